"""What holds in every match, under every house rule."""

import random
from typing import Any

import pytest

from tests.games.kout_bo.table import LAYOUT, Table
from vierblatt.games.kout_bo import GAME
from vierblatt.games.kout_bo.rules.state import BID, CUTTING, PACK_36
from vierblatt.games.options import ChoiceOption
from vierblatt.kernel import engine
from vierblatt.kernel.state import NEEDS_DEAL, OVER, PLAY

HOUSES: list[dict[str, Any]] = [
    {name: value}
    for name, option in GAME.options.by_name.items()
    for value in (option.values if isinstance(option, ChoiceOption) else (False, True))
    if value != option.default
]
ALL = {name: value for house in HOUSES for name, value in house.items()}


@pytest.mark.parametrize("house", [{}, *HOUSES, ALL], ids=str)
def test_a_match_of_random_actions_ends_and_every_deal_adds_up(house: dict[str, Any]) -> None:
    for seed in range(3):
        table = Table(dealer=seed, **house)
        chance = random.Random(seed)
        # Random bidders fail nearly always: where that costs them points, a match of theirs may never end.
        endless = house.get("fail_points") == "minus_for_hokm_team"
        while table.now.phase != OVER and table.now.deal_no < 40:
            assert table.now.phase == NEEDS_DEAL
            table.shuffled(chance.randrange(10**6))
            play_a_deal(table, chance)
        assert table.now.winners in {1, 2} or endless


def play_a_deal(table: Table, chance: random.Random) -> None:
    """One deal of random actions, looked at after each."""
    seats = table.now.seats
    if table.now.phase == CUTTING:
        table.act(chance.choice(table.legal()))
    whole = sum(table.now.hands)
    while table.now.turn >= 0:
        state = table.now
        legal = engine.legal(table.states, 0)
        assert legal
        if state.phase == PLAY:
            assert legal & ~state.hands[state.turn] == 0
            assert sum(state.hands) + state.seen == whole
        table.act(chance.choice(table.legal()))
    state = table.now
    if state.scored == 0:  # a literal bawan ended it
        return
    assert sum(state.tricks[:seats]) == state.trick_no
    assert sum(state.taken[:seats]) == state.seen
    assert state.scored == state.deal_no


@pytest.mark.parametrize("house", [{}, {"players": 4}, ALL], ids=str)
def test_a_state_that_was_used_before_begins_like_a_new_one(house: dict[str, Any]) -> None:
    used = Table(dealer=1, **house).shuffled(5).finish(5).shuffled(6)
    engine.start(used.states, 0, 3)
    used.shuffled(9)
    fresh = Table(dealer=3, **house).shuffled(9)
    old, new = used.now, fresh.now
    kernel = {"trick", "last_trick", "last_leader", "leader", "winning", "log"}  # written before they are read
    for name in LAYOUT.fields:
        if name not in kernel:
            assert getattr(old, name) == getattr(new, name), name


@pytest.mark.rule("KOUT-TABLE-1")
def test_the_short_pack_is_what_four_players_hold() -> None:
    assert Table(players=4).now.pack[:36] == list(PACK_36)


def test_legal_actions_do_not_depend_on_hidden_cards() -> None:
    for seed in range(20):
        table = Table(dealer=seed % 6).shuffled(seed)
        chance = random.Random(seed)
        while table.now.turn >= 0:
            seen_by_mover = LAYOUT.conceal(table.states, table.now.turn)
            assert engine.legal(seen_by_mover, 0) == engine.legal(table.states, 0)
            assert engine.policy(seen_by_mover, 0) == engine.policy(table.states, 0)
            table.act(chance.choice(table.legal()))


def test_the_presets_differ_where_players_differ() -> None:
    assert GAME.options.preset_names() == ["standard", "seed", "kout_bo_4", "short_match"]
    assert GAME.options.rule_set(preset="seed").changed == {
        "cut": "left",
        "malzom": "any_forced",
        "joker_compelled": True,
        "illegal_joker_lead": "allowed_as_null",
        "first_round_bawan": "bid",
    }
    assert Table(dealer=0).deal().now.phase == BID
