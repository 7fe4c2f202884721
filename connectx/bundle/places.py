"""Where the imports of an agent are looked for."""

import sys
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

OWN_PACKAGE = "connectx"
CORE = f"{OWN_PACKAGE}.core"  # what a submission may contain of it
ROOT = Path(__file__).resolve().parents[2]  # of the running package
AGENTS = "agents"  # the folder in which a file is an agent by its name
PROJECT_MARKS = ("pyproject.toml", ".git")
KAGGLE_PACKAGES = sys.stdlib_module_names | {"numpy"}  # what a submission can count on


@dataclass(frozen=True)
class Places:
    """The folders in which an agent's modules are found by name, and the folder of our package."""

    folders: tuple[Path, ...]
    home: Path | None
    has_root: bool = False  # whether a folder is marked as the project's root

    @classmethod
    def around(cls, agent: Path) -> "Places":
        """The agent's folder, then those above it up to its project, then their `agents/`.

        The project is the nearest folder above with a `pyproject.toml` or a `.git`. Without one,
        only the folders above a package and above `agents/` count. Our package is that of the
        nearest folder with `connectx/core`, or else the running one.
        """
        folders = [agent.parent]
        marked = (each for each in agent.parents if any((each / m).exists() for m in PROJECT_MARKS))
        project = next(marked, None)
        while folders[-1] != folders[-1].parent and (
            (project is not None and folders[-1] != project)
            or (folders[-1] / "__init__.py").is_file()
            or (len(folders) == 1 and agent.parent.name == AGENTS)
        ):
            folders.append(folders[-1].parent)
        homes = (each for each in agent.parents if (each / OWN_PACKAGE / "core").is_dir())
        home = next(homes, None)
        if home is None and not any(_lies_in(each, OWN_PACKAGE) for each in folders):
            home = ROOT
        below = (each / AGENTS for each in folders if (each / AGENTS).is_dir())
        return cls(tuple(dict.fromkeys([*folders, *below])), home, project is not None)

    @property
    def package(self) -> str:
        """The package that the agent's relative imports start from: as far up as the folders go."""
        top = self._top
        parts = (top.name, *self.folders[0].relative_to(top).parts)
        return ".".join(parts[1:] or parts)

    @property
    def _top(self) -> Path:
        return [each for each in self.folders if self.folders[0].is_relative_to(each)][-1]

    def find(self, name: str) -> Path | None:
        """A module's file, a package's `__init__.py`, or the folder of a package without one.

        None if it is none of the agent's. Python's own modules and numpy come first, as on Kaggle.
        """
        top = name.partition(".")[0]
        if top == OWN_PACKAGE and self.home is not None:
            below = name.startswith(f"{CORE}.")
            known = name in (OWN_PACKAGE, CORE)
            return (
                _lies_in(self.home, name) if below else self.home / OWN_PACKAGE if known else None
            )
        if top in KAGGLE_PACKAGES:
            return None
        # The folder of a project is no package, but for its own relative imports.
        folders = [*self.folders, *([self._top.parent] if top == self.package else [])]
        folder = next((each for each in folders if _lies_in(each, top)), None)
        found = _lies_in(folder, name) if folder else None
        # An agent is no part of `agents/` as a package.
        is_agents_folder = found == self.folders[0] / "__init__.py" and found.parent.name == AGENTS
        return found.parent if found and is_agents_folder else found


def packages_and(name: str) -> list[str]:
    """The names of a module's packages, from the top, and its own."""
    return [*accumulate(name.split("."), "{}.{}".format)]


def _lies_in(folder: Path, name: str) -> Path | None:
    place = folder.joinpath(*name.split("."))
    for file in (place / "__init__.py", place.with_name(f"{place.name}.py")):
        if file.is_file():
            return file
    return place if any(place.rglob("*.py")) else None
