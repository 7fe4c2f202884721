"""The pipes to a player's process: requests, messages in return, and what the player prints."""

import contextlib
import json
import marshal
import os
import queue
import select
import subprocess
import threading
from time import perf_counter
from typing import Any

OUTPUT_TAIL_BYTES = 10_000  # of each answer: as much as Kaggle keeps of a move, but the end
PIPE_BYTES = 60_000  # a pipe holds this much without a reader
MESSAGE_BYTES = 1_000_000  # a longer message is not from `inside`
GLANCE_SECONDS = 0.1  # how long a process is waited for at once
STOPPED_SECONDS = 0.5  # what took that much longer was not the player: Ctrl-Z had stopped us


class Pipes:
    """Requests to a process, its answers and the time they took, and what it prints."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        """The process must have been started with unbuffered pipes."""
        streams = process.stdin, process.stdout, process.stderr
        self._requests, answers, printed = filter(None, streams)
        self._answers = answers.fileno()
        self._listen(self._answers, printed.fileno())
        self._incoming = b""
        self._ended = False
        self._sent_at = 0.0
        self.elapsed = 0.0  # from the last request to its answer
        self._output = b""

    def send(self, request: Any) -> None:
        """Send a request, of plain Python types. If nobody can read it, no answer will arrive."""
        self._read(0)
        if self._sent_at:  # what fails to start may have said why before the first request
            self._output = b""
        self._sent_at, self.elapsed = perf_counter(), 0.0
        # Costs a fifth of JSON. Answers are JSON, since reading a stranger's marshal is not safe.
        data = marshal.dumps(request)
        data = len(data).to_bytes(8, "little") + data
        if len(data) > PIPE_BYTES:  # a player that has stopped its process must not block us
            threading.Thread(target=self._write, args=(data,), daemon=True).start()
        else:
            self._write(data)

    def receive(self, seconds: float) -> Any:
        """The answer to the request, which a stranger's code may have written.

        Raises TimeoutError if none arrives within `seconds`, and EOFError if none will arrive.
        Raises ValueError or RecursionError if it is not JSON, or came before the request.
        """
        if self._incoming:
            raise ValueError("an answer to nothing")
        remaining = seconds
        while b"\n" not in self._incoming:
            if self._ended:
                raise EOFError
            if len(self._incoming) > MESSAGE_BYTES:
                raise ValueError("too long")
            if remaining < 0:  # after a last look
                raise TimeoutError(f"no answer within {seconds:.2f} s")
            before = perf_counter()
            remaining = self._sent_at + seconds - before
            self._read(min(max(remaining, 0.0), GLANCE_SECONDS))
            now = perf_counter()
            if now - before > GLANCE_SECONDS + STOPPED_SECONDS:
                self._sent_at += now - before
            self.elapsed = now - self._sent_at
        line, _, self._incoming = self._incoming.partition(b"\n")
        self._read(0)  # what was printed before the message is in the pipe by now
        return json.loads(line)

    def output_tail(self) -> str:
        """The end of the output since the last request."""
        return self._output.decode("utf-8", errors="replace")

    def _write(self, data: bytes) -> None:
        left = memoryview(data)
        with contextlib.suppress(OSError, ValueError):  # nobody reads it, or it has been closed
            while left:
                left = left[self._requests.write(left) :]

    def _read(self, seconds: float) -> None:
        """Take in what arrives within `seconds`."""
        for file, data in self._arrivals(seconds):
            if file == self._answers:
                self._incoming += data
                self._ended = not data
            else:
                self._output = (self._output + data)[-OUTPUT_TAIL_BYTES:]

    def _listen(self, *files: int) -> None:
        self._poll = select.poll()
        for file in files:
            self._poll.register(file, select.POLLIN)

    def _arrivals(self, seconds: float) -> list[tuple[int, bytes]]:
        """What arrives within `seconds`: the file, and data, empty at its end."""
        arrived = [(file, os.read(file, 65536)) for file, _ in self._poll.poll(seconds * 1000)]
        for file, data in arrived:
            if not data:
                self._poll.unregister(file)
        return arrived


class ThreadedPipes(Pipes):
    """The same on Windows, where pipes cannot be polled: a thread reads each.

    Output that arrives late may be counted with the next move.
    """

    def _listen(self, *files: int) -> None:
        self._queue: queue.SimpleQueue[tuple[int, bytes]] = queue.SimpleQueue()
        for file in files:
            # Of a descriptor of its own: this one may be another file's while it still reads.
            args = file, os.dup(file)
            threading.Thread(target=self._pump, args=args, daemon=True).start()

    def _arrivals(self, seconds: float) -> list[tuple[int, bytes]]:
        try:
            return [self._queue.get(timeout=seconds) if seconds else self._queue.get_nowait()]
        except queue.Empty:
            return []

    def _pump(self, file: int, own: int) -> None:
        with open(own, "rb", buffering=0) as pipe:
            data = b"more"
            while data:
                data = pipe.read(65536)
                self._queue.put((file, data))
