"""The exercises of the lessons, as a table, and `check`, which examines a learner's attempt.

    check("block")           # examines the function `block` of the notebook
    check.hint("block")      # one hint more at each call
    check.solution("block")  # an answer

An attempt is called by `attempts` alone. This module and what it imports need no third-party
package, but for the exercise `my_agent`, which plays a match.
"""

import inspect
import math
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from connectx.bench.lessons.attempts import Attempt, count_missing_parameters, find_empty_helpers
from connectx.bench.lessons.exercises import (
    BoardPosition,
    ChoiceExercise,
    ChoiceQuestion,
    EmptyAttemptError,
    Exercise,
    GridPosition,
    MatchExercise,
    NotRightError,
    NumberExercise,
    Position,
    PruningExercise,
    ValueExercise,
    ValueQuestion,
)
from connectx.bench.lessons.oracles import (
    ABOVE_MISTAKES,
    BLOCK_MISTAKES,
    IN_TIME_MISTAKES,
    INTERVAL_MISTAKES,
    N_STEP_MISTAKES,
    ONE_STEP_MISTAKES,
    REPLY_MISTAKES,
    WIN_MISTAKES,
    best_by_heuristic,
    best_by_minimax,
    best_squares_of,
    columns_without_a_win_above,
    interval_of_record,
    win_block_or_any,
    win_block_or_safe,
    win_or_any,
    winning_columns,
)
from connectx.core.board import Board

# Positions, as moves: columns counted from 1, X first -------------------------------------------

# The side to move has one win, in the line that the comment names.
WIN_POSITIONS = (
    "212525", "2424741", "71732474", "1757373",  # in a column
    "113722", "1223355", "425163", "3625145",  # in a row
    "275332372426", "64454456376",  # on a falling diagonal
    "365447763665", "43356143442", "455733617667", "135125627466577",  # on a rising diagonal
)  # fmt: skip
# The side to move has no win, and the other side has one.
BLOCKS = (
    "121232", "21232", "121324", "11213",  # in a column, in a row
    "1136242311", "244233523",  # on a falling diagonal
    "1666547775", "134424433",  # on a rising diagonal
)  # fmt: skip
# The same, with blocks in every column, for both sides in column 0.
BLOCKS_IN_EACH_COLUMN = (
    "61274141", "5312131", "62723632", "5525411", "25741414", "6267463", "25542217", "1242635",
)  # fmt: skip
# The same, and a disc in the first column with room, or in the last, opens another win.
BLOCKS_BESIDE_OPENED_WINS = (
    "7435225213517542", "24234724377", "4332254", "34221172265326", "5664534", "511416754676",
)  # fmt: skip
# Both sides have a win, in different columns; the win is left of the block, or right of it.
WINS_AND_BLOCKS = ("121315", "1343536", "112141", "1314422")
# Nobody has a win. Some columns are full in the later ones.
NOBODY_CAN_WIN = ("", "4", "1211121227122", "12111212271225", "161166577757355111666775335")
# One column has room.
ONE_COLUMN_LEFT = ("211176724766155411645444727755656222", "1164365455212442457667724557776226111")
# Column 0 is full, and one column is best, both one step ahead and three.
FIRST_COLUMN_FULL = ("51521131611", "11161616316254")
POSITIONS_TO_BLOCK_IN = (
    *WIN_POSITIONS, *BLOCKS, *BLOCKS_IN_EACH_COLUMN, *BLOCKS_BESIDE_OPENED_WINS, *WINS_AND_BLOCKS,
    *NOBODY_CAN_WIN, *ONE_COLUMN_LEFT,
)  # fmt: skip
# Nobody has a win now, and a disc in some columns gives the other side one on top of it.
GIVE_WINS = (
    "11245452", "5414562172", "24123312", "1142722114", "4433654252", "25456664", "1211244",
    "3435514", "113232472", "525444552", "24442635753", "152336452622341",
    "24225632412567747123", "64663256476321141765",  # in the first columns, or the last
)  # fmt: skip
# The best columns one, two and three steps ahead differ.
SEARCHED = (
    "161755773363", "652651624634", "5133564462271", "43632625", "444475536", "236554251",
    "4465733247", "6744421444261", "172273144",
)  # fmt: skip
# A column with the best score for one side has neither the best nor the worst for the other.
ONE_SIDED = ("6442535272", "64756447454211317")
# A win at once, and other columns with the same value three steps ahead.
WINS_PUT_OFF = ("1745314556", "11334441")
# Positions won in five plies, or six, with the columns that win; fewer plies do not show them.
COLUMNS_OF_DEEP_WINS = {
    "71455334174221": [2],
    "32124136222745": [0, 2, 3],
    "331454711": [0],
}
POSITION_WITHOUT_TIME = "436125"  # asked with an actTimeout of 0
POSITIONS_SHORT_OF_TIME = ("4", "436125", "444475536")  # asked with an actTimeout of 0.2 seconds
# One square is empty, with a win there for the side to move, or none.
POSITIONS_WITH_ONE_SQUARE = (
    "33523226264463335662214611441745717157755",
    "23255322573423551165334614172466714767761",
)
GRIDS = (
    "xx.oo....", "xx..oo.x.", "xo..x...o", "x...o....", "x........", "....x....",
    "xox.o.x..", "x...o...x", "xo.......", "ox.xx..o.", "xxo.ox...",
)  # fmt: skip
VALUES = (
    ("53637", 0), ("536376", 0), ("53637", 1), ("415263", 1), ("536376", 2), ("53637", 2),
    ("44327545465", 2), ("1215642", 3), ("444475536", 3),
)  # fmt: skip
# The side to move is not `me`.
VALUES_OF_OTHERS = (("53637", 1), ("444475536", 2), ("1215642", 2))
VALUE_QUESTIONS = (
    *(ValueQuestion(moves, depth) for moves, depth in VALUES),
    *(ValueQuestion(moves, depth, me_moves=False) for moves, depth in VALUES_OF_OTHERS),
)


