"""Environments for reinforcement learning with gymnasium: one game, or many at once.

    env = ConnectXEnv("minimax")               a game; stable-baselines3 takes it as it is
    games = VectorGames(512, opponent)         512 games as arrays, for a training loop of your own

The learner plays against an opponent. Its reward is 1 for a win, -1 for a loss, and 0 for anything
else. Playing a column that is full or does not exist loses, as on Kaggle. An observation has the
planes of the board as the learner sees them: its own discs, then the opponent's, each with the top
row first.

An opponent is one of these:

- the name of a player of this package, which plays in this process,
- an agent, whose first parameter is called `obs` or `observation`,
- a function of `Boards` and a generator of random numbers that returns a legal column for each
  board, such as one that asks your own network,
- a list of these, such as a pool of former selves, of which every game draws one.

A seed repeats everything, except players that look at the clock. Importing this module registers
`ConnectX-v0` with gymnasium, and so does importing `connectx.ConnectXEnv`.
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
from connectx.game import KAGGLE_OVERAGE_SECONDS, SIZE_KEYS, complete_configuration

with may_be_missing():
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Planes: TypeAlias = NDArray[np.int8]
Opponent: TypeAlias = Callable[[Boards, np.random.Generator], Any]
OpponentChoice: TypeAlias = str | Opponent | Agent  # what a user may name as an opponent

# The seats of the learner. By turns, it has the other seat in the next game.
LEARNER_SEATS = ("first", "second", "turns")
AGENT_SEEDS = 1 << 31  # an agent's seed is below
PLANE_BITS = 64  # the bits of the word that holds a plane


def random_columns(boards: Boards, rng: np.random.Generator) -> NDArray[np.int64]:
    """Return a random legal column for each board, as the opponent "random" plays.

    >>> random_columns(Boards.empty(3), np.random.default_rng(1))
    array([4, 1, 5])
    """
    legal = boards.legal()
    weights = 1 - rng.random(legal.shape, np.float32)  # above 0, unlike the random numbers
    return np.asarray((weights * legal).argmax(1))


def top_row_of(geometry: Geometry) -> int:
    """Return the mask of the top row, whose squares are taken last in each column."""
    return geometry.bottom << (geometry.rows - 1)


def random_column(board: Board, rng: np.random.Generator) -> int:
    """Return the column that `random_columns` returns for the board alone.

    >>> random_column(Board.empty(), np.random.default_rng(1))
    4
    """
    _, occupied, _, geometry = board
    numbers: list[float] = rng.random(geometry.columns, np.float32).tolist()
    if not occupied & top_row_of(geometry):  # no column is full
        return numbers.index(min(numbers))
    return min(board.legal_columns(), key=numbers.__getitem__)


def each_board(agent: Agent, geometry: Geometry = STANDARD) -> Opponent:
    """Return the opponent that asks an `agent(obs, config)` about one board after the other.

    Before each question it seeds the random numbers of this process, and those of the agent if the
    agent's module calls them RNG.

    >>> def leftmost(obs, config):
    ...     return obs.board.index(0)
    >>> opponent = each_board(leftmost)
    >>> opponent(Boards.from_moves(["4", "111111"]), np.random.default_rng(1))
    array([0, 1])
    """
    configuration = structify(complete_configuration(dict(zip(SIZE_KEYS, geometry.size))))
    agent_rng = getattr(agent, "__globals__", {}).get("RNG")

    def play_boards(boards: Boards, rng: np.random.Generator) -> NDArray[np.int64]:
        """Ask the agent about each board, and return its columns."""
        grids = boards.grids().reshape(len(boards), -1).tolist()
        seeds = rng.integers(AGENT_SEEDS, size=len(boards)).tolist()
        columns = []
        for grid, discs, seed in zip(grids, boards.discs.tolist(), seeds):
            seed_random(seed)
            if agent_rng is not None:
                agent_rng.seed(seed)
            observation = {
                "board": grid,
                "mark": 1 + discs % 2,
                "step": discs,
                "remainingOverageTime": KAGGLE_OVERAGE_SECONDS,
            }
            columns.append(call_agent(agent, structify(observation), configuration))
        return np.array(columns, np.int64)

    return play_boards


def read_opponent(choice: Any, geometry: Geometry) -> Opponent:
    """Return the function that plays for an opponent of the user's choice.

    Raises PlayerError for a player that is not of this package, as only a player of this package
    plays in this process by its name. Raises ValueError for what cannot be an opponent.
    """
    if callable(choice):
        first_parameter = next(iter(inspect.signature(choice).parameters), "")
        is_agent = first_parameter.startswith("obs")
        return each_board(choice, geometry) if is_agent else choice
    if not isinstance(choice, str):
        expected = "expected a player's name, an agent, a function of Boards, or a list of these"
        raise ValueError(f"opponent is {choice!r}, {expected}")
    if choice == "random":
        return random_columns
    player = Player.parse(choice)
    if not player.trusted:
        problem = "not a player of this package, and only those play in this process by name"
        raise PlayerError(f"{choice}: {problem}; import its function and give that")
    return each_board(load_agent(player.source, None), geometry)


class Opponents:
    """The opponents of which every game draws one. They are known by their index in `pool`."""

    def __init__(
        self, choice: OpponentChoice | Sequence[OpponentChoice], seat: str, geometry: Geometry
    ) -> None:
        if seat not in LEARNER_SEATS:
            raise ValueError(f"seat is {seat!r}, expected {', '.join(LEARNER_SEATS)}")
        if not isinstance(geometry, Geometry):
            raise ValueError(f"geometry is {geometry!r}, expected geometry_of(6, 7, 4) or the like")
        Boards.empty(1, geometry)  # raises ValueError for a board of more than one word
        self.choice = choice
        self.seat = seat
        self.geometry = geometry
        choices = choice if isinstance(choice, list | tuple) else [choice]
        self.pool = [read_opponent(pool_choice, geometry) for pool_choice in choices]
        if not choices:
            raise ValueError("opponent is an empty list, expected at least one")
        self.has_several = len(self.pool) > 1

    def __reduce__(self) -> Any:
        """Pickle the choice, so that an agent that was loaded is loaded again."""
        return Opponents, (self.choice, self.seat, self.geometry)

    def columns(
        self, boards: Boards, indices: NDArray[np.int64], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        """Return what the opponents with these indices play, one for each board.

        Raises ValueError if an opponent does not return a column for each of its boards.
        """
        columns = np.zeros(len(boards), np.int64)
        if not self.has_several:
            columns[:] = _ask(self.pool[0], boards, rng)
            return columns
        for index in np.unique(indices):
            rows = indices == index
            columns[rows] = _ask(self.pool[index], boards[rows], rng)
        return columns

    def column(self, board: Board, index: int, rng: np.random.Generator) -> int:
        """Return what the opponent with this index plays, as `columns` does for the board alone."""
        opponent = self.pool[index]
        if opponent is random_columns:
            return random_column(board, rng)
        boards = Boards.from_boards([board], board.geometry)
        return int(_ask(opponent, boards, rng)[0])


def _ask(opponent: Opponent, boards: Boards, rng: np.random.Generator) -> NDArray[Any]:
    """Return what an opponent plays. Raises ValueError if that is not a column for each board."""
    columns = np.asarray(opponent(boards, rng))
    if columns.shape != (len(boards),):
        expected = f"expected {len(boards)} columns, one for each board"
        raise ValueError(f"the opponent returned {columns!r}, {expected}")
    return columns


class ConnectXEnv(gymnasium.Env[Planes, np.int64]):
    """One game against an opponent, on `board`, where the learner has the discs of `mark`.

    >>> env = ConnectXEnv("one_step", seat="second")
    >>> planes, _ = env.reset(seed=1)
    >>> planes, reward, terminated, _, _ = env.step(3)
    >>> env.board.discs, env.mark
    (3, 2)
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as gymnasium has it

    def __init__(
        self,
        opponent: OpponentChoice | Sequence[OpponentChoice] = "random",
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
        self.render_mode = render_mode
        self.board = Board.empty(*geometry.size)
        self.mark = 1
        self._games = 0  # since the last seed
        self._over = True
        self._opponent_index = 0
        self._top_row = top_row_of(geometry)
        self._square_positions = _find_square_positions(geometry)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which columns can be played.

        >>> ConnectXEnv().action_masks()
        array([ True,  True,  True,  True,  True,  True,  True])
        """
        if not self.board.occupied & self._top_row:  # no column is full
            return np.ones(self.board.columns, np.bool_)
        legal = self.board.legal_columns()
        return np.array([column in legal for column in range(self.board.columns)])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Planes, dict[str, Any]]:
        """Begin a game, in which the opponent moves at once if it has the first seat.

        >>> planes, info = ConnectXEnv(seat="second").reset(seed=1)
        >>> print(planes[0].sum(), planes[1].sum())  # the learner's discs, the opponent's
        0 1
        """
        super().reset(seed=seed)
        self._games = 0 if seed is not None else self._games + 1
        is_second = self.opponents.seat == "second"
        if self.opponents.seat == "turns":
            is_second = self._games % 2 == 1
        self.board = Board.unchecked(0, 0, 1, self.board.geometry)
        self.mark = 2 if is_second else 1
        self._over = False
        if self.opponents.has_several:
            (index,) = self.np_random.integers(len(self.opponents.pool), size=1).tolist()
            self._opponent_index = index
        if is_second:
            self._answer()
        return self._planes(), {}

    def step(self, action: np.int64 | int) -> tuple[Planes, float, bool, bool, dict[str, Any]]:
        """Play a column, and the opponent's answer to it.

        Raises ResetNeeded if no game is going on.

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
        """Return the board as text.

        >>> print(ConnectXEnv().render().splitlines()[-1])
        1 2 3 4 5 6 7
        """
        return str(self.board)

    def _drop(self, move: int) -> bool:
        """Put a disc of the side to move on a square, and return whether that wins.

        `move` is the mask of the square.
        """
        own, occupied, mark, geometry = self.board
        discs = own | move
        occupied |= move
        self.board = Board.unchecked(discs ^ occupied, occupied, 3 - mark, geometry)
        won = discs.bit_count() >= geometry.inarow and has_won(discs, geometry)
        self._over = won or occupied == geometry.board
        return won

    def _answer(self) -> bool:
        """Let the opponent move, and return whether that wins.

        Raises ValueError if its column is not legal.
        """
        column = self.opponents.column(self.board, self._opponent_index, self.np_random)
        move = self.board.landing_square(column)
        if not move:
            self.board.play(column)  # raises a ValueError that names the column
        return self._drop(move)

    def _planes(self) -> Planes:
        """Return the observation of the learner: its discs and the opponent's, 2 x rows x columns.

        Both masks are unpacked together, as the bits of one number of two words.
        """
        own = self.board.discs_of(self.mark)
        theirs = own ^ self.board.occupied
        data = (own << PLANE_BITS | theirs).to_bytes(2 * PLANE_BITS // 8, "big")
        bits = np.unpackbits(np.frombuffer(data, np.uint8)).view(np.int8)
        return bits.take(self._square_positions)


def _find_square_positions(geometry: Geometry) -> NDArray[np.int64]:
    """Return where the squares of both planes stand in two words, 2 x rows x columns.

    The words are the learner's discs and the opponent's. Their bits are numbered from the highest
    bit of the first word on. A mask has the square of a row and a column, both from the bottom
    left, at bit `row + stride * column`.
    """
    row, column = np.mgrid[geometry.rows - 1 : -1 : -1, : geometry.columns]
    own_positions = PLANE_BITS - 1 - (row + geometry.stride * column)
    return np.stack([own_positions, PLANE_BITS + own_positions])


class VectorGames(VectorEnv[Planes, NDArray[np.int64], NDArray[Any]]):
    """Many games against an opponent at once, on `boards`.

    A game that ends begins anew in the same step. Then `final_obs` of the step's info has the last
    observations, in the rows that `_final_obs` marks. If the seats take turns, the learner begins
    in every other row with the second seat.

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
        opponent: OpponentChoice | Sequence[OpponentChoice] = "random",
        *,
        seat: str = "turns",
        geometry: Geometry = STANDARD,
    ) -> None:
        if not isinstance(num_envs, int | np.integer) or num_envs < 1:
            raise ValueError(f"num_envs is {num_envs!r}, expected a number of at least 1")
        self.opponents = Opponents(opponent, seat, geometry)
        self.num_envs = num_envs
        self.boards = Boards.empty(num_envs, geometry)
        self._opponent_indices = np.zeros(num_envs, np.int64)
        self.single_observation_space = spaces.MultiBinary((2, geometry.rows, geometry.columns))
        self.single_action_space = spaces.Discrete(geometry.columns)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        # In which rows the learner is second in the first games, and in the next ones.
        self._is_second_at_first = np.full(num_envs, seat == "second")
        if seat == "turns":
            self._is_second_at_first = np.arange(num_envs) % 2 == 1
        self._is_second_next = self._is_second_at_first

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which columns can be played in each game, games x columns.

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
            self._np_random = np.random.default_rng([game_seed or 0 for game_seed in seed])
        else:
            super().reset(seed=seed)
        if seed is not None:
            self._is_second_next = self._is_second_at_first
        self.boards = self._begin_games(self.boards, np.ones(self.num_envs, bool))
        return self.boards.planes().view(np.int8), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Planes, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play a column in each game, and the opponent's answers to them.

        >>> games = VectorGames(2, seat="first")
        >>> planes, rewards, over, _, _ = games.step(np.array([3, 9]))
        >>> rewards, over
        (array([ 0., -1.]), array([False,  True]))
        """
        columns = np.asarray(actions)
        if columns.shape != (self.num_envs,) or columns.dtype.kind not in "iu":
            raise ValueError(f"actions are {actions!r}, expected {self.num_envs} columns")
        legal = self.boards.legal()
        is_legal = (columns >= 0) & (columns < legal.shape[1])
        is_legal &= legal[np.arange(len(is_legal)), np.where(is_legal, columns, 0)]
        boards = play_rows(self.boards, is_legal, columns[is_legal])
        wins = is_legal & boards.won
        ends_before_answer = is_legal & boards.over
        boards = self._answer_rows(boards, is_legal & ~ends_before_answer)
        losses = ~is_legal | (~ends_before_answer & boards.won)
        over = losses | ends_before_answer | boards.over
        info = {}
        if over.any():
            # Where the opponent has not answered, the boards are as it sees them.
            learner_discs = np.where(ends_before_answer, boards.theirs, boards.own)
            last_boards = Boards.unchecked(learner_discs, boards.occupied, boards.geometry)
            info = {"final_obs": last_boards.planes().view(np.int8), "_final_obs": over}
            boards = self._begin_games(boards, over)
        self.boards = boards
        rewards = wins.astype(float) - losses
        return boards.planes().view(np.int8), rewards, over, np.zeros_like(over), info

    def _begin_games(self, boards: Boards, rows: NDArray[np.bool_]) -> Boards:
        """Return the boards with new games in some rows, which a mask selects."""
        own = np.where(rows, 0, boards.own)
        occupied = np.where(rows, 0, boards.occupied)
        is_second = rows & self._is_second_next
        if self.opponents.seat == "turns":
            self._is_second_next = self._is_second_next ^ rows
        pool_size = len(self.opponents.pool)
        self._opponent_indices[rows] = self.np_random.integers(pool_size, size=rows.sum())
        return self._answer_rows(Boards.unchecked(own, occupied, boards.geometry), is_second)

    def _answer_rows(self, boards: Boards, rows: NDArray[np.bool_]) -> Boards:
        """Return the boards after the opponent's move in some rows, which a mask selects."""
        if not rows.any():
            return boards
        indices = self._opponent_indices[rows]
        columns = self.opponents.columns(boards[rows], indices, self.np_random)
        return play_rows(boards, rows, columns)


def play_rows(boards: Boards, rows: NDArray[np.bool_], columns: Any) -> Boards:
    """Return the boards after a move in some rows, which a mask selects.

    `columns` has a column for each selected row.
    """
    boards_after = boards[rows].play(columns)
    own = boards.own.copy()
    occupied = boards.occupied.copy()
    own[rows] = boards_after.own
    occupied[rows] = boards_after.occupied
    return Boards.unchecked(own, occupied, boards.geometry)


# These are the public names, as gymnasium writes them into files that it saves.
gymnasium.register(
    "ConnectX-v0",
    entry_point="connectx:ConnectXEnv",
    vector_entry_point="connectx:VectorGames",
)
