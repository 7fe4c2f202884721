"""Games read from files: every form that is documented, and what is none of them."""

import json
from pathlib import Path
from typing import Any

import pytest

from agents.core.board import geometry_of
from arena.function import PlayerFunction
from arena.game import Game, PlayerId, game_of_moves
from arena.match import Pairing, play_game
from arena.record import game_line, kaggle_replay, read_games
from arena.referee import KaggleReferee, import_kaggle_environments
from errors import RecordError


def column(number: int) -> Any:
    """An agent that plays one column as long as it can."""

    def agent(observation: Any, configuration: Any) -> int:
        free = [c for c in range(configuration.columns) if observation.board[c] == 0]
        return number if number in free else free[0]

    return agent


def rubbish_on_move_3(observation: Any, configuration: Any) -> int:
    return 99 if sum(map(bool, observation.board)) >= 4 else 0


def replay(*agents: Any, **configuration: Any) -> dict[str, Any]:
    """A replay of Kaggle's, as `env.toJSON()` makes it and the site saves it."""
    environment = import_kaggle_environments().make("connectx", configuration)
    environment.run(list(agents))
    value: dict[str, Any] = environment.toJSON()
    value["info"] = {"TeamNames": ["Ann", "Bob"], "EpisodeId": 12345678}
    return value


def written(tmp_path: Path, value: Any) -> Path:
    path = tmp_path / "game.json"
    path.write_text(value if isinstance(value, str) else json.dumps(value))
    return path


def read_one(path: Path) -> Game:
    (game,) = read_games(path)
    return game


def forfeit_of(game: Game) -> tuple[int, str]:
    assert game.forfeit is not None
    return game.forfeit.seat, game.forfeit.cause


def our_game(*agents: Any) -> Game:
    player_ids = [PlayerId(name=name, source_hash=None) for name in ("Ann", "Bob")]
    running = [PlayerFunction(agent) for agent in agents]
    referee = KaggleReferee({"rows": 6, "columns": 7, "inarow": 4})
    return play_game(Pairing(players=(0, 1), seed=1), running, player_ids, referee)


# What is read -----------------------------------------------------------------------------------


def test_reads_a_replay(tmp_path: Path) -> None:
    record = read_one(written(tmp_path, replay(column(0), column(3))))
    assert record.title == "game.json, episode 12345678"
    assert record.players == ("Ann", "Bob")
    assert record.moves == (0, 3, 0, 3, 0, 3, 0)
    assert record.winner == 0
    assert record.overage == (0.0,) * 7
    assert record.seconds == (None,) * 7


def test_the_filler_of_the_idle_seat_is_no_move(tmp_path: Path) -> None:
    value = replay(column(5), column(6))
    assert [step[1]["action"] for step in value["steps"][1:4]] == [0, 6, 0]
    assert read_one(written(tmp_path, value)).moves[:3] == (5, 6, 5)


def test_reads_a_replay_of_another_size(tmp_path: Path) -> None:
    record = read_one(written(tmp_path, replay(column(0), column(1), rows=5, columns=5, inarow=3)))
    assert record.geometry == geometry_of(5, 5, 3)
    assert record.winner == 0


def test_overage_is_what_the_mover_has_lost_of_it(tmp_path: Path) -> None:
    value = replay(column(0), column(3))
    for step in value["steps"][4:]:
        step[1]["observation"]["remainingOverageTime"] = 57.5
    assert read_one(written(tmp_path, value)).overage == (0, 0, 0, 2.5, 0, 0, 0)


def test_reads_a_replay_that_ended_in_a_forfeit(tmp_path: Path) -> None:
    record = read_one(written(tmp_path, replay(rubbish_on_move_3, column(1))))
    assert record.moves == (0, 1, 0, 1)
    assert forfeit_of(record) == (0, "INVALID")
    assert record.winner == 1


