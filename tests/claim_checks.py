"""What an explanation claims, checked by rules of the game written anew and by BitBully.

The checks know nothing of bit masks, of the project's solver or of its proofs. A board is a string
of a sign per square, row by row from the bottom.
"""

import json
import re
from collections.abc import Callable, Sequence
from functools import cache, reduce
from typing import NamedTuple

import bitbully.bitbully_core as bitbully

from connectx.bench.review.claims import Claim, Kind
from connectx.bench.review.why import Explanation, explain
from connectx.bench.solver.judge import cached_judge
from connectx.core.board import STANDARD, Board

SOLVER = bitbully.BitBullyCore()
ROWS, COLUMNS = 6, 7
Square = tuple[int, int]


SQUARES = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
LINES = [
    line
    for row, column in SQUARES
    for up, right in ((0, 1), (1, 0), (1, 1), (1, -1))
    for line in [[(row + i * up, column + i * right) for i in range(4)]]
    if line[-1] in SQUARES
]
THROUGH = {square: [line for line in LINES if square in line] for square in SQUARES}


class Grid(NamedTuple):
    """A board of six rows and seven columns."""

    cells: str = "." * (ROWS * COLUMNS)
    discs: int = 0

    @property
    def seat(self) -> int:
        return self.discs % 2

    def at(self, row: int, column: int) -> str:
        return self.cells[row * COLUMNS + column]

    def height(self, column: int) -> int:
        return next((row for row in range(ROWS) if self.at(row, column) == "."), ROWS)

    def legal(self) -> list[int]:
        return [column for column in range(COLUMNS) if self.height(column) < ROWS]

    def drop(self, column: int) -> "Grid":
        place = self.height(column) * COLUMNS + column
        sign = "XO"[self.seat]
        return Grid(self.cells[:place] + sign + self.cells[place + 1 :], self.discs + 1)

    def would_win(self, seat: int, row: int, column: int) -> bool:
        sign, here = "XO"[seat], (row, column)
        return any(
            all(each == here or self.at(*each) == sign for each in line) for line in THROUGH[here]
        )

    def wins(self, seat: int) -> list[int]:
        """The columns in which a disc of this seat would win now."""
        return [c for c in self.legal() if self.would_win(seat, self.height(c), c)]


def columns_of(moves: str) -> list[int]:
    return [int(symbol) - 1 for symbol in moves]


def grid_of(moves: str, after: Sequence[int] = ()) -> Grid:
    return reduce(Grid.drop, [*columns_of(moves), *after], Grid())


def gives(board: Grid) -> set[int]:
    """The columns in which the other side could win right above the disc."""
    return {c for c in board.legal() if c in (after := board.drop(c)).wins(after.seat)}


def in_zugzwang(board: Grid) -> bool:
    """Whether nobody can win now, but every move lets the other side win above it."""
    return not board.wins(0) and not board.wins(1) and gives(board) == {*board.legal()}


def threatened(board: Grid, claim: Claim) -> bool:
    alone = claim.kind is Kind.MUST_BLOCK
    wins = {*board.wins(1 - claim.seat)}
    return not board.wins(claim.seat) and {*claim.columns} == wins and alone == (len(wins) == 1)


def forces(board: Grid, claim: Claim) -> bool:
    """Whoever does not reply as the line says loses at once."""
    for number, column in enumerate(claim.columns):
        if board.seat != claim.seat:
            if board.wins(board.seat):
                return False
            others = [c for c in board.legal() if c != column]
            if not all(board.drop(other).wins(claim.seat) for other in others):
                return False
        last = number == len(claim.columns) - 1
        if (column in board.wins(board.seat)) != last:
            return False
        board = board.drop(column)
    return board.seat != claim.seat  # it was the claimant's disc that won


End = tuple[int, frozenset[Square | None]]


