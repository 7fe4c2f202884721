"""What pages ask Python, for any number of boards.

A question is a JSON object: the id of its `board`, what to `do`, and the `size` of the board as
[rows, columns, inarow]. The answer comes within a second, if only as {"thinking": true}: ask again
then. {"problem": "one sentence"} says why there is none.

    do       also has          the answer
    hello                      {}
    move     moves, player     {column}: what this player plays after these moves
    why      moves             {sentences}: why the position is won, lost or drawn
    hint     moves             {column, words}
    size                       {scorer}: what the page's own scorer takes, or null
    bye                        {}: nobody looks any more

Every answer is a `Future`. It is cancelled if nobody asks for it again for some seconds, or if the
board asks the same kind of question about another position. A player's process ends after a
minute without a question.
"""

import threading
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import CancelledError, Future
from contextvars import copy_context
from dataclasses import dataclass
from time import monotonic
from typing import Any

from connectx.core.board import Geometry
from connectx.errors import UserError
from connectx.game import SIZE, Game, read_geometry
from connectx.interactive.analyst import ANALYSED, Analyst
from connectx.interactive.opponent import Agent, Opponent
from connectx.interactive.thinker import Answer, Thinker
from connectx.players.player import agent_names
from connectx.processes.process import DEFAULT_LIMITS, Limits
from connectx.web.page import PlayFacts

THINKING: Answer = {"thinking": True}  # ask again
WAIT_SECONDS = 0.5  # for an answer, before it is "thinking"
DROP_SECONDS = 5.0  # until a question that is not repeated is dropped
END_SECONDS = 60.0  # until what is not asked any more ends
LOOK_SECONDS = 0.5  # between looks at what is not asked any more


Place = tuple[str, str]  # a board's id, and what to do: one question at a time


@dataclass
class _Asked:
    thinker: Thinker[Any]
    question: Any
    answer: Future[Answer]
    at: float = 0.0  # when, by `monotonic`, it was asked last


class Questions:
    """Answers the questions of any number of boards, from any threads. Close it afterwards."""

    def __init__(self, players: Mapping[str, Agent], limits: Limits = DEFAULT_LIMITS) -> None:
        """`players` can be asked by these names, and so can our agents by theirs."""
        self._players = {name: name for name in agent_names()} | {**players}
        self.names = [*dict.fromkeys([*players, *self._players])]
        self._limits = limits
        self._context = copy_context()  # of a notebook's cell
        self._lock = threading.Lock()  # guards what follows
        self._opponents: dict[tuple[Any, ...], Opponent] = {}  # by board, size, name and seat
        self._analysts: dict[Geometry, Analyst] = {}
        self._asked: dict[Place, _Asked] = {}
        self._closed = threading.Event()
        threading.Thread(target=self._look, daemon=True).start()

    def answer(self, question: Mapping[str, Any]) -> Answer:
        """The answer to a question. Raises LookupError, TypeError or ValueError if it is none."""
        board, what = question["board"], question["do"]
        if what == "hello":
            return {}
        if what == "bye":
            with self._lock:
                self._drop([place for place in self._asked if place[0] == board])
                self._end([key for key in self._opponents if key[0] == board])
            return {}
        try:
            game = _read_game(question)
            if game.finished and what in ("move", "hint"):
                raise UserError("the game is over")
            if what == "move":
                return self._wait(
                    (board, what), self._opponent(board, question["player"], game), game
                )
            if what not in ANALYSED:
                raise ValueError(f"{what!r} is nothing to do")
            with self._lock:
                if game.geometry not in self._analysts:
                    self._analysts[game.geometry] = Analyst(game.geometry)
            return self._wait((board, what), self._analysts[game.geometry], (what, game))
        except UserError as error:
            return {"problem": str(error)}

    def close(self) -> None:
        """End all players."""
        self._closed.set()
        with self._lock:
            self._drop(list(self._asked))
            opponents = self._end(list(self._opponents))
            for analyst in self._analysts.values():
                analyst.close(wait=False)
        for opponent in opponents:
            opponent.close()

    def _wait(self, place: Place, thinker: Thinker[Any], question: Any) -> Answer:
        """The answer, if it comes in time; a new question replaces the former one."""
        with self._lock:
            asked = self._asked.get(place)
            if asked is None or (asked.thinker, asked.question) != (thinker, question):
                self._drop([place])
                asked = self._asked[place] = _Asked(thinker, question, thinker.ask(question))
            asked.at = monotonic()
        try:
            answer = asked.answer.result(WAIT_SECONDS)
        except (CancelledError, TimeoutError):
            return THINKING
        if "problem" in answer:  # then it is tried once more
            with self._lock:
                if self._asked.get(place) is asked:
                    self._drop([place])
        return answer

    def _opponent(self, board: str, name: str, game: Game) -> Opponent:
        if name not in self._players:
            raise UserError(f"{name}: unknown player, expected one of {', '.join(self.names)}")
        key = board, game.geometry, name, len(game.moves) % 2
        with self._lock:
            if key not in self._opponents:
                agent = self._players[name]
                self._opponents[key] = Opponent(name, agent, self._limits, self._context)
            self._opponents[key].asked_at = monotonic()
            return self._opponents[key]

    # With the lock held ---------------------------------------------------------------------------

    def _drop(self, places: Iterable[Place]) -> None:
        """Forget the questions of these places, and cancel their answers."""
        for place in places:
            if place in self._asked:
                self._asked.pop(place).answer.cancel()

    def _end(self, keys: Iterable[tuple[Any, ...]]) -> list[Opponent]:
        """End these players; returns them."""
        ended = [self._opponents.pop(key) for key in keys]
        for opponent in ended:
            opponent.close(wait=False)
        return ended

    def _look(self) -> None:
        """Drop questions that are not repeated, and end opponents without questions."""
        while not self._closed.wait(LOOK_SECONDS):
            now = monotonic()
            with self._lock:
                late = {place: now - asked.at for place, asked in self._asked.items()}
                self._drop(
                    place
                    for place, seconds in late.items()
                    if seconds > (END_SECONDS if self._asked[place].answer.done() else DROP_SECONDS)
                )
                late = {key: now - each.asked_at for key, each in self._opponents.items()}
                self._end(key for key, seconds in late.items() if seconds > END_SECONDS)


def _read_game(question: Mapping[str, Any]) -> Game:
    """The game that a question is about. Raises UserError, TypeError or ValueError for none."""
    size, moves = question["size"], question.get("moves", [])
    if len(size) != len(SIZE) or not all(type(number) is int for number in [*size, *moves]):
        raise ValueError(f"a size of {size!r} with the moves {moves!r}")
    geometry = read_geometry(*size)
    game = Game(configuration=dict(zip(SIZE, geometry)), moves=tuple(moves))
    game.boards()  # raises UserError for what cannot be played
    return game


def page_facts(
    game: Game, seats: Sequence[str], players: Sequence[str] = (), shows: Sequence[str] = ()
) -> PlayFacts:
    """What a page has at first, for a game and who sits at it."""
    return {
        "size": game.geometry.size, "moves": game.moves, "seats": seats, "players": players,
        "shows": shows, "python": None, "board": "", "address": "",
    }  # fmt: skip
