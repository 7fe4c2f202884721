"""Players, and finding them by what a user types.

    find_player("minimax:N_STEPS=5")
    find_player("their/submission.py")

The files of `agents/` are the registry of ours.
"""

import ast
import hashlib
import importlib.util
import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from arena.errors import PlayerError
from bundle import bundle, parse_player, player_name, set_constants

AGENTS = Path(__file__).parents[1] / "agents"
BUILT_INS = ("random", "negamax")
OTHER_GAMES = {"tictactoe": "open_spiel_tic_tac_toe"}  # our agents that do not play ConnectX


@dataclass(frozen=True, kw_only=True)
class Player:
    """A name and a source: all that is needed to play, here or on another machine."""

    name: str
    source: str = field(repr=False)
    path: str | None = None  # its folder is on sys.path while the source is executed

    @property
    def source_hash(self) -> str:
        """SHA-256 of the source."""
        return hashlib.sha256(self.source.encode()).hexdigest()


def agent_names() -> list[str]:
    """The names of our agents, which are the files of `agents/`."""
    return sorted(file.stem for file in AGENTS.glob("*.py") if not file.stem.startswith("_"))


def player_names() -> list[str]:
    """Every name that `find_player` accepts: our ConnectX agents, then the built-in ones."""
    return [*(name for name in agent_names() if name not in OTHER_GAMES), *BUILT_INS]


def find_player(text: str) -> Player:
    """The player that `text` names: see `find_players`."""
    (player,) = find_players([text])
    return player


def find_players(texts: Sequence[str]) -> list[Player]:
    """The players that `texts` name, in their order.

    A text is the name of an agent of ours, kaggle-environments' "random" or "negamax", or the path
    of anyone's submission file, with constants of its file where it should not play as it is:
    "minimax:N_STEPS=5". Ours are bundled: what plays is what would be uploaded. A player from a
    file is named by the file's stem, or by its path if that stem could mean another player.

    Raises PlayerError for a text that names no player, for one that cannot be read or bundled, and
    for a constant that cannot be set.
    """
    found = [_find(text) for text in texts]
    uses = Counter(short_name for _, short_name in set(found))
    return [
        replace(player, name=short_name) if uses[short_name] == 1 else player
        for player, short_name in found
    ]


def _find(text: str) -> tuple[Player, str]:
    """The player, with its full name, and a short name for it."""
    name, constants = parse_player(text)
    path = Path(name)
    if path.parent.resolve() == AGENTS.resolve() and path.suffix == ".py":
        name = path.stem
    if name in OTHER_GAMES:
        raise PlayerError(f"{text}: plays {OTHER_GAMES[name]}, expected a ConnectX player")
    if name in agent_names():
        source = bundle(AGENTS / f"{name}.py", constants)
        full_name = player_name(name, constants)
        return Player(name=full_name, source=source), full_name
    if name in BUILT_INS:
        player = built_in_player(name)
    elif path.suffix == ".py" or len(path.parts) > 1 or os.path.isfile(path):  # noqa: PTH113
        player = read_player(path)
    else:
        known = ", ".join(player_names())
        raise PlayerError(f"{text}: unknown player, expected one of {known}, or the path of a file")
    stem = escape_surrogates(path.stem)
    short_name = player.name if stem in player_names() else stem
    source = set_constants(player.source, player.name, constants)
    named = replace(player, name=player_name(player.name, constants), source=source)
    return named, player_name(short_name, constants)


def escape_surrogates(text: str) -> str:
    """The text with lone surrogates as escapes, so that it can be encoded as UTF-8."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def read_player(path: Path) -> Player:
    """The player of anyone's submission file, named by its path.

    Raises PlayerError where the file cannot be read as text.
    """
    try:
        source = path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise PlayerError(f"{path}: no such file") from error
    except OSError as error:
        raise PlayerError(f"{path}: cannot be read: {error.strerror}") from error
    except ValueError as error:  # not UTF-8, or a null byte in the path
        raise PlayerError(f"{path}: expected Python source in UTF-8: {error}") from error
    return Player(name=escape_surrogates(str(path)), source=source, path=str(path.resolve()))


def built_in_player(name: str) -> Player:
    """kaggle-environments' own "random" or "negamax" as a single file.

    That file is the package's `connectx.py`, cut off after the agent's function, so that the
    loading rule takes that function.
    """
    # Located without importing it, which would take over a second.
    spec = importlib.util.find_spec("kaggle_environments")
    if spec is None or spec.origin is None:
        raise PlayerError(f"{name}: comes with kaggle-environments, which is not installed")
    official = Path(spec.origin).parent / "envs" / "connectx" / "connectx.py"
    source = official.read_text(encoding="utf-8")
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.FunctionDef) and statement.name == f"{name}_agent":
            lines = source.splitlines(keepends=True)[: statement.end_lineno]
            return Player(name=name, source="".join(lines))
    raise PlayerError(f"{name}: expected a function {name}_agent in {official}")
