"""Takes memory and keeps it."""

kept = []


def agent(observation: object, configuration: object) -> object:
    while True:
        kept.append(bytearray(10_000_000))
