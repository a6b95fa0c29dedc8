"""Slow reference of Baloot at tables with `illegal_cards` = `claimable`, written from the rules alone.

`ClaimableReference` is what a driver compares an engine with, action by action. It is a `Reference`, so `deal`,
`legal`, `act`, `turn`, `hands`, `scores` and the others work as there; the answers are also `accept` and `decline`
(to a sawa) and `count`. Added are

- `at(position)`: a match at a position of the worked cases (its keys are those of docs/positions.md);
- `phase`: `play`, `sawa` or `counting` while cards are on the table, else `auction`, `needs-deal` or `over`;
- `open_interrupts(seat)`: all that this seat may say out of turn now, as texts: `sawa`, `accuse KIND CARD`,
  `accuse KIND CARD by PROOF`, either with ` kaboot` at the end, and `accuse false-sawa`;
- `refusal(seat, text)`: why such a text is refused, with the id of the rule, or None;
- `ruling(seat, text)`: how an accusation would be judged now; it changes nothing, so that every accusation that is
  open at a position can be compared;
- `interrupt(seat, text)`: says it. Raises ValueError if it is refused, and nothing happens;
- `endings`: for each scored deal its score, why it came about, and the ruling that decided it.

```python
match = ClaimableReference.at(position)
match.act("AS")
match.act("AC")
match.open_interrupts(0)  # {"accuse no-follow AC", "accuse no-follow AC kaboot", "accuse no-trump AC", ...}
match.interrupt(0, "accuse no-follow AC")
match.endings[-1]  # DealEnding(score=[26, 0], reason="accusation", ruling=Ruling(right=True, ...))
```
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .baloot import Reference
from .baloot_accusations import Ruling, SpokenAccusation, judge, open_accusations, price, refusal
from .baloot_auction import Contract
from .baloot_claimable_deal import ClaimableDeal
from .baloot_fault_options import SAUDI_MAJLIS, split
from .baloot_faults import CARD_KINDS, LaidCard
from .baloot_options import Options
from .baloot_scoring import Played
from .claimable import FaultRules

PRESETS: dict[str, Options] = {"saudi_majlis": SAUDI_MAJLIS}
POSITION_KEYS = {"preset", "options", "dealer", "scores", "hands", "contract", "leader"}


@dataclass(frozen=True)
class DealEnding:
    """How a scored deal ended.

    `reason` is `counted`, `accusation` (decided by a ruling at once), `kaboot made` or `kaboot missed` (after a
    demand that was granted; then `ruling` is the one that granted it).
    """

    score: list[int]
    reason: str
    ruling: Ruling | None


class ClaimableReference(Reference):
    """One match at a table where any card may be played, and a fault be claimed by the other side."""

    fault_rules = FaultRules(CARD_KINDS, sides=2, rule="BAL-QAID-3")

    def __init__(self, options: dict[str, object], first_seat: int) -> None:
        others, self.fault_options = split(options)
        super().__init__(others, first_seat)
        self.endings: list[DealEnding] = []
        self._granted: Ruling | None = None
        self._leader: int | None = None  # of a position that begins later than a deal

    @classmethod
    def at(cls, position: dict[str, Any]) -> ClaimableReference:
        """A match at the first lead of this position; all four hands are known. Raises ValueError for other keys."""
        if unknown := set(position) - POSITION_KEYS:
            raise ValueError(f"not understood: {', '.join(sorted(unknown))}")
        match = cls(PRESETS[position["preset"]] | position.get("options", {}), position["dealer"])
        match.scores = list(position.get("scores", [0, 0]))
        match.hands = [set(hand.split()) for hand in position["hands"]]
        match.needs_deal = False
        match.contract = _contract(position["contract"], match._order())
        match._leader = position.get("leader")
        match._script = match._play_script(match.contract, "--")
        match._advance(None)
        return match

    def _new_play(self, contract: Contract, order: list[int]) -> ClaimableDeal:
        self._granted = None
        deal = ClaimableDeal(contract, order, self.hands, self.options | self.fault_options)
        deal.leader = order[0] if self._leader is None else self._leader
        self._leader = None
        return deal

    @property
    def _table(self) -> ClaimableDeal | None:
        """The deal in play, None during an auction and between deals."""
        return self.play if isinstance(self.play, ClaimableDeal) and self._script is not None else None

    @property
    def laid(self) -> dict[str, LaidCard]:
        """What was played in this deal, by card, in the order of play."""
        return self._table.laid if self._table else {}

    def allowed(self) -> set[str]:
        """The cards that the player who is asked for one may play without a fault."""
        return set(self._table.allowed) if self._table else set()

    def faults(self) -> dict[str, list[str]]:
        """The faults that the player who is asked for a card can make now: for each kind its cards, in order."""
        found: dict[str, list[str]] = {}
        if self._table is not None:
            for card in sorted(self.legal() - self._table.allowed):
                found.setdefault(str(self._table.laid_as(self.turn, card).fault()), []).append(card)
        return found

    @property
    def phase(self) -> str:
        """What the question in progress is about."""
        if self._table is not None:
            return self._table.phase
        if self._script is not None:
            return "auction"
        return "over" if self.over else "needs-deal"

    def open_interrupts(self, seat: int) -> set[str]:
        """All that this seat may say out of turn now."""
        if self._table is None:
            return set()
        said = {str(accusation) for accusation in open_accusations(self._table, seat)}
        return said | ({"sawa"} if self._table.may_say_sawa(seat) else set())

    def refusal(self, seat: int, text: str) -> str | None:
        """Why this text is refused from this seat now, None if it is not."""
        if self._table is None:
            return "BAL-QAID-3: no card has been played"
        if text == "sawa":
            return None if self._table.may_say_sawa(seat) else "BAL-SAWA-1: no sawa is possible now"
        return refusal(self._table, seat, SpokenAccusation.read(text))

    def ruling(self, seat: int, text: str) -> Ruling:
        """How this accusation would be judged now. Raises ValueError if it is refused."""
        return self._judge(self._unrefused(seat, text), seat, text)

    def interrupt(self, seat: int, text: str) -> None:
        """Say this out of turn. Raises ValueError if it is refused."""
        deal = self._unrefused(seat, text)
        if text == "sawa":
            self._advance(text)
            return
        ruling = self._judge(deal, seat, text)
        if ruling.played_on:
            self._play_on(deal, ruling)
        else:
            self._give_deal(deal, ruling, "accusation")
            if self._script is not None:
                self._script.close()
            self._end_deal()

    def _unrefused(self, seat: int, text: str) -> ClaimableDeal:
        why = self.refusal(seat, text)
        if why is not None or self._table is None:
            raise ValueError(f"refused: {text}: {why}")
        return self._table

    def _judge(self, deal: ClaimableDeal, seat: int, text: str) -> Ruling:
        return judge(deal, seat, SpokenAccusation.read(text))

    def _play_on(self, deal: ClaimableDeal, ruling: Ruling) -> None:
        """Kaboot was demanded with right: only allowed cards from here on, and a sawa in question is dropped."""
        self._granted = ruling
        deal.demander = ruling.winners
        if deal.phase == "sawa":
            self._advance("decline")
        elif deal.card_asked is not None:
            self._answers = set(deal.allowed)

    def _give_deal(self, deal: ClaimableDeal, ruling: Ruling, reason: str) -> None:
        score = price(deal, ruling.winners)
        self.endings.append(DealEnding(score, reason, ruling))
        self._enter(score, ruling.winners if deal.contract.gahwa else None)

    def _write(self, played: Played) -> None:
        deal = self._table
        if deal is not None and self._granted is not None and deal.demand_failed():
            self._give_deal(deal, self._granted, "kaboot missed")
            return
        super()._write(played)
        reason = "counted" if self._granted is None else "kaboot made"
        self.endings.append(DealEnding(self.deal_scores[-1], reason, self._granted))


def _contract(given: dict[str, Any], order: list[int]) -> Contract:
    """The contract of a position."""
    buyer: int = given.get("buyer", order[0])
    gahwa = given.get("multiplier") == "gahwa"
    factor: int = 4 if gahwa else given.get("multiplier", 1)
    sun = given["mode"] != "hokom"
    contract = Contract(sun, None if sun else given["trump"], buyer, buyer, factor, locked=given.get("locked", False))
    contract.gahwa = gahwa
    if factor > 1:
        contract.doubler = given.get("doubler", (buyer + 1) % 4)
        contract.last_raiser = buyer if gahwa or factor == 3 else contract.doubler
    return contract
