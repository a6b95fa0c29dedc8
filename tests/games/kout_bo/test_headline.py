"""The head of the table during the auction and the play."""

from __future__ import annotations

from tests.games.kout_bo.table import Table
from vierblatt.games.events import Fact, Headline
from vierblatt.games.kout_bo import GAME


def headline(table: Table) -> Headline:
    return GAME.table.headline(table.now, GAME.table.facts(table.now))


def test_the_auction_shows_only_the_highest_bid() -> None:
    table = Table(dealer=5).shuffled()
    assert headline(table) == Headline()
    table.call("pass", 6, "pass")
    assert headline(table) == Headline(facts=[Fact("bid", "call", "bid 6", 1)], owner=1)


def test_makers_need_their_bid_and_the_others_one_trick_more_than_it_leaves() -> None:
    table = Table(dealer=5).shuffled().call("pass", 6, "pass", "pass", "pass", "pass")
    contract = Headline(facts=[Fact("contract", "number", 6, 1)], owner=1, needed=[4, 6])
    assert headline(table) == contract
    table.act("trump D")
    assert headline(table) == Headline(trump="D", facts=contract.facts, owner=1, needed=[4, 6])


def test_a_forced_bid_is_named_malzom() -> None:
    table = Table(dealer=5).shuffled().call(*["pass"] * 5, 5)
    assert headline(table).facts == [Fact("malzom", "number", 5, 5)]
    assert headline(table).needed == [5, 5]
