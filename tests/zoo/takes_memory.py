"""Takes what memory it is allowed to have, 2 GiB at most, in smaller and smaller pieces."""

import contextlib
import mmap

PIECES = 2048
taken: list[object] = []


def agent(observation: object, configuration: object) -> object:
    with contextlib.suppress(OSError):
        while len(taken) < 32:
            taken.append(mmap.mmap(-1, 64 << 20))
    for exponent in (20, 16, 12):
        with contextlib.suppress(MemoryError):
            while len(taken) < PIECES:
                taken.append(bytearray(1 << exponent))
    return [bytearray(1 << 30)]
