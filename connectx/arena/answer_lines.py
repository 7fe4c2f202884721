"""The line of an agent's source from which an answer comes.

A traceback names the line of an exception. For a move that cannot be played, and for one that takes
too long, the game is played again by the agent of `traced_agent`, which shows its lines.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path, PurePath
from time import perf_counter

from connectx.arena.advice import OWN_FILE_PATTERN
from connectx.arena.child import Limits
from connectx.arena.process import Outcome, PlayerProcess, Reply, Turn
from connectx.arena.referee import NativeReferee
from connectx.arena.tracebacks import FRAME_LOCATION_PATTERN, name_authors_lines
from connectx.build.archive import MAIN_FILE
from connectx.build.bundle import find_parts
from connectx.build.player import Player
from connectx.game import Game

TRACED_AGENT_FILE = Path(__file__).with_name("traced_agent.py")
TRACED_AGENT_TEMPLATE = """

connectx_agents = [value for value in globals().values() if callable(value)]

{class_text}
connectx_traced_agent = ConnectxTracedAgent(connectx_agents[-1], {step}, {seconds})
"""
# A frame, innermost first, as `faulthandler` and the traced agent print it.
PRINTED_FRAME_PATTERN = re.compile(r'^  File "([^"\n]*)", line (\d+) in (.*)$', re.MULTILINE)
MAX_LINE_DIGITS = 9
MAX_ASKING_SECONDS = 10.0
TRACE_GRACE_SECONDS = 2.0  # for what a process prints to arrive


def find_own_line(traceback: str, player: Player) -> str:
    """Return the last place in a traceback that is in a player's own code; "" if none is.

    The traceback names files, cells and lines as the author knows them.

    >>> player = Player(name="mine", source="", path="/bots/mine.py")
    >>> find_own_line('  File "/bots/mine.py", line 3, in agent\\nNameError: x', player)
    'mine.py, line 3'
    """
    places = _find_own_places(traceback, player)
    return places[-1] if places else ""


def describe_own_lines(frames: str, player: Player) -> str:
    """Return where an answer comes from, such as "mine.py, line 9, called from mine.py, line 20".

    `frames` has the first and the last frame of the player's own code, in the form of a traceback.
    Returns "" if it has none.
    """
    places = _find_own_places(frames, player)
    if not places:
        return ""
    outermost = places[0]
    innermost = places[-1]
    if outermost == innermost:
        return innermost
    return f"{innermost}, called from {outermost}"


def _find_own_places(traceback: str, player: Player) -> list[str]:
    """Return the places in a traceback that are in a player's own code, in their order.

    A place is, for example, "mine.py, line 3" or "mine.ipynb, cell 2, line 3".
    """
    places = []
    for frame in FRAME_LOCATION_PATTERN.finditer(traceback):
        file_name = _find_own_file_name(frame["file"], player)  # "" if it is not the player's
        if file_name:
            line = frame["line"]  # such as "line 3" or "cell 2, line 3"
            places.append(f"{file_name}, {line}")
    return places


def find_frames_of_answer(
    player: Player,
    game: Game,
    seat: int,
    limits: Limits,
    is_answer: Callable[[Reply], bool],
    slow_seconds: float | None = None,
) -> str:
    """Return the frames of a player's code from which its last answer in a game comes.

    `game` ends before that answer. The player plays the game again from its seat (0 or 1), in a
    process of its own. A player that plays at random may answer differently. So it is asked again,
    for some seconds, until `is_answer` accepts a reply.

    `slow_seconds` is how long the answer took, if it was too slow. The frames are then the
    outermost and the innermost one, half that time after the question. With None, they are those of
    the last and the first `return` that handed the answer on.

    The frames have the form of a traceback. They are "" if the answer is not given again.
    """
    trace_seconds = None if slow_seconds is None else slow_seconds / 2
    traced_player = _make_traced_player(player, step=len(game.moves), seconds=trace_seconds)
    referee = NativeReferee(game.configuration)
    with PlayerProcess(traced_player, limits=limits) as process:
        _replay_moves(process, referee, game, seat)
        longest_seconds = _limit_answer_seconds(referee)
        if trace_seconds is not None:
            longest_seconds = trace_seconds + TRACE_GRACE_SECONDS
        end = perf_counter() + MAX_ASKING_SECONDS
        turn = _make_turn(referee, game)
        while True:
            reply = process.act(turn, referee.configuration, longest_seconds)
            frames = _read_frames(reply.output_tail, player)
            # An answer that is too slow need not arrive: its frames are written before.
            is_right_answer = is_answer(reply) or trace_seconds is not None
            if frames and is_right_answer:
                return frames
            has_failed = reply.outcome in (Outcome.ERROR, Outcome.TIMEOUT)
            if has_failed or perf_counter() > end:
                return ""
            turn = turn._replace(seed=None)  # the process goes on, as in a game


def _make_traced_player(player: Player, step: int, seconds: float | None) -> Player:
    """Return a player that answers as `player` does, and shows its frames at one step of a game.

    With `seconds`, it shows the frames that are open so long after the question. With None, it
    shows those of the `return` statements from which its answer comes.
    """
    class_text = TRACED_AGENT_FILE.read_text(encoding="utf-8")
    code = TRACED_AGENT_TEMPLATE.format(class_text=class_text, step=step, seconds=seconds)
    return replace(player, source=player.source + code)


def _replay_moves(process: PlayerProcess, referee: NativeReferee, game: Game, seat: int) -> None:
    """Play the moves of a game again, up to its end.

    The player in the process is asked for each move of its seat (0 or 1), as in the game. Whatever
    it answers, the referee plays the move of the game.
    """
    for column in game.moves:
        if referee.seat_to_move == seat:
            turn = _make_turn(referee, game)
            process.act(turn, referee.configuration, _limit_answer_seconds(referee))
        referee.drop(column)


def find_game_before_none(player: Player, game: Game, seat: int, limits: Limits) -> Game | None:
    """Play a game again, and return its part before the first None that a player returns.

    The player has the seat `seat` (0 or 1). The moves of the game are played whatever it answers.
    Returns None if the player does not return None this time.
    """
    referee = NativeReferee(game.configuration)
    with PlayerProcess(player, limits=limits) as process:
        for ply, column in enumerate(game.moves):
            if referee.seat_to_move == seat:
                turn = _make_turn(referee, game)
                reply = process.act(turn, referee.configuration, _limit_answer_seconds(referee))
                if reply.outcome is Outcome.NOTHING:
                    return replace(game, moves=game.moves[:ply], seconds=(), forfeit=None)
            referee.drop(column)
    return None


def _make_turn(referee: NativeReferee, game: Game) -> Turn:
    """Return the request for the next move of a game that is played again.

    The player's first request has the same seed of its random numbers as in the game, if that has a
    seed. Later requests have none.
    """
    observation = referee.observation()
    seed = None
    is_first_request = observation["step"] < 2  # one player after the other is asked
    if is_first_request:
        game_seed = 0 if game.seed is None else game.seed
        seed = 2 * game_seed + referee.seat_to_move  # as in `league`
    return Turn(0, seed, observation)


def _limit_answer_seconds(referee: NativeReferee) -> float:
    """Return how many seconds to wait for an answer: its time limit, and some for its output."""
    return referee.seconds_to_answer() + TRACE_GRACE_SECONDS


def _read_frames(printed: str, player: Player) -> str:
    """Return the outermost and the innermost frame of a player's own code in what it printed.

    The traced agent, or Python's `faulthandler`, has printed frames of each thread below the word
    "Thread", with the innermost frame first. But the text may hold anything, as the player prints,
    too. The returned frames have the form of a traceback; they are "" if there are none.
    """
    for thread_text in printed.split("Thread"):
        frames = PRINTED_FRAME_PATTERN.findall(thread_text)  # such as ("main.py", "9", "choose")
        # The outermost frame of an answer is the call of the traced agent, in the file that plays.
        traced_files = [file for file, _, function in frames if function == "__call__"]
        if not traced_files:
            continue
        main_file = traced_files[-1]
        own_frames = []  # from the outermost to the innermost one
        for file, line, function in reversed(frames):
            line_number = int(line[:MAX_LINE_DIGITS])  # the player may have printed more digits
            frame = _name_frame(file, line_number, function, main_file, player)
            is_own = find_own_line(frame, player) != ""
            if is_own:
                own_frames.append(frame)
        if not own_frames:
            return ""
        outermost = own_frames[0]
        innermost = own_frames[-1]
        return outermost if outermost == innermost else outermost + innermost
    return ""


def _name_frame(file: str, line: int, function: str, main_file: str, player: Player) -> str:
    """Return a frame, in the form of a traceback, as the author of a player knows it.

    The frame is in the line `line`, counted from 1, of a file, in a function. `main_file` is the
    file that the process executes: the player's source, and below it the code of the traced agent.
    Returns "" for a frame of the traced agent.
    """
    frame = f'  File "{file}", line {line}, in {function}\n'
    if file == main_file:
        lines = player.source.split("\n")
        is_in_source = 0 < line <= len(lines)
        if not is_in_source:
            return ""
        frame += f"    {lines[line - 1].strip()}\n"
    named_frame, _ = name_authors_lines(frame, main_file, player)
    return named_frame


def _find_own_file_name(file: str, player: Player) -> str:
    """Return the name that the author gives to a file of a traceback.

    Returns "" if the file is not the player's own.
    """
    own_file = OWN_FILE_PATTERN.fullmatch(file)  # as the player's process sees it
    if own_file is not None:
        return own_file["path"]  # in the player's folder
    is_absolute = PurePath(file).is_absolute()
    built_paths = [path for path, _ in find_parts(player.source)]  # of files that a build combined
    if file == player.path or file in built_paths or file == MAIN_FILE:
        return PurePath(file).name if is_absolute else file
    is_foreign = is_absolute or file.startswith("<")  # of Python or a package, or "<string>"
    return "" if is_foreign else file.removeprefix("./")