def test_reads_a_game_of_ours(tmp_path: Path) -> None:
    game = our_game(column(0), column(3))
    record = read_one(written(tmp_path, json.loads(game_line(game))))
    assert record.players == ("Ann", "Bob")
    assert record.moves == game.moves
    assert record.seconds == game.seconds
    assert record.title == f"game.json ({game.id})"


def test_reads_a_forfeit_of_ours(tmp_path: Path) -> None:
    record = read_one(written(tmp_path, game_line(our_game(rubbish_on_move_3, column(1)))))
    assert forfeit_of(record) == (0, "INVALID")
    assert record.moves == (0, 1, 0, 1)


def test_reads_the_games_of_a_match(tmp_path: Path) -> None:
    games = [json.loads(game_line(our_game(column(0), column(3))))] * 2
    records = read_games(written(tmp_path, {"games": games}))
    assert [record.winner for record in records] == [0, 0]
    assert records[1].title.startswith("game.json, game 2")


def test_reads_lines_of_games_of_which_the_last_is_torn(tmp_path: Path) -> None:
    line = game_line(our_game(column(0), column(3)))
    header = json.dumps({"league": "a line without a game"})
    path = written(tmp_path, f"{header}\n{line}\n{line}\n{line[:50]}")
    assert len(read_games(path)) == 2


def test_the_moves_of_a_given_opening_took_no_time(tmp_path: Path) -> None:
    game = json.loads(game_line(our_game(column(0), column(3))))
    del game["checksum"]
    game |= {"opening_plies": 2, "seconds": [None, None, 0.5, 0.25, 0.5, 0.25, 2.5]}
    header = {"made by": "hand", "games": 12}
    record = read_one(written(tmp_path, f"{json.dumps(header)}\n{json.dumps(game)}\n"))
    assert record.opening_plies == 2
    assert record.seconds == (None, None, 0.5, 0.25, 0.5, 0.25, 2.5)
    assert record.overage == (None, None, 0, 0, 0, 0, 0.5)


def test_reads_move_strings(tmp_path: Path) -> None:
    records = read_games(written(tmp_path, "4453\n\n1122\n"))
    assert [record.moves for record in records] == [(3, 3, 4, 2), (0, 0, 1, 1)]
    assert not records[0].finished


def test_a_move_string_may_be_of_another_board() -> None:
    assert game_of_moves("a1", geometry_of(6, 10, 4)).moves == (9, 0)


# What is not ------------------------------------------------------------------------------------


def without(key: str) -> dict[str, Any]:
    value = replay(column(0), column(3))
    del value[key]
    return value


def other_board() -> dict[str, Any]:
    value = replay(column(0), column(3))
    value["steps"][3][0]["observation"]["board"][0] = 1
    return value


def other_move() -> dict[str, Any]:
    value = replay(column(0), column(3))
    value["steps"][1][0]["action"] = 1
    return value


def cut(value: dict[str, Any]) -> str:
    return json.dumps(value)[:-200]


def step_without(key: str) -> dict[str, Any]:
    value = replay(column(0), column(3))
    del value["steps"][2][1][key]
    return value


