"""Build the one file that Kaggle takes from an agent and its helper modules, and try it out.

    python build_submission.py                      the strongest agent -> submission/submission.py
    python build_submission.py minimax -o here.py   another agent, another place
    python build_submission.py minimax:N_STEPS=5    with one of its constants changed
    python build_submission.py --check              is the file on disk up to date?
    python build_submission.py --preflight FILE     would this file, ours or not, work on Kaggle?

FILE is a file, an archive or a folder with main.py at its top, or a notebook. FILE:my_agent chooses
one of several functions, FILE:DEPTH=6 sets a constant.

What would behave differently in one file than in several is refused, with file and line.
"""

import argparse
import sys
from functools import partial
from pathlib import Path

from arena.outputs import make_folder, write_file
from bundle.flatten import HEADER
from errors import PlayerError, UserError, one_line, run_command, say
from players.last_callable import check_loading
from players.player import AGENTS, agent_names, bundle_agent, unknown
from players.spec import PlayerSpec
from processes.sandbox import add_isolation_options

STRONGEST = "perfect"
DEFAULT_OUTPUT = Path(__file__).resolve().parent / "submission" / "submission.py"


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    return run_command("build_submission.py", lambda: run(read_options(arguments)))


def make_parser() -> argparse.ArgumentParser:
    """The options of the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="exit status: 0 fine, 1 out of date or unsure to play on Kaggle, 2 cannot be built",
    )
    agent_help = "a file in agents/ by name, or the path of any agent file, optionally with "
    agent_help += f"constants: minimax:N_STEPS=5,... (default: {STRONGEST})"
    parser.add_argument("agent", metavar="AGENT", nargs="?", help=agent_help)
    output_help = "where to write (default: submission/submission.py)"
    parser.add_argument("-o", "--output", metavar="FILE", type=Path, help=output_help)
    preflight_help = "build nothing; try out this file, archive, folder or notebook, ours or not"
    parser.add_argument("--preflight", metavar="FILE", help=preflight_help)
    switch = partial(parser.add_argument, action="store_true")
    switch("--force", help="overwrite a file that was not built here")
    switch("--check", help="write nothing; exit with 1 if the file is stale")
    switch("--no-preflight", help="do not try the file out after the build")
    add_isolation_options(parser)
    return parser


def read_options(arguments: list[str] | None) -> argparse.Namespace:
    """The command line as values. Raises UserError for what --preflight would ignore."""
    options = make_parser().parse_args(arguments)
    builds = (options.agent, options.output, options.force, options.check, options.no_preflight)
    if options.preflight is not None and any(builds):
        alone = (
            "builds nothing, expected no agent and no --output, --force, --check, --no-preflight"
        )
        raise UserError(f"--preflight {options.preflight}: {alone}")
    return options


def run(options: argparse.Namespace) -> int:
    """Do what the options ask, and return the exit status. Raises UserError."""
    file: Path = options.output or DEFAULT_OUTPUT
    if options.preflight is None:
        player = options.agent or STRONGEST
        spec = PlayerSpec.parse(player)
        text = bundle_agent(find_agent(spec), spec)
        if options.check:
            return report_staleness(file, text)
        check_output(file, force=options.force)
        check_loading(text, one_line(player))
        make_folder(file.parent)
        write_file(file, [text])
        print(one_line(f"built {_shown(file)} from {player}, {len(text.encode()):,} bytes"))
        if options.no_preflight:
            return 0
    from arena.preflight import run as preflight  # imports what plays, which takes a second

    try:
        return preflight(options.preflight or str(_shown(file)), options.isolation)
    except KeyboardInterrupt:
        if options.preflight is None:
            say(f"{_shown(file)} was built, but not tried out to the end")
        raise


def find_agent(spec: PlayerSpec) -> Path:
    """The file of an agent, given by its name or by a path. Raises PlayerError."""
    names, name = agent_names(), spec.place.removesuffix(".py")
    if spec.function:
        raise PlayerError(f"{spec}: expected {spec.place} or {spec.place}:CONSTANT=VALUE")
    if spec.place not in names and Path(spec.place).is_file():
        return Path(spec.place)
    if name in names:
        return AGENTS / f"{name}.py"
    raise unknown(spec.place, names, "the path of a file")


def check_output(output: Path, *, force: bool) -> None:
    """Raise UserError for a path at which a build must not write."""
    if output == DEFAULT_OUTPUT:
        return
    if not output.parent.is_dir():
        raise UserError(f"output {output}: there is no folder {output.parent}")
    if output.exists() and not output.is_file():
        raise UserError(f"output {output} is not a file")
    if output.exists() and not force:
        with output.open("rb") as opened:
            if opened.read(len(HEADER)) != HEADER.encode():
                raise UserError(f"output {output} was not built here; --force overwrites it")


def report_staleness(output: Path, text: str) -> int:
    """Say whether the file on disk is what a build would write; returns the exit status."""
    if output.is_file() and output.read_bytes() == text.encode():
        print(f"{_shown(output)} is up to date")
        return 0
    problem = "is stale" if output.is_file() else "is missing"
    print(f"{_shown(output)} {problem}: run build_submission.py", file=sys.stderr)
    return 1


def _shown(path: Path) -> Path:
    """The path relative to the current folder if it is below."""
    return path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path


if __name__ == "__main__":
    sys.exit(main())
