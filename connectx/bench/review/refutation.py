"""Why a move was bad: what the other side does with it.

    claims = refute(board, column, scores, reply_scores)

The claim is the first of these that holds: the other side wins at once; it wins by threats, each of
which must be blocked; it has a best reply, if possible one of which there is more to say than that
it is best. `refute` in `bench/web/reasons.js` is the twin.
"""

from collections.abc import Mapping, Sequence
from functools import reduce

from connectx.bench.review.claims import Claim, Kind, make_effort_limit, make_claim, squares_in_words
from connectx.bench.review.threats import find_threats, force_win, squares_of
from connectx.bench.solver.judge import sign
from connectx.core.board import Board, centre_first, column_of, legal_moves, square
from connectx.words import (
    SENTENCES,
    SIGNS,
    capitalize_first,
    columns_in_words,
    discs_to_win,
    number_in_words,
    possessive,
)

MAX_FORCED_DISCS = 5  # of the winner, to a win that is described move by move
MAX_COUNTED_DISCS = 10  # of the winner, to a win whose number of discs is named
MAX_FORCED_WIN_POSITIONS = 2_000  # positions that the search for a forced win may look at

# The texts that fill the fields in braces of a sentence: "me" and "other" are the sides, "my" is
# the possessive of "me", "four" is the length of a line, "played" is the column of the bad move.
SentenceFields = Mapping[str, str]


def refute(
    board: Board,
    column: int,
    scores: Mapping[int, int],
    reply_scores: Mapping[int, int],
    sides: Sequence[str] = SIGNS,
) -> list[Claim]:
    """Explain why a column is a mistake: that it throws a win or draw away, or loses sooner.

    `scores` are the known scores of the columns of `board`, and `reply_scores` those of the columns
    after `column`. `sides` has the names of the sides by seat; the one that plays `column` may be
    "you". Returns an empty list if the column is no such mistake, or if neither the rules nor the
    known scores show that it is one.

    >>> board = Board.from_moves("52116")
    >>> [claim.text for claim in refute(board, 5, {}, {})]
    ['X plays column 4, and can then win on 3-1 or 7-1: O can stop only one.']
    """
    board_after = board.play(column)
    if board_after.over:
        return []
    are_replies_scored = len(reply_scores) == len(board_after.legal_columns())
    score = scores.get(column)
    if score is None and are_replies_scored:
        score = -max(reply_scores.values())
    if score is not None and (score > 0 or score == _find_best_score(board, scores)):
        return []
    seat = board.mark - 1
    fields = {
        "me": sides[seat],
        "my": possessive(sides[seat]),
        "other": sides[1 - seat],
        "four": number_in_words(board.inarow),
        "played": capitalize_first(columns_in_words([column], link="or")),
    }
    refutation = _find_win_at_once(board, column, fields)
    if refutation is None:
        refutation = _find_forced_win(board, column, score, fields)
    if refutation is None and are_replies_scored:
        refutation = _describe_reply(board, column, scores, reply_scores, fields)
    missed_win = _find_missed_win(board, fields)
    return [claim for claim in (missed_win, refutation) if claim is not None]


def _find_best_score(board: Board, scores: Mapping[int, int]) -> int | None:
    """Return the score of the best column; None unless the scores of all columns are known."""
    if len(scores) < len(board.legal_columns()):
        return None
    return max(scores.values())


def _find_missed_win(board: Board, fields: SentenceFields) -> Claim | None:
    """Claim that the side to move could have won at once; None if it could not.

    `fields` are texts for the sentence of the claim.
    """
    wins = board.winning_squares(board.mark) & legal_moves(board.occupied, board.geometry)
    if not wins:
        return None
    columns = [column for _, column in squares_of(wins, board.geometry)]
    sentence = SENTENCES["misses four"].format(columns=columns_in_words(columns, "or"), **fields)
    return make_claim(Kind.WINS_NOW, board, wins, sentence=capitalize_first(sentence))


def _find_win_at_once(board: Board, column: int, fields: SentenceFields) -> Claim | None:
    """Claim that the other side wins at once after `column`; None if it does not.

    It wins in another column, where it could win before, or right on top of the disc. `fields` are
    texts for the sentence of the claim.
    """
    board_after = board.play(column)
    landing_squares = legal_moves(board_after.occupied, board_after.geometry)
    wins = board_after.winning_squares(board_after.mark) & landing_squares
    if not wins:
        return None
    win_columns = [win_column for _, win_column in squares_of(wins, board.geometry)]
    other_win_columns = [win_column for win_column in win_columns if win_column != column]
    if other_win_columns:
        reply = columns_in_words(other_win_columns[:1], link="or")
        text = SENTENCES["does not stop"].format(reply=reply, **fields)
    else:
        text = SENTENCES["wins on top"].format(**fields)
    return Claim(
        kind=Kind.WINS_NOW,
        seat=board_after.mark - 1,
        columns=tuple(win_columns),
        squares=squares_of(wins, board.geometry),
        after=(column,),
        text=text,
    )


