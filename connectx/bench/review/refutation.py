"""Why a move was bad: what the other side does with it.

    claims = refute(board, column, scores, reply_scores)

The claim is the first of these that holds: the other side wins at once; it wins by threats, each of
which must be blocked; it has a best reply, if possible one of which there is more to say than that
it is best. `refute` in `bench/web/reasons.js` is the twin.
"""

from collections.abc import Mapping, Sequence

from connectx.bench.review.claims import (
    Claim,
    Kind,
    make_claim,
    make_effort_limit,
    play_columns,
    squares_in_words,
)
from connectx.bench.review.threats import find_playable_wins, find_threats, force_win, squares_of
from connectx.bench.solver.judge import sign
from connectx.core.board import Board, centre_first, column_of, square
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

# The texts that fill the fields in braces of a sentence, such as "{played} lets {other} play on top
# of {my} disc". "me" is the side that made the bad move, "my" is its possessive, and "other" is the
# other side. "four" is the length of a line, and "played" the column of the bad move: "Column 4".
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
        score = -max(reply_scores.values())  # the other side's best score, seen from this side
    if score is not None:
        is_best = score == _best_score_if_all_known(board, scores)
        if score > 0 or is_best:
            return []
    seat = board.mark - 1  # marks are 1 and 2, seats are 0 and 1
    fields = {
        "me": sides[seat],
        "my": possessive(sides[seat]),
        "other": sides[1 - seat],
        "four": number_in_words(board.inarow),
        "played": capitalize_first(columns_in_words([column], link="or")),
    }
    refutation = _claim_win_at_once(board, column, fields)
    if refutation is None:
        refutation = _claim_win_by_threats(board, column, score, fields)
    if refutation is None and are_replies_scored:
        refutation = _claim_best_reply(board, column, scores, reply_scores, fields)
    missed_win = _claim_missed_win(board, fields)
    return [claim for claim in (missed_win, refutation) if claim is not None]


def _best_score_if_all_known(board: Board, scores: Mapping[int, int]) -> int | None:
    """Return the highest of the columns' scores; None unless all legal columns have one."""
    if len(scores) < len(board.legal_columns()):
        return None
    return max(scores.values())


def _claim_missed_win(board: Board, fields: SentenceFields) -> Claim | None:
    """Claim that the side to move could have won at once; None if it could not.

    `fields` are the texts for the sentence, such as "me": "X".
    """
    wins = find_playable_wins(board, board.mark)
    if not wins:
        return None
    winning_columns = [column for _row, column in squares_of(wins, board.geometry)]
    columns = columns_in_words(winning_columns, link="or")
    sentence = SENTENCES["misses four"].format(columns=columns, **fields)
    return make_claim(Kind.WINS_NOW, board, wins, sentence=capitalize_first(sentence))


def _claim_win_at_once(board: Board, column: int, fields: SentenceFields) -> Claim | None:
    """Claim that the other side wins at once after `column`; None if it does not.

    It wins in another column, where it could win before, or right on top of the disc. `fields` are
    the texts for the sentence, such as "me": "X".
    """
    board_after = board.play(column)
    wins = find_playable_wins(board_after, board_after.mark)
    if not wins:
        return None
    squares = squares_of(wins, board.geometry)  # pairs of a row and a column
    winning_columns = [winning_column for _row, winning_column in squares]
    columns_elsewhere = [reply for reply in winning_columns if reply != column]
    if columns_elsewhere:
        first_reply = columns_in_words(columns_elsewhere[:1], link="or")
        text = SENTENCES["does not stop"].format(reply=first_reply, **fields)
    else:
        text = SENTENCES["wins on top"].format(**fields)
    return Claim(
        kind=Kind.WINS_NOW,
        seat=board_after.mark - 1,
        columns=tuple(winning_columns),
        squares=squares,
        after=(column,),
        text=text,
    )


