"""Arrays from a file beside an agent, such as the weights of its network.

The build puts the text of each such file into `FILES`, so that one file still plays.
"""

import base64
import inspect
import io
import sys
from pathlib import Path

import numpy as np

FILES: dict[str, str] = {}  # a file's name -> its bytes in base85
NO_ARRAYS = "expected numbers as numpy.savez writes them, found a pickle or a damaged file"


def read_arrays(name: str) -> dict[str, np.ndarray]:
    """The arrays in the `.npz` file called `name`, by their names. Nothing is ever unpickled.

    Call it at the top level of the agent's file: Kaggle finds no files during a move. It takes the
    file that the build put in, else one beside the agent's source, else one in a folder of
    `sys.path`. Raises FileNotFoundError, or ValueError for a file without arrays.

    >>> np.savez("learned.npz", bias=[1.0, 2.0])
    >>> read_arrays("learned.npz")
    {'bias': array([1., 2.])}
    """
    if name in FILES:
        return arrays_in(name, base64.b85decode(FILES[name]))
    frame = inspect.currentframe()
    caller = frame.f_back if frame else None
    source = caller.f_globals.get("__file__") if caller else None
    beside = [str(Path(source).parent)] if source else []
    # Kaggle's loading adds the agent's folder at the end.
    for folder in (*beside, *reversed(sys.path)):
        file = Path(folder, name)
        if folder and file.is_file():
            return arrays_in(name, file.read_bytes())
    raise FileNotFoundError(f"{name}: no such file beside the agent or in a folder of sys.path")


def arrays_in(name: str, data: bytes) -> dict[str, np.ndarray]:
    """The arrays in the bytes of an `.npz` file; raises ValueError, which names the file."""
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as opened:
            arrays = {key: opened[key] for key in opened}
        if all(isinstance(array, np.ndarray) for array in arrays.values()):
            return arrays
    except Exception as error:  # damaged bytes raise a dozen kinds
        raise ValueError(f"{name}: {NO_ARRAYS}") from error
    raise ValueError(f"{name}: {NO_ARRAYS}")
