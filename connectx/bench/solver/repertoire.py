"""Our repertoire: the boards with us to move that arise when we follow one rule.

The opponent may play anything. A level is the boards with the same number of discs, mirror images
merged, sorted by key, so that every run makes the same levels. A level is worked through in chunks
(`connectx/bench/work.py`). Below are the scores of the first positions, and the texts in which
`connectx/core/static_function.py` finds columns and scores.
"""

import heapq
import itertools
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, partial

import numpy as np
from numpy.typing import NDArray

from connectx.bench.solver.solver import Solver
from connectx.bench.work import Chunk, WorkFolder
from connectx.core.board import STANDARD, Board, centre_first
from connectx.core.book import COLUMN_BITS
from connectx.core.scores import CODE_BITS, SEARCHED_PLIES, score_at_once
from connectx.core.static_function import ALPHABET, hash_of, places_of

SEATS = ("first", "second")
# Saved results belong to this: change it with the rule, or with the order of a level.
RULE = "exact score, fewest good replies below 16 discs, centre first; 3"
TABLE_BITS = 24  # 134 MB per process
# From this number of discs on, a column is the solver's own choice. The agent would also play it
# without the book; the entry saves Python time on the hardest of these boards.
SOLVERS_CHOICE_DISCS = 16
SCORES_RULE = "exact scores; 1"  # as RULE, for the scores
# For large sets of keys the hash graph of three places can be peeled key by key from 1.222
# entries a key on (M. Molloy, 2005); small sets need a few more.
ENTRIES_PER_KEY = 1.23
LEAST_ENTRIES = 96


def repertoire_column(solver: Solver, board: Board) -> int:
    """Our column: an urgent one, else the fastest win, else a draw, else the slowest loss.

    Among equals it is the one with the fewest replies that keep the opponent's score, which are
    hard for a real opponent. Ties go to the column nearest the centre, the left one first. From
    `SOLVERS_CHOICE_DISCS` discs on, replies are not counted. All scores are exact, so the choice
    does not depend on the contents of the solver's table.
    """
    column = board.urgent_column()
    if column is not None:
        return column
    if board.discs >= SOLVERS_CHOICE_DISCS:
        column = solver.best_column(board)
        assert column is not None, "no deadline was given"
        return column
    best = best_columns(solver, board)
    if len(best) == 1:  # counting replies takes long
        return best[0]
    return min(best, key=lambda column: len(best_columns(solver, board.play(column))))


def best_columns(solver: Solver, board: Board) -> list[int]:
    """All columns with the highest score, the one nearest the centre first."""
    best = solver.best_columns(board)
    assert best is not None, "no deadline was given"
    return centre_first(best, STANDARD)


def first_level(seat: str) -> list[Board]:
    """Where our first move is made: the empty board, or after each first move of the opponent."""
    return [Board.empty()] if seat == "first" else merged(children(Board.empty()))


def next_level(level: Iterable[Board], our_column: Callable[[Board], int]) -> list[Board]:
    """The boards two plies on in which the game is not over; `our_column` makes our moves."""
    after_ours = (board.play(our_column(board)) for board in level)
    return merged(reply for board in after_ours for reply in children(board))


def children(board: Board) -> list[Board]:
    """The boards after every move that does not end the game; none if it is over."""
    after = [] if board.over else [board.play(column) for column in board.legal_columns()]
    return [child for child in after if not child.over]


def merged(boards: Iterable[Board]) -> list[Board]:
    """The boards in canonical form, each once, sorted by key."""
    return sorted({board.canonical()[0] for board in boards}, key=lambda board: board.key)


def find_columns(
    seat: str, level: Sequence[Board], discs: int, folder: WorkFolder
) -> dict[int, int]:
    """The book's column by canonical key, for our repertoire in one seat from `level` on.

    Boards with fewer than `discs` discs are covered; those with an urgent column need no entry.
    """
    entries: dict[int, int] = {}
    while level and level[0].discs < discs:
        found = solved(f"moving {seat}", level, repertoire_column, folder)
        columns = dict(zip(level, found))
        calm = (board for board in level if board.urgent_column() is None)
        entries |= {board.key: columns[board] for board in calm}
        level = next_level(level, columns.__getitem__)
    return entries


def solved(
    name: str,
    level: Sequence[Board],
    find: Callable[[Solver, Board], int | None],
    folder: WorkFolder,
) -> list[int]:
    """What `find` says of every board of a level."""
    found = folder.results(name, level[0].discs, level, partial(solve_chunk, find=find))
    return list(np.concatenate([part for (part,) in found]).tolist())


def solve_chunk(
    chunk: Chunk, find: Callable[[Solver, Board], int | None]
) -> tuple[NDArray[np.int8]]:
    """What `find` says of every board of a chunk; runs in its own process."""
    return (np.array([find(process_solver(), board) for board in chunk.positions], np.int8),)


