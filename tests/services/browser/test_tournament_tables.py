"""A tournament at tables on phones: it is chosen, a partner comes by a link, the table is found, and leads back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.scale import slow_except
from tests.services.browser.accessibility import barriers_of
from tests.services.browser.signing_in import sign_in
from tests.services.browser.test_tournaments import PHONE, Organiser, organiser, said, shown
from tests.services.people import Guest, guest
from tests.services.running import RunningServer

SMALL = {**PHONE, "viewport": {"width": 320, "height": 640}}


def phone(new_context: Callable[..., BrowserContext], who: Guest, language: str) -> Page:
    """A page of somebody with a small phone."""
    context = new_context(locale=language, **SMALL)
    sign_in(context, who)
    return context.new_page()


def named(server: RunningServer, name: str) -> Guest:
    """A guest who has chosen a name."""
    me = guest(server.url)
    me._ask("PATCH", "/api/me", json={"name": name})
    return Guest(server.url, me.token, me.player, name)


def made(boss: Organiser) -> str:
    """Chooses tables here, where bots play for those who are missing; returns the tournament's id."""
    boss.page.goto("/tournaments/new")
    choice = boss.page.locator("vb-tables-choice")
    choice.get_by_text(shown(boss.said("tour-at-tables-is"))).tap()
    choice.get_by_text(shown(boss.said("tour-absent-bots-is"))).tap()
    assert not barriers_of(boss.page)
    boss.tap("tour-make")
    boss.page.wait_for_url(re.compile(r"/tournament/[a-z0-9]{10}$"))
    return boss.page.url.rpartition("/")[2]


@pytest.mark.parametrize("language", slow_except({"de", "ar"}, ["en", "de", "ar"]))
def test_from_the_link_of_a_partner_to_the_table(
    language: str, new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    boss = organiser(new_context, language, server)
    tournament = made(boss)
    amal, badr, dana = (named(server, name) for name in ("Amal", "Badr", "Dana"))
    dana.post(f"/api/tournaments/{tournament}/entry", name="Owls")
    first = phone(new_context, amal, language)
    first.goto(f"/tournament/{tournament}")
    first.locator("vb-tournament-lead input[name=name]").fill("Falcons")
    first.locator("vb-tournament-lead form button").tap()
    link = first.locator("vb-share-link input")
    expect(link).to_be_visible()
    assert not barriers_of(first)
    second = phone(new_context, badr, language)
    second.goto(link.input_value())
    join = second.locator("vb-tournament-partner").get_by_role("button", name=said(language, "tour-join"))
    expect(join).to_be_visible()
    assert not barriers_of(second)
    join.tap()
    expect(second.locator("vb-tournament-partner li")).to_have_count(2)
    boss.page.reload()
    boss.draw()
    way = first.locator("vb-own-table a")
    expect(way).to_be_visible()
    expect(first.locator("vb-own-table")).to_contain_text(badr.name)  # who is still missing
    size = way.bounding_box()
    assert size is not None and size["height"] >= 44
    assert not barriers_of(first)
    way.tap()
    first.wait_for_url(re.compile(r"/t/[a-z0-9]{10}$"))
    seating = first.locator("vb-table-seating")
    expect(seating).to_contain_text(shown(said(language, "table-you-are-ready")))
    assert not barriers_of(first)
    seating.locator("a.tournament").tap()
    first.wait_for_url(re.compile(rf"/tournament/{tournament}#round$"))
    boss.page.locator("a[href='#round']").tap()
    expect(boss.page.locator("vb-tournament-round a.watch").first).to_be_visible()
    assert not barriers_of(boss.page)
