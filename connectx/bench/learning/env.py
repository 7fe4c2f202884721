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
from functools import partial
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
AGENT_SEEDS_END = 1 << 31  # the seeds of agents are random numbers from 0 to below this one
MASK_BITS = 64  # each mask of squares takes so many bits when masks become planes


def random_columns(boards: Boards, rng: np.random.Generator) -> NDArray[np.int64]:
    """Return a random legal column for each board. The opponent "random" plays these.

    >>> random_columns(Boards.empty(3), np.random.default_rng(1))
    array([4, 1, 5])
    """
    legal = boards.legal()
    weights = 1 - rng.random(legal.shape, np.float32)  # above 0, unlike the random numbers
    return np.asarray((weights * legal).argmax(1))  # full columns have the weight 0


def top_row_of(geometry: Geometry) -> int:
    """Return the mask of the top row. A column is full if its square there is occupied."""
    return geometry.bottom << (geometry.rows - 1)


def random_column(board: Board, rng: np.random.Generator) -> int:
    """Return a random legal column, the same one as `random_columns` returns for this board alone.

    For a single board, this takes less time than `random_columns`.

    >>> random_column(Board.empty(), np.random.default_rng(1))
    4
    """
    _, occupied, _, geometry = board
    # The legal column with the smallest number is played. In `random_columns` it has the largest
    # weight, which is 1 minus the same number.
    numbers: list[float] = rng.random(geometry.columns, np.float32).tolist()
    if not occupied & top_row_of(geometry):  # no column is full
        return numbers.index(min(numbers))
    return min(board.legal_columns(), key=numbers.__getitem__)


def each_board(agent: Agent, geometry: Geometry = STANDARD) -> Opponent:
    """Return the opponent that asks an `agent(obs, config)` about one board after the other.

    Before each question, the opponent seeds the random numbers of this process. It also seeds those
    of the agent, if the agent's module calls its generator RNG.

    >>> def leftmost(obs, config):
    ...     return obs.board.index(0)
    >>> opponent = each_board(leftmost)
    >>> opponent(Boards.from_moves(["4", "111111"]), np.random.default_rng(1))
    array([0, 1])
    """
    size = dict(zip(SIZE_KEYS, geometry.size))  # rows, columns and inarow
    configuration = structify(complete_configuration(size))
    return partial(_ask_agent, agent=agent, configuration=configuration)


def _ask_agent(
    boards: Boards, rng: np.random.Generator, *, agent: Agent, configuration: Any
) -> NDArray[np.int64]:
    """Return the column that an agent plays on each board.

    `configuration` is what the agent gets as its second argument. Before each question, the random
    numbers of this process and the generator that the agent's module calls RNG, if there is one,
    get a new seed from `rng`.
    """
    # The generator is looked up at every call. If the opponent held it, a copy of the opponent
    # would hold a copy of it, while the agent goes on to use the original.
    agent_globals = getattr(agent, "__globals__", {})
    agent_rng = agent_globals.get("RNG")
    grids = boards.grids().reshape(len(boards), -1).tolist()
    seeds = rng.integers(AGENT_SEEDS_END, size=len(boards)).tolist()
    columns = []
    for grid, discs, seed in zip(grids, boards.discs.tolist(), seeds):
        seed_random(seed)
        if agent_rng is not None:
            agent_rng.seed(seed)
        observation = {
            "board": grid,  # the squares from the top left: 0, 1 or 2
            "mark": 1 + discs % 2,  # mark 1 moves first
            "step": discs,
            "remainingOverageTime": KAGGLE_OVERAGE_SECONDS,
        }
        columns.append(call_agent(agent, structify(observation), configuration))
    return np.array(columns, np.int64)


def read_opponent(choice: Any, geometry: Geometry) -> Opponent:
    """Return an opponent as a function of `Boards` and a generator of random numbers.

    `choice` is the name of a player of this package, an agent, or such a function, which is
    returned as it is. Raises PlayerError for the name of another player, as only those of this
    package play in this process by name. Raises ValueError for what cannot be an opponent.
    """
    if callable(choice):
        parameter_names = inspect.signature(choice).parameters
        first_parameter = next(iter(parameter_names), "")  # "" if there is none
        is_agent = first_parameter.startswith("obs")  # obs or observation
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
    agent = load_agent(player.source, None)
    return each_board(agent, geometry)