@lru_cache(maxsize=1)
def process_solver() -> Solver:
    """The solver of this process; its table lasts from chunk to chunk."""
    return Solver(STANDARD, table_bits=TABLE_BITS)


# The scores of the first positions ----------------------------------------------------------------


def find_scores(discs: int, folder: WorkFolder) -> dict[int, int]:
    """The scores to be kept if `discs` is the most, by canonical key."""
    levels = [[Board.empty()]]
    scores: dict[int, int] = {}

    def score_of(board: Board) -> int:
        at_once = score_at_once(board.own, board.occupied)
        return scores[board.canonical()[0].key] if at_once is None else at_once

    for done in range(discs):
        folder.on_progress("positions", done, discs)
        levels.append(merged(child for board in levels[-1] for child in children(board)))
    levels = [
        [board for board in level if score_at_once(board.own, board.occupied) is None]
        for level in levels
    ]
    found = solved("scores", levels[-1], Solver.score, folder)
    scores |= zip((board.key for board in levels[-1]), found)
    for done, level in enumerate(levels[-2::-1]):
        folder.on_progress("fewer discs", done, discs)
        for board in level:
            scores[board.key] = max(-score_of(child) for child in children(board))
    kept = (*levels[: -1 - SEARCHED_PLIES], levels[-1])
    return {board.key: scores[board.key] for level in kept for board in level}


# Texts --------------------------------------------------------------------------------------------


def static_function(values: Mapping[int, int]) -> list[int]:
    """The entries in which every key finds its value, three times an even number of them.

    The same mapping gives the same entries.
    """
    least = max(LEAST_ENTRIES, int(ENTRIES_PER_KEY * len(values)) + 32)
    thirds = itertools.count(-(-least // 6) * 2, 2)
    return next(filter(None, (_entries_of_length(values, third) for third in thirds)))


def _entries_of_length(values: Mapping[int, int], third: int) -> list[int] | None:
    """3 * `third` entries; None if the keys cannot be peeled.

    A place that only one key uses can be set last, so key and place are removed. Another place may
    then have a single key. When all keys are removed, they are set in reverse order.
    """
    places = {key: places_of(hash_of(key), third) for key in sorted(values)}
    users: defaultdict[int, int] = defaultdict(int)  # place -> exclusive or of its keys
    counts: defaultdict[int, int] = defaultdict(int)
    for key, three in places.items():
        for place in three:
            users[place] ^= key
            counts[place] += 1
    order = []
    single = [place for place in sorted(counts) if counts[place] == 1]
    while single:
        place = single.pop()
        if counts[place] != 1:
            continue
        key = users[place]
        order.append((key, place))
        for other in places[key]:
            users[other] ^= key
            counts[other] -= 1
            if counts[other] == 1:
                single.append(other)
    if len(order) < len(places):
        return None
    entries = [0] * (3 * third)
    for key, place in reversed(order):
        first, second, last = places[key]
        entries[place] = values[key] ^ entries[first] ^ entries[second] ^ entries[last]
    return entries


def assignment(name: str, text: str) -> str:
    """Python source that gives a long text a name."""
    width = 92
    lines = [f'    "{text[start : start + width]}"\n' for start in range(0, len(text), width)]
    return f"{name} = (\n{''.join(lines)})\n"


def write_text(columns: Mapping[int, int]) -> str:
    """The text in which every key finds its column; the same mapping gives the same text."""
    entries = static_function(columns)
    pairs = zip(entries[::2], entries[1::2])
    return "".join(ALPHABET[first | (second << COLUMN_BITS)] for first, second in pairs)


def book_module(text: str, discs: int) -> str:
    """The source of `connectx/core/book_data.py`."""
    return (
        '"""The opening book\'s text; made by `python -m connectx.bench.solver build`."""\n\n'
        f"BOOK_DISCS = {discs}\n{assignment('BOOK_TEXT', text)}"
    )


def huffman_code(frequencies: Mapping[int, int]) -> dict[int, str]:
    """The bits for each value, fewest in all (D. Huffman, 1952)."""
    numbers = itertools.count()  # so that equal frequencies are taken in a fixed order
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
    bits = static_function(values)
    sixes = (bits[start : start + 6] for start in range(0, len(bits), 6))
    text = "".join(ALPHABET[sum(bit << i for i, bit in enumerate(six))] for six in sixes)
    codes = sorted((int("1" + bits, 2), score) for score, bits in code.items())
    lines = "".join(f"    {number}: {score},\n" for number, score in codes)
    return (
        '"""The scores of the first positions; made by `python -m connectx.bench.solver scores`."""'
        "\n\n"
        f"SCORES_DISCS = {discs}\nSCORES_CODE = {{\n{lines}}}\n{assignment('SCORES_TEXT', text)}"
    )
