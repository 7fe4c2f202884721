"""`python -m review GAME`: what it does is in `command.py`."""

import signal
import sys
from collections.abc import Sequence

from errors import run_command


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status."""

    def run() -> int:
        from review.command import review  # late: Ctrl-C while it loads is no traceback

        if __name__ == "__main__":  # a compiled search would not notice a KeyboardInterrupt
            signal.signal(signal.SIGINT, signal.SIG_DFL)
        return review(arguments)

    return run_command("python -m review", run)


if __name__ == "__main__":
    sys.exit(main())
