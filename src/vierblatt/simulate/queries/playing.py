"""Plays single deals side by side, each in a state of its own, and hands them over as columns."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt.games.deal_facts import PlayedDeals
from vierblatt.kernel import engine
from vierblatt.kernel.jit import PLAIN, State, bulk_entry
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY
from vierblatt.simulate.job import SimulationJob
from vierblatt.simulate.loops import (
    FINE,
    FINISHED,
    FIRST,
    SCORES,
    STATUS,
    begin,
    next_deal,
    play_deal,
    write_end,
)
from vierblatt.simulate.setup import SimulationSetup, player_kind


@bulk_entry
def deals_side_by_side(
    states: State, number: int, first: int, heuristic: int, rows: State, first_hands: State, hands: State
) -> int:
    """Plays a single deal for each row, in the state with the same index; row n uses stream `first` + n.

    They are the deals that `units_at` plays. Writes what each seat was dealt at first, and what it had when play began:
    what it has at the end and what it has played. Returns the number of the row with a fault, or -1.
    """
    for n in range(len(rows)):
        s, row = states[n], rows[n]
        begin(s, number, first + n, 1)
        scored = s.scored
        next_deal(s, row)
        for seat in range(s.seats):
            first_hands[n, seat] = s.hands[seat]
        row[STATUS] = play_deal(s, heuristic, row)
        if row[STATUS] != FINE:
            return n
        for seat in range(s.seats):
            hands[n, seat] = s.hands[seat]
        for i in range(s.logged):
            place = s.log[i] // LOG_ACTION
            if place // LOG_SEAT == PLAY:
                hands[n, place % LOG_SEAT] |= 1 << s.log[i] % LOG_ACTION
        write_end(s, 1, scored, row)
    return -1


class DealBatchPlayer:
    """Plays the deals of a job in one thread, chunk by chunk."""

    def __init__(self, job: SimulationJob) -> None:
        self._job = job
        self._setup = SimulationSetup(job.game_object, job.rule_set, job.seed)
        count = min(job.chunk, job.count)
        self._states = job.game_object.new(job.rule_set, count)
        for i in range(count):
            engine.start(self._states, i, 0)  # `begin` draws the dealer, and needs to know of how many seats
        self._heuristic = self._setup.heuristic([player_kind(name) for name in job.players])

    def play(self, chunk: int) -> PlayedDeals:
        """The deals of a chunk; they depend only on the job and the number of the chunk. Raises SimulationFault.

        The columns are those of this player's own states: they last until it plays the next chunk.
        """
        setup, numbers, table = self._setup, self._job.numbers(chunk), self._job.table
        rows = setup.rows(len(numbers))
        first_hands, hands = (np.zeros((len(numbers), table.seats), np.int64) for _ in range(2))
        states = self._states[: len(numbers)]
        fault = deals_side_by_side(states, setup.seed, numbers.start, self._heuristic, rows, first_hands, hands)
        if fault >= 0:
            setup.check(numbers.start + fault, rows[fault])
        return PlayedDeals(
            states=self._columns(states),
            first_hands=first_hands,
            hands=hands,
            first=rows[:, FIRST],
            scored=rows[:, FINISHED] != 0,
            scores=rows[:, SCORES : SCORES + table.sides],
            seats=table.seats,
            sides=table.sides,
            pack=sum(1 << card for card in table.pack),
        )

    def _columns(self, states: State) -> npt.NDArray[Any]:
        """States as a structured array, which they are already where rules are compiled."""
        if not PLAIN:
            found: npt.NDArray[Any] = states
            return found
        layout = self._job.game_object.layout
        return np.array([layout.words(states, i) for i in range(len(states))]).view(layout.dtype)[:, 0]
