"""Boards as arrays do what single boards do."""

import random
from contextlib import nullcontext

import numpy as np
import pytest
from conftest import squares_of

from connectx.core.board import COLUMN_NAMES, STANDARD, Board, geometry_of
from connectx.core.boards import Boards, planes_of
from connectx.core.observation import read_board

SIZES = [(6, 7, 4), (1, 1, 1), (3, 3, 3), (4, 12, 5), (8, 7, 4)]


def random_games(size: tuple[int, int, int], count: int = 40) -> dict[str, Board]:
    """All positions of random games by their moves, those at the end among them."""
    rng, positions = random.Random(str(size)), {}
    for _ in range(count):
        board, moves = Board.empty(*size), ""
        positions[moves] = board
        while not board.over:
            column = rng.choice(board.legal_columns())
            board, moves = board.play(column), moves + COLUMN_NAMES[column]
            positions[moves] = board
    return positions


@pytest.mark.parametrize("size", SIZES)
def test_all_that_a_board_has_is_the_same_for_many(size: tuple[int, int, int]) -> None:
    geometry, positions = geometry_of(*size), random_games(size)
    one_by_one = list(positions.values())
    boards = Boards.from_boards(one_by_one, geometry)
    assert list(boards) == one_by_one
    texts = list(positions)
    for moves in (texts, np.array(texts), [text.upper().encode() for text in texts]):
        assert list(Boards.from_moves(moves, geometry)) == one_by_one
    for name in ("own", "occupied", "theirs", "discs", "key", "over"):
        assert getattr(boards, name).tolist() == [getattr(b, name) for b in one_by_one], name
    assert boards.marks.tolist() == [b.mark for b in one_by_one]
    assert boards.winner.tolist() == [b.winner or 0 for b in one_by_one]
    assert boards.won.tolist() == [b.winner == 3 - b.mark for b in one_by_one]
    legal = [[column in b.legal_columns() for column in range(b.columns)] for b in one_by_one]
    assert boards.legal().tolist() == legal
    playable = [sum(map(b.landing_square, b.legal_columns())) for b in one_by_one]
    assert boards.playable.tolist() == playable
    wins = [(b.winning_squares(b.mark), b.winning_squares(3 - b.mark)) for b in one_by_one]
    assert [*zip(*boards.winning_squares().tolist())] == wins
    assert list(boards.mirrored()) == [b.mirrored() for b in one_by_one]
    canonical, turned = boards.canonical()
    assert [*zip(canonical, turned.tolist())] == [b.canonical() for b in one_by_one]
    rows, columns = np.nonzero(boards.legal())
    played = [one_by_one[row].play(column) for row, column in zip(rows, columns)]
    assert list(boards[rows].play(columns)) == played


@pytest.mark.parametrize("size", SIZES)
def test_squares_are_those_of_kaggles_observations(size: tuple[int, int, int]) -> None:
    geometry, positions = geometry_of(*size), random_games(size, 10)
    boards = Boards.from_moves(list(positions), geometry)
    config = dict(zip(("rows", "columns", "inarow"), size))
    lists = boards.grids().reshape(len(boards), -1).tolist()
    for cells, mark, board in zip(lists, boards.marks, boards):
        assert read_board({"board": cells, "mark": mark}, config) == board
    for cells in (boards.grids(), lists):
        assert list(Boards.from_grids(cells, geometry=geometry)) == list(boards)
    others = Boards.from_grids(lists, 3 - boards.marks, geometry)
    assert others.own.tolist() == boards.theirs.tolist()
    assert boards.planes().flags.c_contiguous
    own, theirs = boards.planes().swapaxes(0, 1)
    assert (own | theirs == (boards.grids() > 0)).all()
    assert (own == (boards.grids() == boards.marks[:, None, None])).all()
    wins = planes_of(boards.winning_squares(), geometry)
    assert wins.shape == (2, len(boards), geometry.rows, geometry.columns)
    assert wins.sum() == sum(mask.bit_count() for mask in boards.winning_squares().ravel().tolist())


def test_slices_masks_and_numbers_choose_rows() -> None:
    boards = Boards.from_moves(["", "4", "44", "444"])
    assert list(boards[1:3]) == [Board.from_moves("4"), Board.from_moves("44")]
    assert list(boards[boards.discs % 2 == 0]) == [Board.empty(), Board.from_moves("44")]
    assert list(boards[[3, 0]]) == [Board.from_moves("444"), Board.empty()]
    assert boards[-1] == Board.from_moves("444")
    assert list(Boards.concatenate([boards[:1], boards[3:]])) == [boards[0], boards[3]]
    for none in (boards[:0].play(np.zeros(0, int)), Boards.from_moves([]), Boards.from_boards([])):
        assert len(none) == 0


