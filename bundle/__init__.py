"""Turns an agent and its helper modules into the one file that Kaggle takes.

    bundle(agent_path, constants)            the source of that file
    check_loading(source, path)              does Kaggle's loading rule find the agent in it?
    parse_player("minimax:N_STEPS=5")        what a user types -> name, constants
    set_constants(source, path, constants)   the same constants in anyone's single file
    choose_function(source, path, name)      one of several functions as the agent

module          reads one module: its imports, its text, its names
refusals        refuses what would behave differently in one file
flatten         writes all modules to one file
constants       sets constants from outside
last_callable   what Kaggle takes for the agent, and how to make it take another function
preflight       plays a file as Kaggle does (import `bundle.preflight`: it takes a second)
"""

from bundle.constants import parse_player, player_name, set_constants
from bundle.flatten import HEADER, bundle
from bundle.last_callable import check_loading, choose_function

__all__ = [
    "HEADER",
    "bundle",
    "check_loading",
    "choose_function",
    "parse_player",
    "player_name",
    "set_constants",
]
