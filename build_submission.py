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

from errors import one_line, run_command, say  # first: it checks Python's version

# isort: split
import argparse
import sys
from pathlib import Path

from arena import preflight
from arena.command_line import Parser, check_outputs, write_file
from bundle.flatten import HEADER
from players.player import PlayerSpec, bundle_agent
from processes.sandbox import add_isolation_options

STRONGEST = "perfect"
SUBMISSION = Path(__file__).resolve().parent / "submission" / "submission.py"
STATUSES = """exit status:
  0  fine
  1  --check: out of date; else it would fail on Kaggle, or whether it would is unknown
  2  cannot be built, or is no player"""


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    return run_command("build_submission.py", lambda: run(make_parser().parse_args(arguments)))


def make_parser() -> Parser:
    """The options of the command line."""
    parser = Parser(
        prog="build_submission.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=STATUSES,
    )
    what, add = parser.add_mutually_exclusive_group(), parser.add_argument
    agent = "a file in agents/ by name, or the path of any agent file, optionally with "
    agent += f"constants: minimax:N_STEPS=5,... (default: {STRONGEST})"
    what.add_argument("agent", metavar="AGENT", nargs="?", default=STRONGEST, help=agent)
    preflight = "build nothing; try out this file, archive, folder or notebook, ours or not"
    what.add_argument("--preflight", metavar="FILE", help=preflight)
    output = "where to write (default: submission/submission.py)"
    add("-o", "--output", metavar="FILE", type=Path, default=SUBMISSION, help=output)
    add("--force", action="store_true", help="overwrite a file that was not built here")
    add("--check", action="store_true", help="write nothing; exit with 1 if the file is stale")
    unchecked = "do not try the file out after the build"
    add("--no-preflight", action="store_true", help=unchecked)
    add_isolation_options(parser)
    return parser


def run(options: argparse.Namespace) -> int:
    """Do what the options ask, and return the exit status. Raises UserError."""
    if options.preflight is not None:
        return preflight.run(options.preflight, options.isolation)
    text = bundle_agent(PlayerSpec.parse(options.agent))
    file: Path = options.output
    shown = file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file
    old = file.read_bytes() if file.is_file() else b""
    if options.check:
        is_current = old == text.encode()
        problem = "stale" if old else "missing"
        say(f"{shown} is {'up to date' if is_current else f'{problem}: run build_submission.py'}")
        return 0 if is_current else 1
    check_outputs(file, force=options.force or old.startswith(HEADER.encode()))
    write_file(file, [text])
    print(one_line(f"built {shown} from {options.agent}, {len(text.encode()):,} bytes"))
    try:
        return 0 if options.no_preflight else preflight.run(str(shown), options.isolation)
    except KeyboardInterrupt:
        say(f"{shown} was built, but not tried out to the end")
        raise


if __name__ == "__main__":
    sys.exit(main())
