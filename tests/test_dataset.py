"""Datasets: no position twice, labels right, the same bytes in every run, files that are read."""

import errno
import json
import random
import re
from collections.abc import Sequence
from contextlib import closing, nullcontext
from functools import partial, reduce
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import command, here, refusal

from benchmarks.measure import random_board
from connectx.bench.learning.dataset import DataSet, read_dataset, write_dataset
from connectx.bench.learning.label import FULL_COLUMN_LABEL, label
from connectx.bench.work import WorkFolder
from connectx.commands import dataset as module
from connectx.core.board import Board
from connectx.core.boards import Boards
from connectx.errors import UserError
from connectx.position import find_moves_to

GAME = "771113726767335261762464653453113555"  # long, and not over
OF_GAMES = {
    "random": ["--discs", "24-41"],
    "by scores": ["--play", "random", "best:0.3", "--test", "0.3", "--discs", "24-41"],
    "files": ["--games", "game.txt", ".", "--discs", "20-41"],
}


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.txt").write_text(f"{GAME}\n")


def make(file: str, *options: str) -> int:
    """The exit status of the command."""
    return command("dataset")(["-o", file, "-n", "300", "--jobs", "1", "--seed", "5", *options])


def workers_here(fail_after: int, **_: Any) -> Any:
    """Workers that are interrupted after some tasks."""
    return nullcontext(here(fail_after))


def sets() -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in Path().glob("*.npz")}


@pytest.mark.parametrize("name", OF_GAMES)
def test_positions_of_games_are_there_once_with_their_labels(name: str, capsys: Any) -> None:
    options = OF_GAMES[name]
    assert make("set.npz", *options) == 0
    data = [read_dataset(file) for file in sorted(sets())]
    assert len(data) == (2 if "--test" in options else 1)
    boards = Boards.concatenate([each.boards for each in data])
    assert len(np.unique(boards.canonical()[0].key)) == len(boards)
    assert len(boards) == (len(GAME) - 19 if name == "files" else 300)
    least, most = map(int, options[options.index("--discs") + 1].split("-"))
    assert {*boards.discs.tolist()} <= {*range(least, most + 1)}
    for each in data:
        assert list(Boards.from_moves(each.moves)) == list(each.boards)
        assert each.labels.tolist() == label(each.boards).tolist()
    out, err = capsys.readouterr()
    assert f"{len(data[-1])} positions" in err
    assert re.search(rf"all\W+{len(boards)}\b", out)
    assert not [*Path().glob("set.npz-*")]


def test_every_run_gives_the_same_bytes_interrupted_or_not(
    monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    options = (*OF_GAMES["by scores"], "-n", "100")
    assert make("whole.npz", *options) == 0
    assert make("jobs.npz", *options, "--jobs", "2") == 0
    for fail_after in (0, 3, 40):
        with monkeypatch.context() as patched:
            patched.setattr(module, "workers", partial(workers_here, fail_after))
            assert make("resumed.npz", *options) == 130
        assert "the same command resumes" in capsys.readouterr().err
        assert "resumed.npz" not in sets()
    assert make("resumed.npz", *options) == 0
    found = sets()
    for suffix in (".npz", ".test.npz"):
        assert found[f"whole{suffix}"] == found[f"jobs{suffix}"] == found[f"resumed{suffix}"]
    assert make("other.npz", *options, "--seed", "6") == 0
    assert sets()["other.npz"] != found["whole.npz"]


def test_positions_for_testing_are_from_games_of_their_own() -> None:
    generator = random.Random(3)
    games = ["".join(generator.choices("1234567", k=5)) for _ in range(60)]
    Path("games.txt").write_text("\n".join(games))
    assert make("set.npz", "--games", "games.txt", "--discs", "1-5", "--test", "0.3") == 0
    training_keys, test_keys = (
        {*read_dataset(file).boards.canonical()[0].key.tolist()}
        for file in ("set.npz", "set.test.npz")
    )
    keys_of_training_games: set[int] = set()
    for game in games:
        prefixes = [game[:length] for length in range(1, 6)]
        keys = {*Boards.from_moves(prefixes).canonical()[0].key.tolist()}
        if not keys & test_keys:
            keys_of_training_games |= keys
    assert len(test_keys) > 30
    assert training_keys == keys_of_training_games


def test_at_most_so_many_of_each_number_of_discs(capsys: Any) -> None:
    assert make("set.npz", "--discs", "0-5", "--each", "9", "-n", "1000") == 0
    assert np.bincount(read_dataset("set.npz").boards.discs).tolist() == [1, 4, 9, 9, 9, 9]
    assert "41 positions were found, but 1,000 were asked for" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "suggested"),
    [
        ([], "learning.train set.npz -o trained.npz\n"),
        (["--test", "0.3"], "learning.train set.npz -o trained.npz --test set.test.npz\n"),
    ],
)
def test_the_command_that_trains_is_suggested(
    options: list[str], suggested: str, capsys: Any
) -> None:
    assert make("set.npz", "--discs", "1-3", "-n", "20", *options) == 0
    assert suggested in capsys.readouterr().err


