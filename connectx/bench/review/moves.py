"""Reviews: which moves of a game were mistakes by exact scores, and which one decided the game.

    review = review_game(game)
    print(review.turning_point)

Moves whose scores are not known within the time limit have no verdict.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape
from typing import TYPE_CHECKING, Any

from connectx.bench.solver.judge import BLUNDERS, SYMBOLS, Judge, Verdict, judge_of, verdict_on
from connectx.core.board import Board
from connectx.core.clock import Deadline
from connectx.errors import shorten, single_line
from connectx.game import UNNAMED, Game
from connectx.position import read_position
from connectx.words import SIGNS, column_name, column_outcome, columns_in_words

if TYPE_CHECKING:
    from connectx.bench.review.why import Explanation

ColumnScores = dict[int, int] | None  # of every legal column; None if not known in time


@dataclass(frozen=True, kw_only=True)
class ReviewedMove:
    """One move. Scores are those of the side that makes it."""

    number: int  # from 1
    seat: int
    column: int
    before: int | None  # the score of the best move; None if not known in time
    after: int | None  # the score of this one
    words: str  # what it led to, such as "wins in 9"; empty if that is not known
    verdict: Verdict
    better: tuple[int, ...]  # the best columns, if this is not one of them
    instead: str  # the same in words, such as "column 1 or 3 wins in 8"; or empty

    @property
    def symbol(self) -> str:
        """The sign of a mistake, such as "??"; else empty."""
        return SYMBOLS.get(self.verdict, "")

    @property
    def in_words(self) -> str:
        """What the move did, such as "draws; column 1 or 3 wins in 8"."""
        parts = [self.words or Verdict.UNKNOWN, self.instead]
        if self.verdict is Verdict.GIVEN:
            parts.insert(0, Verdict.GIVEN)
        return "; ".join(filter(None, parts))


@dataclass(frozen=True, kw_only=True, repr=False)
class Review:
    """A game with every move judged; `add_reasons` fills in the last two fields."""

    game: Game
    scores: tuple[int | None, ...]  # of the position before each move, and of the last
    moves: tuple[ReviewedMove, ...]
    turning_point: str  # a sentence
    turning_move: int | None  # the number of the move that it names
    column_scores: tuple[ColumnScores, ...] = ()  # of each of these positions
    reasons: tuple["Explanation", ...] = ()  # likewise

    def __repr__(self) -> str:
        return f"{self.game.title}: {self.turning_point}"

    def _repr_html_(self) -> str:
        """Draw the board before the turning point, with better moves, and list all moves."""
        from connectx.bench.review.draw import draw_game  # late: most reviews are printed

        moves = self.game.moves
        labels: dict[int, str] | None = None
        if self.turning_move:
            turning_move = self.moves[self.turning_move - 1]
            moves = moves[: self.turning_move - 1]
            labels = dict.fromkeys(turning_move.better, "better")
            labels[turning_move.column] = turning_move.symbol
        picture = draw_game(replace(self.game, moves=moves, forfeit=None), labels=labels)
        rows = (
            f"<tr><td>{move.number}<td>{SIGNS[move.seat]}<td>{column_name(move.column)}"
            f"<td>{move.symbol}<td style='text-align:left'>{move.in_words}"
            for move in self.moves
        )
        return (
            f"<p>{escape(self.turning_point)}</p>"
            f"{picture}"
            f"<details><summary>All moves</summary><table>{''.join(rows)}</table></details>"
        )


def review_game(
    game: str | Game | Any, seconds: float = 60.0, judge: Judge | None = None
) -> Review:
    """Judge every move of a game, and find better moves in place of its mistakes.

    `game` is whatever `read_position` takes: moves such as "4453", kaggle-environments' `env`, its
    `toJSON()`, a `Game`. A notebook shows the result if it is the value of a cell.

    The review starts at the end of the game, because late positions are quick to score and help
    with the earlier ones. A score that is not known after `seconds` stays None; it is never
    guessed. By default, all reviews of the process share one `judge`; threads need one each. Raises
    UserError at an illegal move.

    >>> review = review_game("1212121")
    >>> move = review.moves[review.turning_move - 1]
    >>> move.number, move.column, move.symbol, move.instead
    (6, 1, '??', 'column 1 wins in 19')
    """
    game = read_position(game)
    judge = judge or judge_of(game.geometry)
    boards = game.boards()
    deadline = Deadline(seconds)
    last_score = judge.score(boards[-1], deadline)
    scores = [last_score]  # of the positions from this one on, each for its side to move
    moves: list[ReviewedMove] = []
    for index in reversed(range(len(game.moves))):
        score_after = None if scores[0] is None else -scores[0]  # for the side that moves now
        score_before = judge.score(boards[index], deadline)
        move_scores = (score_before, score_after)
        move = _review_move(game, index, boards[index], move_scores, judge, deadline)
        scores.insert(0, score_before)
        moves.insert(0, move)
    sentence, turning_move = _describe_turning_point(game, moves, last_score)
    return Review(
        game=game,
        scores=tuple(scores),
        moves=tuple(moves),
        turning_point=sentence,
        turning_move=turning_move,
    )


def _review_move(
    game: Game,
    index: int,
    board: Board,
    scores: tuple[int | None, int | None],
    judge: Judge,
    deadline: Deadline,
) -> ReviewedMove:
    """Judge a move of a game, which is made on `board`, and find better moves if it is a mistake.

    `scores` are those of the best move and of this one, for the side that makes it. They are None
    if they are not known.
    """
    best_score, score = scores
    verdict = verdict_on(best_score, score)
    if index < game.opening_plies:
        verdict = Verdict.GIVEN
    better_columns = None
    if verdict in SYMBOLS:
        better_columns = judge.best_columns(board, deadline)
    instead = ""
    if better_columns and best_score is not None:
        outcome = column_outcome(best_score, board.empties)
        instead = f"{columns_in_words(better_columns, 'or')} {outcome}"
    return ReviewedMove(
        number=index + 1,
        seat=index % 2,
        column=game.moves[index],
        before=best_score,
        after=score,
        words="" if score is None else column_outcome(score, board.empties),
        verdict=verdict,
        better=tuple(better_columns or ()),
        instead=instead,
    )


# The turning point ------------------------------------------------------------------------------


def _describe_turning_point(
    game: Game, moves: Sequence[ReviewedMove], last_score: int | None
) -> tuple[str, int | None]:
    """Return the sentence that says where the game was decided, and the number of that move.

    `last_score` is that of the side to move at the end. The number is None if no move decided it.
    """
    ending = _describe_ending(game)
    # Only the loser can have decided the game, or either side if it was drawn.
    blunders = [move for move in moves if move.verdict in BLUNDERS and move.seat != game.winner]
    turning_move = blunders[-1] if blunders else None
    if game.forfeit is not None:
        was_lost = _is_lost_for(game.forfeit.seat, len(moves), last_score)
        if turning_move is None or not was_lost:
            return f"Turning point: the forfeit. {ending}", None
    later_moves = moves if turning_move is None else moves[turning_move.number :]
    unscored_moves = [move for move in later_moves if move.verdict is Verdict.UNKNOWN]
    restriction = ""  # of what is said, if an unscored move may have decided the game
    unscored_note = ""
    if any(move.seat != game.winner for move in unscored_moves):
        restriction = " among the moves scored"
        unscored_note = f" Not scored: moves {_describe_span(unscored_moves)}."
    if turning_move is None:
        reason = "." if unscored_note else ": no move changed the value of the game."
        return f"No turning point{restriction}{reason}{unscored_note} {ending}", None
    player = _describe_player(game, turning_move.seat)
    played = f"column {column_name(turning_move.column)} by {player}"
    mistake = f"{turning_move.verdict}"
    if turning_move.instead:
        mistake += f"; {turning_move.instead}"
    sentence = (
        f"Turning point{restriction}: move {turning_move.number}, {played}: {mistake}, this move "
        f"{turning_move.words}.{unscored_note} {ending}"
    )
    return sentence, turning_move.number


def _is_lost_for(seat: int, plies: int, score: int | None) -> bool:
    """Return whether the position after so many plies is known to be lost for a seat.

    `score` is that of the side to move, None if it is not known.
    """
    if score is None:
        return False
    is_to_move = plies % 2 == seat
    return score < 0 if is_to_move else score > 0


def _describe_span(moves: Sequence[ReviewedMove]) -> str:
    """Return the numbers of the first and the last move, or that of the only one."""
    first = moves[0].number
    last = moves[-1].number
    return f"{first}" if first == last else f"{first} to {last}"


def _describe_ending(game: Game) -> str:
    """Return how a game ended, as a sentence."""
    number = len(game.moves)
    moves = f"{number} move" if number == 1 else f"{number} moves"
    if game.forfeit is not None:
        player = _describe_player(game, game.forfeit.seat)
        answer_times = [seconds for seconds in game.seconds[number:] if seconds]
        times = "".join(f" ({seconds:.2f} s)" for seconds in answer_times)
        forfeit = f"{player} forfeited by {game.forfeit.cause} after {moves}{times}"
        _, _, last_line = game.forfeit.detail.strip().rpartition("\n")
        reason = shorten(single_line(last_line))
        return f"{forfeit}: {reason}." if reason else f"{forfeit}."
    if game.winner is not None:
        return f"{_describe_player(game, game.winner)} won on move {number}."
    if game.finished:
        return "The game ended in a draw."
    return f"The game is unfinished after {moves}."


def _describe_player(game: Game, seat: int) -> str:
    """Return a player's name, with its role if that is not its name."""
    name = game.players[seat]
    role = UNNAMED[seat]
    return name if name == role else f"{name} ({role})"
