"""The deals of a recorded match with what happened at each step, and what is tried instead of what was played.

>>> from vierblatt.match import Match
>>> from vierblatt.record import Recorder
>>> from vierblatt.shuffle import SeededPacks
>>> recorder = Recorder(Match("kout_bo"), SeededPacks(7, first_seat=0))
>>> _ = recorder.deal(), recorder.do("bid 6")
>>> replayed = ReplayedMatch(recorder.record())
>>> first = replayed.deals[0]
>>> first.length, replayed.at(first, 0).turn, replayed.at(first, 1).turn
(1, 1, 2)
>>> other = replayed.varied(first, 0, "pass")
>>> other.line.texts(), first.line.texts()
(['pass'], ['bid 6'])
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import chain, groupby

from vierblatt.analysis.review import Line, lines_of
from vierblatt.claims import ClaimVerdict, judged_claim
from vierblatt.errors import BadRecord
from vierblatt.games.contract import Game
from vierblatt.games.events import DealScored, Event, TrickTaken
from vierblatt.games.options import RuleSet
from vierblatt.match import DealLog, Match
from vierblatt.record import Record, moves
from vierblatt.record.replay import begin, taken_back_events


@dataclass(frozen=True)
class ReplayLine:
    """One deal. events: the events of the deal itself, then those of each action, or of what was said out of turn.

    taken_back: what was taken back after so many actions, oldest first, each as one event an action.
    """

    number: int
    line: Line
    events: tuple[list[Event], ...]
    taken_back: Mapping[int, list[list[Event]]] = field(default_factory=dict)

    @property
    def length(self) -> int:
        """The number of actions."""
        return len(self.line.actions)

    def takes_trick(self, count: int) -> bool:
        """Whether the last of so many actions took a trick."""
        return any(isinstance(event, TrickTaken) for event in self.events[count])

    @property
    def scored(self) -> DealScored | None:
        """How the deal ended; None unless it was scored."""
        return next((event for event in self.events[-1] if isinstance(event, DealScored)), None)

    @property
    def judgement(self) -> ClaimVerdict | None:
        """The last claim of the deal, with its verdict."""
        return judged_claim(chain.from_iterable(self.events))


class ReplayedMatch:
    """A whole match. Raises BadRecord if it cannot be replayed, or if no card was dealt in it."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self._begun = begin(record)
        by_deal = groupby(moves(record), lambda step: len(step[0].deals))
        happened = [[events for _, events in steps] for _, steps in by_deal]
        if not happened:
            raise BadRecord("record-empty")
        lines = lines_of(record)
        self.deals = [ReplayLine(n + 1, line, tuple(happened[n])) for n, line in enumerate(lines)]
        for place, (deal, recorded) in enumerate(zip(self.deals, record.deals, strict=True)):
            if recorded.taken_back:
                self.deals[place] = replace(deal, taken_back=taken_back_events(recorded, self.at(deal, 0)))

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self._begun.game

    @property
    def rules(self) -> RuleSet:
        """The house rules of the match."""
        return self._begun.rules

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._begun.table.seats

    @property
    def human(self) -> int:
        """The seat of the only person; the first seat if there are several, or none."""
        people = [seat for seat, player in enumerate(self.record.seats) if player.kind == "human"]
        return people[0] if len(people) == 1 else 0

    def at(self, deal: ReplayLine, count: int) -> Match:
        """The match after so many actions of a line."""
        line = deal.line.until(count)
        words = self.game.layout.words(line.states()).copy()
        deals: list[DealLog] = [*([([], [])] * (deal.number - 1)), ([*line.pack], [*line.actions])]
        return Match.resumed(self.game, self.rules, self._begun.first_seat, deals, words)

    def varied(self, deal: ReplayLine, count: int, action: str) -> ReplayLine:
        """The line with another action after so many; raises IllegalAction and what else `Match.do` raises."""
        match = self.at(deal, count)
        events = match.do(action)
        line = replace(deal.line, actions=tuple(match.deals[-1][1]))
        return ReplayLine(deal.number, line, (*deal.events[: count + 1], events))
