"""A part of what `tests.oracle` checks, small enough for every run of the tests."""

import random
from collections import Counter
from functools import partial
from itertools import islice

import bitbully.bitbully_core as bitbully
import oracle
import pytest

SLOW = pytest.mark.slow


@pytest.mark.parametrize("games", [1, pytest.param(20, marks=SLOW)])
def test_a_league_is_played_as_recorded(games: int) -> None:
    played = Counter(line for _, line in oracle.league(games=games))
    assert played.total() == 36 * games
    assert not played - Counter(oracle.read_record("league"))


@pytest.mark.parametrize("limit", [300, pytest.param(3_000, marks=SLOW)])
def test_the_submission_plays_as_recorded(limit: int) -> None:
    recorded = oracle.read_record("moves")[:limit]
    assert oracle.differences(recorded, oracle.moves(recorded, limit=limit)) == []


@pytest.mark.parametrize("limit", [40, pytest.param(400, marks=SLOW)])
def test_scores_are_those_recorded(limit: int) -> None:
    recorded = oracle.read_record("scores")[:limit]
    assert oracle.differences(recorded, oracle.scores(recorded, limit=limit)) == []


@SLOW
def test_recorded_scores_are_those_of_bitbully_and_of_a_plain_search() -> None:
    judges = {size: partial(plain_score, size, {}) for size in oracle.OTHERS}
    judges[oracle.STANDARD] = partial(bitbully_score, bitbully.BitBullyCore())
    asked = islice(oracle.positions_to_score(random.Random(4)), 4_000)
    expected = [(f"{moves} on {size}", str(judges[size](moves))) for size, moves in asked]
    assert oracle.differences(oracle.read_record("scores"), expected) == []


def bitbully_score(solver: bitbully.BitBullyCore, moves: str) -> int:
    board = bitbully.BoardCore()
    board.play([int(move) - 1 for move in moves])
    return int(solver.mtdf(board, 0))


def plain_score(size: oracle.Size, known: dict[oracle.Board, tuple[int, int]], moves: str) -> int:
    """By alpha-beta with a table of lower and upper bounds, `known`, and nothing else."""

    def search(board: oracle.Board, low: int, high: int) -> int:
        left, mark = size[0] * size[1] - sum(map(len, board)), oracle.mark_to_move(board)
        columns = oracle.free_columns(board, size)
        if not columns:
            return 0
        if any(oracle.wins(board, column, mark, size) for column in columns):
            return (left + 1) // 2
        least, most = known.get(board, (-(left // 2), (left - 1) // 2))
        low, high = max(low, least), min(high, most)
        if low >= high:
            return high
        best = low
        for column in sorted(columns, key=lambda column: abs(2 * column + 1 - size[1])):
            best = max(best, -search(oracle.drop(board, column), -high, -best))
            if best >= high:
                break
        known[board] = (best if best > low else least, best if best < high else most)
        return best

    return search(oracle.board_of(moves, size), -99, 99)