class Opponents:
    """The opponents of a learner, of which every game draws one, and the learner's seat.

    `pool` has the opponents as functions of `Boards` and a generator of random numbers. An opponent
    is identified by its index there.
    """

    def __init__(
        self, choice: OpponentChoice | Sequence[OpponentChoice], seat: str, geometry: Geometry
    ) -> None:
        """Read the opponents from the user's `choice`: one, or a list of those to draw from.

        `seat` is the learner's: "first", "second", or "turns" for the other seat in each new game.
        Raises ValueError for what is not a seat, a geometry or an opponent, and PlayerError for the
        name of a player that cannot be an opponent.
        """
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
        """Return how to make these opponents again, for pickle.

        An agent that was loaded from a source cannot be pickled. So the opponents are made from the
        user's choice again.
        """
        return Opponents, (self.choice, self.seat, self.geometry)

    def columns(
        self, boards: Boards, indices: NDArray[np.int64], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        """Return the column that is played on each board, by the opponent with the board's index.

        `indices` has the index in `pool` of each board's opponent. Raises ValueError if an opponent
        does not return a column for each of its boards.
        """
        columns = np.zeros(len(boards), np.int64)
        if not self.has_several:
            columns[:] = _ask_opponent(self.pool[0], boards, rng)
            return columns
        for index in np.unique(indices):
            is_asked = indices == index
            columns[is_asked] = _ask_opponent(self.pool[index], boards[is_asked], rng)
        return columns

    def column(self, board: Board, index: int, rng: np.random.Generator) -> int:
        """Return the column that the opponent with this index plays on a board.

        It is the column that `columns` returns for this board alone. Raises ValueError if the
        opponent does not return one column.
        """
        opponent = self.pool[index]
        if opponent is random_columns:
            return random_column(board, rng)
        boards = Boards.from_boards([board], board.geometry)
        (column,) = _ask_opponent(opponent, boards, rng)
        return int(column)


def _ask_opponent(opponent: Opponent, boards: Boards, rng: np.random.Generator) -> NDArray[Any]:
    """Return the column that an opponent plays on each board, whether it is legal or not.

    Raises ValueError if the opponent does not return a column for each board.
    """
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
        self._games_since_seed = 0
        self._is_over = True  # until the first game begins
        self._opponent_index = 0
        self._top_row = top_row_of(geometry)
        self._bit_numbers = _number_bits_of_planes(geometry)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return for each column whether it can be played.

        >>> ConnectXEnv().action_masks()
        array([ True,  True,  True,  True,  True,  True,  True])
        """
        is_any_full = self.board.occupied & self._top_row != 0
        if not is_any_full:  # the usual case, which takes less time
            return np.ones(self.board.columns, np.bool_)
        legal = self.board.legal_columns()
        return np.array([column in legal for column in range(self.board.columns)])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Planes, dict[str, Any]]:
        """Begin a game, and return the learner's observation and an empty dict.

        The opponent moves at once if it has the first seat. A `seed` repeats everything from then
        on, also in which seat the learner begins. `options` are ignored.

        >>> planes, info = ConnectXEnv(seat="second").reset(seed=1)
        >>> print(planes[0].sum(), planes[1].sum())  # the learner's discs, the opponent's
        0 1
        """
        super().reset(seed=seed)
        if seed is None:
            self._games_since_seed += 1
        else:
            self._games_since_seed = 0
        is_second = self.opponents.seat == "second"
        if self.opponents.seat == "turns":
            is_second = self._games_since_seed % 2 == 1
        # The empty board, with mark 1 to move. `Board.empty` would take more time.
        self.board = Board.unchecked(0, 0, 1, self.board.geometry)
        self.mark = 2 if is_second else 1
        self._is_over = False
        if self.opponents.has_several:
            (index,) = self.np_random.integers(len(self.opponents.pool), size=1).tolist()
            self._opponent_index = index
        if is_second:
            self._play_opponent_move()
        return self._make_observation(), {}

    def step(self, action: np.int64 | int) -> tuple[Planes, float, bool, bool, dict[str, Any]]:
        """Play a column, and the opponent's answer to it.

        Returns the learner's observation, its reward, whether the game is over, False, and an empty
        dict. Raises ResetNeeded if no game is going on.

        >>> env = ConnectXEnv()
        >>> _ = env.reset(seed=1)
        >>> env.step(9)[1:]  # reward, terminated, truncated, info
        (-1.0, True, False, {})
        """
        if self._is_over:
            raise ResetNeeded("no game is going on, call reset()")
        column = operator.index(action)
        exists = 0 <= column < self.opponents.geometry.columns
        square = self.board.landing_square(column) if exists else 0
        if not square:  # the column is full or does not exist
            self._is_over = True
            return self._make_observation(), -1.0, True, False, {}
        wins = self._place_disc(square)
        if wins:
            return self._make_observation(), 1.0, True, False, {}
        # If the disc has filled the board, the game is a draw, and the opponent has no answer.
        has_lost = not self._is_over and self._play_opponent_move()
        reward = -1.0 if has_lost else 0.0
        return self._make_observation(), reward, self._is_over, False, {}

    def render(self) -> str:  # type: ignore[override]
        """Return the board as text.

        >>> print(ConnectXEnv().render().splitlines()[-1])
        1 2 3 4 5 6 7
        """
        return str(self.board)

    def _place_disc(self, square: int) -> bool:
        """Put a disc of the side to move on a square, and return whether that side wins by it.

        `square` is a mask with one bit. Afterwards, the other side is to move on `self.board`, and
        the game is over if it is won or the board is full.
        """
        own, occupied, mark, geometry = self.board
        own_after = own | square
        occupied_after = occupied | square
        theirs = own_after ^ occupied_after
        other_mark = 3 - mark  # marks are 1 and 2
        self.board = Board.unchecked(theirs, occupied_after, other_mark, geometry)
        # With fewer discs than a line has, there is no need to look for lines.
        is_won = own_after.bit_count() >= geometry.inarow and has_won(own_after, geometry)
        self._is_over = is_won or occupied_after == geometry.board
        return is_won

    def _play_opponent_move(self) -> bool:
        """Let the opponent play a move of its choice, and return whether it wins by that move.

        Raises ValueError if the opponent's column is not legal.
        """
        column = self.opponents.column(self.board, self._opponent_index, self.np_random)
        square = self.board.landing_square(column)
        if not square:
            self.board.play(column)  # raises a ValueError that names the column
        return self._place_disc(square)

    def _make_observation(self) -> Planes:
        """Return the board as the learner sees it, 2 x rows x columns of 0 and 1.

        The first plane has the learner's discs, and the second plane the opponent's. Both masks are
        unpacked at once: they are joined to one number, whose bits `_bit_numbers` selects.
        """
        own = self.board.discs_of(self.mark)
        theirs = own ^ self.board.occupied
        both_masks = own << MASK_BITS | theirs
        mask_bytes = both_masks.to_bytes(2 * MASK_BITS // 8, "big")
        bits = np.unpackbits(np.frombuffer(mask_bytes, np.uint8)).view(np.int8)
        return bits.take(self._bit_numbers)


def _number_bits_of_planes(geometry: Geometry) -> NDArray[np.int64]:
    """Return for each square of an observation which bit it is, 2 x rows x columns.

    The bits are those of two masks of 64 bits, the learner's discs and then the opponent's. They
    are numbered from 0, the highest bit of the first mask. Within a mask, the square of a row and a
    column, which count from the bottom left, has the value 2 ** (row + stride * column). An
    observation has the top row first.
    """
    row, column = np.mgrid[geometry.rows - 1 : -1 : -1, : geometry.columns]
    numbers_in_first_mask = MASK_BITS - 1 - (row + geometry.stride * column)
    return np.stack([numbers_in_first_mask, MASK_BITS + numbers_in_first_mask])


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
        # For each game, whether the learner has the second seat: in the game that a seed begins,
        # and in the next game that begins.
        self._is_second_after_seed = np.full(num_envs, seat == "second")
        if seat == "turns":
            self._is_second_after_seed = np.arange(num_envs) % 2 == 1
        self._is_second_next = self._is_second_after_seed

    def action_masks(self) -> NDArray[np.bool_]:
        """Return for each game and column whether it can be played, games x columns.

        >>> VectorGames(512).action_masks().shape
        (512, 7)
        """
        return self.boards.legal()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Planes, dict[str, Any]]:
        """Begin all games, and return the observations and an empty dict.

        The observations are games x 2 x rows x columns. A `seed` repeats everything from then on,
        also in which seats the learner begins. `options` are ignored.

        >>> planes, info = VectorGames(512).reset(seed=1)
        >>> planes.shape
        (512, 2, 6, 7)
        """
        if isinstance(seed, list):  # gymnasium allows a seed for each game
            self._np_random = np.random.default_rng([game_seed or 0 for game_seed in seed])
        else:
            super().reset(seed=seed)
        if seed is not None:
            self._is_second_next = self._is_second_after_seed
        all_games = np.ones(self.num_envs, bool)
        self.boards = self._begin_games(self.boards, all_games)
        return self.boards.planes().view(np.int8), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Planes, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play a column in each game, and the opponent's answers to them.

        Returns arrays with a row for each game: the observations, the rewards, whether the games
        are over, and False. Games that are over begin anew, so their observations are those of the
        new games. Then `info`, the last of the five, has two arrays: `final_obs` has the last
        observations of the old games, in the rows that `_final_obs` marks.

        >>> games = VectorGames(2, seat="first")
        >>> planes, rewards, over, _, _ = games.step(np.array([3, 9]))
        >>> rewards, over
        (array([ 0., -1.]), array([False,  True]))
        """
        columns = np.asarray(actions)
        if columns.shape != (self.num_envs,) or columns.dtype.kind not in "iu":
            raise ValueError(f"actions are {actions!r}, expected {self.num_envs} columns")
        legal = self.boards.legal()  # games x columns
        exists = (columns >= 0) & (columns < legal.shape[1])
        existing_columns = np.where(exists, columns, 0)  # any index in place of the others
        is_legal = exists & legal[np.arange(self.num_envs), existing_columns]
        boards = play_in_games(self.boards, is_legal, columns[is_legal])
        wins = is_legal & boards.won
        ends_before_answer = is_legal & boards.over  # by a win of the learner or a full board
        boards = self._play_opponent_moves(boards, is_legal & ~ends_before_answer)
        losses = ~is_legal | (~ends_before_answer & boards.won)
        over = losses | ends_before_answer | boards.over
        info = {}
        if over.any():
            # Where the opponent has not answered, it is to move, so its discs are `own`.
            learner_discs = np.where(ends_before_answer, boards.theirs, boards.own)
            last_boards = Boards.unchecked(learner_discs, boards.occupied, boards.geometry)
            info = {"final_obs": last_boards.planes().view(np.int8), "_final_obs": over}
            boards = self._begin_games(boards, over)
        self.boards = boards
        rewards = wins.astype(float) - losses
        return boards.planes().view(np.int8), rewards, over, np.zeros_like(over), info

    def _begin_games(self, boards: Boards, begins: NDArray[np.bool_]) -> Boards:
        """Return the boards with a new game in each row where `begins` is true.

        A new game draws its opponent, which has moved already if it has the first seat. Other rows
        stay as they are.
        """
        own = np.where(begins, 0, boards.own)
        occupied = np.where(begins, 0, boards.occupied)
        is_learner_second = begins & self._is_second_next
        if self.opponents.seat == "turns":
            # Where a game begins, the learner has the other seat in the game after it.
            self._is_second_next = self._is_second_next ^ begins
        pool_size = len(self.opponents.pool)
        self._opponent_indices[begins] = self.np_random.integers(pool_size, size=begins.sum())
        new_boards = Boards.unchecked(own, occupied, boards.geometry)
        return self._play_opponent_moves(new_boards, is_asked=is_learner_second)

    def _play_opponent_moves(self, boards: Boards, is_asked: NDArray[np.bool_]) -> Boards:
        """Return the boards, with a move of the opponent in each row where `is_asked` is true."""
        if not is_asked.any():
            return boards
        indices = self._opponent_indices[is_asked]
        columns = self.opponents.columns(boards[is_asked], indices, self.np_random)
        return play_in_games(boards, is_asked, columns)


def play_in_games(boards: Boards, is_played: NDArray[np.bool_], columns: Any) -> Boards:
    """Return the boards, with a move in each row where `is_played` is true.

    `columns` has a column for each of these rows, in their order. Other boards stay as they are.
    """
    boards_after = boards[is_played].play(columns)
    own = boards.own.copy()
    occupied = boards.occupied.copy()
    own[is_played] = boards_after.own
    occupied[is_played] = boards_after.occupied
    return Boards.unchecked(own, occupied, boards.geometry)


# These are the public names, as gymnasium writes them into files that it saves.
gymnasium.register(
    "ConnectX-v0",
    entry_point="connectx:ConnectXEnv",
    vector_entry_point="connectx:VectorGames",
)
