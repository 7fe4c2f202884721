"""Lets this file import the modules that stand in it as text; no other code finds them.

Every execution of the file has modules of its own, which end with it.
"""

import builtins
import sys
import weakref
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

EMBEDDED: dict[str, tuple[str, str]] = {}  # a module's name -> its file's name, its text


def embedded_builtins(texts: Mapping[str, tuple[str, str]]) -> dict[str, Any]:
    """The built-ins for code whose `import` looks into `texts` first.

    Packages are among the texts too. Those that are only folders have an empty one.
    """
    modules = {"": ModuleType("embedded")}  # by the names that the code uses; "" is above all
    mark = f"embedded_{id(modules)}_"  # in sys.modules they must not hide those of other agents

    def load(name: str) -> ModuleType:
        if name in modules:
            return modules[name]
        above, _, last = name.rpartition(".")
        parent = load(above)
        if name in modules:  # now, since its package imports it
            return modules[name]
        if name not in texts:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        file, text = texts[name]
        module = modules[name] = ModuleType(mark + name)
        module.__dict__.update(__file__=file, __package__=above, __builtins__=found)
        if any(other.startswith(f"{name}.") for other in texts) or file.endswith("__init__.py"):
            module.__dict__.update(__package__=name, __path__=[])
        # For pickle and dataclasses, which find classes by the name of their module.
        sys.modules[module.__name__] = weakref.proxy(module)
        weakref.finalize(module, sys.modules.pop, module.__name__, None)
        try:
            exec(compile(text.removeprefix("\n"), file, "exec", dont_inherit=True), vars(module))
        except BaseException:
            del modules[name]
            raise
        setattr(parent, last, module)
        return module

    def import_(
        name: str,
        globals: Mapping[str, Any] | None = None,
        locals: Mapping[str, Any] | None = None,
        fromlist: Sequence[str] = (),
        level: int = 0,
    ) -> ModuleType:
        if level:  # one dot stands for the package itself
            package = (globals or {})["__package__"].split(".")
            name = ".".join(filter(None, (*package[: len(package) - level + 1], name)))
        elif name.partition(".")[0] not in texts:
            return builtins.__import__(name, globals, locals, fromlist, level)
        module = load(name)
        names = getattr(module, "__all__", ()) if "*" in (fromlist or ()) else fromlist or ()
        for each in names:
            if f"{name}.{each}".lstrip(".") in texts and not hasattr(module, each):
                load(f"{name}.{each}".lstrip("."))
        return module if fromlist else modules[name.partition(".")[0]]

    found = {**vars(builtins), "__import__": import_}
    return found


# Functions below use these. The code between them does not, so its imports stand inside `exec`.
__builtins__ = embedded_builtins(EMBEDDED)  # type: ignore[assignment]
