"""Players: `Player.parse` finds the player that a text on the command line names.

    Player.parse("minimax:N_STEPS=5")
    Player.parse("their/submission.tar.gz")
    Player.parse("their.ipynb:my_agent:DEPTH=6")

No list of our agents exists apart from the files of `agents/`: each file is an agent.
"""

import ast
import hashlib
import importlib.util
import os
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from connectx.agents import AGENTS_FOLDER
from connectx.build.archive import (
    ARCHIVE_SUFFIXES,
    MAIN_FILE,
    PackedFile,
    archive_stem,
    find_main_file,
    read_files,
    read_files_beside,
)
from connectx.build.bundle import (
    CHOSEN_AGENT_TEMPLATE,
    Bundle,
    bundle,
    check_function,
    is_built,
    read_array_files,
)
from connectx.build.last_callable import find_other_callable
from connectx.build.module import find_global_names
from connectx.build.notebook import NOTEBOOK_SUFFIX, read_notebook
from connectx.build.source import set_constants
from connectx.errors import PARSE_ERRORS, PlayerError, escape_surrogates, shorten
from connectx.files import check_regular_file

SPEC_PATTERN = re.compile(
    r"(?P<target>.+?)"
    r"(?::(?P<function>[^\W\d]\w*))?"
    r"(?::(?P<constants>\s*[A-Za-z_][\w.]*\s*=(?!=).*))?",
    re.DOTALL,
)
# A comma between two constants, such as that of "A=(1, 2),B=3" in front of "B=". Other commas
# belong to a value.
CONSTANT_SEPARATOR = re.compile(r",(?=\s*[A-Z][\w.]*\s*=(?!=))")
MAX_PATH_CHARACTERS = 4_096  # as on Linux; elsewhere it is less

USER_AGENTS_FOLDER = Path("agents")  # in the current folder, where a user may have agents
BUILT_IN_PLAYERS = ("random", "negamax")  # of kaggle-environments
AGENT_FUNCTION = "agent"  # the function that plays in each file of an agents folder
PLAYER_FORMS = "the path of a Python file, an archive, an agent's folder or a notebook"


class PlayerSpec(NamedTuple):
    """The parts of a text `TARGET[:FUNCTION][:CONSTANT=VALUE,...]`, which names a player.

    `str` joins them to such a text again.
    """

    target: str  # a name or a path
    function: str  # the function of a file that is to play; "" if the text has none
    constants: Mapping[str, str]  # names and the source text of values

    @classmethod
    def parse(cls, text: str) -> "PlayerSpec":
        """Divide a text such as "bot.py:my_agent:DEPTH=6" into its parts.

        The path of an existing file or folder is not divided. Only the form of the text is checked:
        the target, the function and the constants need not exist.

        Raises PlayerError if a constant is given twice, or if no file can have so long a name.
        """
        path_exists = os.path.exists(text)  # noqa: PTH110 - takes any text
        match = None
        if not path_exists:
            match = SPEC_PATTERN.fullmatch(text)
        if match is None:
            return cls(target=text, function="", constants={})
        if len(match["target"]) > MAX_PATH_CHARACTERS:
            limit = f"at most {MAX_PATH_CHARACTERS:,} characters"
            raise PlayerError(f"{shorten(text)}: no player, expected a name or a path of {limit}")

        constants: dict[str, str] = {}
        if match["constants"]:
            for assignment in CONSTANT_SEPARATOR.split(match["constants"]):
                name, _, value = assignment.partition("=")
                name = name.strip()
                if name in constants:
                    raise PlayerError(f"{shorten(text)}: {shorten(name)} is given twice")
                constants[name] = value.strip()
        return cls(target=match["target"], function=match["function"] or "", constants=constants)

    def __str__(self) -> str:
        """Return the text, such as "bot.py:my_agent:DEPTH=6". Parts that are "" are left out."""
        assignments = ",".join(f"{name}={value}" for name, value in self.constants.items())
        parts = (self.target, self.function, assignments)
        return ":".join(part for part in parts if part)