def make_questions(
    positions: Sequence[str],
    list_right_columns: Callable[[Board], Sequence[int]],
    explain_columns: Callable[[Board], str],
) -> list[ChoiceQuestion]:
    """Make a question of each position, which is moves such as "4453".

    `list_right_columns` returns the columns that may be played on a board, and `explain_columns`
    says why they are right.
    """
    questions = []
    for moves in positions:
        board = Board.from_moves(moves)
        question = ChoiceQuestion(
            position=BoardPosition(moves),
            expected=tuple(list_right_columns(board)),
            reason=explain_columns(board),
        )
        questions.append(question)
    return questions


def explain_win_or_block(board: Board) -> str:
    """Say why a column is right for an agent that takes a win first, then blocks one."""
    wins = winning_columns(board, board.mark)
    blocks = winning_columns(board, 3 - board.mark)
    if wins and blocks:
        return "it wins at once, which is better than to block"
    if wins:
        return "it wins at once"
    if blocks:
        return "otherwise the other side wins there at once"
    if len(board.legal_columns()) == 1:
        return "the other columns are full"
    return "nobody can win at once, so any column with room is right"


def explain_win_only(board: Board) -> str:
    """Say why a column is right for an agent that only has to take wins."""
    if winning_columns(board, board.mark):
        return "it wins at once"
    if len(board.legal_columns()) == 1:
        return "the other columns are full"
    return "you cannot win at once, so any column with room is right"


def explain_win_block_or_safe(board: Board) -> str:
    """Say why a column is right for an agent that takes a win, else blocks, else gives none above.

    A move gives a win above if the other side can then win on top of the disc.
    """
    can_a_side_win = winning_columns(board, 1) or winning_columns(board, 2)
    are_all_safe = columns_without_a_win_above(board) == board.legal_columns()
    if can_a_side_win or are_all_safe:
        return explain_win_or_block(board)
    return "in any other column, the other side wins on top of your disc"


