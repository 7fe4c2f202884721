"""Players by what a user types: which one is found, its name, and its constants."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from conftest import PATIENCE, refusal

from connectx.arena.advice import advice_on
from connectx.arena.child import INSTALLED_BUBBLEWRAP, KAGGLE_FOLDER, Limits, Sandbox
from connectx.arena.loading import load_agent
from connectx.arena.process import try_loading
from connectx.build.bundle import bundle
from connectx.build.player import (
    AGENTS_FOLDER,
    Player,
    PlayerSpec,
    agent_files,
    parse_players,
    player_names,
)
from connectx.build.source import set_constants
from connectx.errors import PlayerError
from connectx.game import read_game


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, the current one."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(path: Path, depth: int = 3) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"DEPTH = {depth}\ndef agent(o, c):\n    return DEPTH\n", encoding="utf-8")


def test_every_agent_of_ours_is_a_player_and_bundled() -> None:
    assert set(player_names()) == {*agent_files(), "random", "negamax"}
    for text in ("minimax", str(AGENTS_FOLDER / "minimax.py")):
        player = Player.parse(text)
        assert (player.name, player.trusted) == ("minimax", True)
        assert "\nfrom connectx.core" not in player.source
        assert load_agent(player.source, None).__name__ == "agent"
    changed = Player.parse("minimax:N_STEPS=1")
    assert changed.name == "minimax:N_STEPS=1"
    assert changed.source_hash != player.source_hash


def test_a_file_is_read_as_it_is(folder: Path) -> None:
    write(folder / "their.py")
    player = Player.parse("their.py")
    assert player.source == (folder / "their.py").read_text()
    assert player.path == str(folder / "their.py")


def test_files_are_named_by_their_stems_unless_two_share_one(folder: Path) -> None:
    for path in ("one/bot.py", "two/bot.py", "two/other.py"):
        write(folder / path)

    def names(*texts: str) -> list[str]:
        return [player.name for player in parse_players(texts)]

    assert names("one/bot.py", "two/other.py", "random") == ["bot", "other", "random"]
    assert names("one/bot.py", "two/bot.py") == [str(Path("one/bot.py")), str(Path("two/bot.py"))]
    assert names("one/bot.py", "one/bot.py") == ["bot", "bot"]
    assert names("one/bot.py", "one/bot.py:DEPTH=4") == ["bot", "bot:DEPTH=4"]
    write(folder / "minimax.py")
    assert names("minimax.py") == ["minimax.py"]


@pytest.mark.parametrize(
    ("text", "place", "function", "constants"),
    [
        ("minimax:N_STEPS=5", "minimax", "", {"N_STEPS": "5"}),
        ("a:X=(1,2),Y='b,c=3',Z={1: 2}", "a", "", {"X": "(1,2)", "Y": "'b,c=3'", "Z": "{1: 2}"}),
        ("a:W.threes=5,W=TUNED", "a", "", {"W.threes": "5", "W": "TUNED"}),
        ("dir/their.tar.gz:my_agent:DEPTH=5", "dir/their.tar.gz", "my_agent", {"DEPTH": "5"}),
        (r"C:\bots\their.py", r"C:\bots\their.py", "", {}),
        (r"C:\bots\their.py:my_agent", r"C:\bots\their.py", "my_agent", {}),
        (r"D:/my bots/my.py:agent:DEPTH=6", "D:/my bots/my.py", "agent", {"DEPTH": "6"}),
        (r"\\server\share\my.py:DEPTH=6", r"\\server\share\my.py", "", {"DEPTH": "6"}),
        ("odd:name", "odd:name", "", {}),  # which is a file
    ],
)
def test_what_a_user_types_is_taken_apart(
    folder: Path, text: str, place: str, function: str, constants: dict[str, str]
) -> None:
    (folder / "odd:name").touch()
    spec = PlayerSpec.parse(text)
    assert spec == (place, function, constants)
    assert PlayerSpec.parse(str(spec)) == spec


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("no/such.py", "no/such.py: no such file"),
        ("minimax.py", "minimax.py: no such file, did you mean minimax?"),
        ("x" * 300 + ".py", "x.py: cannot be read: File name too long"),
        (
            "long/" * 5_000 + "name.py",
            "name.py: no player, expected a name or a path of at most 4,096 characters",
        ),
        ("latin.py", "latin.py: expected Python source in UTF-8: "),
        ("minimax:NOPE=5", "there is no constant NOPE; it has N_STEPS"),
        ("their.py:agent:WIDTH=5", "there is no constant WIDTH; it has DEPTH"),
        ("their.py:DEPTH=1,DEPTH=2", "DEPTH is given twice"),
        ("broken.py:DEPTH=1", "broken.py: not Python source: "),
        ("returns.py:DEPTH=1", "returns.py: not Python source: 'return' outside function"),
        ("minimax:agent", "minimax:agent: only files take a function, expected minimax"),
        ("their", "their: unknown player, did you mean their.py? expected one of alphabeta, "),
        ("minmax", "minmax: unknown player, did you mean minimax? expected one of alphabeta, "),
        ("notes.md", "notes.md: not a player, expected the path of a Python file, an archive, "),
    ],
)
def test_what_is_wrong_is_said_in_one_line(folder: Path, text: str, message: str) -> None:
    write(folder / "their.py")
    (folder / "latin.py").write_bytes(b"# \xe4\n")
    (folder / "broken.py").write_text("def agent(:")
    (folder / "returns.py").write_text("DEPTH = 2\nreturn DEPTH\n")
    (folder / "notes.md").write_text("# A player\nThat plays well.\n")
    with pytest.raises(PlayerError) as raised:
        Player.parse(text)
    assert message in str(raised.value)
    assert "\n" not in str(raised.value)
    assert len(str(raised.value)) < 2_000


AGENT = "def agent(obs, config):\n    return 3\n"
SAFE = "def safe(function):\n    return function\n"
IT = "the last callable in the file, and not agent (line 1). Move"
REMEDY = "above agent, or write their.py:agent to choose agent"


@pytest.mark.parametrize(
    ("source", "warning"),
    [
        (AGENT, ""),
        (f"{AGENT}def check(grid): ...\n", f"Kaggle calls check (line 3), {IT} check {REMEDY}"),
        (f"{AGENT}{SAFE}agent = safe(agent)\n", f"Kaggle calls safe (line 3), {IT} safe {REMEDY}"),
        (f"{AGENT}key = lambda x: x\n", f"Kaggle calls key (line 3), {IT} key {REMEDY}"),
        (f"{AGENT}def free(obs, c):\n    return 0\n", f"Kaggle calls free (line 3), {IT} free "),
        (f"{AGENT}class Bot: ...\n", f"Kaggle calls the class Bot (line 3), {IT} Bot {REMEDY}"),
        (
            "class Bot: ...\n",
            "Kaggle calls the class Bot (line 1), the last callable in the file, and",
        ),
        (f"{AGENT}def agents(a, b):\n    return agent\n", f"Kaggle calls agents (line 3), {IT} "),
        (f"{AGENT}def safe_agent(obs, c):\n    return agent(obs, c)\n", ""),
        (f"{AGENT}bot = agent\n", ""),
        (f"{AGENT}if __name__ == '__main__':\n    def show(): ...\n", ""),
        ("def lucas_bot(obs, config):\n    return 3\n", ""),
        (
            "def play(obs):\n    return 3\ndef check(x): ...\n",
            "Kaggle calls check (line 3), the last",
        ),
        (f"{SAFE}{AGENT}agent = safe(agent)\n", ""),
        (f"key = None\n{AGENT}key = lambda x: x\n", ""),
    ],
)
def test_a_file_is_warned_about_where_kaggle_takes_another_function(
    folder: Path, source: str, warning: str
) -> None:
    (folder / "their.py").write_text(source)
    found = Player.parse("their.py").warning
    assert found.startswith(warning)
    assert bool(found) == bool(warning)


def test_who_chooses_the_function_is_not_warned(folder: Path) -> None:
    (folder / "their.py").write_text(f"{AGENT}def check(grid): ...\n")
    assert not Player.parse("their.py:agent").warning


PLACE = Limits(sandbox=Sandbox(INSTALLED_BUBBLEWRAP))
NO_PACKAGE = "is not installed here; if it is yours, put"
BESIDE = "connectx build their.py --archive packs both"
NUMPY = "`np.Inf` was removed in the NumPy 2.0 release. Use `np.inf` instead."
ABSENT = "FileNotFoundError: No such file"
LACKS = "AttributeError: 'numpy.ndarray' object has no attribute"
LONG = "x" * 1500  # a name that a stranger's error may well have


@pytest.mark.parametrize(
    ("error", "begins", "ends", "is_unknown"),
    [
        ("No module named 'no_torch'", f"no_torch {NO_PACKAGE}", "", True),
        (f"No module named '{LONG}'", f"{LONG} {NO_PACKAGE}", "", True),
        ("ModuleNotFoundError: No module named 'benchmarks'", f"benchmarks {NO_PACKAGE}", "", True),
        ("ModuleNotFoundError: No module named 'their'", f"their {NO_PACKAGE}", "", True),
        (f"{ABSENT}: 'opening_book.pkl'", "", BESIDE, False),
        (f"{ABSENT}: 'none.pkl'", "open Path(__file__).parent", "packs it", False),
        (f"{ABSENT}: '{LONG}'", "open Path(__file__).parent", "packs it", False),
        (f"{ABSENT}: '{KAGGLE_FOLDER}/opening_book.pkl'", "", BESIDE, False),
        (f"{ABSENT}: '{KAGGLE_FOLDER}/none.pkl'", "put none.pkl beside the file", "", False),
        (f"OSError: {KAGGLE_FOLDER}/a.so: cannot open shared object", "put a.so beside", "", False),
        ("OSError: [Errno 30] Read-only file system: '/x'", "the sandbox may have", "", True),
        (NUMPY, "numpy ", "np.inf works with every numpy", True),
        (f"{LACKS} 'tostring'", "numpy", "", True),
        (f"{LACKS} 'nothing'", "", "", False),
        ("ImportError: cannot import name 'Inf' from 'numpy' (x.py)", "numpy ", "", True),
        ("TypeError: list indices must be integers or slices, not numpy.bool", "numpy ", "", True),
        ("TypeError: ufunc 'right_shift' not supported for the input types", "numpy ", "", True),
        ("TypeError: ufunc 'add' not supported for the input types", "", "", False),
        ("MemoryError", "a process may have 4,096 MiB", "which --memory changes", True),
        ("its process was ended by SIGABRT", "", "", False),
        ("its process was ended by SIGSEGV", "", "", False),
        ("its process was ended by SIGKILL", "it killed itself, or", "when memory runs out", True),
        ("NameError: name '__file__' is not defined", "Kaggle gives it to no single", "", False),
        ("KeyError: \"'__name__' not in globals\"", "Kaggle's files are in no package", "", False),
        ("NameError: name 'nobody' is not defined", "", "", False),
    ],
)
def test_what_an_error_may_mean_is_said_too(
    folder: Path, error: str, begins: str, ends: str, is_unknown: bool
) -> None:
    write(folder / "their.py")
    for name in ("heuristics.py", "opening_book.pkl"):
        (folder / name).write_text("")
    player = Player.parse("their.py")
    advice, unknown = advice_on(error, player, PLACE)
    assert unknown == is_unknown
    assert advice.startswith(begins)
    assert advice.endswith(ends)
    assert bool(advice) == bool(begins + ends)


NESTED = f"x = {'-' * 20_000}1\n"


@pytest.mark.parametrize("is_helper", [False, True])
def test_deep_nesting_is_not_taken_for_too_little_memory(folder: Path, is_helper: bool) -> None:
    try:
        compile(NESTED, "nested.py", "exec")
    except MemoryError:
        pass
    else:
        pytest.skip("this Python's parser takes what is nested so deeply")
    (folder / "nested.py").write_text(NESTED)
    agent = "import nested\ndef agent(o, c):\n    return 3\n"
    (folder / "bot.py").write_text(agent)
    player = Player.parse("bot.py" if is_helper else "nested.py")
    problem = try_loading(PATIENCE, Limits(), player).problem
    reason = "MemoryError(: Parser stack .*)?; nested too deeply for Python's parser"
    assert re.match(f"{player.name}: does not load: {reason}", problem)
    with pytest.raises(PlayerError, match="nested too deeply"):
        Player.parse("nested.py:x=1")


# Constants set from outside -----------------------------------------------------------------------

FILE = """\
from typing import NamedTuple


