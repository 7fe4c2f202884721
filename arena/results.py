"""Games as lines of a file: a header that names the league, then one JSON value a game.

    results = ResultsFile.create(Path("league.jsonl"), header)
    results.append(game)

A line is written and flushed when its game has ended, so a killed league loses only what was being
played. A torn last line, of a process killed while it wrote, is cut off when the league goes on.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, BinaryIO, Self

from arena.match import Cause, Forfeit, Game, PlayerId

FORMAT = "connectx-league-1"


class ResultsError(Exception):
    """A file that holds no results, or those of another league; the message says which."""


class ResultsFile:
    """A file that games are appended to."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    @classmethod
    def create(cls, path: Path, header: Mapping[str, Any]) -> Self:
        """A new file, or an existing one emptied."""
        results = cls(path.open("wb"))
        results._write({"format": FORMAT, **header})
        return results

    @classmethod
    def resume(cls, path: Path, header: Mapping[str, Any]) -> tuple[Self, Iterator[Game]]:
        """A file that goes on, and its games so far, to be read before anything is appended.

        Raises ResultsError where the file is not one of the league that `header` names.
        """
        found, games = read_results(path)
        expected = json.loads(json.dumps(header))
        for key, value in expected.items():
            if found.get(key) != value:
                raise ResultsError(
                    f"{path}: holds another league: its {key} is {_short(found.get(key))}, "
                    f"here it is {_short(value)}"
                )
        _cut_torn_line(path)
        return cls(path.open("ab")), games

    def append(self, game: Game) -> None:
        """Write a game down."""
        self._write(game_facts(game))

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _write(self, facts: Mapping[str, Any]) -> None:
        self._file.write(json.dumps(facts, separators=(",", ":")).encode() + b"\n")
        self._file.flush()


def read_results(path: Path) -> tuple[dict[str, Any], Iterator[Game]]:
    """The header of a results file, and its games one by one; a torn last line is left out."""
    lines = _whole_lines(path)
    try:
        header = json.loads(next(lines, "null"))
    except ValueError:
        header = None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise ResultsError(f"{path}: expected results of a league, which begin with {FORMAT!r}")
    return header, _games(path, lines)


def game_facts(game: Game) -> dict[str, Any]:
    """The game as a JSON value."""
    return {
        **vars(game),
        "player_ids": [vars(player_id) for player_id in game.player_ids],
        "forfeit": game.forfeit and vars(game.forfeit),
    }


def game_from_facts(facts: Mapping[str, Any]) -> Game:
    """The game of such a JSON value. Raises TypeError, KeyError or ValueError where it is none."""
    values: dict[str, Any] = {}
    for key, value in facts.items():
        values[key] = tuple(value) if isinstance(value, list) else value
    values["player_ids"] = tuple(PlayerId(**each) for each in facts["player_ids"])
    if facts["forfeit"] is not None:
        values["forfeit"] = Forfeit(
            **{**facts["forfeit"], "cause": Cause(facts["forfeit"]["cause"])}
        )
    return Game(**values)


def _games(path: Path, lines: Iterator[bytes]) -> Iterator[Game]:
    for number, line in enumerate(lines, start=2):
        try:
            yield game_from_facts(json.loads(line))
        except (ValueError, TypeError, KeyError) as error:
            raise ResultsError(f"{path}, line {number}: expected a game: {error}") from error


def _whole_lines(path: Path) -> Iterator[bytes]:
    try:
        with path.open("rb") as file:
            yield from (line for line in file if line.endswith(b"\n"))
    except OSError as error:
        raise ResultsError(f"{path}: cannot be read: {error.strerror}") from error


def _cut_torn_line(path: Path) -> None:
    with path.open("rb+") as file:
        whole = sum(len(line) for line in file if line.endswith(b"\n"))
        file.truncate(whole)


def _short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 200 else text[:197] + "..."
