"""Our repertoire: the boards with us to move that arise when we follow one rule.

The opponent may play anything. A level consists of the boards with the same number of discs, where
mirror images are merged. The boards are sorted by key, so that every run makes the same levels. A
level is solved in chunks (`connectx/bench/work.py`). Below are the scores of the first positions,
and the texts in which `connectx/core/static_function.py` finds columns and scores.
"""

import heapq
import itertools
import math
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

PROOF_SEATS = ("first", "second")
# Saved results belong to this text. Change it with the rule, or with the order of a level.
RULE = "exact score, fewest good replies below 16 discs, centre first; 3"
BOOK_TABLE_BITS = 24  # tables of up to 173 MB per process
SCORE_BITS_IN_CHARACTER = 6  # so many entries of one bit take a character
# From this number of discs on, a column is the solver's own choice. The agent would also play it
# without the book; the entry saves Python time on the hardest of these boards.
SOLVERS_CHOICE_DISCS = 16
SCORES_RULE = "exact scores; 1"  # as RULE, for the scores
# For large sets of keys the hash graph of three places can be peeled key by key if there are at
# least 1.222 entries for each key (M. Molloy, 2005). Small sets need a few more.
ENTRIES_PER_KEY = 1.23
MORE_ENTRIES = 32
MIN_ENTRIES = 96


def repertoire_column(solver: Solver, board: Board) -> int:
    """Return our column: an urgent one, else the fastest win, else a draw, else the slowest loss.

    A column is urgent if it wins at once, or else blocks. Among columns of the same score, ours is
    the one with the fewest best replies, as few best replies are hard to find for a real opponent.
    Ties go to the column nearest to the centre, and then to the left one.

    From `SOLVERS_CHOICE_DISCS` discs on, replies are not counted. All scores are exact, so the
    choice does not depend on the contents of the solver's table.
    """
    column = board.urgent_column()
    if column is not None:
        return column
    if board.discs >= SOLVERS_CHOICE_DISCS:
        column = solver.best_column(board)
        assert column is not None, "no deadline was given"
        return column
    best = find_best_columns(solver, board)
    if len(best) == 1:  # counting replies takes long
        return best[0]

    def count_best_replies(column: int) -> int:
        return len(find_best_columns(solver, board.play(column)))

    return min(best, key=count_best_replies)  # of several, the first, nearest to the centre


def find_best_columns(solver: Solver, board: Board) -> list[int]:
    """Return all columns with the highest score, beginning with the one nearest to the centre."""
    best = solver.best_columns(board)
    assert best is not None, "no deadline was given"
    return centre_first(best, STANDARD)


def first_level(seat: str) -> list[Board]:
    """Return the boards on which we make our first move in a seat, "first" or "second".

    They are the empty board, or the boards after each first move of the opponent.
    """
    if seat == "first":
        return [Board.empty()]
    return merge_boards(list_children(Board.empty()))


def next_level(level: Iterable[Board], our_column: Callable[[Board], int]) -> list[Board]:
    """Return the boards two plies after a level, without those in which the game is over.

    `our_column` chooses our move on a board. The opponent plays every move. Mirror images are
    merged, and the boards are sorted.
    """
    boards_after_ours = (board.play(our_column(board)) for board in level)
    boards_after_replies = itertools.chain.from_iterable(map(list_children, boards_after_ours))
    return merge_boards(boards_after_replies)


def list_children(board: Board) -> list[Board]:
    """Return the boards after every move that does not end the game; none if it is over."""
    if board.over:
        return []
    children = [board.play(column) for column in board.legal_columns()]
    return [child for child in children if not child.over]


def merge_boards(boards: Iterable[Board]) -> list[Board]:
    """Return the boards in canonical form, each of them once, sorted by key.

    A board and its mirror image have one canonical form.
    """
    return sorted({board.canonical()[0] for board in boards}, key=lambda board: board.key)


def find_columns(
    seat: str, level: Sequence[Board], discs: int, folder: WorkFolder
) -> dict[int, int]:
    """Return the book's columns by canonical key, for our repertoire in one seat from `level` on.

    A level is the boards with the same number of discs. Boards with fewer than `discs` discs are
    covered. Boards with a win at once or a block need no entry, as the agent finds that move
    without the book. `folder` stores the columns.
    """
    entries: dict[int, int] = {}
    while level and level[0].discs < discs:
        level_columns = solve_level(f"moving {seat}", level, repertoire_column, folder)
        columns = dict(zip(level, level_columns))  # our column on each board
        for board, column in columns.items():
            if board.urgent_column() is None:
                entries[board.key] = column
        level = next_level(level, our_column=columns.__getitem__)
    return entries


