"""Environments for reinforcement learning with gymnasium: one game, or many at once.

    env = ConnectXEnv("minimax")               a game; stable-baselines3 takes it as it is
    games = VectorGames(512, opponent)         512 games as arrays, for a training loop of your own

The learner plays against an opponent and gets 1 for a win, -1 for a loss, 0 for anything else. A
column that is full or does not exist loses, as on Kaggle. An observation is the planes of the board
as the learner sees them: own discs, then theirs, the top row first.

An opponent is the name of a player of this package, which plays in this process; an agent, whose
first parameter is called `obs` or `observation`; or a function of `Boards` and a generator that
returns a legal column for each, such as one that asks your own network. In a list of them, every
game draws one: a pool of former selves. A seed repeats everything, except players that look at the
clock. Importing this module registers `ConnectX-v0` with gymnasium, so does importing
`connectx.ConnectXEnv`.
"""

import inspect
import operator
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from connectx.arena.loading import Agent, call_agent, load_agent, seed_random, structify
from connectx.build.player import Player
from connectx.core.board import STANDARD, Board, Geometry, has_won
from connectx.core.boards import Boards
from connectx.errors import PlayerError, may_be_missing
from connectx.game import KAGGLE_OVERAGE_SECONDS, SIZE, complete_configuration

with may_be_missing():
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Planes: TypeAlias = NDArray[np.int8]
Opponent: TypeAlias = Callable[[Boards, np.random.Generator], Any]
Given: TypeAlias = str | Opponent | Agent | Sequence[str | Opponent | Agent]

SEATS = ("first", "second", "turns")  # the learner's; by turns, a game's seat is not the last one's
SEEDS = 1 << 31
PLANE_BITS = 64  # of a board in a word
OVERAGE = {"remainingOverageTime": KAGGLE_OVERAGE_SECONDS}


def random_columns(boards: Boards, rng: np.random.Generator) -> NDArray[np.int64]:
    """A random legal column for each board: the opponent "random".

    >>> random_columns(Boards.empty(3), np.random.default_rng(1))
    array([4, 1, 5])
    """
    legal = boards.legal()
    return np.asarray(((1 - rng.random(legal.shape, np.float32)) * legal).argmax(1))


def top_row_of(geometry: Geometry) -> int:
    """Return the mask of the squares that are taken last in each column."""
    return geometry.bottom << (geometry.rows - 1)


def random_column(board: Board, rng: np.random.Generator) -> int:
    """Return a random legal column: that of `random_columns` for the board alone.

    >>> random_column(Board.empty(), np.random.default_rng(1))
    4
    """
    _, occupied, _, geometry = board
    numbers: list[float] = rng.random(geometry.columns, np.float32).tolist()
    if not occupied & top_row_of(geometry):
        return numbers.index(min(numbers))
    return min(board.legal_columns(), key=numbers.__getitem__)


def each_board(agent: Agent, geometry: Geometry = STANDARD) -> Opponent:
    """The opponent that asks an `agent(obs, config)` about one board after the other.

    It seeds the global random numbers of this process, and the agent's if they are called RNG.

    >>> def leftmost(obs, config):
    ...     return obs.board.index(0)
    >>> opponent = each_board(leftmost)
    >>> opponent(Boards.from_moves(["4", "111111"]), np.random.default_rng(1))
    array([0, 1])
    """
    configuration = structify(complete_configuration(dict(zip(SIZE, geometry.size))))
    own = getattr(agent, "__globals__", {}).get("RNG")

    def columns(boards: Boards, rng: np.random.Generator) -> NDArray[np.int64]:
        cells = boards.grids().reshape(len(boards), -1).tolist()
        seeds = rng.integers(SEEDS, size=len(boards)).tolist()
        found = []
        for board, step, seed in zip(cells, boards.discs.tolist(), seeds):
            seed_random(seed)
            if own is not None:
                own.seed(seed)
            facts = {"board": board, "mark": 1 + step % 2, "step": step, **OVERAGE}
            found.append(call_agent(agent, structify(facts), configuration))
        return np.array(found, np.int64)

    return columns


