"""What the references of several games share at tables with `illegal_cards` = `claimable`.

Their options, what an accusation is, when it is refused and when it is right. In these games nothing else can be said
out of turn, and a verdict decides the deal. Baloot, where more can be said, has its own (`baloot_accusations`).
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

FAULT_VALUES = {
    "illegal_cards": ["refused", "claimable"],
    "accusation_window": ["deal", "trick"],
    "accusation_proof": ["judge", "named"],
}
"""The options about faults with their values, the default first."""


def split(options: Mapping[str, object]) -> tuple[dict[str, object], dict[str, str]]:
    """The options of every table as they are given, and all those about faults, checked, with their values."""
    others = {name: value for name, value in options.items() if name not in FAULT_VALUES}
    faults: dict[str, str] = {}
    for name, values in FAULT_VALUES.items():
        value = options.get(name, values[0])
        if value not in values:
            raise ValueError(f"bad value for {name}: {value!r}")
        faults[name] = str(value)
    if faults["illegal_cards"] != "claimable":
        raise ValueError("this reference needs illegal_cards = claimable; Reference has the other table")
    return others, faults


def random_fault_options(rng: random.Random) -> dict[str, object]:
    """The options about faults at a table where they can be claimed, drawn with equal chances."""
    drawn: dict[str, object] = {name: rng.choice(values) for name, values in FAULT_VALUES.items()}
    return drawn | {"illegal_cards": "claimable"}


class Laid(Protocol):
    """A card that was played."""

    @property
    def seat(self) -> int:
        """Who played it."""
        ...

    @property
    def card(self) -> str: ...

    @property
    def trick(self) -> int:
        """The number of its trick, from 0."""
        ...

    def fault(self) -> str | None:
        """The one kind of its fault, None if the card was allowed."""
        ...

    def proofs(self) -> frozenset[str]:
        """The cards in the player's hand that prove the fault; empty if there is none."""
        ...


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
class Ruling:
    """Whether an accusation is right, the player who is at fault by it, and the other of accuser and accused."""

    right: bool
    at_fault: int
    other: int


@dataclass(frozen=True)
class FaultRules:
    """What differs from game to game: the kinds of fault, the sides, and the id of the rule about accusations."""

    kinds: tuple[str, ...]
    sides: int  # seats whose numbers differ by a multiple of this play together
    rule: str


class ClaimsOutOfTurn(ABC):
    """What can be said out of turn now, from all that was played in a deal.

    A reference inherits it, and keeps `laid`, by card and in the order of play, and `fault_options`.
    """

    fault_rules: FaultRules
    fault_options: dict[str, str]
    laid: Mapping[str, Laid]

    @abstractmethod
    def complete_tricks(self) -> int | None:
        """Number of complete tricks of the deal; None when nothing can be claimed."""

    def open_interrupts(self, seat: int) -> set[str]:
        """All that this seat may say out of turn now."""
        return set(self._open_accusations(seat))

    def refusal(self, seat: int, text: str) -> str | None:
        """Why this text is refused from this seat now, None if it is not. Raises ValueError if it is no accusation.

        All of it is public: no hidden card matters.
        """
        why = self._obstacle(seat, SpokenAccusation.read(text))
        return None if why is None else f"{self.fault_rules.rule}: {why}"

    def ruling(self, seat: int, text: str) -> Ruling:
        """How this accusation would be judged now. Raises ValueError if it is refused."""
        said = SpokenAccusation.read(text)
        if (why := self.refusal(seat, text)) is not None:
            raise ValueError(f"refused: {text}: {why}")
        card = self.laid[said.card]
        right = card.fault() == said.kind and (said.proof is None or said.proof in card.proofs())
        return Ruling(True, card.seat, seat) if right else Ruling(False, seat, card.seat)

    def _obstacle(self, accuser: int, said: SpokenAccusation) -> str | None:
        complete, card = self.complete_tricks(), self.laid.get(said.card)
        if complete is None:
            return "no card has been played since the last deal was decided"
        if said.kind not in self.fault_rules.kinds:
            return "there is no such kind"
        if card is None:
            return "the card was not played in this deal"
        if (card.seat - accuser) % self.fault_rules.sides == 0:
            return "the accused belongs to the accuser's own side"
        if self.fault_options["accusation_window"] == "trick" and card.trick < complete - 1:
            return "the card's trick is too long ago"
        if said.proof is None:
            return "a proof has to be named" if self.fault_options["accusation_proof"] == "named" else None
        if said.proof not in self._later_cards(card):
            return "the accused has not played the proof after the card"
        return None

    def _later_cards(self, card: Laid) -> list[str]:
        """All that the player of a card has played since."""
        order = list(self.laid)
        since = order[order.index(card.card) + 1 :]
        return [later for later in since if self.laid[later].seat == card.seat]

    def _open_accusations(self, accuser: int) -> Iterator[str]:
        for card in self.laid.values():
            for kind in self.fault_rules.kinds:
                for proof in [None, *self._later_cards(card)]:
                    said = SpokenAccusation(kind, card.card, proof)
                    if self._obstacle(accuser, said) is None:
                        yield str(said)
