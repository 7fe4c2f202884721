"""What Optuna does for tuning: propose values, and say which parameters mattered.

Optuna's own storage is not used. A study in memory is made anew from the trials for each batch, so
that proposals follow from the trials and a seed alone.
"""

import math
import warnings
from collections.abc import Sequence

import optuna
from optuna.distributions import BaseDistribution, FloatDistribution, IntDistribution
from optuna.importance import PedAnovaImportanceEvaluator, get_param_importances

from arena.parameters import Parameter, Values

RANDOM_SHARE = 0.25  # of the trials, before the estimator proposes; but no more than
MOST_RANDOM = 16
# Importance is about what tells the better half of the trials from the others. The best tenth,
# Optuna's default, is mostly luck: in 8 simulated studies of 60 trials with 40 games each, the one
# parameter that mattered did not come first in 2; with the better half it came first in all.
BETTER_SHARE = 0.5
LEAST_TRIALS = 4
VERSION = f"optuna {optuna.__version__}"

Trial = tuple[Values, float]  # values, and the share of the points they won

optuna.logging.set_verbosity(optuna.logging.WARNING)


def propose(
    parameters: Sequence[Parameter], trials: Sequence[Trial], count: int, planned: int, seed: int
) -> list[Values]:
    """Values for `count` more trials of `planned` in all; the same arguments, the same values.

    By the tree-structured Parzen estimator: J. Bergstra and others, "Algorithms for
    hyper-parameter optimization", NIPS 24 (2011). It ranks trials and models where the better ones
    lie, so a single lucky one does not mislead it.
    """
    sampler = optuna.samplers.TPESampler(
        n_startup_trials=min(MOST_RANDOM, math.ceil(RANDOM_SHARE * planned)),
        constant_liar=True,  # keeps the proposals of a batch apart
        seed=seed,
    )
    study = _study(parameters, trials, sampler)
    distributions = _distributions(parameters)
    asked = [study.ask(distributions).params for _ in range(count)]
    return [tuple(each.rounded(values[each.name]) for each in parameters) for values in asked]


def importance(parameters: Sequence[Parameter], trials: Sequence[Trial]) -> list[float]:
    """The share of each parameter in what tells good trials from bad ones.

    All 0 where that cannot be told: few trials, or all of them equally good.

    By PED-ANOVA: S. Watanabe, A. Bansal and F. Hutter, "PED-ANOVA: efficiently quantifying
    hyperparameter importance in arbitrary subspaces", IJCAI (2023).
    """
    scores = {share for _, share in trials}
    if len(trials) < LEAST_TRIALS or len(scores) == 1:
        return [0.0] * len(parameters)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # experimental; and again what the docstring says
        evaluator = PedAnovaImportanceEvaluator(target_quantile=BETTER_SHARE)
        study = _study(parameters, trials, optuna.samplers.RandomSampler(seed=0))
        found = get_param_importances(study, evaluator=evaluator)
    return [float(found[each.name]) for each in parameters]


def _study(
    parameters: Sequence[Parameter],
    trials: Sequence[Trial],
    sampler: optuna.samplers.BaseSampler,
) -> optuna.Study:
    study = optuna.create_study(direction="maximize", sampler=sampler)
    distributions = _distributions(parameters)
    names = [each.name for each in parameters]
    study.add_trials(
        [
            optuna.create_trial(
                params=dict(zip(names, values)), distributions=distributions, value=share
            )
            for values, share in trials
        ]
    )
    return study


def _distributions(parameters: Sequence[Parameter]) -> dict[str, BaseDistribution]:
    return {
        each.name: IntDistribution(each.low, each.high, log=each.logarithmic)
        if isinstance(each.low, int) and isinstance(each.high, int)
        else FloatDistribution(each.low, each.high, log=each.logarithmic)
        for each in parameters
    }
