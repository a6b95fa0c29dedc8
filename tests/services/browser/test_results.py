"""The result of a deal in the page: one sentence first, and it stays until the player continues."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from tests.services.browser.accessibility import axe
from tests.services.browser.page_players import PATIENCE, page_player, until
from tests.services.running import RunningServer
from vierblatt.server.table.reading import COMPANY_WAIT


def test_a_result_stays_until_the_player_continues(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    me = page_player(new_context, server.url)
    table = me.person.solo_table("back_alley", settings={"pace": 1})
    me.enter(table).drive()
    me.sheet(PATIENCE)
    expect(me.result.locator(".sentence")).to_have_text(re.compile(r"We.*They.*\.$"))
    info = me.person.get(f"/api/tables/{table}")
    assert info["result_wait"]["seats"] == [0] and info["result_wait"]["left"] > COMPANY_WAIT
    button = me.result.get_by_role("button", name="Continue")
    expect(button).to_be_focused()
    assert not axe(me.page)
    me.page.keyboard.press("Enter")
    expect(me.result).to_have_count(0)
    begun = {"event": "deal-begun", "number": 2}
    until(me.page, lambda: any(begun.items() <= line.get("event", {}).items() for line in me.log))


def test_the_end_of_a_match_can_be_shared_as_a_picture(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    me = page_player(new_context, server.url)
    me.enter(me.person.solo_table("kout_bo", preset="short_match")).drive(through=True)
    me.sheet(PATIENCE * 2)
    me.page.evaluate("() => { navigator.canShare = undefined; }")
    with me.page.expect_download() as download:
        me.result.get_by_role("button", name="Share as a picture").click()
    assert download.value.suggested_filename == "vierblatt.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    assert not axe(me.page)
