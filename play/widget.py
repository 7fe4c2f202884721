"""The board in Jupyter. Make one with `play`, in `play/__init__.py`.

Python holds the game. The browser shows what is in `view` and sends what the person
does, as {"do": "play", "column": 3}. The scores of the columns come one at a time: the browser asks
for the next one when it has shown the last, so that a click never waits for all of them.
"""

import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from agents.core.clock import Deadline
from agents.core.position import drop
from arena.errors import UserError
from arena.players import find_player, player_names
from arena.viewer import source
from play.game import GameInProgress
from play.session import Agent, Session, name_of
from review.judge import explain_column

NOBODY = "two people"  # in place of an opponent's name
SAME_AS_RANDOM = "random_agent"  # plays as "random" does; both on offer would only confuse
SCORE_SECONDS = 4.0  # per column
HERE = Path(__file__).parent


class BoardWidget(anywidget.AnyWidget):
    """The board with its buttons and menus."""

    _esm = source("board.js") + (HERE / "widget.js").read_text(encoding="utf-8")
    _css = source("style.css") + (HERE / "widget.css").read_text(encoding="utf-8")
    view = traitlets.Dict().tag(sync=True)  # everything the browser shows

    def __init__(
        self,
        opponent: str | Callable[..., Any],
        game: GameInProgress,
        *,
        seat: int = 0,
        scores: bool = False,
    ) -> None:
        """A board with the opponent at it. Raises UserError if there is no such player."""
        offered = [*(name for name in player_names() if name != SAME_AS_RANDOM), NOBODY]
        self._own: dict[str, Agent] = {}  # by name: a player from a file, a notebook's function
        if opponent in offered:
            self._opponent_name = str(opponent)
        else:
            own = opponent if callable(opponent) else find_player(opponent)
            self._opponent_name = name_of(own)
            self._own[self._opponent_name] = own
        self._names = list(dict.fromkeys([*self._own, *offered]))
        self.session = Session(game.geometry, self._opponent(self._opponent_name), seat)
        self.session.game = game
        # The opponent's process ends with the widget.
        self._finalizer = weakref.finalize(self, self.session.close)
        self._shows_scores = scores
        self._hint: int | None = None
        self._note = ""
        self._thinking = False  # about a hint
        self._scores: dict[str, dict[str, Any]] = {}  # by column, as the browser takes them
        self._scored: list[int] = []  # the moves of the position that `_scores` belongs to
        super().__init__()
        self.on_msg(self._receive)
        self._let_opponent_move()

    def _opponent(self, name: str) -> Agent | None:
        if name == NOBODY:
            return None
        return self._own[name] if name in self._own else find_player(name)

    # What the person does ------------------------------------------------------------------------

    def _receive(self, _widget: Any, message: Any, _buffers: Any) -> None:
        """Do what the browser asks; ignore what makes no sense."""
        if not isinstance(message, dict):
            return
        action, session = message.get("do"), self.session
        actions = {
            "undo": session.undo,
            "redo": session.redo,
            "new": session.new_game,
            "hint": self._give_hint,
        }
        if action == "score":
            self._score_next_column()
            return
        self._hint, self._note = None, ""
        if action in actions:
            actions[action]()
        elif action == "play" and isinstance(message.get("column"), int):
            session.play(message["column"])
        elif action == "sit" and message.get("seat") in (0, 1):
            session.sit(message["seat"])
        elif action == "invite" and message.get("name") in self._names:
            self._invite(message["name"])
        elif action == "scores":
            self._shows_scores = not self._shows_scores
        self._let_opponent_move()

    def _invite(self, name: str) -> None:
        try:
            self.session.invite(self._opponent(name))
            self._opponent_name = name
        except UserError as error:
            self.session.problem = str(error)

    def _give_hint(self) -> None:
        self._note, self._thinking = "Looking for a good column", True
        self._show()
        self._hint, self._note = self.session.hint()
        self._thinking = False

    def _let_opponent_move(self) -> None:
        self._show()
        if self.session.opponents_turn and not self.session.problem:
            self.session.answer()
            self._show()

    # What the person sees ------------------------------------------------------------------------

    def _show(self) -> None:
        if self._scored != self.session.game.moves:
            self._scores, self._scored = {}, list(self.session.game.moves)
        self.view = self._view()

    def _view(self) -> dict[str, Any]:
        session = self.session
        game = session.game
        columns = game.legal_columns() if self._shows_scores else []
        return {
            "size": [game.geometry.rows, game.geometry.columns, game.geometry.inarow],
            "discs": game.discs(),
            "legal": game.legal_columns() if session.persons_turn else [],
            "turn": game.seat_to_move,
            "moves": len(game.moves),
            "over": game.over,
            "thinking": self._thinking or (session.opponents_turn and not session.problem),
            "can_undo": session.can_undo,
            "can_redo": session.can_redo,
            "opponents": self._names,
            "opponent": self._opponent_name,
            "seat": session.seat,
            "status": session.problem or self._note or session.status(),
            "problem": bool(session.problem),
            "hint": self._hint,
            "shows_scores": self._shows_scores,
            "scores": self._scores,
            "scoring": any(str(column) not in self._scores for column in columns),
        }

    def _score_next_column(self) -> None:
        """Score one more column, if scores are shown and one is missing."""
        game = self.session.game
        missing = [column for column in game.legal_columns() if str(column) not in self._scores]
        if not missing or not self._shows_scores:
            return
        position, judge = game.position(), self.session.judge
        judge.prepare(position)
        reply = judge.score(drop(position, missing[0], game.geometry), Deadline(SCORE_SECONDS))
        score = None if reply is None else -reply
        words = "takes longer" if score is None else explain_column(score, judge.empty(position))
        self._scores = {**self._scores, str(missing[0]): {"score": score, "words": words}}
        self.view = self._view()
