"""What a player should mend: its forfeits, then its mistakes compared with those of random moves.

A kind of mistake is clear if it is more frequent than a sound player's would be: if it happens in
one part of the positions and hardly elsewhere, or nearly as often as at random.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from connectx.arena.process import error_line
from connectx.arena.tracebacks import FRAME_LOCATION_PATTERN
from connectx.bench.review.traps import Part, Trap, TrapKind, TrapsMet, find_traps
from connectx.bench.web.page import TableFacts
from connectx.errors import shorten, single_line
from connectx.executor import OnProgress, ignore_progress
from connectx.game import Cause, Game
from connectx.words import TEXT_HEADINGS, Rows, column_name, describe_full_column

TITLE = "What to mend"
MIN_GAMES = 90  # in which a player moved: in fewer games, mistakes depend too much on chance
MIN_TIMES = 3  # that a mistake happened before it is clear
MIN_PART_ERRORS = 3.0  # standard errors by which a part is beyond the others
MIN_PART_RATIO = 3.0  # how many times as often as in the others, both compared with chance
MIN_COLUMN_ERRORS = 5.0  # the same of the column played, as good players prefer some, too
MIN_CHANCE_SHARE = 0.15  # of what random moves do; a kind is clear above it
CHANCE_ERRORS = 1.64  # standard errors by which a kind has to be above that share
NEAREST_KINDS = (TrapKind.WIN, TrapKind.BLOCK, TrapKind.ABOVE, TrapKind.TWO_MOVES)
CLEAR_KINDS = (TrapKind.WIN, TrapKind.BLOCK)  # clear without a comparison: nobody has to miss these
# A column is named as the one of most mistakes if there are so many mistakes, if more than this
# share of them was made there, and if random moves would make less than the last share there.
MIN_MISTAKES_FOR_COLUMN = 20
MIN_SHARE_OF_COLUMN = 0.75
MAX_SHARE_OF_COLUMN_AT_RANDOM = 0.4
MENDING_HEADINGS = ("mistake", "times", "of", "at random", "points", "most of all, or such as")
MAX_MENDED_GAMES = 400  # of each player, whose mistakes are looked for
MENDING_SECONDS = 20.0  # planned for the mistakes of all players of several games
HEADING_NOTE = (
    "times: how often the mistake was made; of: how often it could have been made; at random: how "
    "often random moves would have made it there"
)

Place = tuple[int, int]  # the index of a game, and the number of discs before a move


@dataclass(frozen=True, kw_only=True)
class MistakeCount:
    """A row of the table: one kind of mistake of a player."""

    name: str
    times: int
    opportunities: int  # how often it could have happened
    times_at_random: float | None  # how often random moves would make it; None for a fault
    points: float | None  # that it cost; None for a fault, such as a forfeit
    part: str  # of the positions in which it happens most of all, with figures; "" if there is none
    example: str  # a game up to the mistake, in words; "" if it never happened
    places: tuple[Place, ...]  # of the mistakes that cost points, those of the part first
    is_clear: bool  # whether it is more frequent than a sound player's would be

    @property
    def in_words(self) -> str:
        """The mistake and its figures, such as "a block missed, from 24 discs on: 8 of 9".

        The figures are how often it happened and how often it could have happened.
        """
        figures = f"{self.name}: {self.times} of {self.opportunities}"
        if self.times_at_random is None:  # a fault, such as a forfeit
            return f"{figures}, {self.example}"
        if self.part:  # this has figures of its own
            return f"{self.name}, {self.part}"
        return f"{figures}, random moves {self.times_at_random:.0f}"

    def to_dict(self) -> dict[str, Any]:
        """Return the row for JSON."""
        return {
            "mistake": self.name,
            "times": self.times,
            "of": self.opportunities,
            "at_random": self.times_at_random,
            "points": self.points,
            "part": self.part,
            "such_as": self.example,
            "clear": self.is_clear,
        }


@dataclass(frozen=True, kw_only=True)
class Mending:
    """What one player should mend."""

    player: str
    faults: tuple[MistakeCount, ...]  # forfeits by cause, and how often the player returned None
    mistakes: tuple[MistakeCount, ...]  # by kind of trap, the nearest first
    column_of_most_mistakes: str  # in words, with figures; "" if there is no such column
    met: TrapsMet  # the positions in which the player could have made mistakes, counted and listed

    @property
    def lines(self) -> list[str]:
        """What the player should mend first, in words, in at most two lines.

        One line has all faults. The other one has the first mistake, if there are enough games.
        """
        lines = []
        if self.faults:
            lines.append("; ".join(fault.in_words for fault in self.faults))
        has_enough_games = self.met.games >= MIN_GAMES
        if has_enough_games:
            lines.append(self._describe_first_mistake())
        return lines

    def _describe_first_mistake(self) -> str:
        """Return the mistake to mend first, in words.

        A column in which most mistakes are made comes first. Otherwise, only mistakes count that
        are more frequent than a sound player's would be. Of those that lose within 2 moves, the one
        that cost most points is chosen. If there is none, the mistake that loses soonest is.
        """
        if self.column_of_most_mistakes:
            return self.column_of_most_mistakes
        clear_mistakes = [mistake for mistake in self.mistakes if mistake.is_clear]
        near_mistakes = [mistake for mistake in clear_mistakes if mistake.name in NEAREST_KINDS]
        if near_mistakes:
            costliest = max(near_mistakes, key=lambda mistake: mistake.points or 0.0)
            return costliest.in_words
        if clear_mistakes:
            return f"no clear mistake within 2 moves; {clear_mistakes[0].in_words}"
        return "no mistake is clear"

    def to_dicts(self) -> list[dict[str, Any]]:
        """Return the rows for JSON, also those of kinds that never happened."""
        return [mistake.to_dict() for mistake in (*self.faults, *self.mistakes)]

    @property
    def note(self) -> str:
        """How many moves were scored, how many points they gave away, and which blocks were missed.

        Only the missed blocks in positions that were lost anyway are counted.
        """
        traps_met = self.met
        points = sum(trap.points for trap in traps_met.falls)
        unscored = ""
        if traps_met.unscored_discs:
            disc_counts = ranges_in_words(traps_met.unscored_discs)
            unscored = f", not those with {disc_counts} discs on the board"
        note = (
            f"{traps_met.scored_moves:,} of its {traps_met.moves:,} moves were scored{unscored}; "
            f"they gave {points:g} points away"
        )
        if traps_met.lost_blocks:
            undone = f"{traps_met.lost_blocks_undone} of {traps_met.lost_blocks}"
            note += f"; when already lost it left {undone} blocks undone"
        return note


def ranges_in_words(numbers: Sequence[int]) -> str:
    """Return ascending numbers in words, such as "4 to 6 and 10"."""
    ranges: list[range] = []
    for number in numbers:
        continues_last_range = bool(ranges) and number == ranges[-1].stop
        if continues_last_range:
            ranges[-1] = range(ranges[-1].start, number + 1)
        else:
            ranges.append(range(number, number + 1))
    texts = []
    for consecutive_numbers in ranges:
        first = consecutive_numbers[0]
        last = consecutive_numbers[-1]
        texts.append(str(first) if first == last else f"{first} to {last}")
    return " and ".join(texts)


def make_mending(
    player: str, games: Sequence[Game], seats: Sequence[Iterable[int]], met: TrapsMet
) -> Mending:
    """Return what a player should mend, by its games and by the traps that it met in them.

    `seats` has the player's seats in each game: [(0,), (), (0, 1)] if it moved first in the first
    game, did not play in the second, and had both seats in the third. `met` has the positions in
    which a mistake of some kind was possible (traps).
    """
    mistakes = []
    for kind in TrapKind:
        traps = [trap for trap in met.traps if trap.kind is kind]
        if traps:
            mistakes.append(make_mistake_count(kind, traps, games))
    return Mending(
        player=player,
        faults=tuple(list_faults(games, seats)),
        mistakes=tuple(mistakes),
        column_of_most_mistakes=describe_column_of_most_mistakes(met.traps),
        met=met,
    )


def mending_rows(mendings: Sequence[Mending]) -> Rows:
    """Return the table of one or several players: headings, then a row for each mistake.

    The rows of kinds that never happened are left out. With several players, each row begins with
    the player.
    """
    rows = [[*MENDING_HEADINGS]]
    players = ["player"]  # what stands before each row if there are several players
    for mending in mendings:
        for mistake in list_mistakes_that_happened(mending):
            rows.append(make_mistake_row(mistake))
            players.append(mending.player)
    if len(mendings) > 1:
        rows = [[player, *row] for player, row in zip(players, rows)]
    return rows


def make_mistake_row(mistake: MistakeCount) -> list[str]:
    """Return the row of a mistake in the table, without the player.

    The cells are the name, how often it happened, could have happened, and would have happened by
    random moves, the points that it cost, and where it happens most of all or an example.
    """
    at_random = "" if mistake.times_at_random is None else f"{mistake.times_at_random:.0f}"
    points = "" if mistake.points is None else f"{mistake.points:g}"
    return [
        mistake.name,
        str(mistake.times),
        str(mistake.opportunities),
        at_random,
        points,
        mistake.part or mistake.example,
    ]


def list_mistakes_that_happened(mending: Mending) -> list[MistakeCount]:
    """List the faults and mistakes of a player that happened: they have rows in the table."""
    return [mistake for mistake in (*mending.faults, *mending.mistakes) if mistake.times]


# Several players, and pages ----------------------------------------------------------------------


def find_mendings(
    games: Sequence[Game],
    names: Sequence[str],
    seats: Sequence[Sequence[Sequence[int]]],
    seconds: float = MENDING_SECONDS,
    *,
    on_progress: OnProgress = ignore_progress,
) -> list[Mending]:
    """Return what each of several players should mend.

    `seats` has for each player its seats in each game: [[(0,), ()], [(1,), (0, 1)]] if the first of
    two players moved first in the first of two games, and did not play in the second. Of each
    player, mistakes are looked for in its first `MAX_MENDED_GAMES` games. `seconds` are planned for
    the mistakes of all players.
    """
    mendings = []
    for name, seats_of_player in zip(names, seats):
        seats_in_first_games = _drop_seats_after_max_games(seats_of_player)
        seconds_of_player = seconds / len(names)
        met = find_traps(games, seats_in_first_games, seconds_of_player, on_progress=on_progress)
        mendings.append(make_mending(name, games, seats_of_player, met))
    return mendings


def _drop_seats_after_max_games(seats: Sequence[Sequence[int]]) -> list[Sequence[int]]:
    """Return the seats of a player in each game, none after `MAX_MENDED_GAMES` of its games."""
    limited_seats: list[Sequence[int]] = []
    games_played = 0
    for seats_in_game in seats:
        if seats_in_game:
            games_played += 1
        if games_played > MAX_MENDED_GAMES:
            seats_in_game = ()
        limited_seats.append(seats_in_game)
    return limited_seats


def mending_table(mendings: Sequence[Mending], first_game: int = 0) -> TableFacts:
    """Return the table of what to mend for a page on which the players' games are shown.

    `first_game` is the index of the first of these games on the page. The examples of a row are
    positions in which a reader may look for a better move.
    """
    rows = mending_rows(mendings)
    headings = rows[0]
    text_columns = [index for index, heading in enumerate(headings) if heading in TEXT_HEADINGS]
    sentences = []
    for mending in mendings:
        sentences += _list_sentences(mending, with_player=len(mendings) > 1)
    sentences.append(as_sentence(HEADING_NOTE))
    examples: list[list[Place]] = []  # of each row, without that of the headings
    for mending in mendings:
        for mistake in list_mistakes_that_happened(mending):
            examples.append([(first_game + game, discs) for game, discs in mistake.places])
    return {
        "title": TITLE,
        "note": " ".join(sentences),
        "rows": rows,
        "words": text_columns,
        "examples": examples,
    }


def _list_sentences(mending: Mending, *, with_player: bool) -> list[str]:
    """List what a player should mend first, then what its figures rest on, as sentences.

    The first sentence begins with the name of the player if `with_player`.
    """
    texts = list(mending.lines)
    if mending.met.moves:
        texts.append(mending.note)
    sentences = [as_sentence(text) for text in texts]
    if with_player and sentences:
        sentences[0] = f"{mending.player}: {sentences[0]}"
    return sentences


def mending_facts(mending: Mending) -> dict[str, Any]:
    """Return what a player should mend for JSON."""
    return {
        "player": mending.player,
        "lines": mending.lines,
        "rows": mending.to_dicts(),
    }


def as_sentence(text: str) -> str:
    """Return a text as a sentence, with a capital and a full stop."""
    return f"{text[:1].upper()}{text[1:]}."


# Faults -------------------------------------------------------------------------------------------


def list_faults(games: Sequence[Game], seats: Sequence[Iterable[int]]) -> list[MistakeCount]:
    """List a player's forfeits by cause, then how often it returned None.

    `seats` has the player's seats in each game.
    """
    games_and_seats: list[tuple[Game, int]] = []
    for game, seats_in_game in zip(games, seats):
        games_and_seats += [(game, seat) for seat in seats_in_game]
    faults = []
    for cause in Cause:
        forfeited_games = [
            game for game, seat in games_and_seats if has_forfeited(game, seat, cause)
        ]
        if forfeited_games:
            name = f"forfeit ({cause})"
            example = describe_forfeit(forfeited_games[0])
            count = len(forfeited_games)
            faults.append(make_fault_count(name, count, len(games_and_seats), example))
    unanswered = sum(game.unanswered[seat] for game, seat in games_and_seats)
    if unanswered:
        answers = sum(count_answers(game, seat) for game, seat in games_and_seats)
        example = describe_unanswered(games_and_seats)
        faults.append(make_fault_count("returned None", unanswered, answers, example))
    return faults


def has_forfeited(game: Game, seat: int, cause: Cause) -> bool:
    """Return whether the player in a seat forfeited a game for this cause."""
    forfeit = game.forfeit
    return forfeit is not None and forfeit.seat == seat and forfeit.cause == cause


def make_fault_count(name: str, times: int, opportunities: int, example: str) -> MistakeCount:
    """Return the row of a fault, such as a forfeit, which random moves would never make."""
    return MistakeCount(
        name=name,
        times=times,
        opportunities=opportunities,
        times_at_random=None,
        points=None,
        part="",
        example=example,
        places=(),
        is_clear=True,
    )


def count_answers(game: Game, seat: int) -> int:
    """Return how often a seat was asked for a move: its moves after the opening, and a forfeit."""
    move_indices = range(game.opening_plies, len(game.moves))
    answers = len([index for index in move_indices if index % 2 == seat])
    if game.forfeit is not None and game.forfeit.seat == seat:
        answers += 1
    return answers


def describe_forfeit(game: Game) -> str:
    """Return why a game was forfeited, the line of the player's file if known, and the moves.

    Such as "ValueError: no column, line 10, after 4453".
    """
    forfeit = game.forfeit
    if forfeit is None:
        raise ValueError(f"game {game.id} has no forfeit")
    reason = error_line(forfeit.detail)
    is_column_of_board = forfeit.column in range(game.geometry.columns)
    if forfeit.column is not None and is_column_of_board:
        # A column of the board that is no legal move is full. `forfeit.column` counts from 0, and
        # the name of a column counts from 1.
        reason = describe_full_column(column_name(forfeit.column))
        if forfeit.detail.startswith("returned None"):
            reason = f"returned None, and {reason}"
    phrases = [shorten(single_line(reason))]
    line_of_player = find_line_of_player(forfeit.detail)  # such as "line 10", or ""
    phrases.append(line_of_player)
    phrases.append(f"after {moves_in_words(game.moves)}" if game.moves else "at the first move")
    return ", ".join(phrase for phrase in phrases if phrase)


def find_line_of_player(traceback: str) -> str:
    """Return the last line of the player's own file in a traceback, such as "line 10", or "".

    The first frame is the player's; a library that it calls has the last frames.
    """
    # Each match is one frame, with the groups "file" and "line": the latter such as "line 10".
    frames = list(FRAME_LOCATION_PATTERN.finditer(traceback))
    if not frames:
        return ""
    player_file = frames[0]["file"]
    lines_of_player = [frame["line"] for frame in frames if frame["file"] == player_file]
    return lines_of_player[-1]


def describe_unanswered(games_and_seats: Sequence[tuple[Game, int]]) -> str:
    """Say what is played when a player returns None, and after which moves if a game shows that.

    Such as "column 1 is played, after 4453". `games_and_seats` has games of the player, each with
    its seat.
    """
    consequence = f"column {column_name(0)} is played"  # the first column, for None
    for game, seat in games_and_seats:
        indices_in_first_column = [
            index
            for index in range(game.opening_plies, len(game.moves))
            if index % 2 == seat and game.moves[index] == 0
        ]
        # A game has only the number of times that the player returned None. If it equals the number
        # of the player's moves in the first column, each of these moves was such an answer.
        was_each_unanswered = len(indices_in_first_column) == game.unanswered[seat]
        if indices_in_first_column and was_each_unanswered:
            moves_before = game.moves[: indices_in_first_column[0]]
            return f"{consequence}, after {moves_in_words(moves_before)}"
    return consequence


def moves_in_words(columns: Iterable[int]) -> str:
    """Return the moves of a game as text, such as "4453", or "no moves" without any."""
    return "".join(map(column_name, columns)) or "no moves"


# Mistakes -----------------------------------------------------------------------------------------


def make_mistake_count(
    kind: TrapKind, traps: Sequence[Trap], games: Sequence[Game]
) -> MistakeCount:
    """Return how often a kind of mistake happened, with the part in which it happens most of all.

    `traps` are the traps of this kind that the player met, also those into which it did not fall.
    """
    falls = [trap for trap in traps if trap.fell_in]
    falls_at_random = count_falls_at_random(traps)
    part_with_falls = find_clearest_part(traps) or find_frequent_column(traps)
    if part_with_falls is None:
        part = ""
        examples = falls
    else:
        part, examples = part_with_falls  # the falls in this part
    other_falls = [trap for trap in falls if trap not in examples]
    costly_falls = [trap for trap in (*examples, *other_falls) if trap.points]
    return MistakeCount(
        name=kind,
        times=len(falls),
        opportunities=len(traps),
        times_at_random=falls_at_random,
        points=sum(trap.points for trap in falls),
        part=part,
        example=describe_fall(examples[0], games) if examples else "",
        places=tuple((trap.game, trap.discs) for trap in costly_falls),
        is_clear=is_clear(kind, len(falls), falls_at_random, part),
    )


def count_falls_at_random(traps: Iterable[Trap]) -> float:
    """Return into how many of these traps random moves would fall on average."""
    return sum(trap.random_fall_probability for trap in traps)


def count_falls_at_random_by_column(traps: Iterable[Trap], column: int) -> float:
    """Return into how many of these traps random moves would fall on average by one column."""
    return sum(1 / trap.legal_count for trap in traps if column in trap.columns)


def is_clear(kind: TrapKind, times: int, at_random: float, part: str) -> bool:
    """Return whether a mistake happens more often than it would to a sound player.

    `times` is how often it happens, `at_random` how often it would by random moves, and `part` is
    the part of the positions in which it happens most of all, "" if there is none.
    """
    if times < MIN_TIMES:
        return False
    if part or kind in CLEAR_KINDS:
        return True
    standard_error = math.sqrt(times)  # of a number of rare events
    least_times = times - CHANCE_ERRORS * standard_error
    return least_times > MIN_CHANCE_SHARE * at_random


def find_clearest_part(traps: Sequence[Trap]) -> tuple[str, list[Trap]] | None:
    """Find the part of the positions in which a mistake happens and hardly elsewhere.

    `traps` are those of one kind that the player met. Returns the part in words with figures, such
    as "from 24 discs on: 8 of 9, else 1 of 40", and the traps in it that the player fell into.
    Returns None if no part is clear.
    """
    parts = sorted(set[Part]().union(*(trap.parts for trap in traps)))
    clearest: tuple[str, list[Trap]] | None = None
    max_errors = MIN_PART_ERRORS  # standard errors of the clearest part so far
    for part in parts:
        inside = [trap for trap in traps if part in trap.parts]
        outside = [trap for trap in traps if is_in_other_part(trap, part)]
        falls = [trap for trap in inside if trap.fell_in]
        falls_outside = [trap for trap in outside if trap.fell_in]
        if len(falls) < MIN_TIMES or not outside:
            continue
        at_random = count_falls_at_random(inside)
        at_random_outside = count_falls_at_random(outside)
        # Inside, the ratio of falls to those of random moves has to be MIN_PART_RATIO times as high
        # as outside. Both sides are multiplied by the divisors, which may be 0.
        is_rare_outside = (
            MIN_PART_RATIO * len(falls_outside) * at_random <= len(falls) * at_random_outside
        )
        errors = excess_in_standard_errors(
            len(falls), at_random, len(falls_outside), at_random_outside
        )
        if is_rare_outside and errors > max_errors:
            max_errors = errors
            figures = f"{len(falls)} of {len(inside)}, else {len(falls_outside)} of {len(outside)}"
            clearest = (f"{part.name}: {figures}", falls)
    return clearest


def is_in_other_part(trap: Trap, part: Part) -> bool:
    """Return whether a trap is not in a part, but in another part of the same family.

    The parts of a family exclude each other, such as "moving first" and "moving second".
    """
    if part in trap.parts:
        return False
    return any(trap_part.family == part.family for trap_part in trap.parts)


def find_frequent_column(traps: Sequence[Trap]) -> tuple[str, list[Trap]] | None:
    """Find the column in which the player makes most mistakes of one kind, far more than at random.

    `traps` are those of the kind that the player met. Returns the column in words with figures, as
    in "by column 1: 8 of 9, at random 2", and the traps that the player fell into by this column.
    Returns None if there is no such column.
    """
    falls = [trap for trap in traps if trap.fell_in]
    at_random = count_falls_at_random(traps)
    for column in sorted({trap.played for trap in falls}):
        falls_in_column = [trap for trap in falls if trap.played == column]
        at_random_in_column = count_falls_at_random_by_column(traps, column)
        if at_random_in_column >= at_random:  # random moves never fall in by another column
            continue
        falls_elsewhere = len(falls) - len(falls_in_column)
        errors = excess_in_standard_errors(
            len(falls_in_column),
            at_random_in_column,
            falls_elsewhere,
            at_random - at_random_in_column,
        )
        has_most_falls = len(falls_in_column) > len(falls) / 2
        if has_most_falls and errors > MIN_COLUMN_ERRORS:
            expected = len(falls) * at_random_in_column / at_random
            figures = f"{len(falls_in_column)} of {len(falls)}, at random {expected:.0f}"
            return f"by column {column_name(column)}: {figures}", falls_in_column
    return None


def excess_in_standard_errors(
    falls: int, at_random: float, other_falls: int, other_at_random: float
) -> float:
    """Return by how many standard errors a part of the positions has more mistakes than expected.

    `falls` are the mistakes in this part and `other_falls` those in another part. `at_random` and
    `other_at_random` are the mistakes that random moves would make there. It is expected that the
    mistakes are distributed over the parts in proportion to those of random moves.
    """
    if not at_random or not other_at_random:
        return 0.0
    share = at_random / (at_random + other_at_random)
    expected = share * (falls + other_falls)
    standard_error = math.sqrt(expected * (1 - share))  # of a binomial distribution
    return (falls - expected) / standard_error


def describe_column_of_most_mistakes(traps: Sequence[Trap]) -> str:
    """Say in which column most mistakes of all kinds are made, with figures.

    Returns such as "most mistakes are made in column 1: 25 of 25, at random 5". Returns "" if there
    are few mistakes, or if no column has most of them, far more than random moves would make there.
    """
    falls = [trap for trap in traps if trap.fell_in]
    if len(falls) < MIN_MISTAKES_FOR_COLUMN:
        return ""
    at_random = count_falls_at_random(traps)
    for column in sorted({trap.played for trap in falls}):
        falls_in_column = [trap for trap in falls if trap.played == column]
        share_of_column = len(falls_in_column) / len(falls)
        share_at_random = count_falls_at_random_by_column(traps, column) / at_random
        has_most = share_of_column > MIN_SHARE_OF_COLUMN
        if has_most and share_at_random < MAX_SHARE_OF_COLUMN_AT_RANDOM:
            expected = share_at_random * len(falls)
            figures = f"{len(falls_in_column)} of {len(falls)}, at random {expected:.0f}"
            return f"most mistakes are made in column {column_name(column)}: {figures}"
    return ""


def describe_fall(trap: Trap, games: Sequence[Game]) -> str:
    """Return a mistake as the moves before it and the column played, such as "4453, played 1"."""
    moves_before = games[trap.game].moves[: trap.discs]
    return f"{moves_in_words(moves_before)}, played {column_name(trap.played)}"
