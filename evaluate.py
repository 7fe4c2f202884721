"""Play matches and leagues: `connectx evaluate` in a checkout that is not installed."""

import signal
import sys

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # quiet, as a traceback of imports is not
    from pathlib import Path

    sys.path.insert(0, str(Path(__file__).parent))  # Python can be told to leave it out
    from connectx.__main__ import run_named

    sys.exit(run_named("evaluate", sys.argv[1:], "python evaluate.py"))

from connectx.bench.lessons.course import WinPercentages, get_win_percentages

__all__ = ["WinPercentages", "get_win_percentages"]
