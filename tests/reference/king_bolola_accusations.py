"""Accusations in the King Bolola reference: what may be said, and who is right (KB-FAULT-3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from .king_bolola_faults import CARD_KINDS, LaidCard

WINDOWS = ("deal", "trick")
PROOFS = ("judge", "named")


@dataclass(frozen=True)
class SpokenAccusation:
    """What an accuser says: a kind, a card, perhaps a proof."""

    kind: str
    card: str
    proof: str | None = None

    @classmethod
    def read(cls, text: str) -> SpokenAccusation:
        """Read `accuse KIND CARD [by PROOF]`. Raises ValueError for anything else."""
        words = text.split(" ")
        if words[0] == "accuse" and (len(words) == 3 or (len(words) == 5 and words[3] == "by")):
            return cls(words[1], words[2], words[4] if len(words) == 5 else None)
        raise ValueError(f"not an accusation: {text}")

    def __str__(self) -> str:
        return f"accuse {self.kind} {self.card}" + (f" by {self.proof}" if self.proof else "")


@dataclass(frozen=True)
class LaidCards:
    """All that was played in a deal, and the house rules under which it is judged."""

    laid: Mapping[str, LaidCard]  # by card, in the order of play
    complete: int  # number of complete tricks
    window: str
    proof: str

    def refusal(self, accuser: int, said: SpokenAccusation) -> str | None:
        """Why this accusation is refused, or None. All of it is public: no hidden card matters."""
        if said.kind not in CARD_KINDS:
            return "KB-FAULT-3: there is no such kind"
        card = self.laid.get(said.card)
        if card is None:
            return "KB-FAULT-3: the card was not played in this deal"
        if card.seat == accuser:
            return "KB-FAULT-3: nobody accuses themselves"
        if self.window == "trick" and card.trick < self.complete - 1:
            return "KB-FAULT-3: the card's trick is too long ago"
        if said.proof is None and self.proof == "named":
            return "KB-FAULT-3: a proof has to be named"
        if said.proof is not None and said.proof not in self._later_cards(card):
            return "KB-FAULT-3: the accused has not played the proof after the card"
        return None

    def _later_cards(self, card: LaidCard) -> list[str]:
        """All that the player of a card has played since."""
        order = list(self.laid)
        since = order[order.index(card.card) + 1 :]
        return [later for later in since if self.laid[later].seat == card.seat]

    def open_accusations(self, accuser: int) -> Iterator[str]:
        """Everything of which this seat may accuse somebody now, as texts."""
        for card in self.laid.values():
            for kind in CARD_KINDS:
                for proof in [None, *self._later_cards(card)]:
                    said = SpokenAccusation(kind, card.card, proof)
                    if self.refusal(accuser, said) is None:
                        yield str(said)

    def is_right(self, said: SpokenAccusation) -> bool:
        """Whether the card was a fault of exactly that kind, and the proof proves it."""
        card = self.laid[said.card]
        return card.fault() == said.kind and (said.proof is None or said.proof in card.proofs())
