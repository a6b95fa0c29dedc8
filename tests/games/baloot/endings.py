"""Positions of Baloot to be solved: endings of played deals, and deals of few cards with all questions still open."""

from __future__ import annotations

import random
from typing import Any

from vierblatt.cards import PACK_32, members
from vierblatt.games.baloot import GAME
from vierblatt.games.baloot.rules.ranks import NO_TRUMP
from vierblatt.games.baloot.rules.state import ANNOUNCING, BALOOT, HOKOM_MODE, SUN_MODE
from vierblatt.games.baloot.table.setup import begin_tricks_at, reset_at
from vierblatt.games.options import RuleSet
from vierblatt.kernel import engine
from vierblatt.kernel.state import NEEDS_DEAL, PLAY, States

#: Rules under which scores differ in all the ways they can, beside the presets.
UNUSUAL: dict[str, dict[str, Any]] = {
    "rounding": {"hokom_round_five": "up", "hokom_66": "counting_team", "sun_tie_by": "gp", "tie_undoubled": "split"},
    "keeping": {"baloot_of_loser": "stays", "kaboot_multiplied": False, "tie_doubled": "buyer_wins"},
    "asking": {"auto_declare": False, "hokom_round_five": "up", "project_multiplier_cap2": True},
    "silent": {"auto_declare": False, "kaboot": "off", "project_tie": "none_scores", "baloot_blocked_by": "only_100"},
    "any trump": {"overruff": "trump_led", "undertrump_forced": True, "void_partner_winning": "free"},
    "calling": {"auto_declare": False, "baloot_call": "before_card"},
    "own sums": {"failed_contract": "each_keeps", "sun_round_five": "up", "hokom_round_five": "up"},
}


def rule_sets() -> dict[str, RuleSet]:
    """All presets and the unusual rules."""
    options = GAME.options
    presets = {name: options.rule_set({}, name) for name in options.preset_names()}
    return presets | {name: options.rule_set(changes) for name, changes in UNUSUAL.items()}


def ending(rng: random.Random, rules: RuleSet, cards: int) -> States:
    """A position of a deal between players who play well, badly or in between, with this many cards a hand or less."""
    careful = rng.choice([0.0, 0.5, 0.9])
    states = GAME.new(rules)
    reader = GAME.layout.reader(states)
    engine.start(states, 0, rng.randrange(4))
    while True:
        if reader.turn < 0:
            if reader.phase != NEEDS_DEAL:
                engine.start(states, 0, rng.randrange(4))
            pack = [*PACK_32]
            rng.shuffle(pack)
            GAME.layout.write(states, "pack", pack)
            engine.deal(states, 0)
        elif reader.phase in {PLAY, ANNOUNCING, BALOOT} and max(reader.held) <= cards:
            return states
        else:
            legal = [*members(engine.legal(states, 0))]
            action = engine.policy(states, 0) % 64 if rng.random() < careful else rng.choice(legal)
            engine.act(states, 0, int(action))


def small_deal(rng: random.Random, rules: RuleSet, cards: int) -> States:
    """The start of the play of a small deal, with few suits so that there are projects and Baloots.

    The other cards have been played, or were never seen, which the rules distinguish.
    """
    suits = rng.sample(range(4), rng.choice([2, 2, 3, 4]))
    pool = rng.sample([card for card in PACK_32 if card // 13 in suits], 4 * cards)
    hands = [sum(1 << card for card in pool[seat::4]) for seat in range(4)]
    hokom = rng.random() < 0.6
    level = rng.choice([1, 1, 1, 2, 3, 4, 5]) if hokom else rng.choice([1, 1, 2])
    return open_deal(
        rules,
        hands,
        dealer=rng.randrange(4),
        seen=(sum(1 << card for card in PACK_32) & ~sum(hands)) * rng.choice([0, 1, 1]),
        trump=rng.choice(suits) if hokom else NO_TRUMP,
        buyer=rng.randrange(4),
        level=level,
        locked=int(hokom and level > 1 and rng.random() < 0.5),
    )


def open_deal(rules: RuleSet, hands: list[int], *, dealer: int, trump: int, **fields: int) -> States:
    """The beginning of the play with these hands, sun where the trump is none."""
    states = GAME.new(rules)
    cards = hands[0].bit_count()
    engine.start(states, 0, dealer)
    engine.clear(states, 0, cards)
    reset_at(states, 0)
    mode = SUN_MODE if trump == NO_TRUMP else HOKOM_MODE
    given = {"hands": hands, "held": [cards] * 4, "dealer": dealer, "trump": trump, "mode": mode, **fields}
    for name, value in given.items():
        GAME.layout.write(states, name, value)
    begin_tricks_at(states, 0, (dealer + 1) % 4)
    return states


def some_actions(rng: random.Random, states: States, most: int) -> States:
    """The same after a few more actions, so that tricks and questions are met half-way."""
    for _ in range(rng.randrange(most + 1)):
        if GAME.layout.read(states, "turn") >= 0:
            engine.act(states, 0, rng.choice([*members(engine.legal(states, 0))]))
    return states
