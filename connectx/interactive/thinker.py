"""A thread that finds an answer about a game; whoever asks gets it, or asks again."""

import threading
from contextvars import copy_context
from typing import Any

from connectx.errors import UserError
from connectx.game import Game

Answer = dict[str, Any]  # as JSON has it; {"problem": "one sentence"} says why there is none

THINKING: Answer = {"thinking": True}  # ask again
WAIT_SECONDS = 0.5  # for an answer, before it is THINKING
IDLE_SECONDS = 60.0
END_SECONDS = 5.0  # for what is being thought about to end


class Thinker:
    """Answers the same question about one game after the other, in a thread of its own.

    The thread starts when it is asked, and ends after a minute without a question. It is a daemon,
    so a program can end while it thinks.
    """

    def __init__(self) -> None:
        self._context = copy_context()  # by which Jupyter knows below which cell to print
        self._thread: threading.Thread | None = None
        self._changed = threading.Condition()  # guards what follows
        self._open = False  # whether the thread goes on
        self._works = False  # whether it looks for an answer
        self._game: Game | None = None  # asked about last
        self._answer: Answer | None = None  # about it

    def ask(self, game: Game) -> Answer:
        """The answer if it comes soon, else THINKING: ask again then.

        What was asked about another game is dropped. After a problem, the game is tried anew.
        """
        with self._changed:
            if not self._open:
                self._open = True
                run, former = self._context.copy().run, self._thread
                self._thread = threading.Thread(target=run, args=[self._serve, former], daemon=True)
                self._thread.start()
            if game != self._game:
                self._replace(game)
            self._changed.notify_all()  # it is not idle
            asked = self._game

            def settled() -> bool:
                return self._answer is not None or self._game is not asked

            self._changed.wait_for(settled, WAIT_SECONDS)
            if self._answer is None or self._game is not asked:
                return THINKING
            if "problem" in self._answer:
                self._game = None
            return self._answer

    def close(self) -> None:
        """Drop what was asked and end the thread, without waiting for it."""
        with self._changed:
            self._open = False
            self._replace(None)

    def join(self) -> None:
        """Wait until the thread has ended, but not for long."""
        if self._thread is not None:
            self._thread.join(END_SECONDS)

    def wants(self, game: Game) -> bool:
        """Whether the answer about a game is still wanted."""
        return self._game is game

    # What a subclass does -------------------------------------------------------------------------

    def _find(self, game: Game) -> Answer:
        """The answer; any at all once it is not wanted any more."""
        raise NotImplementedError

    def _interrupt(self) -> None:
        """Make `_find` return soon; called in another thread."""

    def _end(self) -> None:
        """Clean up after an answer that is not wanted, and at the end."""

    # The thread -----------------------------------------------------------------------------------

    def _serve(self, former: threading.Thread | None) -> None:
        if former is not None:
            former.join()
        while (game := self._next()) is not None:
            try:
                found = self._find(game)
            except UserError as error:
                found = {"problem": str(error)}
            except Exception as error:  # noqa: BLE001 - whatever it is, the board must go on
                found = {"problem": f"{type(error).__name__}: {error}"}
            with self._changed:
                self._works = False
                if wanted := self.wants(game):
                    self._answer = found
                    self._changed.notify_all()
            if not wanted:
                self._end()
        self._end()

    def _next(self) -> Game | None:
        """The next game to find an answer about; None at the end."""
        with self._changed:
            while self._open and (self._game is None or self._answer is not None):
                self._open = self._changed.wait(IDLE_SECONDS) and self._open
            self._works = self._open
            return self._game if self._open else None

    def _replace(self, game: Game | None) -> None:
        """Drop a game for another; with the lock held."""
        if self._works:
            self._interrupt()
        self._game, self._answer = game, None
        self._changed.notify_all()
