"""The games of the play page as logs, in a browser but without a page: acts lead to states.

A table of acts has what each of them does. Then games of random acts are compared with a second,
plain account of them, which is written here.
"""

import random
import re
from typing import Any

import pytest
from conftest import PROJECT
from playwright.sync_api import Page

from connectx.bench.web.page import source
from connectx.core.board import Board

MODULES = ("words.js", "rules.js", "log.js")
LEVELS = ["easy", "hard"]
ME = ["you", "page"]
TWO = ["you", "you"]
# What `run` says of a state: the kind and source of the log on the board, its moves as text, who
# sits where, which moves are yours ("+") or not ("-"), how many logs of mine are listed, and how
# many logs Undo leads back to.
SCRIPT = """
const stamp = { id: "a0", time: 0 };
const first = newLog({ seats: ["you", "page"], level: "easy" }, stamp);
let state = logsWith(first), count = 0;
function act(act) {
    count += 1;
    state = perform(state, act, { id: `a${count}`, time: count });
    return tell(state);
}
function tell(state) {
    const log = currentLog(state), { moves, seats, madeByYou, level } = stateOf(log);
    return { kind: log.kind, source: log.source, moves: columnsText(moves), seats, level,
        yours: madeByYou.map((mine) => mine ? "+" : "-").join(""), id: log.id,
        listed: listMyGames(state.logs).map(({ id }) => id), trail: state.trail };
}
"""


def game(source_name: str, moves: str, **facts: Any) -> dict[str, Any]:
    columns = [int(name) - 1 for name in moves]
    shown = {"do": "show", "source": source_name, "size": [6, 7, 4], "moves": columns}
    return {**shown, "seats": ME, "level": "easy", **facts}


def move(column: int, by: str = "you") -> dict[str, Any]:
    return {"do": "move", "column": column - 1, "by": by}


def fork(moves: str) -> dict[str, Any]:
    return {"do": "fork", "moves": [int(name) - 1 for name in moves]}


BEGIN = {"do": "begin", "size": [6, 7, 4], "seats": ME, "level": "easy"}
UNDO = {"do": "undo"}
LEAVE = {"do": "leave"}
SWAP = {"do": "seats", "seats": ["page", "you"]}
PUZZLE = game("puzzle", "112233")
LINK = game("link", "4453")
# Each row: what it shows, the acts, and what they lead to.
TABLE: dict[str, tuple[list[dict[str, Any]], dict[str, Any]]] = {
    "a move": ([move(4)], {"moves": "4", "yours": "+", "kind": "mine"}),
    "a reply": ([move(4), move(3, "page")], {"moves": "43", "yours": "+-"}),
    "a move of the other side is none": ([move(4), move(3)], {"moves": "4"}),
    "a full column": ([{**BEGIN, "seats": TWO}, *[move(1)] * 7], {"moves": "111111"}),
    "two people are not you": ([{**BEGIN, "seats": TWO}, move(4)], {"moves": "4", "yours": "-"}),
    "a move after the end": (
        [{**BEGIN, "seats": TWO}, *[move(1), move(2)] * 3, move(1), move(3)],
        {"moves": "1212121"},
    ),
    "undo takes the reply, too": ([move(4), move(3, "page"), UNDO], {"moves": ""}),
    "undo keeps what was given": ([{**BEGIN, "moves": [3, 3]}, UNDO], {"moves": "44"}),
    "undo of nothing": ([UNDO], {"moves": "", "trail": []}),
    "other sides": ([move(4), SWAP, move(3)], {"moves": "43", "seats": ["page", "you"]}),
    "a move before the sides changed stays yours": (
        [move(4), SWAP, move(3), move(1, "page"), move(5)],
        {"moves": "4315", "yours": "++-+"},
    ),
    "another level": ([{"do": "level", "level": "hard"}], {"level": "hard", "kind": "mine"}),
    "a link is shown": ([LINK], {"kind": "shown", "moves": "4453", "yours": "----", "listed": []}),
    "nobody replies in a link": ([LINK, move(1, "page")], {"kind": "shown", "moves": "4453"}),
    "a move in a link is mine": (
        [LINK, move(1)],
        {"kind": "mine", "source": "fork", "moves": "44531", "yours": "----+", "seats": ME},
    ),
    "the side to move is mine": (
        [game("link", "445"), move(1)],
        {"moves": "4451", "yours": "---+", "seats": ["page", "you"]},
    ),
    "two people stay two": ([game("link", "445", seats=TWO), move(1)], {"seats": TWO}),
    "undo in a fork": ([LINK, move(1), UNDO], {"kind": "mine", "moves": "4453"}),
    "undo leads back to the link": (
        [LINK, move(1), UNDO, UNDO],
        {"kind": "shown", "moves": "4453"},
    ),
    "undo of a link leads to the game": ([move(4), LINK, UNDO], {"kind": "mine", "moves": "4"}),
    "to play on from before": ([LINK, fork("44")], {"kind": "mine", "moves": "44", "seats": ME}),
    "other sides in a link": ([LINK, SWAP], {"kind": "mine", "moves": "4453", "source": "fork"}),
    "a puzzle is left": ([move(4), PUZZLE, LEAVE], {"kind": "mine", "moves": "4"}),
    "the next puzzle is left": ([move(4), PUZZLE, PUZZLE, PUZZLE, LEAVE], {"moves": "4"}),
    "a new game": ([move(4), BEGIN], {"moves": "", "listed": ["a0"], "trail": ["a0"]}),
    "undo of a new game": ([move(4), BEGIN, UNDO], {"moves": "4", "trail": []}),
    "a game from the list": (
        [move(4), BEGIN, move(5), {"do": "open", "id": "a0"}],
        {"moves": "4", "listed": ["a2", "a0"], "trail": ["a0", "a2"]},
    ),
}


