"""A game, who plays it, and all that is shown of it: one session behind every board.

The board in Jupyter, the local page and the terminal tell a session what a person does, and show
its `view`. Whatever takes time, an agent's answer or the solver's, is left to threads, so that
every action acts at once; an answer to a position that is no longer on the board is dropped.
"""

import threading
from collections.abc import Sequence
from typing import Any

from arena.game import SIGNS, column_name
from errors import UserError
from play.analysis import Analysis, Moves, Wish
from play.game import GameInProgress, board_of, game_of
from play.opponent import Agent, Opponent, Question, name_of, offered_players
from players.player import Player
from processes.process import DEFAULT_LIMITS, Limits

PERSON = "person"  # in place of a player's name
WATCHED_SECONDS = 0.6  # between the moves of two agents

# What can be asked of a session, with the values that go with it.
ACTIONS: dict[str, dict[str, type]] = {
    "play": {"column": int},
    "undo": {},
    "redo": {},
    "go": {"ply": int},  # to the position after so many moves
    "new": {},
    "moves": {"moves": str},  # another game, such as "4453"
    "board": {"rows": int, "columns": int, "inarow": int},
    "sit": {"seat": int, "name": str},  # a player's name, or `PERSON`
    "swap": {},
    "hint": {},
    "stop": {},  # whatever thinks
    "on": {},  # let the agent move after "stop" or "go"
    "show": {"what": str, "on": bool},  # "scores", "evaluation" or "why"
}


