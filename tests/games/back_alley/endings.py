"""Deals of few cards of Back Alley: bleeders, boards and trumps that are not broken."""

from __future__ import annotations

import random

from tests.search.endings import Packing, ending
from vierblatt.cards import XB, XR
from vierblatt.games.back_alley import GAME
from vierblatt.games.options import RuleSet
from vierblatt.kernel.state import States


def few_suits(rng: random.Random, pack: list[int], dealt: int) -> None:
    """Bleeders more often than not, few suits or many high cards; now and then one is turned up: no trumps."""
    kind = rng.choice(["any", "high", "suits"])
    suits = rng.sample(range(4), 2)

    def likely(card: int) -> float:
        if card >= XB:
            return rng.choice([0.0, 9.0, 9.0])
        wanted = {"any": True, "high": card % 13 > 8, "suits": card // 13 in suits}
        return rng.random() + wanted[kind]

    pack.sort(key=likely, reverse=True)
    front = pack[: dealt + 1]
    rng.shuffle(front)
    pack[: dealt + 1] = front
    if rng.random() < 0.2:
        turned = pack.index(rng.choice([XB, XR]))
        pack[dealt], pack[turned] = pack[turned], pack[dealt]


def small_deal(rng: random.Random, rules: RuleSet, cards: int, packing: Packing = few_suits) -> States:
    """A deal of so many cards a hand under these rules but for the schedule, somewhere in its first tricks."""
    values = {**rules.values, "schedule": (cards,)}
    return ending(GAME, GAME.options.rule_set(values), rng, cards, packing)


def bleeders_of(states: States) -> int:
    """How many bleeders are held."""
    hands = GAME.layout.reader(states).hands
    return sum(hand >> card & 1 for hand in hands for card in (XB, XR))
