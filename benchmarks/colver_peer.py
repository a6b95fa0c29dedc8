"""colver, an engine with an exact solver for Belote contrée: the peer of our solver on the cards that Baloot shares.

Belote has the pack of Baloot, its ranks and card points, and ten points for the last trick. With `BELOTE`, house rules
of Baloot, hokom has its rules of following, too; colver plays no sun.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vierblatt.cards import members

try:
    import colver
except ImportError:
    colver = None

MISSING = "colver is not installed here, so there is no Belote solver to compare with; `make bench` installs it."
#: A partner's trump must be beaten, too; whoever cannot follow is free while the partner wins.
BELOTE: dict[str, Any] = {"void_partner_winning": "free", "beat_partner_trump": True}
#: All card points of a deal, the last ten included.
POINTS = 162
#: By our rank, seven to ace: the rank in colver, which orders the cards 7 8 9 J Q K 10 A.
RANKS = (0, 1, 2, 6, 3, 4, 5, 7)
_VALUE, _FIRST_SIDE, _PLAIN = 80, 0, 0


def available() -> bool:
    """Whether there is anything to compare with."""
    return colver is not None


def their_card(card: int) -> int:
    """A card of Baloot in colver: the same suits, eight cards each."""
    return 8 * (card // 13) + RANKS[card % 13 - 5]


class BeloteBoard:
    """A deal in the form of colver.

    hands: four sets of eight cards. dealer: the seat before the one that leads. trump: a suit.
    """

    def __init__(self, hands: Sequence[int], dealer: int, trump: int) -> None:
        self._env = colver.Env.deal_with_hands(dealer, [[their_card(card) for card in members(hand)] for hand in hands])
        self._env.set_contract(trump, _VALUE, _FIRST_SIDE, _PLAIN)
        self._env.set_phase_playing()

    def play(self, card: int) -> None:
        """Plays a card."""
        self._env.step(their_card(card))

    def legal(self) -> set[int]:
        """The cards that may be played, as colver numbers them."""
        return {int(card) for card in self._env.legal_actions()}

    def points(self, side: int) -> int:
        """The card points that a side has taken."""
        return int(self._env.get_points()[side])

    def each(self) -> dict[int, int]:
        """By colver's card: the points of side 0 at the end of the deal.

        A side that takes all tricks has 252 in colver, 90 more than points. That is one step above all other results
        and below none, so taking it off again gives the value of a deal without it.
        """
        return {int(card): min(int(points), POINTS) for card, points in self._env.solve_scores()["scores"]}
