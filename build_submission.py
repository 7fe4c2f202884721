"""Build the file that Kaggle takes: `connectx build` in a checkout that is not installed."""

import sys

from connectx.__main__ import run_named

if __name__ == "__main__":
    sys.exit(run_named("build", sys.argv[1:], "python build_submission.py"))