@dataclass(frozen=True, kw_only=True)
class Player:
    """Everything that is needed to play, here or on another machine.

    `source` is the text that a process executes in order to get the agent. It is one of these:

    - the text of the agent's file, or the code of a notebook's cells. If the user chose a function,
      a statement at the end makes it the agent;
    - a bundle (see `bundle.py`), if the agent imports other modules of its author or of ours. It
      has their code, too, and is also what a player that is named, not given as a path, plays;
    - `main.py` of an archive, whose other files are in `files`.

    Constants that the user chose are set in the text behind their definition.
    """

    name: str  # what is printed; unique in a league, whose games are stored under it
    source: str = field(repr=False)
    path: str | None = None  # the file; its folder is on sys.path while the source is executed
    trusted: bool = False  # ours or kaggle-environments' own, which needs no sandbox
    # All files of an archive, with `main.py`. They are unpacked, and their folder is on sys.path.
    files: tuple[PackedFile, ...] = field(default=(), repr=False)
    warning: str = ""  # why Kaggle would not play it as its author meant
    function: str = ""  # the function that the user chose; "" if none
    # What the user typed to name the player, without a function and constants.
    target: str = field(default="", compare=False)
    helpers: tuple[str, ...] = ()  # paths of other files whose code is in the source of a file

    @classmethod
    def parse(cls, text: str) -> "Player":
        """Return the player that a text such as "minimax:N_STEPS=5" or a path names.

        Raises PlayerError if the player is unknown, or cannot be read or bundled, or if a constant
        cannot be set.
        """
        (player,) = parse_players([text])
        return player

    @cached_property
    def source_hash(self) -> str:
        """The SHA-256 of the source and all files, as hexadecimal digits."""
        digest = hashlib.sha256(self.source.encode())
        for path, data in self.files:
            # Null bytes and the length tell where a path and a file end.
            digest.update(f"\0{path}\0{len(data)}\0".encode() + data)
        return digest.hexdigest()


class ParsedPlayer(NamedTuple):
    """A player that a text names, and what it was made of."""

    player: Player
    short_name: str  # the player's name, unless another player has the same one
    bundle: Bundle | None = None  # the agent and its helpers; None if a file plays as it is


def agent_files() -> dict[str, Path]:
    """Return the files of our agents, and of those in `agents/` of the current folder, by name.

    The name of `agents/minimax.py` is "minimax". If a file of the user's `agents/` has the same
    name as one of ours, ours counts.
    """
    user_files = USER_AGENTS_FOLDER.glob("[!_]*.py")
    own_files = AGENTS_FOLDER.glob("[!_]*.py")
    return {file.stem: file for file in (*user_files, *own_files)}


def player_names() -> list[str]:
    """List the names that are players, each once.

    Those of the agents come first, sorted, and then "random" and "negamax" of kaggle-environments.
    """
    names = [*sorted(agent_files()), *BUILT_IN_PLAYERS]
    return list(dict.fromkeys(names))


def parse_players(texts: Sequence[str], problems: list[PlayerError] | None = None) -> list[Player]:
    """Return the players that `texts` name, in their order.

    A text is `TARGET[:FUNCTION][:CONSTANT=VALUE,...]`. The target is the name of an agent, "random"
    or "negamax" of kaggle-environments, or a path. A path leads to a Python file, an archive, a
    folder with `main.py` or a notebook. Only a file takes a function.

    An agent plays as the bundled file that one would upload. A player from a file has the file's
    stem as its name, or its path if the stem could mean another player.

    Raises PlayerError if a player is unknown, or cannot be read or bundled, or if a constant cannot
    be set. If there is a list `problems`, the error is added to it instead, and the player is left
    out.
    """
    parsed_players: list[ParsedPlayer] = []
    for text in texts:
        try:
            parsed_players.append(find_player(text))
        except PlayerError as error:
            if problems is None:
                raise
            problems.append(error)

    # How many players have each short name. One player that several texts name counts once.
    distinct_players = {(parsed.player, parsed.short_name) for parsed in parsed_players}
    short_name_counts = Counter(short_name for _player, short_name in distinct_players)
    players = []
    for parsed in parsed_players:
        player = parsed.player
        is_short_name_unique = short_name_counts[parsed.short_name] == 1
        if is_short_name_unique:
            player = replace(player, name=parsed.short_name)
        players.append(player)
    return players


