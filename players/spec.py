"""The grammar of what a user types for a player: `PLACE[:function][:CONSTANT=value,...]`.

minimax                          the name of an agent
minimax:N_STEPS=5,WEIGHTS=TUNED  with constants set
their.py:my_agent:DEPTH=6        a path, a function of that file, and a constant
"""

import os
import re
from collections.abc import Mapping
from typing import NamedTuple

from errors import PlayerError

SPEC = re.compile(
    r"(?P<place>.+?)"
    r"(?::(?P<function>[^\W\d]\w*))?"
    r"(?::(?P<constants>\s*[A-Za-z_][\w.]*\s*=(?!=).*))?",
    re.DOTALL,
)
COMMA = re.compile(r",(?=\s*[A-Z][\w.]*\s*=(?!=))")  # between constants, not inside a value


class PlayerSpec(NamedTuple):
    """What a user types for a player, in its parts. `str` puts them together again."""

    place: str  # a name or a path
    function: str  # of a file; "" if none is chosen
    constants: Mapping[str, str]  # names and the source text of values

    @classmethod
    def parse(cls, text: str) -> "PlayerSpec":
        """The parts of a text; the path of a file or folder that exists is taken whole.

        Raises PlayerError for a constant that is given twice. Nothing else is checked.
        """
        match = None if os.path.exists(text) else SPEC.fullmatch(text)  # noqa: PTH110 - Path raises
        if match is None:
            return cls(text, "", {})
        constants: dict[str, str] = {}
        for part in COMMA.split(match["constants"] or ""):
            name, _, value = map(str.strip, part.partition("="))
            if name in constants:
                raise PlayerError(f"{text}: {name} is given twice")
            if name:
                constants[name] = value
        return cls(match["place"], match["function"] or "", constants)

    def __str__(self) -> str:
        return ":".join(filter(None, (self.place, self.function, self.assignments)))

    @property
    def assignments(self) -> str:
        """The constants as a user types them: "N_STEPS=5,WEIGHTS=TUNED"."""
        return ",".join(f"{name}={value}" for name, value in self.constants.items())