def explain_score(board: Board) -> str:
    """Say that a column has the highest score, whatever the board is."""
    return "the score after this move is the highest"


def explain_value(board: Board) -> str:
    """Say that a column has the highest value, whatever the board is."""
    return "three steps ahead, its value is the highest"


def best_or_winning(board: Board) -> Sequence[int]:
    """List the columns that are exactly best three steps ahead, and those that win at once."""
    return sorted({*best_by_minimax(board), *winning_columns(board, board.mark)})


def make_grid_questions() -> list[ChoiceQuestion]:
    """Make the questions on tic-tac-toe, whose answers are squares."""
    reason = "no other square leads to a better result if both sides play their best"
    questions = []
    for grid in GRIDS:
        best_squares = tuple(best_squares_of(grid))
        questions.append(ChoiceQuestion(GridPosition(grid), expected=best_squares, reason=reason))
    return questions


def make_timed_questions() -> list[ChoiceQuestion]:
    """Make the questions to an agent that has to answer in time.

    In a question, `act_timeout` is the time for a move that the agent is told, in seconds. An
    answer is too late after `max_seconds`, which is the same time if it is left out.
    """
    # Several columns have room, and not even the search of one step has time.
    without_time = ChoiceQuestion(
        position=BoardPosition(POSITION_WITHOUT_TIME),
        expected=tuple(Board.from_moves(POSITION_WITHOUT_TIME).legal_columns()),
        reason="no search can be completed without time, so any column with room is right",
        act_timeout=0,
        max_seconds=0.5,
        late_reason="although it had no time. Check the deadline inside the search",
    )
    questions = [without_time]
    for moves in POSITIONS_WITH_ONE_SQUARE:
        question = ChoiceQuestion(
            position=BoardPosition(moves),
            expected=tuple(Board.from_moves(moves).legal_columns()),
            reason="only one square is empty",
            act_timeout=4,
            max_seconds=1,
            late_reason=(
                "although only one disc is left to play. Stop when the depth has reached"
                " board.empties"
            ),
        )
        questions.append(question)
    for moves in POSITIONS_SHORT_OF_TIME:
        question = ChoiceQuestion(
            position=BoardPosition(moves),
            expected=tuple(Board.from_moves(moves).legal_columns()),
            reason="any column with room is right if the answer is in time",
            act_timeout=0.2,
        )
        questions.append(question)
    for moves, winning in COLUMNS_OF_DEEP_WINS.items():
        question = ChoiceQuestion(
            position=BoardPosition(moves),
            expected=tuple(winning),
            reason=(
                "it wins. A search of five or six steps shows it,"
                " and two seconds are enough for that"
            ),
        )
        questions.append(question)
    return questions


# The exercises, in the order of the lessons -----------------------------------------------------

