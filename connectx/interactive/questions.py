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

A player or a search works for a board while it is asked: a question that is not repeated for some
seconds is dropped, and after a minute without one the player's process ends. Another question for a
move on the same board replaces the former.
"""

import threading
from collections.abc import Iterable, Mapping, Sequence
from contextvars import copy_context
from typing import Any

from connectx.arena.game import SIZE, Game, read_geometry
from connectx.errors import UserError
from connectx.interactive.analyst import Analyst
from connectx.interactive.helper import Answer, Helper
from connectx.interactive.opponent import Agent, Opponent
from connectx.players.player import agent_names
from connectx.processes.process import DEFAULT_LIMITS, Limits

WAIT_SECONDS = 0.5  # for an answer, before it is "thinking"
DROP_SECONDS = 5.0  # until a question that is not repeated is dropped
END_SECONDS = 60.0  # until what is not asked any more ends
LOOK_SECONDS = 0.5  # between looks at what is not asked any more
ANALYSES = ("why", "scores", "hint", "size")


class Questions:
    """Answers the questions of any number of boards, from any threads. Close it afterwards."""

    def __init__(
        self,
        players: Mapping[str, Agent],
        *,
        limits: Limits = DEFAULT_LIMITS,
        end_seconds: float = END_SECONDS,
    ) -> None:
        """`players` can be asked by these names, and so can our agents by theirs."""
        self._players: dict[str, Agent | str] = {**players}
        for name in agent_names():
            self._players.setdefault(name, name)
        self._limits, self._end_seconds = limits, end_seconds
        self._context = copy_context()  # of a notebook's cell
        self._helpers: dict[tuple[Any, ...], Helper] = {}  # by board, and what for
        self._lock = threading.Lock()
        self._closed = threading.Event()
        threading.Thread(target=self._look, daemon=True).start()

    @property
    def names(self) -> list[str]:
        """Who can be asked for a move."""
        return [*self._players]

    def answer(self, question: Mapping[str, Any]) -> Answer:
        """The answer to a question. Raises LookupError, TypeError or ValueError if it is none."""
        board, what = question["board"], question["do"]
        if what == "hello":
            return {}
        if what == "bye":
            self._close([key for key in [*self._helpers] if key[0] == board])
            return {}
        if what not in ("move", *ANALYSES):
            raise ValueError(f"{what!r} is nothing to do")
        try:
            game = _read_game(question)
            if game.finished and what in ("move", "hint"):
                raise UserError("the game is over")
            if what == "move":
                return self._ask_player(board, question["player"], game)
            return self._helper((board, what)).ask((what, game.geometry, game.moves), WAIT_SECONDS)
        except UserError as error:
            return {"problem": str(error)}

    def close(self) -> None:
        """End everything that still works."""
        self._closed.set()
        for helper in self._close([*self._helpers]):
            helper.join()

    def _ask_player(self, board: str, name: str, game: Game) -> Answer:
        if name not in self._players:
            raise UserError(f"{name}: unknown player, expected one of {', '.join(self.names)}")
        key = board, "move", name, len(game.moves) % 2
        for other, helper in [*self._helpers.items()]:
            if other[:2] == key[:2] and other != key:
                helper.drop()
        return self._helper(key).ask((game.geometry, game.moves), WAIT_SECONDS)

    def _helper(self, key: tuple[Any, ...]) -> Helper:
        """Who answers this kind of question for this board."""
        with self._lock:
            if key not in self._helpers:
                self._helpers[key] = (
                    Opponent(self._players[key[2]], self._limits, self._context)
                    if key[1] == "move"
                    else Analyst(self._context)
                )
            return self._helpers[key]

    def _close(self, keys: Iterable[tuple[Any, ...]]) -> list[Helper]:
        """Let these end, and forget them."""
        with self._lock:
            ended = [self._helpers.pop(key) for key in keys if key in self._helpers]
        for helper in ended:
            helper.close()
        return ended

    def _look(self) -> None:
        """Drop what is not asked again, end what is not asked any more."""
        while not self._closed.wait(LOOK_SECONDS):
            silent = {key: helper.silence() for key, helper in [*self._helpers.items()]}
            self._close(key for key, seconds in silent.items() if seconds > self._end_seconds)
            for helper in [*self._helpers.values()]:
                if helper.silence() > DROP_SECONDS:
                    helper.drop()


def _read_game(question: Mapping[str, Any]) -> Game:
    """The game that a question is about. Raises UserError, TypeError or ValueError for none."""
    size, moves = question["size"], question.get("moves", [])
    if len(size) != len(SIZE) or not all(type(each) is int for each in [*size, *moves]):
        raise ValueError(f"a size of {size!r} with the moves {moves!r}")
    geometry = read_geometry(*size)
    game = Game(configuration=dict(zip(SIZE, geometry)), moves=tuple(moves))
    game.boards()  # raises UserError for what cannot be played
    return game


def page_facts(
    game: Game, seats: Sequence[str], questions: Questions | None = None, **more: Any
) -> dict[str, Any]:
    """What `connectx.web.page.play_page` takes, for a game and who sits at it."""
    players = questions.names if questions else []
    return {
        "size": game.geometry[:3],
        "moves": game.moves,
        "seats": seats,
        "players": players,
        "shows": [],
        "python": None,
        "board": "",
        **more,
    }
