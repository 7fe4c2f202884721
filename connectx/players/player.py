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

from connectx.agents import FOLDER as AGENTS
from connectx.bundle.bundle import CHOSEN, HEADER, Bundle, bundle, check_function, is_built
from connectx.bundle.module import names_of
from connectx.errors import NOT_PYTHON, PlayerError, escape_surrogates, one_line
from connectx.files import regular
from connectx.players.archive import (
    MAIN,
    SUFFIXES,
    PackedFile,
    archive_stem,
    array_files,
    arrays_as_text,
    files_beside,
    main_of,
    read_files,
)
from connectx.players.notebook import read_notebook
from connectx.players.source import set_constants, warn_of_last

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
        return ":".join(filter(None, (self.place, self.function, self.assignments)))

    @property
    def assignments(self) -> str:
        """The constants as a user types them: "N_STEPS=5,WEIGHTS=TUNED"."""
        return ",".join(f"{name}={value}" for name, value in self.constants.items())


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


def agent_names() -> list[str]:
    """The names of the agents, ours and those of the current folder."""
    files = [file for folder in (AGENTS, YOURS) for file in folder.glob("[!_]*.py")]
    return sorted({file.stem for file in files})


def agent_file(name: str) -> Path:
    """Returns the file of an agent in our `agents/`, or else in `agents/` of the current folder.

    The second file may not exist.
    """
    ours = {file.stem: file for file in AGENTS.glob("[!_]*.py")}
    return ours.get(name, YOURS / f"{name}.py")


def player_names() -> list[str]:
    """Every name that is a player: the agents, then the built-in ones."""
    return list(dict.fromkeys([*agent_names(), *BUILT_INS]))


@dataclass(frozen=True, kw_only=True)
class Found:
    """What a text leads to: a player, and what it was made from."""

    player: Player
    short_name: str  # by which the player is called if no other has that name
    made: Bundle | None = None  # from the agent and its helpers; None if a file plays as it is

    def report(self) -> list[str]:
        """What is in the file beside the agent, and why it stands so; then what may fail."""
        if self.made is None:
            return []
        why = "as plain code" if self.made.plain else "as text"
        helpers = self.made.helpers
        lines = [f"{each.path}, {len(each.source.splitlines())} lines" for each in helpers]
        how = [f"{'it stands' if len(lines) == 1 else 'they stand'} {why}"] if lines else []
        return [f"  {line}" for line in (*lines, *how, *self.made.notes)]

    def to_upload(self, text: str) -> str:
        """The one file to upload; `text` is how the user called the player.

        Raises PlayerError for an archive, and if there is no agent.
        """
        path = PlayerSpec.parse(text).place
        if archive_stem(Path(path)) and len(self.player.files) > 1:
            beside = next(each.path for each in self.player.files if each.path != MAIN)
            message = f"{path}: one file would lack {beside} beside {MAIN}; upload it as it is"
            raise PlayerError(message)
        source = self.player.source
        if is_built(source):
            return source
        check_function(source, path)
        return f"{HEADER}connectx build from {one_line(text)}\n{source}"


