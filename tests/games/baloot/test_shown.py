"""What a deal of Baloot has shown of the hands."""

from __future__ import annotations

import random

import pytest

from tests.games import shown
from tests.walks import new_match, random_action, shuffled, walk
from vierblatt.position import load
from vierblatt.search import Worlds


def test_a_seat_that_does_not_follow_is_known_to_lack_the_suit() -> None:
    for match in walk("baloot", seed=5, deals=20):
        assert match.state.voids == shown.voids(match.state)


BIDS = {"hokom", "sun", "ashkal"}


@pytest.mark.parametrize("preset", ["standard", "seed"])
def test_the_seats_that_bid_in_a_deal_are_known(preset: str) -> None:
    """Also a seat that was outbid, whose Ashkal was wrongful, or that bought a Kawesh as sun (A28)."""
    chance, seen = random.Random(3), set()
    bids = BIDS | ({"kawesh"} if preset == "seed" else set())
    for number in range(200):
        match = new_match("baloot", random.Random(number), preset)
        match.deal(shuffled(match, chance))
        have_bid = 0
        while match.turn >= 0 and match.phase != "play":
            call, seat = random_action(match, chance), match.turn
            match.do(call)
            if call in bids:
                have_bid |= 1 << seat
                seen.add(call)
            assert match.state.have_bid == have_bid, (number, call)
    assert seen >= BIDS


def test_a_position_without_its_public_card_has_possible_deals() -> None:
    contract = {"mode": "sun", "buyer": 1}
    match = load(
        {"game": "baloot", "hands": ["AS KS QS JS TS 9S 8S 7S", None, None, None], "contract": contract, "leader": 0}
    )
    assert Worlds(match.game, match.concealed(0), 0).ways > 1
