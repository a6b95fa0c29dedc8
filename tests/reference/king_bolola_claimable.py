"""Slow reference of King Bolola at tables with `illegal_cards` = `claimable`, written from the rules alone.

`ClaimableReference` is what a driver compares an engine with, action by action. It is a `Reference`, so `deal`,
`legal`, `act`, `turn`, `hands`, `scores` and the others work as there; an answer is also `count`. Added are

- `at(position)`: a match at a position of the worked cases (its keys are those of docs/positions.md);
- `phase`: `play` or `counting` while cards are on the table, else `choose`, `needs-deal` or `over`;
- `open_interrupts(seat)`: all that this seat may say out of turn now, as texts;
- `refusal(seat, text)`: why such a text is refused, with the id of the rule, or None;
- `ruling(seat, text)`: how an accusation would be judged now; it changes nothing;
- `interrupt(seat, text)`: says it. Raises ValueError if it is refused, and nothing happens.

```python
match = ClaimableReference.at(position)
match.act("AS")
match.act("AD")
match.interrupt(2, "accuse no-follow AD")
match.deal_scores[-1]  # [0, -650, 0, 0]
```
"""

from __future__ import annotations

import random
from typing import Any

from .claimable import ClaimsOutOfTurn, FaultRules, random_fault_options, split
from .king_bolola import Reference, random_options
from .king_bolola_contracts import CODES, contract_of
from .king_bolola_faults import CARD_KINDS, LaidCard, price
from .king_bolola_play import MAY_END_EARLY, suit, trick_points

POSITION_KEYS = {"options", "dealer", "deal", "scores", "chosen", "hands", "contract"}
TERMS = {"contract", "trump"}


def random_claimable_options(rng: random.Random) -> dict[str, object]:
    """Draw every option of such a table at random."""
    return random_options(rng) | random_fault_options(rng)


class ClaimableReference(Reference, ClaimsOutOfTurn):
    """One match at a table where any card may be played, and a fault be claimed by any other player."""

    fault_rules = FaultRules(CARD_KINDS, sides=4, rule="KB-FAULT-3")
    laid: dict[str, LaidCard]

    def __init__(self, options: dict[str, object], first_seat: int) -> None:
        others, self.fault_options = split(options)
        super().__init__(others, first_seat)

    def _clear_round(self) -> None:
        super()._clear_round()
        self.laid = {}
        self.to_answer: list[int] = []  # who has not answered COUNT yet, once everybody is asked

    @classmethod
    def at(cls, position: dict[str, Any]) -> ClaimableReference:
        """A match at the first lead of this position; all hands are known. Raises ValueError for other keys."""
        terms = position["contract"]
        if unknown := (set(position) - POSITION_KEYS) | (set(terms) - TERMS):
            raise ValueError(f"not understood: {', '.join(sorted(unknown))}")
        match = cls(position.get("options", {}), position["dealer"])
        match.deal_scores = [[0, 0, 0, 0] for _ in range(position.get("deal", 1) - 1)]
        match.scores = list(position.get("scores", [0, 0, 0, 0]))
        for seat, calls in enumerate(position.get("chosen", ())):
            match.history += [(seat, contract_of(call)[0]) for call in calls]
        match.hands = [set(hand.split()) for hand in position["hands"]]
        match.needs_deal = False
        match.turn = position["dealer"]
        text = next((text for text, code in CODES.items() if code == terms["contract"]), f"trump {terms.get('trump')}")
        match.act(text)
        match.tricks_done = 13 - len(match.hands[0])
        held = [suit(card) for hand in match.hands for card in hand]
        match.hearts_seen = held.count("H") < 13
        match.trump_seen = match.trump is not None and held.count(match.trump) < 13
        return match

    @property
    def phase(self) -> str:
        """What the question in progress is about."""
        if self.over or self.needs_deal:
            return "over" if self.over else "needs-deal"
        if self.to_answer:
            return "counting"
        return "choose" if self.contract is None else "play"

    def legal(self) -> set[str]:
        """Texts of all actions open to the seat whose turn it is (KB-FAULT-1, KB-FAULT-5)."""
        if self.phase == "play":
            return set(self.hands[self.turn])
        return {"count"} if self.to_answer else super().legal()

    def allowed(self) -> set[str]:
        """The cards that the player to act may play without a fault."""
        return super().legal()

    def act(self, action: str) -> None:
        """Announce a contract, play a card or answer COUNT, with everything that follows from it."""
        if self.phase == "play" and action in self.legal():
            self.laid[action] = self.laid_as(action)
        if not self.to_answer:
            super().act(action)
        elif action not in self.legal():
            raise ValueError(f"{action!r} is not legal now")
        else:
            self._count()

    def laid_as(self, card: str) -> LaidCard:
        """What this card of the player to act would be on the table."""
        assert self.contract is not None
        led = suit(self.trick[0]) if self.trick else None
        hand, allowed = frozenset(self.hands[self.turn]), frozenset(self.allowed())
        return LaidCard(self.turn, card, self.tricks_done, led, hand, allowed, self.contract, self.trump)

    def faults(self) -> dict[str, list[str]]:
        """The faults that the player to act can make now: for each kind its cards, in order."""
        found: dict[str, list[str]] = {}
        for card in sorted(self.hands[self.turn] - self.allowed()):
            found.setdefault(str(self.laid_as(card).fault()), []).append(card)
        return found

    def _round_is_finished(self) -> bool:
        assert self.contract is not None
        left = [card for hand in self.hands for card in hand]
        if self.options["early_end"] and self.contract in MAY_END_EARLY:
            return trick_points(self.contract, 0, left) == 0
        return not left

    def _finish_round(self) -> None:
        """KB-FAULT-5: before the deal is scored, everybody is asked."""
        self.to_answer = [(self.dealer + step) % 4 for step in (1, 2, 3, 4)]
        self.turn = self.to_answer[0]

    def _count(self) -> None:
        self.to_answer.pop(0)
        if self.to_answer:
            self.turn = self.to_answer[0]
        else:
            super()._finish_round()

    def complete_tricks(self) -> int | None:
        """Number of complete tricks of the deal; None before its first card and between deals."""
        return self.tricks_done if self.laid and self.turn != -1 else None

    def interrupt(self, seat: int, text: str) -> None:
        """Say this out of turn; the verdict decides the deal at once (KB-FAULT-3). Raises ValueError if refused."""
        ruling = self.ruling(seat, text)
        assert self.contract is not None
        self.round_scores = price(self.contract, ruling)
        self.to_answer = []
        super()._finish_round()
