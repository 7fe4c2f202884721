"""Players, and finding them by what a user types.

player = find_player("minimax")
player = find_player("their/submission.py")
"""

import ast
import hashlib
import importlib.util
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from arena.errors import PlayerError

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
    of anyone's submission file. Ours are bundled: what plays is what would be uploaded. A file is
    named by its stem, or by its path where the stem could mean another player.

    Raises PlayerError for a text that names no player, or one that cannot be read or bundled.
    """
    players = [_find(text) for text in texts]
    stems = {player: Path(player.path).stem for player in players if player.path is not None}
    uses = Counter(stems.values())
    known = player_names()
    return [
        replace(player, name=stems[player])
        if player in stems and uses[stems[player]] == 1 and stems[player] not in known
        else player
        for player in players
    ]


def _find(text: str) -> Player:
    if text in BUILT_INS:
        return built_in_player(text)
    path = Path(text)
    ours = path.parent.resolve() == AGENTS.resolve() and path.suffix == ".py"
    name = path.stem if ours else text
    if name in OTHER_GAMES:
        raise PlayerError(f"{text}: plays {OTHER_GAMES[name]}, expected a ConnectX player")
    if name in agent_names():
        return _bundled_player(name)
    if path.is_file():
        return read_player(path)
    if path.suffix == ".py" or len(path.parts) > 1:
        raise PlayerError(f"{text}: no such file")
    known = ", ".join(player_names())
    raise PlayerError(f"{text}: unknown player, expected one of {known}, or the path of a file")


def _bundled_player(name: str) -> Player:
    from build_submission import BundleError, bundle

    try:
        return Player(name=name, source=bundle(AGENTS / f"{name}.py"))
    except BundleError as error:
        raise PlayerError(f"{name}: cannot be bundled: {error}") from error


def read_player(path: Path) -> Player:
    """The player of anyone's submission file, named by its path.

    Raises PlayerError where the file cannot be read as text.
    """
    try:
        source = path.read_text(encoding="utf-8")
    except OSError as error:
        raise PlayerError(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise PlayerError(f"{path}: expected Python source in UTF-8: {error}") from error
    return Player(name=str(path), source=source, path=str(path.resolve()))


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
