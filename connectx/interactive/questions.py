"""What pages ask Python, for any number of boards.

A question is a JSON object: the id of its `board`, what to `do`, and the `size` of the board as
[rows, columns, inarow]. The answer comes within a second, if only as {"thinking": true}: ask again
then. {"problem": "one sentence"} says why there is none.

    do       also has          the answer
    hello                      {}
    move     moves, player     {column}: what this player plays after these moves
    why      moves             {sentences}: why the position is won, lost or drawn
    size                       {scorer}: what the page's own scorer takes, or null
    bye                        {}: nobody looks any more

A board's question replaces its former one of the same kind, which is dropped. A player's process
ends after a minute without a question.
"""

import threading
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextvars import copy_context
from functools import cache
from typing import Any

from connectx.core.board import Geometry
from connectx.errors import UserError
from connectx.exact.judge import Judge
from connectx.game import SIZE, Game, read_geometry
from connectx.interactive.thinkers import ANALYSED, Agent, Analyst, Answer, BoardPlayer, Thinker
from connectx.players.player import agent_names
from connectx.processes.child import DEFAULT_LIMITS, Limits
from connectx.web.page import PlayFacts


class Questions:
    """Answers the questions of any number of boards, from any threads. Close it afterwards."""

    def __init__(self, players: Mapping[str, Agent], limits: Limits = DEFAULT_LIMITS) -> None:
        """`players` can be asked by these names, and so can our agents by theirs."""
        self._players = {name: name for name in agent_names()} | {**players}
        self.names = [*dict.fromkeys([*players, *self._players])]
        self._limits = limits
        self._context = copy_context()  # of a notebook's cell
        self._judge_of = cache(Judge)
        self._turns: dict[Geometry, threading.Lock] = defaultdict(threading.Lock)  # at a judge
        self._lock = threading.Lock()  # guards what follows
        # By board, size and what is asked, or the player's name and seat.
        self._thinkers: dict[tuple[Any, ...], Thinker] = {}

    def answer(self, question: Mapping[str, Any]) -> Answer:
        """The answer to a question. Raises LookupError, TypeError or ValueError if it is none."""
        board, what = question["board"], question["do"]
        if what == "bye":
            self._close([key for key in list(self._thinkers) if key[0] == board])
        if what in ("hello", "bye"):
            return {}
        try:
            game = _read_game(question)
            if game.finished and what == "move":
                raise UserError("the game is over")
            seat = None
            if what == "move":
                what, seat = question["player"], len(game.moves) % 2
            elif what not in ANALYSED:
                raise ValueError(f"{what!r} is nothing to do")
            return self._thinker(board, game.geometry, what, seat).ask(game)
        except UserError as error:
            return {"problem": str(error)}

    def close(self) -> None:
        """End all players."""
        for thinker in self._close(list(self._thinkers)):
            if isinstance(thinker, BoardPlayer):
                thinker.join()

    def _close(self, keys: Sequence[tuple[Any, ...]]) -> list[Thinker]:
        """Forget and end these; returns them."""
        with self._lock:
            closed = [self._thinkers.pop(key) for key in keys if key in self._thinkers]
        for thinker in closed:
            thinker.close()
        return closed

    def _thinker(self, board: str, geometry: Geometry, what: str, seat: int | None) -> Thinker:
        """What answers one board's questions of one kind, or for a seat plays as `what`."""
        key = board, geometry, what, seat
        with self._lock:
            if key not in self._thinkers:
                self._thinkers[key] = self._context.copy().run(self._make, geometry, what, seat)
            return self._thinkers[key]

    def _make(self, geometry: Geometry, what: str, seat: int | None) -> Thinker:
        if seat is None:
            return Analyst(what, self._judge_of, self._turns[geometry])
        if what not in self._players:
            raise UserError(f"{what}: unknown player, expected one of {', '.join(self.names)}")
        return BoardPlayer(what, self._players[what], self._limits)


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
        "shows": shows, "python": None, "board": "",
    }  # fmt: skip
