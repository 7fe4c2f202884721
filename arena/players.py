"""Players, and finding them by what a user types.

    find_player("minimax:N_STEPS=5")
    find_player("their/submission.tar.gz")
    find_player("their.ipynb:my_agent:DEPTH=6")

The files of `agents/` are the registry of ours.
"""

import ast
import hashlib
import importlib.util
import os
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from arena.archive import MAIN, PackedFile, archive_stem, check_files, is_archive, read_files
from arena.notebook import read_notebook
from bundle.flatten import bundle
from errors import PlayerError
from players.constants import list_constants, parse_player, player_name, set_constants
from players.last_callable import choose_function

AGENTS = Path(__file__).parents[1] / "agents"
BUILT_INS = ("random", "negamax")
NOTEBOOK = ".ipynb"


@dataclass(frozen=True, kw_only=True)
class Player:
    """A name and a source: all that is needed to play, here or on another machine."""

    name: str
    source: str = field(repr=False)
    path: str | None = None  # where it came from; that folder is on sys.path while it is executed
    # All files of an archive, `main.py` included. Then that folder is one of its own, with these.
    files: tuple[PackedFile, ...] = field(default=(), repr=False)
    warning: str = ""  # how it differs from what would be uploaded
    function: str = ""  # of the file, chosen by the user

    @cached_property
    def source_hash(self) -> str:
        """SHA-256 of the source and all files."""
        digest = hashlib.sha256(self.source.encode())
        for path, data, executable in self.files:
            digest.update(f"\0{path}\0{executable}\0{len(data)}\0".encode() + data)
        return digest.hexdigest()


def agent_names() -> list[str]:
    """The names of our agents, which are the files of `agents/`."""
    return sorted(file.stem for file in AGENTS.glob("*.py") if not file.stem.startswith("_"))


def player_names() -> list[str]:
    """Every name that `find_player` accepts: our agents, then the built-in ones."""
    return [*agent_names(), *BUILT_INS]


def find_player(text: str) -> Player:
    """The player that `text` names: see `find_players`."""
    (player,) = find_players([text])
    return player


def find_players(texts: Sequence[str]) -> list[Player]:
    """The players that `texts` name, in their order.

    A text is the name of an agent of ours, kaggle-environments' "random" or "negamax", or a path as
    `read_player` takes it. Constants that should not be as in the file come last:
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
    if name in player_names():
        full_name = player_name(name, constants)
        if name in BUILT_INS:
            source = built_in_player(name).source
        else:
            source = bundle(AGENTS / f"{name}.py", list_constants(constants))
        source = set_constants(source, name, constants)
        return Player(name=full_name, source=source), full_name
    file, function = split_function(name)
    path = Path(file)
    if not (function or _is_file_name(path) or len(path.parts) > 1 or os.path.exists(file)):  # noqa: PTH110
        known = ", ".join(player_names())
        raise PlayerError(
            f"{text}: unknown player, expected one of {known}, "
            "or the path of a file, an archive, a folder or a notebook"
        )
    stem = escape_surrogates(archive_stem(path) if _has_files(path) else path.stem)
    player = _read(file, function, constants)
    if stem in player_names():
        return player, player.name
    return player, player_name(_with_function(stem, function), constants)


def escape_surrogates(text: str) -> str:
    """The text with lone surrogates as escapes, so that it can be encoded as UTF-8."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


# From files ---------------------------------------------------------------------------------------


def read_player(named: str | Path) -> Player:
    """The player of anyone's file, named by the text.

    That is a path, with ":my_agent" to choose one of several functions and ":DEPTH=6" for
    constants. The path is one of

    - a file of Python;
    - a submission archive (.tar.gz, .zip ...) or a folder, with `main.py` at its top;
    - a notebook (.ipynb), whose agent is found without executing it: see `read_notebook`.

    Raises PlayerError for what cannot be read, or holds no such agent.
    """
    name, constants = parse_player(str(named))
    return _read(*split_function(name), constants)


def _read(file: str, chosen: str, constants: Mapping[str, str]) -> Player:
    """The player of a file, and of the function that is chosen in it unless that is ""."""
    path = Path(file)
    is_folder = os.path.isdir(file)  # noqa: PTH112 - Path raises for a name that is too long
    # With a slash, a folder is not taken for one of ours.
    name = escape_surrogates(_with_function(f"{path}/" if is_folder else file, chosen))
    function = chosen
    files: tuple[PackedFile, ...] = ()
    warning = ""
    try:
        if _has_files(path):
            files = read_files(path)
            source = next(each.data for each in files if each.path == MAIN).decode()
        elif path.suffix.lower() == NOTEBOOK:
            source, function, texts, warning = read_notebook(path, function)
            if texts:
                files = check_files(path, ((MAIN, source), *texts))
        else:
            source = path.read_text(encoding="utf-8")
        source.encode()  # JSON, and so a notebook, may hold lone surrogates
    except FileNotFoundError as error:
        raise PlayerError(f"{path}: no such file") from error
    except OSError as error:
        raise PlayerError(f"{path}: cannot be read: {error.strerror}") from error
    except ValueError as error:  # not UTF-8, or a null byte in the path
        raise PlayerError(f"{path}: expected Python source in UTF-8: {error}") from error
    source = set_constants(choose_function(source, file, function), name, constants)
    return Player(
        name=player_name(name, constants),
        source=source,
        path=str(path.resolve()),
        files=tuple(
            each._replace(data=source.encode()) if each.path == MAIN else each for each in files
        ),
        warning=warning,
        function=chosen,
    )


def split_function(name: str) -> tuple[str, str]:
    """The path, and the function chosen with it, or "": "their.py:my_agent"."""
    file, _, function = name.rpartition(":")
    if not function.isidentifier() or os.path.exists(name):  # noqa: PTH110 - Path raises for some
        return name, ""
    if _is_file_name(Path(file)) or os.path.exists(file):  # noqa: PTH110
        return file, function
    return name, ""


def _has_files(path: Path) -> bool:
    return is_archive(path) or os.path.isdir(path)  # noqa: PTH112


def _is_file_name(path: Path) -> bool:
    return path.suffix.lower() in (".py", NOTEBOOK) or is_archive(path)


def _with_function(name: str, function: str) -> str:
    return f"{name}:{function}" if function else name


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
