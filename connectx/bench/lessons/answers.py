"""Answers to the exercises, named as the functions that learners write.

`check.solution` prints them. They have no annotations, as a learner would write them, and use the
names that the lesson has: what the imports here bring, its own cells define.
"""

import math
import random

from connectx.bench.lessons.exercises import course_score as score
from connectx.bench.lessons.tictactoe import next_grids as children
from connectx.bench.lessons.tictactoe import outcome_of as value
from connectx.core.board import centre_first
from connectx.core.clock import Deadline
from connectx.core.observation import read_board


def best_reply(grid):
    replies = dict(children(grid))  # the grid after each move, by the number of the square
    x_is_to_move = grid.count("x") == grid.count("o")
    best_value = max if x_is_to_move else min
    return best_value(replies, key=lambda square: value(replies[square]))


def take_a_win(obs, config):
    board = read_board(obs, config)
    for column in board.legal_columns():
        if board.wins(column):
            return column
    return random.choice(board.legal_columns())


def block(obs, config):
    board = read_board(obs, config)
    for column in board.legal_columns():
        if board.wins(column):
            return column
    for column in board.legal_columns():
        if board.landing_square(column) & board.winning_squares(3 - board.mark):
            return column
    return random.choice(board.legal_columns())


def no_win_above(obs, config):
    board = read_board(obs, config)
    for column in board.legal_columns():
        if board.wins(column):
            return column
    for column in board.legal_columns():
        if board.landing_square(column) & board.winning_squares(3 - board.mark):
            return column
    safe = []
    for column in board.legal_columns():
        after = board.play(column)  # the other side is to move
        if not after.wins(column):
            safe.append(column)
    return random.choice(safe or board.legal_columns())


def one_step(obs, config):
    board = read_board(obs, config)
    scores = {}
    for column in board.legal_columns():
        scores[column] = score(board.play(column), board.mark)
    highest = max(scores.values())
    return random.choice([column for column in scores if scores[column] == highest])


def minimax(board, depth, me, score):
    if depth == 0 or board.over:
        return score(board, me)
    values = []
    for column in board.legal_columns():
        values.append(minimax(board.play(column), depth - 1, me, score))
    return max(values) if board.mark == me else min(values)


def alphabeta(board, depth, me, score, alpha, beta):
    if depth == 0 or board.over:
        return score(board, me)
    for column in board.legal_columns():
        value = alphabeta(board.play(column), depth - 1, me, score, alpha, beta)
        if board.mark == me:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            break
    return alpha if board.mark == me else beta


def n_step(obs, config):
    board = read_board(obs, config)
    values = {}
    for column in board.legal_columns():
        after = board.play(column)  # the first of three steps
        values[column] = alphabeta(after, 2, board.mark, score, -math.inf, math.inf)
    highest = max(values.values())
    return random.choice([column for column in values if values[column] == highest])


def in_time(obs, config):
    board = read_board(obs, config)
    deadline = Deadline(0.5 * config.actTimeout)
    best = board.legal_columns()[0]
    for depth in range(1, board.empties + 1):
        try:
            best = best_column(board, depth, deadline)
        except TimeoutError:
            break
    return best


def interval(wins, draws, losses):
    games = wins + draws + losses
    share = (wins + draws / 2) / games
    z = 1.96
    centre = (share + z**2 / (2 * games)) / (1 + z**2 / games)
    spread = math.sqrt(share * (1 - share) / games + z**2 / (4 * games**2))
    half = z * spread / (1 + z**2 / games)
    return centre - half, centre + half


def my_agent(obs, config):
    def wins(grid, column, mark):
        """Return whether a disc of `mark` in `column` completes a line."""
        row = max(row for row in range(config.rows) if grid[row][column] == 0)
        for down, right in ((1, 0), (0, 1), (1, 1), (1, -1)):
            discs = 1
            for sign in (1, -1):
                y = row + sign * down
                x = column + sign * right
                while 0 <= y < config.rows and 0 <= x < config.columns and grid[y][x] == mark:
                    discs += 1
                    y += sign * down
                    x += sign * right
            if discs >= config.inarow:
                return True
        return False

    starts = range(0, config.rows * config.columns, config.columns)
    grid = [obs.board[start : start + config.columns] for start in starts]
    legal = [column for column in range(config.columns) if grid[0][column] == 0]
    for mark in (obs.mark, 3 - obs.mark):
        for column in legal:
            if wins(grid, column, mark):
                return column
    return min(legal, key=lambda column: abs(column - config.columns // 2))


def best_column(board, depth, deadline):
    """Search the best column, as lesson 6 does. Raises TimeoutError when time is up."""

    def search(node, depth, alpha, beta):
        if deadline.expired():
            raise TimeoutError
        if depth == 0 or node.over:
            return score(node, board.mark)
        for column in centre_first(node.legal_columns(), node.geometry):
            value = search(node.play(column), depth - 1, alpha, beta)
            if node.mark == board.mark:
                alpha = max(alpha, value)
            else:
                beta = min(beta, value)
            if alpha >= beta:
                break
        return alpha if node.mark == board.mark else beta

    best = None
    alpha = -math.inf
    for column in centre_first(board.legal_columns(), board.geometry):
        value = search(board.play(column), depth - 1, alpha, math.inf)
        if value > alpha:
            best = column
            alpha = value
    return best
