"""A thread that finds answers, one after the other; whoever asks waits for a `Future`."""

import threading
from concurrent.futures import Future, InvalidStateError
from contextvars import Context, copy_context
from queue import SimpleQueue
from typing import Any, Generic, TypeVar

from connectx.errors import UserError

Question = TypeVar("Question")
Answer = dict[str, Any]  # as JSON has it; {"problem": "one sentence"} says why there is none

END_SECONDS = 5.0  # for what is being thought about to end


class Thinker(Generic[Question]):
    """Finds answers in a thread of its own. Close it afterwards.

    An answer may be cancelled at any time: its question is then dropped, even while it is being
    thought about. The thread is a daemon, so a program can end while it thinks.
    """

    def __init__(self, context: Context | None = None) -> None:
        """The thread runs in `context`, by default a copy of the caller's."""
        self._asked: SimpleQueue[tuple[Question, Future[Answer]] | None] = SimpleQueue()
        self._lock = threading.Lock()  # guards what follows
        self._works_on: Future[Answer] | None = None
        run = (context or copy_context()).copy().run
        self._thread = threading.Thread(target=run, args=[self._serve], daemon=True)
        self._thread.start()

    def ask(self, question: Question) -> Future[Answer]:
        """The answer to come; cancel it if it is not wanted any more."""
        answer: Future[Answer] = Future()
        answer.add_done_callback(self._stop)
        self._asked.put((question, answer))
        return answer

    def close(self, *, wait: bool = True) -> None:
        """Cancel the current answer, and end the thread."""
        self._asked.put(None)
        if (answer := self._works_on) is not None:
            answer.cancel()
        if wait:
            self._thread.join(END_SECONDS)

    # What a subclass does -------------------------------------------------------------------------

    def _find(self, question: Question, answer: Future[Answer]) -> Answer:
        """The answer; any at all once it is cancelled."""
        raise NotImplementedError

    def _interrupt(self) -> None:
        """Make `_find` return soon; called in another thread."""

    def _end(self) -> None:
        """Clean up after a question that was dropped, and at the end."""

    # The thread -----------------------------------------------------------------------------------

    def _serve(self) -> None:
        for question, answer in iter(self._asked.get, None):
            with self._lock:
                if answer.cancelled():
                    continue
                self._works_on = answer
            try:
                found = self._find(question, answer)
            except UserError as error:
                found = {"problem": str(error)}
            except Exception as error:  # noqa: BLE001 - whatever it is, the board must go on
                found = {"problem": f"{type(error).__name__}: {error}"}
            with self._lock:
                self._works_on = None
            try:
                answer.set_result(found)
            except InvalidStateError:  # it was cancelled, as it can be until now
                self._end()
        self._end()

    def _stop(self, answer: Future[Answer]) -> None:
        if answer.cancelled():
            with self._lock:
                if self._works_on is answer:
                    self._interrupt()
