"""Reads arrays from a file beside an agent, such as the weights of its network.

The build puts the contents of each such file into `FILES`, so that the built file needs no other.
"""

import base64
import inspect
import io
import sys
from pathlib import Path

import numpy as np

FILES: dict[str, str] = {}  # the name of a file -> its bytes in base85
NO_ARRAYS = "expected numbers as numpy.savez writes them, found a pickle or a damaged file"


def read_arrays(name: str) -> dict[str, np.ndarray]:
    """Read the arrays in the `.npz` file called `name`, by their names. Nothing is unpickled.

    Call this function at the top level of the agent's file, because Kaggle finds no files during a
    move. The file is the one that the build put in, else one beside the agent's source, else one in
    a folder of `sys.path`. Raises FileNotFoundError if there is none, and ValueError if the file
    has no arrays.

    >>> np.savez("learned.npz", bias=[1.0, 2.0])
    >>> read_arrays("learned.npz")
    {'bias': array([1., 2.])}
    """
    if name in FILES:
        return arrays_in(name, base64.b85decode(FILES[name]))
    frame = inspect.currentframe()
    caller = frame.f_back if frame else None
    agent_file = caller.f_globals.get("__file__") if caller else None
    folders = [str(Path(agent_file).parent)] if agent_file else []
    folders.extend(reversed(sys.path))  # backwards, as Kaggle adds the agent's folder at the end
    for folder in folders:
        file = Path(folder, name)
        if folder and file.is_file():
            return arrays_in(name, file.read_bytes())
    raise FileNotFoundError(f"{name}: no such file beside the agent or in a folder of sys.path")


def arrays_in(name: str, data: bytes) -> dict[str, np.ndarray]:
    """Read the arrays in the bytes of an `.npz` file.

    Raises ValueError, which names the file, if the bytes have no arrays.
    """
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as archive:
            arrays = {key: archive[key] for key in archive}
    except Exception as error:  # damaged bytes raise a dozen kinds of errors
        raise ValueError(f"{name}: {NO_ARRAYS}") from error
    if not all(isinstance(array, np.ndarray) for array in arrays.values()):
        raise ValueError(f"{name}: {NO_ARRAYS}")
    return arrays