def test_no_training_is_suggested_for_another_board(capsys: Any) -> None:
    small = ["--rows", "4", "--columns", "4", "--inarow", "3"]
    assert make("set.npz", "--discs", "3-5", "-n", "9", *small) == 0
    assert "train" not in capsys.readouterr().err


def test_a_byte_order_mark_begins_lines_of_json() -> None:
    write_dataset(Path("set.jsonl"), example())
    text = Path("set.jsonl").read_text(encoding="utf-8")
    Path("marked.jsonl").write_text(text, encoding="utf-8-sig")
    assert read_dataset("marked.jsonl").moves.tolist() == example().moves.tolist()


def example() -> DataSet:
    moves = np.array([GAME[:length] for length in range(24, len(GAME) + 1)], bytes)
    boards = Boards.from_moves(moves)
    return DataSet(moves, boards, label(boards))


def assert_same(one: DataSet, two: DataSet, moves: bool = True) -> None:
    assert list(one.boards) == list(two.boards) == list(Boards.from_moves(one.moves))
    assert one.labels.tolist() == two.labels.tolist()
    assert not moves or one.moves.tolist() == two.moves.tolist()


@pytest.mark.parametrize("suffix", [".npz", ".jsonl"])
def test_what_is_written_is_read(suffix: str) -> None:
    data, file = example(), Path(f"set{suffix}")
    write_dataset(file, data)
    assert_same(read_dataset(file), data)
    write_dataset(file, data[:0])
    assert len(read_dataset(file)) == 0


def lines_of(data: DataSet) -> list[dict[str, Any]]:
    """Return the objects in the lines of a dataset's file."""
    write_dataset(Path("set.jsonl"), data)
    return [json.loads(line) for line in Path("set.jsonl").read_text().splitlines()]


def test_a_line_has_the_board_its_score_all_scores_and_the_moves() -> None:
    data = example()
    lines = lines_of(data)
    assert lines[0].keys() == {"board", "score", "move score", "moves"}
    assert [line["score"] for line in lines] == data.labels.max(1).tolist()


def test_lines_of_others_need_no_moves() -> None:
    """As Kaggle's refmoves1k_kaggle, a name without a suffix, with -99 for a full column."""
    data = example()
    lines = lines_of(data)
    for line in lines:
        del line["moves"]
        line["move score"] = [
            -99 if score == FULL_COLUMN_LABEL else score for score in line["move score"]
        ]
    Path("refmoves1k").write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert_same(read_dataset("refmoves1k"), data, moves=False)


