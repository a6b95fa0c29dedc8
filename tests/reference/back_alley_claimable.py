"""Slow reference of Back Alley at tables with `illegal_cards` = `claimable`, written from the rules alone.

`ClaimableReference` is what a driver compares an engine with, action by action. It is a `Reference`, so `deal`,
`legal`, `act`, `turn`, `hands`, `scores` and the others work as there; an answer is also `count`. Added are

- `at(position)`: a match at a position of the worked cases (its keys are those of docs/positions.md);
- `phase`: `play` or `counting` while cards are on the table, else `auction`, `needs-deal` or `over`;
- `open_interrupts(seat)`: all that this seat may say out of turn now, as texts: `accuse KIND CARD` and
  `accuse KIND CARD by PROOF`;
- `refusal(seat, text)`: why such a text is refused, with the id of the rule, or None;
- `ruling(seat, text)`: how an accusation would be judged now; it changes nothing;
- `interrupt(seat, text)`: says it. Raises ValueError if it is refused, and nothing happens.

```python
match = ClaimableReference.at(position)
match.act("AS")
match.act("9C")
match.interrupt(0, "accuse no-follow 9C")
match.deal_scores[-1]  # [10, -15]
```
"""

from __future__ import annotations

import random
from typing import Any

from .back_alley import Reference, pack, random_options
from .back_alley_faults import CARD_KINDS, LaidCard, verdict_score
from .back_alley_rules import contracts
from .claimable import ClaimsOutOfTurn, FaultRules, random_fault_options, split

POSITION_KEYS = {"options", "dealer", "scores", "hands", "turned", "contract"}


def random_claimable_options(rng: random.Random) -> dict[str, object]:
    """Draw every option of such a table at random."""
    return random_options(rng) | random_fault_options(rng)


class ClaimableReference(Reference, ClaimsOutOfTurn):
    """One match at a table where any card may be played, and a fault be claimed by the other team."""

    fault_rules = FaultRules(CARD_KINDS, sides=2, rule="BA-FAULT-3")
    laid: dict[str, LaidCard]

    def __init__(self, options: dict[str, object], first_seat: int) -> None:
        others, self.fault_options = split(options)
        super().__init__(others, first_seat)

    def _clear_table(self) -> None:
        super()._clear_table()
        self.laid = {}
        self.to_answer: list[int] = []  # who has not answered COUNT yet, once everybody is asked

    @classmethod
    def at(cls, position: dict[str, Any]) -> ClaimableReference:
        """A match at the first lead of this position; all hands are known. Raises ValueError for other keys."""
        if unknown := set(position) - POSITION_KEYS:
            raise ValueError(f"not understood: {', '.join(sorted(unknown))}")
        match = cls(position["options"], position["dealer"])
        match.scores = list(position.get("scores", [0, 0]))
        hands = [hand.split() for hand in position["hands"]]
        in_order = [hands[(match.dealer + 1 + seat) % 4] for seat in range(4)]
        known = [card for row in zip(*in_order, strict=True) for card in row] + [position["turned"]]
        match.deal(known + [card for card in pack({}) if card not in known])
        for call in position["contract"]["calls"]:
            match.act(call)
        return match

    @property
    def phase(self) -> str:
        """What the question in progress is about."""
        if self.turn == -1:
            return "over" if self.over else "needs-deal"
        if self.to_answer:
            return "counting"
        return "play" if len(self.calls) == 4 else "auction"

    def legal(self) -> set[str]:
        """Texts of everything the player to act may do (BA-FAULT-1, BA-FAULT-5)."""
        if self.phase == "play":
            return set(self.hands[self.turn])
        return {"count"} if self.to_answer else super().legal()

    def allowed(self) -> set[str]:
        """The cards that the player to act may play without a fault."""
        return super().legal()

    def faults(self) -> dict[str, list[str]]:
        """The cards that the player to act would break a rule with, sorted, by the kind of fault."""
        wrong: dict[str, list[str]] = {}
        for card in sorted(self.legal() - self.allowed()):
            wrong.setdefault(self._laid(card).fault() or "", []).append(card)
        return wrong

    def act(self, action: str) -> None:
        """Do it, and everything that follows from it."""
        if action not in self.legal():
            raise ValueError(f"not legal now: {action!r}")
        if self.to_answer:
            self._count()
            return
        if self.phase == "play":
            self.laid[action] = self._laid(action)
        super().act(action)

    def _laid(self, card: str) -> LaidCard:
        """This card as the player to act would play it now."""
        lead = self.trick[0] if self.trick else None
        hand, allowed = frozenset(self.hands[self.turn]), frozenset(self.allowed())
        return LaidCard(self.turn, card, sum(self.tricks), lead, hand, allowed, self.trump)

    def _end_play(self) -> None:
        self.to_answer = [(self.dealer + step) % 4 for step in (1, 2, 3, 4)]
        self.turn = self.to_answer[0]

    def _count(self) -> None:
        self.to_answer.pop(0)
        if self.to_answer:
            self.turn = self.to_answer[0]
        else:
            super()._end_play()

    def _give_deal(self, winners: int) -> None:
        """BA-FAULT-4: both teams are scored, and nothing else is counted."""
        result = [0, 0]
        for side, contract in enumerate(contracts(self.hand_size, self.calls, self.options)):
            team = (self.dealer + 1 + side) % 2
            result[team] = verdict_score(self.hand_size, contract, team == winners, self.options)
        self.to_answer = []
        self._finish_deal(result)

    def complete_tricks(self) -> int | None:
        """Number of complete tricks of the deal; None before its first card and between deals."""
        return sum(self.tricks) if self.laid and self.turn != -1 else None

    def interrupt(self, seat: int, text: str) -> None:
        """Say this out of turn; the verdict decides the deal at once. Raises ValueError if it is refused."""
        self._give_deal(1 - self.ruling(seat, text).at_fault % 2)