NO_BOUNDS = (-math.inf, math.inf)  # alpha and beta
EXERCISES: Sequence[Exercise] = (
    ChoiceExercise(
        head="best_reply(grid)",
        questions=make_grid_questions(),
        mistakes=REPLY_MISTAKES,
        hints=(
            "children(grid) lists the possible moves. Each move is a pair: the number of a square,"
            " and the grid after the move.",
            "value(after) is the result of that grid if both sides play their best: 1 if X wins,"
            " -1 if O wins, 0 for a draw.",
            "X wants the highest value, and O wants the lowest."
            " It is X's turn if the grid has as many x as o.",
        ),
    ),
    ChoiceExercise(
        head="take_a_win(obs, config)",
        questions=(
            *make_questions(WIN_POSITIONS, win_or_any, explain_win_only),
            *make_questions(
                (*WINS_AND_BLOCKS, *NOBODY_CAN_WIN, *ONE_COLUMN_LEFT), win_or_any, explain_win_only
            ),
        ),
        mistakes=WIN_MISTAKES,
        hints=(
            "Begin with board = read_board(obs, config)."
            " Then board.wins(column) tells you whether a disc in that column wins.",
            "Go through board.legal_columns(), and return the first column that wins.",
            "If no column wins, return any of board.legal_columns()."
            " Write this `return` after the loop, and not inside it.",
        ),
    ),
    ChoiceExercise(
        head="block(obs, config)",
        questions=make_questions(
            POSITIONS_TO_BLOCK_IN,
            win_block_or_any,
            explain_win_or_block,
        ),
        mistakes=BLOCK_MISTAKES,
        hints=(
            "Look for a win in all columns first. Only then, in a second loop, look for a block.",
            "The other side's mark is 3 - board.mark."
            " board.winning_squares(mark) is the set of squares where that mark wins.",
            "A disc in a column blocks such a win if board.landing_square(column) &"
            " board.winning_squares(3 - board.mark) is not 0.",
        ),
    ),
    ChoiceExercise(
        head="no_win_above(obs, config)",
        questions=(
            *make_questions(GIVE_WINS, win_block_or_safe, explain_win_block_or_safe),
            *make_questions(
                (*WIN_POSITIONS[::3], *BLOCKS, *BLOCKS_BESIDE_OPENED_WINS, *WINS_AND_BLOCKS),
                win_block_or_safe,
                explain_win_block_or_safe,
            ),
            *make_questions(
                (*NOBODY_CAN_WIN, *ONE_COLUMN_LEFT), win_block_or_safe, explain_win_block_or_safe
            ),
        ),
        mistakes=ABOVE_MISTAKES,
        hints=(
            "Look for wins first and then for blocks, as in the exercise before this one.",
            "after = board.play(column) is the position after your move,"
            " with the other side to move. What does after.wins(column) tell you?",
            "Collect the columns in which the other side does not win on top of your disc, and"
            " return one of them. If there is none, return any column with room.",
        ),
    ),
    ChoiceExercise(
        head="one_step(obs, config)",
        questions=make_questions(
            (
                *SEARCHED,
                *ONE_SIDED,
                *WIN_POSITIONS[::2],
                *BLOCKS,
                *ONE_COLUMN_LEFT,
                *FIRST_COLUMN_FULL,
            ),
            best_by_heuristic,
            explain_score,
        ),
        mistakes=ONE_STEP_MISTAKES,
        hints=(
            "after = board.play(column) is the position after a move, and score(after, mark) is its"
            " score for a mark.",
            "After your move the other side is to move, but you want the score for your own mark."
            " That is board.mark of the board before the move.",
            "Store the score of each column in a dict, and return a column with the highest score.",
        ),
    ),
    ValueExercise(
        head="minimax(board, depth, me, score)",
        questions=VALUE_QUESTIONS,
        hints=(
            "When does the search stop? At depth 0, and when board.over is true."
            " There, return score(board, me).",
            "Otherwise, the value of a column is"
            " minimax(board.play(column), depth - 1, me, score).",
            "If board.mark == me, return the highest of these values. Otherwise return the lowest.",
        ),
    ),
    PruningExercise(
        head="alphabeta(board, depth, me, score, alpha, beta)",
        questions=VALUE_QUESTIONS,
        counted_questions=[ValueQuestion("4445334225", 4), ValueQuestion("43632625", 4)],
        further_arguments=NO_BOUNDS,
        max_share=0.3,
        hints=(
            "alpha is the value that `me` can already be sure of, and beta is the value that the"
            " other side can already be sure of.",
            "Pass alpha and beta on in each call. After each column, set alpha = max(alpha, value)"
            " if `me` is to move. Otherwise, set beta = min(beta, value).",
            "As soon as alpha >= beta, leave the loop by `break`, because one of the sides will"
            " avoid this position. At the end, return alpha if `me` is to move, otherwise beta.",
        ),
    ),
    ChoiceExercise(
        head="n_step(obs, config)",
        questions=make_questions(
            (*SEARCHED, *WIN_POSITIONS[::4], *WINS_PUT_OFF, *BLOCKS[::2], *FIRST_COLUMN_FULL),
            best_or_winning,
            explain_value,
        ),
        mistakes=N_STEP_MISTAKES,
        hints=(
            "Three steps are your move, a reply, and another move of yours."
            " After your move, search two more steps.",
            "`me` is your mark in all calls: minimax(board.play(column), 2, board.mark, score).",
            "If you use alpha-beta, search each column with -math.inf and math.inf."
            " If you pass the best value so far as alpha, a worse column may get that same value.",
        ),
    ),
    ChoiceExercise(
        head="in_time(obs, config)",
        questions=make_timed_questions(),
        mistakes=IN_TIME_MISTAKES,
        asked_times=1,
        is_timed=True,
        hints=(
            "deadline = Deadline(0.5 * config.actTimeout) uses half of the time."
            " The other half is a reserve for a slow machine.",
            "Search one step deep, then two, then three: for depth in range(1, board.empties + 1).",
            "best_column(board, depth, deadline) raises TimeoutError when the time is up. Catch"
            " this exception, and return the column of the last search that was completed.",
        ),
    ),
    NumberExercise(
        head="interval(wins, draws, losses)",
        questions=((6, 0, 4), (60, 0, 40), (50, 0, 0), (0, 0, 20), (40, 30, 30), (3, 14, 3)),
        argument_names=("wins", "draws", "losses"),
        expected=interval_of_record,
        mistakes=INTERVAL_MISTAKES,
        tolerance=0.001,
        hints=(
            "The share of the points is (wins + draws / 2) / games.",
            "The middle of Wilson's interval is (share + z**2 / (2 * games)) / (1 + z**2 / games),"
            " with z = 1.96.",
            "The distance from the middle to each end is z * sqrt(share * (1 - share) / games"
            " + z**2 / (4 * games**2)), divided by 1 + z**2 / games.",
        ),
    ),
    MatchExercise(
        head="my_agent(obs, config)",
        opponent="random",
        games=20,
        min_share=0.75,
        hints=(
            "The file contains only this function, so put imports and helper functions inside it.",
            "A column has room if obs.board[column] is 0, because the first squares of obs.board"
            " are the top row.",
            "It is enough to win and to block, as the agents of lesson 3 do.",
        ),
    ),
)


