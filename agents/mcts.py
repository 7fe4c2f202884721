"""Monte Carlo tree search (UCT): random games from a tree that grows where they go well.

Source: L. Kocsis and C. Szepesvári, "Bandit based Monte-Carlo planning", 2006.
"""

import math
import random

from agents.core.clock import Deadline
from agents.core.observation import read_position, read_time
from agents.core.position import (
    Geometry,
    Position,
    column_of,
    has_won,
    legal_moves,
    make_move,
    single_squares,
)

SHARE = 0.5  # of actTimeout; the overage is left for a slow host
EXPLORATION = 1.0
RNG = random.Random(random.getrandbits(64))


class Node:
    """A position in the tree, with the results of the games that went through it."""

    def __init__(self, position: Position, geometry: Geometry) -> None:
        self.position = position
        self.lost = has_won(position.theirs, geometry)  # the last move completed a line
        self.untried = [] if self.lost else single_squares(legal_moves(position.occupied, geometry))
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.points = 0.0  # for the side that has just moved; a draw is half a point


def search_tree(
    position: Position, geometry: Geometry, deadline: Deadline, rng: random.Random
) -> int:
    """The most visited move when time is up."""
    root = Node(position, geometry)
    root.untried = single_squares(
        legal_moves(position.occupied, geometry)
    )  # even if the game is over
    while not deadline.expired() or not root.children:
        _visit(root, geometry, rng)
    return max(root.children, key=lambda move: root.children[move].visits)


def _visit(root: Node, geometry: Geometry, rng: random.Random) -> None:
    """Walk down to a leaf, add a node, play a random game, and update every node on the path."""
    path = [root]
    node = root
    while not node.untried and node.children:
        node = _most_promising(node)
        path.append(node)
    if node.untried:
        move = node.untried.pop(rng.randrange(len(node.untried)))
        child = Node(make_move(node.position, move), geometry)
        node.children[move] = child
        node = child
        path.append(node)
    points = 1.0 if node.lost else _random_game(node.position, geometry, rng)
    for node in reversed(path):
        node.visits += 1
        node.points += points
        points = 1.0 - points


def _most_promising(node: Node) -> Node:
    """The child with the highest upper confidence bound."""
    spread = EXPLORATION * math.sqrt(math.log(node.visits))
    return max(
        node.children.values(),
        key=lambda child: child.points / child.visits + spread / math.sqrt(child.visits),
    )


def _random_game(position: Position, geometry: Geometry, rng: random.Random) -> float:
    """The points of the side that has just moved, if both sides now play at random."""
    points = 0.0  # the next move is the other side's, so a line it completes brings none
    while moves := single_squares(legal_moves(position.occupied, geometry)):
        position = make_move(position, rng.choice(moves))
        if has_won(position.theirs, geometry):
            return points
        points = 1.0 - points
    return 0.5


def agent(obs: object, config: object) -> int:
    """The column to play, for Kaggle's observation and configuration."""
    act_timeout, _ = read_time(obs, config)
    deadline = Deadline(act_timeout * SHARE)
    position, geometry = read_position(obs, config)
    return column_of(search_tree(position, geometry, deadline, RNG), geometry)
