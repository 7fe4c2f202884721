"""Raises an error that fails whoever looks at it."""


class Unspeakable(BaseException):
    @property
    def __traceback__(self) -> object:
        raise SystemExit(1)

    __cause__ = __context__ = __traceback__


def agent(observation: object, configuration: object) -> object:
    raise Unspeakable
