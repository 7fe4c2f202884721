"""examples/lost_games.py, which fetches lost games, with stand-ins for Kaggle's server."""

import contextlib
import importlib.util
import json
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from conftest import PROJECT

# Imported by the test alone: the package takes a second, in every process that collects the tests.
installed = importlib.util.find_spec("kaggle") is not None
pytestmark = pytest.mark.skipif(not installed, reason="the package kaggle is not installed")

SCRIPT = PROJECT / "examples" / "lost_games.py"
OURS, THEIRS = 12345678, 5
REPLAY = (PROJECT / "tests" / "data" / "replay.json").read_text()
RESULTS = {  # episode: (the submissions by seat, their rewards, its state)
    1: ((OURS, OURS), (1, -1), "COMPLETED"),  # the validation episode
    2: ((OURS, THEIRS), (1, -1), "COMPLETED"),
    3: ((THEIRS, OURS), (1, -1), "COMPLETED"),
    4: ((OURS, THEIRS), (None, 0), "COMPLETED"),
    5: ((OURS, THEIRS), (0, 0), "COMPLETED"),
    6: ((THEIRS, OURS), (None, None), "CREATED"),
}


def episode(number: int) -> Any:
    from kagglesdk.competitions.types import competition_api_service as types
    from kagglesdk.competitions.types import episode as episodes

    found = types.ApiEpisode()
    submissions, rewards, state = RESULTS[number]
    found.id, found.state = number, episodes.EpisodeState[state]
    found.agents = []
    for seat in (1, 0):  # in any order
        agent = types.ApiEpisodeAgent()
        agent.index, agent.submission_id = seat, submissions[seat]
        agent.team_name = "us" if submissions[seat] == OURS else "them"
        agent.state = episodes.EpisodeAgentState.EPISODE_AGENT_STATE_COMPLETE
        if rewards[seat] is None:
            agent.state = episodes.EpisodeAgentState.EPISODE_AGENT_STATE_ERROR_TIMEOUT
        else:
            agent.reward = float(rewards[seat])
        found.agents.append(agent)
    return found


class Server:
    """Answers as the package's client does, and counts what is asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def list_submission_episodes(self, request: Any) -> Any:
        from kagglesdk.competitions.types import competition_api_service as types

        assert request.submission_id == OURS
        response = types.ApiListSubmissionEpisodesResponse()
        response.episodes = [*map(episode, RESULTS)]
        return response

    def get_episode_replay(self, request: Any) -> str:
        self.asked.append(f"replay {request.episode_id}")
        return REPLAY

    def get_episode_agent_logs(self, request: Any) -> str:
        self.asked.append(f"log {request.episode_id} {request.agent_index}")
        return json.dumps([[{"duration": 0.25, "stdout": "", "stderr": ""}]])


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Server:
    import kaggle

    server = Server()

    @contextlib.contextmanager
    def client() -> Iterator[Any]:
        competitions = SimpleNamespace(competition_api_client=server)
        yield SimpleNamespace(competitions=competitions, http_client=lambda: None)

    def download(response: str, file: str, http_client: None, quiet: bool) -> None:
        Path(file).write_text(response)

    monkeypatch.setattr(kaggle.api, "build_kaggle_client", client)
    monkeypatch.setattr(kaggle.api, "download_file", download)
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent))
    monkeypatch.chdir(tmp_path)
    return server


def test_the_lost_games_are_fetched_once_and_reviewed(
    server: Server, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for _ in range(2):
        runpy.run_path(str(SCRIPT))["main"](OURS)
        out = capfd.readouterr().out
        assert out.splitlines()[:6] == [
            "1 won first us",
            "1 lost second us",
            "2 won first them",
            "3 lost second them",
            "4 lost first them",
            "5 drew first them",
        ]
        assert out.count("episode 7000001") == 3  # each is the same replay
        expected = ["replay 1", "log 1 1", "replay 3", "log 3 1", "replay 4", "log 4 0"]
        assert server.asked == expected
    assert len([*(tmp_path / "lost").iterdir()]) == 6
