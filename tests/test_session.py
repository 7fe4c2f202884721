"""A session: what people do, what agents and the solver do meanwhile, and what is shown of it."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

import pytest
from conftest import leftmost

from connectx.arena.game import Game
from connectx.core.board import geometry_of
from connectx.core.solver import Solver
from connectx.interactive import game_of
from connectx.interactive.session import Agent, Session
from connectx.players.player import Player

SMALL = geometry_of(4, 5, 3)
View = dict[str, Any]


@contextmanager
def sitting(
    *players: Agent | None, moves: str = "", game: Game | None = None, **options: Any
) -> Iterator[Session]:
    """A session of these players; X comes first."""
    session = Session(game or game_of(moves), players, **options)
    try:
        yield session
    finally:
        session.close()


def do(session: Session, action: str, **values: Any) -> View:
    """What is shown once all have answered."""
    session.do(action, **values)
    return session.wait_until_idle()


def shown_when(session: Session, condition: Callable[[View], bool]) -> View:
    """The first view that meets the condition."""
    end = monotonic() + 20
    view = session.view()
    while not condition(view):
        assert monotonic() < end, view
        view = session.wait(view["version"], 1) or view
    return view


# Moves -------------------------------------------------------------------------------------------


def test_the_agent_replies_and_undo_takes_back_the_reply_too() -> None:
    with sitting(None, leftmost, moves="4142") as session:
        view = do(session, "play", column=3)
        assert (view["moves"], view["status"]) == ([3, 0, 3, 1, 3, 0], "O played 1. Your move (X).")
        assert do(session, "play", column=3)["status"] == "You won on move 7."
        for action, values in (("play", {"column": 0}), ("hint", {})):
            view = do(session, action, **values)
            assert view["status"] == "The game is over. You won on move 7."
        assert (view["over"], view["legal"]) == (True, [])
        for ply in (6, 4, 2, 0):
            assert do(session, "undo")["ply"] == ply
        assert do(session, "undo")["status"] == "There is nothing to undo."


def test_what_cannot_be_done_is_refused_with_the_reason() -> None:
    with sitting(None, None, moves="444444") as session:
        for action, values, reason in (
            ("play", {"column": 3}, "Column 4 cannot be played."),
            ("play", {"column": 8}, "Column 9 cannot be played."),
            ("moves", {"moves": "449"}, "Move 3, '9': expected a column from 1 to 7."),
        ):
            view = do(session, action, **values)
            assert (view["problem"], view["status"], view["ply"]) == (True, reason, 6)


def test_going_back_only_looks_and_a_move_there_takes_back_what_came_later() -> None:
    with sitting(None, leftmost, moves="4142") as session:
        view = do(session, "go", ply=1)
        assert (view["moves"], view["status"]) == ([3, 0, 3, 1], "X played 4. O to move.")
        assert do(session, "play", column=0)["status"] == "It's leftmost's turn."
        assert do(session, "go", ply=4)["status"] == "O played 2. Your move (X)."
        assert do(session, "go", ply=2)["legal"] == [*range(7)]
        view = do(session, "play", column=5)
        assert (view["ply"], view["moves"]) == (4, [3, 0, 5, 0])


# Who plays ---------------------------------------------------------------------------------------


def test_an_agent_in_the_first_seat_begins_and_seats_can_be_changed() -> None:
    with sitting(leftmost, None) as session:
        assert session.wait_until_idle()["status"] == "X played 1. Your move (O)."
        assert do(session, "swap")["names"] == ["you", "leftmost"]
        assert do(session, "moves", moves=" 4 4\n5")["moves"] == [3, 3, 4, 0]  # in any spacing


def test_two_agents_play_on_while_a_person_looks_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("connectx.interactive.session.WATCHED_SECONDS", 0.1)
    with sitting(Player.parse("random"), leftmost) as session:
        shown_when(session, lambda view: view["ply"] == 2)
        session.do("go", ply=1)
        view = shown_when(session, lambda view: len(view["moves"]) == 4)
        assert (view["ply"], view["legal"]) == (1, [])


def test_a_player_in_a_process_of_its_own_replies_after_it_was_interrupted() -> None:
    source = "import time\ndef agent(obs, config):\n    time.sleep(SECONDS)\n    return 0\n"
    slow = Player(name="slow", source=source.replace("SECONDS", "30 * (not sum(obs.board) > 1)"))
    with sitting(None, slow) as session:
        session.do("play", column=3)
        shown_when(session, lambda view: "thinking" in view["status"])
        do(session, "moves", moves="4152")  # asked with more discs, it answers at once
        view = do(session, "play", column=6)
        assert view["status"] == "O played 1. Your move (X)."


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (lambda: "?", "rubbish: returned a str, '?'; expected an int"),
        (lambda: 1 // 0, "error: ZeroDivisionError: "),
        (lambda: 3, "move: it returned 3). Undo"),
    ],
)
def test_an_agent_that_fails_is_named_and_the_move_can_be_undone(
    answer: Callable[[], Any], reason: str
) -> None:
    def failing(observation: Any, configuration: Any) -> Any:
        return answer()

    with sitting(None, failing, moves="444444") as session:
        view = do(session, "play", column=0)
        assert view["status"].startswith(f"failing made no legal move ({reason}")
        view = do(session, "undo")
        assert (view["ply"], view["problem"]) == (6, False)


@pytest.mark.parametrize("action", ["undo", "new"])
def test_actions_act_at_once_while_an_agent_thinks_and_its_late_answer_is_dropped(
    action: str,
) -> None:
    asked, go_on = threading.Event(), threading.Event()

    def slow(observation: Any, configuration: Any) -> int:
        asked.set()
        assert go_on.wait(20)
        return leftmost(observation, configuration)

    with sitting(None, slow) as session:
        session.do("play", column=3)
        assert asked.wait(20)
        assert session.view()["status"] == "slow is thinking (O)."
        session.do("hint")
        assert session.view()["status"] == "It's slow's turn."
        session.do(action)
        view = session.view()
        assert (view["ply"], view["status"]) == (0, "Your move (X).")
        go_on.set()
        assert session.wait(view["version"], 0.3) is None
        assert do(session, "play", column=2)["moves"] == [2, 0]


# What the solver says ----------------------------------------------------------------------------


def test_scores_hints_and_reasons_go_with_the_position() -> None:
    game = game_of("1122", SMALL)
    with sitting(None, None, game=game, shows=["scores", "why"]) as session:
        view = shown_when(session, lambda view: not view["scoring"] and view["why"])
        exact = Solver(SMALL, compiled=False).column_scores(game.board)
        assert view["scores"] == exact
        assert (view["why"]["line"], len(view["why"]["sentences"])) == ((2,), 1)
        assert (0, 2) in [(each["row"], each["column"]) for each in view["why"]["threats"]]
        assert do(session, "show", what="why", on=False)["why"] is None
        view = do(session, "hint")
        assert (view["hint"], view["status"]) == (2, "Hint: column 3, wins now.")
        assert do(session, "play", column=4)["hint"] is None


def test_the_evaluation_says_who_wins_and_marks_the_mistakes() -> None:
    game, solver = game_of("112215", SMALL), Solver(SMALL, compiled=False)
    with sitting(None, None, game=game, shows=["evaluation"]) as session:
        for ply in range(7):
            session.do("go", ply=ply)
            view = shown_when(session, lambda view: view["evaluation"]["score"] is not None)
            exact = solver.score(game_of("112215"[:ply], SMALL).board)
            assert view["evaluation"]["score"] == (-1) ** ply * (exact or 0)
        shown_when(session, lambda view: view["evaluation"]["marks"][4] == "??")  # 3 would have won
        view = do(session, "go", ply=5)
        assert view["evaluation"]["mistake"] == "win thrown away"
        assert view["evaluation"]["words"].split(" in ")[0] in ("O wins", "A draw with best play")


def test_a_finished_game_has_the_move_that_decided_it() -> None:
    decided = {"ply": 1, "words": "Move 1 decided it: X played 1, win thrown away."}
    same = "best play ends the same way from the start"
    nothing = {"ply": None, "words": f"No move decided it: {same}."}
    for moves, verdict in (("135452", decided), ("31214", nothing)):
        with sitting(None, None, game=game_of(moves, SMALL)) as session:
            shown_when(session, lambda view: "not known" not in view["verdict"]["words"])
            assert do(session, "go", ply=1)["verdict"] == verdict  # also for those who go and look
            assert do(session, "new")["verdict"] is None
