"""One table of a board: a deal or a match, played to its end or until an entrant fails."""

from __future__ import annotations

import time
from collections.abc import Sequence

import numpy as np

from vierblatt.arena.contest import Contest
from vierblatt.arena.entrant import Entrant, SeatAssignment
from vierblatt.arena.opening import open_board
from vierblatt.arena.results import Clock
from vierblatt.errors import BadAction, IllegalAction, PlayerFault
from vierblatt.games.events import Event
from vierblatt.kernel import engine
from vierblatt.view import visible_to

#: The maximum number of characters kept of an invalid action.
SHOWN = 60


class ArenaTable:
    """A table in progress; `results`, `clocks`, `deals` and `moves` cover what has been played so far.

    results: what each seat has won, float64, shape (seats,). clocks: the thinking time of each seat.
    """

    def __init__(self, contest: Contest, board: int) -> None:
        self._contest = contest
        self._match, self._packs = open_board(contest, board)
        self.is_match = contest.unit == "matches"
        self.results = np.zeros(contest.table.seats)
        self.clocks = [Clock()] * contest.table.seats
        self.deals = self.moves = 0
        self._asked = 0  #: the seat whose entrant is being called
        self._last = np.zeros(contest.game_object.layout.seats)

    def play(self, entrants: Sequence[Entrant], seeds: Sequence[int]) -> tuple[int, PlayerFault] | None:
        """Plays the table with one entrant and one seed per seat; returns the failed seat and its fault, or None."""
        contest, match = self._contest, self._match
        try:
            for self._asked, each in enumerate(entrants):
                each.begin(
                    SeatAssignment(
                        contest.game_object, contest.rule_set, contest.table, self._asked, seeds[self._asked]
                    )
                )
            while not self._over():
                events = self._deal() if match.needs_deal else self._turn(entrants[match.turn])
                for self._asked, each in enumerate(entrants):
                    each.receive_events(visible_to(events, self._asked))
            for self._asked, each in enumerate(entrants):
                each.receive_result(float(self.results[self._asked]))
        except PlayerFault as fault:
            return self._asked, fault
        return None

    def won(self, seats: Sequence[int]) -> int:
        """1 if most of the winning sides belong to `seats`, -1 if most belong to the others, otherwise 0."""
        sides = {self._contest.table.side(seat) for seat in seats}
        own = sum(side in sides for side in self._match.winners)
        return int(np.sign(2 * own - len(self._match.winners)))

    def _over(self) -> bool:
        """Whether the table is finished.

        A single deal ends when it is scored, passed out or annulled; a deal that stops before any card is dealt (a
        cutter asks for a reshuffle) is dealt again.
        """
        match = self._match
        if match.over or not match.needs_deal:
            return match.over
        if self.is_match:
            return self.deals >= self._contest.most_deals
        return self.deals > 0 and (bool(self.results.any()) or match.state.logged > 1 or match.state.held[0] > 0)

    def _deal(self) -> list[Event]:
        self.deals += 1
        scored = int(self._match.state.scored)
        events = self._match.deal(self._packs.next(self._match))
        self._count(scored)
        return events

    def _turn(self, entrant: Entrant) -> list[Event]:
        """Asks the seat to act for its action and plays it."""
        match, seat = self._match, self._match.turn
        self._asked = seat
        concealed = match.concealed(seat)
        began = time.perf_counter()
        action = entrant.choose(match.game, concealed)
        took = time.perf_counter() - began
        self.clocks[seat] = self.clocks[seat].plus(Clock(1, took, took))
        scored = int(match.state.scored)
        try:
            events = match.do(action)
        except (BadAction, IllegalAction) as fault:
            raise PlayerFault("player-illegal", action=action[:SHOWN]) from fault
        self.moves += 1
        self._count(scored)
        return events

    def _count(self, scored: int) -> None:
        """Adds the results of a deal if more than `scored` deals are scored now or the match was won outright."""
        state = self._match.state
        if state.scored > scored or (self._match.over and state.scored == 0):
            engine.utility(self._match.states, 0, self._last)
            self.results += self._last[: len(self.results)]