class Session:
    """A game between agents and persons. Close it afterwards; for any number of threads."""

    def __init__(
        self,
        game: GameInProgress,
        players: Sequence[Agent | None] = (None, None),
        *,
        limits: Limits = DEFAULT_LIMITS,
        shows: Sequence[str] = (),
    ) -> None:
        """`players` are by seat, None for a person; `shows` is what the action "show" turns on."""
        self.game = game
        self._played: Moves = game.moves  # and those that were taken back
        self._limits = limits
        self._changed = threading.Condition(threading.RLock())
        self._version = 0
        self._thinking: Opponent | None = None
        self._paused = False  # an agent whose turn it is waits
        self._problem = ""  # what could not be done
        self._hint_wanted = False
        self._makers: dict[Moves, str] = {}  # the agent that has led to a position
        self._shows = {what: what in shows for what in ("scores", "evaluation", "why")}
        self._offered = offered_players()
        self._own = {name_of(agent): agent for agent in players if agent is not None}
        self._opponents = [None if agent is None else Opponent(agent, limits) for agent in players]
        self._analysis = Analysis(game.geometry, self._changed, self._tell)
        with self._changed:
            self._tell()

    def close(self) -> None:
        """End the agents' processes."""
        with self._changed:
            self._interrupt()
            self._paused = True
            self._analysis.wish([])
            opponents, self._opponents = self._opponents, [None, None]
        for opponent in filter(None, opponents):
            opponent.close()

    def do(self, action: object, /, **values: object) -> None:
        """Do what a person asks for: one of `ACTIONS`. Ignores what makes no sense.

        If it cannot be done, the view's status says why.
        """
        kinds = ACTIONS.get(action) if isinstance(action, str) else None
        if kinds is None or {key: type(value) for key, value in values.items()} != kinds:
            return
        with self._changed:
            if action != "show":
                self._problem = ""
                self._hint_wanted = False
            try:
                getattr(self, f"_{action}")(**values)
            except (UserError, ValueError) as error:
                text = f"{error}"
                self._problem = f"{text[:1].upper()}{text[1:]}{'' if text.endswith('.') else '.'}"
            self._tell()

    def wait(self, version: int, seconds: float) -> dict[str, Any] | None:
        """The view as soon as it is newer than `version`; None if it is not within `seconds`."""
        with self._changed:
            if self._changed.wait_for(lambda: self._version > version, seconds):
                return self.view()
            return None

    def wait_until_idle(self) -> dict[str, Any]:
        """The view once no agent thinks about a move and nobody waits for a hint."""
        with self._changed:
            self._changed.wait_for(lambda: not self._busy())
            return self.view()

    # How it stands -------------------------------------------------------------------------------

    @property
    def _names(self) -> list[str]:
        return [PERSON if each is None else each.name for each in self._opponents]

    @property
    def _persons(self) -> list[int]:
        return [seat for seat in (0, 1) if self._opponents[seat] is None]

    @property
    def _agents_turn(self) -> bool:
        return self.game.seat_to_move not in self._persons and not self.game.over

    def _busy(self) -> bool:
        hinting = self._hint_wanted and ("hint", self.game.moves) not in self._analysis.known
        return self._thinking is not None or hinting

    def _stops(self) -> list[int]:
        """Where undo and redo stop, as numbers of moves: at a person's move, if any plays."""
        return [ply for ply in range(len(self._played)) if ply % 2 in (self._persons or (0, 1))]

    # What a person does --------------------------------------------------------------------------

    def _play(self, column: int) -> None:
        if self.game.over:
            raise UserError(f"the game is over. {self._result()}")
        if self._agents_turn:
            name = self._names[self.game.seat_to_move]
            ready = "" if self._thinking else ": let it move"
            raise UserError(f"it is not your turn but {name}'s{ready}")
        self._put(self.game.play(column))

    def _undo(self) -> None:
        before = [ply for ply in self._stops() if ply < len(self.game.moves)]
        if not before:
            raise UserError("there is nothing to undo")
        self._go(before[-1])

    def _redo(self) -> None:
        if self._played == self.game.moves:
            raise UserError("there is nothing to redo")
        after = [ply for ply in self._stops() if ply > len(self.game.moves)]
        self._go(after[0] if after else len(self._played))

    def _go(self, ply: int) -> None:
        self._put(GameInProgress(self.game.geometry, self._played[: max(0, ply)]), self._played)

    def _new(self) -> None:
        self._begin(GameInProgress(self.game.geometry))

    def _moves(self, moves: str) -> None:
        bare = moves.replace(",", " ").lower().split()
        self._begin(game_of("".join(bare), self.game.geometry))

    def _board(self, rows: int, columns: int, inarow: int) -> None:
        self._begin(GameInProgress(board_of(rows, columns, inarow)))

    def _begin(self, game: GameInProgress) -> None:
        if game.geometry != self.game.geometry:
            self._analysis.wish([])
            self._analysis = Analysis(game.geometry, self._changed, self._tell)
        self._makers.clear()
        for opponent in filter(None, self._opponents):
            opponent.new_game()
        self._put(game)

    def _put(self, game: GameInProgress, moves: Moves = ()) -> None:
        """Put a position on the board; `moves`, if given, are those it came from."""
        self._interrupt()
        self.game = game
        self._played = moves or game.moves
        # While moves can be made again, an agent that moved would make them impossible.
        self._paused = self._played != self.game.moves

    def _interrupt(self) -> None:
        if self._thinking:
            self._thinking.interrupt()
            self._thinking = None

    def _sit(self, seat: int, name: str) -> None:
        if seat not in (0, 1) or name == self._names[seat]:
            return
        if name not in (PERSON, *self._own, *self._offered):
            return
        agent = None if name == PERSON else self._own.get(name) or Player.parse(name)
        self._go(len(self.game.moves))
        if (left := self._opponents[seat]) is not None:
            threading.Thread(target=left.close).start()
        self._opponents[seat] = None if agent is None else Opponent(agent, self._limits)

    def _swap(self) -> None:
        self._go(len(self.game.moves))
        self._opponents.reverse()

    def _hint(self) -> None:
        if self.game.over:
            raise UserError(f"the game is over. {self._result()}")
        if self._thinking:
            raise UserError(f"a hint is for your own move, and {self._thinking.name} is thinking")
        self._hint_wanted = True

    def _stop(self) -> None:
        if self._thinking:
            self._interrupt()
            self._paused = True

    def _on(self) -> None:
        self._paused = False

    def _show(self, what: str, on: bool) -> None:
        if what in self._shows:
            self._shows[what] = on

    # What agents do ------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Something has changed: have those think whose turn it is, and those who wait look."""
        opponent = self._opponents[self.game.seat_to_move]
        if opponent and not (self.game.over or self._paused or self._thinking):
            self._thinking = opponent
            opponent.ask(
                Question(
                    game=self.game,
                    least_seconds=0.0 if self._persons else WATCHED_SECONDS,
                    tell=self._answered,
                )
            )
        self._analysis.wish(self._wishes())
        self._version += 1
        self._changed.notify_all()

    def _answered(self, question: Question, column: int | None, problem: str) -> None:
        with self._changed:
            if question.cancelled.is_set():
                return  # it was asked in another position
            name = self._names[self.game.seat_to_move]
            self._thinking = None
            self._hint_wanted = False
            self._problem = ""
            try:
                if column is not None:
                    self._put(self.game.play(column))
                    self._makers[self.game.moves] = name
            except ValueError as error:
                problem = f"{name} made no legal move: {error}"
            if problem:
                self._problem = f"{problem}. Undo, or start a new game."
                self._paused = True
            self._tell()

    def _wishes(self) -> list[Wish]:
        """What is to be known, in the order of its urgency."""
        key, shows = self.game.moves, self._shows
        positions = [key] if shows["evaluation"] else []
        if shows["scores"]:
            positions += [(*key, column) for column in self.game.legal_columns()]
        if shows["evaluation"]:
            plies = sorted(range(len(self._played) + 1), key=lambda ply: abs(ply - len(key)))
            positions += [self._played[:ply] for ply in plies]
        wishes: list[Wish] = [("hint", key)] if self._hint_wanted else []
        wishes += [("score", position) for position in positions]
        return wishes + ([("why", key)] if shows["why"] and not self.game.over else [])

    # What is shown -------------------------------------------------------------------------------

    def view(self) -> dict[str, Any]:
        """All that is shown, as JSON has it."""
        with self._changed:
            game, known, key, shows = self.game, self._analysis.known, self.game.moves, self._shows
            column, advice = (
                known.get(("hint", key), (None, "")) if self._hint_wanted else (None, "")
            )
            legal = game.legal_columns()
            scores = self._analysis.columns(key, legal) if shows["scores"] else None
            return {
                "version": self._version,
                "size": list(game.geometry[:3]),
                "moves": list(self._played),
                "ply": len(key),
                "discs": game.discs(),
                "legal": [] if self._agents_turn else legal,
                "turn": game.seat_to_move,
                "over": game.over,
                "winner": game.winner,
                "names": self._names,
                "offered": {**dict.fromkeys(self._own, "yours"), **self._offered},
                "can_undo": any(ply < len(key) for ply in self._stops()),
                "can_redo": self._played != key,
                "thinking": self._busy(),
                "waiting": self._agents_turn and self._thinking is None,
                "status": self._problem or advice or self._status(),
                "problem": bool(self._problem),
                "hint": column,
                "shows": shows,
                "scores": scores,
                "scoring": scores is not None and len(scores) < len(legal),
                "evaluation": self._evaluation() if shows["evaluation"] else None,
                "why": known.get(("why", key)) if shows["why"] else None,
            }

    def _evaluation(self) -> dict[str, Any]:
        found = self._analysis.evaluation(self._played, len(self.game.moves))
        return {**found, "words": self._result().rstrip(".")} if self.game.over else found

    def _status(self) -> str:
        """How the game stands, in a sentence or two."""
        game, seat = self.game, self.game.seat_to_move
        if game.over:
            return self._result()
        name, sign = self._names[seat], SIGNS[seat]
        if self._hint_wanted:
            return "Looking for a good column."
        if self._thinking:
            return f"{name} is thinking ({sign})."
        maker = self._makers.get(self.game.moves)
        last = f"{maker} played {column_name(game.moves[-1])}. " if maker else ""
        if self._agents_turn:
            return f"{last}{name} is to move ({sign}), and waits."
        turn = f"Your move ({sign})." if len(self._persons) == 1 else f"{sign} to move."
        return last + turn

    def _result(self) -> str:
        winner = self.game.winner
        if winner is None:
            return "The board is full: a draw."
        name = self._names[winner]
        if name != PERSON:
            who = name if len(self._persons) == 1 else f"{name} ({SIGNS[winner]})"
        else:
            who = "You" if len(self._persons) == 1 else SIGNS[winner]
        return f"{who} won on move {len(self.game.moves)}."