def test_an_object_of_positions_is_read() -> None:
    """As connect4-pons-eval has them, with columns from 0."""
    data = example()
    positions = [
        {
            "moves": "".join(str(int(move) - 1) for move in text.decode()),
            "scores": [-1000 if score == FULL_COLUMN_LABEL else score for score in scores],
        }
        for text, scores in zip(data.moves.tolist(), data.labels.tolist())
    ]
    Path("pons.json").write_text(json.dumps({"meta": {}, "positions": positions}, indent=1))
    assert_same(read_dataset("pons.json"), data)
    for wrong in ({"moves": "7"}, {"moves": "x"}, {}):
        text = json.dumps({"positions": [positions[0], {"scores": [0] * 7, **wrong}]})
        Path("pons.json").write_text(text)
        with pytest.raises(UserError, match=r"pons.json: entry 2: .*expected"):
            read_dataset("pons.json")


def test_datasets_are_joined_in_their_order() -> None:
    data = example()
    order = [*range(5, len(data)), *range(5)]
    assert_same(DataSet.concatenate([data[5:], data[:5]]), data[order])


def test_a_data_loader_gets_planes_and_labels() -> None:
    data = example()
    planes, labels = zip(*(data[row] for row in range(len(data))))
    assert (np.stack(planes) == data.boards.planes()).all()
    assert (np.stack(labels) == data.labels).all()
    with pytest.raises(IndexError):  # which ends a loop
        data[len(data)]


def line(board: Sequence[Any] = (), scores: Sequence[Any] = (), **more: Any) -> str:
    """A line of JSON: the last squares of a board, and the first scores."""
    cells, known = [0] * (42 - len(board)), [0] * (7 - len(scores))
    return json.dumps({"board": [*cells, *board], "move score": [*scores, *known], **more})


WRONG_LINES = {
    "what": "what is not JSON",
    "[]": "a list: expected an object with board and move score of 6 x 7",
    "7": "7: expected an object with board and move score",
    "[" * 100_000: r"\[\[.* is not JSON",
    '{"board": [0, 1]}': "move score is missing: expected an object with board and move score",
    '{"board": ["x"], "move score": []}': "1 squares, expected 42",
    '{"board": 42, "move score": []}': "42 in place of the squares: expected a list",
    line(scores=[0]).replace("[0, ", "[", 1): "41 squares, expected 42",
    line(scores=[0] * 8): "8 scores, expected 7",
    line([1] + [0] * 41): "column 1 has a disc above an empty square",
    line([3]): "square 42 of the board is 3, expected 0, 1 or 2",
    line([True]): "square 42 of the board is true, expected 0, 1 or 2",
    line(["1"]): 'square 42 of the board is "1", expected 0, 1 or 2',
    line([1.0]): "square 42 of the board is 1.0, expected 0, 1 or 2",
    line([1, 1, 0, 0, 0, 0, 0]): "no game leads to the board",
    line(moves="4"): "not after its moves",
    line(moves=4453): "the moves are 4453, expected text such as '4 4 5 3'",
    line(moves="4,4"): "the moves are \"4,4\", expected text such as '4 4 5 3'",
    line(moves="\0"): "the moves are .* expected text such as '4 4 5 3'",
    line(moves="1" * 1_000_000): "1,000,000 moves, expected at most 42",
    line([2, 2, 2, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0], moves="1122334"): "the game is over",
}


@pytest.mark.timeout(5)
@pytest.mark.parametrize("wrong", WRONG_LINES, ids=WRONG_LINES.get)
def test_a_line_that_is_not_right_is_named(wrong: str) -> None:
    Path("set.jsonl").write_text(f"{line()}\n{wrong}\n")
    with pytest.raises(UserError, match=f"^set.jsonl: entry 2: {WRONG_LINES[wrong]}"):
        read_dataset("set.jsonl")


SCORES = {  # as JSON has them; what a message says of them
    **{text: text for text in ("0.99", "1.0", "true", "false", "null", '"1"', "22", "-22")},
    **{text: text for text in ("NaN", "Infinity", "1e2", "-0.0", "100000000000000000000")},
    **{"[0]": "a list", "{}": "an object", '""': '""'},
}


