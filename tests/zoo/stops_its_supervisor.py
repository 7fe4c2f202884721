"""Stops the process that supervises it, leaves a process behind, and never returns."""

import os
import signal
import subprocess
import sys
import time


def agent(observation: object, configuration: object) -> object:
    sleeper = [sys.executable, "-c", "import time; time.sleep(1000)", "left-by-the-zoo"]
    subprocess.Popen(sleeper, start_new_session=True)
    os.kill(os.getppid(), signal.SIGSTOP)
    time.sleep(1000)