def play_rule(board: Grid, free: bool, draw_will_do: bool) -> End | None:
    """How follow-up by the side not to move ends if the other side holds out longest.

    That is in how many discs, and on which squares it wins: None unless by zugzwang. Without a
    result the rule does not win (or, where a draw will do, draws) against every reply.
    """
    seat, full = 1 - board.seat, (0, frozenset[Square | None]()) if draw_will_do else None

    @cache
    def resisted(board: Grid) -> End | None:
        threatened = bool(board.wins(seat))
        ends = [answered(board.drop(column), column, threatened) for column in board.legal()]
        if not ends:
            return full
        if board.wins(1 - seat) or None in ends:
            return None
        longest = max(discs for discs, _ in ends)
        return longest + 1, frozenset().union(*(last for discs, last in ends if discs == longest))

    def answered(board: Grid, last: int, threatened: bool) -> End | None:
        if wins := board.wins(seat):
            return 1, frozenset(None if threatened else (board.height(c), c) for c in wins)
        if not board.legal():
            return full
        must, legal = board.wins(1 - seat), board.legal()
        replies = must or ([last] if last in legal else legal if free else [])
        ends = map(resisted, map(board.drop, replies if len(must) < 2 else ()))
        return next(((end[0] + 1, end[1]) for end in ends if end), None)

    return resisted(board)


def follows_up(board: Grid, claim: Claim) -> bool:
    """The rule wins on the squares named, or holds the draw.

    Claimeven is said where, and only where, the rule gives the second side every even square.
    """
    board = reduce(Grid.drop, claim.columns, board)
    even = all(board.height(column) % 2 == 0 for column in range(COLUMNS))
    end = play_rule(board, claim.free, claim.kind is Kind.HOLDS)
    named = all(board.would_win(claim.seat, *each) for each in claim.squares)
    exact = claim.free or not claim.squares or (end and end[1] == {*claim.squares})
    said = ("claimeven" in claim.text) == (even and not claim.free)
    return bool(end and named and exact and said and board.seat != claim.seat)


def ends_in_zugzwang(board: Grid, claim: Claim) -> bool:
    before = reduce(Grid.drop, claim.columns[:-2], board)
    board, last = before.drop(claim.columns[-2]), claim.columns[-1]
    won = last in board.wins(claim.seat) and board.seat == claim.seat
    return in_zugzwang(before) and won and [*claim.squares] == [(board.height(last), last)]


CHECKS: dict[Kind, Callable[[Grid, Claim], bool]] = {
    Kind.WINS_NOW: lambda board, claim: {*claim.columns} == {*board.wins(claim.seat)},
    Kind.MUST_BLOCK: threatened,
    Kind.CANNOT_BLOCK: threatened,
    Kind.IN_ZUGZWANG: lambda board, claim: in_zugzwang(board) and [*claim.columns] == board.legal(),
    Kind.LOSES_AT_ONCE: lambda board, claim: {*claim.columns} == gives(board),
    Kind.FORCES: forces,
    Kind.FOLLOWS_UP: follows_up,
    Kind.HOLDS: follows_up,
    Kind.ENDS_IN_ZUGZWANG: ends_in_zugzwang,
    Kind.NO_LINES: lambda board, claim: all(
        {"X", "O"} <= {board.at(*each) for each in line} for line in LINES
    ),
}
WINS = (Kind.WINS_NOW, Kind.FORCES, Kind.FOLLOWS_UP, Kind.ENDS_IN_ZUGZWANG)  # for the claimant
LOSES = (Kind.CANNOT_BLOCK, Kind.IN_ZUGZWANG)
NOT_TO_MOVE = (Kind.FOLLOWS_UP, Kind.HOLDS, Kind.ENDS_IN_ZUGZWANG, Kind.NO_LINES)  # or either


