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

    An opponent answers the turns of games one at a time, with the methods of a `PlayerProcess`. The
    seed of a game's first turn decides its moves. Each pair of seeds, 2 n and 2 n + 1, begins with
    another column. The pairs come in groups. Within a group, every column is the first one once.
    In every second group, an opponent that `stacks` plays its first column again and again, until
    the rule forbids that.
    """

    max_batch_games = 1

    def __init__(self, name: str, rule: Rule, *, stacks: bool = False) -> None:
        """Make an opponent of this name.

        `rule` returns the columns of a board that may be played. With `stacks`, the opponent goes
        on with the first column of some games as long as the rule allows.
        """
        self.player = Player(name=name, source="", trusted=True)
        self._rule = rule
        self._stacks = stacks
        self._generator = Random(0)
        self._game_seed = 0
        self._replies: list[Reply] = []

    def ask(self, turns: Sequence[Turn], configuration: Mapping[str, Any]) -> None:
        """Choose a column in each of the turns. `replies` returns these choices."""
        self._replies = [self._choose_column(turn, configuration) for turn in turns]

    def replies(self, longest_seconds: float) -> list[Reply]:
        """Return the replies to the turns of the last `ask`, which never have to be waited for."""
        return self._replies

    def _choose_column(self, turn: Turn, configuration: Mapping[str, Any]) -> Reply:
        """Return the reply to one turn: a random column of the rule, or the game's first column.

        The seed of a game decides which column is the first one, and whether it is stacked, which
        means played again and again. On a board with 7 columns, the seeds 0 and 1 begin with
        column 0, 2 and 3 with column 1, and so on up to 13. From 14 to 27, the columns are the same
        again, but none is stacked.
        """
        is_first_turn = turn.seed is not None  # later turns of a game have no seed
        if turn.seed is not None:
            self._game_seed = turn.seed
            self._generator = Random(turn.seed)
        board = read_board(turn.observation, configuration)
        pair_number = self._game_seed // 2
        group_number, first_column = divmod(pair_number, board.columns)
        stacks_first_column = self._stacks and group_number % 2 == 0
        candidates = self._rule(board)
        column = self._generator.choice(candidates)
        if is_first_turn or (stacks_first_column and first_column in candidates):
            column = first_column
        return Reply(Outcome.MOVE, seconds=0.0, column=column)


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
    quiet_columns = []  # which do not win, and after which the other side cannot win at once
    for column in _find_safe_columns(board):
        if column not in winning_columns:
            quiet_columns.append(column)
    quietest_columns = _exclude_columns_before_two_threats(board, quiet_columns)
    return quietest_columns or quiet_columns or winning_columns or board.legal_columns()


def find_attacking_columns(board: Board) -> list[int]:
    """Return the columns that attack most.

    These are the first of the following kinds of which there is a column:

    - the column that wins at once, or stops the other side from that,
    - columns that win by at most MAX_THREATS threats, whatever the answers are,
    - at most MAX_ATTACKING_COLUMNS, by the window heuristic the best of those that give the least
      away: no two threats at once, else no win.
    """
    urgent_column = board.urgent_column()  # wins at once or stops such a win; None: there is none
    if urgent_column is not None:
        return [urgent_column]
    safe_columns = _find_safe_columns(board)  # after which the other side cannot win at once
    forcing_columns = []
    for column in safe_columns:
        if _wins_by_threats(board, column, threats_left=MAX_THREATS):
            forcing_columns.append(column)
    if forcing_columns:
        return forcing_columns
    safest_columns = _exclude_columns_before_two_threats(board, safe_columns)
    candidates = safest_columns or safe_columns or board.legal_columns()
    scores = score_columns(board, TUNED, steps=1)  # of each column; the highest is the best
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


def _find_threatened_columns(board: Board, column: int) -> list[int]:
    """Return the columns in which the side to move threatens to win, after it has played `column`.

    If the other side did not move, a disc in any of them would win. So it has to answer there.
    """
    board_after = board.play(column)
    # The other side passes. After `play`, the discs of the side that has moved are `theirs`. On
    # this board they are `own` again.
    passed_board = Board.unchecked(
        own=board_after.theirs,
        occupied=board_after.occupied,
        mark=board.mark,
        geometry=board.geometry,
    )
    return _find_winning_columns(passed_board)


def _find_columns_of_two_threats(board: Board) -> list[int]:
    """Return the columns after which the side to move threatens to win in two columns or more.

    The other side can answer in one of them only, and cannot win before. So such a column wins.
    """
    if board.over:
        return []
    columns = []
    for column in _find_safe_columns(board):
        if len(_find_threatened_columns(board, column)) >= 2:
            columns.append(column)
    return columns


def _exclude_columns_before_two_threats(board: Board, columns: Sequence[int]) -> list[int]:
    """Return those of the `columns` after which the other side cannot make two threats at once."""
    remaining_columns = []
    for column in columns:
        board_after = board.play(column)
        if not _find_columns_of_two_threats(board_after):
            remaining_columns.append(column)
    return remaining_columns


def _wins_by_threats(board: Board, column: int, threats_left: int) -> bool:
    """Return whether a column wins by at most `threats_left` threats, one after the other.

    The column must be safe: after it, the other side cannot win at once. It wins if it makes two
    threats at once. It also wins if it makes one threat, and a column after the answer wins, at
    once or by the threats that are left.
    """
    threatened_columns = _find_threatened_columns(board, column)
    if len(threatened_columns) >= 2:
        return True
    if not threatened_columns or threats_left == 1:
        return False
    # The other side has to block the only threat.
    answer = threatened_columns[0]
    answered_board = board.play(column).play(answer)
    if answered_board.over:
        return False
    if _find_winning_columns(answered_board):
        return True
    return any(
        _wins_by_threats(answered_board, next_column, threats_left - 1)
        for next_column in _find_safe_columns(answered_board)
    )
