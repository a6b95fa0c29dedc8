"""The rules are the judge: the pack of a world, dealt and followed by the same actions, leads to the same record."""

from __future__ import annotations

import random
from importlib import import_module

import numpy as np
import pytest

from tests.registry import FULLY_TESTED_GAMES
from tests.scale import SCALE, scaled
from tests.search.brute import known, led_back, moments
from tests.walks import game_of, new_match
from vierblatt.games.options import RuleSet
from vierblatt.match import Match
from vierblatt.search import Worlds


def any_rules(name: str, rng: random.Random) -> RuleSet:
    """House rules at random, as the reference has them, capped as simulations want it."""
    game = game_of(name)
    options = import_module(f"tests.reference.{name}").random_options(rng)
    return game.options.rule_set({**game.rules.simulation, **options})


def check(before: Match, match: Match, seat: int, rng: np.random.Generator) -> None:
    """No world can be distinguished from the real one, and each follows from its pack, to the last private field."""
    layout = match.game.layout
    worlds = Worlds(match.game, match.concealed(seat), seat)
    assert worlds.from_deal
    seed = int(rng.integers(1 << 30))
    packs = worlds.sample_packs(np.random.default_rng(seed), 2)
    states = worlds.sample(np.random.default_rng(seed), 2)
    if len(match.deals) == 1:  # a card may name the first dealer: who dealt the pack is forgotten then
        before = Match(match.game, match.rules, first_seat=match.state.dealer)
    for n, pack in enumerate(packs.tolist()):
        twin = led_back(before, match, pack)
        assert twin is not None, (match.deals[-1], seat)
        assert np.array_equal(known(twin, seat), known(match, seat)), (match.deals[-1], seat)
        here, there = layout.words(states, n).copy(), layout.words(twin.states).copy()
        here[layout.offsets["random"]] = there[layout.offsets["random"]] = 0
        assert np.array_equal(here, there), (match.deals[-1], seat)


@pytest.mark.parametrize("name", FULLY_TESTED_GAMES)
def test_worlds_lead_back_under_any_house_rules(name: str) -> None:
    chance, rng = random.Random(21), np.random.default_rng(21)
    checked = 0
    for _ in range(max(2, scaled(40))):
        match = Match(name, any_rules(name, chance), first_seat=chance.randrange(4))
        for before, at in moments(match, chance, 2 if SCALE == "small" else 3, 0.06):
            seat = chance.choice([at.turn, chance.randrange(-1, at.table.seats)])
            check(before, at, seat, rng)
            checked += 1
    assert checked >= 4


@pytest.mark.parametrize(
    ("name", "preset"),
    [
        *((name, preset) for name in FULLY_TESTED_GAMES for preset in game_of(name).options.preset_names()),
        ("whist", "standard"),
    ],
)
def test_worlds_lead_back_in_every_preset(name: str, preset: str) -> None:
    chance, rng = random.Random(22), np.random.default_rng(22)
    match = new_match(name, chance, preset)
    for before, at in moments(match, chance, max(2, scaled(12)), 0.12):
        check(before, at, chance.choice([at.turn, chance.randrange(-1, at.table.seats)]), rng)
