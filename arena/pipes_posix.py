"""Reading a child's pipes, and ending its processes, on POSIX. Windows: `pipes_windows`."""

import os
import select


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


def end_descendants(pid: int) -> None:
    """Nothing to do: the worker's supervisor ends the player's processes."""
