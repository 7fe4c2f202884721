"""Lets this file import the modules that stand in it as text; no other code finds them.

Every execution of the file has modules of its own, which end with it.
"""

_EMBEDDED: dict[str, tuple[str, str]] = {}  # a module's name -> its file's name, its text


def _embedded_builtins(texts: dict[str, tuple[str, str]]) -> dict[str, object]:
    """The built-ins for code whose `import` looks into `texts` first.

    Packages are among the texts too. Those that are only folders have an empty one. Nothing here
    uses a global name, as the agent may bind any.
    """
    import builtins
    import importlib
    import itertools
    import linecache
    import os
    import sys
    import weakref
    from importlib.util import spec_from_file_location
    from types import ModuleType

    # In `sys.modules`, where pickle and dataclasses look a class up by its module's name, modules
    # must not hide those of another file: a mark stands before their names.
    tried = (f"embedded{number or ''}" for number in itertools.count())
    root = ModuleType(next(name for name in tried if name not in sys.modules))
    mark = f"{root.__name__}."
    folder = sys.path[-1]  # of this file, by Kaggle's loading
    modules = {"": root}  # by the names that the code uses

    class Embedded(ModuleType):
        __name__ = property(lambda self: vars(self)["__name__"].removeprefix(mark))

        def __getattr__(self, name: str) -> object:
            part = f"{self.__name__}.{name}"
            if part in modules:  # which is being imported, as in a cycle
                return modules[part]
            message = f"module {self.__name__!r} has no attribute {name!r}"
            raise AttributeError(message, name=name, obj=self)

    def register(module: ModuleType) -> "weakref.finalize[..., ModuleType]":
        name = vars(module)["__name__"]
        sys.modules[name] = weakref.proxy(module)
        return weakref.finalize(module, sys.modules.pop, name, None)

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
        text = text.removeprefix("\n")
        module = modules[name] = Embedded(mark + name)
        place = os.path.join(folder, file)
        module.__dict__.update(__file__=place, __package__=above, __builtins__=found)
        module.__spec__ = spec_from_file_location(name, place)  # for `importlib.resources`
        if file.endswith(("/", "__init__.py")):
            module.__dict__.update(__package__=name, __path__=[os.path.dirname(place)])
        forget = register(module)
        # Tracebacks show the text; another file's module of that name may stand there.
        entry = len(text), None, [f"{line}\n" for line in text.split("\n")], file
        while linecache.cache.get(file, entry) != entry:
            file = f"./{file}"
        linecache.cache[file] = entry
        try:
            exec(compile(text, file, "exec", dont_inherit=True), vars(module))
        except BaseException:
            del modules[name]
            forget()
            raise
        setattr(parent, last, module)
        return module

    def import_(
        name: str,
        globals: "dict[str, str] | None" = None,
        locals: object = None,
        fromlist: "tuple[str, ...]" = (),
        level: int = 0,
    ) -> ModuleType:
        package = (globals or {}).get("__package__") or ""
        above = package.split(".")
        if level and not package:
            raise ImportError("attempted relative import with no known parent package")
        if level > len(above):
            raise ImportError("attempted relative import beyond top-level package")
        if level:  # one dot stands for the package itself
            name = ".".join(filter(None, (*above[: len(above) - level + 1], name)))
        name = name.removeprefix(mark)
        if name.partition(".")[0] not in texts:
            module = builtins.__import__(name, None, None, fromlist, 0)
            if module is importlib:  # whose `import_module` is to look into `texts`, too
                vars(library).update(vars(importlib), import_module=import_module)
            return library if module is importlib else module
        module = load(name)
        for each in getattr(module, "__all__", ()) if "*" in (fromlist or ()) else fromlist or ():
            full = f"{name}.{each}"
            if hasattr(module, "__path__") and full in texts and not hasattr(module, each):
                load(full)
        # Not from `modules`: a package that failed is gone, while a module below it stays.
        return module if fromlist else load(name.partition(".")[0])

    def import_module(name: str, package: "str | None" = None) -> ModuleType:
        level = len(name) - len(name.lstrip("."))
        names = {"__package__": (package or "").removeprefix(mark)}
        return import_(name[level:], names, None, ("__name__",), level)

    library = ModuleType("importlib")
    found = {**vars(builtins), "__import__": import_}
    register(root)
    return found


# Functions below use these. The code between them does not, so its imports stand inside `exec`.
__builtins__ = _embedded_builtins(_EMBEDDED)  # type: ignore[assignment]
del _embedded_builtins
