"""Reading a child's pipes, and ending it, on Windows; `child_posix` is its counterpart."""

import os
import queue
import subprocess
import threading


class Inbox:
    """Reads several pipes at once, each in a thread, as pipes cannot be polled on Windows.

    Output that arrives late may be counted with the next move.
    """

    def __init__(self, *streams: int) -> None:
        self._arrived: queue.SimpleQueue[tuple[int, bytes]] = queue.SimpleQueue()
        for stream in streams:
            threading.Thread(target=self._pump, args=(stream,), daemon=True).start()

    def read(self, seconds: float) -> list[tuple[int, bytes]]:
        """What arrives within `seconds`, as (stream, data); empty data is a stream's end."""
        try:
            return [self._arrived.get(timeout=seconds) if seconds else self._arrived.get_nowait()]
        except queue.Empty:
            return []

    def _pump(self, stream: int) -> None:
        data = b"more"
        while data:
            try:
                data = os.read(stream, 65536)
            except OSError:  # closed on our side
                data = b""
            self._arrived.put((stream, data))


def end_process(process: subprocess.Popen[bytes], seconds: float) -> None:
    """End the process and everything it has started; wait for it for at most `seconds`."""
    command = ["taskkill", "/T", "/F", "/PID", str(process.pid)]
    subprocess.run(command, capture_output=True, check=False)
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
