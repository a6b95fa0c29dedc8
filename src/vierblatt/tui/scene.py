"""What is drawn: a seat's view of the match, and the few other things that a table remembers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from vierblatt.cards import RANKS
from vierblatt.claims import ClaimVerdict, OpenClaims
from vierblatt.games.events import DealScored, Event
from vierblatt.tui.storage import HandOrder
from vierblatt.view import CallHelp, View

#: Black and red in turn, so that neighbours differ even without four colours.
SUIT_ORDER = "SHCD"


@dataclass(frozen=True)
class ScoredDeal:
    """A deal on the score sheet. judgement: the last one that fell in it."""

    number: int
    event: DealScored
    judgement: ClaimVerdict | None = None


@dataclass(frozen=True)
class Scene:
    """Everything on the table screen that comes from the match."""

    view: View
    clockwise: bool
    called: Mapping[int, str]  #: the last call of each seat in this deal
    events: Sequence[Event]  #: what this seat was told recently, except the cards it was dealt
    cards: int  #: in a full hand of this deal
    call_help: CallHelp  #: what explains the calls, if the player is asked for one
    open_hands: Mapping[int, Sequence[str]] = field(default_factory=dict)  #: the hands that lie open, by seat
    claims: OpenClaims | None = None  #: what can be said out of turn; None where wrong cards are refused
    judgement: ClaimVerdict | None = None  #: the last one of this deal

    @property
    def trump(self) -> str:
        """The trump suit's letter, or empty."""
        return self.view.headline.trump

    @property
    def playing(self) -> bool:
        """Whether cards are being played, rather than calls made."""
        return self.view.phase == "play"

    @property
    def calls(self) -> list[str]:
        """The calls to show: those that are open, then known ones that are not."""
        return [*self.view.legal, *self.call_help.barred]

    def hand(self, order: HandOrder = "strength") -> list[str]:
        """The hand suit by suit, jokers first; by strength, trumps follow them."""
        return self.sorted_hand(self.view.hand, order)

    def sorted_hand(self, cards: Sequence[str], order: HandOrder = "strength") -> list[str]:
        """Any cards in that order."""
        first = self.trump if order == "strength" else ""
        return sorted(cards, key=lambda card: _place(card, first))


def _place(card: str, trump: str) -> tuple[int, int]:
    if card[0] == "X":
        return (0, 0 if card == "XR" else 1)
    suit = 1 if card[1] == trump else 2 + SUIT_ORDER.index(card[1])
    return (suit, -RANKS.index(card[0]))
