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
    at_random: float | None  # how often random moves would make it; None if that means nothing
    points: float | None  # that it cost; None if that is not known
    part: str  # of the positions in which it happens most of all, with figures; "" if there is none
    example: str  # a game up to the mistake, in words; "" if it never happened
    places: tuple[Place, ...]  # of the mistakes that cost points, those of the part first
    is_clear: bool  # whether it is more frequent than a sound player's would be

    @property
    def in_words(self) -> str:
        """The mistake and its figures, such as "a block missed, from 24 discs on: 8 of 9".

        The figures are how often it happened and how often it could have happened.
        """
        if self.at_random is None:
            return f"{self.name}: {self.times} of {self.opportunities}, {self.example}"
        if self.part:
            return f"{self.name}, {self.part}"
        return (
            f"{self.name}: {self.times} of {self.opportunities}, random moves {self.at_random:.0f}"
        )

    def to_dict(self) -> dict[str, Any]:
        """Return the row for JSON."""
        return {
            "mistake": self.name,
            "times": self.times,
            "of": self.opportunities,
            "at_random": self.at_random,
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
    met: TrapsMet  # the positions in which the player could have made mistakes

    @property
    def lines(self) -> list[str]:
        """What the player should mend first, in words, in at most two lines.

        One line has all faults. The other one has the first mistake, if there are enough games.
        """
        lines = []
        if self.faults:
            lines.append("; ".join(fault.in_words for fault in self.faults))
        if self.met.games >= MIN_GAMES:
            lines.append(self._describe_first_mistake())
        return lines

    def _describe_first_mistake(self) -> str:
        """Return the mistake to mend first, in words.

        Only mistakes count that are more frequent than a sound player's would be. Of those that
        lose within 2 moves, the one that cost most points is chosen, else the nearest one. A column
        in which most mistakes are made comes before all of them.
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
            ranges = ranges_in_words(traps_met.unscored_discs)
            unscored = f", not those with {ranges} discs on the board"
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
        if ranges and number == ranges[-1].stop:
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

    `seats` has the player's seats in each game, none where it did not play. A trap is met where a
    mistake of some kind was possible.
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
    has_players = len(mendings) > 1
    rows = [["player", *MENDING_HEADINGS] if has_players else [*MENDING_HEADINGS]]
    for mending in mendings:
        for mistake in list_mistakes_that_happened(mending):
            row = make_mistake_row(mistake)
            rows.append([mending.player, *row] if has_players else row)
    return rows


def make_mistake_row(mistake: MistakeCount) -> list[str]:
    """Return the row of a mistake in the table, without the player.

    The cells are the name, how often it happened, could have happened, and would have happened by
    random moves, the points that it cost, and where it happens most of all or an example.
    """
    return [
        mistake.name,
        str(mistake.times),
        str(mistake.opportunities),
        "" if mistake.at_random is None else f"{mistake.at_random:.0f}",
        "" if mistake.points is None else f"{mistake.points:g}",
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

    `seats` has for each player its seats in each game, none where it did not play. Of each player
    the first `MAX_MENDED_GAMES` games are looked at.
    """
    mendings = []
    for name, seats_of_player in zip(names, seats):
        seats_looked_at = _limit_games(seats_of_player)
        met = find_traps(games, seats_looked_at, seconds / len(names), on_progress=on_progress)
        mendings.append(make_mending(name, games, seats_of_player, met))
    return mendings


def _limit_games(seats: Sequence[Sequence[int]]) -> list[Sequence[int]]:
    """Return the seats of a player in each game, none after `MAX_MENDED_GAMES` of its games."""
    limited_seats: list[Sequence[int]] = []
    games = 0  # in which the player has a seat
    for seats_in_game in seats:
        if seats_in_game:
            games += 1
        limited_seats.append(seats_in_game if games <= MAX_MENDED_GAMES else ())
    return limited_seats


def mending_table(mendings: Sequence[Mending], first_game: int = 0) -> TableFacts:
    """Return the table of what to mend for a page on which the players' games are shown.

    `first_game` is the index of the first of these games on the page. The examples of a row are
    positions in which a reader may look for a better move.
    """
    rows = mending_rows(mendings)
    text_columns = [index for index, heading in enumerate(rows[0]) if heading in TEXT_HEADINGS]
    notes = []
    for mending in mendings:
        texts = [*mending.lines, mending.note] if mending.met.moves else mending.lines
        sentences = [as_sentence(text) for text in texts]
        if len(mendings) > 1 and sentences:
            sentences[0] = f"{mending.player}: {sentences[0]}"
        notes += sentences
    examples: list[list[Place]] = []  # of each row
    for mending in mendings:
        for mistake in list_mistakes_that_happened(mending):
            examples.append([(first_game + game, discs) for game, discs in mistake.places])
    return {
        "title": TITLE,
        "note": " ".join([*notes, as_sentence(HEADING_NOTE)]),
        "rows": rows,
        "words": text_columns,
        "examples": examples,
    }


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
    games_by_seat: list[tuple[Game, int]] = []
    for game, seats_in_game in zip(games, seats):
        games_by_seat += [(game, seat) for seat in seats_in_game]
    faults = []
    for cause in Cause:
        forfeited_games = [
            game
            for game, seat in games_by_seat
            if game.forfeit and game.forfeit.cause == cause and game.forfeit.seat == seat
        ]
        if forfeited_games:
            example = describe_forfeit(forfeited_games[0])
            count = len(forfeited_games)
            faults.append(
                make_fault_count(f"forfeit ({cause})", count, len(games_by_seat), example)
            )
    unanswered = sum(game.unanswered[seat] for game, seat in games_by_seat)
    if unanswered:
        answers = sum(count_answers(game, seat) for game, seat in games_by_seat)
        example = describe_unanswered(games_by_seat)
        faults.append(make_fault_count("returned None", unanswered, answers, example))
    return faults


def make_fault_count(name: str, times: int, opportunities: int, example: str) -> MistakeCount:
    """Return the row of a fault, such as a forfeit, which random moves would never make."""
    return MistakeCount(
        name=name,
        times=times,
        opportunities=opportunities,
        at_random=None,
        points=None,
        part="",
        example=example,
        places=(),
        is_clear=True,
    )


def count_answers(game: Game, seat: int) -> int:
    """Return how often a seat was asked for a move: its moves after the opening, and a forfeit."""
    plies = range(game.opening_plies, len(game.moves))
    moves = [ply for ply in plies if ply % 2 == seat]
    if game.forfeit is not None and game.forfeit.seat == seat:
        return len(moves) + 1
    return len(moves)


def describe_forfeit(game: Game) -> str:
    """Return why a game was forfeited, the line of the player's file if known, and the moves.

    Such as "ValueError: no column, line 10, after 4453".
    """
    forfeit = game.forfeit
    if forfeit is None:
        raise ValueError(f"game {game.id} has no forfeit")
    reason = error_line(forfeit.detail)
    columns = game.geometry.columns
    if forfeit.column is not None and 0 <= forfeit.column < columns:
        # What was returned counts from 0, as Python does; a column that is played, from 1.
        reason = describe_full_column(column_name(forfeit.column))
        if forfeit.detail.startswith("returned None"):
            reason = f"returned None, and {reason}"
    moment = f"after {moves_in_words(game.moves)}" if game.moves else "at the first move"
    phrases = [shorten(single_line(reason)), find_line_of_player(forfeit.detail), moment]
    return ", ".join(filter(None, phrases))


def find_line_of_player(traceback: str) -> str:
    """Return the last line of the player's own file in a traceback, such as "line 10", or "".

    The first frame is the player's; a library that it calls has the last frames.
    """
    frames = [*FRAME_LOCATION_PATTERN.finditer(traceback)]
    if not frames:
        return ""
    player_file = frames[0]["file"]
    lines_of_player = [frame["line"] for frame in frames if frame["file"] == player_file]
    return lines_of_player[-1]


def describe_unanswered(games_by_seat: Sequence[tuple[Game, int]]) -> str:
    """Say what is played when a player returns None, and after which moves if a game shows that.

    `games_by_seat` has games of the player, each with its seat. The first column is played for
    None. A game has only the number of such answers. If it equals the number of the player's moves
    in the first column, each of these moves was such an answer.
    """
    consequence = f"column {column_name(0)} is played"
    for game, seat in games_by_seat:
        indices_in_first_column = [
            index
            for index in range(game.opening_plies, len(game.moves))
            if index % 2 == seat and game.moves[index] == 0
        ]
        if indices_in_first_column and len(indices_in_first_column) == game.unanswered[seat]:
            moves_before = game.moves[: indices_in_first_column[0]]
            return f"{consequence}, after {moves_in_words(moves_before)}"
    return consequence


def moves_in_words(columns: Iterable[int]) -> str:
    """Return the moves of a game as text, such as "4453"."""
    return "".join(map(column_name, columns)) or "no moves"


# Mistakes -----------------------------------------------------------------------------------------


def make_mistake_count(
    kind: TrapKind, traps: Sequence[Trap], games: Sequence[Game]
) -> MistakeCount:
    """Return how often a kind of mistake happened, with the part in which it happens most of all.

    `traps` are the traps of this kind that the player met, also those into which it did not fall.
    """
    falls = [trap for trap in traps if trap.fell_in]
    at_random = sum(trap.at_random for trap in traps)
    part = ""
    examples = falls
    part_with_falls = find_clearest_part(traps) or find_frequent_column(traps)
    if part_with_falls is not None:
        part, examples = part_with_falls
    other_falls = [trap for trap in falls if trap not in examples]
    return MistakeCount(
        name=kind,
        times=len(falls),
        opportunities=len(traps),
        at_random=at_random,
        points=sum(trap.points for trap in falls),
        part=part,
        example=describe_fall(examples[0], games) if examples else "",
        places=tuple((trap.game, trap.discs) for trap in (*examples, *other_falls) if trap.points),
        is_clear=is_clear(kind, len(falls), at_random, part),
    )


def is_clear(kind: TrapKind, times: int, at_random: float, part: str) -> bool:
    """Return whether a mistake happens more often than it would to a sound player.

    `times` is how often it happens, `at_random` how often it would by random moves, and `part` is
    the part of the positions in which it happens most of all, "" if there is none.
    """
    if times < MIN_TIMES:
        return False
    if part or kind in CLEAR_KINDS:
        return True
    least_times = times - CHANCE_ERRORS * math.sqrt(times)
    return least_times > MIN_CHANCE_SHARE * at_random


def find_clearest_part(traps: Sequence[Trap]) -> tuple[str, list[Trap]] | None:
    """Find the part of the positions in which a mistake happens and hardly elsewhere.

    `traps` are those of one kind that the player met. Returns the part in words with figures, and
    the traps in it that the player fell into. Returns None if no part is clear.
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
        at_random = sum(trap.at_random for trap in inside)
        at_random_outside = sum(trap.at_random for trap in outside)
        # The ratio of falls to those of random moves is at least MIN_PART_RATIO times as high
        # inside. Both sides are multiplied by the divisors, which may be 0.
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
    families = {trap_part.family for trap_part in trap.parts}
    return part not in trap.parts and part.family in families


def find_frequent_column(traps: Sequence[Trap]) -> tuple[str, list[Trap]] | None:
    """Find the column in which the player makes most mistakes of one kind, far more than at random.

    `traps` are those of the kind that the player met. Returns the column in words with figures, and
    the traps that the player fell into by this column. Returns None if there is no such column.
    """
    falls = [trap for trap in traps if trap.fell_in]
    at_random = sum(trap.at_random for trap in traps)
    for column in sorted({trap.played for trap in falls}):
        in_column = [trap for trap in falls if trap.played == column]
        at_random_there = sum(1 / trap.legal for trap in traps if column in trap.columns)
        if at_random_there >= at_random:
            continue
        errors = excess_in_standard_errors(
            len(in_column),
            at_random_there,
            len(falls) - len(in_column),
            at_random - at_random_there,
        )
        if errors > MIN_COLUMN_ERRORS and len(in_column) > len(falls) / 2:
            expected = len(falls) * at_random_there / at_random
            figures = f"{len(in_column)} of {len(falls)}, at random {expected:.0f}"
            return f"by column {column_name(column)}: {figures}", in_column
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
    return (falls - expected) / math.sqrt(expected * (1 - share))


def describe_column_of_most_mistakes(traps: Sequence[Trap]) -> str:
    """Say in which column most mistakes of all kinds are made, with figures.

    Returns "" if there are few mistakes, or if no column has most of them, far more than random
    moves would make there.
    """
    falls = [trap for trap in traps if trap.fell_in]
    at_random = sum(trap.at_random for trap in traps)
    if len(falls) < MIN_MISTAKES_FOR_COLUMN:
        return ""
    for column in sorted({trap.played for trap in falls}):
        times = len([trap for trap in falls if trap.played == column])
        at_random_there = sum(1 / trap.legal for trap in traps if column in trap.columns)
        share = at_random_there / at_random
        if times > MIN_SHARE_OF_COLUMN * len(falls) and share < MAX_SHARE_OF_COLUMN_AT_RANDOM:
            figures = f"{times} of {len(falls)}, at random {share * len(falls):.0f}"
            return f"most mistakes are made in column {column_name(column)}: {figures}"
    return ""


def describe_fall(trap: Trap, games: Sequence[Game]) -> str:
    """Return a mistake as the moves before it and the column played, such as "4453, played 1"."""
    moves = games[trap.game].moves[: trap.discs]
    return f"{moves_in_words(moves)}, played {column_name(trap.played)}"