def check_claim(moves: str, scores: list[int | None], claim: Claim) -> None:
    """A claim holds by the rules, agrees with the exact score, and its text says the same."""
    board, said = grid_of(moves, claim.after), f"{moves}: {claim.text}"
    known = [score for score in scores if score is not None]
    value = max(known) if not claim.after else scores[claim.after[0]]
    assert value is not None
    if claim.kind is Kind.ONLY:
        assert value >= 0, said
        assert [scores[column] for column in claim.columns] == [value], said
        assert [score for score in known if score >= min(value, 1)] == [value], said
    else:
        assert claim.kind in NOT_TO_MOVE or board.seat == claim.seat
        assert CHECKS[claim.kind](board, claim), said
    if claim.kind in WINS + LOSES:
        wins = value > 0 if claim.seat == len(moves) % 2 else value < 0
        assert value != 0, said
        assert wins == (claim.kind in WINS), said
    squares = {f"{column + 1}-{row + 1}" for row, column in claim.squares}
    named = set(re.findall(r"\b\d-\d\b", claim.text))
    assert named <= squares
    if claim.kind in (Kind.FORCES, Kind.FOLLOWS_UP, Kind.LOSES_AT_ONCE, Kind.CANNOT_BLOCK):
        assert named == squares, said
    for parity, row in re.findall(r"(odd|even) threat at \d-(\d)", claim.text):
        assert parity == ("even", "odd")[int(row) % 2], said


def check_line(moves: str, found: Explanation) -> None:
    """Every move of the line keeps the score, by BitBully, and the line ends the game."""
    board, score = bitbully.BoardCore(), found.score or 0
    board.play(columns_of(moves))
    for column in found.line:
        assert SOLVER.scoreMove(board, column, score) == score, f"{moves}: {found.line}"
        board.play(column)
        score = -score
    assert found.complete
    assert board.hasWin() or board.movesLeft() == 0


def check_threats(moves: str, found: Explanation) -> None:
    """The threats are all winning squares."""
    board = grid_of(moves)
    expected = [
        (row, column, seat, ("odd", "even")[row % 2])
        for column in range(COLUMNS)
        for row in range(board.height(column), ROWS)
        for seat in (0, 1)
        if board.would_win(seat, row, column)
    ]
    assert [each[:4] for each in found.threats] == expected


def check(moves: str, scores: list[int | None]) -> Explanation:
    """Everything that is said of a position, by the scores of its columns, None where full."""
    board = Board.from_moves(moves)
    found = explain(cached_judge(STANDARD), board)
    exact = {column: each for column, each in enumerate(scores) if each is not None}
    assert cached_judge(STANDARD).column_scores(board) == exact
    assert found.score == max(exact.values())
    assert [*found.best] == [column for column in exact if exact[column] == found.score]
    check_line(moves, found)
    check_threats(moves, found)
    for claim in found.claims:
        check_claim(moves, scores, claim)
    assert len(found.sentences) <= 2
    assert json.loads(json.dumps(found.facts()))["sentences"] == found.sentences
    return found


# What is said of a bad move, and of a hint: by its text ------------------------------------------

Scores = dict[int, int]  # by column, for the side to move
COLUMN_LIST = r"columns? ((?:\d(?:, | and | or )?)+)"
SQUARE_LIST = r"((?:\d-\d(?:, | and | or )?)+)"


def numbers_in(text: str) -> list[int]:
    """The columns that are named in a text such as "columns 1, 3 and 5", from 0."""
    return [int(digit) - 1 for digit in re.findall(r"\d", text)]


def squares_in(text: str) -> set[Square]:
    """The squares that are named in a text such as "3-1 or 7-1"."""
    return {(int(row) - 1, int(column) - 1) for column, row in re.findall(r"(\d)-(\d)", text)}


def sign(score: int) -> int:
    return (score > 0) - (score < 0)


def discs_of_winner(score: int, board: Grid) -> int:
    """How many discs the winner has still to play."""
    to_move, other = (43 - board.discs) // 2, (42 - board.discs) // 2
    return to_move + 1 - score if score > 0 else other + 1 + score


def winning_squares_of(board: Grid, seat: int) -> set[Square]:
    free = [each for each in SQUARES if board.at(*each) == "."]
    return {each for each in free if board.would_win(seat, *each)}


def must_stop(board: Grid, block: int, seat: int) -> None:
    """The side to move cannot win, and whatever it plays but `block`, `seat` wins at once."""
    assert not board.wins(board.seat)
    assert block in board.legal()
    for column in board.legal():
        assert column == block or board.drop(column).wins(seat)


