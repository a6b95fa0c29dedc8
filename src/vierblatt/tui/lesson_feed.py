"""A step of the lessons as a table shows it: what has been played so far, one moment after the other."""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.games.contract import Game
from vierblatt.games.events import Called, CardsDealt, DealScored, Event
from vierblatt.games.options import RuleSet
from vierblatt.lessons import LessonRun, Moment
from vierblatt.lessons.format import LEARNER
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.tui.scene import Scene, ScoredDeal
from vierblatt.view import CallHelp, View, call_help, view_of


class LessonFeed:
    """The table of a run. names: the name at each seat."""

    def __init__(self, run: LessonRun, names: Sequence[str]) -> None:
        self.names = list(names)
        self._events: list[Event] = []
        self.begin(run)

    def begin(self, run: LessonRun) -> None:
        """Goes to another run; what was played stays in the log if the run continues it."""
        if not run.step.continues:
            self._events = []
        self.run = run
        self._match = run.match or Match(run.path.game)  # a step without a table has an empty one
        self._view: View = view_of(self._match, LEARNER)

    def take(self, moment: Moment) -> None:
        """Goes to the next moment."""
        self._events = [*self._events, *(event for event in moment.events if not isinstance(event, CardsDealt))]
        self._view = moment.view

    # --- what a table shows --------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is learned."""
        return self.run.path.game

    @property
    def rules(self) -> RuleSet:
        """The house rules of the position."""
        return self._match.rules

    @property
    def over(self) -> bool:
        """Never: a step ends, not a match."""
        return False

    @property
    def result(self) -> Event:
        """The last event."""
        return self._events[-1]

    def scene(self, _seat: int) -> Scene:
        """What the learner sees."""
        view = self._view
        called = {fact.seat: str(fact.value) for fact in view.facts if fact.kind == "call" and fact.seat is not None}
        called |= {event.seat: event.wording or event.call for event in self._events if isinstance(event, Called)}
        return Scene(
            view=view,
            clockwise=self._match.table.clockwise,
            called=called,
            events=self._events,
            cards=max(view.hands_held) + sum(view.tricks),
            call_help=call_help(self._match, view.legal) if view == view_of(self._match, LEARNER) else CallHelp(),
        )

    def scored_deals(self) -> list[ScoredDeal]:
        """The deals that were scored in this step."""
        number = self._view.deal
        return [ScoredDeal(number, event) for event in self._events if isinstance(event, DealScored)]

    def remarks(self, _words: Words) -> list[str]:
        """None."""
        return []
