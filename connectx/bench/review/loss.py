"""What is said of a finished game: what the loser overlooked last, and where the game turned.

`explainLoss` in `bench/web/standing.js` is the twin of `explain_loss`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from connectx.bench.review.hint import find_winning_columns
from connectx.bench.review.refutation import refute
from connectx.core.board import Board
from connectx.game import Game
from connectx.words import (
    SENTENCES,
    SIDES,
    capitalize_first,
    column_name,
    columns_in_words,
    number_in_words,
    possessive,
)

NameMover = Callable[[int], str]  # returns who made the move of this index: "you", or a side
ScoresOf = Callable[[Board], Mapping[int, int]]  # returns the known scores of the columns


class TurningPoint(NamedTuple):
    """The move that decided a game."""

    number: int  # of the move, from 1; 0 if no move decided the game
    before: int = 0  # the score that the best column had before this move
    better: Sequence[int] = ()  # the columns with that score, as far as they are known


class Oversight(NamedTuple):
    """What a loser overlooked, by the rules alone."""

    sentence_key: str  # of the sentence about it in SENTENCES, such as "a win not taken"
    move_index: int  # of the loser's move, from 0


def explain_loss(
    game: Game, turning_point: TurningPoint | None, scores_of: ScoresOf, name_mover: NameMover
) -> list[str]:
    """Say what the loser overlooked last, then where the game turned and what would have helped.

    Returns at most two paragraphs, without what is not known. `turning_point` is None if it is not
    known which move decided the game; its number is 0 if no move did. `scores_of` returns the known
    scores of a board's columns, and `name_mover` returns who made a move: "you", or a side.
    """
    paragraphs = []
    oversight = find_oversight(game)
    if oversight is not None:
        paragraphs.append(_describe_oversight(game, oversight, name_mover))
    if turning_point is None:
        return paragraphs
    is_decided_by_move = turning_point.number > 0
    if is_decided_by_move:
        turning_index = turning_point.number - 1
        is_same_move = oversight is not None and oversight.move_index == turning_index
        paragraphs.append(
            _describe_turning_point(game, turning_point, scores_of, name_mover, is_same_move)
        )
    if paragraphs:
        return paragraphs
    last_index_of_loser = len(game.moves) - 2  # the last move is the winner's
    have_you_lost = game.winner is not None and name_mover(last_index_of_loser) == "you"
    return [SENTENCES["never winning" if have_you_lost else "none decided"]]


def find_oversight(game: Game) -> Oversight | None:
    """Find what the loser overlooked in its last move, or in its move before that.

    If its last move could not help any more, the move before is an oversight if another column
    would have prevented that. Returns None if nobody won, if the game ended by a forfeit, or if the
    loser overlooked nothing. The moves of an opening are not the loser's, so they are left out.
    """
    if game.winner is None or game.forfeit is not None:
        return None
    last_index = len(game.moves) - 2  # of the loser's last move, as the last move is the winner's
    if last_index < game.opening_plies:
        return None
    boards_before_moves = game.boards()
    last_board = boards_before_moves[last_index]
    sentence_key = name_oversight_sentence(last_board, game.moves[last_index])
    if sentence_key:
        return Oversight(sentence_key, last_index)
    former_index = last_index - 2
    if former_index < game.opening_plies:
        return None
    if not _is_lost_at_once(last_board):
        return None
    former_board = boards_before_moves[former_index]
    for column in former_board.legal_columns():
        board_after = former_board.play(column)
        if not _wins_with_two_discs(board_after):  # for the winner, which moves next
            return Oversight("a double threat not prevented", former_index)
    return None


def name_oversight_sentence(board: Board, column: int) -> str:
    """Name the sentence on what the side to move overlooked when it played `column` and lost.

    The other side won with its next disc. Returns a key of SENTENCES, or "" if no other column was
    better.
    """
    if _wins_next_disc(board):
        return "a win not taken"
    winner_mark = 3 - board.mark  # marks are 1 and 2
    columns_to_block = find_winning_columns(board, winner_mark)
    if len(columns_to_block) > 1 or columns_to_block == [column]:
        return ""
    if columns_to_block:
        return "a win not blocked"
    for other_column in board.legal_columns():
        if not _wins_next_disc(board.play(other_column)):
            return "a disc under a winning square"
    return ""


def _wins_next_disc(board: Board) -> bool:
    """Return whether a disc of the side to move would complete a line now."""
    return bool(find_winning_columns(board, board.mark))


def _is_lost_at_once(board: Board) -> bool:
    """Return whether the side to move cannot win now, and then loses at once in every column."""
    if board.over or _wins_next_disc(board):
        return False
    return all(_wins_next_disc(board.play(column)) for column in board.legal_columns())


def _wins_with_two_discs(board: Board) -> bool:
    """Return whether the side to move can win with its next disc, or surely with its second."""
    if board.over:
        return False
    if _wins_next_disc(board):
        return True
    return any(_is_lost_at_once(board.play(column)) for column in board.legal_columns())


def _describe_oversight(game: Game, oversight: Oversight, name_mover: NameMover) -> str:
    """Return a sentence on what a move overlooked, and how the other side replied.

    Such as "Move 6: you did not block column 4. Red made four there." `name_mover` returns who made
    a move: "you", or a side.
    """
    index = oversight.move_index
    board = game.boards()[index]  # before the move
    reply = game.moves[index + 1]
    other_side = SIDES[1 - index % 2]  # moves with an even index are those of SIDES[0]
    sentence_key = oversight.sentence_key
    overlooked_mark = 3 - board.mark  # of the side whose win was overlooked; marks are 1 and 2
    if sentence_key == "a win not taken":
        overlooked_mark = board.mark
    columns = find_winning_columns(board, overlooked_mark)
    if sentence_key == "a win not blocked" and reply not in columns:
        sentence_key = "a win not blocked, another taken"
    mover = name_mover(index)
    return SENTENCES[sentence_key].format(
        number=index + 1,
        who=mover,
        whose=possessive(mover),
        other=other_side,
        four=number_in_words(board.inarow),
        columns=columns_in_words(columns, "or"),
        reply=columns_in_words([reply], "or"),
        last=columns_in_words([game.moves[-1]], "or"),
    )


def _describe_turning_point(
    game: Game,
    turning_point: TurningPoint,
    scores_of: ScoresOf,
    name_mover: NameMover,
    is_explained: bool,
) -> str:
    """Return a paragraph on which move decided the game, why, and what would have been better.

    `scores_of` returns the known scores of a board's columns, and `name_mover` returns who made a
    move. `is_explained` says that a paragraph above has explained the move already.
    """
    if is_explained:
        sentences = [SENTENCES["that move turned"]]
    else:
        sentences = _explain_turning_point(game, turning_point, scores_of, name_mover)
    if turning_point.better:
        could_win = turning_point.before > 0
        sentence = SENTENCES["would have won outright" if could_win else "would have drawn"]
        first_better_column = columns_in_words(turning_point.better[:1], "or")
        sentences.append(sentence.format(better=capitalize_first(first_better_column)))
    return " ".join(sentences)


def _explain_turning_point(
    game: Game, turning_point: TurningPoint, scores_of: ScoresOf, name_mover: NameMover
) -> list[str]:
    """Return sentences that say which move decided the game, and what the other side made of it.

    `scores_of` returns the known scores of a board's columns, and `name_mover` returns who made a
    move: "you", or a side.
    """
    index = turning_point.number - 1
    board = game.boards()[index]  # before the move
    column = game.moves[index]
    mover = name_mover(index)
    side_names = list(SIDES)  # by seat; the seat of a move is its index modulo 2
    side_names[index % 2] = mover
    reply_scores = scores_of(board.play(column))
    claims = refute(board, column, scores_of(board), reply_scores, side_names)
    which_move = SENTENCES["turned"].format(number=index + 1, who=mover, column=column_name(column))
    reasons = [claim.text for claim in claims]
    if reasons:
        reasons[0] = SENTENCES["why"].format(sentence=reasons[0])  # begins with "Why?"
    return [which_move, *reasons]
