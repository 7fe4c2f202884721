"""`python -m review GAME`: what it does is in `command.py`."""

import sys
from collections.abc import Sequence

from errors import run_command


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status."""

    def run() -> int:
        from review.command import review  # late: Ctrl-C while it loads is no traceback

        return review(arguments)

    return run_command("python -m review", run)


if __name__ == "__main__":
    sys.exit(main())
