"""Environments for reinforcement learning with gymnasium: one game, or many at once.

    env = ConnectXEnv("minimax")               a game; stable-baselines3 takes it as it is
    games = VectorGames(512, opponent)         512 games as arrays, for a training loop of your own

The learner plays against an opponent and gets 1 for a win, -1 for a loss, 0 for anything else. A
column that is full or does not exist loses, as on Kaggle. An observation is the planes of the board
as the learner sees them: own discs, then theirs, the top row first.

An opponent is the name of a player of this package, which plays in this process, or a function of
`Boards` and a generator that returns a legal column for each. So self-play is a function that asks
your own network, and a pool of former selves one that draws a network first. A seed repeats
everything, except players that look at the clock.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from connectx.core.board import STANDARD, Board, Geometry
from connectx.core.boards import Boards
from connectx.errors import PlayerError, may_be_missing
from connectx.game import KAGGLE_OVERAGE_SECONDS, SIZE, complete_configuration
from connectx.players.player import Player
from connectx.processes.loading import Agent, call_agent, load_agent, seed_random, structify

with may_be_missing():
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Planes: TypeAlias = NDArray[np.int8]
Opponent: TypeAlias = Callable[[Boards, np.random.Generator], Any]

SEATS = ("first", "second", "turns")  # the learner's; by turns, a game's seat is not the last one's
SEEDS = 1 << 31
OVERAGE = {"remainingOverageTime": KAGGLE_OVERAGE_SECONDS}


def random_columns(boards: Boards, rng: np.random.Generator) -> NDArray[np.int64]:
    """A random legal column for each board: the opponent "random".

    >>> random_columns(Boards.empty(3), np.random.default_rng(1))
    array([4, 1, 5])
    """
    legal = boards.legal()
    return np.asarray(((1 - rng.random(legal.shape, np.float32)) * legal).argmax(1))


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


def opponent_of(opponent: str | Opponent, geometry: Geometry) -> Opponent:
    """The function that plays for a name. Raises PlayerError for a player of another's file."""
    if not isinstance(opponent, str):
        return opponent
    if opponent == "random":
        return random_columns
    player = Player.parse(opponent)
    if not player.trusted:
        what = "not a player of this package, and only those play in this process"
        raise PlayerError(f"{opponent}: {what}; import its function, and give each_board(function)")
    return each_board(load_agent(player.source, None), geometry)


def check_seat(seat: str) -> str:
    """The seat. Raises ValueError for another word."""
    if seat not in SEATS:
        raise ValueError(f"seat is {seat!r}, expected {', '.join(SEATS)}")
    return seat


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
        opponent: str | Opponent = "random",
        *,
        seat: str = "turns",
        geometry: Geometry = STANDARD,
        render_mode: str | None = None,
    ) -> None:
        self.observation_space = spaces.MultiBinary((2, geometry.rows, geometry.columns))
        self.action_space = spaces.Discrete(geometry.columns)
        self.opponent, self.seat = opponent_of(opponent, geometry), check_seat(seat)
        self.render_mode, self._games = render_mode, 0
        self.board, self.mark = Board.empty(*geometry.size), 1
        self._planes()  # a board of more than one word has none

    def action_masks(self) -> NDArray[np.bool_]:
        """Which columns can be played.

        >>> ConnectXEnv().action_masks()
        array([ True,  True,  True,  True,  True,  True,  True])
        """
        return np.asarray(self._boards().legal()[0])

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
        is_second = self._games % 2 == 1 if self.seat == "turns" else self.seat == "second"
        self.board, self.mark = Board.empty(*self.board.geometry.size), 1 + is_second
        if is_second:
            self._answer()
        return self._planes(), {}

    def step(self, action: np.int64 | int) -> tuple[Planes, float, bool, bool, dict[str, Any]]:
        """Play a column, and the opponent's answer.

        >>> env = ConnectXEnv()
        >>> _ = env.reset(seed=1)
        >>> env.step(9)[1:]  # reward, terminated, truncated, info
        (-1.0, True, False, {})
        """
        column = int(action)
        if column not in self.board.legal_columns():
            return self._planes(), -1.0, True, False, {}
        self.board = self.board.play(column)
        if not self.board.over:
            self._answer()
        reward = {None: 0.0, self.mark: 1.0}.get(self.board.winner, -1.0)
        return self._planes(), reward, self.board.over, False, {}

    def render(self) -> str:  # type: ignore[override]
        """The board as text.

        >>> print(ConnectXEnv().render().splitlines()[-1])
        1 2 3 4 5 6 7
        """
        return str(self.board)

    def _boards(self) -> Boards:
        return Boards.from_boards([self.board], self.board.geometry)

    def _answer(self) -> None:
        boards = self._boards()
        self.board = boards.play(self.opponent(boards, self.np_random))[0]

    def _planes(self) -> Planes:
        planes = self._boards().planes()[0].view(np.int8)
        return np.array(planes if self.board.mark == self.mark else planes[::-1])


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
        opponent: str | Opponent = "random",
        *,
        seat: str = "turns",
        geometry: Geometry = STANDARD,
    ) -> None:
        self.num_envs, self.boards = num_envs, Boards.empty(num_envs, geometry)
        self.opponent, self.seat = opponent_of(opponent, geometry), check_seat(seat)
        self.single_observation_space = spaces.MultiBinary((2, geometry.rows, geometry.columns))
        self.single_action_space = spaces.Discrete(geometry.columns)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._second = self._first_seats()

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
        super().reset(seed=seed)  # type: ignore[arg-type]
        if seed is not None:
            self._second = self._first_seats()
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

    def _first_seats(self) -> NDArray[np.bool_]:
        """In which rows the learner is second in the first game."""
        rows = np.arange(self.num_envs)
        return rows % 2 == 1 if self.seat == "turns" else np.full(len(rows), self.seat == "second")

    def _begin(self, boards: Boards, rows: NDArray[np.bool_]) -> Boards:
        """The boards with new games in some rows."""
        own, occupied = np.where(rows, 0, boards.own), np.where(rows, 0, boards.occupied)
        second = rows & self._second
        if self.seat == "turns":
            self._second = self._second ^ rows
        return self._answered(Boards.unchecked(own, occupied, boards.geometry), second)

    def _answered(self, boards: Boards, rows: NDArray[np.bool_]) -> Boards:
        """The boards after the opponent's move in some rows."""
        if not rows.any():
            return boards
        return played(boards, rows, self.opponent(boards[rows], self.np_random))


def played(boards: Boards, rows: NDArray[np.bool_], columns: Any) -> Boards:
    """The boards after a move in some rows, which a mask tells; a column for each of them."""
    after = boards[rows].play(columns)
    own, occupied = boards.own.copy(), boards.occupied.copy()
    own[rows], occupied[rows] = after.own, after.occupied
    return Boards.unchecked(own, occupied, boards.geometry)
