"""Tune the constants of an agent with Optuna: python examples/tune.py

Every candidate plays a match against the agent as it is, and Optuna proposes the next candidate
from the results. The best candidate is lucky as well as good, so at the end it plays new games
against the agent until a sequential test decides whether it is stronger.

The candidates are stored in study.db and the games of the test in test.db. After Ctrl-C, the same
command goes on from there. This needs the package optuna. As it stands, it takes half a minute.
"""

import subprocess
import sys

import optuna

from connectx import match

AGENT = "one_step"
CANDIDATES = 20
CANDIDATE_GAMES = 20  # for an agent that is close to its best, ten times as many
MAX_TEST_GAMES = 2000


def name_candidate(trial: optuna.trial.BaseTrial) -> str:
    """Return the agent with the constants that Optuna proposes, as a player that `match` takes.

    This is the function to change for constants of your own.
    """
    threes = trial.suggest_int("threes", 1, 60)
    twos = trial.suggest_int("twos", 0, 20)
    opponent_twos = trial.suggest_int("opponent_twos", -120, 0)
    constants = [
        f"WEIGHTS.threes={threes}",
        f"WEIGHTS.twos={twos}",
        f"WEIGHTS.opponent_twos={opponent_twos}",
    ]
    return f"{AGENT}:{','.join(constants)}"


def play_candidate(trial: optuna.trial.Trial) -> float:
    """Return a candidate's share of the points against the agent.

    Both play every random opening from both seats. Each candidate gets openings of its own.
    """
    result = match(
        name_candidate(trial), AGENT, CANDIDATE_GAMES, opening_plies=4, seed=trial.number
    )
    return result.comparison.points.value


def main() -> None:
    """Play the candidates that are missing, then test the best one."""
    study = optuna.create_study(
        study_name="tuning",
        storage="sqlite:///study.db",
        direction="maximize",
        load_if_exists=True,
    )
    finished = study.get_trials(states=[optuna.trial.TrialState.COMPLETE])
    study.optimize(play_candidate, n_trials=max(0, CANDIDATES - len(finished)))
    best_candidate = name_candidate(study.best_trial)
    print(f"{best_candidate}: {study.best_value:.1%} of the points", flush=True)

    evaluate = [sys.executable, "-m", "connectx", "evaluate"]
    players = [best_candidate, AGENT]
    test = ["--sprt", "elo0=0,elo1=30", "-n", str(MAX_TEST_GAMES)]
    settings = ["--referee", "native", "--results", "test.db"]
    subprocess.run([*evaluate, *players, *test, *settings], check=False)


if __name__ == "__main__":
    main()
