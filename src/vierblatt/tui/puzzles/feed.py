"""A puzzle as a table shows it: what the solver's seat has seen of the deal, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.games.contract import Game
from vierblatt.games.events import Called, CardsDealt, DealScored, Event
from vierblatt.games.options import RuleSet
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.puzzles import Puzzle
from vierblatt.tui.scene import Scene, ScoredDeal
from vierblatt.view import call_help, view_of, visible_to


class PuzzleFeed:
    """The table of a puzzle. others: the names of the other seats, in the order of play from the solver on.

    me: the solver's name.
    """

    def __init__(self, puzzle: Puzzle, me: str, others: Sequence[str]) -> None:
        self._me, self._others = me, others
        self.begin(puzzle)

    def begin(self, puzzle: Puzzle) -> None:
        """Goes to another puzzle of the same game; raises BadPuzzle."""
        self.puzzle = puzzle
        self._match = puzzle.match()
        self._events = visible_to(_events_before(self._match), puzzle.seat)
        seats = self._match.table.seats
        names = [self._me, *self._others]
        self.names = [names[(seat - puzzle.seat) % seats] for seat in range(seats)]

    @property
    def game(self) -> Game:
        """The game of the puzzle."""
        return self._match.game

    @property
    def rules(self) -> RuleSet:
        """The house rules of the position."""
        return self._match.rules

    @property
    def over(self) -> bool:
        """Never: a puzzle is one decision."""
        return False

    @property
    def result(self) -> Event:
        """The last event."""
        return self._events[-1]

    def scene(self, _seat: int) -> Scene:
        """What the solver sees."""
        view = view_of(self._match, self.puzzle.seat)
        called = {fact.seat: str(fact.value) for fact in view.facts if fact.kind == "call" and fact.seat is not None}
        called |= {event.seat: event.wording or event.call for event in self._events if isinstance(event, Called)}
        return Scene(
            view=view,
            clockwise=self._match.table.clockwise,
            called=called,
            events=[event for event in self._events if not isinstance(event, CardsDealt)],
            cards=max(view.hands_held) + sum(view.tricks),
            call_help=call_help(self._match, view.legal),
        )

    def scored_deals(self) -> list[ScoredDeal]:
        """The deals that were scored: none but what the position begins with."""
        return [ScoredDeal(self._match.state.deal_no, each) for each in self._events if isinstance(each, DealScored)]

    def remarks(self, _words: Words) -> list[str]:
        """None."""
        return []


def _events_before(match: Match) -> list[Event]:
    """What has happened in the deal before the position."""
    replay = match.copy()
    actions = [*match.deals[-1][1]]
    replay.undo(len(actions))
    return [event for action in actions for event in replay.act(action)]