def find_player(
    text: str, *, archive: Path | None = None, limit_files: bool = False
) -> ParsedPlayer:
    """Return the player that a text names, such as "minimax:N_STEPS=5" or the path of a file.

    `archive` is the path of an archive that will be written with the player, if there is one. The
    player then has all files in the folder of the agent's file, but for that archive. With
    `limit_files`, more files than an agent usually has are an error.

    Raises PlayerError if the player is unknown, or cannot be read or bundled, or if a constant
    cannot be set.
    """
    spec = _replace_path_by_name(PlayerSpec.parse(text))
    is_name = spec.target in player_names()
    if is_name and spec.function:
        expected = f"{spec.target} or {spec.target}:CONSTANT=VALUE"
        raise PlayerError(f"{spec}: only files take a function, expected {expected}")
    if spec.target in BUILT_IN_PLAYERS:
        return _make_built_in_player(spec)

    agent = _read_named_agent(spec) if is_name else _read_agent_at_path(spec)
    is_archive = bool(archive_stem(agent.file))
    becomes_archive = not is_archive and (agent.is_folder or archive is not None)
    bundled = _bundle_if_possible(agent, embed_arrays=not becomes_archive)
    source = _choose_source_to_play(agent, bundled, becomes_archive=becomes_archive)
    files = agent.files
    if becomes_archive:
        # The bytes of each file of the archive, by its path there.
        contents = read_files_beside(
            agent.file, with_python=agent.is_folder, archive=archive, limit_files=limit_files
        )
        if bundled is not None:
            contents |= read_array_files(bundled.modules)
        contents[MAIN_FILE] = source.encode()
        files = tuple(PackedFile(path, data) for path, data in sorted(contents.items()))

    helper_paths: tuple[str, ...] = ()
    is_single_file = not files and not agent.is_folder
    if bundled is not None and is_single_file:
        helper_paths = tuple(helper.path for helper in bundled.helpers)
    # A player with files is loaded from the folder or the archive that the user named, if any.
    loaded_path = agent.path if files else agent.file
    player = Player(
        name=str(agent.spec),
        source=source,
        path=str(loaded_path.resolve()),
        trusted=is_name and agent.file.parent == AGENTS_FOLDER,
        files=files,
        warning=_find_warning(agent),
        function=agent.spec.function,
        target=agent.spec.target,
        helpers=helper_paths,
    )
    return ParsedPlayer(player, _make_short_name(agent), bundled)


# Reading the source -------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class _AgentText:
    """The source of an agent as its author wrote it, and where the source is from."""

    spec: PlayerSpec
    path: Path  # the file or the folder that the user named
    file: Path  # the file that holds the text
    source: str
    function: str  # the function that plays; "" for the last callable
    files: tuple[PackedFile, ...] = ()  # all files of an archive
    is_given_by_name: bool = False  # whether the user gave a name of `player_names`
    is_folder: bool = False

    @property
    def can_be_bundled(self) -> bool:
        """Whether the source is Python that is neither from an archive nor a built file."""
        if self.is_given_by_name:
            return True
        if archive_stem(self.file) or is_built(self.source):
            return False
        return _is_python(self.source)


def _replace_path_by_name(spec: PlayerSpec) -> PlayerSpec:
    """Return a spec with "minimax" as its target if its target was the path "agents/minimax.py".

    The same is done for every file of `agent_files`. Any other spec is returned as it is.
    """
    path = Path(spec.target)
    name = path.stem
    agent_file = agent_files().get(name)
    if agent_file is None or path.name != agent_file.name:
        return spec
    is_in_agents_folder = path.parent.resolve() == agent_file.parent.resolve()
    if not is_in_agents_folder:
        return spec
    return spec._replace(target=name)


