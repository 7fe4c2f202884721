"""A game in progress, and where people play it.

    from connectx import play

    play("minimax")    # a board in Jupyter; elsewhere: connectx play minimax

The game itself is in the page, `bench/web`, which `notebook` and `server` show; `terminal` needs
none. `questions` answers what pages ask.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from connectx.arena.process import warn_about
from connectx.bench.play.questions import (
    TWO_PEOPLE,
    Agent,
    Questions,
    assign_seats,
    name_agents,
    page_facts,
)
from connectx.build.player import Player
from connectx.errors import UserError, may_be_missing
from connectx.game import Game, read_geometry
from connectx.position import read_position

if TYPE_CHECKING:
    from connectx.bench.play.notebook import NotebookBoard


def play(
    opponent: str | Callable[..., Any] | Game | Any = "minimax",
    *,
    seat: int = 1,
    against: str | Callable[..., Any] | None = None,
    rows: int = 6,
    columns: int = 7,
    inarow: int = 4,
    scores: bool = False,
    evaluation: bool = False,
    why: bool = False,
    moves: str | Game | Any = "",
) -> "NotebookBoard":
    """Return a board to play on. A notebook shows it if it is the value of a cell.

    `opponent` is the name or file of a player, a function of your own, or "two people". In `seat` 1
    you move first, in 2 second. If you name a second player, `against`, it takes your seat and you
    watch. `rows`, `columns` and `inarow` are the size of the board.

    `moves` are played before the game begins: "4453", or whatever `read_position` takes, such as
    kaggle-environments' `env`. `play(env)` is that game between two people. `scores` shows the
    score of every column, `evaluation` who stands to win and the mistakes so far, `why` the
    reasons. Warnings about a player go to stderr.

    Raises UserError for a player, board, seat or moves that do not exist.

    >>> board = play("two people", moves="4453")
    >>> board.moves  # as they are on the page now
    '4453'
    """
    if seat not in (1, 2):
        raise UserError(f"seat is {seat!r}, expected 1 or 2")
    if not isinstance(opponent, str) and not callable(opponent):
        moves = opponent  # as in `play(env)`
        opponent = TWO_PEOPLE
    game = read_position(moves, read_geometry(rows, columns, inarow))
    with may_be_missing():
        from connectx.bench.play.notebook import NotebookBoard
    agents = _read_agents(against, opponent)  # in this order, as `against` takes your seat
    agents_by_name, names = name_agents(agents)
    questions = Questions(agents_by_name)
    displays = {"scores": scores, "evaluation": evaluation, "why": why}
    shown_displays = [name for name, is_shown in displays.items() if is_shown]
    seats = assign_seats(names, seat)  # such as ["you", "minimax"]
    facts = page_facts(game, seats, questions.names, shown_displays)
    return NotebookBoard(game, facts, questions)


def _read_agents(*players: str | Callable[..., Any] | None) -> list[Agent]:
    """Return the agents among players, which are texts or functions.

    None and "two people" stand for people, who have no agent. Warnings about an agent go to stderr.
    Raises PlayerError for a text that names no player.
    """
    agents: list[Agent] = []
    for player in players:
        if player is None or player == TWO_PEOPLE:  # people
            continue
        agent: Agent = Player.parse(player) if isinstance(player, str) else player
        agents.append(agent)
    warn_about([agent for agent in agents if isinstance(agent, Player)])
    return agents
