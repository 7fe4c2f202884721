"""The board in Jupyter. Make one with `play`, in `play/__init__.py`.

The browser shows what is in `view` and sends what the person does, as {"do": "play", "column": 3}.
A thread passes on the session's views, and heartbeats in between, so that the board can tell when
Python is gone.
"""

import threading
import weakref
from collections.abc import Sequence
from typing import Any

import anywidget
import traitlets

from arena.game import Game
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
            answer = lambda: self.send({"review": self.session.review(moves)})  # noqa: E731
            threading.Thread(target=answer, daemon=True).start()
        else:
            self.session.do(message.pop("do", None), **message)

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """The board, and a picture of it for where no kernel runs."""
        bundle = super()._repr_mimebundle_(**options)
        data, *metadata = bundle if isinstance(bundle, tuple) else (bundle,)
        picture = {"image/svg+xml": draw_game(self.session.game), "text/plain": "A board."}
        return ({**(data or {}), **picture}, *metadata)


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
            widget.view = view
