"""The board in Jupyter. Make one with `play`, in `connectx/bench/play/__init__.py`.

Its output is a picture, and over it the page in a frame that may run scripts and nothing else. So
the board plays on wherever the notebook is opened, and where no script runs there is the picture.
Python is reached by a bridge, a widget that is never displayed. The page asks its parent window,
the bridge's script there (`connectx/bench/web/bridge.js`) passes the question on, and a thread
here answers.
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
from connectx.bench.web.page import WEB_FOLDER, PlayFacts, play_page, source
from connectx.game import Game
from connectx.words import column_name

FRAME_HEIGHT = 620  # in pixels, as a frame cannot size itself


class Bridge(anywidget.AnyWidget):
    """Passes on what a board's page asks, and keeps its moves."""

    _esm = WEB_FOLDER / "bridge.js"
    board = traitlets.Unicode().tag(sync=True)  # the board's id
    # The moves on the page and the size of its board, which `bridge.js` changes under this name.
    kept = traitlets.Dict().tag(sync=True)

    def __init__(self, questions: Questions, board: str, position: Mapping[str, Any]) -> None:
        """Make the bridge of the board with an id.

        `questions` answers what the page asks. `position` has the "moves" with which the page
        begins and the "size" of the board.
        """
        self._questions = questions
        super().__init__(board=board, kept=position)
        self.on_msg(self._start_to_answer)

    def _start_to_answer(self, _widget: Any, question: Mapping[str, Any], _buffers: Any) -> None:
        """Answer a question in a thread, as that can take a while and other boards are asking."""
        thread = threading.Thread(target=self._send_answer, args=[question], daemon=True)
        thread.start()

    def _send_answer(self, question: Mapping[str, Any]) -> None:
        """Send the page the answer to a question, with the question's id."""
        answer = self._questions.answer(question)
        self.send({"id": question["id"], **answer})


class NotebookBoard:
    """A board in a notebook's cell."""

    def __init__(self, game: Game, facts: PlayFacts, questions: Questions) -> None:
        """Make a board. `facts` are the data with which the page begins, for this game.

        `questions` answers what the page asks.
        """
        self._game = game
        self._questions = questions
        board_id = uuid.uuid4().hex
        # The page stands in a frame, and asks Python by the bridge.
        self._page_facts: PlayFacts = {**facts, "python": "frame", "board": board_id}
        position = {"moves": game.moves, "size": game.geometry.size}
        self._bridge = Bridge(questions, board_id, position)

    @property
    def moves(self) -> str:
        """The moves on the page, such as "4453".

        `play`, `read_position` and `connectx review` take them.
        """
        columns = self._bridge.kept["moves"]  # from 0, as the page has them now
        return "".join(map(column_name, columns))

    def close(self) -> None:
        """End the players; the page plays on without them."""
        self._bridge.close()
        self._questions.close()

    def _repr_mimebundle_(self, **_options: Any) -> dict[str, str]:
        """Return by media type what a notebook may display: it takes the richest that it can.

        The HTML is the page in a frame over a picture of the board. The page is in the frame's
        document, which unpacks it.
        """
        picture = draw_game(self._game)  # SVG
        encoded_picture = base64.b64encode(picture.encode()).decode()
        packed_page = gzip.compress(play_page(self._page_facts).encode(), mtime=0)
        encoded_page = base64.b64encode(packed_page).decode()
        frame_document = source("frame.html").replace("/*PAGE*/", encoded_page)
        frame_over_picture = (
            f'<div style="position:relative;min-height:{FRAME_HEIGHT}px">'
            f'<img alt="The board" src="data:image/svg+xml;base64,{encoded_picture}">'
            '<iframe title="The board" sandbox="allow-scripts allow-downloads" '
            'style="position:absolute;left:0;top:0;width:100%;height:100%;border:0" '
            f'srcdoc="{frame_document}"></iframe></div>'
        )
        return {
            "text/html": frame_over_picture,
            "image/svg+xml": picture,
            "text/plain": "A board.",
        }
