"""Positions for the reasons, each with the reasons for a card in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from vierblatt.cards import parse_card
from vierblatt.match import Match
from vierblatt.position import load
from vierblatt.reasons import CardReason, card_reasons


@dataclass(frozen=True)
class At:
    """A position of which only one hand is known.

    hand: that of the seat to act, seat 0, before `tricks`. trick: the cards on the table. more: further keys.
    """

    game: str
    hand: str
    contract: dict[str, Any]
    trick: str = ""
    more: dict[str, Any] = field(default_factory=dict)

    def match(self) -> Match:
        """The match, with seat 0 to act."""
        seats = 6 if self.game == "kout_bo" else 4
        leader = -len(self.trick.split()) % seats
        spec = {"game": self.game, "hands": [self.hand, *[None] * (seats - 1)], "contract": self.contract} | self.more
        if not self.more.get("tricks"):
            spec["leader"] = leader
        if self.trick:
            spec["trick"] = {"leader": leader, "cards": self.trick}
        match = load(spec)
        assert match.turn == 0, "the position is another player's"
        return match

    def reasons(self, card: str, alternatives: Sequence[str] = ()) -> tuple[CardReason, ...]:
        """The reasons for a legal card."""
        match = self.match()
        assert card in match.legal_actions() and len(match.legal_actions()) > 1, match.legal_actions()
        concealed = match.concealed(0)
        return card_reasons(match.game, concealed, parse_card(card), [*map(parse_card, alternatives)])

    def names(self, card: str, alternatives: Sequence[str] = ()) -> list[str]:
        """The names of the reasons for a legal card."""
        return [reason.name for reason in self.reasons(card, alternatives)]


def king(contract: str, hand: str, trick: str = "", **more: Any) -> At:
    """King Bolola: all play for themselves. `contract`: its name, and for Trump the suit."""
    name, _, trump = contract.partition(" ")
    terms = {"contract": name} | ({"trump": trump} if trump else {}) | {"seen": more.pop("seen", "")}
    return At("king_bolola", hand, terms, trick, {"dealer": 0, **more})


def kout(hand: str, trick: str = "", *, bid: int = 6, maker: int = 0, **more: Any) -> At:
    """Kout Bo with spades as trumps: seats 2 and 4 are partners."""
    return At("kout_bo", hand, {"bid": bid, "maker": maker, "trump": "S"}, trick, more)


def baloot(hand: str, trick: str = "", *, trump: str = "", buyer: int = 0, **more: Any) -> At:
    """Baloot, sun unless there are trumps: seat 2 is the partner."""
    mode = {"mode": "hokom", "trump": trump} if trump else {"mode": "sun"}
    return At("baloot", hand, {**mode, "buyer": buyer}, trick, more)


def alley(hand: str, calls: Sequence[str], trick: str = "", **more: Any) -> At:
    """Back Alley without trumps: seat 2 is the partner."""
    return At("back_alley", hand, {"calls": [*calls]}, trick, {"trump": None, "dealer": 3, **more})
