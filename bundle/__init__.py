"""Turns an agent and its helper modules into the one file that Kaggle takes.

    bundle(agent_path, constants)            the source of that file
    check_loading(source, path)              does Kaggle's loading rule find the agent in it?
    parse_player("minimax:N_STEPS=5")        what a user types -> name, constants
    set_constants(source, path, constants)   the same constants in anyone's single file

module          reads one module: its imports, its text, its names
refusals        refuses what would behave differently in one file
flatten         writes all modules to one file
constants       sets constants from outside
last_callable   loads a file as Kaggle does
preflight       plays a file as Kaggle does (import `bundle.preflight`: it takes a second)
"""

from bundle.constants import parse_player, player_name, set_constants
from bundle.flatten import HEADER, bundle
from bundle.last_callable import check_loading

__all__ = ["HEADER", "bundle", "check_loading", "parse_player", "player_name", "set_constants"]
