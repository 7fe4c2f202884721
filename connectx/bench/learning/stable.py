"""`VectorGames` for stable-baselines3: MaskablePPO("MlpPolicy", StableGames(VectorGames(256)))."""

from typing import Any

import numpy as np

from connectx.bench.learning.env import VectorGames
from connectx.errors import may_be_missing

with may_be_missing():
    from stable_baselines3.common.vec_env import VecEnv


class StableGames(VecEnv):  # type: ignore[misc]
    """`VectorGames` as a `VecEnv`, which is how stable-baselines3 takes many games at once.

    >>> games = StableGames(VectorGames(256, ["random", "one_step"]))  # doctest: +SKIP
    >>> model = MaskablePPO("MlpPolicy", games).learn(1_000_000)  # doctest: +SKIP
    """

    def __init__(self, games: VectorGames) -> None:
        """Wrap games, without changing their opponents and seats."""
        self.games = games
        self._columns_to_play: Any = None  # by `step_wait`, a column for each game
        self._game_lengths = np.zeros(games.num_envs, int)  # in moves of the learner
        super().__init__(games.num_envs, games.single_observation_space, games.single_action_space)

    def reset(self) -> Any:
        """Begin all games, with the seed that `seed` has set. Returns the observations."""
        planes, _ = self.games.reset(seed=self._seeds[0])
        self._reset_seeds()
        self._game_lengths[:] = 0
        return planes

    def step_async(self, actions: Any) -> None:
        """Store a column for each game, which `step_wait` plays."""
        self._columns_to_play = actions

    def step_wait(self) -> Any:
        """Play the stored column in each game, and the opponent's answers to them.

        Returns the observations, the rewards, which games are over, and a dict for each game. For a
        game that is over, the dict has the last observation and what stable-baselines3 logs: the
        reward, the length and the time, which is not measured.
        """
        planes, rewards, over, _, info = self.games.step(self._columns_to_play)
        infos: list[dict[str, Any]] = [{} for _ in over]
        self._game_lengths += 1
        for row in np.flatnonzero(over):
            # In stable-baselines3's words: the reward, the length and the time of the game.
            episode = {"r": rewards[row], "l": int(self._game_lengths[row]), "t": 0.0}
            infos[row] = {"terminal_observation": info["final_obs"][row], "episode": episode}
        self._game_lengths[over] = 0
        return planes, rewards.astype(np.float32), over, infos

    def close(self) -> None:
        """Do nothing, as there is nothing to close."""

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        """Return an attribute of the games, once for each game that `indices` selects."""
        rows = list(self._get_indices(indices))
        return [getattr(self.games, name)] * len(rows)

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        """Set an attribute of all games, whatever `indices` selects."""
        setattr(self.games, name, value)

    def env_method(self, name: str, *args: Any, indices: Any = None, **options: Any) -> list[Any]:
        """Call a method of the games, and return its result for each game that `indices` selects.

        The method must return a row for each game.
        """
        method = getattr(self.games, name)
        results = method(*args, **options)
        return [results[row] for row in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Return False for each game that `indices` selects, as no game is wrapped by itself."""
        rows = list(self._get_indices(indices))
        return [False] * len(rows)
