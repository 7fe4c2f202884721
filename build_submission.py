"""Build the file that Kaggle takes: `connectx build` in a checkout that is not installed."""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))  # Python can be told to leave it out
    from connectx.__main__ import run_named

    sys.exit(run_named("build", sys.argv[1:], "python build_submission.py"))
