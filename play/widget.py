"""The board in Jupyter. Make one with `play`, in `play/__init__.py`.

The browser shows what is in `view` and sends what the person does, as {"do": "play", "column": 3}.
A thread passes the session's views on, and a sign of life when there is nothing new, so that the
board can say when Python is gone.
"""

import threading
import weakref
from collections.abc import Sequence
from typing import Any

import anywidget
import traitlets
from IPython.display import display

from arena.game import Game, column_name
from play.draw import draw_game
from play.front import BEAT_SECONDS, script, styles
from play.opponent import Agent
from play.session import Session


class BoardWidget(anywidget.AnyWidget):
    """A session's board, with its buttons and menus."""

    _esm = script("widget.js")
    _css = styles()
    view = traitlets.Dict().tag(sync=True)  # everything the browser shows

    def __init__(
        self, game: Game, players: Sequence[Agent | None], *, shows: Sequence[str] = ()
    ) -> None:
        """A board for these players, by seat; None is a person."""
        self.session = Session(game, players, shows=shows)
        self._picture: Any = None  # what a saved notebook shows
        # The agents' processes end with the widget.
        self._finalizer = weakref.finalize(self, self.session.close)
        super().__init__(view=self.session.view())
        self.on_msg(self._receive)
        passing = threading.Thread(target=_pass_on, args=(weakref.ref(self),), daemon=True)
        passing.start()

    def _receive(self, _widget: Any, message: Any, _buffers: Any) -> None:
        if not isinstance(message, dict):
            return
        if isinstance(moves := message.get("review"), str):
            threading.Thread(target=self._review, args=(moves,), daemon=True).start()
        else:
            self.session.do(message.pop("do", None), **message)

    def _review(self, moves: str) -> None:
        self.send({"review": self.session.review(moves)})

    def _ipython_display_(self) -> None:
        """The board, and a picture of it that shows only where no kernel runs."""
        bundle = self._repr_mimebundle_()
        data = bundle[0] if isinstance(bundle, tuple) else bundle
        plain = {"text/plain": "A board to play on."}
        display({**(data or {}), **plain}, raw=True)  # type: ignore[no-untyped-call]
        drawn, alt = self._drawn()
        picture = display(drawn, raw=True, metadata=alt, display_id=True)  # type: ignore[no-untyped-call]
        self._picture = picture

    def _drawn(self) -> tuple[dict[str, str], dict[str, Any]]:
        """The board as a picture, and the text in its place, as Jupyter has them."""
        game = self.session.game
        words = f"Moves: {''.join(map(column_name, game.moves)) or 'none'}"
        data = {"image/svg+xml": draw_game(game, name="cx-saved"), "text/plain": words}
        return data, {"image/svg+xml": {"alt": f"The board. {words}"}}

    def _show(self, view: dict[str, Any]) -> None:
        moved = view["discs"] != self.view.get("discs")
        self.view = view
        if moved and self._picture is not None:
            drawn, alt = self._drawn()
            self._picture.update(drawn, raw=True, metadata=alt)


def _pass_on(reference: "weakref.ref[BoardWidget]") -> None:
    """Pass the session's views on for as long as the widget lives."""
    version = -1
    while (widget := reference()) is not None:
        session = widget.session
        del widget
        view = session.wait(version, BEAT_SECONDS)
        widget = reference()
        if widget is None or widget.comm is None:
            return
        if view is None:
            widget.send({"beat": version})
        else:
            version = view["version"]
            widget._show(view)