def _read_named_agent(spec: PlayerSpec) -> _AgentText:
    """Read an agent whose name is the target. Raises PlayerError if its file cannot be read."""
    file = agent_files()[spec.target]
    source, _function, _files = _read_source(file, spec)
    return _AgentText(
        spec=spec,
        path=file,
        file=file,
        source=source,
        function=AGENT_FUNCTION,
        is_given_by_name=True,
    )


def _read_agent_at_path(spec: PlayerSpec) -> _AgentText:
    """Read an agent whose path is the target: a file, an archive, a notebook or a folder.

    Raises PlayerError if the agent cannot be read, or does not have the function that is to play.
    """
    path = Path(spec.target)
    file = path
    is_folder = os.path.isdir(path)  # noqa: PTH112 - takes any text
    if is_folder:
        file = path / find_main_file(path)  # `main.py`, or the only file that has an agent
        spec = spec._replace(target=f"{path}/")  # with a slash, it is not taken for a name
    source, function, files = _read_source(file, spec)
    if function and _is_python(source):  # loading shows what is not Python, as on Kaggle
        check_function(source, spec.target, function)
    return _AgentText(
        spec=spec,
        path=path,
        file=file,
        source=source,
        function=function,
        files=files,
        is_folder=is_folder,
    )


def _read_source(path: Path, spec: PlayerSpec) -> tuple[str, str, tuple[PackedFile, ...]]:
    """Read a Python file, an archive or a notebook.

    Returns the source, the function that is to play, and all files of an archive. The function is
    "" for the last callable.

    Raises PlayerError if there is no such file, or if it is not a player.
    """
    files: tuple[PackedFile, ...] = ()
    function = spec.function
    try:
        if archive_stem(path):
            files = read_files(path)
            source = next(file.data for file in files if file.path == MAIN_FILE).decode()
        elif path.suffix.lower() == NOTEBOOK_SUFFIX:
            source, function = read_notebook(path, function)
        elif path.suffix.lower() == ".py":
            source = check_regular_file(path).read_text(encoding="utf-8-sig")
        elif path.exists():
            raise PlayerError(f"{path}: not a player, expected {PLAYER_FORMS}")
        else:
            raise _make_unknown_player_error(spec.target)
        source.encode()  # raises UnicodeEncodeError for lone surrogates
        # Python puts surrogates into a path in place of bytes that the locale cannot decode.
        has_undecoded_bytes = escape_surrogates(str(path)) != str(path)
        if has_undecoded_bytes:
            raise PlayerError(f"{path}: this locale cannot encode the name; PYTHONUTF8=1 may help")
    except FileNotFoundError as error:
        hint = f", did you mean {path.stem}?" if path.stem in agent_files() else ""
        raise PlayerError(f"{path}: no such file{hint}") from error
    except OSError as error:
        raise PlayerError(f"{path}: cannot be read: {error.strerror or error}") from error
    except ValueError as error:  # the text is not UTF-8, or the path has a null byte
        raise PlayerError(f"{path}: expected Python source in UTF-8: {error}") from error
    return source, function, files


def _make_unknown_player_error(name: str) -> PlayerError:
    """Return the error for a name that is no player.

    It suggests a file of that name with a suffix, such as ".py", or else the closest name of a
    player.
    """
    names = player_names()
    suffixes = (".py", NOTEBOOK_SUFFIX, *ARCHIVE_SUFFIXES)
    file_names = [name + suffix for suffix in suffixes]
    suggestions = [file_name for file_name in file_names if Path(file_name).exists()]
    if not suggestions:
        suggestions = get_close_matches(name, names, n=1)
    hint = f"did you mean {suggestions[0]}? " if suggestions else ""
    expected = f"{', '.join(names)}, or {PLAYER_FORMS}"
    return PlayerError(f"{shorten(name)}: unknown player, {hint}expected one of {expected}")


def _is_python(source: str) -> bool:
    """Return whether a source can be compiled."""
    try:
        find_global_names(source)  # compiles it
    except PARSE_ERRORS:
        return False
    return True


