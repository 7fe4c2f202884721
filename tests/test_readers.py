"""Readers are total: whatever comes from outside gives a value or a `UserError`.

Hypothesis makes arbitrary JSON, arbitrary text and mutations of valid inputs. How many there are of
each is said in `conftest.py`.
"""

import copy
import json
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import kaggle_environments
from hypothesis import given
from hypothesis import strategies as st

from connectx.arena.store import add_log, read_games
from connectx.bench.learning.dataset import DataSet, read_dataset, write_dataset
from connectx.bench.learning.grade import read_answer
from connectx.bench.learning.label import label
from connectx.build.player import Player, PlayerSpec, player_names
from connectx.command_line import read_configuration
from connectx.commands import analyze
from connectx.core.board import Board, geometry_of
from connectx.core.boards import Boards
from connectx.errors import UserError
from connectx.game import SETTINGS, Cause, Forfeit, Game, complete_configuration, game_of, read_game
from connectx.plain_values import MAX_DEPTH, MAX_INT_DIGITS, make_plain, parse_literal
from connectx.position import extract_position, read_position

DATA = Path(__file__).parent / "data"
CASES = [json.loads(line)["text"] for line in (DATA / "position_cases.jsonl").open()]
GEOMETRIES = [geometry_of(*size) for size in ((6, 7, 4), (4, 12, 3), (2, 3, 3), (3, 34, 4))]
COMPLETE = complete_configuration({})


def make_replay() -> dict[str, Any]:
    """A replay of ConnectX that ends with a forfeit."""
    environment = kaggle_environments.make("connectx")
    environment.run([lambda observation: observation.step % 7, lambda observation: "none"])
    replay: dict[str, Any] = json.loads(json.dumps(environment.toJSON()))
    return {**replay, "info": {"EpisodeId": 7, "TeamNames": ["a", "b"]}}


def make_openspiel_replay() -> dict[str, Any]:
    """A replay of OpenSpiel's Connect Four, as Kaggle has it."""

    def step(actions: tuple[Any, Any], status: str = "ACTIVE") -> list[dict[str, Any]]:
        return [
            {"action": {"submission": action}, "status": status, "info": {}} for action in actions
        ]

    steps = [step((-1, -1)), step((-1, 3)), step((3, -1)), step((-2, None), "ERROR")]
    steps[0][0]["observation"] = {"observationString": ".......\n" * 6}
    parameters = {"openSpielGameString": "connect_four()", "openSpielGameParameters": {"rows": 6}}
    info = {"initialActions": [0], "TeamNames": ["a", "b"]}
    return {
        "configuration": parameters,
        "steps": steps,
        "info": info,
        "name": "open_spiel_connect_four",
    }


FORFEITED = Game(configuration=COMPLETE, moves=(3, 3), forfeit=Forfeit(0, Cause.ERROR), id="x")
OBSERVATION = {"board": [0] * 41 + [1], "mark": 2, "remainingOverageTime": 60, "step": 1}
VALUES: list[Any] = [
    make_replay(),
    make_openspiel_replay(),
    json.loads(json.dumps(FORFEITED.facts())),
    {
        "moves": [3, 3],
        "configuration": {"rows": 6, "columns": 7},
        "board": [0] * 42,
        "winner": None,
    },
    {"moves": "4453", "board": [0] * 42},
    OBSERVATION,
    {"observation": OBSERVATION, "configuration": {}},
    {"board": [["."] * 7] * 6, "current_player": "x"},
    {"observationString": ".......\n" * 6},
    [[0] * 7 for _ in range(6)],
    [3, 3, 4, 2],
]
LOG = [[{"duration": 0.25, "stdout": "", "stderr": "Traceback"}], [None]]