class UnknownExerciseError(ValueError):
    """No exercise has the name that was asked for."""

    def _render_traceback_(self) -> list[str]:
        """Return what a notebook shows, which is one line without the lines of this package."""
        return [str(self)]


class CheckResult:
    """The result of a check. It counts as true if the attempt is right."""

    def __init__(self, passed: bool, text: str, position: Position | None = None) -> None:
        self.passed = passed
        self.text = text
        self.position = position  # that is shown; None if there is none

    def __bool__(self) -> bool:
        return self.passed

    def __repr__(self) -> str:
        return f"CheckResult(passed={self.passed})"

    def _ipython_display_(self) -> None:
        """Show nothing, as the check has shown it already."""


class Check:
    """Checks attempts at the exercises, and gives hints and answers."""

    def __init__(self, exercises: Sequence[Exercise]) -> None:
        self.exercises = {exercise.name: exercise for exercise in exercises}
        self._hint_counts: dict[str, int] = {}  # how many hints were given, by exercise's name
        self._last_exercise_name = ""  # that of the last call, "" before the first one

    def __call__(self, name: str, function: Any = None) -> CheckResult:
        """Examine a learner's function, show the result and return it.

        `name` is that of an exercise. The function is `function`, or else the one that has this
        name in the notebook. Raises UnknownExerciseError if there is no such exercise.
        """
        exercise = self._find_exercise(name)
        name = exercise.name
        if function is None:
            notebook_names = vars(sys.modules["__main__"])
            function = notebook_names.get(name)
        labels: Mapping[int, str] = {}  # marks at columns or squares of the position that is shown
        try:
            attempt = make_attempt(function, exercise)
            summary = exercise.examine(attempt)  # raises an error if the attempt is not right
            result = CheckResult(passed=True, text=f"Right. {summary}")
        except EmptyAttemptError:
            text = (
                f"Nothing to check yet: {name} returns None. Write its body in the cell above, in"
                f' place of "...", run that cell, then this one.\n'
                f'Stuck? check.hint("{name}") gives a hint.'
            )
            result = CheckResult(passed=False, text=text)
        except NotRightError as refusal:
            text = str(refusal)
            empty_helpers = find_empty_helpers(function, helper_names=self.exercises)
            if empty_helpers:
                helper = empty_helpers[0]
                text = (
                    f"Not yet. {name} calls {helper}, whose cell still holds dots. Write that"
                    f' function first, or take the one that check.solution("{helper}") prints.'
                )
            result = CheckResult(passed=False, text=text, position=refusal.position)
            labels = refusal.labels
        show(result, labels)
        return result

    def hint(self, name: str = "") -> None:
        """Print the next hint on an exercise.

        After the last hint, that hint is printed again. Without a name, the exercise is that of the
        last call.
        """
        exercise = self._find_exercise(name)
        count = len(exercise.hints)
        hints_given = self._hint_counts.get(exercise.name, 0)
        number = min(hints_given + 1, count)  # counted from 1
        self._hint_counts[exercise.name] = number
        print(f"Hint {number} of {count}: {exercise.hints[number - 1]}")

    def solution(self, name: str = "") -> None:
        """Print an answer to an exercise; without a name, to the exercise of the last call."""
        exercise = self._find_exercise(name)
        print(solution_of(exercise.name))

    def _find_exercise(self, name: object) -> Exercise:
        """Return the exercise with a name.

        A function stands for its own name, and "" for the exercise of the last call. Raises
        UnknownExerciseError if no exercise has the name.
        """
        name = getattr(name, "__name__", name) or self._last_exercise_name
        if name not in self.exercises:
            expected = list_names([*self.exercises])
            raise UnknownExerciseError(f"no exercise is called {name!r}, expected {expected}")
        self._last_exercise_name = str(name)
        return self.exercises[self._last_exercise_name]


