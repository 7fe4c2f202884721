"""A child process that runs `worker.py`, and the pipes to it: the operating system's side."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from arena.sandbox import KAGGLE_FOLDER, SCRATCH, Sandbox
from arena.supervisor import remove_folder
from players.archive import MAIN, PackedFile, folders_of

if sys.platform == "win32":
    from arena.child_windows import Inbox, end_process
else:
    from arena.child_posix import Inbox, end_process

HERE = Path(__file__).parent
WORKER = HERE / "worker.py"
WORKER_FILES = (WORKER, *(HERE / f"{name}.py" for name in ("loading", "supervisor", "confine")))
PRINTED_TAIL_BYTES = 10_000  # as much as Kaggle keeps of a move's log
MESSAGE_BYTES = 1_000_000  # our worker's messages take hundreds; a longer one is not from it
END_SECONDS = 10.0
STATUS_SECONDS = 1.0  # between the end of the messages and that of the process


class Child:
    """One child process and its three pipes: requests, messages, and what the agent prints."""

    def __init__(
        self,
        environment: Mapping[str, str],
        sandbox: Sandbox | None,
        files: Sequence[PackedFile] = (),
    ) -> None:
        """Start it, with the files of a submission in a folder. Raises OSError if it cannot."""
        self.printed_bytes = 0
        self._printed = b""
        self._incoming = b""
        self._ended = False
        self._paused = False
        self._closing = threading.Lock()
        self._sandbox = sandbox
        has_own_files = sandbox is not None and sandbox.has_own_files
        # A sandbox with its own files has an empty folder inside.
        has_folder = files or not has_own_files
        self.folder = tempfile.mkdtemp(prefix="player-") if has_folder else None
        self.submission = f"{self.folder}/agent" if files else None
        self.start = f"{self.folder}/start" if files else self.folder  # where the player runs
        self.main: str | None = None  # the path of the submission's file, as the player sees it
        if files:
            self.main = f"{KAGGLE_FOLDER if has_own_files else self.submission}/{MAIN}"
        scratch = SCRATCH if has_own_files else self.start
        variables = {} if sandbox is None else {"HOME": str(scratch), "TMPDIR": str(scratch)}
        self._control: int | None = None  # signals for all of the player's processes
        control: int | None = None
        if sys.platform != "win32":
            control, self._control = os.pipe()
        # -s and -P: neither the user's packages nor this folder on the player's sys.path.
        command = [sys.executable, "-s", "-P", str(WORKER), str(control), str(int(has_own_files))]
        if self.folder is not None and not has_own_files:
            command.append(self.folder)
        if sandbox is not None:
            command = sandbox.command(command, files=WORKER_FILES, submission=self.submission)
        try:
            if files:
                Path(self.start or "").mkdir()
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=None if has_own_files else self.start,
                env={**environment, **variables},
                start_new_session=True,
                bufsize=0,
                pass_fds=() if control is None else (control,),
            )
        except OSError:
            self._release()
            raise
        finally:
            if control is not None:
                os.close(control)
        pipes = self._process.stdin, self._process.stdout, self._process.stderr
        self._pipes = [pipe for pipe in pipes if pipe is not None]
        self._requests, self._messages, output = (pipe.fileno() for pipe in self._pipes)
        self._inbox = Inbox(self._messages, output)
        # From here on, the folder is removed even if this process is killed.
        try:
            self._unpack(files)
            if files and has_own_files:
                os.write(self._requests, b"unpacked\n")
        except OSError:
            self.end()
            raise

    def send(self, request: Mapping[str, Any]) -> bool:
        """Send a request; False where the process has ended."""
        data = json.dumps(request).encode() + b"\n"
        try:
            while data:
                data = data[os.write(self._requests, data) :]
        except OSError:  # a broken pipe on POSIX, an invalid argument on Windows
            return False
        return True

    def receive(self, seconds: float) -> dict[str, Any] | None:
        """The next message; None after `seconds`.

        After the last one there is one with the outcome "ended", and the process's exit status, or
        None if it has closed its end of the pipe and is still alive.
        """
        end = perf_counter() + seconds
        while b"\n" not in self._incoming:
            remaining = end - perf_counter()
            if self._ended:
                return {"outcome": "ended", "status": self._exit_status()}
            if remaining <= 0:
                return None
            self._read(remaining)
            if len(self._incoming) > MESSAGE_BYTES:
                return {"outcome": "too long"}
        line, _, self._incoming = self._incoming.partition(b"\n")
        self._read(0)  # what was printed before the message is in the pipe by now
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        return message if isinstance(message, dict) else {"outcome": "not JSON"}

    def forget_output(self) -> None:
        """Start counting what is printed from here on."""
        self._read(0)
        self.printed_bytes = 0
        self._printed = b""

    def tail(self) -> str:
        """The end of what was printed."""
        return self._printed.decode("utf-8", errors="replace")

    def pause(self) -> None:
        """Stop all of an isolated player's processes, where they have a process namespace."""
        self._paused = self._sandbox is not None and self._signal("SIGSTOP")

    def resume(self) -> None:
        """Let them go on."""
        if self._paused:
            self._paused = not self._signal("SIGCONT")

    def interrupt(self) -> None:
        """Have the process end; another thread may be waiting for its message meanwhile."""
        with self._closing:
            if self._pipes[0].closed:
                return
            # Its stdin ends, and no other file can get the descriptor that `send` may be using.
            nothing = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nothing, self._requests, inheritable=False)
            os.close(nothing)
            if self._sandbox is not None and self._sandbox.has_own_files:
                self._process.kill()

    def end(self) -> None:
        """End the process and all that it has started, and remove its folder."""
        with self._closing:
            for pipe in self._pipes:
                pipe.close()
        if self._sandbox is not None and self._sandbox.has_own_files:
            self._process.kill()  # which ends the sandbox, whatever lives in it
        end_process(self._process, END_SECONDS)
        self._release()

    def _unpack(self, files: Sequence[PackedFile]) -> None:
        """Write a submission's files to a folder of their own."""
        if self.submission is None:
            return
        root = Path(self.submission)
        folders = folders_of(file.path for file in files)
        for folder in sorted(folders, key=lambda folder: len(Path(folder).parts)):
            (root / folder).mkdir()
            (root / folder).chmod(0o755)  # open to the user that root becomes
        for name, data, executable in files:
            (root / name).write_bytes(data)
            (root / name).chmod(0o755 if executable else 0o644)

    def _signal(self, name: str) -> bool:
        if self._control is None:
            return False
        with contextlib.suppress(OSError):  # it has ended
            os.write(self._control, bytes([getattr(signal, name)]))
        return True

    def _release(self) -> None:
        if self._control is not None:
            os.close(self._control)
        remove_folder(self.folder)

    def _exit_status(self) -> int | None:
        try:
            return self._process.wait(STATUS_SECONDS)
        except subprocess.TimeoutExpired:
            return None

    def _read(self, seconds: float) -> None:
        """Take in what arrives within `seconds`."""
        for stream, data in self._inbox.read(seconds):
            if stream != self._messages:
                self.printed_bytes += len(data)
                self._printed = (self._printed + data)[-PRINTED_TAIL_BYTES:]
            else:
                self._incoming += data
                self._ended = not data
