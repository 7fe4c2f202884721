"""The command line: `connectx COMMAND`, also as `python -m connectx COMMAND`."""

import signal

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    # Ctrl-C during the imports below ends the process without a traceback.
    signal.signal(signal.SIGINT, signal.SIG_DFL)

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

from connectx import __version__
from connectx.errors import UserError, interrupted_by, run_command

# What each command does. The keys are the names of the modules in connectx/commands.
START_COMMANDS = {
    "build": "build the submission file for Kaggle, and check it",
    "evaluate": "play matches and leagues (tournaments), and say who is better",
    "play": "play against a player, in the browser or in the terminal",
}
WORKBENCH_COMMANDS = {
    "rate": "rate a player on a scale that stays, and say what to fix",
    "accuracy": "count how often players choose the best move, in seconds",
    "grade": "count how often given answers are legal and best, such as a language model's",
    "analyze": "find the exact score of a position, and the reason",
    "review": "find the moves that won and lost a game",
    "dataset": "make a dataset: positions with exact scores, for training",
}
COMMAND_GROUPS = {"Start": START_COMMANDS, "Workbench": WORKBENCH_COMMANDS}
COMMANDS = START_COMMANDS | WORKBENCH_COMMANDS

# The `main` of a command. It takes the name of the program, with which messages begin, and the
# words after that name, and returns the exit status.
ProgramMain = Callable[[str, Sequence[str]], int]


def main(arguments: Sequence[str] | None = None, program: str = "") -> int:
    """Run a command and return its exit status.

    `arguments` are the words after the name of the program, such as ["play", "perfect"]. By
    default, they are those of this process. Messages begin with `program` and the name of the
    command, such as "connectx play". What a command imports is imported only when it runs.
    """
    if arguments is None:
        arguments = sys.argv[1:]
        if Path(sys.argv[0]).name == "__main__.py":
            program = "python -m connectx"
    program = program or "connectx"
    match arguments:
        case [] | ["help" | "-h" | "--help"]:
            return run_command(program, lambda: show_commands(program))
        case ["--version"]:
            return run_command(program, show_version)
        case ["help", name, *_]:  # "help play" is the same as "play -h"
            arguments = [name, "-h"]
    name, *command_arguments = arguments
    if name in COMMANDS:
        program = f"{program} {name}"
    return run_named(name, command_arguments, program)  # also says that a name is unknown


def run_named(
    name: str, arguments: Sequence[str], program: str, program_main: ProgramMain | None = None
) -> int:
    """Run the command `name` with its `arguments`, and return the exit status.

    Messages begin with `program`. A script such as `evaluate.py`, which calls the command's
    functions itself, gives its own `main` as `program_main`. That runs in place of the command's.
    """

    def import_and_run() -> int:
        """Import the command and run it. Returns the exit status."""
        command_main = import_main(name)  # for `program_main`, too: raises if a package is missing
        main_to_run = program_main or command_main
        return main_to_run(program, arguments)

    return run_command(program, import_and_run)  # prints a UserError in one line


def import_main(name: str) -> ProgramMain:
    """Import the command of that name, and return its `main`.

    Raises UserError if there is no such command, or if a package that it needs is missing.
    """
    if name not in COMMANDS:
        raise UserError(f"{name}: unknown command, expected one of {', '.join(COMMANDS)}")
    try:
        with interrupted_by(signal.SIG_DFL):  # Ctrl-C during the import ends without a traceback
            command = import_module(f"connectx.commands.{name}")
    except ModuleNotFoundError as error:
        remedy = "install connectx with its requirements: pip install ."
        raise UserError(f"{error.name} is not installed; {remedy}") from error
    command_main: ProgramMain = command.main
    return command_main


def show_commands(program: str) -> int:
    """Print a line for each command, and a command to start with. Returns the exit status, 0."""
    print(f"usage: {program} COMMAND ...")
    for group, commands in COMMAND_GROUPS.items():
        print(f"\n{group}")
        for name, description in commands.items():
            print(f"  {name:10}{description}")
    print(f"\n{program} help COMMAND shows its options. To start: {program} play perfect")
    return 0


def show_version() -> int:
    """Print the version of the package. Returns the exit status, 0."""
    print("connectx", __version__)
    return 0


if __name__ == "__main__":
    sys.exit(main())