def _find_forced_win(
    board: Board, column: int, score: int | None, fields: SentenceFields
) -> Claim | None:
    """Claim, move by move, that the other side wins after `column` by threats; None if not shown.

    `score` is that of `column`, which says with how many discs the other side wins. If it is None,
    only a win with two discs is looked for. `fields` are texts for the sentences of the claim.
    """
    board_after = board.play(column)
    if score is None:
        discs = 2
    elif score < 0:
        discs = discs_to_win(-score, board_after.empties)
    else:
        return None
    if not 2 <= discs <= MAX_FORCED_DISCS:
        return None
    moves = force_win(board_after, discs, make_effort_limit(MAX_FORCED_WIN_POSITIONS))  # of both sides in turn
    if not moves:
        return None
    columns = [column_of(move, board.geometry) for move in moves]
    before_last_block = reduce(Board.play, columns[:-2], board_after)
    landing_squares = legal_moves(before_last_block.occupied, board.geometry)
    last_threats = before_last_block.winning_squares(board_after.mark) & landing_squares
    return Claim(
        kind=Kind.FORCES,
        seat=board_after.mark - 1,
        columns=tuple(columns),
        squares=squares_of(last_threats | moves[-1], board.geometry),
        after=(column,),
        text=_describe_forced_win(board, columns, last_threats, fields),
    )


def _describe_forced_win(
    board: Board, columns: Sequence[int], last_threats: int, fields: SentenceFields
) -> str:
    """Describe move by move how the other side wins by threats.

    `columns` are those of both sides in turn. The last three are a disc that makes one or two
    threats, the block of a threat, and the win. `last_threats` is the mask of the squares of these
    threats. `fields` are texts for the sentences.
    """
    sentences = []
    for index in range(0, len(columns) - 3, 2):
        reply = columns_in_words([columns[index]], link="or")
        block = columns_in_words([columns[index + 1]], link="or")
        sentences.append(SENTENCES["must block in"].format(reply=reply, block=block, **fields))
    has_two_threats = last_threats & (last_threats - 1) != 0
    last_reply = columns_in_words([columns[-3]], link="or")
    squares = squares_in_words(last_threats, board, link="or")
    if has_two_threats:
        sentence = SENTENCES["two ways"].format(reply=last_reply, squares=squares, **fields)
    else:
        sentence = SENTENCES["way above"].format(reply=last_reply, block=squares, **fields)
    sentences.append(sentence)
    later_sentences = [SENTENCES["then"].format(sentence=later) for later in sentences[1:]]
    return " ".join([sentences[0], *later_sentences])


def _describe_reply(
    board: Board,
    column: int,
    scores: Mapping[int, int],
    reply_scores: Mapping[int, int],
    fields: SentenceFields,
) -> Claim | None:
    """Claim which reply to `column` is best, what it brings, and on which squares it then wins.

    `scores` are the known scores of the columns of `board`, and `reply_scores` those of all
    replies. `fields` are texts for the sentences. Returns None if the move may be no mistake: if
    the best reply only draws, and not all scores of `board` are known.
    """
    best_reply_score = max(reply_scores.values())
    if best_reply_score == 0 and _find_best_score(board, scores) is None:
        return None
    reply, reply_name = _choose_reply(board, column, scores, reply_scores)
    reply_column = columns_in_words([reply], link="or")
    reply_sentence = SENTENCES[reply_name].format(reply=reply_column, **fields)
    board_after = board.play(column)
    discs = discs_to_win(best_reply_score, board_after.empties) if best_reply_score else 0
    if best_reply_score == 0:
        result_name = "and the win is gone"
    elif discs <= MAX_COUNTED_DISCS:
        result_name = "and can win with"
    else:
        result_name = "and can win"
    text = SENTENCES[result_name].format(reply_sentence=reply_sentence, discs=discs)
    good_replies = [
        choice for choice, score in reply_scores.items() if sign(score) == sign(best_reply_score)
    ]
    if reply_name == "replies with" and len(good_replies) == 1:
        text += " " + SENTENCES["only winner" if best_reply_score else "only holder"]
    threats = _find_new_threats(board_after, reply)
    if threats:
        squares = squares_in_words(threats, board, link="or")
        text += " " + SENTENCES["now wins on"].format(squares=squares, **fields)
    return Claim(
        kind=Kind.REPLIES,
        seat=board_after.mark - 1,
        columns=(reply,),
        squares=squares_of(threats, board.geometry),
        after=(column,),
        text=text,
    )


def _choose_reply(
    board: Board, column: int, scores: Mapping[int, int], reply_scores: Mapping[int, int]
) -> tuple[int, str]:
    """Choose the best reply to `column` of which there is most to say.

    Returns its column, and the key in SENTENCES of the sentence about it. A reply in a column in
    which the bad move would have kept the win or draw comes first, then one on top of the bad
    move's disc, then the one nearest to the middle.
    """
    best_reply_score = max(reply_scores.values())
    replies = centre_first(reply_scores, board.geometry)
    best_replies = [reply for reply in replies if reply_scores[reply] == best_reply_score]
    best_score = _find_best_score(board, scores)
    keeping_columns: list[int] = []  # those that would have kept the win or draw
    if best_score is not None and best_score >= 0:
        keeping_columns = [
            choice for choice, score in scores.items() if sign(score) == sign(best_score)
        ]
    for reply in best_replies:
        if reply in keeping_columns:
            return reply, "needed place" if len(keeping_columns) == 1 else "good place"
    if column in best_replies:
        return column, "plays on top"
    return best_replies[0], "replies with"


def _find_new_threats(board: Board, reply: int) -> int:
    """Return the mask of the squares on which a reply newly makes a win for its side.

    Squares that no disc reaches before the game ends are left out.
    """
    board_after = board.play(reply)
    new_wins = board_after.winning_squares(board.mark) & ~board.winning_squares(board.mark)
    threats = 0
    for threat in find_threats(board_after):
        threat_square = square(threat.row, threat.column, board.geometry)
        if threat.matters and threat.seat == board.mark - 1 and new_wins & threat_square:
            threats |= threat_square
    return threats
