"""Faults of the Back Alley reference: what a laid card was worth under the rules, and what a verdict costs."""

from __future__ import annotations

from dataclasses import dataclass

from .back_alley_options import Options
from .back_alley_rules import Contract, may_follow, score

CARD_KINDS = ("barred-lead", "no-follow", "kept-back")


@dataclass(frozen=True)
class LaidCard:
    """A card that was played, with everything that decides whether it was allowed."""

    seat: int
    card: str
    trick: int  # number of its trick, from 0
    lead: str | None  # the card led to the trick, None for the lead itself
    hand: frozenset[str]  # what the player held, the card included
    allowed: frozenset[str]  # what they could have played without a fault
    trump: str | None  # None in a deal without a trump suit

    def fault(self) -> str | None:
        """The one kind of its fault, None if the card was allowed: the first row of BA-FAULT-2 that fits."""
        if self.card in self.allowed:
            return None
        if self.lead is None:
            return "barred-lead"
        following = self._following(self.lead)
        return "no-follow" if following and self.card not in following else "kept-back"

    def proofs(self) -> frozenset[str]:
        """The cards in the player's hand that prove the fault; empty if there is none (BA-FAULT-2)."""
        kind = self.fault()
        if kind == "no-follow" and self.lead is not None:
            return self._following(self.lead)
        return self.allowed if kind else frozenset()

    def _following(self, lead: str) -> frozenset[str]:
        return frozenset(held for held in self.hand if may_follow(held, lead, self.trump))


def verdict_score(n: int, contract: Contract, won: bool, options: Options) -> int:
    """What a team writes down when the deal is won, or lost, by a verdict (BA-FAULT-4, BA-SCORE-1 to 4)."""
    needed = n if contract.kind == "board" else contract.size
    return score(n, contract, min(needed, n) if won else needed - 1, options)
