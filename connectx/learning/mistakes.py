"""The page of players' worst mistakes in positions with known scores."""

from collections.abc import Iterator, Sequence

import numpy as np

from connectx.exact.judge import judge_of
from connectx.executor import Tell
from connectx.learning.accuracy import Accuracy
from connectx.review.why import EXPLAIN_SECONDS, explain
from connectx.web.page import GameFacts, GamesFacts, TableFacts, game_facts, page
from connectx.words import Rows

MOST = 100  # mistakes of all players together
OTHERS = "given moves"  # in place of the other player's name


def mistakes_page(found: Sequence[Accuracy], tables: Sequence[Rows], tell: Tell) -> Iterator[str]:
    """Yield the page in pieces: each mistake is a game, the worst first, below the tables.

    A loss in place of a win is worst, then a value lost, then a score. There is a mistake at least.
    `tell` shows how many are explained.
    """
    mistakes = []
    for number, one in enumerate(found):
        values = np.sign(one.labels)
        for place in np.flatnonzero(one.losses).tolist():
            lost = int(values[place].max() - values[place][one.columns[place]])
            mistakes.append((-lost, -int(one.losses[place]), place, number))
    worst = sorted(mistakes)[:MOST]
    names = [*(one.name for one in found), OTHERS]
    games: list[GameFacts] = []
    for done, (*_, place, number) in enumerate(worst):
        tell("looking for the reasons", done, len(worst))
        one = found[number]
        game, labels = one.games[place], one.labels[place]
        before, unknown = game.boards()[-2], [None] * game.opening_plies
        why = explain(
            judge_of(game.geometry), before, EXPLAIN_SECONDS,
            played=game.moves[-1], whole_line=False,
        )  # fmt: skip
        players = [len(found)] * 2
        players[before.mark - 1] = number
        games.append({
            **game_facts(game, players),
            "position_scores": [*unknown, int(labels.max()), -int(labels[game.moves[-1]])],
            "better": {game.opening_plies + 1: np.flatnonzero(labels == labels.max()).tolist()},
            "reasons": [*unknown, why.sentences, None],
        })  # fmt: skip
    below: list[TableFacts] = [
        {"title": title, "note": "", "rows": rows, "words": [0], "pairs": []}
        for title, rows in zip(("Accuracy", "Quiet positions, and by discs"), tables)
    ]
    facts: GamesFacts = {
        "title": "ConnectX: the worst mistakes",
        "size": list(found[0].games[0].geometry.size),
        "players": names,
        "positions": True,
        "below": below,
    }
    return page(facts, games)
