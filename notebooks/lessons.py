"""What the notebooks show of the agents at work: the windows they count, the trees they search."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from agents.core.lookahead import INFINITY
from agents.core.position import Geometry, Position, drop, has_won, legal_columns

from agents.core.windows import Weights, evaluate, heuristic_of, tally_of
from notebooks.trees import TreeNode
from play.draw import Picture, draw_game
from play.game import DIGITS, GameInProgress, Square, lines

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
        mine, others = mask & position.own, mask & position.theirs
        discs = (mine | others).bit_count()
        weight = (own if mine else theirs).get(discs, 0)
        if weight and not (mine and others):
            window = CountedWindow(squares=squares, discs=discs, own=mine > 0, weight=weight)
            counted.append(window)
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
        highlights=(
            (window.squares, GAIN if window.weight > 0 else LOSS, f"{window.weight:+,}")
            for window in counted_windows(mover, game.geometry, weights)
        ),
    )


# Trees ------------------------------------------------------------------------------------------


@dataclass
class Searched:
    """A node as minimax sees it."""

    move: int | None  # from its parent; None at the root
    value: int | None = None  # None if alpha-beta never looked at it
    children: list["Searched"] = field(default_factory=list)

    def leaves(self) -> int:
        """How many leaves were looked at."""
        below = sum(child.leaves() for child in self.children)
        return below if self.children else int(self.value is not None)


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

    def score(node: Position) -> int:
        ours = (node.discs - position.discs) % 2 == 0
        seen = node if ours else Position(own=node.theirs, occupied=node.occupied)
        return score_of(seen, geometry, weights)

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

    def search(searched: Searched, node: Node, ours: bool, alpha: int, beta: int) -> int:
        best, values = max if ours else min, []
        for move, below in moves(node):
            child = Searched(move)
            searched.children.append(child)
            if not prune or alpha < beta:
                values.append(search(child, below, not ours, alpha, beta))
                if ours:
                    alpha = max(alpha, values[-1])
                else:
                    beta = min(beta, values[-1])
        searched.value = best(values) if values else score(node)
        return searched.value

    tree = Searched(None)
    search(tree, root, True, -INFINITY, INFINITY)
    return tree


def tree_of(searched: Searched, *, names: Sequence[str] = ()) -> TreeNode:
    """The tree to draw: values, pruned branches cut, the best move of each node thick.

    `names` are those of the root's moves; without them every move is named by its column.
    """

    def draw(node: Searched, depth: int, best: bool) -> TreeNode:
        named = node.move is not None and (depth == 1 or not names)
        name = (names or DIGITS)[node.move or 0] if named else ""
        chosen = next((child for child in node.children if child.value == node.value), None)
        return TreeNode(
            text="" if node.value is None else f"{node.value:+,}" if node.value else "0",
            move=name,
            pruned=node.value is None,
            best=best,
            children=[draw(child, depth + 1, child is chosen) for child in node.children],
        )

    return draw(searched, 0, best=False)
