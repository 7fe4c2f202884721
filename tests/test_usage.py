"""What is wrong with a command is said in one line, before anything is played or written."""

import sys

import pytest
from conftest import PROJECT, STEADY, ZOO, command, refusal

from connectx import __version__
from connectx.__main__ import COMMANDS, main

LONG = "n" * 255
WRONG = {
    "evaluate": "the following arguments are required: PLAYER; connectx evaluate -h",
    "evaluate random": "random: expected two players or more",
    "evaluate minmax random": "minmax: unknown player, did you mean minimax?",
    f"evaluate random {ZOO / 'raises_on_load.py'}": "ValueError: a bug at the top",
    "evaluate random random --leage": "--leage; connectx evaluate -h lists the options",
    "evaluate random random --config row=6": "--config row=6: unknown key 'row', expected one of a",
    "evaluate random random --config rows=six": "rows is 'six', expected an integer, at least 1",
    "evaluate random random --config actTimeout=inf": "actTimeout is 'inf', expected a number",
    "evaluate random random --results x --json ./x": "x: given for two outputs, expected a file fo",
    "evaluate random random -n 0": "argument -n: 0: expected an integer, at least 1",
    "evaluate random random --opening-plies 50": "every opening of 50 plies on 6 x 7",
    "evaluate random random --sprt elo0=0,elo1=9 --gauntlet": "--gauntlet: not allowed with argume",
    "evaluate random random --sprt elo0=0": "--sprt elo0=0: expected elo0=NUMBER,elo1=NUMBER",
    "evaluate random random --sprt elo0=9,elo1=0": "elo0 < elo1",
    "evaluate random one_step minimax --sprt elo0=0,elo1=9": "--sprt: expected two players, not 3",
    "evaluate random random --jobs 1 --cluster tcp://a:1": "--cluster: not allowed with",
    "build minimax --preflight f.py": "--preflight: not allowed with argument AGENT",
    "build nobody": "nobody: unknown player, expected one of alphabeta, ",
    "build minimax:STEPS=5": "no constant STEPS; it has N_STEPS, WEIGHTS",
    "build minimax:N_STEPS": "expected minimax or minimax:CONSTANT=VALUE",
}


@pytest.mark.parametrize("line", WRONG)
def test_what_is_wrong_is_said_in_one_line(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    name, *arguments = line.split()
    assert WRONG[line] in refusal(name, arguments, capsys)


MATCH = ("evaluate", "random", STEADY, "-n1", "--referee=native")
OUTPUTS = {
    "--json": MATCH,
    "--html": MATCH,
    "--replays": MATCH,
    "--results": MATCH,
    "--output": ("build", "one_step", "--no-preflight"),
    "--json=": ("review", "4453"),
    "--html=": ("review", "4453"),
}


@pytest.mark.skipif(sys.platform != "linux", reason="a folder that nobody can write to: /proc")
@pytest.mark.parametrize("place", ["/proc/{}.db", "no/where/{}.db", f"{LONG}{{}}"])
@pytest.mark.parametrize("option", OUTPUTS)
def test_what_cannot_be_written_is_said_before_any_game(
    option: str, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    name, *arguments = OUTPUTS[option]
    file = place.format("result")
    said = refusal(name, [*arguments, option.strip("="), file], capsys)
    assert said.startswith(f"connectx {name}: {file}: cannot be written")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no /dev/stdout")
@pytest.mark.parametrize(("option", "text"), [("--json", '"games": ['), ("--output", "def agent(")])
def test_a_name_for_stdout_is_written_there(
    option: str, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    name, *arguments = OUTPUTS[option]
    assert command(name)([*arguments, option, "/dev/stdout"]) == 0
    assert text in capsys.readouterr().out


@pytest.mark.parametrize("name", COMMANDS)
def test_help_fits_a_terminal(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit):
        command(name)(["-h"])
    assert max(map(len, capsys.readouterr().out.splitlines())) < 80


def test_the_version_and_the_help_of_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"connectx {__version__}\n"
    assert main(["help"]) == main([]) == main(["-h"]) == 0
    assert len({*capsys.readouterr().out.split("usage:")[1:]}) == 1
    assert main(["help", "grad"]) == 2
    with pytest.raises(SystemExit) as ended:
        main(["help", "grade"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith("usage: connectx grade [-h]")


def test_the_commands_to_start_with_are_listed_before_the_others(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([]) == 0
    _, start, workbench, _ = capsys.readouterr().out.split("\n\n")
    listed = {}
    for paragraph in (start, workbench):
        heading, *lines = paragraph.splitlines()
        listed[heading] = [line.split()[0] for line in lines]
    assert listed == {
        "Start": ["build", "evaluate", "play"],
        "Workbench": ["rate", "accuracy", "grade", "analyze", "review", "dataset"],
    }
    modules = {file.stem for file in (PROJECT / "connectx/commands").glob("[!_]*.py")}
    assert modules == {*listed["Start"], *listed["Workbench"]}


def test_progress_is_a_line_now_and_then_where_stderr_is_not_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = [*MATCH[1:-2], "-n3", "--jobs=1", "--referee=native"]
    assert command("evaluate")(arguments) == 0
    assert " of 3\n" not in capsys.readouterr().err
    monkeypatch.setattr("connectx.command_line.PROGRESS_LINE_SECONDS", 0.0)
    assert command("evaluate")(arguments) == 0
    lines = capsys.readouterr().err.splitlines()
    assert {"games: 0 of 3", "games: 3 of 3"} <= {*lines}