@pytest.fixture
def run(page: Page) -> Any:
    """Runs JavaScript among the modules of the log."""
    page.set_content(f"<script>{''.join(map(source, MODULES))}{SCRIPT}</script>")
    return page.evaluate


def test_the_logs_need_no_page() -> None:
    for name in ("log.js", "squares.js", "replay.js", "position.js"):
        text = (PROJECT / "connectx" / "bench" / "web" / name).read_text()
        for word in ("document", "window", "byId", "localStorage", "history"):
            assert not re.search(rf"\b{word}\b", text), (name, word)


def test_acts_lead_to_states(run: Any) -> None:
    for name, (acts, expected) in TABLE.items():
        run("() => { state = logsWith(first); count = 0; }")
        results = run("(acts) => acts.map(act)", acts)
        assert {key: results[-1][key] for key in expected} == expected, name


def test_no_act_changes_a_log_but_by_another_entry(run: Any) -> None:
    """300 games of 30 acts: each log that was there has all its entries, and legal moves."""
    rng = random.Random(92)
    for _ in range(300):
        acts = [random_act(rng) for _ in range(30)]
        problems = run(CHECKED, acts)
        assert problems == [], acts


CHECKED = """(acts) => {
    state = logsWith(first), count = 0;
    const problems = [];
    for (const each of acts) {
        const former = state, mine = listMyGames(state.logs);
        const opened = mine[each.id % (mine.length || 1)]?.id;
        const chosen = each.do === "open" ? { ...each, id: opened } : each;
        act(chosen);
        for (const log of former.logs) { // no entry is lost or changed
            const now = state.logs.find(({ id }) => id === log.id);
            if (now && !isContinuation(now, log)) problems.push(["changed", log.id]);
            const isPlayed = log.kind === "mine" && stateOf(log).isPlayed;
            if (!now && isPlayed && mine.length < MAX_MY_LOGS) problems.push(["lost", log.id]);
        }
        const log = currentLog(state), { moves, madeByYou, board } = stateOf(log);
        if (log.kind === "shown" && (log.entries.length || madeByYou.includes(true))) {
            problems.push(["shown but played", log.id]);
        }
        let replayed = Board.empty(log.size);
        for (const column of moves) {
            if (!replayed.playable().includes(column)) problems.push(["illegal", log.id]);
            replayed = replayed.play(column);
        }
        if (replayed.key !== board.key) problems.push(["another board", log.id]);
        const text = JSON.stringify(state), stored = readLogs(JSON.parse(text), ["easy", "hard"]);
        if (JSON.stringify(stored) !== text) problems.push(["not as stored", log.id]);
        if (chosen.do === "undo" && log.id !== currentLog(former).id
            && former.trail.at(-1) !== log.id) problems.push(["undo leads elsewhere", log.id]);
        const left = currentLog(former), isBack = ["undo", "leave"].includes(chosen.do);
        const isReplaced = left.id !== log.id && !isBack;
        const wasEmpty = !former.trail.length && isUntouched(left);
        const isNext = left.source === "puzzle" && log.source === "puzzle";
        if (isReplaced && !wasEmpty && !isNext && state.trail.at(-1) !== left.id) {
            problems.push(["not in the trail", left.id]);
        }
    }
    return problems;
}"""


