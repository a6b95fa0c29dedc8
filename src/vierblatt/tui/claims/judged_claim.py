"""A claim and its verdict, from the events that everybody hears.

>>> heard = [Accused(seat=1, key="no-follow", cards=["7S", "9H"]), Judged(seat=1, key="right")]
>>> last_judged_claim(heard)
JudgedClaim(seat=1, kind='no-follow', card='7S', proof='9H', right=True, demand=False)
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from vierblatt.games.events import Accused, DealBegun, Event, Judged


@dataclass(frozen=True)
class JudgedClaim:
    """Who claimed a fault, its kind, card and proof (texts, or ""), and whether they were right.

    demand: whether they go on for all tricks if they were.
    """

    seat: int
    kind: str
    card: str
    proof: str
    right: bool
    demand: bool


def last_judged_claim(events: Iterable[Event], before: JudgedClaim | None = None) -> JudgedClaim | None:
    """The last one of a deal after more events. before: the last one until then."""
    judgement, accused = before, None
    for event in events:
        if isinstance(event, DealBegun):
            judgement = None
        elif isinstance(event, Accused):
            accused = event
        elif isinstance(event, Judged) and accused is not None:
            card, proof, *_ = [*accused.cards, "", ""]
            right, demand = event.key == "right", bool(accused.demand)
            judgement = JudgedClaim(accused.seat, accused.key, card, proof, right, demand)
    return judgement
