"""Faults of the Kout Bo reference: which cards were faults, and what a verdict costs (KOUT-FAULT-2, KOUT-FAULT-4)."""

from __future__ import annotations

from dataclasses import dataclass

from .kout_bo_rules import plain_cards

CARD_KINDS = ("barred-lead", "no-follow", "kept-back")


@dataclass(frozen=True)
class LaidCard:
    """A card that was played, with everything that decides whether it was allowed."""

    seat: int
    card: str
    trick: int  # number of its trick, from 0
    led: bool  # whether it was the first card of its trick
    to_follow: str | None  # the suit to follow, None for a lead and where no suit was to be followed
    hand: frozenset[str]  # what the player held, the card included
    allowed: frozenset[str]  # what they could have played without a fault

    def fault(self) -> str | None:
        """The one kind of its fault, None if the card was allowed: the first row of the table that fits."""
        if self.card in self.allowed:
            return None
        if self.led:
            return "barred-lead"
        return "no-follow" if self._following() else "kept-back"

    def proofs(self) -> frozenset[str]:
        """The cards in the player's hand that prove the fault; empty if there is none."""
        kind = self.fault()
        if kind == "no-follow":
            return self._following()
        return self.allowed if kind else frozenset()

    def _following(self) -> frozenset[str]:
        """The cards of the suit to follow that the player held; a joker is not among them."""
        return frozenset(plain_cards(sorted(self.hand), self.to_follow) if self.to_follow else [])


def hokm_tricks(bid: int, hokm_team_wins: bool) -> int:
    """The tricks with which the hokm team is scored by a verdict (KOUT-FAULT-4)."""
    return bid if hokm_team_wins else bid - 1
