"""Faults of the Baloot reference: what a laid card was worth under the rules, and what proves it (BAL-QAID-1, 2)."""

from __future__ import annotations

from dataclasses import dataclass

CARD_KINDS = ("barred-lead", "no-follow", "no-trump", "no-overtrump")


@dataclass(frozen=True)
class LaidCard:
    """A card that was played, with everything that decides whether it was allowed."""

    seat: int
    card: str
    place: int  # its number among the cards of the deal, 0 to 31
    led: str | None  # the suit led to the trick, None for the lead itself
    hand: frozenset[str]  # what the player held, the card included
    allowed: frozenset[str]  # what they could have played without a fault
    trump: str | None  # None in sun

    @property
    def trick(self) -> int:
        """Number of its trick, from 0."""
        return self.place // 4

    def fault(self) -> str | None:
        """The one kind of its fault, None if the card was allowed."""
        if self.card in self.allowed:
            return None
        if self.led is None:
            return "barred-lead"
        if self.card[1] != self.led and any(held[1] == self.led for held in self.hand):
            return "no-follow"
        return "no-overtrump" if self.card[1] == self.trump else "no-trump"

    def proofs(self) -> frozenset[str]:
        """The cards in the player's hand that prove the fault; empty if there is none."""
        kind = self.fault()
        if kind is None:
            return frozenset()
        if kind == "no-follow":
            return frozenset(held for held in self.hand if held[1] == self.led)
        return self.allowed