def list_names(names: Sequence[str]) -> str:
    """Return names as text, such as "a, b or c"."""
    return f"{', '.join(names[:-1])} or {names[-1]}"


def make_attempt(function: Any, exercise: Exercise) -> Attempt:
    """Return a learner's function as an attempt at an exercise.

    Raises NotRightError if there is no function, or if it does not take the exercise's arguments.
    """
    head = exercise.head  # such as "block(obs, config)"
    if function is None:
        raise NotRightError(
            f"There is no {exercise.name} yet: run the cell above, with def {head}."
        )
    if not callable(function):
        kind = type(function).__name__
        raise NotRightError(f"{exercise.name} is of type {kind}, expected a function: def {head}.")
    missing = count_missing_parameters(function, head)
    if missing:
        raise NotRightError(
            f"{exercise.name} takes {missing} too few arguments, expected def {head}."
        )
    return Attempt(function)


def solution_of(name: str) -> str:
    """Return the source of the answer to the exercise with this name.

    The answers are imported only here, so that no check depends on them.
    """
    from connectx.bench.lessons import answers

    return inspect.getsource(getattr(answers, name)).rstrip()


def show(result: CheckResult, labels: Mapping[int, str]) -> None:
    """Print the result of a check and its position, which a notebook shows as a picture.

    `labels` are marks at columns or squares in the picture, by their numbers.
    """
    print(result.text)
    if result.position is None:
        return
    ipython = sys.modules.get("IPython")  # None if nothing has imported it, as outside of notebooks
    shell = ipython.get_ipython() if ipython is not None else None
    is_notebook = hasattr(shell, "kernel")  # IPython's shell in a terminal has none
    if not is_notebook:
        print(result.position.text())
        return
    from IPython.display import display  # it is there, as this is a notebook

    display(result.position.draw(labels))  # type: ignore[no-untyped-call]


check = Check(EXERCISES)
