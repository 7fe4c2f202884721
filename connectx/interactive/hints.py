"""What the terminal says of a column and of a finished game: the page's sentences.

`connectx/web/standing.js` says the same on a page.
"""

from functools import reduce

from connectx.core.board import Board
from connectx.exact.verdicts import Verdict
from connectx.game import Game
from connectx.review.moves import Review
from connectx.words import (
    SENTENCES,
    SIDES,
    column_name,
    columns_in_words,
    discs_to_win,
    listed,
    number_in_words,
)

NEAR = 5  # discs to a win that are told while one plays


def advice(board: Board, column: int, score: int | None) -> str:
    """Why `column` is the best, or the best found, in a sentence; "" if there is no short reason.

    `score` is that of the position; None if it was not found in time.

    >>> advice(Board.from_moves("12121"), 0, -18)
    'Stop Red: they need this square for four.'
    """
    after, their_mark = board.play(column), 3 - board.mark
    four, other = number_in_words(board.inarow), SIDES[their_mark - 1]
    if board.wins(column):
        return SENTENCES["makes four"].format(four=four)
    if after.over:
        return ""
    if board.landing_square(column) & board.winning_squares(their_mark):
        return SENTENCES["stops"].format(other=other, four=four)
    if not wins_next(after, their_mark) and len(wins_next(after, board.mark)) > 1:
        return SENTENCES["two places"].format(other=other)
    if not board.discs and 2 * column + 1 == board.columns:
        return SENTENCES["the middle"]
    if score is None:
        return ""
    if score < 0:
        return SENTENCES["hardest"].format(other=other)
    discs = discs_to_win(score, board.empties) if score else 0
    name = "can win" if score else "good draw"
    return SENTENCES[name].format(discs=discs) if discs <= NEAR else ""


def wins_next(board: Board, mark: int) -> list[int]:
    """The columns in which the next disc would complete a line of a side, whoever is to move."""
    wins = board.winning_squares(mark)
    return [column for column in board.legal_columns() if board.landing_square(column) & wins]


def how_won(board: Board, number: int) -> str:
    """Such as "Four across, on move 7.", of the side that has moved."""
    stride, starts = board.geometry.stride, []
    for step in (1, stride, stride - 1, stride + 1):
        runs = reduce(lambda runs, _: runs & runs >> step, range(board.inarow - 1), board.theirs)
        starts.append(runs)
    names = ("in a column", "across", "on a diagonal", "on a diagonal")
    ways = dict.fromkeys(name for name, runs in zip(names, starts) if runs)
    four = number_in_words(board.inarow).capitalize()
    return SENTENCES["how won"].format(four=four, ways=listed([*ways], "and"), number=number)


def overlooked(game: Game) -> str:
    """What the loser's last move overlooked, by the name of its sentence; "" if nothing."""
    last = len(game.moves) - 2
    if game.winner is None or game.forfeit or last < 0:
        return ""
    board, column = game.boards()[last], game.moves[last]
    danger = wins_next(board, 3 - board.mark)
    if wins_next(board, board.mark):
        return "a win not taken"
    if danger:
        return "a win not blocked" if len(danger) == 1 and danger[0] != column else ""
    safe = any(not wins_next(board.play(c), 3 - board.mark) for c in board.legal_columns())
    return "a disc under a winning square" if safe else ""


def turned(review: Review, you: int | None) -> str:
    """Where a finished game turned and what the loser's last move overlooked, if that is known.

    `you` is the seat of the one person at the board, if there is just one.
    """
    game, said = review.game, []
    if game.winner is not None and game.winner == you:
        return ""

    def told(name: str, index: int) -> None:
        seat, four = index % 2, number_in_words(game.geometry.inarow)
        who, whose = ("you", "your") if seat == you else (SIDES[seat], f"{SIDES[seat]}\u2019s")
        column, other = column_name(game.moves[index]), SIDES[1 - seat]
        gaps = {"who": who, "whose": whose, "other": other, "four": four, "column": column}
        said.append(SENTENCES[name].format(number=index + 1, **gaps))

    last = len(game.moves) - 2
    losers = [move for move in review.moves if move.seat != game.winner]
    if review.turning_move:
        turning = review.moves[review.turning_move - 1]
        told("turned", turning.number - 1)
        would = "would have won outright" if (turning.before or 0) > 0 else "would have drawn"
        better = columns_in_words(turning.better[:1], "or").capitalize()
        if turning.better:
            said.append(SENTENCES[would].format(better=better))
    elif not any(move.verdict is Verdict.UNKNOWN for move in losers):
        lost = game.winner is not None and last % 2 == you
        told("never winning" if lost else "none decided", last)
    if last + 1 != review.turning_move and (name := overlooked(game)):
        told(name, last)
    return " ".join(said)
