"""Renaming the suits of a position changes nothing but names: the logits move with their actions, exactly."""

from __future__ import annotations

import random
from itertools import permutations

import numpy as np
import pytest

from tests.registry import GAMES
from tests.walks import game_of, new_match, random_action, shuffled
from vierblatt.cards import SUITS
from vierblatt.envs.vector import VectorEnv
from vierblatt.match import Match
from vierblatt.observations.actions import ActionSpace
from vierblatt.observations.layout import ObservationLayout
from vierblatt.observations.records import Observed, observe
from vierblatt.policies import Net
from vierblatt.policies.protocol import legal_only
from vierblatt.policies.suits import SuitOrder


def renamed(text: str, suits: dict[str, str]) -> str:
    """An action's text under other names of suits: play 7S, hokom S, trump S."""
    return text[:-1] + suits[text[-1]] if text[-1] in suits and len(text.rsplit(maxsplit=1)[-1]) <= 2 else text


def seen(match: Match) -> Observed:
    return observe(match.game, match.concealed(match.turn))


@pytest.mark.parametrize("name", GAMES)
def test_the_output_of_a_net_is_permuted_exactly(name: str) -> None:
    rng, game, space = random.Random(5), game_of(name), ActionSpace.of(name)
    net, order = Net.random(name, hidden=(24,), seed=2), SuitOrder.of(name)
    alike, called = game.research.alike_suits, 0
    others = [order for order in permutations(alike) if order != alike]
    for _ in range(10):
        names = dict(zip(SUITS, SUITS, strict=True))
        names |= {SUITS[old]: SUITS[new] for old, new in zip(alike, rng.choice(others), strict=True)}
        flats = [[*map(space.text, range(space.size))].index(renamed(space.text(a), names)) for a in range(space.size)]
        match = new_match(name, rng)
        twin = Match(game, match.rules, first_seat=match.first_seat)
        for _ in range(2):
            if match.over:
                break
            pack = shuffled(match, rng)
            match.deal(pack)
            twin.deal([card if card >= 52 else 13 * SUITS.index(names[SUITS[card // 13]]) + card % 13 for card in pack])
            while match.turn >= 0:
                one, other = seen(match), seen(twin)
                assert np.array_equal(other.legal_action_mask[0, flats], one.legal_action_mask[0])
                given, moved = order.canonical(*one), order.canonical(*other)
                assert np.array_equal(given.observations, moved.observations)
                assert np.array_equal(given.legal_action_mask, moved.legal_action_mask)
                output, of_twin = net(*one), net(*other)
                assert np.array_equal(
                    legal_only(of_twin.logits, other.legal_action_mask)[0, flats],
                    legal_only(output.logits, one.legal_action_mask)[0],
                )
                assert output.values == of_twin.values and output.values is not None
                holders, twin_holders = net.card_holders(one.observations), net.card_holders(other.observations)
                assert np.array_equal(twin_holders[0][:, flats[: len(space.cards)]], holders[0])
                action = random_action(match, rng, shyness=0.85)
                called += action != renamed(action, names) and match.phase != "play"
                match.do(action)
                twin.do(renamed(action, names))
    assert called > 0 or name == "back_alley"  # nobody names a suit there


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_is_treated_as_its_rows_are_and_nothing_is_lost(name: str) -> None:
    rng, order, game = random.Random(3), SuitOrder.of(name), game_of(name)
    match, rows, trumps = new_match(name, rng), [], set()
    match.deal(shuffled(match, rng))
    while match.turn >= 0:
        rows.append(seen(match))
        match.do(random_action(match, rng, shyness=0))
    batch = Observed(*(np.concatenate(parts) for parts in zip(*rows, strict=True)))
    whole = order.canonical(*batch)
    logits = rng.random() * np.arange(batch.legal_action_mask.size).reshape(batch.legal_action_mask.shape)
    part = ObservationLayout.of(game).part("trump")
    for i, row in enumerate(rows):
        alone = order.canonical(*row)
        assert np.array_equal(alone.observations[0], whole.observations[i])
        assert np.array_equal(alone.restored(logits[i : i + 1])[0], whole.restored(logits)[i])
        trumps |= {*np.flatnonzero(whole.observations[i, part.at : part.at + 4])}
    assert np.array_equal(whole.restored(whole.legal_action_mask.astype(float)), batch.legal_action_mask)
    actions = whole.legal_action_mask.argmax(axis=1)
    assert batch.legal_action_mask[np.arange(len(rows)), whole.original_actions(actions)].all()
    assert np.array_equal(whole.canonical_actions(whole.original_actions(actions)), actions)
    hand = slice(ObservationLayout.of(game).part("hand").length)
    assert np.array_equal(whole.canonical_planes(batch.observations[:, None, hand])[:, 0], whole.observations[:, hand])
    assert np.array_equal(
        whole.restored_planes(whole.observations[:, None, hand].astype(float))[:, 0], batch.observations[:, hand]
    )
    assert trumps <= {0, *({0, 1, 2, 3} - {*game.research.alike_suits})}


@pytest.mark.parametrize("name", GAMES)
def test_suits_of_which_the_same_is_known_get_the_same_logits(name: str) -> None:
    layout, space, alike = ObservationLayout.of(name), ActionSpace.of(name), game_of(name).research.alike_suits
    nothing = np.zeros((2, layout.size), np.int8)
    nothing[:, layout.part("scored").at] = 3
    logits = Net.random(name, hidden=(8,), seed=4)(nothing, np.ones((2, space.size), np.int8)).logits
    aces = [[*map(space.text, range(space.size))].index(f"play A{SUITS[suit]}") for suit in alike]
    assert np.unique(logits[:, aces]).size == 1
    assert np.unique(logits).size > len(space.cards) // 5


def test_of_no_positions_a_net_says_nothing() -> None:
    env, net = VectorEnv("baloot", 2), Net.random("baloot", (8,))
    assert net.card_holders(env.observations[:0]).shape == (0, 4, 32)
    assert net(env.observations[:0], env.legal_action_mask[:0]).logits.shape == (0, env.space.size)
