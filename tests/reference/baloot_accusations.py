"""Accusations in the Baloot reference: what may be said, who is right, and what it costs (BAL-QAID-3 to 6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .baloot_claimable_deal import ClaimableDeal
from .baloot_faults import CARD_KINDS, LaidCard
from .baloot_play import TRICKS
from .baloot_scoring import GAHWA_SCORE, Played, winner_takes_all

FALSE_SAWA = "false-sawa"


@dataclass(frozen=True)
class SpokenAccusation:
    """What an accuser says: a kind, for all kinds but `false-sawa` a card, perhaps a proof and a demand of kaboot."""

    kind: str
    card: str | None = None
    proof: str | None = None
    kaboot: bool = False

    @classmethod
    def read(cls, text: str) -> SpokenAccusation:
        """Read `accuse KIND [CARD] [by PROOF] [kaboot]`. Raises ValueError for anything else."""
        words = text.split(" ")
        if len(words) < 2 or words.pop(0) != "accuse":
            raise ValueError(f"not an accusation: {text}")
        kaboot = words[-1] == "kaboot"
        words = words[:-1] if kaboot else words
        proof = words[-1] if words[-2:-1] == ["by"] else None
        words = words[:-2] if proof else words
        if len(words) not in (1, 2):
            raise ValueError(f"not an accusation: {text}")
        return cls(words[0], words[1] if len(words) == 2 else None, proof, kaboot)

    def __str__(self) -> str:
        parts = ["accuse", self.kind, self.card, f"by {self.proof}" if self.proof else None]
        return " ".join([part for part in parts if part] + ["kaboot"] * self.kaboot)


@dataclass(frozen=True)
class Ruling:
    """Whether an accusation is right, which team gets the deal by it, and whether that team goes on for kaboot."""

    right: bool
    winners: int
    played_on: bool


def refusal(deal: ClaimableDeal, accuser: int, said: SpokenAccusation) -> str | None:
    """Why this accusation is refused, or None. All of it is public: no hidden card matters."""
    if deal.demander is not None:
        return "BAL-QAID-3: nothing is accused after a demand was granted"
    if said.kind == FALSE_SAWA:
        return _refusal_of_false_sawa(deal, accuser, said)
    if said.kind not in CARD_KINDS:
        return "BAL-QAID-3: there is no such kind"
    card = deal.laid.get(said.card or "")
    if card is None:
        return "BAL-QAID-3: the card was not played in this deal"
    if card.seat % 2 == accuser % 2:
        return "BAL-QAID-3: the accused belongs to the accuser's own side"
    if deal.options["accusation_window"] == "trick" and card.trick < deal.complete - 1:
        return "BAL-QAID-3: the card's trick is too long ago"
    if said.proof is None and deal.options["accusation_proof"] == "named":
        return "BAL-QAID-3: a proof has to be named"
    if said.proof is not None and said.proof not in public_proofs(deal, card):
        return "BAL-QAID-3: the accused has neither played the proof after the card nor laid it open"
    if said.kaboot and not _may_demand(deal, card.seat % 2):
        return "BAL-QAID-6: kaboot cannot be demanded"
    return None


def _refusal_of_false_sawa(deal: ClaimableDeal, accuser: int, said: SpokenAccusation) -> str | None:
    if deal.sawa is None:
        return "BAL-SAWA-4: no sawa has been laid down"
    if deal.sawa % 2 == accuser % 2:
        return "BAL-QAID-3: the accused belongs to the accuser's own side"
    if said.card or said.proof or said.kaboot:
        return "BAL-SAWA-4: a false sawa is accused of without a card, a proof or a demand"
    return None


def public_proofs(deal: ClaimableDeal, card: LaidCard) -> list[str]:
    """What may be named as a proof: all that the accused has played since or has laid open in a sawa."""
    played = [laid.card for laid in deal.laid.values() if laid.seat == card.seat and laid.place > card.place]
    return played + (sorted(deal.hands[card.seat]) if deal.sawa == card.seat else [])


def _may_demand(deal: ClaimableDeal, accused: int) -> bool:
    """BAL-QAID-6; `accused` is a team."""
    off = "off" in (deal.options["accusation_kaboot"], deal.options["kaboot"])
    return not off and deal.complete < TRICKS and deal.sawa is None and deal.tricks[accused] == 0


def open_accusations(deal: ClaimableDeal, accuser: int) -> Iterator[SpokenAccusation]:
    """Everything of which this seat may accuse somebody now."""
    candidates = [SpokenAccusation(FALSE_SAWA)]
    for laid in deal.laid.values():
        if laid.seat % 2 != accuser % 2:
            candidates += [
                SpokenAccusation(kind, laid.card, proof, kaboot)
                for kind in CARD_KINDS
                for proof in [None, *public_proofs(deal, laid)]
                for kaboot in (False, True)
            ]
    return (said for said in candidates if refusal(deal, accuser, said) is None)


def judge(deal: ClaimableDeal, accuser: int, said: SpokenAccusation) -> Ruling:
    """The ruling on an accusation that is not refused; it changes nothing (BAL-QAID-4)."""
    if said.kind == FALSE_SAWA:
        right = deal.sawa is not None and not deal.sawa_is_true(deal.sawa)
    else:
        card = deal.laid.get(said.card or "")
        right = card is not None and card.fault() == said.kind
        right = right and (said.proof is None or (card is not None and said.proof in card.proofs()))
    side = accuser % 2
    return Ruling(right, side if right else 1 - side, right and said.kaboot)


def price(deal: ClaimableDeal, winners: int) -> list[int]:
    """What both teams write when the deal goes to `winners` by a ruling (BAL-QAID-5)."""
    if deal.contract.gahwa:
        return [GAHWA_SCORE, 0] if winners == 0 else [0, GAHWA_SCORE]
    rule = deal.options["accusation_projects"]
    sides = {"own": [winners], "all": [0, 1], "none": []}[str(rule)]
    written = Played(deal.contract.sun, deal.contract.buyer % 2, [0, 0], mult=deal.contract.mult)
    written.projects[winners] = [
        project.name for seat in deal.order if seat % 2 in sides for project in deal.announced[seat]
    ]
    said = deal.played.baloot
    written.baloot[winners] = sum(said) if rule == "all" else said[winners]
    return winner_takes_all(written, winners, deal.options)
