"""The learned player: by the rules, and as deep as its search goes."""

import random
from collections import Counter
from functools import cache

import numpy as np
import pytest

from benchmarks.measure import random_board
from connectx.agents import network
from connectx.bench.solver.solver import Solver
from connectx.core.board import Board
from connectx.core.boards import Boards
from connectx.core.clock import Deadline
from connectx.core.network import (
    activations,
    decide,
    inputs_of,
    look_ahead,
    packed,
    preferred_column,
    softmax,
    unpacked,
)


@cache
def boards_of_all_lengths() -> list[Board]:
    return [random_board(discs, random.Random(discs)) for discs in range(6, 42) for _ in range(4)]


def test_the_rules_decide_as_exact_scores_do(standard_solver: Solver) -> None:
    boards = Boards.from_boards([board for board in boards_of_all_lengths() if board.discs >= 16])
    values, moves = decide(boards, boards.winning_squares())
    decided = 0
    for board, value, left in zip(boards, values.tolist(), moves.tolist()):
        best = standard_solver.score(board)
        assert best is not None
        legal = [column for column in board.legal_columns() if board.landing_square(column) & left]
        assert legal
        if np.isnan(value):
            kept = max(standard_solver.column_score(board, c, -99, 99) for c in legal)
            assert kept == best  # the best column is among those that are left
        else:
            decided += 1
            assert np.sign(value) == np.sign(best)
    assert 10 < decided < len(boards)


def test_what_goes_in_is_turned_with_the_board() -> None:
    boards = Boards.from_boards(boards_of_all_lengths())
    inputs = inputs_of(boards, boards.winning_squares())
    mirrored = boards.mirrored()
    turned = inputs_of(mirrored, mirrored.winning_squares())
    assert inputs.shape == (len(boards), 5 * 42 + 2 * 69)
    planes = inputs[:, :210].reshape(-1, 5, 6, 7)
    assert (planes[:, :2] == boards.planes()).all()
    assert (planes[..., ::-1] == turned[:, :210].reshape(-1, 5, 6, 7)).all()
    assert (np.sort(inputs[:, 210:]) == np.sort(turned[:, 210:])).all()
    # X has three in a row with both ends free: one line of three, and so on.
    board = Boards.from_moves(["112233"])
    shares = inputs_of(board, board.winning_squares())[0, 210:]
    assert (shares[:69] == 0.75).sum() == 1
    assert (shares[69:] == 0.75).sum() == 1


@pytest.mark.parametrize("leaves", [0, 60])
def test_it_wins_blocks_and_never_plays_below_their_winning_square(leaves: int) -> None:
    seen = Counter[str]()
    for board in boards_of_all_lengths():
        column = preferred_column(board, network.evaluate_boards, leaves)
        legal = board.legal_columns()
        theirs = board.winning_squares(3 - board.mark)
        for name, columns in (
            ("wins", [c for c in legal if board.wins(c)]),
            ("blocks", [c for c in legal if board.landing_square(c) & theirs]),
            ("stays away", [c for c in legal if not board.landing_square(c) << 1 & theirs]),
        ):
            if columns:
                assert column in columns
                seen[name] += 1
                break
    assert min(seen[name] for name in ("wins", "blocks", "stays away")) > 10


def test_the_search_finds_what_full_width_minimax_does() -> None:
    """Without a network, with positions that the rules decide as the only ones with a value."""

    def judge(boards: Boards, _: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        return np.zeros((len(boards), 7)), np.zeros(len(boards))

    def decided(board: Board) -> tuple[float, list[int]]:
        boards = Boards.from_boards([board])
        values, moves = decide(boards, boards.winning_squares())
        left = int(moves[0])
        return values[0], [c for c in board.legal_columns() if board.landing_square(c) & left]

    def value(board: Board) -> float:
        found, columns = decided(board)
        return max(-value(board.play(c)) for c in columns) if np.isnan(found) else found

    compared = 0
    for board in (board for board in boards_of_all_lengths() if board.discs >= 31):
        boards, (_, columns) = Boards.from_boards([board]), decided(board)
        moves = np.array([sum(map(board.landing_square, columns))])
        found = look_ahead(boards, judge, 7**4, moves=moves)[0]
        for column in columns:
            if abs(found[column]) >= 1:  # what the search has found for certain is so
                assert found[column] == pytest.approx(-value(board.play(column)))
                compared += 1
    assert compared > 20


@pytest.mark.parametrize("deadline", [None, Deadline(1)])
def test_a_search_of_no_positions_gives_no_values(deadline: Deadline | None) -> None:
    one, none = Boards.empty(1), Boards.empty(0)
    found = look_ahead(one, network.evaluate_boards, 60, deadline)
    nothing = look_ahead(none, network.evaluate_boards, 60, deadline)
    assert found.shape == (1, 7)
    assert nothing.shape == (0, 7)
    assert nothing.dtype == found.dtype
    preferences, values = network.evaluate_boards(none, none.winning_squares())
    assert preferences.shape == (0, 7)
    assert values is not None
    assert values.shape == (0,)


def test_a_network_survives_its_file() -> None:
    boards = Boards.from_boards(boards_of_all_lengths())
    inputs = inputs_of(boards, boards.winning_squares())
    again = unpacked(packed(network.LAYERS))
    for (weights, added), (more, other) in zip(network.LAYERS, again):
        np.testing.assert_allclose(weights, more, atol=1e-6)
        np.testing.assert_array_equal(added, other)
    outputs = activations(network.LAYERS, inputs)[-1]
    assert outputs.shape == (len(boards), 11)
    np.testing.assert_allclose(softmax(outputs[:, 7:10]).sum(axis=1), 1, rtol=1e-5)
    np.testing.assert_allclose(outputs, activations(again, inputs)[-1], atol=1e-3)
