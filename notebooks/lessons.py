"""What the notebooks show of the agents at work: the windows they count, the trees they search."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from agents.core.lookahead import INFINITY
from agents.core.position import Geometry, Position, drop, has_won, legal_columns
from agents.core.windows import Weights, evaluate, heuristic_of, tally_of
from play.draw import Highlight, Picture, TreeNode, draw_game
from play.game import GameInProgress, Square, column_name, lines

Node = TypeVar("Node")

FIGURE = "margin:0 18px 12px 0;display:inline-block;vertical-align:top"
GAIN, LOSS = "#1b7a3d", "#a3230f"


class Pictures:
    """Several pictures side by side, as the value of a notebook's cell."""

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
    """The windows that make up the score of a position, for the side to move."""
    own = {4: weights.fours, 3: weights.threes, 2: weights.twos}
    theirs = {4: weights.opponent_fours, 3: weights.opponent_threes, 2: weights.opponent_twos}
    counted = []
    for squares, mask in lines(geometry):
        mine = (mask & position.own).bit_count()
        others = (mask & position.theirs).bit_count()
        if mine and others:
            continue
        discs = mine or others
        weight = (own if mine else theirs).get(discs, 0)
        if weight:
            counted.append(CountedWindow(squares=squares, discs=discs, own=mine > 0, weight=weight))
    return counted


def score_of(position: Position, geometry: Geometry, weights: Weights) -> int:
    """The heuristic's score of a position for the side to move."""
    heuristic = heuristic_of(weights, geometry)
    own, theirs = tally_of(position.own, heuristic), tally_of(position.theirs, heuristic)
    return evaluate(own, theirs, heuristic)


def draw_windows(game: GameInProgress, weights: Weights, width: int = 300) -> Picture:
    """The board after the last move, with the windows that count for the side that made it."""
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

    moves: tuple[int, ...]  # from the root
    value: int | None = None  # None if pruned
    children: list["Searched"] = field(default_factory=list)

    @property
    def pruned(self) -> bool:
        """Whether alpha-beta never looked at it."""
        return self.value is None

    def leaves(self) -> int:
        """How many leaves were looked at."""
        if not self.children:
            return int(not self.pruned)
        return sum(child.leaves() for child in self.children)


def search_numbers(tree: Any, *, prune: bool) -> Searched:
    """Minimax on a tree of nested lists whose leaves are numbers; the root maximises."""

    def moves(node: Any) -> list[tuple[int, Any]]:
        return list(enumerate(node)) if isinstance(node, list) else []

    return _search(tree, moves, lambda leaf: leaf, prune=prune)


def search_columns(
    position: Position, geometry: Geometry, weights: Weights, steps: int, *, prune: bool
) -> Searched:
    """The lookahead of `agents/minimax.py` with its whole tree kept, children left to right.

    Unlike the agent's, which scores every column exactly, its root prunes too.
    """
    heuristic = heuristic_of(weights, geometry)

    def score(node: Position) -> int:
        ours = (node.discs - position.discs) % 2 == 0
        own, theirs = (node.own, node.theirs) if ours else (node.theirs, node.own)
        return evaluate(tally_of(own, heuristic), tally_of(theirs, heuristic), heuristic)

    def moves(node: Position) -> list[tuple[int, Position]]:
        if node.discs - position.discs == steps or has_won(node.theirs, geometry):
            return []
        columns = legal_columns(node.occupied, geometry)
        return [(column, drop(node, column, geometry)) for column in columns]

    return _search(position, moves, score, prune=prune)


def _search(
    root: Node,
    moves: Callable[[Node], list[tuple[int, Node]]],
    score: Callable[[Node], int],
    *,
    prune: bool,
) -> Searched:
    """Minimax that records its tree; with `prune`, alpha-beta.

    `moves` lists a node's moves and where they lead; `score` is a leaf's, for the side that moves
    at the root. A value found with `prune` may be a bound, except the root's.
    """

    def search(node: Node, path: tuple[int, ...], ours: bool, alpha: int, beta: int) -> Searched:
        choices = moves(node)
        if not choices:
            return Searched(path, score(node))
        children: list[Searched] = []
        values: list[int] = []
        for move, below in choices:
            if prune and alpha >= beta:
                children.append(Searched((*path, move)))
                continue
            child = search(below, (*path, move), not ours, alpha, beta)
            children.append(child)
            assert child.value is not None
            values.append(child.value)
            if ours:
                alpha = max(alpha, child.value)
            else:
                beta = min(beta, child.value)
        return Searched(path, max(values) if ours else min(values), children)

    return search(root, (), True, -INFINITY, INFINITY)


def tree_of(searched: Searched, *, names: Sequence[str] = ()) -> TreeNode:
    """The tree to draw: values, pruned branches cut, the best move of each node thick.

    `names` are those of the root's moves; without them every move is named by its column.
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
