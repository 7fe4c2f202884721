"""The command `python -m review`; `command.py` does the work."""

import sys

from errors import run_command


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; returns the exit status."""

    def run() -> int:
        import signal  # late imports: Ctrl-C during them prints no traceback

        from review.command import review

        if __name__ == "__main__":  # a compiled search would not notice a KeyboardInterrupt
            signal.signal(signal.SIGINT, signal.SIG_DFL)
        return review(arguments)

    return run_command("python -m review", run)


if __name__ == "__main__":
    sys.exit(main())
