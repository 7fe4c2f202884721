"""Build the one file that Kaggle takes from an agent and its helper modules, and try it out.

    python build_submission.py minimax -o my_submission.py

This is `connectx build` in a checkout that is not installed. The steps are functions of
connectx/commands/build.py; how several modules become one file is in connectx/build, and what
Kaggle would do with the file in connectx/arena/preflight.py.
"""

import sys
from collections.abc import Sequence
from pathlib import Path


def main(program: str, arguments: Sequence[str]) -> int:
    """Build the submission that the arguments ask for. Returns the exit status.

    Messages call this program `program`. Raises UserError.
    """
    from connectx.commands import build

    options = build.read_options(program, arguments)
    if options.preflight_target is not None:
        return build.preflight_file(options.preflight_target, options.preflight)
    parsed_player = build.find_player_to_build(options)  # bundled with its helper modules
    submission = build.make_submission(parsed_player, options)
    if options.only_checks:
        return build.check_is_current(submission, program)
    build.check_may_be_written(submission, options)
    if options.is_archive:
        return build.write_archive(submission, options)  # which tries it out first
    build.write_submission(submission, options)
    return build.preflight_submission(submission, options)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))  # this folder, which `python -P` leaves out
    from connectx.__main__ import run_named  # it names a package that is missing

    sys.exit(run_named("build", sys.argv[1:], "python build_submission.py", main))
