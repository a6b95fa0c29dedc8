"""Worlds are uniform over packs too: each unseen card lies on each place that it may lie on as often as on any other.

How often a card lies on a place goes into a square table. Where all orders are as likely, the chi-square of a table of
n cards and n places, times (n - 1) / n, has (n - 1)^2 degrees of freedom.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from tests.registry import GAMES
from tests.scale import scaled
from tests.search.brute import all_worlds, number_of_sharings, unseen_cards
from tests.search.test_uniform import MOST, exchanged
from tests.walks import game_of, new_match, random_action, shuffled
from vierblatt.cards import XB, XR, parse_card
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY
from vierblatt.match import Match
from vierblatt.search import Worlds

AUCTIONS: list[tuple[str, Mapping[str, Any]]] = [
    ("baloot", {}), ("king_bolola", {}), ("kout_bo", {}), ("kout_bo", {"players": 4}), ("back_alley", {}),
    ("back_alley", {"schedule": (3,)}),
]  # fmt: skip
#: Draws for each card of a table or each cell of a list.
EACH = 12
#: The place of the card that comes for an exchanged bleeder in a deal of 13.
DRAWN = 4 * 13 + 1
TWIN = pytest.mark.parametrize("slow", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["few", "many"])


def packs_of(match: Match, seat: int, count: int) -> npt.NDArray[np.int64]:
    """Packs that a seat thinks possible."""
    return Worlds(match.game, match.concealed(seat), seat).sample_packs(np.random.default_rng(2), count)


def excess(table: npt.NDArray[np.int64]) -> tuple[float, int]:
    """Chi-square of a table of cards and places, and its degrees of freedom."""
    size, draws = len(table), table[0].sum()
    assert (table.sum(axis=0) == draws).all() and (table.sum(axis=1) == draws).all()
    expected = draws / size
    return float(((table - expected) ** 2 / expected).sum() * (size - 1) / size), (size - 1) ** 2


def uniform(found: Sequence[tuple[float, int]]) -> bool:
    """Whether the sum of such tables is what chance brings."""
    chi_square, freedom = (sum(column) for column in zip(*found, strict=True))
    return bool(freedom > 0 and abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5)


def ranked(packs: npt.NDArray[np.int64], places: Sequence[int]) -> npt.NDArray[np.int64]:
    """How often the lowest, second lowest ... of the cards on these places lies on each of them."""
    orders = packs[:, places].argsort(axis=1)
    return np.array([np.bincount(column, minlength=len(places)) for column in orders.T])


@TWIN
@pytest.mark.parametrize(("name", "options"), AUCTIONS)
def test_in_the_auction_any_unseen_card_lies_anywhere(name: str, options: Mapping[str, Any], slow: bool) -> None:
    """No call is evidence, so all cards and places are alike: the first five of a bidder in Baloot, the stock."""
    match, pack = in_auction(name, options, random.Random(21 if slow else 11))
    unseen = sorted(card for cards in unseen_cards(match, match.turn) for card in cards)
    places = [place for place, card in enumerate(pack) if card in unseen]
    packs = packs_of(match, match.turn, scaled(EACH * (10 if slow else 1)) * len(unseen))
    assert (np.sort(packs[:, places]) == unseen).all()
    assert uniform([excess(ranked(packs, places))])


def in_auction(name: str, options: Mapping[str, Any], chance: random.Random) -> tuple[Match, list[int]]:
    """A deal with at most one call and no bleeder turned up, and its pack."""
    game = game_of(name)
    while True:
        match = Match(game, {**game.rules.simulation, **options}, first_seat=chance.randrange(4))
        match.deal(pack := shuffled(match, chance))
        before = match.copy()
        match.do(random_action(match, chance, 1.0))
        at = match if match.turn >= 0 and match.state.phase != PLAY else before
        if getattr(at.state, "turned", -1) < XB:
            return at, pack


@TWIN
@pytest.mark.parametrize("name", GAMES)
def test_late_in_a_deal_every_seat_got_its_cards_in_any_order(name: str, slow: bool) -> None:
    """Cards that were played long ago lay in any order too."""
    chance, found = random.Random(22 if slow else 12), []
    for _ in range(scaled(10 if slow else 2)):
        match, pack = late(name, chance)
        packs = packs_of(match, match.turn, max(40, scaled(1000)))
        assert len(np.unique(packs, axis=0)) == len(packs)
        free = np.ptp(packs, axis=0) > 0  # Baloot's public card lies where it lay
        for seat in range(match.table.seats):
            cards = match.state.hands[seat] | played(match, seat)
            found.append(excess(ranked(packs, [n for n, card in enumerate(pack) if cards >> card & 1 and free[n]])))
    assert uniform(found)


def late(name: str, chance: random.Random) -> tuple[Match, list[int]]:
    """A deal after many actions by chance, without an exchange of bleeders, and its pack."""
    while True:
        match = new_match(name, chance)
        match.deal(pack := shuffled(match, chance))
        while match.turn >= 0 and (match.state.phase != PLAY or match.state.trick_no < 5):
            match.do(random_action(match, chance, 0.1))
        if match.turn >= 0 and getattr(match.state, "exchanger", -1) < 0:
            return match, pack


def played(match: Match, seat: int) -> int:
    """The cards that a seat has played."""
    log = match.state.log[: match.state.logged]
    by_seat = (entry % LOG_ACTION for entry in log if entry // LOG_ACTION == PLAY * LOG_SEAT + seat)
    return sum(1 << card for card in by_seat)


@TWIN
def test_the_first_dealers_card_lies_on_any_place_of_that_hand(slow: bool) -> None:
    """Evidence before any call: AMB-2."""
    chance, two = random.Random(23 if slow else 13), parse_card("2D")
    match = Match("king_bolola", {"first_dealer": "two_of_diamonds"})
    match.deal(shuffled(match, chance))
    dealer, seat = match.state.dealer, (match.state.dealer + 1) % 4
    places = range(3, 52, 4)  # the dealer gets the last card of each round
    assert match.state.hands[dealer] >> two & 1
    packs = packs_of(match, seat, scaled(1300 if slow else 260))
    lies = (packs == two).argmax(axis=1)
    assert {*lies.tolist()} <= {*places}
    expected = len(lies) / len(places)
    assert ((np.bincount(lies, minlength=52)[places] - expected) ** 2 / expected).sum() < 12 + 5 * 24**0.5


@TWIN
def test_a_bleeder_that_was_exchanged_lay_anywhere_but_where_the_card_for_it_came_from(slow: bool) -> None:
    """BA-TRUMP-4: the only case in which the rules reveal an order; every world has equally many orders."""
    chance = random.Random(25 if slow else 15)
    found: list[tuple[float, int]] = []
    while len(found) < scaled(4 if slow else 2):
        before, match = exchanged(chance, tricks=11)
        exchanger = match.state.exchanger
        if exchanger in {-1, match.turn} or number_of_sharings(match, match.turn) > MOST:
            continue
        pack = match.deals[-1][0]
        real = all_worlds(before, match, match.turn)
        cards = match.state.hands[exchanger] | played(match, exchanger) | 1 << XR
        places = [place for place, card in enumerate(pack) if cards >> card & 1 and place != DRAWN]
        assert len(places) == 13
        worlds, cells = Worlds(match.game, match.concealed(match.turn), match.turn), 13 * len(real)
        states, packs = (draw(np.random.default_rng(4), EACH * cells) for draw in (worlds.sample, worlds.sample_packs))
        hands = [tuple(match.game.layout.reader(states, n).hands) for n in range(len(states))]
        drawn = Counter(zip(hands, (packs == XR).argmax(axis=1).tolist(), strict=True))
        expected = [(world, place) for world in real for place in places]
        assert {*drawn} <= {*expected}
        found.append((sum((drawn[cell] - EACH) ** 2 / EACH for cell in expected), cells - 1))
    assert uniform(found)