NUMBERS = st.one_of(
    st.integers(-3, 50),
    st.integers(),
    st.sampled_from([10**999, -(10**999), 10**1000, 2**63]),
    st.floats(),
)
WORDS = st.one_of(
    st.text(max_size=8),
    st.sampled_from(["moves", "steps", "board", "4453", "X", "ERROR", "x", "\ud800", "\0"]),
    st.sampled_from(CASES),
)
SCALARS = st.one_of(st.none(), st.booleans(), NUMBERS, WORDS)
FIELDS = ["moves", "steps", "board", "mark", "observation", "observationString", "configuration"]
FIELDS += ["info", "action", "status", "winner", "forfeit", "seat", "rows", "columns", "inarow"]
FIELDS += ["current_player", "name", "players"]
KEYS = st.sampled_from(FIELDS) | st.text(max_size=4)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=20,
)
ODD_OBJECTS = st.sampled_from(
    [
        object(),
        object,
        np.ndarray,
        b"44",
        {1, 2},
        deque([3]),
        range(3),
        1j,
        Cause.ERROR,
        np.int8(3),
    ]
)
LONG_INTEGERS = st.builds(pow, st.just(10), st.just(5000))  # that Python refuses to print
BOARDS = st.sampled_from([np.zeros((6, 7), int), np.array(None), Board.empty()])
PYTHON = st.recursive(
    st.one_of(SCALARS, LONG_INTEGERS, st.sets(LONG_INTEGERS), ODD_OBJECTS, BOARDS),
    lambda inner: (
        st.lists(inner, max_size=6)
        | st.tuples(inner, inner)
        | st.dictionaries(KEYS | st.tuples(st.integers()), inner, max_size=4)
    ),
    max_leaves=20,
)


@st.composite
def mutate_value(draw: st.DrawFn, values: list[Any]) -> Any:
    """A valid value in which up to three values inside are replaced, removed or doubled."""
    root = [copy.deepcopy(draw(st.sampled_from(values)))]
    for _ in range(draw(st.integers(1, 3))):
        place: Any = root
        key: Any = 0
        while isinstance(place[key], (dict, list)) and place[key] and draw(st.integers(0, 4)):
            place = place[key]
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            key = draw(st.sampled_from(keys))
        change = draw(st.sampled_from(["replace", "replace", "remove", "double"]))
        if change == "replace" or place is root:
            place[key] = draw(JSON)
        elif change == "remove":
            del place[key]
        elif isinstance(place, list):
            place.insert(key, copy.deepcopy(place[key]))
        if not root[0] or not isinstance(root[0], (dict, list)):
            break
    return root[0]


@st.composite
def mutate_text(draw: st.DrawFn, texts: list[str]) -> str:
    """A valid text in which up to three pieces are replaced."""
    text = draw(st.sampled_from(texts))
    pieces = st.text(max_size=3) | st.sampled_from([*",;.-#|:=x4", "\n", "10", "[[", "{[]:1}", "²"])
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 3)))
        text = text[:start] + draw(pieces) + text[end:]
    return text


TEXTS = st.one_of(
    st.text(),
    mutate_text(CASES),
    JSON.map(json.dumps),
    mutate_value(VALUES).map(json.dumps),
    mutate_text([json.dumps(value) for value in VALUES[2:]]),
    mutate_text([repr(value) for value in VALUES[2:]]),
)


def expect_value_or_user_error(read: Callable[[], Any]) -> Any:
    """The value that a reader returns; None if it refuses with a message."""
    try:
        return read()
    except UserError as error:
        return None if str(error).strip() else pytest.fail("the message is empty")


@given(TEXTS, st.sampled_from(GEOMETRIES), st.booleans(), st.booleans())
def test_texts_of_positions(text: str, geometry: Any, zero: bool, ordered: bool) -> None:
    found = expect_value_or_user_error(
        lambda: read_position(text, geometry, zero=zero, ordered=ordered)
    )
    assert found is None or isinstance(found, Game)


@given(st.one_of(st.text(), mutate_text(CASES)), st.sampled_from(GEOMETRIES))
def test_lines_with_positions(text: str, geometry: Any) -> None:
    found = expect_value_or_user_error(lambda: extract_position(text, geometry))
    assert found is None or isinstance(found, str)


@given(PYTHON | JSON | mutate_value(VALUES), st.sampled_from(GEOMETRIES))
def test_objects_that_are_positions(value: Any, geometry: Any) -> None:
    if isinstance(value, str):
        return
    found = expect_value_or_user_error(lambda: read_position(value, geometry))
    assert found is None or (isinstance(found, Game) and found.boards())


@given(PYTHON | JSON | mutate_value(VALUES))
def test_games_and_replays(value: Any) -> None:
    found = expect_value_or_user_error(lambda: game_of(value))
    assert found is None or (isinstance(found, Game) and found.boards())


