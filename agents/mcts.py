"""Tries thousands of random games, by Monte Carlo tree search: a good player.

The tree of moves grows where the games go well (UCT: L. Kocsis and C. Szepesvári, "Bandit based
Monte-Carlo planning", 2006).
"""

import math
import random

from connectx.core.board import Board
from connectx.core.clock import Deadline
from connectx.core.observation import read_board, read_time

SHARE = 0.5  # of actTimeout; the overage is left for a slow host
EXPLORATION = 1.0
RNG = random.Random(random.getrandbits(64))


class Node:
    """A position in the tree, with the results of the games that went through it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.lost = board.winner is not None  # the last move completed a line
        self.untried = [] if self.lost else board.legal_columns()
        self.children: dict[int, Node] = {}  # by column
        self.visits = 0
        self.points = 0.0  # for the side that has just moved; a draw is half a point


def search_tree(board: Board, deadline: Deadline, rng: random.Random) -> int:
    """The most visited column when time is up."""
    root = Node(board)
    root.untried = board.legal_columns()  # even if the game is over, a column is returned
    while not deadline.expired() or not root.children:
        _visit(root, rng)
    return max(root.children, key=lambda column: root.children[column].visits)


def _visit(root: Node, rng: random.Random) -> None:
    """Walk down to a leaf, add a node, play a random game, and update every node on the path."""
    path = [root]
    node = root
    while not node.untried and node.children:
        node = _most_promising(node)
        path.append(node)
    if node.untried:
        column = node.untried.pop(rng.randrange(len(node.untried)))
        child = Node(node.board.play(column))
        node.children[column] = child
        node = child
        path.append(node)
    points = 1.0 if node.lost else _random_game(node.board, rng)
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


def _random_game(board: Board, rng: random.Random) -> float:
    """The points of the side that has just moved, if both sides now play at random."""
    points = 0.0  # the next move is the other side's, so a line it completes brings none
    while columns := board.legal_columns():
        column = rng.choice(columns)
        if board.wins(column):
            return points
        board = board.play(column)
        points = 1.0 - points
    return 0.5


def agent(obs: object, config: object) -> int:
    """The column to play, for Kaggle's observation and configuration."""
    act_timeout, _ = read_time(obs, config)
    return search_tree(read_board(obs, config), Deadline(act_timeout * SHARE), RNG)
