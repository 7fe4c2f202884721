"""Returns an object whose class has a name that cannot be encoded as UTF-8."""


class Named(type):
    @property
    def __name__(cls) -> str:
        return "\ud800"


class Unspeakable(metaclass=Named):
    __qualname__ = "\ud800"
    __module__ = "\ud800"


def agent(observation: object, configuration: object) -> object:
    return Unspeakable()