def opponent_of(given: Any, geometry: Geometry) -> Opponent:
    """The function that plays for what is given. Raises PlayerError for a player of another's file,
    ValueError for what cannot be an opponent."""
    if callable(given):
        parameters = [*inspect.signature(given).parameters, ""]
        return each_board(given, geometry) if parameters[0].startswith("obs") else given
    if not isinstance(given, str):
        expected = "expected a player's name, an agent, a function of Boards, or a list of these"
        raise ValueError(f"opponent is {given!r}, {expected}")
    if given == "random":
        return random_columns
    player = Player.parse(given)
    if not player.trusted:
        what = "not a player of this package, and only those play in this process by name"
        raise PlayerError(f"{given}: {what}; import its function and give that")
    return each_board(load_agent(player.source, None), geometry)


class Opponents:
    """The opponents of which every game draws one."""

    def __init__(self, given: Given, seat: str, geometry: Geometry) -> None:
        if seat not in SEATS:
            raise ValueError(f"seat is {seat!r}, expected {', '.join(SEATS)}")
        if not isinstance(geometry, Geometry):
            raise ValueError(f"geometry is {geometry!r}, expected geometry_of(6, 7, 4) or the like")
        Boards.empty(1, geometry)  # raises for a board of more than one word
        self.given, self.seat, self.geometry = given, seat, geometry
        pool = given if isinstance(given, list | tuple) else [given]
        self.pool = [opponent_of(each, geometry) for each in pool]
        if not pool:
            raise ValueError("opponent is an empty list, expected at least one")

    def __reduce__(self) -> Any:  # an agent that was loaded is loaded again
        return Opponents, (self.given, self.seat, self.geometry)

    def columns(
        self, boards: Boards, numbers: NDArray[np.int64], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        """What the opponents of these numbers play. Raises ValueError if that is no column each."""
        columns = np.zeros(len(boards), np.int64)
        for number in np.unique(numbers) if self.pool[1:] else (0,):
            rows = numbers == number if self.pool[1:] else slice(None)
            columns[rows] = _ask(self.pool[number], boards[rows], rng)
        return columns

    def column(self, board: Board, number: int, rng: np.random.Generator) -> int:
        """What the opponent of this number plays, as `columns` has it for the board alone."""
        opponent = self.pool[number]
        if opponent is random_columns:
            return random_column(board, rng)
        boards = Boards.from_boards([board], board.geometry)
        return int(_ask(opponent, boards, rng)[0])


def _ask(opponent: Opponent, boards: Boards, rng: np.random.Generator) -> NDArray[Any]:
    """What an opponent plays. Raises ValueError if that is not a column for each board."""
    columns = np.asarray(opponent(boards, rng))
    if columns.shape != (len(boards),):
        expected = f"expected {len(boards)} columns, one for each board"
        raise ValueError(f"the opponent returned {columns!r}, {expected}")
    return columns


class ConnectXEnv(gymnasium.Env[Planes, np.int64]):
    """One game against an opponent, on `board`; the learner has the discs of `mark`.

    >>> env = ConnectXEnv("one_step", seat="second")
    >>> planes, _ = env.reset(seed=1)
    >>> planes, reward, terminated, _, _ = env.step(3)
    >>> env.board.discs, env.mark
    (3, 2)
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as gymnasium has it

    def __init__(
        self,
        opponent: Given = "random",
        *,
        seat: str = "turns",
        geometry: Geometry = STANDARD,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode is {render_mode!r}, expected None or 'ansi'")
        self.opponents = Opponents(opponent, seat, geometry)
        self.observation_space = spaces.MultiBinary((2, geometry.rows, geometry.columns))
        self.action_space = spaces.Discrete(geometry.columns)
        self.render_mode, self._games, self._over = render_mode, 0, True
        self.board, self.mark = Board.empty(*geometry.size), 1
        self._top_row = top_row_of(geometry)
        self._number = 0  # of the game's opponent
        # Where `_planes` finds each square in two words, the highest bit of the first word first.
        row, column = np.mgrid[geometry.rows - 1 : -1 : -1, : geometry.columns]
        last = PLANE_BITS - 1
        own_bits = last - (row + geometry.stride * column)
        self._bits = np.stack([own_bits, PLANE_BITS + own_bits])

    def action_masks(self) -> NDArray[np.bool_]:
        """Which columns can be played.

        >>> ConnectXEnv().action_masks()
        array([ True,  True,  True,  True,  True,  True,  True])
        """
        full = self.board.occupied & self._top_row
        if not full:
            return np.ones(self.board.columns, np.bool_)
        legal = self.board.legal_columns()
        return np.array([column in legal for column in range(self.board.columns)])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Planes, dict[str, Any]]:
        """Begin a game, in which the opponent has moved if it has the first seat.

        >>> planes, info = ConnectXEnv(seat="second").reset(seed=1)
        >>> print(planes[0].sum(), planes[1].sum())  # own discs, theirs
        0 1
        """
        super().reset(seed=seed)
        self._games = 0 if seed is not None else self._games + 1
        is_second = (
            self._games % 2 == 1
            if self.opponents.seat == "turns"
            else self.opponents.seat == "second"
        )
        self.board = Board.unchecked(0, 0, 1, self.board.geometry)
        self.mark = 1 + is_second
        self._over = False
        if self.opponents.pool[1:]:
            (self._number,) = self.np_random.integers(len(self.opponents.pool), size=1).tolist()
        if is_second:
            self._answer()
        return self._planes(), {}

    def step(self, action: np.int64 | int) -> tuple[Planes, float, bool, bool, dict[str, Any]]:
        """Play a column, and the opponent's answer. Raises ResetNeeded if no game is going on.

        >>> env = ConnectXEnv()
        >>> _ = env.reset(seed=1)
        >>> env.step(9)[1:]  # reward, terminated, truncated, info
        (-1.0, True, False, {})
        """
        if self._over:
            raise ResetNeeded("no game is going on, call reset()")
        column = operator.index(action)
        exists = 0 <= column < self.opponents.geometry.columns
        move = self.board.landing_square(column) if exists else 0
        if not move:
            self._over = True
            return self._planes(), -1.0, True, False, {}
        if self._drop(move):
            return self._planes(), 1.0, True, False, {}
        lost = not self._over and self._answer()
        return self._planes(), -1.0 if lost else 0.0, self._over, False, {}

    def render(self) -> str:  # type: ignore[override]
        """The board as text.

        >>> print(ConnectXEnv().render().splitlines()[-1])
        1 2 3 4 5 6 7
        """
        return str(self.board)

    def _drop(self, move: int) -> bool:
        """Put a disc of the side to move on a square, given as a mask; whether that wins."""
        own, occupied, mark, geometry = self.board
        discs = own | move
        occupied |= move
        self.board = Board.unchecked(discs ^ occupied, occupied, 3 - mark, geometry)
        won = discs.bit_count() >= geometry.inarow and has_won(discs, geometry)
        self._over = won or occupied == geometry.board
        return won

    def _answer(self) -> bool:
        """Let the opponent move; whether that wins. Raises ValueError for an illegal column."""
        column = self.opponents.column(self.board, self._number, self.np_random)
        move = self.board.landing_square(column)
        if not move:
            self.board.play(column)  # raises, with the column
        return self._drop(move)

    def _planes(self) -> Planes:
        own = self.board.discs_of(self.mark)
        theirs = own ^ self.board.occupied
        data = (own << PLANE_BITS | theirs).to_bytes(2 * PLANE_BITS // 8, "big")
        bits = np.unpackbits(np.frombuffer(data, np.uint8)).view(np.int8)
        return bits.take(self._bits)


class VectorGames(VectorEnv[Planes, NDArray[np.int64], NDArray[Any]]):
    """Many games against an opponent, at once; `boards` has them.

    A game that ends begins anew in the same step: `final_obs` of the step's info has the last
    observations, in the rows that `_final_obs` marks. By turns, every other row begins as second.

    >>> games = VectorGames(512)
    >>> planes, _ = games.reset(seed=1)
    >>> columns = random_columns(games.boards, games.np_random)
    >>> planes, rewards, over, _, info = games.step(columns)
    >>> len(games.boards), planes.shape
    (512, (512, 2, 6, 7))
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as gymnasium has it

    def __init__(
        self,
        num_envs: int,
        opponent: Given = "random",
        *,
        seat: str = "turns",
        geometry: Geometry = STANDARD,
    ) -> None:
        if not isinstance(num_envs, int | np.integer) or num_envs < 1:
            raise ValueError(f"num_envs is {num_envs!r}, expected a number of at least 1")
        self.opponents = Opponents(opponent, seat, geometry)
        self.num_envs, self.boards = num_envs, Boards.empty(num_envs, geometry)
        self._numbers = np.zeros(num_envs, np.int64)  # of the games' opponents
        self.single_observation_space = spaces.MultiBinary((2, geometry.rows, geometry.columns))
        self.single_action_space = spaces.Discrete(geometry.columns)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        turns = np.arange(num_envs) % 2 == 1
        self._starts = turns if seat == "turns" else np.full(num_envs, seat == "second")
        self._second = self._starts  # in which rows the learner is second in the next game

    def action_masks(self) -> NDArray[np.bool_]:
        """Which columns can be played in each game.

        >>> VectorGames(512).action_masks().shape
        (512, 7)
        """
        return self.boards.legal()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Planes, dict[str, Any]]:
        """Begin all games.

        >>> planes, info = VectorGames(512).reset(seed=1)
        >>> planes.shape
        (512, 2, 6, 7)
        """
        if isinstance(seed, list):
            self._np_random = np.random.default_rng([s or 0 for s in seed])
        else:
            super().reset(seed=seed)
        if seed is not None:
            self._second = self._starts
        self.boards = self._begin(self.boards, np.ones(self.num_envs, bool))
        return self.boards.planes().view(np.int8), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Planes, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play a column in each game, and the opponent's answers.

        >>> games = VectorGames(2, seat="first")
        >>> planes, rewards, over, _, _ = games.step(np.array([3, 9]))
        >>> rewards, over
        (array([ 0., -1.]), array([False,  True]))
        """
        columns = np.asarray(actions)
        if columns.shape != (self.num_envs,) or columns.dtype.kind not in "iu":
            raise ValueError(f"actions are {actions!r}, expected {self.num_envs} columns")
        legal = self.boards.legal()
        right = (columns >= 0) & (columns < legal.shape[1])
        right &= legal[np.arange(len(right)), np.where(right, columns, 0)]
        boards = played(self.boards, right, columns[right])
        wins = right & boards.won
        unanswered = right & boards.over
        boards = self._answered(boards, right & ~unanswered)
        losses = ~right | (~unanswered & boards.won)
        over = losses | unanswered | boards.over
        info = {}
        if over.any():
            # After a move of the learner's, the boards are as the opponent sees them.
            own = np.where(unanswered, boards.theirs, boards.own)
            last = Boards.unchecked(own, boards.occupied, boards.geometry)
            info = {"final_obs": last.planes().view(np.int8), "_final_obs": over}
            boards = self._begin(boards, over)
        self.boards = boards
        rewards = wins.astype(float) - losses
        return boards.planes().view(np.int8), rewards, over, np.zeros_like(over), info

    def _begin(self, boards: Boards, rows: NDArray[np.bool_]) -> Boards:
        """The boards with new games in some rows."""
        own, occupied = np.where(rows, 0, boards.own), np.where(rows, 0, boards.occupied)
        second = rows & self._second
        if self.opponents.seat == "turns":
            self._second = self._second ^ rows
        opponents = len(self.opponents.pool)
        self._numbers[rows] = self.np_random.integers(opponents, size=rows.sum())
        return self._answered(Boards.unchecked(own, occupied, boards.geometry), second)

    def _answered(self, boards: Boards, rows: NDArray[np.bool_]) -> Boards:
        """The boards after the opponent's move in some rows."""
        if not rows.any():
            return boards
        columns = self.opponents.columns(boards[rows], self._numbers[rows], self.np_random)
        return played(boards, rows, columns)


def played(boards: Boards, rows: NDArray[np.bool_], columns: Any) -> Boards:
    """The boards after a move in some rows, which a mask tells; a column for each of them."""
    after = boards[rows].play(columns)
    own, occupied = boards.own.copy(), boards.occupied.copy()
    own[rows], occupied[rows] = after.own, after.occupied
    return Boards.unchecked(own, occupied, boards.geometry)


# By the public names, as gymnasium writes these into files that it saves.
gymnasium.register(
    "ConnectX-v0",
    entry_point="connectx:ConnectXEnv",
    vector_entry_point="connectx:VectorGames",
)
