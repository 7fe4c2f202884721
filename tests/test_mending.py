"""What to mend: traps against plain minimax, where one falls in, forfeits, the table."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from benchmarks.measure import random_columns
from connectx.bench.review.mending import Mending, make_mending, mending_rows
from connectx.bench.review.traps import Part, Trap, TrapKind, TrapsMet, choose_discs, find_traps
from connectx.core.board import STANDARD, Board
from connectx.game import Cause, Forfeit, Game
from connectx.words import COLUMN_NAMES

SMALL = Board.empty(3, 4, 3)
SIZE = {"rows": 6, "columns": 7, "inarow": 4, "actTimeout": 2}
SMALL_SIZE = {**SIZE, "rows": 3, "columns": 4, "inarow": 3}
BOTH = [(0, 1)]


def make_game(text: str, **facts: Any) -> Game:
    """Make a game on the standard board of moves in text, such as "4453"."""
    moves = tuple(map(COLUMN_NAMES.index, text))
    return Game(**{"configuration": SIZE, "moves": moves, **facts})


def mend(*games: Game, seat: int = 0) -> Mending:
    """Return what the player in a seat should mend by the rules alone."""
    seats = [(seat,)] * len(games)
    return make_mending("ann", games, seats, find_traps(games, seats, 0.0))


# Traps --------------------------------------------------------------------------------------------


@cache
def outcome(board: Board) -> tuple[int, int]:
    """By plain minimax: 1, 0, -1 for the side to move, and how often the winner still plays."""
    if board.over:
        return -1 if board.winner else 0, 0
    replies = []
    for column in board.legal_columns():
        value, discs = outcome(board.play(column))
        replies.append((-value, discs + (value < 0)))
    return max(replies, key=lambda reply: (reply[0], -reply[0] * reply[1]))


def expected_traps(board: Board) -> Iterator[tuple[TrapKind, int]]:
    """Yield the columns of a position that are traps, with their kinds, by plain minimax."""
    legal = board.legal_columns()
    can_win = any(board.play(column).winner for column in legal)
    # Whoever could pass here would let the other side win at once.
    passed = Board(board.theirs, board.occupied, 3 - board.mark, board.geometry)
    is_threatened = any(passed.play(column).winner for column in legal)
    for column in legal:
        after = board.play(column)
        value, discs = outcome(after)
        if can_win:
            if not after.winner:
                yield TrapKind.WIN, column
        elif -value >= outcome(board)[0]:
            continue
        elif value == 0:
            yield TrapKind.DRAW, column
        elif discs == 1:
            yield (TrapKind.BLOCK if is_threatened else TrapKind.ABOVE), column
        elif discs == 2:
            yield TrapKind.TWO_MOVES, column
        elif discs <= 4:
            yield TrapKind.FOUR_MOVES, column
        elif discs <= 8:
            yield TrapKind.EIGHT_MOVES, column
        else:
            yield TrapKind.LATER, column


def test_traps_and_points_are_those_of_plain_minimax() -> None:
    rng = random.Random(1)
    games = [
        Game(configuration=SMALL_SIZE, moves=tuple(random_columns(number % 12, rng, SMALL)))
        for number in range(150)
    ]
    met = find_traps(games, BOTH * len(games))
    traps = {(trap.game, trap.discs, trap.kind): trap for trap in met.traps}
    expected = set()
    points = Counter[int]()
    for number, game in enumerate(games):
        for board, column in zip(game.boards(), game.moves):
            for kind, trapped in expected_traps(board):
                key = number, board.discs, kind
                expected.add((*key, trapped))
                assert trapped in traps[key].columns
                assert traps[key].legal_count == len(board.legal_columns())
            points[number] += outcome(board)[0] + outcome(board.play(column))[0]
    assert len(expected) == sum(len(trap.columns) for trap in met.traps) > 100
    assert len({kind for _, _, kind, _ in expected}) >= 5
    for number in range(len(games)):
        falls = [trap for trap in met.falls if trap.game == number]
        assert 2 * sum(trap.points for trap in falls) == points[number]


def test_only_chosen_moves_of_the_player_count() -> None:
    games = [make_game("1213161", opening_plies=4), make_game("1213161", opening_plies=6)]
    met = find_traps(games, [(1,), (1,)])
    assert (met.games, met.moves) == (1, 1)
    assert find_traps(games, [(0,), ()]).moves == 2


def parts_of_the_last_move(text: str) -> tuple[Trap, set[str]]:
    """Return the trap by the rules before the last move of a game, and the names of its parts."""
    game = make_game(text, opening_plies=len(text) - 1)
    seats = [((len(text) - 1) % 2,)]
    by_rules = (TrapKind.WIN, TrapKind.BLOCK, TrapKind.ABOVE)
    (trap,) = (trap for trap in find_traps([game], seats, 0.0).traps if trap.kind in by_rules)
    return trap, {part.name for part in trap.parts}


def test_what_a_trap_is_about() -> None:
    trap, names = parts_of_the_last_move("121312")
    assert (trap.kind, trap.columns, trap.fell_in) == (TrapKind.BLOCK, (1, 2, 3, 4, 5, 6), True)
    assert {"upright", "at the edge", "in column 1", "moving second", "before 8 discs"} <= names
    trap, names = parts_of_the_last_move("12233434465")  # the line is 1-1, 2-2, 3-3, 4-4
    assert (trap.kind, trap.columns) == (TrapKind.WIN, (0, 1, 2, 4, 5, 6))
    assert {
        "diagonal",
        "rising diagonal",
        "not at the edge",
        "in column 4",
        "from 8 discs on",
    } <= names
    trap, names = parts_of_the_last_move("2131416")
    assert {"level", "not at the edge"} <= names


def test_blocks_left_undone_in_lost_positions_are_counted() -> None:
    lost = "7142134747116514653546315"
    for last, undone in (("2", 0), ("3", 1)):
        met = find_traps([make_game(lost + last, opening_plies=len(lost))], [(1,)])
        assert (met.lost_blocks, met.lost_blocks_undone) == (1, undone)


def test_which_positions_are_scored_depends_on_their_number() -> None:
    few = choose_discs(dict.fromkeys(range(4, 42), 10), STANDARD, 30.0)
    many = choose_discs(dict.fromkeys(range(4, 42), 200), STANDARD, 30.0)
    assert sorted(few) == [*range(4, 42)]
    assert 8 not in many
    assert {*many} == {4, 5, 6, 7, *range(min({*many} - {4, 5, 6, 7}), 42)}


# The first line -----------------------------------------------------------------------------------


def make_trap(kind: TrapKind, played: int, *parts: Part) -> Trap:
    """Make a trap in a position with six legal columns, of which the last keeps the value."""
    return Trap(
        kind=kind, game=0, discs=2, columns=(0, 1, 2, 3, 4), legal_count=6,
        played=played, points=float(played < 5), parts=frozenset(parts),
    )  # fmt: skip


LATE = Part("24 discs", "from 24 discs on")
EARLY = Part("24 discs", "before 24 discs")


def mend_traps(traps: list[Trap], games: int = 100) -> Mending:
    """Return what a player should mend that met these traps in its first game of so many."""
    met = TrapsMet(games=games, moves=len(traps), traps=traps)
    return make_mending("ann", [make_game("44")] * games, [(0,)] * games, met)


def falls_and_others(kind: TrapKind, falls: int, of: int, part: Part) -> list[Trap]:
    """Make so many traps of a kind, of which so many are fallen into."""
    played = [number % 5 for number in range(falls)] + [5] * (of - falls)
    return [make_trap(kind, column, part) for column in played]


def test_a_part_that_is_clear_is_named() -> None:
    traps = falls_and_others(TrapKind.BLOCK, 16, 20, LATE)
    traps += falls_and_others(TrapKind.BLOCK, 0, 59, EARLY)
    mending = mend_traps(traps)
    assert mending.lines == ["a block missed, from 24 discs on: 16 of 20, else 0 of 59"]
    headings, row = mending_rows([mending])
    assert headings[:5] == ["mistake", "times", "of", "at random", "points"]
    assert row == [
        "a block missed",
        "16",
        "79",
        "66",
        "16",
        "from 24 discs on: 16 of 20, else 0 of 59",
    ]
    assert mend_traps(traps, games=89).lines == []


def test_equal_parts_are_not_named() -> None:
    traps = falls_and_others(TrapKind.TWO_MOVES, 30, 60, LATE)
    traps += falls_and_others(TrapKind.TWO_MOVES, 30, 60, EARLY)
    assert mend_traps(traps).lines == ["lost within 2 moves: 60 of 120, random moves 100"]


def test_of_the_nearest_kinds_the_costliest_comes_first() -> None:
    traps = falls_and_others(TrapKind.WIN, 5, 50, LATE)
    traps += falls_and_others(TrapKind.ABOVE, 20, 50, LATE)
    traps += falls_and_others(TrapKind.LATER, 40, 50, LATE)
    assert mend_traps(traps).lines[0].startswith("a win given above: 20 of 50")


def test_who_misses_nothing_near_is_told_so() -> None:
    traps = falls_and_others(TrapKind.BLOCK, 0, 300, LATE)
    assert mend_traps(traps).lines == ["no mistake is clear"]
    traps += falls_and_others(TrapKind.EIGHT_MOVES, 40, 100, LATE)
    (line,) = mend_traps(traps).lines
    assert line.startswith("no clear mistake within 2 moves; lost within 5 to 8: 40 of 100")


def test_sound_players_are_hardly_ever_accused_of_a_part() -> None:
    """They fall in with the same probability everywhere, in positions of 26 parts."""
    rng = random.Random(5)
    families = [Part(f"{family}", f"{family}{half}") for family in range(13) for half in "ab"]
    accused = 0
    for _ in range(100):
        traps = []
        for _ in range(150):
            parts = [rng.choice(families[two : two + 2]) for two in range(0, 26, 2)]
            played = rng.choice(range(5)) if rng.random() < 0.2 else 5
            traps.append(make_trap(TrapKind.TWO_MOVES, played, *parts))
        accused += "else" in mend_traps(traps).lines[0]
    assert accused <= 3


def test_a_column_in_which_most_mistakes_are_made_is_a_habit() -> None:
    traps = [make_trap(TrapKind.LATER, played, LATE) for played in [0] * 25 + [5] * 35]
    assert mend_traps(traps).lines == ["most mistakes are made in column 1: 25 of 25, at random 5"]


# Faults -------------------------------------------------------------------------------------------

TRACEBACK = (
    'Traceback (most recent call last):\n  File "ann.py", line 3, in agent\n    return best(obs)\n'
    '  File "ann.py", line 7, in best\n    return numpy.take(safe, 0)\n'
    '  File "/usr/lib/numpy.py", line 90, in take\n    raise IndexError(text)\n'
    "IndexError: out of range"
)


def test_a_forfeit_is_a_row_with_its_moves_and_its_line() -> None:
    failed = Forfeit(seat=0, cause=Cause.ERROR, detail=TRACEBACK)
    mending = mend(make_game("4453", forfeit=failed), make_game("44"))
    (row,) = mending_rows([mending])[1:]
    words = "IndexError: out of range, line 7, after 4453"
    assert row == ["forfeit (ERROR)", "1", "2", "", "", words]
    assert mending.lines == [f"forfeit (ERROR): 1 of 2, {words}"]
    assert mend(make_game("4453", forfeit=failed), seat=1).lines == []


@pytest.mark.parametrize(
    ("detail", "words"),
    [
        ("column 4 is full", "column 4 is full"),
        ("returned None; Kaggle plays column 3, which is full", "returned None, and column 4 is"),
    ],
)
def test_columns_of_the_table_count_from_1(detail: str, words: str) -> None:
    full = Forfeit(seat=0, cause=Cause.INVALID, column=3, detail=detail)
    mending = mend(make_game("444444", forfeit=full))
    assert mending.lines[0].startswith(f"forfeit (INVALID): 1 of 1, {words}")
    assert mending.lines[0].endswith("after 444444")


def test_none_is_a_row_with_the_moves_where_that_is_known() -> None:
    hidden = make_game("112112", unanswered=(1, 0))  # one of two moves in the first column
    shown = make_game("4413", unanswered=(1, 0))
    (row,) = mending_rows([mend(hidden, shown)])[1:]
    assert row == ["returned None", "2", "5", "", "", "column 1 is played, after 44"]
    (row,) = mending_rows([mend(hidden)])[1:]
    assert row[-1] == "column 1 is played"


def test_several_players_share_a_table() -> None:
    failed = Forfeit(seat=0, cause=Cause.TIMEOUT, detail="too late")
    games = [make_game("4", forfeit=failed), make_game("121312")]
    one = mend(games[0])
    two = mend(games[1], seat=1)
    headings, *rows = mending_rows([one, two])
    assert headings[0] == "player"
    assert {row[0] for row in rows} == {"ann"}
    assert [row[1] for row in rows] == ["forfeit (TIMEOUT)", "a block missed"]
