"""Kaggle takes the last callable of a file: choose another one, or warn if it is no agent."""

import ast
import symtable

from errors import NOT_PYTHON, PlayerError, one_line


def choose_function(source: str, path: str, name: str) -> str:
    """The source, changed so that its last callable is the function `name`.

    A new name is bound to it below everything else, since Kaggle goes by the first binding of each
    name. Raises PlayerError, which begins with `path`, if the source binds no such name.
    """
    try:
        symbols = symtable.symtable(source, path, "exec").get_symbols()
    except NOT_PYTHON as error:
        raise PlayerError(f"{path}: not Python source: {one_line(str(error))}") from error
    bound = [each.get_name() for each in symbols if each.is_assigned() or each.is_imported()]
    if name not in bound:
        functions = [each.get_name() for each in symbols if each.is_namespace()]
        listed = ", ".join(functions) or "no functions"
        raise PlayerError(f"{path}: there is no function {name}; it has {listed}")
    alias = "chosen_agent"
    while alias in bound:
        alias += "_"
    return f"{source}\n\n{alias} = {name}\n"


def warn_of_last(source: str, path: str) -> str:
    """A warning if a file ends in a function or class that is no agent; else "".

    An agent is a function whose first parameter begins with `obs`, or that has "agent" in its name.
    Nothing is executed, so there is no warning if assignments or imports stand below.
    """
    try:
        body = ast.parse(source).body
    except NOT_PYTHON:
        return ""
    while body and isinstance(body[-1], ast.Expr | ast.If | ast.Pass):
        body.pop()
    defined = [each for each in body if isinstance(each, ast.FunctionDef | ast.ClassDef)]
    agents = [each.name for each in defined if _is_agent(each)]
    if not defined or defined[-1] is not body[-1] or _is_agent(defined[-1]):
        return ""
    last = defined[-1].name
    if [each.name for each in defined].count(last) > 1:  # the first one counts
        return ""
    other = f"; {path}:{agents[-1]} plays the other" if agents else ""
    return f"Kaggle calls {last}, the last callable in the file{other}"


def _is_agent(node: ast.FunctionDef | ast.ClassDef) -> bool:
    if isinstance(node, ast.ClassDef):
        return False
    first = [each.arg for each in (*node.args.posonlyargs, *node.args.args)][:1]
    return "agent" in node.name or "".join(first).startswith("obs")
