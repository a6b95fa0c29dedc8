"""Faults of the King Bolola reference: which cards were faults, and what a verdict costs (KB-FAULT-2, KB-FAULT-4)."""

from __future__ import annotations

from dataclasses import dataclass

from .claimable import Ruling
from .king_bolola_play import TOTALS, of_suit, suit

CARD_KINDS = ("barred-lead", "no-follow", "no-trump", "no-overtrump", "kept-back")


@dataclass(frozen=True)
class LaidCard:
    """A card that was played, with everything that decides whether it was allowed."""

    seat: int
    card: str
    trick: int  # number of its trick, from 0
    led: str | None  # the suit led to the trick, None for the lead itself
    hand: frozenset[str]  # what the player held, the card included
    allowed: frozenset[str]  # what they could have played without a fault
    contract: str
    trump: str | None  # None in all contracts but Trump

    def fault(self) -> str | None:
        """The one kind of its fault, None if the card was allowed: the first row of the table that fits."""
        if self.card in self.allowed:
            return None
        if self.led is None:
            return "barred-lead"
        if suit(self.card) != self.led and of_suit(self.hand, self.led):
            return "no-follow"
        if self.contract != "TRUMP":
            return "kept-back"
        return "no-overtrump" if suit(self.card) == self.trump else "no-trump"

    def proofs(self) -> frozenset[str]:
        """The cards in the player's hand that prove the fault; empty if there is none."""
        kind = self.fault()
        if kind == "no-follow":
            assert self.led is not None
            return frozenset(of_suit(self.hand, self.led))
        return self.allowed if kind else frozenset()


def price(contract: str, ruling: Ruling) -> list[int]:
    """What the four players write by a ruling (KB-FAULT-4)."""
    total = TOTALS[contract]
    writer = ruling.at_fault if total < 0 else ruling.other
    return [total if seat == writer else 0 for seat in range(4)]
