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
    """Search until time is up. Returns the column that most games went through."""
    root = Node(board)
    root.untried = board.legal_columns()  # so that a column is returned even if the game is over
    while not deadline.expired() or not root.children:
        _grow_tree(root, rng)
    return max(root.children, key=lambda column: root.children[column].visits)


def _grow_tree(root: Node, rng: random.Random) -> None:
    """Walk down to a leaf, add a node, play a random game, and update every node on the path."""
    path = [root]
    node = root
    while not node.untried and node.children:
        node = _choose_child(node)
        path.append(node)
    if node.untried:
        column = node.untried.pop(rng.randrange(len(node.untried)))
        child = Node(node.board.play(column))
        node.children[column] = child
        node = child
        path.append(node)
    points = 1.0 if node.lost else _play_randomly(node.board, rng)
    for node in reversed(path):
        node.visits += 1
        node.points += points
        points = 1.0 - points


def _choose_child(node: Node) -> Node:
    """Choose the child with the highest upper confidence bound.

    The bound is the mean of a child's points, plus EXPLORATION times the square root of
    log(visits of the node) / (visits of the child).
    """
    exploration = EXPLORATION * math.sqrt(math.log(node.visits))
    return max(
        node.children.values(),
        key=lambda child: child.points / child.visits + exploration / math.sqrt(child.visits),
    )


def _play_randomly(board: Board, rng: random.Random) -> float:
    """Play a random game. Returns the points of the side that has just moved on `board`."""
    points = 0.0  # for that side, if the next move completes a line: it is the other side's
    while columns := board.legal_columns():
        column = rng.choice(columns)
        if board.wins(column):
            return points
        board = board.play(column)
        points = 1.0 - points
    return 0.5


def agent(obs: object, config: object) -> int:
    """Choose the column to play, from Kaggle's observation and configuration."""
    act_timeout, _ = read_time(obs, config)
    return search_tree(read_board(obs, config), Deadline(act_timeout * SHARE), RNG)
