"""Slow reference of Kout Bo at tables with `illegal_cards` = `claimable`, written from the rules alone.

`ClaimableReference` is what a driver compares an engine with, action by action. It is a `Reference`, so `deal`,
`legal`, `act`, `turn`, `hands`, `scores` and the others work as there; an answer is also `count`. Added are

- `at(position)`: a match at a position of the worked cases (its keys are those of docs/positions.md);
- `phase`: `play` or `counting` while cards are on the table, else `auction`, `needs-deal` or `over`;
- `open_interrupts(seat)`: all that this seat may say out of turn now, as texts;
- `refusal(seat, text)`: why such a text is refused, with the id of the rule, or None;
- `ruling(seat, text)`: how an accusation would be judged now; it changes nothing;
- `interrupt(seat, text)`: says it. Raises ValueError if it is refused, and nothing happens.

```python
match = ClaimableReference.at(position)  # a bid of 6 by seat 0
match.act("AH")
match.act("2C")
match.interrupt(0, "accuse no-follow 2C")
match.deal_scores[-1]  # [6, 0]
```
"""

from __future__ import annotations

import random
from typing import Any

from .claimable import ClaimsOutOfTurn, FaultRules, random_fault_options, split
from .kout_bo import Reference, random_options
from .kout_bo_faults import CARD_KINDS, LaidCard, hokm_tricks
from .kout_bo_rules import suit_to_follow

POSITION_KEYS = {"options", "dealer", "deal", "scores", "hands", "contract", "leader", "won", "played"}
TERMS = {"bid", "maker", "trump", "malzom"}


def random_claimable_options(rng: random.Random) -> dict[str, object]:
    """Draw every option of such a table at random; in half of the cases a joker can be due."""
    return random_options(rng) | {"joker_compelled": rng.random() < 0.5} | random_fault_options(rng)


class ClaimableReference(Reference, ClaimsOutOfTurn):
    """One match at a table where any card may be played, and a fault be claimed by any opponent."""

    fault_rules = FaultRules(CARD_KINDS, sides=2, rule="KOUT-FAULT-3")
    laid: dict[str, LaidCard]

    def __init__(self, options: dict[str, object], first_seat: int) -> None:
        others, self.fault_options = split(options)
        super().__init__(others, first_seat)

    def _clear_deal(self) -> None:
        super()._clear_deal()
        self.laid = {}
        self.to_answer: list[int] = []  # who has not answered COUNT yet, once everybody is asked

    @classmethod
    def at(cls, position: dict[str, Any]) -> ClaimableReference:
        """A match at the first lead of this position; all hands are known. Raises ValueError for other keys."""
        terms = position["contract"]
        if unknown := (set(position) - POSITION_KEYS) | (set(terms) - TERMS):
            raise ValueError(f"not understood: {', '.join(sorted(unknown))}")
        match = cls(position["options"], position["dealer"])
        match.deal_number = position.get("deal", 1)
        match.scores = list(position.get("scores", [0, 0]))
        match.hands = [set(hand.split()) for hand in position["hands"]]
        match.needs_deal = False
        match.maker, match.bid, match.trump = terms["maker"], terms["bid"], terms["trump"]
        match.calls = ["pass"] * (match.players - 1) + [f"bid {match.bid}"]
        if not terms.get("malzom", False):  # then somebody else has called last
            match.calls = match.calls[-1:] + match.calls[:-1]
        match.turn = match.leader = position.get("leader", match.maker)
        played = position.get("played", "").split()
        match.finished_tricks = [played[at : at + match.players] for at in range(0, len(played), match.players)]
        match.tricks_won = list(position.get("won", [0, 0]))
        return match

    @property
    def phase(self) -> str:
        """What the question in progress is about."""
        if self.over or self.needs_deal:
            return "over" if self.over else "needs-deal"
        if self.to_answer:
            return "counting"
        return "play" if self.trump else "auction"

    def legal(self) -> set[str]:
        """Texts of everything the player to act may do (KOUT-FAULT-1, KOUT-FAULT-5)."""
        if self.phase == "play":
            return set(self.hands[self.turn])
        return {"count"} if self.to_answer else super().legal()

    def allowed(self) -> set[str]:
        """The cards that the player to act may play without a fault."""
        return super().legal()

    def act(self, action: str) -> None:
        """Do one thing, and everything that follows from it by itself."""
        if self.phase == "play" and action in self.legal():
            self.laid[action] = self.laid_as(action)
        if not self.to_answer:
            super().act(action)
        elif action not in self.legal():
            raise ValueError(f"{action!r} is not legal for seat {self.turn}")
        else:
            self._count()

    def laid_as(self, card: str) -> LaidCard:
        """What this card of the player to act would be on the table."""
        led = not self.trick
        to_follow = None if led else suit_to_follow(self.trick, self.trump, self.lead_is_null, self.options)
        hand, allowed = frozenset(self.hands[self.turn]), frozenset(self.allowed())
        return LaidCard(self.turn, card, len(self.finished_tricks), led, to_follow, hand, allowed)

    def faults(self) -> dict[str, list[str]]:
        """The faults that the player to act can make now: for each kind its cards, in order."""
        found: dict[str, list[str]] = {}
        for card in sorted(self.hands[self.turn] - self.allowed()):
            found.setdefault(str(self.laid_as(card).fault()), []).append(card)
        return found

    def _finish_deal(self) -> None:
        """KOUT-FAULT-5: before the deal is scored, everybody is asked."""
        self.to_answer = [(self.dealer + step) % self.players for step in range(1, self.players + 1)]
        self.turn = self.to_answer[0]

    def _count(self) -> None:
        self.to_answer.pop(0)
        if self.to_answer:
            self.turn = self.to_answer[0]
        else:
            super()._finish_deal()

    def complete_tricks(self) -> int | None:
        """Number of complete tricks of the deal; None before its first card and between deals."""
        return len(self.finished_tricks) if self.laid and self.turn != -1 else None

    def interrupt(self, seat: int, text: str) -> None:
        """Say this out of turn; the verdict decides the deal at once (KOUT-FAULT-3). Raises ValueError if refused."""
        winner = self.ruling(seat, text).other
        self.to_answer = []
        self._write_deal(hokm_tricks(self.bid, winner % 2 == self.maker % 2))
