"""The learned player: by the rules, and as deep as its search goes."""

import random
from functools import cache

import numpy as np
import pytest

from benchmarks.measure import random_board
from connectx.agents import network
from connectx.core.board import Board
from connectx.core.boards import Boards
from connectx.core.clock import Deadline
from connectx.core.lookahead import look_ahead, preferred_column
from connectx.core.network import activations, decide, inputs_of, packed, softmax, unpacked
from connectx.exact.solver import Solver


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
def test_it_wins_blocks_and_never_plays_below_their_winning_square(
    leaves: int,
) -> None:
    seen = dict.fromkeys(("wins", "blocks", "stays away"), 0)
    for board in boards_of_all_lengths():
        column = preferred_column(board, network.judge, leaves, Deadline(5))
        after = board.play(column)
        if any(board.wins(c) for c in board.legal_columns()):
            assert board.wins(column)
            seen["wins"] += 1
            continue
        theirs = board.winning_squares(3 - board.mark)
        playable = [c for c in board.legal_columns() if board.landing_square(c) & theirs]
        if playable:
            assert column in playable
            seen["blocks"] += 1
        safe = [c for c in board.legal_columns() if not board.landing_square(c) << 1 & theirs]
        if not playable and safe:
            assert column in safe
            assert not any(after.wins(c) for c in after.legal_columns())
            seen["stays away"] += 1
    assert min(seen.values()) > 10


def test_the_search_finds_what_full_width_minimax_does() -> None:
    """Without a network, with positions that the rules decide as the only ones with a value."""

    def judge(boards: Boards, _: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        return np.zeros((len(boards), 7)), np.zeros(len(boards))

    def value(board: Board, plies: int) -> float:
        found, moves = decide(*both(board))
        if not np.isnan(found[0]):
            return float(found[0])
        if not plies:
            return 0.0
        return max(-value(board.play(c), plies - 1) for c in columns_in(board, int(moves[0])))

    def both(board: Board) -> tuple[Boards, np.ndarray]:
        boards = Boards.from_boards([board])
        return boards, boards.winning_squares()

    def columns_in(board: Board, moves: int) -> list[int]:
        return [c for c in board.legal_columns() if board.landing_square(c) & moves]

    compared = 0
    for board in (board for board in boards_of_all_lengths() if board.discs >= 31):
        boards, winning = both(board)
        _, moves = decide(boards, winning)
        found = look_ahead(boards, judge, 7**4, moves=moves)[0]
        expected = {c: -value(board.play(c), 20) for c in columns_in(board, int(moves[0]))}
        # As deep as the tree goes: what the search has found for certain is so.
        for column, exact in expected.items():
            if abs(found[column]) >= 1:
                assert found[column] == pytest.approx(exact)
                compared += 1
    assert compared > 20


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
