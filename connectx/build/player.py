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

from connectx.agents import AGENTS_FOLDER as AGENTS
from connectx.build.archive import (
    MAIN,
    SUFFIXES,
    PackedFile,
    archive_stem,
    files_beside,
    main_of,
    read_files,
)
from connectx.build.bundle import CHOSEN, Bundle, array_files, bundle, check_function, is_built
from connectx.build.last_callable import find_other_callable
from connectx.build.module import names_of
from connectx.build.notebook import NOTEBOOK_SUFFIX, read_notebook
from connectx.build.source import set_constants
from connectx.errors import NOT_PYTHON, PlayerError, escape_surrogates
from connectx.files import regular

SPEC = re.compile(
    r"(?P<place>.+?)"
    r"(?::(?P<function>[^\W\d]\w*))?"
    r"(?::(?P<constants>\s*[A-Za-z_][\w.]*\s*=(?!=).*))?",
    re.DOTALL,
)
COMMA = re.compile(r",(?=\s*[A-Z][\w.]*\s*=(?!=))")  # between constants, not inside a value


class PlayerSpec(NamedTuple):
    """The parts of a player's text on the command line. `str` joins them to such a text again."""

    place: str  # a name or a path
    function: str  # of a file; "" if none is chosen
    constants: Mapping[str, str]  # names and the source text of values

    @classmethod
    def parse(cls, text: str) -> "PlayerSpec":
        """Returns the parts of a text. The path of an existing file or folder is not divided.

        Raises PlayerError if a constant is given twice. It checks nothing else.
        """
        match = None if os.path.exists(text) else SPEC.fullmatch(text)  # noqa: PTH110 - takes any text
        if match is None:
            return cls(text, "", {})
        constants: dict[str, str] = {}
        for part in COMMA.split(match["constants"] or ""):
            name, _, value = map(str.strip, part.partition("="))
            if name in constants:
                raise PlayerError(f"{text}: {name} is given twice")
            if name:
                constants[name] = value
        return cls(match["place"], match["function"] or "", constants)

    def __str__(self) -> str:
        assignments = ",".join(f"{name}={value}" for name, value in self.constants.items())
        return ":".join(filter(None, (self.place, self.function, assignments)))


YOURS = Path("agents")  # in the current folder, where a user may have agents
BUILT_INS = ("random", "negamax")  # of kaggle-environments
FORMS = "the path of a Python file, an archive, an agent's folder or a notebook"


@dataclass(frozen=True, kw_only=True)
class Player:
    """Everything that is needed to play, here or on another machine."""

    name: str  # what is printed; no other player has it, as a league's facts go by it
    source: str = field(repr=False)
    path: str | None = None  # the file; its folder is on sys.path while the source is executed
    trusted: bool = False  # ours or kaggle-environments' own: needs no sandbox
    # All files of an archive, with `main.py`. They are unpacked, and their folder is on sys.path.
    files: tuple[PackedFile, ...] = field(default=(), repr=False)
    warning: str = ""  # why Kaggle would not play it as its author meant
    function: str = ""  # the function that the user chose
    # What the user typed to name it, without a function and constants.
    place: str = field(default="", compare=False)
    helpers: tuple[str, ...] = ()  # of a file: others whose code is in the source

    @classmethod
    def parse(cls, text: str) -> "Player":
        """The player that `text` names: see `parse_players`."""
        (player,) = parse_players([text])
        return player

    @cached_property
    def source_hash(self) -> str:
        """SHA-256 of the source and all files."""
        digest = hashlib.sha256(self.source.encode())
        for path, data in self.files:
            digest.update(f"\0{path}\0{len(data)}\0".encode() + data)
        return digest.hexdigest()


def agent_files() -> dict[str, Path]:
    """The files of the agents by their names: those of the current folder, but ours come first."""
    files = [file for folder in (YOURS, AGENTS) for file in folder.glob("[!_]*.py")]
    return {file.stem: file for file in files}


def player_names() -> list[str]:
    """Every name that is a player: the agents, then the built-in ones."""
    return list(dict.fromkeys([*sorted(agent_files()), *BUILT_INS]))


class Found(NamedTuple):
    """What a text leads to: a player, and what it was made from."""

    player: Player
    short_name: str  # by which the player is called if no other has that name
    made: Bundle | None = None  # from the agent and its helpers; None if a file plays as it is


def parse_players(texts: Sequence[str], problems: list[PlayerError] | None = None) -> list[Player]:
    """Returns the players that `texts` name, in their order.

    A text begins with the name of an agent, with "random" or "negamax" of kaggle-environments, or
    with a path. A path leads to a Python file, an archive, a folder with `main.py` or a notebook. A
    function and constants may follow after colons: see `PlayerSpec`. An agent plays as the bundled
    file that one would upload. A player from a file has the file's stem as
    its name, or its path if the stem could mean another player.

    Raises PlayerError for an unknown player, for one that cannot be read or bundled, and for a
    constant that cannot be set. If there is a list `problems`, the error is added to it instead,
    and the player is left out.
    """
    found: list[Found] = []
    for text in texts:
        try:
            found.append(find_player(text))
        except PlayerError as error:
            if problems is None:
                raise
            problems.append(error)
    uses = Counter(short_name for _, short_name in {one[:2] for one in found})
    return [
        replace(one.player, name=one.short_name) if uses[one.short_name] == 1 else one.player
        for one in found
    ]


