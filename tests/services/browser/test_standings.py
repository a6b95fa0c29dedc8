"""Luck and skill at the end of a match, the leaderboard against bots, and a player's page."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from tests.services.browser.accessibility import axe
from tests.services.browser.page_players import PATIENCE, page_player
from tests.services.running import RunningServer


def test_a_match_that_counts_ends_with_luck_and_skill(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    me = page_player(new_context, server.url)
    counted = {"hints": False, "takeback": False, "pace": 0, "private": True}
    me.enter(me.person.solo_table("kout_bo", preset="short_match", bot="casual", settings=counted)).drive(through=True)
    me.sheet(PATIENCE * 2)
    luck = me.result.locator("vb-match-luck")
    expect(luck).to_contain_text(re.compile(r"The cards .*; your side’s play "))
    expect(luck).to_contain_text("Compared with steady bots")
    assert not axe(me.page)
    me.page.goto(f"{server.url}/me")
    expect(me.page.locator("vb-records li").first).to_contain_text(re.compile(r"won|lost"))
    expect(me.page.locator("vb-player-statistics")).to_contain_text("Statistics")
    assert not axe(me.page)
    me.page.goto(f"{server.url}/leaders/kout_bo")
    me.page.get_by_role("button", name="Against bots").click()
    expect(me.page.locator("vb-page-leaders")).to_contain_text("listed after 20 complete deals")
    assert not axe(me.page)
