"""From an agent and its helpers to the one file that Kaggle takes, and whether Kaggle takes it.

    bundle(agent_path, constants)            the source of the file
    parse_player("minimax:N_STEPS=5")        what a user types -> name, constants
    set_constants(source, path, constants)   the same constants in a stranger's single file

module          one module, taken apart: imports, text, names
refusals        what would mean something else in one namespace
last_callable   what Kaggle would take for the agent
flatten         all modules in one file
constants       constants set from outside
preflight       a file tried out as Kaggle would (`bundle.preflight`, not imported here)
"""

from bundle.constants import parse_player, player_name, set_constants
from bundle.flatten import HEADER, bundle

__all__ = ["HEADER", "bundle", "parse_player", "player_name", "set_constants"]
