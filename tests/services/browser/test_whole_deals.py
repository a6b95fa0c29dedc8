"""A page at every seat plays a deal, and one page plays a match to its end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.scale import slow_except
from tests.services.browser.matches import kept_record
from tests.services.browser.page_players import page_player, seated
from tests.services.requesting import HTTP
from tests.services.running import RunningServer
from vierblatt import games

LONG = 90_000  #: milliseconds for a deal of six pages on a busy machine


#: One game of six pages and one of four; `tests/services/browser/test_nothing_hidden.py` plays all games on one page.
@pytest.mark.parametrize("game", slow_except({"kout_bo", "back_alley"}, games.game_ids()))
def test_a_page_at_every_seat_plays_a_whole_deal(
    game: str, new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    table, people = seated(new_context, server.url, game)
    held = [card for each in people for card in each.hand()]
    assert len(held) == len(set(held))
    for seed, each in enumerate(people):
        each.drive(seed + 1)
    sheets = [each.sheet(LONG) for each in people]
    assert sheets[0] and all(sorted(sheet) == sorted(sheets[0]) for sheet in sheets)
    proof = HTTP.get(f"{server.url}/api/tables/{table}/proof").json()
    assert len(proof["secrets"]) >= 1
    assert all(proof["nonces"])


def test_a_match_is_played_to_its_end_and_then_another_one(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    me = page_player(new_context, server.url)
    table = me.person.solo_table("kout_bo", preset="short_match")
    me.enter(table).drive(through=True)
    again = me.page.get_by_role("button", name="Play again")
    expect(again).to_be_visible(timeout=LONG)
    expect(me.result.get_by_role("heading")).to_have_text(re.compile("won|Won by"))
    record = kept_record(server.url, table)
    totals = me.result.locator("tr.total td").all_inner_texts()
    assert record["deals"][-1]["end"]["totals"] == [int(total) for total in totals]
    expect(me.page.get_by_role("link", name="Watch the replay")).to_have_attribute("href", f"/r/{table}")
    again.click()
    me.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(table))
    expect(me.cards.first).to_be_visible()
    me.drive(seed=2)
    assert me.sheet(LONG)
