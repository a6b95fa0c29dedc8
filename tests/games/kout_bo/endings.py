"""Positions of Kout Bo to be solved: few cards, among them the jokers and the honours that free them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from tests.search.endings import play_on
from vierblatt.cards import XB, XR, members
from vierblatt.games.kout_bo import GAME
from vierblatt.games.kout_bo.rules.state import BAB, BAWAN, TRICKS
from vierblatt.games.kout_bo.table.setup import begin_at
from vierblatt.games.options import RuleSet
from vierblatt.kernel import engine
from vierblatt.kernel.state import States


def small_hands(rng: random.Random, pack: Sequence[int], cards: int, seats: int, trump: int) -> list[int]:
    """Hands of so many cards with jokers more often than not; many high cards and trumps, or few suits."""
    kind = rng.choice(["any", "high", "trumps", "suits"])
    suits = rng.sample(range(4), 2 if cards * seats <= 24 else 3)

    def likely(card: int) -> float:
        if card >= XB:
            return rng.choice([0.0, 9.0, 9.0])
        wanted = {"any": True, "high": card % 13 > 7, "trumps": card // 13 == trump, "suits": card // 13 in suits}
        return rng.random() + wanted[kind]

    pool = sorted(pack, key=likely, reverse=True)[: cards * seats]
    rng.shuffle(pool)
    return [sum(1 << card for card in pool[seat::seats]) for seat in range(seats)]


def small_deal(rng: random.Random, rules: RuleSet, cards: int) -> States:
    """A lead with so many cards a hand, and up to a trick of what follows.

    The contract depends on about as many tricks as its team wins in random play.
    """
    table = GAME.rules.shape(rules.values)
    seats, trump = table.seats, rng.randrange(4)
    hands = small_hands(rng, table.pack, cards, seats, trump)
    held = sum(hands)
    fields: dict[str, Any] = {
        "hands": hands + [0] * (GAME.layout.seats - seats),
        "held": [cards] * seats + [0] * (GAME.layout.seats - seats),
        "trick_no": TRICKS - cards,
        "seen": sum(1 << card for card in table.pack if not held >> card & 1),
        "bid": rng.randint(BAB, BAWAN),
        "maker": rng.randrange(seats),
        "trump": trump,
        "deal_no": 2,
    }
    states = GAME.new(rules)
    engine.start(states, 0, 0)
    engine.clear(states, 0, TRICKS)
    begin_at(states, 0, rng.randrange(seats))
    for name, value in fields.items():
        GAME.layout.write(states, name, value)
    hang_on(rng, states, tricks_by_chance(rng, states) + rng.randrange(2))
    return play_on(GAME, states, rng, rng.randrange(seats))


def tricks_by_chance(rng: random.Random, states: States) -> int:
    """How many tricks the maker's team wins from here on."""
    played = GAME.new(GAME.options.rule_set({}))
    GAME.layout.load(played, GAME.layout.words(states))
    GAME.layout.write(played, "opt_early_deal_end", 0)
    while GAME.layout.read(played, "turn") >= 0:
        engine.act(played, 0, rng.choice([*members(engine.legal(played, 0))]))
    state = GAME.layout.reader(played)
    return sum(state.tricks[state.maker % 2 :: 2])


def hang_on(rng: random.Random, states: States, missing: int) -> None:
    """Gives the earlier tricks to the teams so that the contract lacks this many, or as near to it as can be."""
    state = GAME.layout.reader(states)
    gone, maker = state.trick_no, state.maker
    missing = max(missing, 1, state.bid - gone)
    won = [gone - (state.bid - missing)] * 2
    won[maker % 2] = state.bid - missing
    GAME.layout.write(states, "tricks", won + [0] * (GAME.layout.seats - 2))
    GAME.layout.write(states, "malzom", int(state.bid == BAB and rng.random() < 0.3))


def jokers_of(states: States) -> int:
    """How many jokers are held."""
    return sum(card in {XB, XR} for hand in GAME.layout.reader(states).hands for card in members(hand))
