"""A game of the tests with a secret exchange: its cards are tapped on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.services.browser.page_players import page_player, seated
from tests.services.requesting import HTTP
from tests.services.running import RunningServer

LONG = 90_000  #: milliseconds for a deal of four pages on a busy machine
Contexts = Callable[..., BrowserContext]


@pytest.fixture
def server(start_server: Callable[..., RunningServer]) -> RunningServer:
    """A server with the tests' games."""
    return start_server(module=("tests.all_games",))


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any], server: RunningServer) -> dict[str, Any]:
    """Pages are those of this server."""
    return {**browser_context_args, "base_url": server.url}


@pytest.mark.early
def test_three_cards_are_tapped_and_go_to_the_neighbour(new_context: Contexts, server: RunningServer) -> None:
    me = page_player(new_context, server.url)
    table = me.person.solo_table("hearts")
    me.enter(table)
    expect(me.cards).to_have_count(13)
    expect(me.open_cards.first).to_be_visible()
    expect(me.page.get_by_text("Pass three cards", exact=True)).to_be_visible()
    before = set(me.hand())
    for number in range(3):
        expect(me.open_cards).to_have_count(13 - number)
        me.open_cards.first.click(position={"x": 6, "y": 30})  # the part that the next card leaves visible
    expect(me.page.locator("vb-table-head")).to_contain_text("Hearts")
    expect(me.cards).to_have_count(13)
    assert len(before - set(me.hand())) == 3


@pytest.mark.early
def test_a_page_at_every_seat_plays_a_whole_deal_of_hearts(new_context: Contexts, server: RunningServer) -> None:
    table, people = seated(new_context, server.url, "hearts")
    for seed, each in enumerate(people):
        each.drive(seed + 1)
    sheets = [each.sheet(LONG) for each in people]
    assert sheets[0] and all(sorted(sheet) == sorted(sheets[0]) for sheet in sheets)
    proof = HTTP.get(f"{server.url}/api/tables/{table}/proof").json()
    assert [len(actions) for actions in proof["secret_actions"]] == [12]
