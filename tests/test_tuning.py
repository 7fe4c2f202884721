"""The example that tunes the constants of an agent."""

import runpy
from typing import Any

import optuna
import pytest
from conftest import PROJECT

import connectx
from connectx.arena.report import Result

CONSTANTS = {"threes": 30, "twos": 5, "opponent_twos": -10}


def test_every_candidate_plays_from_openings_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    results: list[Result] = []
    real_match = connectx.match

    def recorded_match(player: str, opponent: str, games: int, **settings: Any) -> Result:
        results.append(real_match(player, opponent, 2, **settings))
        return results[-1]

    monkeypatch.setattr(connectx, "match", recorded_match)
    play_candidate = runpy.run_path(str(PROJECT / "examples" / "tune.py"))["play_candidate"]
    for number in (0, 1):
        play_candidate(optuna.trial.FixedTrial(CONSTANTS, number))
    openings = [{game.moves[: game.opening_plies] for game in result.games} for result in results]
    assert [len(candidate_openings) for candidate_openings in openings] == [1, 1]
    assert openings[0] != openings[1]
