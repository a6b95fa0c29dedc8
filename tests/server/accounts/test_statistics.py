"""Statistics of the cards dealt."""

from __future__ import annotations

import random
from statistics import mean

import pytest

from vierblatt.match import Match
from vierblatt.server.accounts.results import card_counts
from vierblatt.server.accounts.statistics import beyond, pack_statistics
from vierblatt.server.store.port import CardCount
from vierblatt.shuffle import SeededPacks


def counted(packs: list[list[int]]) -> list[CardCount]:
    found: dict[tuple[int, int, int], int] = {}
    for pack in packs:
        for place, card in enumerate(pack):
            key = len(pack), place, card
            found[key] = found.get(key, 0) + 1
    return [CardCount(game="x", pack=p, place=at, card=card, count=n) for (p, at, card), n in found.items()]


def shuffles(deals: int, seed: int, cards: int = 32) -> list[list[int]]:
    rng = random.Random(seed)
    return [rng.sample(range(cards), cards) for _ in range(deals)]


def test_fair_shuffles_look_fair_whatever_their_number() -> None:
    found = [pack_statistics(counted(shuffles(deals, seed)))[0] for seed, deals in enumerate([200, 500, 1000] * 5)]
    assert all(each.degrees == 31**2 for each in found)
    assert mean(each.chi_square for each in found) == pytest.approx(961, rel=0.05)
    chances = [each.p for each in found if each.p is not None]
    assert len(chances) == 15 and min(chances) > 0.001 and 0.2 < mean(chances) < 0.8


def test_a_shuffle_that_often_keeps_a_card_in_place_is_detected() -> None:
    packs = shuffles(1000, 3)
    for pack in packs[::10]:
        at = pack.index(0)
        pack[0], pack[at] = pack[at], pack[0]
    p = pack_statistics(counted(packs))[0].p
    assert p is not None and p < 1e-6


def test_few_deals_prove_nothing() -> None:
    assert pack_statistics(counted(shuffles(100, 1)))[0].p is None
    assert pack_statistics([]) == []


def test_packs_of_different_sizes_stand_apart() -> None:
    found = pack_statistics(counted(shuffles(10, 1, 32) + shuffles(20, 1, 54)))
    assert [(len(each.cards), each.deals) for each in found] == [(32, 10), (54, 20)]
    assert found[1].cards[-2:] == ["XB", "XR"]
    for each in found:
        assert [sum(row) for row in each.counts] == [each.deals] * len(each.cards)


@pytest.mark.parametrize(("value", "degrees", "p"), [(100, 100, 0.4811), (124.342, 100, 0.05), (1074.7, 961, 0.0062)])
def test_the_tail_of_chi_square(value: float, degrees: int, p: float) -> None:
    assert beyond(value, degrees) == pytest.approx(p, abs=0.001)


def test_a_match_counts_every_card_of_every_pack_at_its_place() -> None:
    packs, match = SeededPacks(5), Match("baloot")
    match.deal(packs.next(match))
    counts = card_counts("baloot", match)
    assert [(count.place, count.card) for count in counts] == [*enumerate(match.deals[0][0])]
    assert {(count.game, count.pack, count.count) for count in counts} == {("baloot", 32, 1)}