def solve_level(
    name: str,
    level: Sequence[Board],
    find: Callable[[Solver, Board], int | None],
    folder: WorkFolder,
) -> list[int]:
    """Return the number that `find` returns for each board of a level, such as its score.

    `find` gets a solver and a board, in another process. A level is boards with the same number of
    discs. `folder` stores the numbers under the name and the number of discs.
    """
    discs = level[0].discs
    results = folder.load_or_compute(name, discs, level, partial(solve_chunk, find=find))
    numbers_of_chunks = [numbers for (numbers,) in results]
    return list(np.concatenate(numbers_of_chunks).tolist())


def solve_chunk(
    chunk: Chunk, find: Callable[[Solver, Board], int | None]
) -> tuple[NDArray[np.int8]]:
    """Call `find` with a solver and every board of a chunk, and return the results as an array.

    A worker process calls this. The array is in a tuple, as a `WorkFolder` saves several.
    """
    numbers = [find(process_solver(), board) for board in chunk.positions]
    return (np.array(numbers, np.int8),)


@lru_cache(maxsize=1)
def process_solver() -> Solver:
    """Return the solver of this process, whose table lasts from chunk to chunk."""
    return Solver(STANDARD, table_bits=BOOK_TABLE_BITS)


# The scores of the first positions ----------------------------------------------------------------


def find_scores(discs: int, folder: WorkFolder) -> dict[int, int]:
    """Return by canonical key the scores to be stored of positions with at most `discs` discs.

    Only the positions with `discs` discs are searched. The score of a position with fewer discs
    follows from its children. A submission does the same for the last `SEARCHED_PLIES` levels
    before `discs`, so their scores are not stored. `folder` stores the results of the search.
    """
    levels = list_unscored_levels(discs, folder)
    *earlier_levels, last_level = levels
    last_scores = solve_level("scores", last_level, Solver.score, folder)
    scores = {board.key: score for board, score in zip(last_level, last_scores)}
    for done, level in enumerate(reversed(earlier_levels)):
        folder.on_progress("fewer discs", done, discs)
        for board in level:
            # The score of a child is that for the other side, which is to move there.
            child_scores = [score_of(child, scores) for child in list_children(board)]
            scores[board.key] = max(-score for score in child_scores)
    # All levels but the `SEARCHED_PLIES` levels before the last one.
    stored_levels = (*levels[: -1 - SEARCHED_PLIES], last_level)
    stored_boards = itertools.chain.from_iterable(stored_levels)
    return {board.key: scores[board.key] for board in stored_boards}


def score_of(board: Board, scores: Mapping[int, int]) -> int:
    """Return the score of a board for the side to move.

    `scores` has it by the canonical key, unless the next two discs decide the game.
    """
    score = score_at_once(board.own, board.occupied)
    if score is None:
        canonical_board, _ = board.canonical()
        score = scores[canonical_board.key]
    return score


def list_unscored_levels(discs: int, folder: WorkFolder) -> list[list[Board]]:
    """List the positions with no disc, with one disc, and so on up to `discs` discs.

    Positions are left out if the next two discs decide the game, as `score_at_once` returns their
    scores. Each other position is in the list once, without its mirror image.
    """
    level = [Board.empty()]
    levels = [level]
    for done in range(discs):
        folder.on_progress("positions", done, discs)
        level = merge_boards(itertools.chain.from_iterable(map(list_children, level)))
        levels.append(level)
    unscored_levels = []
    for level in levels:
        unscored = [board for board in level if score_at_once(board.own, board.occupied) is None]
        unscored_levels.append(unscored)
    return unscored_levels


# Texts --------------------------------------------------------------------------------------------


def make_static_function(values: Mapping[int, int]) -> list[int]:
    """Return a list of entries from which the value of every key can be computed.

    `values` has the value of each key. `places_of` says at which three places of the list a key's
    entries are, and the exclusive or of these entries is the value. The number of entries is three
    times an even number. The same mapping gives the same entries.
    """
    entries_needed = max(MIN_ENTRIES, int(ENTRIES_PER_KEY * len(values)) + MORE_ENTRIES)
    third = 2 * math.ceil(entries_needed / 6)  # a third of them, rounded up to an even number
    while True:
        entries = _fill_entries(values, third)
        if entries is not None:
            return entries
        third += 2  # with more entries, it is likelier to succeed


