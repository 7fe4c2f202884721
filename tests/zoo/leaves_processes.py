"""Starts processes, one in a session of its own if that is allowed, and never returns."""

import contextlib
import subprocess
import sys
import time


def agent(observation: object, configuration: object) -> object:
    sleeper = [sys.executable, "-c", "import time; time.sleep(1000)", "left-by-the-zoo"]
    subprocess.Popen(sleeper)
    with contextlib.suppress(PermissionError):
        subprocess.Popen(sleeper, start_new_session=True)
    time.sleep(1000)
