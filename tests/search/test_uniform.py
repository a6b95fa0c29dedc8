"""Sampled worlds are all worlds there are, each as often as any other: chi-square against full enumeration."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from tests.scale import SCALE, scaled
from tests.search.brute import all_worlds, moments, number_of_sharings, unseen_cards
from tests.walks import new_match, shuffled
from vierblatt.cards import XB, XR
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.search import Worlds

#: The most sharings of the unseen cards that are tried one by one.
MOST = 700
PRESETS = [
    ("baloot", "standard"), ("baloot", "seed"), ("baloot", "online"), ("king_bolola", "standard"),
    ("king_bolola", "turkish"), ("king_bolola", "rifki"), ("kout_bo", "standard"), ("kout_bo", "kout_bo_4"),
    ("back_alley", "standard"), ("back_alley", "bill_james"),
]  # fmt: skip


class ChiSquare:
    """The sum over several positions."""

    def __init__(self) -> None:
        self.positions, self.excess, self.freedom = 0, 0.0, 0

    def add(self, before: Match, match: Match, rng: np.random.Generator) -> None:
        """Draws at a position what brute force found there."""
        real = all_worlds(before, match, match.turn)
        assert tuple(match.state.hands) in real
        worlds = Worlds(match.game, match.concealed(match.turn), match.turn)
        count = 12 * len(real) + 20
        states = worlds.sample(rng, count)
        drawn = Counter(tuple(match.game.layout.reader(states, i).hands) for i in range(count))
        assert set(drawn) <= real, "a world that cannot be"
        assert abs(worlds.count() - len(real)) <= 6 * worlds.count_error() + 1e-6
        expected = count / len(real)
        self.excess += sum((drawn[hands] - expected) ** 2 / expected for hands in real)
        self.freedom += len(real) - 1
        self.positions += 1

    def judge(self, least: int) -> None:
        """Fails if the draws were not uniform, or too few positions were found to tell."""
        assert self.positions >= (least if SCALE != "small" else 1)
        assert abs(self.excess - self.freedom) < 5 * (2 * max(self.freedom, 1)) ** 0.5


def endings(match: Match, rng: random.Random, deals: int) -> Iterator[tuple[Match, Match]]:
    """Positions late in a deal where what was played bars some of the ways to share out the unseen cards, not all."""
    for before, at in moments(match, rng, deals, 0.5):
        if at.state.phase != PLAY or sum(map(len, unseen_cards(at, at.turn))) < 4:
            continue
        sharings = number_of_sharings(at, at.turn)
        if sharings <= MOST and 1 < Worlds(at.game, at.concealed(at.turn), at.turn).ways < sharings:
            yield before, at


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_endings_in_which_the_plays_told_something(name: str, preset: str) -> None:
    rng, chance = np.random.default_rng(3), random.Random(3)
    found = ChiSquare()
    for before, match in endings(new_match(name, chance, preset), chance, 200):
        found.add(before, match, rng)
        if found.positions == max(1, scaled(8)):
            break
    found.judge(8)


def test_projects_said_and_not_shown() -> None:
    rng, chance = np.random.default_rng(4), random.Random(4)
    found = ChiSquare()
    for before, match in moments(new_match("baloot", chance), chance, 3000, 0.4):
        state = match.state
        unshown = any(
            said and not state.shown[seat] and seat != match.turn for seat, said in enumerate(state.announced)
        )
        if unshown and number_of_sharings(match, match.turn) <= MOST and state.trick_no < 7:
            found.add(before, match, rng)
        if found.positions == max(1, scaled(8)):
            break
    found.judge(8)


def test_a_bleeder_was_exchanged() -> None:
    rng, chance = np.random.default_rng(5), random.Random(5)
    found = ChiSquare()
    while found.positions < max(1, scaled(6)):
        match = Match("back_alley", {"schedule": (13,)}, first_seat=chance.randrange(4))
        before = match.copy()
        pack = [card for card in shuffled(match, chance) if card < XB]
        pack.insert(chance.randrange(52), XR)
        pack.insert(52, XB)
        match.deal(pack)
        while match.turn >= 0 and match.state.trick_no < 10:
            match.act(max(range(63), key=lambda action: (match.legal() >> action & 1) * chance.random()))
        if match.turn >= 0 and match.state.exchanger not in {-1, match.turn} and small(match):
            found.add(before, match, rng)
    found.judge(6)


def small(match: Match) -> bool:
    """Whether brute force is quick enough."""
    return number_of_sharings(match, match.turn) <= 8 * MOST
