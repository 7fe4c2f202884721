"""Torch and stable-baselines3 themselves, where they are installed: make test-torch."""

from pathlib import Path

import numpy as np
import pytest

from connectx.core.operations import judge_of
from connectx.core.weights import arrays_in
from connectx.errors import UserError
from connectx.learning.accuracy import read_set
from connectx.learning.env import VectorGames
from connectx.learning.export import export
from tests.make_networks import torch_networks

torch = pytest.importorskip("torch")


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name", ["torch_tower", "torch_mlp"])
def test_a_module_is_traced_and_left_as_it_was(name: str) -> None:
    module = torch_networks()[name].train()
    module[0].eval() if name == "torch_mlp" else module.stem.eval()
    modes = [each.training for each in module.modules()]
    assert export(module, "mine.py").difference <= 1e-5
    assert [each.training for each in module.modules()] == modes


@pytest.mark.parametrize(
    ("module", "words"),
    [
        (torch.nn.Linear(42, 7), "Linear: fails for planes"),
        (torch.nn.Sequential(torch.nn.AdaptiveMaxPool2d(3)), "torch cannot trace it"),
        (torch.nn.Linear(7, 7).half(), r"export Linear.float\(\)"),
    ],
)
def test_what_torch_cannot_trace_is_said_in_one_line(module: object, words: str) -> None:
    with pytest.raises(UserError, match=f"^[^\\n]*{words}[^\\n]*$"):
        export(module, "mine.py")


@pytest.mark.parametrize("algorithm", ["PPO", "A2C", "DQN", "MaskablePPO", "TRPO"])
def test_a_model_of_stable_baselines3_plays_as_it_predicts(algorithm: str) -> None:
    pytest.importorskip("sb3_contrib")
    import sb3_contrib
    import stable_baselines3

    from connectx.learning.stable import StableGames

    kind = getattr(stable_baselines3, algorithm, None) or getattr(sb3_contrib, algorithm)
    options = {} if algorithm == "DQN" else {"n_steps": 16}
    model = kind("MlpPolicy", StableGames(VectorGames(16)), seed=1, device="cpu", **options)
    model.learn(512)
    model.save("model.zip")
    boards = read_set().boards[1000:1300]
    columns = model.predict(boards.planes(), deterministic=True)[0]
    for number, what in enumerate((model, "model.zip")):
        export(what, f"mine{number}.py", rules=False)
        judge = judge_of(arrays_in("mine", Path(f"mine{number}.npz").read_bytes()))
        preferences, _ = judge(boards, boards.winning_squares())
        np.testing.assert_array_equal(preferences.argmax(1), columns)