def parse_players(texts: Sequence[str], problems: list[PlayerError] | None = None) -> list[Player]:
    """Returns the players that `texts` name, in their order.

    A text begins with the name of an agent, with "random" or "negamax" of kaggle-environments, or
    with a path. A path leads to a Python file, an archive, a folder with `main.py` or a notebook. A
    function and constants may follow after colons: see `PlayerSpec`. An agent plays as the bundled
    file that one would upload; `agent_file` finds it. A player from a file has the file's stem as
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
    uses = Counter(short_name for _, short_name in {(one.player, one.short_name) for one in found})
    return [
        replace(one.player, name=one.short_name) if uses[one.short_name] == 1 else one.player
        for one in found
    ]


def find_player(text: str, packing: "Packing | None" = None) -> Found:
    """What a text names: see `parse_players`. With `packing`, the player is an archive."""
    spec = _named(PlayerSpec.parse(text))
    if spec.place not in player_names():
        return _read(Path(spec.place), spec, packing)
    name = str(spec)
    if spec.function:
        expected = f"{spec.place} or {spec.place}:CONSTANT=VALUE"
        raise PlayerError(f"{name}: only files take a function, expected {expected}")
    if spec.place in BUILT_INS:
        source = set_constants(_built_in(spec.place), spec.place, spec.constants)
        return Found(player=Player(name=name, source=source, trusted=True), short_name=name)
    file = agent_file(spec.place)
    source, _, _ = _read_source(file, spec)
    made = _bundle(file, spec, source, "agent", as_text=packing is None)
    files = _pack(file, made.text, made, packing) if packing else ()
    path, trusted = str(file.resolve()), file.parent == AGENTS
    player = Player(name=name, source=made.text, path=path, trusted=trusted, files=files)
    return Found(player=player, short_name=name, made=made)


class Packing(NamedTuple):
    """How a player is made an archive."""

    python: bool  # whether the Python beside it goes with it
    archive: Path | None = None  # the file that is being written
    limited: bool = False  # whether more than an agent's files are refused


def _pack(main: Path, source: str, made: Bundle | None, packing: Packing) -> tuple[PackedFile, ...]:
    """The files of an archive: main.py, and what lies beside it."""
    found = dict(files_beside(main, **packing._asdict()))
    found |= array_files(made.modules) if made else {}
    return tuple(PackedFile(*each) for each in sorted((found | {MAIN: source.encode()}).items()))


def _bundle(file: Path, spec: PlayerSpec, source: str, function: str, *, as_text: bool) -> Bundle:
    """An agent and what it imports as one file, with its constants set and its arrays put in."""
    source = set_constants(source, spec.place, spec.constants)
    changed = ":".join(filter(None, (function if spec.function else "", spec.assignments)))
    put_in = arrays_as_text if as_text else lambda modules: {}
    return bundle(file, changed, source=source, function=function, put_in=put_in)


def _read(path: Path, spec: PlayerSpec, packing: Packing | None) -> Found:
    """The player of a file, an archive, a folder or a notebook."""
    is_folder, made = os.path.isdir(path), None  # noqa: PTH112 - takes any text
    file = path / main_of(path) if is_folder else path
    if is_folder:  # with a slash, it is not taken for one of ours
        spec = spec._replace(place=f"{path}/")
        packing = packing._replace(python=True) if packing else Packing(python=True)
    source, chosen, files = _read_source(file, spec)
    if archive_stem(file):
        packing = None
    text = source + (CHOSEN.format(chosen) if chosen else "")
    if _is_python(source):  # else loading shows it
        if chosen:
            check_function(source, spec.place, chosen)
        if not (archive_stem(file) or is_built(source)):
            made = _bundle(file, spec, source, chosen, as_text=packing is None)
    if made and (packing or made.modules[:-1]):
        text = made.text
    else:
        text = set_constants(text, spec.place, spec.constants)
    if packing:
        files = _pack(file, text, made, packing)
    is_alone = not files and not is_folder
    player = Player(
        name=str(spec),
        source=text,
        path=str((path if files else file).resolve()),
        files=files,
        warning="" if chosen else warn_of_last(source, spec.place),
        function=spec.function,
        helpers=tuple(each.path for each in made.helpers) if made and is_alone else (),
    )
    stem = path.resolve().name if is_folder else archive_stem(path) or path.stem
    # By the name of another player, it would mean that one.
    short_name = player.name if stem in player_names() else str(spec._replace(place=stem))
    return Found(player=player, short_name=short_name, made=made)


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
    named = agent_file(path.stem)
    if path.name == named.name and path.parent.resolve() == named.parent.resolve():
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
        elif path.suffix.lower() == ".ipynb":
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
            return bundle(agent_file("random_agent")).text
        missing = "comes with kaggle-environments, which is not installed"
        raise PlayerError(f"{name}: {missing}: pip install kaggle-environments")
    official = Path(spec.origin).parent / "envs" / "connectx" / "connectx.py"
    source = official.read_text(encoding="utf-8")
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.FunctionDef) and statement.name == f"{name}_agent":
            return "".join(source.splitlines(keepends=True)[: statement.end_lineno])
    raise PlayerError(f"{name}: expected a function {name}_agent in {official}")
