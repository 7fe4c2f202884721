"""What pages ask Python, for any number of boards.

A question is a JSON object: the id of its `board`, what to `do`, and the `size` of the board as
[rows, columns, inarow]. The answer comes within a second, if only as {"thinking": true}: ask again
then. {"problem": "one sentence"} says why there is none.

    do       also has          the answer
    hello                      {}
    move     moves, player     {column}: what this player plays after these moves
    why      moves             {sentences, line, threats}, as `Explanation.shown` has them
    scores   moves             {scores: {column: score}}, as far as found in time
    hint     moves             {column, words}
    size                       {scorer}: what the page's own scorer takes, or null
    bye                        {}: nobody looks any more

A player thinks while it is asked: a question that is not repeated for some seconds is dropped, and
after a minute without one the player's process ends. Another question for a move on the same board
replaces the former.
"""

import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from typing import Any

from connectx.arena.game import SIZE, Game, read_geometry
from connectx.core.board import Geometry
from connectx.errors import UserError
from connectx.interactive.analyst import QUESTIONS, Analyst
from connectx.interactive.opponent import THINKING, Agent, Answer, Opponent
from connectx.players.player import agent_names
from connectx.processes.process import DEFAULT_LIMITS, Limits
from connectx.web.page import scorer_facts

WAIT_SECONDS = 0.5  # for an answer, before it is "thinking"
DROP_SECONDS = 5.0  # until a question that is not repeated is dropped
END_SECONDS = 60.0  # until what is not asked any more ends
LOOK_SECONDS = 0.5  # between looks at what is not asked any more


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
        self._analysts: dict[tuple[Geometry, str], Analyst] = {}
        self._scorers: dict[Geometry, Future[dict[str, Any] | None]] = {}
        self._compiler = ThreadPoolExecutor(1)
        self._closed = threading.Event()
        threading.Thread(target=self._look, daemon=True).start()

    def answer(self, question: Mapping[str, Any]) -> Answer:
        """The answer to a question. Raises LookupError, TypeError or ValueError if it is none."""
        board, what = question["board"], question["do"]
        if what == "hello":
            return {}
        if what == "bye":
            self._end([key for key in list(self._opponents) if key[0] == board])
            return {}
        try:
            game = _read_game(question)
            if what == "size":
                return self._scorer(game.geometry)
            if game.finished and what != "why":
                raise UserError("the game is over")
            if what == "move":
                return self._move(board, question["player"], game)
            if what not in QUESTIONS:
                raise ValueError(f"{what!r} is nothing to do")
            with self._lock:
                if (game.geometry, what) not in self._analysts:
                    self._analysts[game.geometry, what] = Analyst(game.geometry)
            return self._analysts[game.geometry, what].ask(what, game)
        except UserError as error:
            return {"problem": str(error)}

    def close(self) -> None:
        """End all players."""
        self._closed.set()
        self._compiler.shutdown(wait=False)
        for opponent in self._end(list(self._opponents)):
            opponent.close()

    def _move(self, board: str, name: str, game: Game) -> Answer:
        if name not in self._players:
            raise UserError(f"{name}: unknown player, expected one of {', '.join(self.names)}")
        key = board, game.geometry, name, len(game.moves) % 2
        with self._lock:
            if key not in self._opponents:
                agent = self._players[name]
                self._opponents[key] = Opponent(name, agent, self._limits, self._context)
            opponent = self._opponents[key]
            for other_key, other in self._opponents.items():
                if other_key[0] == board and other_key != key:
                    other.drop()
        return opponent.ask(game, WAIT_SECONDS)

    def _scorer(self, geometry: Geometry) -> Answer:
        with self._lock:
            if geometry not in self._scorers:  # its search may have to be compiled first
                self._scorers[geometry] = self._compiler.submit(scorer_facts, geometry)
        try:
            return {"scorer": self._scorers[geometry].result(WAIT_SECONDS)}
        except TimeoutError:
            return THINKING

    def _end(self, keys: Sequence[tuple[Any, ...]]) -> list[Opponent]:
        """End these players; returns them."""
        with self._lock:
            ended = [self._opponents.pop(key) for key in keys if key in self._opponents]
        for opponent in ended:
            opponent.close(wait=False)
        return ended

    def _look(self) -> None:
        """Drop what is not asked again, end who is not asked any more."""
        while not self._closed.wait(LOOK_SECONDS):
            silent = {key: opponent.silence() for key, opponent in list(self._opponents.items())}
            self._end([key for key, seconds in silent.items() if seconds > END_SECONDS])
            for opponent in list(self._opponents.values()):
                if opponent.silence() > DROP_SECONDS:
                    opponent.drop()


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
) -> dict[str, Any]:
    """What `connectx.web.page.play_page` takes, for a game and who sits at it."""
    facts = {"size": game.geometry[:3], "moves": game.moves, "seats": seats, "players": players}
    return {**facts, "shows": shows, "python": None, "board": ""}
