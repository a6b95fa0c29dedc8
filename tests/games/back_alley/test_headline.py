"""The head of the table during the auction and the play."""

from __future__ import annotations

from tests.games.back_alley.table import Table, five, sized
from tests.games.back_alley.test_events import TWO
from vierblatt.games.back_alley import GAME
from vierblatt.games.events import Fact, Headline

DEAL = Fact("deal", "number", 1)


def headline(table: Table) -> Headline:
    return GAME.table.headline(table.now, GAME.table.facts(table.now))


def test_the_auction_shows_trumps_the_highest_call_and_the_deal() -> None:
    assert headline(five()) == Headline(trump="H", facts=[DEAL])
    assert headline(five("pass")) == Headline(trump="H", facts=[DEAL])
    assert headline(five("bid 1", "bid 2")) == Headline(
        trump="H", facts=[Fact("call", "call", "bid 2", 1), DEAL], owner=1
    )


def test_contracts_are_the_tricks_that_each_team_needs_and_a_board_needs_all() -> None:
    assert headline(five("bid 1", "bid 2", "bid 1", "pass")) == Headline(trump="H", needed=[2, 2])
    board = Headline(trump="H", facts=[Fact("contract", "key", "board-1", 0)], needed=[5, 1])
    assert headline(five("board", "bid 1", "pass", "pass")) == board


def test_that_no_suit_is_trumps_is_said() -> None:
    shown = headline(sized(2).deal(TWO, "XR 9C"))
    assert (shown.trump, shown.facts[0]) == ("", Fact("trump", "key", "no-trump"))
