"""Leaves a folder without rights, and thousands of folders in each other."""

import os
from pathlib import Path
from typing import Any


def agent(observation: Any, configuration: Any) -> object:
    for _ in range(1_000):
        Path("folder" * 8).mkdir()
        os.chdir("folder" * 8)
    Path("closed").mkdir(0)
    return observation.step % 7