@given(TEXTS)
def test_games_in_the_store(text: str) -> None:
    found = expect_value_or_user_error(lambda: read_game(text, "a.db"))
    assert found is None or (isinstance(found, Game) and found.boards())


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for the files of one example after the other."""
    return tmp_path_factory.mktemp("readers")


LISTS = st.lists(mutate_value(VALUES), max_size=3)


@given(
    st.one_of(
        TEXTS,
        st.lists(TEXTS, max_size=4).map("\n".join),
        LISTS.map(json.dumps),
        LISTS.map(lambda games: json.dumps({"games": games})),
    )
)
def test_files_of_games(folder: Path, text: str) -> None:
    file = folder / "games.json"
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    found = expect_value_or_user_error(lambda: read_games(file))
    assert found is None or all(game.boards() for game in found)


@given(st.one_of(JSON, mutate_value([LOG])))
def test_logs_beside_replays(folder: Path, log: Any) -> None:
    replay = folder / "episode-7-replay.json"
    (folder / "episode-7-agent-0-logs.json").write_text(json.dumps(log), encoding="utf-8")
    expect_value_or_user_error(lambda: add_log(FORFEITED, replay))


ASSIGNMENTS = st.lists(st.tuples(st.sampled_from([*SETTINGS]) | st.text(max_size=4), SCALARS))


@given(
    st.one_of(
        st.text(),
        mutate_text(["rows=8,columns=8,inarow=5", "actTimeout=0.5", "rows={[]:1}"]),
        ASSIGNMENTS.map(lambda pairs: ",".join(f"{name}={value!r}" for name, value in pairs)),
    )
)
def test_texts_of_configurations(text: str) -> None:
    found = expect_value_or_user_error(lambda: read_configuration(text))
    assert found is None or {*SETTINGS} <= {*found}


@given(st.dictionaries(st.sampled_from([*SETTINGS]) | KEYS, PYTHON | JSON))
def test_objects_that_are_configurations(values: dict[str, Any]) -> None:
    found = expect_value_or_user_error(lambda: complete_configuration(values))
    assert found is None or {*SETTINGS} <= {*found}


ANSWERS = [
    "Final Answer: 3",
    "**4**",
    '{"column": 3}',
    "<think>4</think> 3",
    r"\boxed{4}",
    "column 3",
]


@given(st.one_of(PYTHON, JSON, TEXTS, mutate_text(ANSWERS)), st.sampled_from([0, 1]))
def test_answers(answer: Any, first: int) -> None:
    assert isinstance(read_answer(answer, first), int | None)


PLAYER_TEXTS = ["minimax", "minimax:N_STEPS=4", "agents/minimax.py:agent:N_STEPS=2", "random"]
PLAYER_TEXTS += ["their.ipynb:my_agent:DEPTH=6", "tests/zoo", "a.tar.gz", "one_step:A=1,B='x,C=2'"]


@given(st.text() | mutate_text(PLAYER_TEXTS) | st.sampled_from(player_names()))
def test_texts_of_players(text: str) -> None:
    spec = expect_value_or_user_error(lambda: PlayerSpec.parse(text))
    assert spec is None or isinstance(str(spec), str)
    player = expect_value_or_user_error(lambda: Player.parse(text))
    assert player is None or player.source


FRAGMENTS = ["4453", "4453;seats=you,page;strength=easy", "44;size=7,8,4", "4%204", ""]


@given(
    mutate_text(FRAGMENTS) | st.text(), st.sampled_from(["b.html#{}", "x.org/?pos={}", "a://#{}"])
)
def test_links(fragment: str, link: str) -> None:
    found = expect_value_or_user_error(lambda: read_position(link.format(fragment)))
    assert found is None or isinstance(found, Game)


def make_data() -> DataSet:
    boards = Boards.from_moves(["4", "444444", "4453"])
    return DataSet(np.array([b"4", b"444444", b"4453"]), boards, label(boards))


@pytest.fixture(scope="module")
def datasets(folder: Path) -> dict[str, bytes]:
    """A small dataset in each of its forms."""
    for suffix in ("npz", "jsonl"):
        write_dataset(folder / f"valid.{suffix}", make_data())
    positions = [{"moves": [3, 3], "scores": [-4, -2, -2, -1, -2, -2, -4]}]
    return {
        "a.npz": (folder / "valid.npz").read_bytes(),
        "a.jsonl": (folder / "valid.jsonl").read_bytes(),
        "a.json": json.dumps({"positions": positions}).encode(),
    }


@given(st.data(), st.sampled_from(["a.npz", "a.jsonl", "a.json"]))
def test_files_of_datasets(
    folder: Path, datasets: dict[str, bytes], data: st.DataObject, name: str
) -> None:
    content = datasets[name]
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(content)))
        piece = data.draw(
            st.binary(max_size=4) | JSON.map(lambda value: json.dumps(value).encode())
        )
        content = content[:start] + piece + content[start + data.draw(st.integers(0, 4)) :]
    file = folder / name
    file.write_bytes(content)
    found = expect_value_or_user_error(lambda: read_dataset(file))
    assert found is None or len(found) >= 0


@given(st.one_of(JSON, mutate_value([{"positions": [{"moves": [3], "scores": [0] * 7}]}])), KEYS)
def test_datasets_in_json(folder: Path, value: Any, key: str) -> None:
    file = folder / "positions.json"
    line = {"board": [0] * 42, "move score": [-2, -1, 0, 1, 0, -1, -2]}
    file.write_text(json.dumps(value) + "\n" + json.dumps({**line, key: value}), encoding="utf-8")
    expect_value_or_user_error(lambda: read_dataset(file))
    file.write_text(json.dumps({**line, "moves": value}), encoding="utf-8")
    expect_value_or_user_error(lambda: read_dataset(file))


# Limits -----------------------------------------------------------------------------------------


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


def test_a_value_is_plain_up_to_its_limits() -> None:
    assert make_plain(nested(MAX_DEPTH)) == nested(MAX_DEPTH)
    assert make_plain(10**MAX_INT_DIGITS - 1) == 10**MAX_INT_DIGITS - 1
    mixed = {"a": (1, np.int8(2)), "b": np.zeros((1, 2)), "c": Cause.ERROR, "d": 1j, "e": range(2)}
    plain = {"a": [1, 2], "b": [[0.0, 0.0]], "c": "ERROR", "d": "1j", "e": [0, 1]}
    assert make_plain(mixed) == plain
    assert all(type(value) in (list, str) for value in make_plain(mixed).values())
    assert parse_literal("{'a': (1, 2)}") == {"a": [1, 2]}


def circle() -> Any:
    value: dict[str, Any] = {}
    value["observation"] = value
    return value


BEYOND = [
    (nested(MAX_DEPTH + 1), "lists or objects more than 100 deep in each other"),
    (circle(), "lists or objects more than 100 deep in each other"),
    (10**MAX_INT_DIGITS, "an integer of more than 1,000 digits"),
    ([[-(10**5000)]], "an integer of more than 1,000 digits"),
    ({(1,): 2}, "a key is (1,), expected text"),
    ({10**5000: 2}, "a key is <int>, expected text"),
]


@pytest.mark.parametrize("number", range(len(BEYOND)))
def test_beyond_a_limit_a_value_is_refused(number: int) -> None:
    value, message = BEYOND[number]
    with pytest.raises(UserError) as raised:
        make_plain(value)
    assert str(raised.value).startswith(message)


def test_too_many_values_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("connectx.plain_values.MAX_ITEMS", 1_000)
    assert make_plain([range(499), range(498)])
    for value in (range(1_000), [range(499), range(499)], range(10**30)):
        with pytest.raises(UserError, match=r"^more than 1,000 values in one, expected at most"):
            make_plain(value)


WITHOUT_MOVES = {"steps": [], "configuration": {}}
ROWS = 10**3000  # of more digits than may be multiplied and printed
ODD_INPUTS: list[tuple[Any, str]] = [
    ('{"observation":' * 500, "expected an observation"),
    ('{"observation":' * 500 + "1" + "}" * 500, "lists or objects more than 100 deep"),
    ("[" * 100_000, "move 1, '['"),
    ({**WITHOUT_MOVES, "info": {"initialActions": 5}}, "info.initialActions is 5"),
    (
        {"steps": [], "configuration": {"openSpielGameString": "", "openSpielGameParameters": [1]}},
        "configuration.openSpielGameParameters is [1], expected an object",
    ),
    ([10**5000], "an integer of more than 1,000 digits"),
    ("[" + "9" * 5000 + "]", "move 1, '9'"),
    (circle(), "lists or objects more than 100 deep"),
    ({(1, 2): 3}, "a key is (1, 2), expected text"),
    ({"moves": [], "configuration": {"rows": ROWS, "columns": ROWS}}, "an integer of more than"),
    ({"observationString": None}, "observationString is None, expected text"),
    ({"board": [0] * 42, "current_player": []}, ""),
    ("{[]:1}", "expected an observation"),
    ({"board": [[0]] * 42}, "a list of lists"),
    ({"board": [{}] * 42}, "square 1 of the board is {}"),
    ({"board": [0] * 42, "mark": [1]}, "the mark: expected 1 or 2"),
    (np.ndarray, "\"<class 'numpy.ndarray'>\": expected a replay"),
    (np.array(None), "None: expected a replay"),
    (b"44", "\"b'44'\": expected a replay"),
]


@pytest.mark.parametrize("number", range(len(ODD_INPUTS)))
def test_an_odd_input_is_refused_in_one_line(number: int) -> None:
    value, message = ODD_INPUTS[number]
    if not message:
        assert read_position(value).moves == ()
        return
    with pytest.raises(UserError) as raised:
        read_position(value)
    assert str(raised.value).startswith(message)


def test_an_openspiel_state_after_a_failed_answer_is_read() -> None:
    """An answer may be any value, also one that no dict takes as a key."""
    replay = make_openspiel_replay()
    replay["steps"][-1][0]["action"] = {"submission": [1]}
    game = read_position(replay)
    assert (game.moves, game.forfeit) == ((0, 3, 3), Forfeit(1, Cause.ERROR))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("rows=" + "-" * 20_000, "rows is '-"),
        ("rows={[]:1}", "rows is '{[]:1}', expected an integer, at least 1"),
        ("rows=0x" + "f" * 4_000, "an integer of more than 1,000 digits"),
        ("columns=" + "(" * 20_000, "columns is '("),
    ],
)
def test_an_odd_configuration_is_refused(text: str, message: str) -> None:
    with pytest.raises(UserError) as raised:
        read_configuration(text)
    assert str(raised.value).startswith(message)


def test_a_bad_line_does_not_end_an_analysis(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    odd = ['{"observation":' * 500, json.dumps({**WITHOUT_MOVES, "info": {"initialActions": 5}})]
    odd += ['{"observation":' * 300 + "1" + "}" * 300, "{[]:1}", "4,4,,5", "[" + "9" * 5000 + "]"]
    file = tmp_path / "positions.txt"
    file.write_text("\n".join(["4453", *odd, "4453"]))
    with file.open() as stream:
        monkeypatch.setattr("builtins.open", lambda *_, **__: stream)
        assert analyze.main("connectx analyze", []) == 1
    out, error = capsys.readouterr()
    assert out.splitlines() == ["4453 -2", *[""] * len(odd), "4453 -2"]
    assert [line.split(":")[0] for line in error.splitlines()] == [
        f"line {number}" for number in range(2, 2 + len(odd))
    ]


LARGE = 64 << 10  # bytes of a text that is read within a second


@pytest.mark.slow
@pytest.mark.parametrize(
    "unit",
    [
        "[{},{}],",
        "0,",
        '"x",',
        "[[],[]],",
        '{"a":{}},',
        "4 ",
        "b.html#4 ",
        "x",
        "\u0664",
        "1. ",
        "|",
    ],
)
@pytest.mark.parametrize(
    "form", ['{{"configuration":{{}},"steps":[{}]}}', '{{"moves":[{}]}}', "[{}]", "{}"]
)
def test_a_large_text_takes_a_second(unit: str, form: str) -> None:
    read_position("4453")  # imports what is imported late
    text = form.format((unit * (LARGE // len(unit))).rstrip(","))
    start = time.process_time()
    expect_value_or_user_error(lambda: read_position(text))
    expect_value_or_user_error(lambda: extract_position(text))
    assert time.process_time() - start < 1
