"""Reviews: which moves of a game were mistakes by exact scores, and which one decided the game.

    review = review_game(game)
    print(review.turning_point)

Moves whose scores are not known within the time limit have no verdict.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape
from typing import TYPE_CHECKING, Any

from connectx.bench.solver.judge import BLUNDERS, SYMBOLS, Judge, Verdict, cached_judge, verdict_on
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
    words: str  # what it led to, such as "wins in 9"; "" if that is not known
    verdict: Verdict
    better: tuple[int, ...]  # the best columns, if this is not one of them
    instead: str  # these columns in words, such as "column 1 or 3 wins in 8"; "" if none

    @property
    def symbol(self) -> str:
        """The sign of a mistake, such as "??"; "" if the move is no mistake."""
        return SYMBOLS.get(self.verdict, "")

    @property
    def in_words(self) -> str:
        """What the move led to, and what would have been better, if anything.

        Such as "draws; column 1 or 3 wins in 8". A move of an opening begins with "given".
        """
        parts: list[str] = []
        if self.verdict is Verdict.GIVEN:
            parts.append(Verdict.GIVEN)
        parts.append(self.words or Verdict.UNKNOWN)
        if self.instead:
            parts.append(self.instead)
        return "; ".join(parts)


@dataclass(frozen=True, kw_only=True, repr=False)
class Review:
    """A game with every move judged; `add_reasons` fills in the last two fields."""

    game: Game
    scores: tuple[int | None, ...]  # of the position before each move, and of the last
    moves: tuple[ReviewedMove, ...]
    turning_point: str  # a sentence on where the game was decided
    turning_move: int | None  # the number, from 1, of the move that it names; None if none
    column_scores: tuple[ColumnScores, ...] = ()  # of each of the positions of `scores`
    reasons: tuple["Explanation", ...] = ()  # of each of the positions of `scores`

    def __repr__(self) -> str:
        return f"{self.game.title}: {self.turning_point}"

    def _repr_html_(self) -> str:
        """Return HTML with the board before the move that decided the game, and all moves.

        The columns that would have been better have labels. If no move decided the game, the board
        is that at its end.
        """
        from connectx.bench.review.draw import draw_game  # late: most reviews are printed

        moves_drawn = self.game.moves
        labels: dict[int, str] | None = None  # texts above columns, which count from 0
        if self.turning_move is not None:
            index = self.turning_move - 1  # the number of a move counts from 1
            deciding_move = self.moves[index]
            moves_drawn = moves_drawn[:index]
            labels = dict.fromkeys(deciding_move.better, "better")
            labels[deciding_move.column] = deciding_move.symbol
        game_drawn = replace(self.game, moves=moves_drawn, forfeit=None)
        picture = draw_game(game_drawn, labels=labels)
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
    judge = judge or cached_judge(game.geometry)
    boards = game.boards()
    deadline = Deadline(seconds)
    last_score = judge.score(boards[-1], deadline)
    # Both lists grow at their beginning. The scores are those of the positions from the one after
    # the move at hand on, each for its side to move.
    scores = [last_score]
    moves: list[ReviewedMove] = []
    for index in reversed(range(len(game.moves))):
        score_after = None
        if scores[0] is not None:
            score_after = -scores[0]  # for the side that moves here, not for the one that replies
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
    """Judge a move of a game, and find better columns if it is a mistake.

    `index` is that of the move, from 0, and `board` is the position before it. `scores` are those
    of the best move and of this one, for the side that makes it. They are None if they are not
    known.
    """
    best_score, score = scores
    verdict = verdict_on(best_score, score)
    if index < game.opening_plies:  # the players did not choose the moves of the opening
        verdict = Verdict.GIVEN
    is_mistake = verdict in SYMBOLS
    better_columns = None
    if is_mistake:
        better_columns = judge.best_columns(board, deadline)
    words = ""
    if score is not None:
        words = column_outcome(score, board.empties)  # such as "wins in 9"
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
        words=words,
        verdict=verdict,
        better=tuple(better_columns or ()),
        instead=instead,
    )


# The turning point ------------------------------------------------------------------------------


def _describe_turning_point(
    game: Game, moves: Sequence[ReviewedMove], last_score: int | None
) -> tuple[str, int | None]:
    """Say where the game was decided, and return the number of the move that decided it, from 1.

    A move decides the game if it is the last that threw away a win or a draw. The number is None if
    there is no such move, or if a forfeit decided the game. `last_score` is the score of the side
    to move at the end, None if it is not known.
    """
    ending = _describe_ending(game)
    # Only the loser can have decided the game, or either side if it was drawn.
    blunders = [move for move in moves if move.verdict in BLUNDERS and move.seat != game.winner]
    last_blunder = blunders[-1] if blunders else None
    if game.forfeit is not None:
        was_lost = _is_lost_for(game.forfeit.seat, len(moves), last_score)
        if last_blunder is None or not was_lost:
            return f"Turning point: the forfeit. {ending}", None
    later_moves = moves if last_blunder is None else moves[last_blunder.number :]
    unscored_moves = [move for move in later_moves if move.verdict is Verdict.UNKNOWN]
    may_unscored_move_decide = any(move.seat != game.winner for move in unscored_moves)
    restriction = ""
    unscored_note = ""
    if may_unscored_move_decide:
        restriction = " among the moves scored"
        unscored_note = f" Not scored: moves {_describe_span(unscored_moves)}."
    if last_blunder is not None:
        blunder = _describe_blunder(game, last_blunder)
        sentence = f"Turning point{restriction}: {blunder}.{unscored_note} {ending}"
        return sentence, last_blunder.number
    reason = "." if may_unscored_move_decide else ": no move changed the value of the game."
    return f"No turning point{restriction}{reason}{unscored_note} {ending}", None


def _describe_blunder(game: Game, move: ReviewedMove) -> str:
    """Return who blundered with which move, what was better, and what the move led to.

    Such as "move 6, column 2 by bob (second): win thrown away; column 1 wins in 19, this move
    loses in 1".
    """
    player = _describe_player(game, move.seat)
    mistake = str(move.verdict)
    if move.instead:
        mistake += f"; {move.instead}"
    return (
        f"move {move.number}, column {column_name(move.column)} by {player}: {mistake}, this move "
        f"{move.words}"
    )


def _is_lost_for(seat: int, plies: int, score: int | None) -> bool:
    """Return whether the position after `plies` moves is known to be lost for a seat, 0 or 1.

    `score` is that of the side to move, None if it is not known.
    """
    if score is None:
        return False
    is_to_move = plies % 2 == seat
    if is_to_move:
        return score < 0
    return score > 0


def _describe_span(moves: Sequence[ReviewedMove]) -> str:
    """Return the numbers of the first and the last move, such as "4 to 9", or of the only one."""
    first = moves[0].number
    last = moves[-1].number
    return f"{first}" if first == last else f"{first} to {last}"


def _describe_ending(game: Game) -> str:
    """Return how a game ended, as a sentence."""
    move_count = len(game.moves)
    moves = f"{move_count} move" if move_count == 1 else f"{move_count} moves"
    if game.forfeit is not None:
        player = _describe_player(game, game.forfeit.seat)
        # The time of the answer that forfeited the game comes after the times of all moves.
        forfeit_times = [seconds for seconds in game.seconds[move_count:] if seconds]
        times = "".join(f" ({seconds:.2f} s)" for seconds in forfeit_times)
        forfeit = f"{player} forfeited by {game.forfeit.cause} after {moves}{times}"
        detail_lines = game.forfeit.detail.strip().split("\n")
        error = detail_lines[-1]  # the last line of a traceback
        reason = shorten(single_line(error))
        return f"{forfeit}: {reason}." if reason else f"{forfeit}."
    if game.winner is not None:
        return f"{_describe_player(game, game.winner)} won on move {move_count}."
    if game.finished:
        return "The game ended in a draw."
    return f"The game is unfinished after {moves}."


def _describe_player(game: Game, seat: int) -> str:
    """Return the player of a seat in words, such as "ann (first)", or "first" without a name."""
    name = game.players[seat]
    role = UNNAMED[seat]  # "first" or "second", the name of a player without a name
    if name == role:
        return role
    return f"{name} ({role})"
