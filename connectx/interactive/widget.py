"""The board in Jupyter. Make one with `play`, in `play/__init__.py`.

The browser shows what is in `view` and sends what the person does, as {"do": "play", "column": 3}.
A thread passes on the session's views, and heartbeats in between, so that the board can tell when
Python is gone.
"""

import threading
from collections.abc import Sequence
from typing import Any

import anywidget
import traitlets

from connectx.arena.game import Game
from connectx.interactive.draw import draw_game
from connectx.interactive.server import BEAT_SECONDS, SCRIPT, STYLE
from connectx.interactive.session import Agent, Session
from connectx.web.page import source


class BoardWidget(anywidget.AnyWidget):
    """A session's board, with its buttons."""

    _esm = SCRIPT + source("widget.js")
    _css = STYLE
    view = traitlets.Dict().tag(sync=True)  # everything the browser shows

    def __init__(
        self, game: Game, players: Sequence[Agent | None], *, shows: Sequence[str] = ()
    ) -> None:
        """A board for these players, by seat; None is a person."""
        self.session = Session(game, players, shows=shows)
        super().__init__(view=self.session.view())
        self.on_msg(self._receive)
        threading.Thread(target=self._pass_on, daemon=True).start()

    def _receive(self, _widget: Any, message: Any, _buffers: Any) -> None:
        if "review" in message:
            threading.Thread(target=self._review, args=[message["review"]], daemon=True).start()
        else:
            self.session.do(message.pop("do"), **message)

    def _review(self, moves: str) -> None:
        self.send({"review": self.session.review(moves)})

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """The board, and a picture of it for where no kernel runs."""
        bundle = super()._repr_mimebundle_(**options)
        data, *metadata = bundle if isinstance(bundle, tuple) else (bundle,)
        picture = {"image/svg+xml": draw_game(self.session.game), "text/plain": "A board."}
        return ({**(data or {}), **picture}, *metadata)

    def _pass_on(self) -> None:
        """Pass the session's views on until the widget is closed; then end the session."""
        version = -1
        while self.comm is not None:
            view = self.session.wait(version, BEAT_SECONDS)
            if view is None:
                self.send({"beat": version})
            else:
                version = view["version"]
                self.view = view
        self.session.close()
