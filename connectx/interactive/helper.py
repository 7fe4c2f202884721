"""A thread that finds out one thing at a time for a board, while its page asks and asks again."""

import threading
from contextvars import Context, copy_context
from time import monotonic
from typing import Any

from connectx.errors import UserError

Answer = dict[str, Any]  # as JSON has it
THINKING: Answer = {"thinking": True}  # not answered yet, or not all of it
END_SECONDS = 5.0  # for a thread to end


class Helper:
    """Answers one question at a time; close it afterwards.

    A question is asked again until its answer comes, and another one takes its place at once. An
    answer is kept for who asks the same again, a problem is not: then it is tried once more.

    A subclass says how an answer is found, in `_find`, how that is interrupted, and what has to
    end with the thread. The thread runs in `context`, by which Jupyter knows the cell to which
    something printed belongs.
    """

    def __init__(self, context: Context | None = None) -> None:
        self._asked_at = monotonic()
        self._changed = threading.Condition(threading.RLock())
        self._question: Any = None
        self._answer = THINKING
        self._wanted = threading.Event()  # cleared when the question is dropped
        self._busy: threading.Event | None = None  # the `_wanted` of what the thread works on
        self._closed = False
        run = (context or copy_context()).copy().run
        self._thread = threading.Thread(target=run, args=[self._serve], daemon=True)
        self._thread.start()

    def ask(self, question: Any, seconds: float) -> Answer:
        """What is known of the answer within `seconds`; with "thinking" if more will be known."""
        with self._changed:
            self._asked_at = monotonic()
            if question != self._question:
                self._drop()
                self._question, self._wanted = question, threading.Event()
                self._wanted.set()
                self._changed.notify_all()
            if self._busy is not None and not self._busy.is_set():
                self._interrupt()  # once more: it may have come before there was anything to end
            self._changed.wait_for(lambda: not self._waits() or self._question != question, seconds)
            if self._question != question:
                return THINKING
            answer = self._answer
            if "problem" in answer:
                self._question = None
            return answer

    def silence(self) -> float:
        """Seconds since something was asked."""
        return monotonic() - self._asked_at

    def drop(self) -> None:
        """Stop working on a question that nobody repeats; what is answered is kept."""
        with self._changed:
            if self._waits():
                self._drop()

    def close(self) -> None:
        """End the thread soon, and what belongs to it."""
        with self._changed:
            self._closed = True
            self._drop()
            self._changed.notify_all()

    def join(self) -> None:
        """Wait until the thread has ended; a notebook's function may take longer than that."""
        self._thread.join(END_SECONDS)

    # How an answer is found: in the thread, but for `_interrupt` ----------------------------------

    def _find(self, question: Any, wanted: threading.Event) -> Answer:
        """The answer. `wanted` is cleared when nobody waits for it any more."""
        raise NotImplementedError

    def _interrupt(self) -> None:
        """Make `_find` return sooner, if possible."""

    def _end(self) -> None:
        """What follows an interrupted `_find`, and the thread's end."""

    def _tell(self, answer: Answer, wanted: threading.Event) -> None:
        """Give an answer, or what is known of it."""
        with self._changed:
            if wanted.is_set():
                self._answer = answer
                self._changed.notify_all()

    # The thread -----------------------------------------------------------------------------------

    def _waits(self) -> bool:
        """Whether there is a question without its whole answer."""
        return self._question is not None and "thinking" in self._answer

    def _drop(self) -> None:
        """Forget the question, and interrupt the work on it."""
        self._question, self._answer = None, THINKING
        self._wanted.clear()
        if self._busy is not None:
            self._interrupt()

    def _serve(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._closed or self._waits())
                if self._closed:
                    break
                question, wanted = self._question, self._wanted
                self._busy = wanted
            try:
                answer = self._find(question, wanted)
            except UserError as error:
                answer = {"problem": str(error)}
            except Exception as error:  # noqa: BLE001 - whatever it is, the board must go on
                answer = {"problem": f"{type(error).__name__}: {error}"}
            with self._changed:  # together, or the next question could interrupt what has ended
                self._tell(answer, wanted)
                self._busy, dropped = None, not wanted.is_set()
            if dropped:
                self._end()
        self._end()
