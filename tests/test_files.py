"""Games read from files of others: every form that is documented, and what is none of them."""

import dataclasses
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conftest import refusal

from connectx.arena.league import ScheduledGame, play_game
from connectx.arena.process import PlayerFunction
from connectx.arena.referee import KaggleReferee, import_kaggle_environments, make_replay
from connectx.arena.store import add_log, read_games
from connectx.errors import UserError
from connectx.game import Cause, Forfeit, Game

SIZE = {"rows": 6, "columns": 7, "inarow": 4}


def column(number: int, *, then: Any = None) -> Any:
    """An agent that plays one column as long as it can; with 4 discs on the board, `then`."""

    def agent(observation: Any, configuration: Any) -> Any:
        if then is not None and sum(map(bool, observation.board)) >= 4:
            return 1 // 0 if then == "raises" else then
        free = [c for c in range(configuration.columns) if observation.board[c] == 0]
        return number if number in free else free[0]

    return agent


def replay(*agents: Any, **configuration: Any) -> dict[str, Any]:
    """A replay of Kaggle's, as `env.toJSON()` makes it and the site saves it."""
    environment = import_kaggle_environments().make("connectx", configuration)
    environment.run(list(agents))
    value: dict[str, Any] = environment.toJSON()
    value["info"] = {"TeamNames": ["Ann", "Bob"], "EpisodeId": 12345678}
    return value


def written(tmp_path: Path, value: Any, name: str = "game.json") -> Path:
    path = tmp_path / name
    path.write_text(value if isinstance(value, str) else json.dumps(value))
    return path


def read_one(path: Path) -> Game:
    (game,) = read_games(path)
    return game


SMALL = {"rows": 5, "columns": 5, "inarow": 3}
GAMES: list[tuple[tuple[Any, Any], dict[str, int]]] = [
    ((column(5), column(6)), SIZE),
    ((column(0), column(1)), SMALL),
    ((column(0, then=99), column(1)), SIZE),
    ((column(2, then="raises"), column(3)), SIZE),
]


# What is read -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("agents", "size"), GAMES)
def test_a_replay_comes_back_as_kaggles(agents: Any, size: Any, tmp_path: Path) -> None:
    official = json.loads(json.dumps(replay(*agents, **size)))
    game = read_one(written(tmp_path, official))
    assert (game.title, game.players) == ("game.json, episode 12345678", ("Ann", "Bob"))
    assert list(game.geometry.size) == list(size.values())
    if game.forfeit is not None:
        assert official["statuses"][game.forfeit.seat] == game.forfeit.cause
    ours = json.loads(json.dumps(make_replay(game)))
    for key in ("name", "schema_version", "configuration", "rewards", "statuses"):
        assert ours[key] == official[key], key
    seen, expected = (
        [[state["observation"] for state in step] for step in each["steps"]]
        for each in (ours, official)
    )
    assert seen == expected


@pytest.mark.parametrize(("agents", "size"), GAMES)
def test_a_game_of_ours_comes_back_as_it_was(agents: Any, size: Any, tmp_path: Path) -> None:
    running = [PlayerFunction(agent) for agent in agents]
    game = play_game(ScheduledGame(numbers=(0, 1), seed=1), running, KaggleReferee(size))
    read = read_one(written(tmp_path, game.facts()))
    assert read.title == f"game.json ({game.id})"
    assert dataclasses.replace(read, title="") == game


def test_a_log_explains_the_forfeit_of_its_replay(tmp_path: Path) -> None:
    environment = import_kaggle_environments().make("connectx", SIZE)
    environment.run([column(2, then="raises"), column(3)])
    path = written(tmp_path, environment.toJSON(), "episode-7-replay.json")
    own = [[step[0]] for step in environment.logs if step and step[0]]
    log = written(tmp_path, own, "episode-7-agent-0-logs.json")
    assert read_games(log) == []
    game, last = add_log(read_one(path), path), environment.logs[-1][0]
    assert game.seconds == (*[None] * 4, last["duration"])
    assert game.forfeit == Forfeit(0, Cause.ERROR, detail=last["stderr"])
    assert last["stderr"].endswith("\nZeroDivisionError: integer division or modulo by zero\n")
    log.write_text(json.dumps(own[:-1]))  # cut off
    assert add_log(read_one(path), path) == read_one(path)


def test_reads_several_games(tmp_path: Path) -> None:
    games = [{"id": "abc", "moves": [0, 1, 0, 1, 0, 1, 0], "configuration": SIZE}] * 2
    for value in (games, {"games": games, "players": 2}):
        read = read_games(written(tmp_path, value))
        assert [game.winner for game in read] == [0, 0]
        assert read[1].title == "game.json, game 2 (abc)"
    read = read_games(written(tmp_path, "4453\n\n1122\n"))
    assert [game.moves for game in read] == [(3, 3, 4, 2), (0, 0, 1, 1)]
    assert not read[0].finished


