"""People on the page: two become friends, one challenges the other, a block ends it; on a phone, in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.scale import slow_except
from tests.services.browser.accessibility import axe
from tests.services.browser.folded import unfold
from tests.services.browser.page_players import named, page_player
from tests.services.running import RunningServer

NARROW = {"viewport": {"width": 320, "height": 568}}
#: Controls that are lower or narrower than a finger, anywhere in the page and in the header.
SMALL = """() => {
    const hosts = (root) => [...root.querySelectorAll('*')].filter((each) => each.shadowRoot);
    const deep = (root) => [...root.querySelectorAll('button, a.button, summary, select, header a')].concat(
        ...hosts(root).map((each) => deep(each.shadowRoot)));
    const low = (each) => each.checkVisibility() && !each.classList.contains('skip')
        && each.getBoundingClientRect().height < 43.5;
    return deep(document).filter(low).map((each) => each.outerHTML.slice(0, 120));
}"""

#: Whether the header has too little room for all languages.
CUT = """() => {
    const languages = document.querySelector('vb-app').shadowRoot.querySelector('vb-languages');
    return languages !== null && languages.scrollWidth > languages.clientWidth;
}"""


def barriers_of(page: Page) -> list[str]:
    """The serious barriers of a page, including being wider than the screen and controls that are too small."""
    wide = page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    cut = ["the languages are cut off"] if page.evaluate(CUT) else []
    return axe(page) + (["wider than the screen"] if wide else []) + cut + page.evaluate(SMALL)


def test_two_become_friends_play_and_part(
    new_context: Callable[..., BrowserContext], server: RunningServer, complaints: list[str]
) -> None:
    amal = named(page_player(new_context, server.url, **NARROW), "Amal P").page
    badr_player = named(page_player(new_context, server.url), "Badr P")
    badr = badr_player.page
    amal.goto("/people")
    expect(amal.get_by_text("Nobody here yet.")).to_be_visible()
    assert not barriers_of(amal)
    badr.goto("/people")  # connected: they hear at once
    expect(badr.get_by_text("Nobody here yet.")).to_be_visible()
    amal.goto(f"/player/{badr_player.person.player}")
    amal.get_by_role("button", name="Ask to be friends: Badr P").click()
    expect(amal.get_by_role("button", name="Take the request back")).to_be_visible()
    assert not barriers_of(amal)

    bell = badr.locator("vb-notice-bell a")
    before = bell.bounding_box()
    expect(bell).to_have_accessible_name(re.compile("Notices: .?1.? unread"))
    assert bell.bounding_box() == before, "the header does not move"
    expect(badr.locator("vb-toast")).to_contain_text("Amal P asks to be friends")
    bell.click()
    badr.wait_for_url("**/notices")
    badr.get_by_role("button", name="Accept").click()
    expect(badr.get_by_text("Nothing new.")).to_be_visible()
    expect(bell).to_have_accessible_name("Notices")
    assert not barriers_of(badr)

    amal.goto("/people")
    expect(amal.locator("vb-page-people")).to_contain_text("Badr P")
    expect(amal.locator("vb-page-people .online")).to_be_visible()
    amal.get_by_role("button", name="Challenge Badr P").click()
    dialog = amal.locator("vb-challenge")
    dialog.get_by_label("Game").select_option(label="Baloot")
    assert not barriers_of(amal)
    dialog.get_by_role("button", name="Open the table and challenge").click()
    amal.wait_for_url(re.compile(r"/t/[a-z0-9]{10}"))
    expect(badr.get_by_text("Amal P challenges you to a match of Baloot.")).to_be_visible()
    assert not barriers_of(badr)
    badr.locator("vb-page-notices").get_by_role("button", name="Play").click()
    badr.wait_for_url(amal.url)
    expect(badr_player.ready_button).to_be_visible()
    expect(amal.locator("vb-toast")).to_contain_text("Badr P has accepted")

    # At the table, Badr blocks Amal; then neither reaches the other, and Amal is told nothing of it.
    badr.locator("vb-table-bar").get_by_role("button", name="Menu").click()
    badr.get_by_role("button", name="People at this table").click()
    unfold(badr.locator("vb-person-actions summary"))
    badr.get_by_role("button", name="Block: Amal P").click()
    expect(badr.get_by_text("You block Amal P: neither of you reaches the other.")).to_be_visible()
    assert not axe(badr)
    amal.goto("/people")
    expect(amal.get_by_text("Nobody here yet.")).to_be_visible()
    amal.goto(f"/player/{badr_player.person.player}")
    expect(amal.get_by_text("Badr P accepts no requests and challenges now.")).to_be_visible()
    expect(amal.get_by_role("button", name=re.compile("Ask to be friends"))).to_have_count(0)
    assert complaints == []


@pytest.mark.parametrize("language", slow_except({"de", "ar"}, ["en", "de", "ar"]))
def test_the_pages_fit_a_small_phone(
    language: str, new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    amal = named(page_player(new_context, server.url, locale=language, **NARROW), f"Abdulrahman bin {language}")
    others = [page_player(new_context, server.url).person for _ in range(3)]
    for each, what in zip(others, ("follow", "block", "mute"), strict=True):
        amal.person._ask("PUT", f"/api/people/{each.player}/{what}")
        if what != "block":
            each._ask("PUT", f"/api/people/{amal.person.player}/friend")
    page = amal.page
    for path in ("/people", "/notices", f"/player/{others[0].player}"):
        page.goto(path)
        expect(page.locator("main h1")).to_be_visible()
        expect(page.locator("main .wait")).to_have_count(0)
        assert not barriers_of(page), path
    expect(page.locator("html")).to_have_attribute("dir", "rtl" if language == "ar" else "ltr")
