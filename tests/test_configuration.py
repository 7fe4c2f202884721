"""Our check of a configuration against the official one."""

import math
from typing import Any

import pytest
from conftest import kaggle_environments

from connectx.arena.game import SETTINGS, complete_configuration
from connectx.errors import UserError

VALUES = (
    *(0, 1, 2, 7, -1, -5, 0.5, 2.5, -0.5, -math.inf),
    *(None, True, False, "", "4", "four", [], [4], {}, {"default": 4}),
)
EXTRAS = ({}, {"seed": 5}, {"items": 3}, {"seed": None, "nested": {"a": [1]}})


def official(configuration: dict[str, Any]) -> dict[str, Any] | None:
    """The complete configuration; None where the environment cannot be made, or cannot play."""
    try:
        environment = kaggle_environments.make("connectx", configuration)
        environment.step([0, None])
    except Exception:  # noqa: BLE001 - besides its own error the environment raises what happens
        return None
    return dict(environment.configuration)


def ours(configuration: dict[str, Any]) -> dict[str, Any] | None:
    try:
        return complete_configuration(configuration)
    except UserError:
        return None


CASES = [*({key: value} for key in SETTINGS for value in VALUES), *EXTRAS]


@pytest.mark.parametrize("configuration", CASES)
def test_a_configuration_is_accepted_as_officially(configuration: dict[str, Any]) -> None:
    assert ours(configuration) == official(configuration)


@pytest.mark.parametrize(
    ("configuration", "message"),
    [
        ({"rows": 0}, "rows is 0, expected an integer, at least 1"),
        ({"inarow": 4.5}, "inarow is 4.5, expected an integer, at least 1"),
        ({"actTimeout": -1}, "actTimeout is -1, expected a number, at least 0"),
        ({"rows": 10**6, "columns": 10}, "the board has 10,000,000 squares, expected at most 1,0"),
    ],
)
def test_what_is_wrong_is_named(configuration: dict[str, Any], message: str) -> None:
    with pytest.raises(UserError, match=message):
        complete_configuration(configuration)