def _make_built_in_player(spec: PlayerSpec) -> ParsedPlayer:
    """Return one of kaggle-environments' own players.

    Raises PlayerError if it cannot be read, or if a constant cannot be set.
    """
    source = set_constants(_read_built_in_source(spec.target), spec.target, spec.constants)
    player = Player(name=str(spec), source=source, trusted=True)
    return ParsedPlayer(player, player.name)


def _read_built_in_source(name: str) -> str:
    """Return the source of kaggle-environments' own "random" or "negamax" as a single file.

    That file is the package's `connectx.py`, cut off after the agent's function, so that the
    loading rule takes that function.

    Raises PlayerError if the package is missing, without which only "random" can play.
    """
    # Importing the package would take more than a second.
    package = importlib.util.find_spec("kaggle_environments")
    if package is None or package.origin is None:
        if name == "random":
            return bundle(AGENTS_FOLDER / "random_agent.py").text
        missing = "comes with kaggle-environments, which is not installed"
        raise PlayerError(f"{name}: {missing}: pip install kaggle-environments")

    file = Path(package.origin).parent / "envs" / "connectx" / "connectx.py"
    source = file.read_text(encoding="utf-8")
    function = f"{name}_agent"
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.FunctionDef) and statement.name == function:
            lines = source.splitlines(keepends=True)
            return "".join(lines[: statement.end_lineno])
    raise PlayerError(f"{name}: expected a function {function} in {file}")


# From the source to a player ----------------------------------------------------------------------


def _bundle_if_possible(agent: _AgentText, *, embed_arrays: bool) -> Bundle | None:
    """Bundle an agent with its helpers, with the constants that the user set.

    Returns None for an agent that cannot be bundled, such as the `main.py` of an archive. With
    `embed_arrays`, the files of arrays that the agent reads become a part of the text.

    Raises PlayerError if a constant cannot be set, or if the agent cannot be bundled.
    """
    if not agent.can_be_bundled:
        return None
    # Messages call the agent by its name or its path.
    source = set_constants(agent.source, path=agent.spec.target, constants=agent.spec.constants)
    spec_without_target = agent.spec._replace(target="")
    function_and_constants = str(spec_without_target)  # such as "my_agent:DEPTH=6"
    return bundle(
        agent.file,
        function_and_constants,
        source=source,
        function=agent.function,
        embed_arrays=embed_arrays,
    )


def _choose_source_to_play(
    agent: _AgentText, bundled: Bundle | None, *, becomes_archive: bool
) -> str:
    """Return the source that plays: the text of the bundle where that is needed, or the agent's.

    The bundle is needed if the agent has helpers, was given by its name, or becomes an archive. The
    constants that the user set are set in both. The same function plays in both.
    """
    if bundled is not None:
        has_helpers = len(bundled.modules) > 1  # besides the last one, which is the agent
        if agent.is_given_by_name or becomes_archive or has_helpers:
            return bundled.text
    source = agent.source
    if agent.function:
        # A statement at the end makes the chosen function the one that Kaggle calls.
        source += CHOSEN_AGENT_TEMPLATE.format(agent.function)
    # Messages call the agent by its name or its path.
    return set_constants(source, path=agent.spec.target, constants=agent.spec.constants)


def _find_warning(agent: _AgentText) -> str:
    """Return a warning if Kaggle would call another callable than the author means, else "".

    It is also "" if a function was chosen, as that function plays.
    """
    if agent.function:
        return ""
    other_callable = find_other_callable(agent.source, agent.spec.target)
    if other_callable is None:
        return ""
    return other_callable.message


def _make_short_name(agent: _AgentText) -> str:
    """Return an agent's name without folders and suffixes.

    This is "bot:DEPTH=2" for "my/bot.py:DEPTH=2", for example. But if "bot" is one of
    `player_names`, the whole text is the name.
    """
    if agent.is_given_by_name:
        return str(agent.spec)
    if agent.is_folder:
        stem = agent.path.resolve().name
    else:
        stem = archive_stem(agent.path) or agent.path.stem
    if stem in player_names():
        return str(agent.spec)
    return str(agent.spec._replace(target=stem))
