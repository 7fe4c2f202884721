"""Lets this file import the modules that it holds as text. Other files cannot import them.

Each time the file is executed, it makes new modules, which last as long as the file's functions.
"""

# For each module, by its name: the path of its file, and its text.
_EMBEDDED: dict[str, tuple[str, str]] = {}


def _embedded_builtins(texts: dict[str, tuple[str, str]]) -> dict[str, object]:
    """Return built-ins with an `import` that looks for modules in `texts` first.

    `texts` has an entry for each package, too. If the package is only a folder, its text is empty.
    The functions below use no global name of the file, because the agent may bind any name.
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

    # Pickle and dataclasses look a class up in `sys.modules`, by the name of its module. Another
    # file may have a module of the same name there. So the names that the modules of this file have
    # there begin with a prefix that only this file has.
    root_names = (f"embedded{number or ''}" for number in itertools.count())
    root = ModuleType(next(name for name in root_names if name not in sys.modules))
    prefix = f"{root.__name__}."
    folder = sys.path[-1]  # Kaggle appends the folder of this file when it loads the file
    modules = {"": root}  # those imported so far, by the names that the code uses

    class Embedded(ModuleType):
        """A module whose name, as the code sees it, lacks the prefix."""

        __name__ = property(lambda self: vars(self)["__name__"].removeprefix(prefix))

        def __getattr__(self, name: str) -> object:
            full_name = f"{self.__name__}.{name}"
            if full_name in modules:  # it is still being imported, as in a cycle
                return modules[full_name]
            message = f"module {self.__name__!r} has no attribute {name!r}"
            raise AttributeError(message, name=name, obj=self)

    def register(module: ModuleType) -> "weakref.finalize[..., ModuleType]":
        """Put a module into `sys.modules` as long as the module lives.

        Calling the result takes the module out before that.
        """
        name = vars(module)["__name__"]
        sys.modules[name] = weakref.proxy(module)
        return weakref.finalize(module, sys.modules.pop, name, None)

    def load(name: str) -> ModuleType:
        """Return a module of `texts`, which is executed if it has not been imported yet."""
        if name in modules:
            return modules[name]
        parent_name, _, last_name = name.rpartition(".")
        parent = load(parent_name)
        if name in modules:  # executing its package has imported it
            return modules[name]
        if name not in texts:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        file, text = texts[name]
        text = text.removeprefix("\n")
        module = modules[name] = Embedded(prefix + name)
        path = os.path.join(folder, file)
        module.__dict__.update(__file__=path, __package__=parent_name, __builtins__=built_ins)
        module.__spec__ = spec_from_file_location(name, path)  # for `importlib.resources`
        if file.endswith(("/", "__init__.py")):
            module.__dict__.update(__package__=name, __path__=[os.path.dirname(path)])
        unregister = register(module)
        # Tracebacks take the lines of a file from this cache, by the file's name. If the cache has
        # another text under this name, the module's file gets another name.
        entry = len(text), None, [f"{line}\n" for line in text.split("\n")], file
        while linecache.cache.get(file, entry) != entry:
            file = f"./{file}"
        linecache.cache[file] = entry
        try:
            exec(compile(text, file, "exec", dont_inherit=True), vars(module))
        except BaseException:
            del modules[name]
            unregister()
            raise
        setattr(parent, last_name, module)
        return module

    def import_(
        name: str,
        globals: "dict[str, str] | None" = None,
        locals: object = None,
        fromlist: "tuple[str, ...]" = (),
        level: int = 0,
    ) -> ModuleType:
        package = (globals or {}).get("__package__") or ""
        package_names = package.split(".")
        if level and not package:
            raise ImportError("attempted relative import with no known parent package")
        if level > len(package_names):
            raise ImportError("attempted relative import beyond top-level package")
        if level:
            # One dot stands for the package itself, and each further dot for the package above.
            base_names = package_names[: len(package_names) - level + 1]
            name = ".".join(filter(None, (*base_names, name)))
        name = name.removeprefix(prefix)
        if name.partition(".")[0] not in texts:
            module = builtins.__import__(name, None, None, fromlist, 0)
            if module is importlib:
                # The code gets a copy, whose `import_module` looks into `texts`, too.
                vars(own_importlib).update(vars(importlib), import_module=import_module)
            return own_importlib if module is importlib else module
        module = load(name)
        imported_names = fromlist or ()
        if "*" in imported_names:
            imported_names = getattr(module, "__all__", ())
        for imported_name in imported_names:
            full_name = f"{name}.{imported_name}"
            is_package = hasattr(module, "__path__")
            if is_package and full_name in texts and not hasattr(module, imported_name):
                load(full_name)
        # The package is loaded, as it need not be among `modules`. If executing a package fails, it
        # is taken out again, but the modules below that it has imported stay.
        return module if fromlist else load(name.partition(".")[0])

    def import_module(name: str, package: "str | None" = None) -> ModuleType:
        level = len(name) - len(name.lstrip("."))
        package_globals = {"__package__": (package or "").removeprefix(prefix)}
        return import_(name[level:], package_globals, None, ("__name__",), level)

    own_importlib = ModuleType("importlib")
    built_ins = {**vars(builtins), "__import__": import_}
    register(root)
    return built_ins


# The functions that are defined below have these built-ins, so their imports find the modules. The
# code outside of functions has the built-ins of before, so its imports are executed by `exec`.
__builtins__ = _embedded_builtins(_EMBEDDED)  # type: ignore[assignment]
del _embedded_builtins