def _claim_win_by_threats(
    board: Board, column: int, score: int | None, fields: SentenceFields
) -> Claim | None:
    """Claim, move by move, that the other side wins after `column` by threats; None if not shown.

    `score` is that of `column`, which says with how many discs the other side wins. If it is None,
    only a win with two discs is looked for. `fields` are the texts for the sentences, such as
    "me": "X".
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
    is_effort_spent = make_effort_limit(MAX_FORCED_WIN_POSITIONS)
    moves = force_win(board_after, discs, is_effort_spent)  # of both sides in turn, as masks
    if not moves:
        return None
    columns = [column_of(move, board.geometry) for move in moves]
    # The last two moves are the block of a threat, and the win.
    board_before_block = play_columns(board_after, columns[:-2])
    last_threats = find_playable_wins(board_before_block, board_after.mark)
    return Claim(
        kind=Kind.FORCES,
        seat=board_after.mark - 1,
        columns=tuple(columns),
        squares=squares_of(last_threats | moves[-1], board.geometry),
        after=(column,),
        text=_describe_win_by_threats(board, columns, last_threats, fields),
    )


def _describe_win_by_threats(
    board: Board, columns: Sequence[int], last_threats: int, fields: SentenceFields
) -> str:
    """Describe move by move how the other side wins by threats.

    Returns such as "O plays column 4, and X must block in column 5. Then O plays column 1: ...".
    `columns` are those of both sides in turn. The last three are a disc that makes one or two
    threats, the block of a threat, and the win. `last_threats` is the mask of the squares of these
    threats. `fields` are the texts for the sentences, such as "me": "X".
    """
    sentences = []
    earlier_columns = columns[:-3]  # threats and blocks in turn
    for threat_column, block_column in zip(earlier_columns[::2], earlier_columns[1::2]):
        reply = columns_in_words([threat_column], link="or")
        block = columns_in_words([block_column], link="or")
        sentences.append(SENTENCES["must block in"].format(reply=reply, block=block, **fields))
    last_reply = columns_in_words([columns[-3]], link="or")
    squares = squares_in_words(last_threats, board, link="or")
    has_two_threats = last_threats.bit_count() > 1
    if has_two_threats:
        sentence = SENTENCES["two ways"].format(reply=last_reply, squares=squares, **fields)
    else:
        sentence = SENTENCES["way above"].format(reply=last_reply, block=squares, **fields)
    sentences.append(sentence)
    first_sentence, *later_sentences = sentences
    linked_sentences = [SENTENCES["then"].format(sentence=later) for later in later_sentences]
    return " ".join([first_sentence, *linked_sentences])


def _claim_best_reply(
    board: Board,
    column: int,
    scores: Mapping[int, int],
    reply_scores: Mapping[int, int],
    fields: SentenceFields,
) -> Claim | None:
    """Claim which reply to `column` is best, what it brings, and on which squares it then wins.

    `scores` are the known scores of the columns of `board`, and `reply_scores` those of all
    replies. `fields` are the texts for the sentences, such as "me": "X". Returns None if the move
    may be no mistake: if the best reply only draws, and not all scores of `board` are known.
    """
    board_after = board.play(column)
    best_reply_score = max(reply_scores.values())
    if best_reply_score == 0 and _best_score_if_all_known(board, scores) is None:
        return None
    reply, reply_sentence_key = _choose_reply_and_sentence(board, column, scores, reply_scores)
    reply_column = columns_in_words([reply], link="or")
    reply_sentence = SENTENCES[reply_sentence_key].format(reply=reply_column, **fields)
    text = _add_result_of_reply(reply_sentence, best_reply_score, board_after.empties)
    best_result = sign(best_reply_score)  # of the other side: 1 for a win, 0 for a draw
    good_replies = [choice for choice, score in reply_scores.items() if sign(score) == best_result]
    is_only_good_reply = len(good_replies) == 1
    if is_only_good_reply and reply_sentence_key == "replies with":
        # Such as "It is the only column that wins."
        text += " " + SENTENCES["only winner" if best_result else "only holder"]
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


def _add_result_of_reply(reply_sentence: str, score: int, empties: int) -> str:
    """Return a sentence on a reply, with what it brings to the side that plays it.

    Such as "O plays column 4, and can win with 5 more discs." The `score` is that of the reply, for
    that side, and `empties` is the number of empty squares before it.
    """
    if score == 0:
        return SENTENCES["and the win is gone"].format(reply_sentence=reply_sentence)
    discs = discs_to_win(score, empties)
    if discs > MAX_COUNTED_DISCS:
        return SENTENCES["and can win"].format(reply_sentence=reply_sentence)
    return SENTENCES["and can win with"].format(reply_sentence=reply_sentence, discs=discs)


def _choose_reply_and_sentence(
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
    keeping_columns = _list_keeping_columns(board, scores)
    for reply in best_replies:
        if reply in keeping_columns:
            is_only_one = len(keeping_columns) == 1
            return reply, "needed place" if is_only_one else "good place"
    if column in best_replies:
        return column, "plays on top"
    return best_replies[0], "replies with"


def _list_keeping_columns(board: Board, scores: Mapping[int, int]) -> list[int]:
    """List the columns that keep the win, or the draw if no column wins.

    The list is empty if all columns lose, or unless `scores` has those of all legal columns.
    """
    best_score = _best_score_if_all_known(board, scores)
    if best_score is None or best_score < 0:
        return []
    return [column for column, score in scores.items() if sign(score) == sign(best_score)]


def _find_new_threats(board: Board, reply: int) -> int:
    """Return the mask of the squares on which the side to move wins only after the column `reply`.

    Squares that no disc reaches before the game ends are left out.
    """
    seat = board.mark - 1  # marks are 1 and 2, seats are 0 and 1
    board_after = board.play(reply)
    new_wins = board_after.winning_squares(board.mark) & ~board.winning_squares(board.mark)
    new_threats = 0
    for threat in find_threats(board_after):
        threat_square = square(threat.row, threat.column, board.geometry)
        is_new = threat.seat == seat and new_wins & threat_square != 0
        if is_new and threat.matters:
            new_threats |= threat_square
    return new_threats