def check_refutation(
    moves: str, column: int, scores: Scores, replies: Scores, sentences: Sequence[str]
) -> str:
    """Every sentence about a mistake is true; returns which cause it names, "" for none."""
    board = grid_of(moves)
    after, me, other = board.drop(column), "XO"[board.seat], "XO"[1 - board.seat]
    texts = list(sentences)
    assert texts, moves
    if found := re.fullmatch(rf"{me} could make four in {COLUMN_LIST}\.", texts[0]):
        assert numbers_in(found[1]) == board.wins(board.seat)
        del texts[0]
    if not texts:
        return "missed"
    (text,) = texts
    if found := re.fullmatch(
        rf"Column (\d) does not stop four: {other} plays column (\d) and wins\.", text
    ):
        played, reply = numbers_in(f"{found[1]} {found[2]}")
        assert played == column != reply
        assert reply in board.wins(1 - board.seat)
        assert reply in after.wins(after.seat)
        return "not stopped"
    if text == f"Column {column + 1} lets {other} play on top of {me}\u2019s disc and win.":
        assert column in after.wins(after.seat)
        return "on top"
    if "must block" in text or "can stop only one" in text:
        check_forced(after, me, other, text)
        return "forced"
    return check_reply(board, column, scores, replies, text)


def check_forced(board: Grid, me: str, other: str, text: str) -> None:
    """A line of threats that is told move by move."""
    seat = board.seat
    *steps, last = re.split(r"(?<=\.) Then ", text)
    for step in steps:
        pattern = rf"{other} plays column (\d), and {me} must block in column (\d)\."
        found = re.fullmatch(pattern, step)
        assert found, text
        reply, block = numbers_in(f"{found[1]} {found[2]}")
        board = board.drop(reply)
        must_stop(board, block, seat)
        board = board.drop(block)
    begins = rf"{other} plays column (\d)"
    ways = rf"{begins}, and can then win on {SQUARE_LIST}: {me} can stop only one\."
    above = rf"{begins}: {me} must block {SQUARE_LIST}, and {other} wins right on top\."
    found = re.fullmatch(ways, last) or re.fullmatch(above, last)
    assert found, text
    board = board.drop(int(found[1]) - 1)
    assert not board.wins(board.seat)
    wins = {(board.height(column), column) for column in board.wins(seat)}
    assert wins == squares_in(found[2])
    if "only one" in last:
        assert len(wins) > 1
    else:
        ((_, block),) = wins
        assert block in board.drop(block).wins(seat)


def check_reply(board: Grid, column: int, scores: Scores, replies: Scores, text: str) -> str:
    """The best reply, what it brings, and the squares that it makes winning."""
    after, me, other = board.drop(column), "XO"[board.seat], "XO"[1 - board.seat]
    found = re.fullmatch(
        rf"{other} (?:takes column (\d), (a good place for {me} too|the one place that {me} needed)"
        rf"|plays (on top) of {me}\u2019s disc|plays column (\d))"
        r"(?:, and can win with (\d+) more discs|, and can (win)|, and the (win is gone))\."
        r"(?: It is the only column that (wins|keeps the draw)\.)?"
        rf"(?: Now {SQUARE_LIST} would make four for {other}\.)?",
        text,
    )
    assert found, text
    takes, place, on_top, plays, discs, _, gone, only, squares = found.groups()
    reply = column if on_top else int(takes or plays) - 1
    best, value = max(scores.values()), max(replies.values())
    assert replies[reply] == value, text
    if takes:
        keeping = [each for each in scores if sign(scores[each]) == sign(best)]
        assert reply in keeping, text
        assert best >= 0, text
        assert (len(keeping) == 1) or "good place" in place, text
        assert board.height(reply) == after.height(reply), text
    if gone:
        assert (sign(best), value) == (1, 0), text
    else:
        assert value > 0, text
        assert discs is None or int(discs) == discs_of_winner(value, after), text
    if only:
        assert [each for each in replies if sign(replies[each]) == sign(value)] == [reply], text
        assert (only == "wins") == (value > 0), text
    if squares:
        named, new = squares_in(squares), after.drop(reply)
        assert named <= winning_squares_of(new, after.seat), text
        assert not named & winning_squares_of(after, after.seat), text
    if takes:
        return "taken"
    if on_top:
        return "on top, later"
    return "only reply" if only else ""


