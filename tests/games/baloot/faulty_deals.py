"""Deals of Baloot in which players break rules, and a list of their faults that is kept while they play.

The list is made from the hands before each card, so it is independent of how the engine later finds a fault in the log.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.test_differential import draw_pack
from vierblatt.cards import NAMES, members
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match

PRESET = "saudi_majlis"
SEATS = range(4)
#: Calls that lead to deals in which more can go wrong.
TRUMPS_AND_LOCKS = ("hokom", "double", "four locked")
SUNS = ("sun", "ashkal", "kawesh")


@dataclass(frozen=True)
class Fault:
    """One fault: who made it, with which card, its kind, and the cards in the hand that prove it."""

    seat: int
    card: str
    kind: str
    proofs: frozenset[str]


@dataclass
class FaultyDeal:
    """A match in the play of one deal, with what was played so far and the faults in it."""

    match: Match
    rng: random.Random
    faults: dict[str, Fault] = field(default_factory=dict)  #: by card
    played: list[tuple[int, str]] = field(default_factory=list)

    def step(self) -> None:
        """Answers a question, or plays a card: often, but not always, an allowed one."""
        match = self.match
        legal = match.legal_actions()
        if match.state.phase != PLAY:
            match.do(self.rng.choice(legal))
            return
        allowed = {NAMES[card] for card in members(engine.allowed(match.states, 0))}
        card = self.rng.choice(sorted(allowed))
        wrong = [fault_with(match, each, allowed) for each in legal if each not in allowed]
        if wrong and self.rng.random() < 0.3:
            kind = self.rng.choice(sorted({fault.kind for fault in wrong}))
            fault = self.rng.choice([fault for fault in wrong if fault.kind == kind])
            card = fault.card
            self.faults[card] = fault
        self.played.append((match.turn, card))
        match.do(card)


def fault_with(match: Match, card: str, allowed: set[str]) -> Fault:
    """The fault that the player to move makes with a card that is not allowed: BAL-QAID-2."""
    state, hand = match.state, match.hand(match.turn)
    led = NAMES[state.trick[0]][1] if state.in_trick else ""
    same = {each for each in hand if each[1] == led}
    if not led:
        kind = "barred-lead"
    elif same and card[1] != led:
        kind = "no-follow"
    else:
        kind = "no-overtrump" if "SHDC".find(card[1]) == state.trump else "no-trump"
    return Fault(match.turn, card, kind, frozenset(same if kind == "no-follow" else allowed))


def faulty_deals(seed: int, count: int, **options: Any) -> Iterator[FaultyDeal]:
    """Deals by random players who break rules, each at the moment before its first card, with these house rules."""
    rng = random.Random(seed)
    made = 0
    while made < count:
        match = Match("baloot", options, preset=PRESET, first_seat=rng.randrange(4))
        while not match.over and made < count:
            match.deal(draw_pack([NAMES[card] for card in match.table.pack], 4, rng))
            while match.turn >= 0 and match.phase not in {"play", "announcing"}:
                legal = match.legal_actions()
                wanted = [call for call in legal if call.startswith(TRUMPS_AND_LOCKS)]
                wanted = wanted or [call for call in legal if call not in SUNS]
                match.do(rng.choice(wanted if wanted and rng.random() < 0.8 else legal))
            if match.turn >= 0:
                made += 1
                yield FaultyDeal(match, rng)
            while match.turn >= 0:  # whatever the caller left
                match.do(rng.choice(match.legal_actions()))