class Weights(NamedTuple):
    threes: int = 1
    twos: float = 0.5
    name: str = "plain"


STEPS = 3  # moves
SHARE: float = 0.5
NAME = "é"; SIZES = (
    1,
    2,
)
DEEP = False
LIMIT = None
BITS = 1 << 4
MINE = Weights(threes=4)
OTHER = MINE._replace(twos=2.0)
USED = MINE
TWICE = 1
TWICE = 2
CHANGED = 1
lower = 1


def agent(obs, config):
    global CHANGED
    CHANGED = 2
    return 0


LATE = 6
"""


def values(source: str) -> dict[str, Any]:
    namespace: dict[str, Any] = {"__name__": "file"}
    exec(source, namespace)
    return namespace


@pytest.mark.parametrize(
    ("constant", "value", "name", "expected"),
    [
        ("STEPS", "5", "STEPS", 5),
        ("NAME", "'it\\'s, X=1'", "NAME", "it's, X=1"),
        ("SIZES", "(4,)", "SIZES", (4,)),
        ("DEEP", "True", "DEEP", True),
        ("LIMIT", "2.5", "LIMIT", 2.5),
        ("BITS", "STEPS", "BITS", 3),
        ("USED.threes", "9", "USED", (9, 0.5, "plain")),
        ("MINE.name", "'x'", "USED", (4, 0.5, "x")),
    ],
)
def test_a_constant_is_changed_and_nothing_else(
    constant: str, value: str, name: str, expected: object
) -> None:
    changed = set_constants(FILE, "file.py", {constant: value})
    assert values(changed)[name] == expected
    kept = [line for line in FILE.splitlines() if line in changed.splitlines()]
    assert len(kept) >= len(FILE.splitlines()) - 4  # SIZES has four lines


def test_several_constants_at_once() -> None:
    constants = {"USED.threes": "9", "STEPS": "1", "USED": "OTHER", "USED.name": "'x'"}
    changed = set_constants(FILE, "file.py", constants)
    assert values(changed)["USED"] == (9, 2.0, "x")
    assert "STEPS = 3; STEPS = 1  # moves\n" in changed


@pytest.mark.parametrize(
    ("constant", "value", "message"),
    [
        ("STEP", "5", "there is no constant STEP; it has STEPS, SHARE, NAME, SIZES, "),
        ("lower", "5", "there is no constant lower"),
        ("TWICE", "5", "there is no constant TWICE"),
        ("STEPS.real", "5", "there is no constant STEPS.real; it has STEPS"),
        ("STEPS", "NAME", "STEPS is NAME, expected int"),
        ("STEPS", "5 5", "STEPS is 5 5, expected int"),
        ("SHARE", "'x'", "SHARE is 'x', expected float"),
        ("USED", "nobody", "USED is nobody, expected a value"),
    ],
)
def test_what_does_not_fit_is_one_line(constant: str, value: str, message: str) -> None:
    with pytest.raises(PlayerError) as caught:
        set_constants(FILE, "file.py", {constant: value})
    assert str(caught.value).startswith("file.py: ")
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_built_file_has_the_constants_of_its_agent_alone() -> None:
    text = bundle(AGENTS_FOLDER / "one_step.py").text
    changed = values(set_constants(text, "one_step", {"WEIGHTS": "TUNED"}))
    assert changed["WEIGHTS"] == changed["TUNED"]
    with pytest.raises(PlayerError, match=r"there is no constant COURSE; it has WEIGHTS"):
        set_constants(text, "one_step", {"COURSE": "TUNED"})


def test_a_value_may_come_from_the_module_of_the_present_one() -> None:
    source = "from .tuned import OLD\nBEST = OLD\n"
    changed = set_constants(source, "bot.py", {"BEST": "NEW"})
    assert changed.startswith("from .tuned import OLD; from .tuned import NEW\nBEST = OLD; ")
    assert changed.endswith("; BEST = NEW\n")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("minimax:WEIGHTS.fours_too=3", r"\['fours_too'\]"),
        ("minimax:WEIGHTS=3", "WEIGHTS is 3, expected Weights"),
    ],
)
def test_what_only_loading_shows_is_one_line_too(name: str, why: str) -> None:
    problem = try_loading(PATIENCE, Limits(), Player.parse(name)).problem
    assert re.fullmatch(rf"{name}: does not load: .*{why}", problem)


# A long text ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("x" * 200, "unknown player, expected one of"),
        (f"minimax:{'X' * 1_000_000}=4", "there is no constant X"),
        (f"minimax:N_STEPS={'x' * 1_000_000}", "expected int"),
        ("x" * 1_000_000, "expected a name or a path of at most 4,096 characters"),
        (f"{'x' * 1_000_000}.py", "expected a name or a path of at most 4,096 characters"),
        (f"minimax:X{'x' * 1_000_000}=1,X{'x' * 1_000_000}=2", "is given twice"),
    ],
    ids=["name", "constant", "value", "long name", "file", "twice"],
)
def test_a_long_text_is_cut_and_what_is_expected_said(text: str, expected: str) -> None:
    with pytest.raises(PlayerError) as raised:
        Player.parse(text)
    assert expected in str(raised.value)
    assert str(raised.value).count("x") + str(raised.value).count("X") < 500


def test_a_name_that_no_folder_can_have_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot be read: File name too long" in refusal("build", ["x" * 300], capsys)


def test_a_long_name_in_a_file_is_cut_where_it_is_read() -> None:
    names = ["x" * 1_000_000 + str(number) for number in range(2)]
    read = read_game(json.dumps({"players": names, "configuration": {}, "moves": [3]}), "a game")
    assert [len(name) < 500 for name in read.players] == [True, True]
    assert [name[-1] for name in read.players] == ["0", "1"]
