"""What a player can choose when they claim a fault: pure functions of what everybody knows.

The page does the same in `web/claims/choices.js`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vierblatt.claims import OpenClaims
from vierblatt.games.accusing import NAMES_OF_KINDS
from vierblatt.kernel.out_of_turn import BARRED_LEAD, NO_OVERTRUMP, NO_TRUMP_PLAYED
from vierblatt.sayings import Saying
from vierblatt.view import TableCard, View

#: The kind of fault of a wrong card that was led, and the kinds that there are only with trumps.
LEAD = NAMES_OF_KINDS[BARRED_LEAD]
OF_TRUMPS = frozenset({NAMES_OF_KINDS[NO_TRUMP_PLAYED], NAMES_OF_KINDS[NO_OVERTRUMP]})


@dataclass(frozen=True)
class ClaimableCard:
    """A card of an opponent. trick: its number, counted from 1. lead: whether it was led to its trick."""

    seat: int
    card: str
    trick: int
    lead: bool


def claimable_cards(claims: OpenClaims, view: View) -> list[ClaimableCard]:
    """The cards that the player of a view can claim, the latest first.

    >>> claimable_cards(OpenClaims(), View(
    ...     game="baloot", seat=0, phase="play", turn=1, seats=4, sides=2, dealer=0, deal=1, hand=[], legal=[],
    ...     hands_held=[8] * 4, trick=[], winning=-1, last_trick=[], last_winner=-1, tricks=[0] * 4, scores=[0, 0],
    ...     winners=[], facts=[]))
    []
    """
    if view.seat < 0:
        return []
    mine = {(each.seat, each.card) for each in claims.cards if (each.seat - view.seat) % view.sides}
    found = [
        ClaimableCard(each.seat, each.card, place // view.seats + 1, place % view.seats == 0)
        for place, each in enumerate(claims.proofs)
        if (each.seat, each.card) in mine
    ]
    return found[::-1]


def may_claim(claims: OpenClaims | None, view: View) -> bool:
    """Whether the player of a view can claim anything now."""
    return claims is not None and (view.seat in claims.false_sawa or bool(claimable_cards(claims, view)))


def may_say_sawa(claims: OpenClaims | None, view: View) -> bool:
    """Whether the player of a view can lay down the rest now."""
    return claims is not None and view.seat >= 0 and claims.sawa == view.seat


def kinds_of(claims: OpenClaims, view: View, claimed: ClaimableCard) -> list[str]:
    """The kinds of fault that a card can be: a lead can only have been barred, and duties to trump need trumps."""
    kinds = [kind for kind in claims.kinds if (kind == LEAD) == claimed.lead]
    return kinds if view.headline.trump else [kind for kind in kinds if kind not in OF_TRUMPS]


def proofs_of(claims: OpenClaims, claimed: ClaimableCard) -> list[str]:
    """What can prove a fault: what its player played later, and what they have laid open."""
    cards = [each.card for each in claims.proofs]
    later = claims.proofs[cards.index(claimed.card) + 1 :] if claimed.card in cards else []
    return [each.card for each in later if each.seat == claimed.seat]


def is_complete(claims: OpenClaims, claim: Saying) -> bool:
    """Whether a claim says all that it has to."""
    if not claim.card:
        return bool(claim.kind)
    return bool(claim.kind and (claim.proof or not claims.proof))


def hands_laid_open(claims: OpenClaims | None, view: View) -> Mapping[int, Sequence[str]]:
    """The hand that somebody has laid down in a sawa, by seat: the proofs after all cards that were played."""
    laid: dict[int, list[str]] = {}
    for each in _after_the_tricks(claims, view):
        laid.setdefault(each.seat, []).append(each.card)
    return laid


def _after_the_tricks(claims: OpenClaims | None, view: View) -> Sequence[TableCard]:
    return claims.proofs[sum(view.tricks) * view.seats + len(view.trick) :] if claims is not None else []
