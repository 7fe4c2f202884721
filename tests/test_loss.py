"""What is said at the end of a lost game, checked by rules of the game written anew."""

import random
import re
from collections.abc import Iterator

import pytest
from claim_checks import Grid, grid_of, numbers_in

from connectx.bench.levels import LEVELS, Level, level_column
from connectx.bench.review.loss import NameMover, TurningPoint, explain_loss
from connectx.bench.solver.judge import cached_judge
from connectx.core.board import STANDARD, Board
from connectx.game import Game
from connectx.position import read_position
from connectx.words import SIDES

LOST_GAMES = 102


def child_column(board: Board, rng: random.Random) -> int:
    """Choose what a child plays: it sees half of the wins and blocks, and likes the middle."""
    urgent = board.urgent_column()
    if urgent is not None and rng.random() < 0.5:
        return urgent
    legal = board.legal_columns()
    return min(rng.sample(legal, min(2, len(legal))), key=lambda column: abs(column - 3))


def play_against(level: Level, child_seat: int, rng: random.Random) -> str:
    """Play a game of a child against a level; return its moves."""
    board, moves = Board.empty(), ""
    while not board.over:
        if board.mark - 1 == child_seat:
            column = child_column(board, rng)
        elif level.plies is None:
            column = (cached_judge(STANDARD).best_columns(board) or board.legal_columns())[0]
        else:
            column = level_column(level, board, rng)
        moves += str(column + 1)
        board = board.play(column)
    return moves


def lost_games() -> Iterator[Game]:
    """Games that a child lost, as many against each level."""
    rng, count = random.Random(92), 0
    while count < LOST_GAMES:
        child_seat = rng.randrange(2)
        game = read_position(play_against(LEVELS[count % len(LEVELS)], child_seat, rng))
        if game.winner == 1 - child_seat:
            count += 1
            yield game


def was_avoidable(board: Grid) -> bool:
    """Whether some column wins, or leaves the other side no win with its next disc."""
    if board.wins(board.seat):
        return True
    afters = [board.drop(column) for column in board.legal()]
    return any(not after.wins(after.seat) for after in afters)


def check_oversight(moves: str, text: str) -> None:
    """What the loser overlooked is true, and so is what the other side did with it."""
    found = re.match(r"Move (\d+): ", text)
    assert found, text
    index = int(found[1]) - 1
    board, after = grid_of(moves[:index]), grid_of(moves[: index + 1])
    reply = int(moves[index + 1]) - 1
    if "could have made four" in text:
        assert numbers_in(text[len(found[0]) :])[:-1] == board.wins(board.seat)
        assert f"made four in column {moves[-1]}." in text
    elif "did not block" in text:
        assert numbers_in(text[len(found[0]) :])[:1] == board.wins(1 - board.seat)
        assert ("made four there" in text) == (reply in board.wins(1 - board.seat))
        assert reply in after.wins(after.seat)
    elif "win on top of it" in text:
        assert moves[index] == moves[index + 1]
        assert reply in after.wins(after.seat)
    else:
        assert f"play column {moves[index + 1]}. After that, you could not stop four." in text
        lost = after.drop(reply)
        assert not lost.wins(lost.seat)
        assert all(lost.drop(column).wins(after.seat) for column in lost.legal())


@pytest.mark.slow
def test_the_end_says_what_the_last_oversight_was() -> None:
    """In all games in which one was left open, and what it says is true."""
    left_open = told = 0
    for game in lost_games():
        moves = "".join(str(column + 1) for column in game.moves)
        last = len(moves) - 2
        loser = last % 2
        text = " ".join(explain_loss(game, None, lambda _: {}, mover_of(loser)))
        if was_avoidable(grid_of(moves[:last])):
            left_open += 1
            assert text.startswith(f"Move {last + 1}: "), moves
        if text:
            told += 1
            check_oversight(moves, text)
    assert left_open > 50
    assert told > left_open


def mover_of(you: int) -> NameMover:
    """Names who makes a move, for a page at which one person sits."""
    return lambda index: "you" if index % 2 == you else SIDES[index % 2]


@pytest.mark.parametrize(
    ("moves", "turning", "paragraphs"),
    [
        (
            "477457737641455322",
            TurningPoint(17, 1, (5,)),
            [
                "Move 17: you did not block column 6. Yellow made four in column 2.",
                "That move turned the game. Column 6 would have won.",
            ],
        ),
        (
            "1424344454637512",
            TurningPoint(1, 1, (3,)),
            [
                "Move 13: you let Yellow play column 5. After that, you could not stop four.",
                "Move 1 turned the game: you played column 1. Why? Yellow takes column 4, the one "
                "place that you needed, and can win. Column 4 would have won.",
            ],
        ),
        ("1727374", TurningPoint(0), ["Move 6: you did not block column 4. Red made four there."]),
    ],
)
def test_what_is_learned_adds_to_what_was_overlooked(
    moves: str, turning: TurningPoint, paragraphs: list[str]
) -> None:
    game = read_position(moves)

    def scores_of(board: Board) -> dict[int, int]:
        return {} if board.over else cached_judge(STANDARD).column_scores(board) or {}

    mover = mover_of(len(moves) % 2)
    assert explain_loss(game, None, scores_of, mover) == paragraphs[:1]
    assert explain_loss(game, turning, scores_of, mover) == paragraphs