@pytest.mark.parametrize("text", SCORES)
@pytest.mark.parametrize("form", ["lines", "positions"])
def test_a_score_is_an_integer_that_the_board_can_have(text: str, form: str) -> None:
    scores = f"[0, 0, 0, 0, {text}, 0, 0]"
    if form == "lines":
        entry = f'{{"board": {[0] * 42}, "move score": {scores}}}'
        Path("set.json").write_text(f"{line()}\n{entry}\n")
    else:
        entry = f'{{"moves": "", "scores": {scores}}}'
        good = entry.replace(scores, "[-21, 21, 0, 1, 2, 3, 4]")
        Path("set.json").write_text(f'{{"positions": [{good}, {entry}]}}')
    value = SCORES[text].replace("1e2", "100.0")
    said = (
        f"set.json: entry 2: the score of column 5 is {value}, expected an integer from -21 to 21"
    )
    with pytest.raises(UserError, match=f"^{re.escape(said)}$"):
        read_dataset("set.json")


@pytest.mark.parametrize("text", SCORES)
def test_a_full_column_may_have_anything_in_json(text: str) -> None:
    entry = f'{{"moves": "000000", "scores": [{text}, 0, 0, 0, 0, 0, 0]}}'
    Path("set.json").write_text(f'{{"positions": [{entry}]}}')
    assert read_dataset("set.json").labels.tolist() == [[FULL_COLUMN_LABEL, 0, 0, 0, 0, 0, 0]]


@pytest.mark.timeout(5)
@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ("3" * 1_000_000, "1,000,000 moves, expected at most 42"),
        ([3] * 100, "100 moves, expected at most 42"),
        ([3.7], "move 1 is 3.7, expected a column from 0 to 6"),
        ([3, True], "move 2 is true, expected a column from 0 to 6"),
        (["3"], 'move 1 is "3", expected a column from 0 to 6'),
        ([-1], "move 1 is -1, expected a column from 0 to 6"),
        ("7", "move 1 is 7, expected a column from 0 to 6"),
        ("\u0663", 'the moves are "\\u0663", expected columns from 0 to 6'),
        (33, "the moves are 33, expected columns from 0 to 6"),
        ({"3": 0}, "the moves are an object, expected columns from 0 to 6"),
    ],
)
def test_moves_of_positions_are_columns_of_the_board(moves: Any, said: str) -> None:
    text = json.dumps({"positions": [{"moves": moves, "scores": [0] * 7}]})
    Path("set.json").write_text(text)
    with pytest.raises(UserError, match=f"^set.json: entry 1: {re.escape(said)}$"):
        read_dataset("set.json")
    good = json.dumps({"positions": [{"moves": [3, 3, 4], "scores": [0] * 7}]})
    Path("set.json").write_text(good)
    assert read_dataset("set.json").moves.tolist() == [b"445"]


