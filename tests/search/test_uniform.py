"""Sampled worlds are all worlds there are, each as often as any other: chi-square against full enumeration."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from tests.scale import SCALE, scaled
from tests.search.brute import Hands, all_worlds, known, moments, number_of_sharings, twins, unseen_cards
from tests.search.informative_plays import INFORMATIVE_PLAYS, positions_with
from tests.walks import new_match, shuffled
from vierblatt.cards import XB, XR
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.search import Worlds

#: The most sharings of the unseen cards that are tried one by one, and where it has to be quick.
MOST, FEW = 700, 250
#: Deals among which positions are looked for.
DEALS = 40_000
PRESETS = [
    ("baloot", "standard"), ("baloot", "seed"), ("baloot", "online"), ("king_bolola", "standard"),
    ("king_bolola", "turkish"), ("king_bolola", "rifki"), ("kout_bo", "standard"), ("kout_bo", "kout_bo_4"),
    ("back_alley", "standard"), ("back_alley", "bill_james"),
]  # fmt: skip
#: Each test has a slow twin, which begins with other deals and goes through more of them.
TWIN = pytest.mark.parametrize("slow", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["few", "many"])


class ChiSquare:
    """The sum over several positions."""

    def __init__(self) -> None:
        self.positions, self.excess, self.freedom = 0, 0.0, 0

    def add(self, before: Match, match: Match, rng: np.random.Generator) -> set[Hands]:
        """Draws at a position what brute force finds there, which is returned."""
        real = all_worlds(before, match, match.turn)
        assert tuple(match.state.hands) in real
        worlds = Worlds(match.game, match.concealed(match.turn), match.turn)
        draws = 12 * len(real) + 20
        states = worlds.sample(rng, draws)
        drawn = Counter(tuple(match.game.layout.reader(states, i).hands) for i in range(draws))
        assert set(drawn) <= real, "a world that cannot be"
        assert abs(worlds.count() - len(real)) <= 6 * worlds.count_error() + 1e-6
        expected = draws / len(real)
        self.excess += sum((drawn[hands] - expected) ** 2 / expected for hands in real)
        self.freedom += len(real) - 1
        self.positions += 1
        return real

    def judge(self, wanted: int) -> None:
        """Fails if the draws were not uniform, or not so many positions were found."""
        assert self.positions == wanted
        assert self.freedom > 0 or SCALE == "small"
        assert abs(self.excess - self.freedom) < 5 * (2 * max(self.freedom, 1)) ** 0.5


def endings(match: Match, rng: random.Random, deals: int) -> Iterator[tuple[Match, Match]]:
    """Positions late in a deal where what was played bars some of the ways to share out the unseen cards, not all."""
    for before, at in moments(match, rng, deals, 0.5):
        if at.state.phase != PLAY or sum(map(len, unseen_cards(at, at.turn))) < 4:
            continue
        sharings = number_of_sharings(at, at.turn)
        if sharings <= MOST and 1 < Worlds(at.game, at.concealed(at.turn), at.turn).ways < sharings:
            yield before, at


@TWIN
@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_endings_with_informative_plays_are_sampled_uniformly(name: str, preset: str, slow: bool) -> None:
    rng, chance = np.random.default_rng(3), random.Random(13 if slow else 3)
    found, wanted = ChiSquare(), scaled(8)
    for before, match in islice(endings(new_match(name, chance, preset), chance, DEALS), wanted):
        found.add(before, match, rng)
    found.judge(wanted)


# --- one kind of evidence at a time -----------------------------------------------------------------------------------


@TWIN
@pytest.mark.parametrize("kind", INFORMATIVE_PLAYS)
def test_a_single_informative_play_is_sampled_uniformly(kind: str, slow: bool) -> None:
    """No world has what a play bars, and some world has what it only seems to bar."""
    play, rng = INFORMATIVE_PLAYS[kind], np.random.default_rng(6)
    found, wanted = ChiSquare(), scaled(8 if slow else 2)
    positions = positions_with(play, range(1_000_000 if slow else 0, 2_000_000), MOST if slow else FEW)
    possible = 0
    for position in islice(positions, wanted):
        real = found.add(position.before, position.match, rng)
        held = any(hands[position.seat] & position.cards for hands in real)
        assert not (play.bars and held), position.match.deals
        assert not play.bars or len(real) < number_of_sharings(position.match, position.match.turn)
        possible += held
    assert play.bars or possible > wanted / 2  # else other plays reveal where the cards are
    found.judge(wanted)


def baloot(seed: int, most: int) -> Iterator[tuple[Match, Match]]:
    """Positions of the play in Baloot with few ways to share out the unseen cards."""
    chance = random.Random(seed)
    for before, match in moments(new_match("baloot", chance), chance, DEALS, 0.4):
        if match.state.phase == PLAY and match.state.trick_no < 7 and number_of_sharings(match, match.turn) <= most:
            yield before, match


@TWIN
def test_projects_said_and_not_shown(slow: bool) -> None:
    rng = np.random.default_rng(4)
    found, wanted = ChiSquare(), scaled(8)
    for before, match in baloot(14 if slow else 4, MOST):
        if any(unshown(match, seat) for seat in range(4)):
            found.add(before, match, rng)
        if found.positions == wanted:
            break
    found.judge(wanted)


def unshown(match: Match, seat: int) -> bool:
    """Whether another seat than that to act has announced projects that have not been shown."""
    return bool(seat != match.turn and match.state.announced[seat] and not match.state.shown[seat])


@TWIN
def test_projects_compared(slow: bool) -> None:
    """A seat that announced the same as an opponent and shows nothing has the lower project; that bars some deals."""
    rng = np.random.default_rng(7)
    found, wanted = ChiSquare(), scaled(4 if slow else 1)
    for before, match in baloot(17 if slow else 7, MOST):
        if equal_words(match) and any(other_side_wins(match, twin) for twin in twins(before, match, match.turn)):
            found.add(before, match, rng)
        if found.positions == wanted:
            break
    found.judge(wanted)


def equal_words(match: Match) -> bool:
    """Whether a seat has shown nothing after saying the same as an opponent."""
    said = match.state.announced
    return match.state.trick_no > 1 and any(
        unshown(match, seat) and said[seat] in {said[seat - 1], said[seat - 3]} for seat in range(4)
    )


def other_side_wins(match: Match, twin: Match) -> bool:
    """Whether a deal agrees with all that the seat to act knows except the owner of the strongest project."""
    layout, seat = match.game.layout, match.turn
    trial = layout.conceal(twin.states, seat)
    for name in ("project_side", "shown"):
        layout.write(trial, name, getattr(match.state, name))
    same = bool((layout.words(trial) == known(match, seat)).all())
    return same and twin.state.project_side != match.state.project_side


@TWIN
def test_a_public_card_that_was_not_played(slow: bool) -> None:
    rng = np.random.default_rng(8)
    found, wanted = ChiSquare(), scaled(8 if slow else 2)
    for before, match in baloot(18 if slow else 8, MOST if slow else FEW):
        public = 1 << match.state.public_card
        takers = [seat for seat in range(4) if match.state.hands[seat] & public and seat != match.turn]
        if takers and not match.state.shown[takers[0]]:
            assert all(hands[takers[0]] & public for hands in found.add(before, match, rng))
        if found.positions == wanted:
            break
    found.judge(wanted)


@TWIN
def test_a_bleeder_was_exchanged(slow: bool) -> None:
    rng, chance = np.random.default_rng(5), random.Random(15 if slow else 5)
    found, wanted = ChiSquare(), scaled(6)
    while found.positions < wanted:
        before, match = exchanged(chance, tricks=10 if slow else 11)
        if match.state.exchanger not in {-1, match.turn} and number_of_sharings(match, match.turn) <= 8 * MOST:
            found.add(before, match, rng)
    found.judge(wanted)


def exchanged(chance: random.Random, tricks: int) -> tuple[Match, Match]:
    """A bleeder is turned up and perhaps the other one exchanged; before the deal, and after some tricks by chance."""
    while True:
        match = Match("back_alley", {"schedule": (13,)}, first_seat=chance.randrange(4))
        before = match.copy()
        pack = [card for card in shuffled(match, chance) if card < XB]
        pack.insert(chance.randrange(52), XR)
        pack.insert(52, XB)
        match.deal(pack)
        while match.turn >= 0 and match.state.trick_no < tricks:
            match.act(max(range(63), key=lambda action: (match.legal() >> action & 1) * chance.random()))
        if match.turn >= 0:
            return before, match