def test_rows_are_compared_as_in_numpy_and_others_are_never_equal() -> None:
    boards = Boards.from_moves(["", "4", "44", "1"])
    assert repr(boards) == "<4 boards of 6 x 7, 4 in a row>"
    assert (boards == boards[[0, 1, 1, 3]]).tolist() == [True, True, False, True]
    assert (boards != boards[[0, 1, 1, 3]]).tolist() == [False, False, True, False]
    assert (boards == boards[1:2]).tolist() == [False, True, False, False]
    assert (boards == Boards.empty(4, geometry_of(3, 3, 3))) is False
    assert (boards == "") is False


@pytest.mark.parametrize("column", [-1, 7, 3])
def test_a_column_that_cannot_be_played_is_named_by_its_row(column: int) -> None:
    boards = Boards.from_moves(["4", "4", "444444", "444444"])
    with pytest.raises(ValueError, match=rf"row 2: column {column} "):
        boards.play([0, 1, column, column])


def test_no_boards_play_no_moves() -> None:
    assert len(Boards.empty(0).play([])) == 0


@pytest.mark.timeout(5)
@pytest.mark.parametrize("text", ["1" * 1_000_000, "1234567" * 100_000])
def test_a_game_longer_than_the_board_is_refused_at_once(text: str) -> None:
    with pytest.raises(ValueError, match="row 1: "):
        Boards.from_moves(["4453", text])


def test_boards_that_do_not_exist_are_named_by_their_row() -> None:
    for moves, why in (
        ("4" * 7, "row 1: move 7: column 4 is full"),
        ("x", "row 1: move 1, 'x': expected a column from 1 to 7"),
        ("\N{HORSE}", "row 1: move 1"),
        ("12121212", "row 1: move 8: the game was already over"),
    ):
        with pytest.raises(ValueError, match=why):
            Boards.from_moves(["4", moves, "8"])
    with pytest.raises(ValueError, match=r"\(1, 41\), expected n boards of 6 x 7"):
        Boards.from_grids([[0] * 41])
    with pytest.raises(ValueError, match="row 1: the board is 3 x 3"):
        Boards.from_boards([Board.empty(), Board.empty(3, 3, 3)], STANDARD)
    with pytest.raises(ValueError, match="more than one word"):
        Boards.empty(1, geometry_of(8, 8, 4))


WHY = r"(, expected [01]|: expected own discs|has a disc above an empty square)"


@pytest.mark.parametrize("size", SIZES[2:])
def test_no_board_is_made_of_what_breaks_gravity_or_values(size: tuple[int, int, int]) -> None:
    geometry, config = geometry_of(*size), dict(zip(("rows", "columns", "inarow"), size))
    rng, seen = random.Random(str(size)), [0, 0]
    for start in random_games(size, 20).values():
        cells, mark = squares_of(start), rng.choice([1, 2, 1, 2, 1, 2, 0, 3])
        if rng.random() < 0.5:
            cells[rng.randrange(len(cells))] = rng.choice([0, 1, 2, -1, 3])
        floats = any(upper and not lower for upper, lower in zip(cells, cells[size[1] :]))
        right = {*cells} <= {0, 1, 2} and mark in (1, 2) and not floats
        seen[right] += 1
        with nullcontext() if right else pytest.raises(ValueError, match=WHY):
            board = read_board({"board": cells, "mark": mark}, config)
            assert squares_of(board) == cells
        with nullcontext() if right else pytest.raises(ValueError, match=f"row 0: .*{WHY}"):
            grids = Boards.from_grids([cells], [mark], geometry)
            assert Boards(grids.own, grids.occupied, geometry).own == grids.own == board.own
    assert min(seen) > 20
    for own, occupied in ((0, 2), (1, 2), (-1, -1), (0, 1 << geometry.rows), (0, 1 << 62)):
        with pytest.raises(ValueError, match=WHY):
            Board(own, occupied, 1, geometry)
        with pytest.raises(ValueError, match=f"row 0: .*{WHY}"):
            Boards([own], [occupied], geometry)
