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
from typing import TYPE_CHECKING

# Everything else is imported inside `run_command`, which a Ctrl-C ends quietly.
from errors import PlayerError, UserError, one_line, run_command, say

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from players.spec import PlayerSpec

STRONGEST = "perfect"
DEFAULT_OUTPUT = "submission/submission.py"  # in this project
STATUSES = "exit status: 0 fine, 1 out of date, or it would fail on Kaggle or that is unknown, 2 "
STATUSES += "cannot be built, or is no player"


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
    output_help = f"where to write (default: {DEFAULT_OUTPUT})"
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

    from arena.outputs import make_folder, write_file
    from players.player import bundle_agent
    from players.spec import PlayerSpec

    agent = options.agent or STRONGEST
    spec = PlayerSpec.parse(agent)
    text = bundle_agent(find_agent(spec), spec)
    default = Path(__file__).resolve().with_name("submission") / "submission.py"
    file: Path = options.output or default
    inside = file.is_relative_to(Path.cwd())
    shown = str(file.relative_to(Path.cwd()) if inside else file)
    if options.check:
        if file.is_file() and file.read_bytes() == text.encode():
            print(f"{shown} is up to date")
            return 0
        say(f"{shown} is {'stale' if file.is_file() else 'missing'}: run build_submission.py")
        return 1
    if options.output is not None:
        check_output(file, force=options.force)
    make_folder(file.parent)
    write_file(file, [text])
    print(one_line(f"built {shown} from {agent}, {len(text.encode()):,} bytes"))
    if options.no_preflight:
        return 0
    try:
        from arena.preflight import run as preflight  # imports what plays, which takes a second

        return preflight(shown, options.isolation)
    except KeyboardInterrupt:
        say(f"{shown} was built, but not tried out to the end")
        raise


def find_agent(spec: "PlayerSpec") -> "Path":
    """The file of an agent, given by its name or by a path. Raises PlayerError."""
    from pathlib import Path

    from players.player import AGENTS, agent_names, unknown

    names, name = agent_names(), spec.place.removesuffix(".py")
    if spec.function:
        raise PlayerError(f"{spec}: expected {spec.place} or {spec.place}:CONSTANT=VALUE")
    if spec.place not in names and Path(spec.place).is_file():
        return Path(spec.place)
    if name in names:
        return AGENTS / f"{name}.py"
    raise unknown(spec.place, names, "the path of a file")


def check_output(output: "Path", *, force: bool) -> None:
    """Raise UserError for a path at which a build must not write."""
    from bundle.flatten import HEADER

    if not output.parent.is_dir():
        raise UserError(f"output {output}: there is no folder {output.parent}")
    if output.exists() and not output.is_file():
        raise UserError(f"output {output} is not a file")
    if output.exists() and not force and not output.read_bytes().startswith(HEADER.encode()):
        raise UserError(f"output {output} was not built here; --force overwrites it")


if __name__ == "__main__":
    sys.exit(main())
