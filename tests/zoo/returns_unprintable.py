"""Returns an object without a usable repr."""


class Unprintable:
    def __repr__(self) -> str:
        raise SystemExit(1)


def agent(observation: object, configuration: object) -> object:
    return Unprintable()
