"""`VectorGames` for stable-baselines3: MaskablePPO("MlpPolicy", StableGames(VectorGames(256)))."""

from typing import Any

import numpy as np

from connectx.bench.learning.env import VectorGames
from connectx.errors import may_be_missing

with may_be_missing():
    from stable_baselines3.common.vec_env import VecEnv


class StableGames(VecEnv):  # type: ignore[misc]
    """`VectorGames` as stable-baselines3 takes many games at once.

    >>> games = StableGames(VectorGames(256, ["random", "one_step"]))  # doctest: +SKIP
    >>> model = MaskablePPO("MlpPolicy", games).learn(1_000_000)  # doctest: +SKIP
    """

    def __init__(self, games: VectorGames) -> None:
        """Wrap games. Their opponents and seats stay as they are."""
        self.games = games
        self._columns: Any = None
        self._lengths = np.zeros(games.num_envs, int)
        super().__init__(games.num_envs, games.single_observation_space, games.single_action_space)

    def reset(self) -> Any:
        """Begin all games, with the seed that `seed` has set."""
        planes, _ = self.games.reset(seed=self._seeds[0])
        self._reset_seeds()
        self._lengths[:] = 0
        return planes

    def step_async(self, actions: Any) -> None:
        """Store the columns that `step_wait` plays."""
        self._columns = actions

    def step_wait(self) -> Any:
        """Play the stored column in each game, and the opponent's answers to them."""
        planes, rewards, over, _, info = self.games.step(self._columns)
        infos: list[dict[str, Any]] = [{} for _ in over]
        self._lengths += 1
        for row in np.flatnonzero(over):
            episode = {"r": rewards[row], "l": int(self._lengths[row]), "t": 0.0}
            infos[row] = {"terminal_observation": info["final_obs"][row], "episode": episode}
        self._lengths[over] = 0
        return planes, rewards.astype(np.float32), over, infos

    def close(self) -> None:
        """Do nothing, as there is nothing to close."""

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        """Return an attribute of the games, once for each game."""
        return [getattr(self.games, name)] * len(list(self._get_indices(indices)))

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        """Set an attribute of all games."""
        setattr(self.games, name, value)

    def env_method(self, name: str, *args: Any, indices: Any = None, **options: Any) -> list[Any]:
        """Call a method of the games, and return its result for each game.

        The method must return a row for each game.
        """
        results = getattr(self.games, name)(*args, **options)
        return [results[row] for row in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Return False for each game, as no game is wrapped by itself."""
        return [False] * len(list(self._get_indices(indices)))
