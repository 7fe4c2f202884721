"""The scores up to eight discs: computed, and their text, which `connectx/core/scores.py` reads."""

import heapq
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import count

import numpy as np
from numpy.typing import NDArray

from connectx.core.board import Board
from connectx.core.scores import CODE_BITS, SEARCHED, score_at_once
from connectx.core.static_function import ALPHABET
from connectx.openings.repertoire import children, merged, process_solver
from connectx.openings.text import assignment, static_function
from connectx.work import Chunk, WorkFolder

SCORES_RULE = "exact scores; 1"  # saved results belong to this: change it with the order of a level


def find_scores(discs: int, folder: WorkFolder) -> dict[int, int]:
    """The scores to be kept if `discs` is the most, by canonical key."""
    levels = [[Board.empty()]]
    scores: dict[int, int] = {}

    def score_of(board: Board) -> int:
        at_once = score_at_once(board.own, board.occupied)
        return scores[board.canonical()[0].key] if at_once is None else at_once

    for done in range(discs):
        folder.tell("positions", done, discs)
        levels.append(merged(child for board in levels[-1] for child in children(board)))
    levels = [list(_searched(level)) for level in levels]
    found = folder.results("scores", discs, levels[-1], solve_chunk)
    values = np.concatenate([chunk for (chunk,) in found]).tolist()
    scores |= zip((board.key for board in levels[-1]), values)
    for done, level in enumerate(levels[-2::-1]):
        folder.tell("fewer discs", done, discs)
        for board in level:
            scores[board.key] = max(-score_of(child) for child in children(board))
    kept = (*levels[: -1 - SEARCHED], levels[-1])
    return {board.key: scores[board.key] for level in kept for board in level}


def _searched(level: Iterable[Board]) -> Iterable[Board]:
    """Those that are neither won nor lost at once."""
    return (board for board in level if score_at_once(board.own, board.occupied) is None)


def solve_chunk(chunk: Chunk) -> tuple[NDArray[np.int8]]:
    """The score of every board of a chunk; runs in its own process."""
    return (np.array([*map(process_solver().score, chunk.positions)], np.int8),)


def huffman_code(frequencies: Mapping[int, int]) -> dict[int, str]:
    """The bits for each value, fewest in all (D. Huffman, 1952)."""
    numbers = count()  # so that equal frequencies are taken in a fixed order
    trees = [(times, next(numbers), {value: ""}) for value, times in sorted(frequencies.items())]
    heapq.heapify(trees)
    while len(trees) > 1:
        (some, _, low), (more, _, high) = heapq.heappop(trees), heapq.heappop(trees)
        both = {value: "0" + bits for value, bits in low.items()}
        both |= {value: "1" + bits for value, bits in high.items()}
        heapq.heappush(trees, (some + more, next(numbers), both))
    return trees[0][2]


def scores_module(scores: Mapping[int, int], discs: int) -> str:
    """The source of `connectx/core/scores_data.py`; the same scores give the same source."""
    code = huffman_code(Counter(scores.values()))
    values = {
        (key << CODE_BITS) | number: int(bit)
        for key, score in scores.items()
        for number, bit in enumerate(code[score])
    }
    bits = static_function(values, multiple=2)
    sixes = (bits[start : start + 6] for start in range(0, len(bits), 6))
    text = "".join(ALPHABET[sum(bit << i for i, bit in enumerate(six))] for six in sixes)
    codes = sorted((int("1" + bits, 2), score) for score, bits in code.items())
    lines = "".join(f"    {number}: {score},\n" for number, score in codes)
    return (
        '"""The scores of the first positions, by `python -m connectx.openings scores`; see'
        ' `scores.py`."""\n\n'
        f"SCORES_DISCS = {discs}\nSCORES_CODE = {{\n{lines}}}\n{assignment('SCORES_TEXT', text)}"
    )