def test_what_a_game_does_not_say_is_unknown(tmp_path: Path) -> None:
    read = read_one(written(tmp_path, {"moves": [0, 1, 0], "configuration": {"rows": 9}}))
    assert (read.players, read.winner, read.finished) == (("first", "second"), None, False)
    assert read.geometry.size == (9, 7, 4)
    assert read.seconds == ()


# What is not ------------------------------------------------------------------------------------


NO_GAME = "expected a replay with steps or a game with moves"
WRONG: list[tuple[Any, str]] = [
    ("", "holds no game"),
    ("Dear all,\nsee you", "line 1: expected a replay, results or moves such as 4453"),
    ("12\n18", "line 2: move 2, '8': expected a column from 1 to 7"),
    ('{"moves": [0, 1', "Invalid JSON: EOF while parsing a list at line 1 column 15"),
    ([1, 2], f"game 1: {NO_GAME}"),
    ({"moves": [0]}, "game 1: configuration: Field required"),
]
ONE: dict[str, Any] = {"moves": [0, 1], "configuration": SIZE}
WRONG += [
    (ONE | {"moves": [0, 1] * 4}, "game 1: move 8: the game was already over"),
    (ONE | {"configuration": {**SIZE, "rows": 10**9}}, "game 1: the board has 7,000,000,000 squ"),
    (ONE | {"players": ["Ann"]}, "game 1: players.1: Field required"),
    (ONE | {"numbers": [0, "1"]}, "game 1: numbers.1 is '1': Input should be a valid integer"),
    (ONE | {"seconds": [float("inf")]}, "game 1: seconds.0 is inf: Input should be a fini"),
    (ONE | {"forfeit": {"seat": 3, "cause": "ERROR"}}, "game 1: forfeit.seat is 3, expected 0"),
    (
        {
            "moves": [0, 1] * 3 + [0],
            "configuration": SIZE,
            "forfeit": {"seat": 0, "cause": "ERROR"},
        },
        "game 1: it has a forfeit, but its moves end the game",
    ),
    (ONE | {"seconds": [0.1] * 4}, "game 1: seconds has 4 values, expected at most 3"),
    (ONE | {"seconds": [0.1, -1]}, "game 1: seconds of move 2 is -1, expected 0 to 10,000,000"),
    (ONE | {"unanswered": [0, 3]}, "game 1: unanswered has 3, expected 0 to 2"),
    (ONE | {"winner": 1}, "game 1: winner is 1, but the moves make it None"),
    (ONE | {"winner": "x" * 10**6}, "game 1: winner is 'xxx"),
    (
        {"steps": [[{"action": 0, "status": "DONE", "more": "x" * 99}] * 3], "configuration": SIZE},
        "game 1: steps.0 is [{",
    ),
    ({"steps": [[{}, {}]], "configuration": SIZE}, "game 1: steps.0.0.status: Field required"),
]


def check_refused(path: Path, message: str) -> None:
    with pytest.raises(UserError) as caught:
        read_games(path)
    assert str(caught.value).startswith(f"{path}: {message}")
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < len(str(path)) + 200


@pytest.mark.parametrize(("value", "message"), WRONG)
def test_what_is_no_game_is_said_in_one_line(value: Any, message: str, tmp_path: Path) -> None:
    check_refused(written(tmp_path, value), message)


READERS = {  # the name of a file that each command reads
    "game.json": ["review"],
    "game.txt": ["dataset", "-o", "set.npz", "-n", "1", "--games"],
    "set.npz": ["accuracy", "one_step", "--positions"],
    "set.jsonl": ["accuracy", "one_step", "--without"],
    **{f"player{end}": ["evaluate", "one_step"] for end in (".py", ".ipynb", ".tar.gz", ".zip")},
}
NOT_FILES: dict[str, tuple[Callable[[Path], object], str]] = {
    "a pipe": (os.mkfifo, "not a file but a device, a pipe or a folder"),
    "a device": (lambda path: path.symlink_to("/dev/zero"), "not a file but a device, a pipe or a"),
    "too large": (lambda path: path.write_bytes(b"") or os.truncate(path, 2**40), "too large, exp"),
}
if sys.platform == "linux":  # a file of which the system reads nothing, not even for root
    NOT_FILES["unreadable"] = (lambda path: path.symlink_to("/proc/self/mem"), "Input/output error")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize(("make", "message"), NOT_FILES.values(), ids=NOT_FILES)
def test_what_cannot_be_read_whole_is_refused_before(
    name: str, make: Callable[[Path], object], message: str, tmp_path: Path, capsys: Any
) -> None:
    make(path := tmp_path / name)
    program, *options = READERS[name]
    assert f"{path}: " in (said := refusal(program, [*options, str(path)], capsys))
    assert message in said


def test_what_is_no_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    check_refused(path, "No such file or directory")
    check_refused(tmp_path, "a folder without files in .json, .db, .txt")
    path.write_bytes(b"\x89PNG\xff\xfe")
    check_refused(path, "line 1: expected a replay, results or moves such as 4453")
