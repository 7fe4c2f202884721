"""What the notebooks show of the agents at work: counted windows, and searched trees."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from agents.core.lookahead import INFINITY
from agents.core.position import (
    Geometry,
    Position,
    directions,
    drop,
    has_won,
    is_full,
    legal_columns,
    square,
)
from agents.core.windows import Weights, evaluate, heuristic_of, tally_of
from play.draw import Highlight, Picture, TreeNode, draw_game
from play.game import GameInProgress, Square, column_name

FIGURE = "margin:0 18px 12px 0;display:inline-block;vertical-align:top"
GAIN, LOSS = "#1b7a3d", "#a3230f"


class Pictures:
    """Several pictures in a row, as the value of a notebook's cell."""

    def __init__(self, pictures: Iterable[tuple[str, str]]) -> None:
        """Pairs of a caption and a picture."""
        self.pictures = list(pictures)

    def _repr_html_(self) -> str:
        figures = "".join(
            f"<figure style='{FIGURE}'>{picture}<figcaption>{caption}</figcaption></figure>"
            for caption, picture in self.pictures
        )
        return f"<div>{figures}</div>"


# Windows ----------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class CountedWindow:
    """A window that adds to the heuristic's score."""

    squares: tuple[Square, ...]
    discs: int
    own: bool
    weight: int


def counted_windows(
    position: Position, geometry: Geometry, weights: Weights
) -> list[CountedWindow]:
    """The windows where the score of a position comes from, for the side to move."""
    own = {4: weights.fours, 3: weights.threes, 2: weights.twos}
    theirs = {4: weights.opponent_fours, 3: weights.opponent_threes, 2: weights.opponent_twos}
    counted = []
    for squares, mask in _windows(geometry):
        mine = (mask & position.own).bit_count()
        others = (mask & position.theirs).bit_count()
        if mine and others:
            continue
        discs = mine or others
        weight = (own if mine else theirs).get(discs, 0)
        if weight:
            counted.append(CountedWindow(squares=squares, discs=discs, own=mine > 0, weight=weight))
    return counted


def _windows(geometry: Geometry) -> Iterator[tuple[tuple[Square, ...], int]]:
    """Every window's squares and mask, each window once."""
    seen = set()
    for row in range(geometry.rows):
        for column in range(geometry.columns):
            start = square(row, column, geometry)
            for direction in directions(geometry):
                mask = sum(start << direction * number for number in range(geometry.inarow))
                if mask & geometry.board != mask or mask in seen:
                    continue
                seen.add(mask)
                places = (place for place in range(mask.bit_length()) if mask >> place & 1)
                yield (
                    tuple((place % geometry.stride, place // geometry.stride) for place in places),
                    mask,
                )


def score_of(position: Position, geometry: Geometry, weights: Weights) -> int:
    """The heuristic's score of a position for the side to move."""
    heuristic = heuristic_of(weights, geometry)
    own, theirs = tally_of(position.own, heuristic), tally_of(position.theirs, heuristic)
    return evaluate(own, theirs, heuristic)


def draw_windows(game: GameInProgress, weights: Weights, width: int = 300) -> Picture:
    """The board after the last move with the windows that count, for the side that made it."""
    position = game.position()
    mover = Position(own=position.theirs, occupied=position.occupied)
    return draw_game(
        game,
        width=width,
        highlights=[
            Highlight(
                squares=window.squares,
                colour=GAIN if window.weight > 0 else LOSS,
                label=f"{window.weight:+,}",
            )
            for window in counted_windows(mover, game.geometry, weights)
        ],
    )


# Trees ------------------------------------------------------------------------------------------


@dataclass
class Searched:
    """A tree as minimax sees it: what was searched, and what alpha-beta left out."""

    moves: tuple[Any, ...]  # from the root; what they are is up to the game
    value: int | None = None  # None where it was pruned
    children: list["Searched"] = field(default_factory=list)

    @property
    def pruned(self) -> bool:
        """Whether alpha-beta never looked at it."""
        return self.value is None

    def count(self) -> int:
        """How many positions were looked at, this one included."""
        return (not self.pruned) + sum(child.count() for child in self.children)

    def leaves(self) -> int:
        """How many of them were scored by the heuristic."""
        if not self.children:
            return int(not self.pruned)
        return sum(child.leaves() for child in self.children)


def search_numbers(tree: Any, *, prune: bool) -> Searched:
    """Minimax on a tree of nested lists with numbers for leaves; the root maximises."""

    def below(node: Any, moves: tuple[Any, ...]) -> Sequence[Any]:
        return node if isinstance(node, list) else []

    def descend(node: Any, move: Any) -> Any:
        return node[move]

    return _search(tree, (), True, -INFINITY, INFINITY, prune, below, descend, lambda leaf: leaf)


def search_columns(
    position: Position, geometry: Geometry, weights: Weights, steps: int, *, prune: bool
) -> Searched:
    """The lookahead of `agents/minimax.py`, with its whole tree kept, children left to right.

    Unlike the agent's, which scores every column exactly, the root cuts too.
    """
    heuristic = heuristic_of(weights, geometry)

    def score(node: Position) -> int:
        ours = (node.discs - position.discs) % 2 == 0
        own, theirs = (node.own, node.theirs) if ours else (node.theirs, node.own)
        return evaluate(tally_of(own, heuristic), tally_of(theirs, heuristic), heuristic)

    def below(node: Position, moves: tuple[int, ...]) -> list[int]:
        if len(moves) == steps or has_won(node.theirs, geometry):
            return []
        if is_full(node.occupied, geometry):
            return []
        return legal_columns(node.occupied, geometry)

    def descend(node: Position, column: int) -> Position:
        return drop(node, column, geometry)

    return _search(position, (), True, -INFINITY, INFINITY, prune, below, descend, score)


def _search(
    node: Any,
    moves: tuple[Any, ...],
    ours: bool,
    alpha: int,
    beta: int,
    prune: bool,
    below: Any,
    descend: Any,
    score: Any,
) -> Searched:
    """Minimax with a record. With `prune` a value of at most `alpha` or at least `beta` is a bound.

    `below(node, moves)` gives the moves, or for a list its children; `descend(node, move)` makes
    one; `score(leaf)` is for the maximiser, who is to move where `ours`.
    """
    choices = below(node, moves)
    if not choices:
        return Searched(moves, score(node))
    is_list = isinstance(node, list)
    best: int | None = None
    children = []
    for number, choice in enumerate(choices):
        move = number if is_list else choice
        if prune and alpha >= beta:
            children.append(Searched((*moves, move)))
            continue
        child = _search(
            descend(node, move), (*moves, move), not ours, alpha, beta, prune, below, descend, score
        )
        children.append(child)
        assert child.value is not None
        if best is None or (child.value > best if ours else child.value < best):
            best = child.value
        if ours:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
    return Searched(moves, best, children)


def tree_of(searched: Searched, *, names: Sequence[str] = ()) -> TreeNode:
    """The tree to be drawn: values, the pruned branches cut, the best move of each node thick.

    `names` are those of the root's moves; without them every move is called by its column.
    """

    def name(moves: Sequence[int]) -> str:
        if not moves:
            return ""
        if names:
            return names[moves[0]] if len(moves) == 1 else ""
        return column_name(moves[-1])

    best = next((child for child in searched.children if child.value == searched.value), None)
    return TreeNode(
        text="" if searched.value is None else f"{searched.value:+,}" if searched.value else "0",
        move=name(searched.moves),
        pruned=searched.pruned,
        children=[
            replace(tree_of(child, names=names), best=child is best) for child in searched.children
        ],
    )
