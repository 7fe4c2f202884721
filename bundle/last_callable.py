"""Kaggle takes the last callable of a file, and that has to be `agent`.

A name keeps the place of its first binding, so nothing but plain values may be bound for the first
time after `agent`.
"""

import ast
import json
import subprocess
import sys

from arena import loading
from bundle.module import Definition, Module, names_in, one_line

LOAD_SECONDS = 62.0  # what Kaggle gives the first move: actTimeout and all of the overage
LOADER = """
import os, runpy, sys
source = sys.stdin.buffer.read().decode()
runpy.run_path(sys.argv[1])["load_agent"](source, None)
sys.__stdout__.flush()
os._exit(0)
"""

# Appended to a source, it prints the name of the last callable and whether that is a class. It
# binds no name, so it changes nothing.
PROBE_MARK = "last-callable:"
PROBE = f"""

__import__("sys").__stdout__.write("\\n{PROBE_MARK}" + __import__("json").dumps(
    [[name, isinstance(value, type)] for name, value in globals().items() if callable(value)][-1:]
) + "\\n")
"""


def read_probe(output: str) -> tuple[str, bool] | None:
    """The name of the last callable that the probe printed, "" for none, and is it a class."""
    for line in output.splitlines():
        if line.startswith(PROBE_MARK):
            [[name, is_class]] = json.loads(line.removeprefix(PROBE_MARK)) or [["", False]]
            return str(name), bool(is_class)
    return None


def check_last_callable(modules: list[Module]) -> None:
    """Refuse what may be bound after `agent`, whichever way the code branches."""
    settled = {"agent"}  # names whose places come before the agent's, and its own
    agent_is_bound = False
    for module in modules:
        for node in module.tree.body:
            inner = [node] if isinstance(node, Definition) else ast.walk(node)
            bound = sorted((line, name) for line, name, binds in names_in(inner) if binds)
            agent_is_bound = agent_is_bound or any(name == "agent" for _, name in bound)
            if not agent_is_bound and isinstance(node, Definition | ast.Assign):
                settled |= {name for _, name in bound}
            for line, name in bound if agent_is_bound and not _is_plain_value(node) else ():
                if name not in settled:
                    raise module.error(line, _after_agent(name))


def check_by_loading(source: str, modules: list[Module]) -> None:
    """Refuse a built file from which Kaggle's loading rule does not take `agent`.

    The file is executed by Python and its standard library alone.
    """
    agent = modules[-1]
    try:
        process = subprocess.run(
            [sys.executable, "-I", "-S", "-c", LOADER, loading.__file__],
            input=(source + PROBE).encode(),
            capture_output=True,
            timeout=LOAD_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        message = f"the built file does not load within {LOAD_SECONDS:g} s"
        raise agent.error(1, message) from None
    taken = read_probe(process.stdout.decode(errors="replace"))
    if taken is None:
        lines = process.stderr.decode(errors="replace").strip().splitlines()
        reason = lines[-1] if lines else f"its process ended with status {process.returncode}"
        raise agent.error(1, f"the built file does not load: {one_line(reason)}")
    name, is_class = taken
    for module in modules:
        if name != "agent" and module.knows(name):
            raise module.error(module.line_of(name, bound=True), _after_agent(name))
    if name != "agent" or is_class:
        raise agent.error(agent.line_of("agent", bound=True), "agent is not a function")


def _after_agent(name: str) -> str:
    return (
        f"{name} may be bound after agent, so Kaggle would take {name} for the agent; "
        "define it above"
    )


def _is_plain_value(node: ast.stmt) -> bool:
    """Whether a statement assigns something written out, which is no callable."""
    plain = (
        *(ast.Constant, ast.JoinedStr, ast.UnaryOp, ast.Compare),
        *(ast.Tuple, ast.List, ast.Set, ast.Dict, ast.ListComp, ast.SetComp, ast.DictComp),
    )
    match node:
        case ast.Assign(targets=targets, value=value):
            return isinstance(value, plain) and all(isinstance(t, ast.Name) for t in targets)
        case ast.AnnAssign(target=ast.Name(), value=value):
            return isinstance(value, plain)
    return False
