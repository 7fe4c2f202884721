"""Takes what memory it is allowed to have, 2 GiB at most, in smaller and smaller pieces."""

import contextlib

MOST = 2 << 30
taken: list[bytearray] = []


def take(size: int) -> None:
    with contextlib.suppress(MemoryError):
        while len(taken) * size < MOST:
            taken.append(bytearray(size))


def agent(observation: object, configuration: object) -> object:
    for exponent in (26, 20, 16, 12):
        take(1 << exponent)
    return [bytearray(1 << 30)]
