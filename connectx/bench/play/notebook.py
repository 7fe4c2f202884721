"""The board in Jupyter. Make one with `play`, in `connectx/bench/play/__init__.py`.

Its output is a picture, and over it the page in a frame that may run scripts and nothing else. So
it plays on wherever the notebook is opened, and where no script runs there is the picture. Python
is reached by a bridge, a widget that is never displayed: the page asks its parent window, the
bridge's script there (`connectx/bench/web/bridge.js`) passes it on, and a thread here answers.
"""

import base64
import gzip
import threading
import uuid
from collections.abc import Mapping
from typing import Any

import anywidget
import traitlets

from connectx.bench.play.questions import Questions
from connectx.bench.review.draw import draw_game
from connectx.bench.web.page import FOLDER, PlayFacts, play_page, source
from connectx.game import Game
from connectx.words import column_name

HEIGHT = 620  # of the frame, which cannot size itself, in pixels


class Bridge(anywidget.AnyWidget):
    """Passes on what a board's page asks, and keeps its moves."""

    _esm = FOLDER / "bridge.js"
    board = traitlets.Unicode().tag(sync=True)  # the board's id
    kept = traitlets.Dict().tag(sync=True)  # the moves on the page and its size

    def __init__(self, questions: Questions, board: str, kept: Mapping[str, Any]) -> None:
        self._questions = questions
        super().__init__(board=board, kept=kept)
        self.on_msg(self._receive)

    def _receive(self, _widget: Any, question: Mapping[str, Any], _buffers: Any) -> None:
        # In a thread: an answer can take a while, and other boards are asking.
        threading.Thread(target=self._answer, args=[question], daemon=True).start()

    def _answer(self, question: Mapping[str, Any]) -> None:
        self.send({"id": question["id"], **self._questions.answer(question)})


class NotebookBoard:
    """A board in a notebook's cell."""

    def __init__(self, game: Game, facts: PlayFacts, questions: Questions) -> None:
        """`facts` are those of `play_page`, for this game."""
        self._game, self._questions = game, questions
        self._id = uuid.uuid4().hex
        self._facts: PlayFacts = {**facts, "python": "frame", "board": self._id}
        kept = {"moves": game.moves, "size": game.geometry[:3]}
        self._bridge = Bridge(questions, self._id, kept)

    @property
    def moves(self) -> str:
        """The moves on the page, such as "4453": for `play`, `read_position`, `connectx review`."""
        return "".join(map(column_name, self._bridge.kept["moves"]))

    def close(self) -> None:
        """End the players; the page plays on without them."""
        self._bridge.close()
        self._questions.close()

    def _repr_mimebundle_(self, **_options: Any) -> dict[str, str]:
        picture = draw_game(self._game)
        image = base64.b64encode(picture.encode()).decode()
        page = gzip.compress(play_page(self._facts).encode(), mtime=0)
        frame = source("frame.html").replace("/*PAGE*/", base64.b64encode(page).decode())
        return {
            "text/html": f'<div style="position:relative;min-height:{HEIGHT}px">'
            f'<img alt="The board" src="data:image/svg+xml;base64,{image}">'
            '<iframe title="The board" sandbox="allow-scripts allow-downloads" '
            'style="position:absolute;left:0;top:0;width:100%;height:100%;border:0" '
            f'srcdoc="{frame}"></iframe></div>',
            "image/svg+xml": picture,
            "text/plain": "A board.",
        }