def check_hint(moves: str, column: int, scores: Scores, text: str) -> str:
    """A hint's reason is true; returns the pattern that it matches."""
    board = grid_of(moves)
    seat, other = board.seat, ("Red", "Yellow")[1 - board.seat]
    after = board.drop(column)
    best = max(scores.values())
    assert scores[column] == best, moves
    others = [each for each in scores if each != column]
    losing = [each for each in scores if scores[each] < 0]
    drawing = [each for each in scores if scores[each] == 0]

    def named() -> list[int]:
        match = re.search(COLUMN_LIST, text, re.I)
        assert match, text
        return numbers_in(match[1])

    def told_discs() -> int:
        match = re.search(r"with (\d+) ", text)
        assert match, text
        return int(match[1])

    def wins_by_threats(board: Grid, discs: int) -> bool:
        """Whether the seat wins with so many more discs, by threats alone."""
        if board.wins(seat):
            return True
        if discs == 1 or len(board.wins(1 - seat)) > 1:
            return False
        for column in board.wins(1 - seat) or board.legal():
            threat = board.drop(column)
            if not threat.wins(seat) or threat.wins(1 - seat):
                continue
            if wins_by_threats(threat.drop(threat.wins(seat)[0]), discs - 1):
                return True
        return False

    stops = column in board.wins(1 - seat)
    blocked = after.drop(after.wins(seat)[0]) if after.wins(seat) else None
    is_safe = not after.wins(1 - seat)
    checks: dict[str, Callable[[], bool]] = {
        "That makes four: you win!": lambda: column in board.wins(seat),
        f"Stop {other}: they need this square for four.": lambda: stops and is_safe,
        f"This stops four, but {other} can still make four elsewhere.": (
            lambda: stops and not is_safe
        ),
        f"Then you can win in two places. {other} can stop only one.": (
            lambda: is_safe and len(after.wins(seat)) > 1
        ),
        f"Then {other} must block, and you win right on top.": (
            lambda: is_safe and blocked is not None and after.wins(seat)[0] in blocked.wins(seat)
        ),
        rf"Then {other} must block every time, and you win with \d discs at most.": (
            lambda: is_safe and blocked is not None and wins_by_threats(blocked, told_discs() - 1)
        ),
        "It is the only column that is left.": lambda: board.legal() == [column],
        "Nobody can make four any more.": lambda: CHECKS[Kind.NO_LINES](
            board, Claim(kind=Kind.NO_LINES, seat=seat, text=text)
        ),
        "The middle is part of the most lines.": lambda: not moves and column == 3,
        "It is the only column that wins.": (
            lambda: best > 0 and all(scores[each] <= 0 for each in others)
        ),
        rf"It wins. {COLUMN_LIST.capitalize()} would lose.": (
            lambda: best > 0 and bool(losing) and named() == losing
        ),
        rf"It wins. {COLUMN_LIST.capitalize()} would only draw.": (
            lambda: best > 0 and not losing and named() == drawing
        ),
        r"Every column wins. None wins sooner than this one, with \d+ more discs.": (
            lambda: min(scores.values()) > 0 and told_discs() == discs_of_winner(best, board)
        ),
        "It is the only column that keeps the draw.": (
            lambda: best == 0 and all(scores[each] < 0 for each in others)
        ),
        rf"It keeps the draw. {COLUMN_LIST.capitalize()} would lose.": (
            lambda: best == 0 and bool(losing) and named() == losing
        ),
        "Every column leads to a draw with good play.": lambda: {*scores.values()} == {0},
        f"{other} can win whatever you play. This makes it take longest.": (
            lambda: best < 0 and min(scores.values()) < best
        ),
        rf"{other} can win whatever you play, with \d+ more discs.": (
            lambda: (
                best < 0
                and {*scores.values()} == {best}
                and told_discs() == discs_of_winner(best, board)
            )
        ),
    }
    for pattern, is_true in checks.items():
        if re.fullmatch(pattern, text):
            assert is_true(), f"{moves}, column {column + 1}: {text}"
            return pattern
    raise AssertionError(f"{moves}: nobody checks {text!r}")