def _fill_entries(values: Mapping[int, int], third: int) -> list[int] | None:
    """Return a list of 3 * `third` entries for the values by key, or None if that is not possible.

    The value of a key is the exclusive or of the entries at its three places. A place that only one
    key uses can be set last, so that key and that place are removed. Another place may then have a
    single key. When all keys are removed, their places are set in reverse order. It is not possible
    if keys are left whose places all have several keys.
    """
    places = {key: places_of(hash_of(key), third) for key in sorted(values)}  # three for each key
    # By place: the number of its keys, and their exclusive or, which is the key if there is one.
    counts: defaultdict[int, int] = defaultdict(int)
    joined_keys: defaultdict[int, int] = defaultdict(int)
    for key, key_places in places.items():
        for place in key_places:
            joined_keys[place] ^= key
            counts[place] += 1
    removed = []  # keys, each with the place that it alone used
    single_places = [place for place in sorted(counts) if counts[place] == 1]
    while single_places:
        place = single_places.pop()
        if counts[place] != 1:  # its only key was removed by another place
            continue
        key = joined_keys[place]
        removed.append((key, place))
        for key_place in places[key]:
            joined_keys[key_place] ^= key
            counts[key_place] -= 1
            if counts[key_place] == 1:
                single_places.append(key_place)
    if len(removed) < len(places):
        return None
    entries = [0] * (3 * third)
    for key, place in reversed(removed):
        # The entry at `place` is still 0, so it becomes what the other two places lack.
        first, second, last = places[key]
        entries[place] = values[key] ^ entries[first] ^ entries[second] ^ entries[last]
    return entries


def format_assignment(name: str, text: str) -> str:
    """Return Python source that assigns a long text to a name, over several lines."""
    text_width = 92  # with spaces and quotes, a line has 98 characters
    lines = []
    for start in range(0, len(text), text_width):
        part = text[start : start + text_width]
        lines.append(f'    "{part}"\n')
    return f"{name} = (\n{''.join(lines)})\n"


def write_text(columns: Mapping[int, int]) -> str:
    """Return a text that stores the columns by key, as a static function without the keys.

    A character holds two entries of the function, the first one in its lowest bits. The same
    mapping gives the same text.
    """
    entries = make_static_function(columns)
    characters = []
    for first, second in zip(entries[::2], entries[1::2]):
        character_index = first | (second << COLUMN_BITS)
        characters.append(ALPHABET[character_index])
    return "".join(characters)


def book_module(text: str, discs: int) -> str:
    """Return the source of `connectx/core/book_data.py`, which has the text of the opening book.

    The book covers the positions with fewer than `discs` discs.
    """
    return (
        '"""The opening book\'s text; made by `python -m connectx.bench.solver build`."""\n\n'
        f"BOOK_DISCS = {discs}\n{format_assignment('BOOK_TEXT', text)}"
    )


def make_huffman_code(frequencies: Mapping[int, int]) -> dict[int, str]:
    """Return the bits that stand for each value, such as "010", by D. Huffman's method of 1952.

    `frequencies` says how often each value occurs. No bits are the beginning of others, and all
    values together take the fewest bits.
    """
    # A tree is its frequency, its number and the bits of its values. At first, each value is a tree
    # by itself. The two rarest trees are joined until one tree is left. Trees of equal frequency
    # are taken in the order of their numbers.
    numbers = itertools.count()
    trees = [(times, next(numbers), {value: ""}) for value, times in sorted(frequencies.items())]
    heapq.heapify(trees)
    while len(trees) > 1:
        rarest_times, _, rarest_bits = heapq.heappop(trees)
        next_times, _, next_bits = heapq.heappop(trees)
        joined_bits = {value: "0" + bits for value, bits in rarest_bits.items()}
        joined_bits.update({value: "1" + bits for value, bits in next_bits.items()})
        heapq.heappush(trees, (rarest_times + next_times, next(numbers), joined_bits))
    _, _, bits_of_values = trees[0]
    return bits_of_values


def scores_module(scores: Mapping[int, int], discs: int) -> str:
    """Return the source of `connectx/core/scores_data.py`; the same scores give the same source.

    `scores` are those of positions with at most `discs` discs, by key. Each score is written in the
    bits of a Huffman code, such as "010". The bits are the values of a static function, which
    stores values without their keys. The key of a bit is the position's key followed by the number
    of the bit, from 0. A character of the text holds six entries, each of one bit, the first one
    lowest.
    """
    bits_of_scores = make_huffman_code(Counter(scores.values()))
    bit_values: dict[int, int] = {}
    for key, score in scores.items():
        for number, bit in enumerate(bits_of_scores[score]):
            bit_values[(key << CODE_BITS) | number] = int(bit)
    entries = make_static_function(bit_values)
    characters = []
    for start in range(0, len(entries), SCORE_BITS_IN_CHARACTER):
        character_index = 0
        for shift, entry in enumerate(entries[start : start + SCORE_BITS_IN_CHARACTER]):
            character_index |= entry << shift
        characters.append(ALPHABET[character_index])
    # As numbers, "010" and "10" would be the same. A 1 in front keeps the zeros at the beginning.
    codes = sorted((int("1" + bits, 2), score) for score, bits in bits_of_scores.items())
    code_lines = "".join(f"    {code}: {score},\n" for code, score in codes)
    text_assignment = format_assignment("SCORES_TEXT", "".join(characters))
    return (
        '"""The scores of the first positions; made by `python -m connectx.bench.solver scores`."""'
        "\n\n"
        f"SCORES_DISCS = {discs}\nSCORES_CODE = {{\n{code_lines}}}\n{text_assignment}"
    )
