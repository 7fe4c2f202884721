"""Find weights for the one-step player that beat the course's, from nothing but a range for each.

    python -m benchmarks.tune_weights --study weights.db --html weights.html

A use of `evaluate.py --tune`, see docs/tuning.md: candidates play the course's weights, and the
best of them is tested against these in new games. -n is the number of games at most; --study FILE
saves them as they end, and resumes; --html FILE is a page with a picture of what mattered, and an
existing page is replaced.
"""

import os
import sys
from pathlib import Path

from arena.configuration import complete_configuration
from arena.league import League
from arena.match import Rules
from arena.rating import SequentialTest
from arena.run import Outputs
from arena.tune import make_tuning, run_tuning
from benchmarks.measure import read_options
from errors import run_command

PLAYER = "one_step:WEIGHTS.threes=1..60,WEIGHTS.twos=0..20,WEIGHTS.opponent_twos=-120..0"


def main() -> int:
    """Tune and test; the exit status."""
    cores = os.cpu_count() or 1
    options = read_options(
        "tune_weights", __doc__, n=4000, seed=1, jobs=cores, study=Path(), html=Path()
    )
    league = League(
        players=(),
        rules=Rules(configuration=complete_configuration({}), referee="native"),
        games=options.n,
        seed=options.seed,
        opening_plies=4,
    )
    tuning = make_tuning(PLAYER, [], league, SequentialTest(elo0=0, elo1=30))
    study, page = (None if file == Path() else file for file in (options.study, options.html))
    outputs = Outputs(results=study, html=page, force=True)
    return run_tuning(tuning, jobs=options.jobs, cluster=None, outputs=outputs)


if __name__ == "__main__":
    sys.exit(run_command("tune_weights", main))
