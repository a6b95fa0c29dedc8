"""The head of the table during the auction and the play."""

from __future__ import annotations

from tests.games.baloot.table import Deal
from vierblatt.games.baloot import GAME
from vierblatt.games.events import Fact, Headline


def headline(deal: Deal) -> Headline:
    return GAME.table.headline(deal.r, GAME.table.facts(deal.r))


def test_the_auction_is_about_the_public_card_in_this_round() -> None:
    assert headline(Deal()) == Headline(facts=[Fact("public-card", "card", "9H"), Fact("round", "number", 1)])


def test_a_sold_card_gives_way_to_the_contract_its_stake_and_the_buyer() -> None:
    deal = Deal().do("pass", "hokom", "pass", "pass", "pass", "hokom")
    assert headline(deal) == Headline(trump="H", facts=[Fact("mode", "key", "hokom")], owner=1)
    deal.do("double locked", "pass")
    stake = [Fact("mode", "key", "hokom"), Fact("level", "key", "double")]
    assert headline(deal) == Headline(trump="H", facts=stake, owner=1)


def test_sun_has_no_trumps() -> None:
    sun = headline(Deal().do("sun"))
    assert (sun.trump, sun.facts[0].value, sun.owner) == ("", "sun", 0)
