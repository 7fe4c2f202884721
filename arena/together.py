"""Play many games of the same two players at once, so that one message carries many moves.

A message to a player's process and back costs some 100 µs whatever is in it; for a fast player
that is most of the game. The games stay independent: each executes the sources anew and has random
numbers of its own. Anything unusual, such as an exception, a late answer or printed output, is not
judged here: those games are played again one by one, which shows whose fault it is.
"""

import itertools
import math
from collections import deque
from collections.abc import Mapping, Sequence
from time import perf_counter

from arena.game import Game, PlayerId
from arena.match import Answers, record_game, seat_seed, start_game
from arena.process import Outcome, PlayerProcess, Reply
from arena.referee import Referee
from arena.schedule import Pairing

PATIENCE_SECONDS = 2.0  # for the answers to one message, which take milliseconds


class _Open:
    """A game that is being played."""

    def __init__(self, number: int, pairing: Pairing, referee: Referee) -> None:
        self.number = number
        self.pairing = pairing
        self.referee = referee
        self.answers = Answers()
        self.seeds = seat_seed(pairing, 0), seat_seed(pairing, 1)

    def referee_asks(self, player: int) -> bool:
        return self.pairing.players[self.referee.seat_to_move] == player


def play_together(
    pairings: deque[Pairing],
    processes: Mapping[int, PlayerProcess],
    player_ids: Sequence[PlayerId],
    referees: Sequence[Referee],
    end: float = math.inf,
) -> list[Game]:
    """Play the pairings, as many at a time as there are referees; none starts after `end`.

    `end` is a time of `perf_counter`. Pairings that were played are removed from `pairings`; those
    that are left when this returns before `end` have to be played one by one.
    """
    numbers = itertools.count()
    games: list[Game] = []
    playing: list[_Open] = []
    ended: dict[int, list[int]] = {player: [] for player in processes}
    free = list(referees)
    while True:
        while free and pairings and perf_counter() < end:
            game = _Open(next(numbers), pairings.popleft(), free.pop())
            start_game(game.pairing, game.referee)
            playing.append(game)
        if not playing:
            return games
        asked = {
            player: [game for game in playing if game.referee_asks(player)] for player in processes
        }
        for player, group in asked.items():
            if group:
                _ask(processes[player], group, ended[player])
                ended[player] = []
        received = [_receive(processes[player], group) for player, group in asked.items() if group]
        if not all(received):
            pairings.extendleft(game.pairing for game in reversed(playing))
            return games
        still = []
        for game in playing:
            if not game.referee.done:
                still.append(game)
                continue
            column = game.answers.columns[-1]
            outcome = Outcome.NOTHING if column is None else Outcome.MOVE
            last = Reply(outcome=outcome, column=column, seconds=0.0)
            games.append(record_game(game.pairing, player_ids, game.referee, game.answers, last))
            free.append(game.referee)
            for player in ended:
                ended[player].append(game.number)
        playing = still


def _ask(process: PlayerProcess, group: Sequence[_Open], ended: Sequence[int]) -> None:
    requests = []
    for game in group:
        referee = game.referee
        seat = referee.seat_to_move
        board = referee.board_digits()
        requests.append((game.number, game.seeds[seat], referee.step, seat + 1, board))
    referee = group[0].referee
    process.send_together(requests, ended, referee.configuration, referee.overage_seconds)


def _receive(process: PlayerProcess, group: Sequence[_Open]) -> bool:
    """Play the answers; False if there is anything unusual about them."""
    act_timeout = group[0].referee.configuration["actTimeout"]
    answers = process.receive_together(PATIENCE_SECONDS)
    if answers is None or max(answers.seconds) > act_timeout:
        return False
    for game, column, seconds in zip(group, answers.columns, answers.seconds):
        referee = game.referee
        game.answers.add(referee.seat_to_move, column, seconds, nothing=column is None)
        referee.drop(column or 0)
    return True