def random_act(rng: random.Random) -> dict[str, Any]:
    kind = rng.choice(["move"] * 8 + ["undo"] * 3 + ["begin", "link", "puzzle", "leave", "fork"])
    kind = rng.choice([kind] * 6 + ["open", "seats", "level"])
    column = rng.randrange(1, 8)
    if kind == "move":
        return move(column, rng.choice(["you", "page"]))
    if kind in ("link", "puzzle"):
        return game(kind, random_moves(rng), seats=rng.choice([ME, TWO, ["page", "you"]]))
    if kind == "fork":
        return fork(random_moves(rng))
    simple: dict[str, dict[str, Any]] = {
        "undo": UNDO,
        "leave": LEAVE,
        "begin": {**BEGIN, "seats": rng.choice([ME, TWO, ["page", "you"]])},
        "open": {"do": "open", "id": rng.randrange(10)},
        "seats": {"do": "seats", "seats": rng.choice([ME, TWO, ["page", "you"]])},
        "level": {"do": "level", "level": rng.choice(LEVELS)},
    }
    return simple[kind]


def random_moves(rng: random.Random) -> str:
    board = Board.empty()
    moves = ""
    for _ in range(rng.randrange(1, 20)):
        if board.over:
            break
        column = rng.choice(board.legal_columns())
        moves += str(column + 1)
        board = board.play(column)
    return moves


def test_two_tabs_that_go_on_with_a_game_keep_both(run: Any) -> None:
    """The shorter one gives way if the longer one continues it; else both stay."""
    moves = """([mine, theirs]) => {
        const log = (columns) => ({ ...first, entries: columns.map((move) => ({ move })) });
        const other = newLog({ seats: ["you", "you"], level: "easy" }, { id: "b", time: 1 });
        const state = { logs: [log(mine), other], current: "b", trail: ["a0"] };
        const merged = mergeLogs(state, [log(theirs)], "-x");
        return [merged.trail, Object.fromEntries(merged.logs.filter(({ id }) => id !== "b")
            .map((log) => [log.id, columnsText(stateOf(log).moves)]))];
    }"""
    assert run(moves, [[3], [3, 3]]) == [["a0"], {"a0": "44"}]
    assert run(moves, [[3, 3], [3]]) == [["a0"], {"a0": "44"}]
    assert run(moves, [[3, 3], [3, 4]]) == [["a0-x"], {"a0-x": "44", "a0": "45"}]


def test_what_is_no_log_is_not_read(run: Any) -> None:
    log = run("() => first")
    read = "(log) => readLog(log, ['easy', 'hard'])"
    assert run(read, log) == log
    bad = [None, 7, "x", {}, {**log, "kind": "ours"}, {**log, "start": [9]}]
    bad += [{**log, "seats": []}]
    bad += [
        {**log, "entries": [entry]} for entry in (None, {"move": 7}, {"undo": 3}, {"level": "x"})
    ]
    bad += [{**log, "size": size} for size in ([6, 7], [0, 7, 4], [1e9, 7, 4], "674")]
    bad += [{**log, "kind": "shown", "entries": [{"move": 3}]}]
    for value in bad:
        assert run(read, value) is None, value
