"""A place of a replay as a table shows it."""

from __future__ import annotations

from itertools import chain

from vierblatt.claims import judged_claim, open_claims
from vierblatt.games.contract import Game
from vierblatt.games.events import Called, CalledSecretly, CardsDealt, Event, MatchOver
from vierblatt.games.options import RuleSet
from vierblatt.locale.words import Words
from vierblatt.tui.claims.choices import hands_laid_open
from vierblatt.tui.replay.cursor import ReplayCursor
from vierblatt.tui.replay.lines import ReplayedMatch
from vierblatt.tui.scene import Scene, ScoredDeal
from vierblatt.view import call_help, view_of, visible_to


class ReplayFeed:
    """The table of a recorded match. names: the name at each seat."""

    def __init__(self, match: ReplayedMatch, names: list[str]) -> None:
        self.match, self.names = match, names
        self.cursor = ReplayCursor(match)
        self.open_hands = False  #: whether all hands are shown

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.match.game

    @property
    def rules(self) -> RuleSet:
        """The house rules of the match."""
        return self.match.rules

    @property
    def over(self) -> bool:
        """Whether this is the end of the match."""
        return isinstance(self.result, MatchOver)

    @property
    def result(self) -> Event:
        """The last event at this place."""
        return self.cursor.line.events[self.cursor.count][-1]

    def scene(self, seat: int) -> Scene:
        """What the player at `seat` saw; with the other hands, if all are shown."""
        line, count = self.cursor.line, self.cursor.count
        match = self.match.at(line, count)
        happened = [*chain.from_iterable(line.events[: count + 1])]
        known = _without_notices(happened) if self.open_hands else visible_to(happened, max(seat, 0))
        view = view_of(match, max(seat, 0))
        hands = hands_laid_open(open_claims(match), view)
        if self.open_hands:
            hands = {other: match.hand(other) for other in range(self.match.seats)}
        return Scene(
            view=view,
            clockwise=match.table.clockwise,
            called={event.seat: event.wording or event.call for event in known if isinstance(event, Called)},
            events=[event for event in known if not isinstance(event, CardsDealt)],
            cards=match.state.hand_size or len(view.hand),
            call_help=call_help(match, view.legal),
            open_hands=hands,
            judgement=judged_claim(known),
        )

    def scored_deals(self) -> list[ScoredDeal]:
        """Every deal that was scored before this place, and this one if it has ended here."""
        before = self.match.deals[: self.cursor.deal]
        if self.cursor.count == self.cursor.line.length:
            before = [*before, self.cursor.line]
        return [ScoredDeal(deal.number, deal.scored, deal.judgement) for deal in before if deal.scored is not None]

    def remarks(self, _words: Words) -> list[str]:
        """None."""
        return []


def _without_notices(events: list[Event]) -> list[Event]:
    """All events without those that only say that something was kept secret."""
    return [event for event in events if not isinstance(event, CalledSecretly)]
