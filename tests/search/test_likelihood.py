"""Worlds weighed by what the others did: the true one counts for more than an average one."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import islice

import numpy as np
import pytest

from tests.registry import GAMES
from tests.scale import SCALE, scaled
from tests.search.brute import Hands, known, led_back, number_of_sharings, policy_action, twins
from tests.walks import new_match, random_action, shuffled
from vierblatt import position
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.search import Worlds, likelihood
from vierblatt.search.likelihood import Errors, Posterior, resample

MIDDLE = {
    "game": "king_bolola", "dealer": 2, "hands": [None, "KH 8H 3H 9C 4S", None, None], "contract": {"contract": "KING"},
    "leader": 0, "trick": {"leader": 0, "cards": "AH"},
}  # fmt: skip


def played(name: str, chance: random.Random, actions: int) -> Match:
    """A deal in which all play by the policy, so many actions on."""
    while True:
        match = new_match(name, chance)
        match.deal(shuffled(match, chance))
        while match.turn >= 0:
            if len(match.deals[-1][1]) == actions:
                return match
            match.act(policy_action(match))


@pytest.mark.parametrize("name", GAMES)
def test_the_true_world_weighs_more_than_an_average_one(name: str) -> None:
    rng, chance = np.random.default_rng(1), random.Random(1)
    gains = []
    for _ in range(max(3, scaled(40))):
        match = played(name, chance, 18)
        worlds = Worlds(match.game, match.concealed(match.turn), match.turn)
        drawn = worlds.sample(rng, 40)
        match.game.layout.load(drawn, match.game.layout.words(match.states))
        gains.append(np.log(Posterior(worlds).weigh(drawn)[0] * 40))
    assert np.mean(gains) > (0.7 if SCALE != "small" else 0.2)


@pytest.mark.parametrize("name", [*GAMES, "whist"])
def test_a_weight_is_the_chance_of_all_that_the_others_did(name: str) -> None:
    chance = random.Random(2)
    habits = Errors(calls=0.25, plays=0.125), Errors(calls=0.5, plays=0.75)
    for n in range(max(2, scaled(6))):
        match = new_match(name, chance)
        before = match.copy()
        match.deal(shuffled(match, chance))
        while match.turn >= 0 and len(match.deals[-1][1]) < 9 + n:
            match.do(random_action(match, chance, 0.9))
        if match.turn < 0:
            continue
        worlds, seed = Worlds(match.game, match.concealed(match.turn), match.turn), 2 + n
        packs = worlds.sample_packs(np.random.default_rng(seed), 3).tolist()
        found = Posterior(worlds, *habits).logarithms(worlds.sample(np.random.default_rng(seed), 3))
        for pack, logarithm in zip(packs, found, strict=True):
            assert logarithm == pytest.approx(by_hand(before, match, pack, habits))


def by_hand(before: Match, match: Match, pack: list[int], habits: Sequence[Errors]) -> float:
    """The same through `Match`, move by move."""
    end = led_back(before, match, pack)
    assert end is not None
    twin = Match(match.game, match.rules, first_seat=before.first_seat)
    twin.deal(pack)
    chances = np.ones((match.table.seats, len(habits)))
    for action in match.deals[-1][1]:
        choices = len(twin.legal_actions())
        if twin.turn != match.turn and choices > 1:
            for n, habit in enumerate(habits):
                error = habit.plays if twin.phase == "play" else habit.calls
                chosen = engine.policy(twin.states, 0) % 64 == action
                chances[twin.turn, n] *= error / choices + (1 - error if chosen else 0)
        twin.act(action)
    return float(np.log(chances.mean(axis=1)).sum())


def test_without_a_deal_all_worlds_weigh_the_same() -> None:
    match = position.load(MIDDLE)
    worlds = Worlds(match.game, match.concealed(1), 1)
    assert Posterior(worlds).weigh(worlds.sample(np.random.default_rng(1), 4)).tolist() == [0.25] * 4


def test_thinning_keeps_every_mean_on_average() -> None:
    rng = np.random.default_rng(3)
    weights = rng.random(30) ** 6
    weights /= weights.sum()
    sums = np.zeros(30)
    rounds = 4000
    for _ in range(rounds):
        kept, shares = resample(weights, 7, rng)
        assert len({*kept.tolist()}) == 7 and shares.sum() == pytest.approx(1)
        sums[kept] += shares
    assert np.abs(sums / rounds - weights).max() < 0.01


@pytest.mark.parametrize("name", GAMES)
def test_chains_are_in_each_world_as_often_as_it_weighs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(likelihood, "STEPS", 150)  # between two worlds of a chain: so they hardly hang together
    habit, rng = Errors(calls=0.1, plays=0.1), np.random.default_rng(5)
    for match in late(name, random.Random(7)):
        worlds = Worlds(match.game, match.concealed(match.turn), match.turn)
        posterior = Posterior(worlds, habit)
        _, shares = posterior.sample(rng, 9)
        if np.ptp(shares) > 0:
            continue  # it was not the chains that found them
        weights = weights_of(match, worlds, habit)
        if len(weights) > 5 and max(weights.values()) < 0.7:
            break
    else:
        pytest.fail("no position in which chains look for several likely worlds among others")
    walked, shares = posterior.sample(rng, scaled(3_000))
    assert np.ptp(shares) == 0
    seen = Counter(tuple(match.game.layout.reader(walked, n).hands) for n in range(len(walked)))
    assert seen.keys() <= weights.keys()
    tolerance = 0.04 if SCALE != "small" else 0.3
    assert max(abs(seen[hands] / seen.total() - weight) for hands, weight in weights.items()) < tolerance


def late(name: str, chance: random.Random) -> Iterator[Match]:
    """Positions with few ways to share out the unseen cards in deals played by the policy."""
    for _ in range(400):
        match = new_match(name, chance)
        match.deal(shuffled(match, chance))
        while match.turn >= 0:
            if match.state.phase == PLAY and 20 < number_of_sharings(match, match.turn) <= 100:
                yield match
            match.act(policy_action(match))


def weights_of(match: Match, worlds: Worlds, habit: Errors) -> dict[Hands, float]:
    """How likely each world is, by trying them all; worlds differ by hands.

    In Baloot the first five cards of a hand matter too, and there are too many orders to try them: there worlds are
    drawn uniformly and weighed.
    """
    found: dict[Hands, float] = defaultdict(float)
    if match.game.id == "baloot":
        drawn = worlds.sample(np.random.default_rng(6), scaled(20_000))
        for n, weight in enumerate(Posterior(worlds, habit).weigh(drawn)):
            found[tuple(match.game.layout.reader(drawn, n).hands)] += float(weight)
        return found
    before = Match(match.game, match.rules, first_seat=match.first_seat)
    for twin in twins(before, match, match.turn):
        if np.array_equal(known(twin, match.turn), known(match, match.turn)):
            found[tuple(twin.state.hands)] = float(np.exp(by_hand(before, match, twin.deals[-1][0], [habit])))
    total = sum(found.values())
    return {hands: chance / total for hands, chance in found.items()}


@pytest.mark.parametrize("name", GAMES)
def test_a_share_of_the_weight_is_the_same_for_all_worlds(name: str) -> None:
    habit, rng = Errors(calls=0.1, plays=0.1), np.random.default_rng(5)
    for match in islice(late(name, random.Random(7)), 3):
        worlds = Worlds(match.game, match.concealed(match.turn), match.turn)
        weights = weights_of(match, worlds, habit)
        unlikely = {*sorted(weights, key=lambda hands: weights[hands])[: len(weights) // 2]}
        total, rounds = 0.0, scaled(300)
        for _ in range(rounds):
            drawn, shares = Posterior(worlds, habit).sample(rng, 10, uniform=0.5)
            hands = [tuple(match.game.layout.reader(drawn, n).hands) for n in range(len(drawn))]
            total += sum(float(share) for share, each in zip(shares, hands, strict=True) if each in unlikely)
        expected = sum(weights[each] for each in unlikely) / 2 + len(unlikely) / len(weights) / 2
        assert total / rounds == pytest.approx(expected, abs=0.04 if SCALE != "small" else 0.2)


def test_the_likely_worlds_are_few_and_different() -> None:
    match = played("baloot", random.Random(4), 12)
    worlds = Worlds(match.game, match.concealed(match.turn), match.turn)
    states, weights = Posterior(worlds).sample(np.random.default_rng(4), 10)
    assert len(states) == len(weights) == 10
    assert weights.sum() == pytest.approx(1)
    flat = Posterior(worlds).weigh(worlds.sample(np.random.default_rng(4), 80))
    assert 1 / (weights**2).sum() > 1 / (flat**2).sum() / 8


@pytest.mark.parametrize(("calls", "plays"), [(0.0, 0.5), (0.5, 0.0), (1.5, 0.5)])
def test_players_without_any_error_are_refused(calls: float, plays: float) -> None:
    with pytest.raises(ValueError, match="above 0"):
        Errors(calls=calls, plays=plays)
