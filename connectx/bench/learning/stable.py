"""`VectorGames` for stable-baselines3: MaskablePPO("MlpPolicy", StableGames(VectorGames(256)))."""

from typing import Any

import numpy as np

from connectx.bench.learning.env import VectorGames
from connectx.errors import may_be_missing

with may_be_missing():
    from stable_baselines3.common.vec_env import VecEnv


class StableGames(VecEnv):  # type: ignore[misc]
    """Many games at once, as stable-baselines3 takes them.

    >>> games = StableGames(VectorGames(256, ["random", "one_step"]))  # doctest: +SKIP
    >>> model = MaskablePPO("MlpPolicy", games).learn(1_000_000)  # doctest: +SKIP
    """

    def __init__(self, games: VectorGames) -> None:
        """Take games; their opponents and seats are as they are."""
        self.games = games
        self._columns: Any = None
        self._lengths = np.zeros(games.num_envs, int)
        super().__init__(games.num_envs, games.single_observation_space, games.single_action_space)

    def reset(self) -> Any:
        """Begin all games, by the seed that `seed` has set."""
        planes, _ = self.games.reset(seed=self._seeds[0])
        self._reset_seeds()
        self._lengths[:] = 0
        return planes

    def step_async(self, actions: Any) -> None:
        """Take the columns that `step_wait` plays."""
        self._columns = actions

    def step_wait(self) -> Any:
        """Play a column in each game, and the opponent's answers."""
        planes, rewards, over, _, found = self.games.step(self._columns)
        infos: list[dict[str, Any]] = [{} for _ in over]
        self._lengths += 1
        for row in np.flatnonzero(over):
            episode = {"r": rewards[row], "l": int(self._lengths[row]), "t": 0.0}
            infos[row] = {"terminal_observation": found["final_obs"][row], "episode": episode}
        self._lengths[over] = 0
        return planes, rewards.astype(np.float32), over, infos

    def close(self) -> None:
        """There is nothing to close."""

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        """An attribute of the games, for each."""
        return [getattr(self.games, name)] * len(list(self._get_indices(indices)))

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        """Set an attribute of all games."""
        setattr(self.games, name, value)

    def env_method(self, name: str, *args: Any, indices: Any = None, **options: Any) -> list[Any]:
        """What a method of the games returns: its rows if it returns one for each."""
        found = getattr(self.games, name)(*args, **options)
        return [found[row] for row in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No game is wrapped by itself."""
        return [False] * len(list(self._get_indices(indices)))
