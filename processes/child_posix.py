"""Reading a child's pipes, and ending it, on POSIX; `child_windows` is its counterpart."""

import os
import select
import signal
import subprocess
from time import perf_counter

WAKE_SECONDS = 0.02


class Inbox:
    """Reads several pipes at once."""

    def __init__(self, *streams: int) -> None:
        self._poll = select.poll()
        for stream in streams:
            self._poll.register(stream, select.POLLIN)

    def read(self, seconds: float) -> list[tuple[int, bytes]]:
        """What arrives within `seconds`, as (stream, data); empty data is a stream's end."""
        arrived = []
        for stream, _ in self._poll.poll(seconds * 1000):
            data = os.read(stream, 65536)
            arrived.append((stream, data))
            if not data:
                self._poll.unregister(stream)
        return arrived


def end_process(process: subprocess.Popen[bytes], seconds: float) -> None:
    """Wait for the process to end, now that its stdin is closed; kill it after `seconds`.

    A worker's supervisor kills all that its agent has started. It is woken up again and again, as
    the agent may have stopped it.
    """
    end = perf_counter() + seconds
    while perf_counter() < end:
        process.send_signal(signal.SIGCONT)
        try:
            process.wait(WAKE_SECONDS)
        except subprocess.TimeoutExpired:
            continue
        return
    process.kill()  # the kernel then kills the agent's process
    process.wait()
