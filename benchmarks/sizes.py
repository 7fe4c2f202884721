"""Print how much disk space each way to install takes, as docs/installing.md states it.

    python -m benchmarks.sizes    13 minutes on a busy machine, and 2 GB for temporary files

Each way gets an environment of its own, whose files are counted before anything has run there. What
pip would install is installed by uv, which is quicker, with the bytecode that pip writes.
"""

import shlex
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.markup import escape

from benchmarks.measure import launch, print_table, with_progress

PROJECT = Path(__file__).parents[1]
UV = [sys.executable, "-m", "uv"]
MAKE = {"make": ".ready", "make test": ".ready-to-test"}  # the files that they make first
EXTRAS = ("fast", "kaggle", "notebook", "isolation", "tuning", "rl", "cluster", "docs")
PIP = ("", *(f"[{extra}]" for extra in EXTRAS))
WAYS = (*(f"pip install .{extra}" for extra in PIP), "pip install -r requirements.txt", *MAKE)


def main() -> int:
    """Install in every way, and print the table. Returns the exit status."""
    sizes = with_progress(WAYS, "installing")
    rows = [(escape(way), f"{installed_bytes(way) / 1e6:,.0f} MB") for way in sizes]
    print_table(("installed by", "size"), [("the wheel alone", wheel_size()), *rows])
    return 0


def wheel_size() -> str:
    """The size of the file that is uploaded and attached."""
    with TemporaryDirectory() as folder:
        run([*UV, "build", "--quiet", "--wheel", "--out-dir", folder])
        (wheel,) = Path(folder).glob("*.whl")
        return f"{wheel.stat().st_size / 1e6:.1f} MB"


def installed_bytes(way: str) -> int:
    """What the files of a new environment take."""
    with TemporaryDirectory() as folder:
        environment = Path(folder) / "venv"
        if way in MAKE:
            run(["make", f"VENV={environment}", f"{environment}/{MAKE[way]}"])
        else:
            run([*UV, "venv", "--quiet", "--python", sys.executable, str(environment)])
            pins = ["--no-config", "--compile-bytecode", "--constraint", "constraints.txt"]
            where = ["--quiet", "--python", str(environment)]
            run([*UV, *shlex.split(way)[:2], *pins, *where, *shlex.split(way)[2:]])
        files = (file for file in environment.rglob("*") if not file.is_dir())
        return sum(file.lstat().st_size for file in files)


def run(command: list[str]) -> None:
    """Run a command in the checkout, whose output is of no interest."""
    subprocess.run(command, cwd=PROJECT, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    launch("sizes", __doc__, main)
