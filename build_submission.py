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

import sys

# The rest, `typing` too, is imported inside `run_command`: so Ctrl-C is quiet from here on.
from errors import UserError, one_line, run_command, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse
    from pathlib import Path

STRONGEST = "perfect"
STATUSES = """exit status:
  0  fine
  1  --check: out of date; else it would fail on Kaggle, or whether it would is unknown
  2  cannot be built, or is no player"""


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    return run_command("build_submission.py", lambda: run(make_parser().parse_args(arguments)))


def make_parser() -> "argparse.ArgumentParser":
    """The options of the command line."""
    import argparse
    from functools import partial
    from pathlib import Path

    from processes.sandbox import add_isolation_options

    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, epilog=STATUSES
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


def run(options: "argparse.Namespace") -> int:
    """Do what the options ask, and return the exit status. Raises UserError."""
    if options.preflight is None:
        return build(options)
    if any((options.agent, options.output, options.force, options.check, options.no_preflight)):
        alone = "expected no agent and no --output, --force, --check, --no-preflight"
        raise UserError(f"--preflight {options.preflight}: builds nothing, {alone}")
    from arena.preflight import run as preflight

    return preflight(options.preflight, options.isolation)


def build(options: "argparse.Namespace") -> int:
    """Build a file and try it out, or see whether it is up to date; returns the exit status."""
    from pathlib import Path

    from arena.command_line import write_file
    from players.player import PlayerSpec, bundle_agent

    agent = options.agent or STRONGEST
    text = bundle_agent(PlayerSpec.parse(agent))
    file: Path = options.output or Path(__file__).resolve().parent / "submission/submission.py"
    shown = file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file
    if options.check:
        is_current = file.is_file() and file.read_bytes() == text.encode()
        problem = "stale" if file.is_file() else "missing"
        say(f"{shown} is {'up to date' if is_current else f'{problem}: run build_submission.py'}")
        return 0 if is_current else 1
    check_output(file, force=options.force)
    write_file(file, [text])
    print(one_line(f"built {shown} from {agent}, {len(text.encode()):,} bytes"))
    if options.no_preflight:
        return 0
    try:
        from arena.preflight import run as preflight  # takes a second

        return preflight(str(shown), options.isolation)
    except KeyboardInterrupt:
        say(f"{shown} was built, but not tried out to the end")
        raise


def check_output(output: "Path", *, force: bool) -> None:
    """Raise UserError for a path at which a build must not write."""
    from bundle.flatten import HEADER

    if not output.parent.is_dir():
        raise UserError(f"{output}: there is no folder {output.parent}")
    if output.exists() and not output.is_file():
        raise UserError(f"{output}: is not a file")
    if output.exists() and not force and not output.read_bytes().startswith(HEADER.encode()):
        raise UserError(f"{output}: was not built here, --force overwrites it")


if __name__ == "__main__":
    sys.exit(main())
