"""What is answered in a dispute."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Verdict = Literal["allowed", "fault", "depends"]


@dataclass(frozen=True)
class JudgedCard:
    """A card of the hand. allowed: None if that depends on what has not been said. rule: the one that forbids it."""

    card: str
    allowed: bool | None
    rule: str = ""


@dataclass(frozen=True)
class MissingCards:
    """Cards of which a single one, if the player held it too, would have made the card a fault, by this rule.

    suits: those of which any card would have.
    """

    rule: str
    cards: tuple[str, ...]
    suits: tuple[str, ...] = ()

    @property
    def single(self) -> list[str]:
        """The cards of other suits."""
        return [card for card in self.cards if card[-1] not in self.suits]


@dataclass(frozen=True)
class ProvenFault:
    """A card that was a fault.

    rule: the one that says what it costs. kind: as in an accusation, such as `no-follow`. proofs: cards of the hand
    that prove it. points: what the side at fault writes, and what the other side (in King Bolola, the accuser) does;
    None if the answers do not decide that.
    """

    rule: str
    kind: str
    proofs: tuple[str, ...]
    points: tuple[int, int] | None


@dataclass(frozen=True)
class DisputeAnswer:
    """Whether a card was allowed.

    rule: the one that forbids the card or, if it was allowed and others of the hand were not, the one that forbids
    those; "" if the player was free. cards: the hand. fault: for the verdict `fault`; None if the whole table sees that
    the card is wrong, so that it is refused and nobody has to claim it. asks: facts on which the answer depends.
    missing: for a hand that is known only in part, cards on which it depends.
    """

    verdict: Verdict
    rule: str
    cards: tuple[JudgedCard, ...]
    fault: ProvenFault | None = None
    asks: tuple[str, ...] = ()
    missing: tuple[MissingCards, ...] = ()

    @property
    def is_free(self) -> bool:
        """Whether every card of the hand was allowed."""
        return all(card.allowed for card in self.cards)
