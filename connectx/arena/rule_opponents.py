"""Opponents of the preflight that lead to positions which other games seldom reach.

The filler neither wins nor lets the other side win, so that the board gets full. The attacker makes
threats, so that the other side has to answer them, and often cannot.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from connectx.arena.process import Outcome, Reply, Turn
from connectx.build.player import Player
from connectx.core.board import Board
from connectx.core.observation import read_board
from connectx.core.windows import TUNED, score_columns

MAX_THREATS = 4  # one after the other, of which the attacker thinks
MAX_ATTACKING_COLUMNS = 2  # among which it plays at random
Rule = Callable[[Board], list[int]]  # which columns of a board may be played


class RuleOpponent:
    """Plays at random among the columns that a rule allows.

    It answers the turns of games one at a time, like the other players of this room. The seed of a
    game's first turn decides its moves. Each pair of seeds, 2 n and 2 n + 1, begins with another
    column. If it `stacks`, then every second time that all columns have had their turn, it goes on
    with this column as long as the rule allows.
    """

    max_batch_games = 1

    def __init__(self, name: str, rule: Rule, *, stacks: bool = False) -> None:
        """Make an opponent of this name. The class says what `rule` and `stacks` do."""
        self.player = Player(name=name, source="", trusted=True)
        self._rule = rule
        self._stacks = stacks
        self._random = Random(0)
        self._seed = 0
        self._replies: list[Reply] = []

    def ask(self, turns: Sequence[Turn], configuration: Mapping[str, Any]) -> None:
        """Choose a column in each of the turns."""
        self._replies = [self._answer(turn, configuration) for turn in turns]

    def replies(self, longest_seconds: float) -> list[Reply]:
        """Return the answers to the turns that were asked for."""
        return self._replies

    def _answer(self, turn: Turn, configuration: Mapping[str, Any]) -> Reply:
        """Return the reply to one turn, a column of `_rule` or the first column of its seeds."""
        is_first_turn = turn.seed is not None
        if turn.seed is not None:
            self._seed = turn.seed
            self._random = Random(turn.seed)
        board = read_board(turn.observation, configuration)
        round_number, first_column = divmod(self._seed // 2, board.columns)
        stacks_column = self._stacks and round_number % 2 == 0
        candidates = self._rule(board)
        column = self._random.choice(candidates)
        if is_first_turn or (stacks_column and first_column in candidates):
            column = first_column
        return Reply(Outcome.MOVE, 0.0, column)


def find_filling_columns(board: Board) -> list[int]:
    """Return the columns after which a game may go on for longest.

    These are the first of the following kinds of which there is a column:

    - columns that do not win and give no win away, and after which the other side cannot make two
      threats at once,
    - columns that do not win and give no win away,
    - columns that win,
    - all legal columns.
    """
    winning_columns = _find_winning_columns(board)
    safe_columns = [column for column in _find_safe_columns(board) if column not in winning_columns]
    quiet_columns = [
        column for column in safe_columns if not _find_columns_of_two_threats(board.play(column))
    ]
    return quiet_columns or safe_columns or winning_columns or board.legal_columns()


def find_attacking_columns(board: Board) -> list[int]:
    """Return the columns that attack most.

    These are the first of the following kinds of which there is a column:

    - the column that wins at once, or stops the other side from that,
    - columns that win by at most MAX_THREATS threats, whatever the answers are,
    - at most MAX_ATTACKING_COLUMNS, by the window heuristic the best of those that give the least
      away: no two threats at once, else no win.
    """
    urgent_column = board.urgent_column()
    if urgent_column is not None:
        return [urgent_column]
    safe_columns = _find_safe_columns(board)
    forcing_columns = [
        column for column in safe_columns if _wins_by_threats(board, column, MAX_THREATS)
    ]
    if forcing_columns:
        return forcing_columns
    quiet_columns = [
        column for column in safe_columns if not _find_columns_of_two_threats(board.play(column))
    ]
    scores = score_columns(board, TUNED, steps=1)
    candidates = quiet_columns or safe_columns or board.legal_columns()
    candidates.sort(key=lambda column: scores[column], reverse=True)
    return candidates[:MAX_ATTACKING_COLUMNS]


def _find_winning_columns(board: Board) -> list[int]:
    """Return the columns in which the side to move wins at once."""
    return [column for column in board.legal_columns() if board.wins(column)]


def _find_safe_columns(board: Board) -> list[int]:
    """Return the columns after which the other side cannot win with its next disc."""
    safe_columns = []
    for column in board.legal_columns():
        if not _find_winning_columns(board.play(column)):
            safe_columns.append(column)
    return safe_columns


def _find_threats(board: Board, column: int) -> list[int]:
    """Return the columns in which the side to move could win at once after its disc in a column."""
    board_after = board.play(column)
    # The other side passes: the discs of the side that has moved are again those to move.
    passed_board = Board.unchecked(
        board_after.theirs, board_after.occupied, board.mark, board.geometry
    )
    return _find_winning_columns(passed_board)


def _find_columns_of_two_threats(board: Board) -> list[int]:
    """Return the safe columns after which the side to move wins whatever the answer is."""
    if board.over:
        return []
    return [
        column for column in _find_safe_columns(board) if len(_find_threats(board, column)) >= 2
    ]


def _wins_by_threats(board: Board, column: int, threats_left: int) -> bool:
    """Return whether a column wins by at most `threats_left` threats, one after the other.

    The column must be safe, as `_find_safe_columns` finds it. It wins if it makes two threats at
    once. It also wins if it makes one threat, and a column after the answer wins, at once or by the
    threats that are left.
    """
    threats = _find_threats(board, column)
    if len(threats) >= 2:
        return True
    if not threats or threats_left == 1:
        return False
    (answer,) = threats  # the other side has to block the only threat
    answered_board = board.play(column).play(answer)
    if answered_board.over:
        return False
    if _find_winning_columns(answered_board):
        return True
    return any(
        _wins_by_threats(answered_board, next_column, threats_left - 1)
        for next_column in _find_safe_columns(answered_board)
    )