def find_player(text: str, *, archive: Path | None = None, limited: bool = False) -> Found:
    """What a text names: see `parse_players`.

    With the path of an `archive` that is to be written, the player has its files; if `limited`,
    more than an agent has are refused.
    """
    spec = _named(PlayerSpec.parse(text))
    name, named = str(spec), spec.place in player_names()
    if named and spec.function:
        expected = f"{spec.place} or {spec.place}:CONSTANT=VALUE"
        raise PlayerError(f"{name}: only files take a function, expected {expected}")
    if spec.place in BUILT_INS:
        source = set_constants(_built_in(spec.place), spec.place, spec.constants)
        return Found(Player(name=name, source=source, trusted=True), name)
    path = agent_files()[spec.place] if named else Path(spec.place)
    is_folder, made = not named and os.path.isdir(path), None  # noqa: PTH112 - takes any text
    file = path / main_of(path) if is_folder else path
    if is_folder:  # with a slash, it is not taken for one of ours
        spec = spec._replace(place=f"{path}/")
    source, chosen, files = _read_source(file, spec)
    chosen = "agent" if named else chosen
    packs = not archive_stem(file) and (is_folder or archive is not None)
    is_python = _is_python(source)  # else loading shows it
    if chosen and is_python and not named:
        check_function(source, spec.place, chosen)
    if named or (is_python and not archive_stem(file) and not is_built(source)):
        text = set_constants(source, spec.place, spec.constants)
        changed = str(spec._replace(place=""))
        made = bundle(file, changed, source=text, function=chosen, arrays_in_it=not packs)
    if made and (named or packs or made.modules[:-1]):
        text = made.text
    else:
        chosen_last = source + (CHOSEN.format(chosen) if chosen else "")
        text = set_constants(chosen_last, spec.place, spec.constants)
    if packs:
        packed = files_beside(file, python=is_folder, archive=archive, limited=limited)
        packed |= array_files(made.modules) if made else {}
        packed[MAIN] = text.encode()
        files = tuple(PackedFile(*each) for each in sorted(packed.items()))
    is_alone = not (named or files or is_folder)
    other = None if chosen else find_other_callable(source, spec.place)
    player = Player(
        name=str(spec),
        source=text,
        path=str((path if files else file).resolve()),
        trusted=named and file.parent == AGENTS,
        files=files,
        warning=other.message if other else "",
        function=spec.function,
        place=spec.place,
        helpers=tuple(each.path for each in made.helpers) if made and is_alone else (),
    )
    stem = path.resolve().name if is_folder else archive_stem(path) or path.stem
    # By the name of another player, it would mean that one.
    is_taken = named or stem in player_names()
    return Found(player, player.name if is_taken else str(spec._replace(place=stem)), made)


def _is_python(source: str) -> bool:
    try:
        names_of(source)
    except NOT_PYTHON:
        return False
    return True


def _unknown(name: str) -> PlayerError:
    """The error for a name that is no player, with the closest one that is."""
    names = player_names()
    beside = [file for end in (".py", ".ipynb", *SUFFIXES) if Path(file := name + end).exists()]
    near = [f"did you mean {close}? " for close in beside or get_close_matches(name, names, 1)]
    listed = f"{', '.join(names)}, or {FORMS}"
    return PlayerError(f"{name}: unknown player, {''.join(near[:1])}expected one of {listed}")


def _named(spec: PlayerSpec) -> PlayerSpec:
    """The spec, by the agent's name if its place is an agent's file: "agents/minimax.py"."""
    path = Path(spec.place)
    named = agent_files().get(path.stem)
    if named and path.name == named.name and path.parent.resolve() == named.parent.resolve():
        return spec._replace(place=path.stem)
    return spec


def _read_source(path: Path, spec: PlayerSpec) -> tuple[str, str, tuple[PackedFile, ...]]:
    """The source, the function that plays if one is chosen, and all files of an archive."""
    files: tuple[PackedFile, ...] = ()
    function = spec.function
    try:
        if archive_stem(path):
            files = read_files(path)
            source = next(file.data for file in files if file.path == MAIN).decode()
        elif path.suffix.lower() == NOTEBOOK_SUFFIX:
            source, function = read_notebook(path, function)
        elif path.suffix.lower() == ".py":
            source = regular(path).read_text(encoding="utf-8-sig")
        elif path.exists():
            raise PlayerError(f"{path}: not a player, expected {FORMS}")
        else:
            raise _unknown(spec.place)
        source.encode()  # it may hold lone surrogates, and so may the path
        if escape_surrogates(str(path)) != str(path):
            raise PlayerError(f"{path}: this locale cannot encode the name; PYTHONUTF8=1 may help")
    except FileNotFoundError as error:
        raise PlayerError(f"{path}: no such file") from error
    except OSError as error:
        raise PlayerError(f"{path}: cannot be read: {error.strerror or error}") from error
    except ValueError as error:  # or a null byte in the path
        raise PlayerError(f"{path}: expected Python source in UTF-8: {error}") from error
    return source, function, files


def _built_in(name: str) -> str:
    """kaggle-environments' own "random" or "negamax" as a single file.

    That file is the package's `connectx.py`, cut off after the agent's function, so that the
    loading rule takes that function.
    """
    # Found without an import, which would take more than a second.
    spec = importlib.util.find_spec("kaggle_environments")
    if spec is None or spec.origin is None:
        if name == "random":
            return bundle(AGENTS / "random_agent.py").text
        missing = "comes with kaggle-environments, which is not installed"
        raise PlayerError(f"{name}: {missing}: pip install kaggle-environments")
    official = Path(spec.origin).parent / "envs" / "connectx" / "connectx.py"
    source = official.read_text(encoding="utf-8")
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.FunctionDef) and statement.name == f"{name}_agent":
            return "".join(source.splitlines(keepends=True)[: statement.end_lineno])
    raise PlayerError(f"{name}: expected a function {name}_agent in {official}")