WRONG = {
    "nothing": (lambda: "", "holds no game"),
    "blank": (lambda: " \n", "holds no game"),
    "prose": (lambda: "Dear all,\nsee you", "line 1: expected a replay, a result or moves"),
    "a full column": (lambda: "1111111", "line 1: move 7 of '1111111', '1': the column is full"),
    "no column": (lambda: "12\n18", "line 2: move 2 of '18', '8': expected a column from 1 to 7"),
    "cut off": (lambda: cut(replay(column(0), column(3))), "no valid JSON, cut off or damaged"),
    "a number": (lambda: "[1, 2]", "expected a game, got int"),
    "an empty object": (lambda: "{}", "holds no game"),
    "too deep": (lambda: "[" * 100_000, "nested too deeply"),
    "another game": (lambda: {**replay(column(0), column(3)), "name": "halite"}, "of 'halite'"),
    "no configuration": (lambda: without("configuration"), "expected a configuration with rows"),
    "no steps": (lambda: {**replay(column(0), column(3)), "steps": []}, "two players"),
    "no status": (lambda: step_without("status"), "expected steps with an observation and"),
    "no observation": (lambda: step_without("observation"), "expected steps with an observation"),
    "steps of null": (lambda: {**replay(column(0), column(3)), "steps": None}, "expected steps"),
    "another board": (other_board, "step 3: the board is not what the moves before it give"),
    "another move": (other_move, "step 1: the board is not what the moves before it give"),
    "moves of text": (
        lambda: {"moves": ["1"], "configuration": {"rows": 6, "columns": 7, "inarow": 4}},
        "move 1 is '1', expected a column from 0 to 6",
    ),
    "moves after the end": (
        lambda: {
            "moves": [0, 1, 0, 1, 0, 1, 0, 1],
            "configuration": {"rows": 6, "columns": 7, "inarow": 4},
        },
        "move 8 is played after the game has ended",
    ),
    "a huge board": (
        lambda: {"moves": [], "configuration": {"rows": 10**9, "columns": 7, "inarow": 4}},
        "rows, columns and inarow are 1000000000, 7, 4: no board",
    ),
    "odd forfeit": (
        lambda: {
            "moves": [0],
            "configuration": {"rows": 6, "columns": 7, "inarow": 4},
            "forfeit": {"seat": 3, "cause": "ERROR"},
        },
        "a forfeit by seat 3, expected 0 or 1",
    ),
}


@pytest.mark.parametrize(("make", "message"), WRONG.values(), ids=WRONG.keys())
def test_what_is_wrong_is_said_in_one_line(make: Any, message: str, tmp_path: Path) -> None:
    path = written(tmp_path, make())
    with pytest.raises(RecordError) as caught:
        read_games(path)
    assert str(caught.value).startswith(f"{path}: ")
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


FIELDS = {
    "players": ([102], "players is [102], expected two names"),
    "numbers": ([0, "1"], 'numbers is [0, "1"], expected two numbers'),
    "seconds": ([0.1, "x"], 'seconds is [0.1, "x"], expected a list of seconds'),
    "opening_plies": (3, "opening_plies is 3, expected a number of moves"),
    "winner": (1, "winner is 1, but by the moves it is None"),
    "configuration": ({"rows": 6}, "expected a configuration with rows, columns and inarow"),
    "moves": ("01", "expected moves as a list, got str"),
    "forfeit": ([1], "forfeit is [1], expected seat and cause"),
    "checksum": ("0", "the checksum does not match"),
}


@pytest.mark.parametrize("field", FIELDS)
def test_a_field_of_another_kind_is_named(field: str, tmp_path: Path) -> None:
    value, message = FIELDS[field]
    size = {"rows": 6, "columns": 7, "inarow": 4}
    path = written(tmp_path, {"moves": [0, 1], "configuration": size, field: value})
    with pytest.raises(RecordError) as caught:
        read_games(path)
    assert str(caught.value).startswith(f"{path}: {message}")


@pytest.mark.parametrize(
    "agents",
    [
        (column(0), column(3)),
        (rubbish_on_move_3, column(1)),
        (column(2), rubbish_on_move_3),
    ],
)
def test_a_game_survives_the_way_to_kaggle_and_back(agents: Any, tmp_path: Path) -> None:
    game = our_game(*agents)
    record = read_one(written(tmp_path, kaggle_replay(game)))
    assert (record.players, record.moves, record.winner) == (game.players, game.moves, game.winner)
    assert (record.forfeit is None) == (game.forfeit is None)
    if game.forfeit is not None:
        assert forfeit_of(record) == forfeit_of(game)


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(RecordError, match="expected text in UTF-8"):
        read_games(path)


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"no\.json: cannot be read: No such file"):
        read_games(tmp_path / "no.json")
