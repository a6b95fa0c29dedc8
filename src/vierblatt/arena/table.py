"""One table of a board: a deal or a match, played to its end or until somebody fails."""

from __future__ import annotations

import time
from collections.abc import Sequence

import numpy as np

from vierblatt.arena.contest import Contest
from vierblatt.arena.entrant import Entrant, SeatAssignment
from vierblatt.arena.opening import opened
from vierblatt.arena.results import Clock
from vierblatt.errors import BadAction, IllegalAction, PlayerFault
from vierblatt.games.events import Event
from vierblatt.kernel import engine
from vierblatt.view import told_to

#: Of an action that is none, at most so many letters are kept.
SHOWN = 60


class ArenaTable:
    """What goes on there; `results`, `clocks`, `deals` and `moves` tell of it as far as it came.

    results: what each seat has won, float64, shape (seats,). clocks: how long each seat thought.
    """

    def __init__(self, contest: Contest, board: int) -> None:
        self._contest = contest
        self._match, self._packs = opened(contest, board)
        self.whole = contest.unit == "matches"
        self.results = np.zeros(contest.table.seats)
        self.clocks = [Clock()] * contest.table.seats
        self.deals = self.moves = 0
        self._asked = 0  #: the seat that is spoken to
        self._last = np.zeros(contest.home.layout.seats)

    def play(self, entrants: Sequence[Entrant], seeds: Sequence[int]) -> tuple[int, PlayerFault] | None:
        """Plays it, one entrant and one seed a seat; returns the seat that failed and its fault, or None."""
        contest, match = self._contest, self._match
        try:
            for self._asked, each in enumerate(entrants):
                each.begin(
                    SeatAssignment(contest.home, contest.rule_set, contest.table, self._asked, seeds[self._asked])
                )
            while not self._over():
                events = self._deal() if match.needs_deal else self._turn(entrants[match.turn])
                for self._asked, each in enumerate(entrants):
                    each.told(told_to(events, self._asked))
            for self._asked, each in enumerate(entrants):
                each.ended(float(self.results[self._asked]))
        except PlayerFault as fault:
            return self._asked, fault
        return None

    def won(self, seats: Sequence[int]) -> int:
        """1 if more of the winning sides are those of `seats`, -1 if more are the others', else 0."""
        sides = {self._contest.table.side(seat) for seat in seats}
        own = sum(side in sides for side in self._match.winners)
        return int(np.sign(2 * own - len(self._match.winners)))

    def _over(self) -> bool:
        """Whether the board is played.

        A deal on its own ends when it is scored, passed out or annulled; one that stops before anybody has a card (a
        cutter has the pack shuffled anew) is dealt again.
        """
        match = self._match
        if match.over or not match.needs_deal:
            return match.over
        if self.whole:
            return self.deals >= self._contest.most_deals
        return self.deals > 0 and (bool(self.results.any()) or match.state.logged > 1 or match.state.held[0] > 0)

    def _deal(self) -> list[Event]:
        self.deals += 1
        scored = int(self._match.state.scored)
        events = self._match.deal(self._packs.next(self._match))
        self._count(scored)
        return events

    def _turn(self, entrant: Entrant) -> list[Event]:
        """The seat to act does what it chooses."""
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
        """Adds what a deal has brought, if more than `scored` are scored now or the match was won outright."""
        state = self._match.state
        if state.scored > scored or (self._match.over and state.scored == 0):
            engine.utility(self._match.states, 0, self._last)
            self.results += self._last[: len(self.results)]