def test_files_that_are_no_data_sets_are_refused() -> None:
    write_dataset(Path("set.npz"), example())
    good = Path("set.npz").read_bytes()
    with np.load("set.npz") as arrays:
        fields = dict(arrays)
    for changed in (good[: len(good) // 2], b"", good[:200] + b"\0" * 50 + good[250:]):
        Path("set.npz").write_bytes(changed)
        with pytest.raises(UserError, match=r"^set.npz: not a dataset"):
            read_dataset("set.npz")
    scalar, huge = np.array(3), np.array([2**62, 7, 4])
    of_column = "row 0: the score of column"
    for name, array, why in (
        *((name, scalar, "not a dataset, expected .npz as") for name in fields),
        ("own", fields["own"].astype(float), "not a dataset, expected .npz as"),
        ("geometry", huge, "the board has 32,281,802,128,991,715,328 squares"),
        ("geometry", np.array([6, 7]), "not a dataset: the arrays do not belong together"),
        ("own", fields["occupied"], "row 0: not after its moves"),
        ("moves", fields["moves"][1:], "not a dataset"),
        ("scores", fields["scores"] + np.int8(50), f"{of_column} 1 is 4[0-9], expected an integer"),
        (
            "scores",
            np.full_like(fields["scores"], FULL_COLUMN_LABEL),
            f"{of_column} 1 is -128, expected an",
        ),
        (
            "scores",
            np.zeros_like(fields["scores"]),
            f"{of_column} 7 is 0, expected -128",
        ),
        ("scores", fields["scores"].astype(bool), "not a dataset, expected .npz as"),
        ("scores", fields["scores"].astype(float), "not a dataset, expected .npz as"),
        ("moves", np.array([b"1" * 1_000_000] * 13), "row 0: more than 42 moves"),
        ("scores", np.array([None] * 12), "not a dataset"),
    ):
        np.savez("set.npz", **{**fields, name: array})
        with pytest.raises(UserError, match=f"^set.npz: {why}"):
            read_dataset("set.npz")
    with pytest.raises(UserError, match=r"^none\.npz: No such file"):
        read_dataset("none.npz")


@pytest.mark.parametrize("size", [(6, 7, 4), (3, 3, 3), (3, 9, 4)])
def test_discs_are_taken_back_to_the_empty_board(size: tuple[int, int, int]) -> None:
    rng, empty = random.Random(3), Board.empty(*size)
    for _ in range(200):
        board = random_board(rng.randrange(empty.empties), rng, empty)
        assert reduce(Board.play, find_moves_to(board) or (), empty) == board


WRONG = {
    "-o set.npz": "the following arguments are required: -n",
    "-o set.npz -n 0": "-n: 0: expected an integer, at least 1",
    "-o set.csv -n 9": "set.csv: expected a name that ends in .npz or .jsonl",
    "-o no/set.npz -n 9": "no/set.npz: cannot be written",
    "-o set.npz -n 9 --test 1": "--test: 1: expected a number above 0 and below 1",
    "-o set.npz -n 9 --play": "--play: expected at least one argument",
    "-o set.npz -n 9 --play minimax": "--play: minimax: expected random, or best:NOISE from 0 to 1",
    "-o set.npz -n 9 --play best:2": "--play: best:2: expected random, or best:NOISE from 0 to 1",
    "-o set.npz -n 9 --discs 9-8": "--discs: 9-8: expected numbers of discs, such as 8-41",
    "-o set.npz -n 9 --discs 42": "--discs 42: the board is full with 42",
    "-o set.npz -n 9 --games none.txt": "none.txt: No such file",
    "-o set.npz -n 9 --games game.txt --rows 5": "such as 4453 (move 19: column 7 is full)",
    "-o set.npz -n 9 --games game.txt --discs 40": "no position with 40 to 40 discs was found",
    "-o set.npz -n 9 --rows 9": "a board of 9 x 7, 4 in a row takes more than one word",
    "-o game.npz -n 9": "game.npz: exists already, --force overwrites it",
}


@pytest.mark.parametrize("line", WRONG)
def test_what_is_wrong_is_said_in_one_line(line: str, capsys: Any) -> None:
    Path("game.npz").write_bytes(b"")
    assert WRONG[line] in refusal("dataset", line.split(), capsys)
    assert Path("game.npz").read_bytes() == b""


def test_the_parts_of_a_data_set_belong_to_one_process(tmp_path: Path) -> None:
    used = pytest.raises(UserError, match="parts: in use by another process")
    with closing(WorkFolder(tmp_path / "parts", "a rule", here())), used:
        WorkFolder(tmp_path / "parts", "a rule", here())
    with closing(WorkFolder(tmp_path / "parts", "a rule", here())) as again:
        again.remove()
    assert not (tmp_path / "parts").exists()


def test_a_full_disk_loses_nothing(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(np, "savez_compressed", full)
        assert make("set.npz", "--discs", "30-41") == 2
    assert "set.npz: cannot be written: No space left on device" in capsys.readouterr().err
    assert sets() == {}
    monkeypatch.setattr(module, "workers", partial(workers_here, 0))
    assert make("set.npz", "--discs", "30-41") == 0  # all pieces are there
