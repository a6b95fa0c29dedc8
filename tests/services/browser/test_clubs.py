"""A majlis as a club on the page: a manager sets up a Thursday event on a phone in Arabic, and a member enters it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from tests.services.browser.accessibility import barriers_of
from tests.services.browser.folded import unfold
from tests.services.browser.page_players import named, page_player
from tests.services.browser.test_majlis import NARROW, joined, new_majlis
from tests.services.running import RunningServer

THURSDAY = "3"
A_WEEK = "168"


def test_a_manager_sets_up_a_thursday_event_on_a_phone_in_arabic_and_a_member_enters_it(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    riyadh = {**NARROW, "locale": "ar", "timezone_id": "Asia/Riyadh"}
    host = page_player(new_context, server.url).person
    badr = named(page_player(new_context, server.url, **riyadh), "بدر")
    clara = named(page_player(new_context, server.url, viewport={"width": 390, "height": 844}), "Clara E")
    majlis = new_majlis(host, game="baloot", changes={})
    joined(majlis, badr.person, clara.person)
    host._ask("PUT", f"/api/majlises/{majlis}/members/{badr.person.player}/role", json={"role": "manager"})
    clara.page.goto(f"/m/{majlis}")
    expect(clara.page.locator("vb-majlis-chat form")).to_be_visible()
    expect(clara.page.locator("vb-majlis-events h2")).to_have_count(0)

    page = badr.page
    page.goto(f"/m/{majlis}")
    page.locator("vb-majlis-events button.add").click()
    form = page.locator("vb-new-event")
    expect(form.locator("select[name=weekday]")).to_have_value(THURSDAY)
    expect(form.locator("select[name=zone]")).to_have_value("Asia/Riyadh")
    expect(form.locator("select[name=lead]")).to_have_value("24")
    form.locator("input[name=name]").fill("بطولة الخميس")
    form.locator("select[name=lead]").select_option(A_WEEK)
    assert not barriers_of(page)
    form.locator("button.primary").click()
    event = page.locator("vb-majlis-events .event")
    expect(event.locator("h3")).to_have_text("بطولة الخميس")
    expect(event.locator("time").first).to_contain_text("الخميس")
    expect(event.locator(".dates li")).to_have_count(4)
    assert not barriers_of(page)
    event.locator(".dates button").first.click()
    expect(event.locator(".dates li.off")).to_have_count(1)

    entry = clara.page.locator("vb-majlis-events .made a")
    expect(entry).to_contain_text("Entries are open, nobody has entered yet")
    assert not barriers_of(clara.page)
    entry.click()
    clara.page.wait_for_url(re.compile(r"/tournament/"))
    expect(clara.page.get_by_role("link", name="Diwan")).to_have_attribute("href", f"/m/{majlis}")
    clara.page.get_by_role("button", name="Enter").click()
    expect(clara.page.locator("vb-tournament-contestants")).to_contain_text("Clara E")
    page.reload()
    expect(page.locator("vb-majlis-events .made a")).to_contain_text("المسجلون: واحد")
    expect(page.locator("vb-majlis-events .event .dates li.off")).to_have_count(1)

    stranger = page_player(new_context, server.url).page
    stranger.goto(clara.page.url)
    expect(stranger.get_by_text("Only members of the majlis")).to_be_visible()
    expect(stranger.get_by_role("link", name="Diwan")).to_have_count(0)
    expect(stranger.get_by_role("button", name="Enter")).to_have_count(0)


def test_the_host_chooses_a_crest_names_rules_and_appoints_a_manager(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    host = named(page_player(new_context, server.url, **NARROW), "Amal K")
    badr = named(page_player(new_context, server.url), "Badr K")
    majlis = new_majlis(host.person, game="baloot", changes={})
    joined(majlis, badr.person)
    page = host.page
    page.goto(f"/m/{majlis}")
    manage = page.locator("vb-majlis-manage")
    unfold(manage.locator("summary", has_text=re.compile("^Crest$")))
    for choice in ("crescent", "arch", "violet", "gold"):
        manage.locator("vb-crest-choice").get_by_role("radio", name=choice, exact=True).check()
    assert not barriers_of(page)
    manage.locator("vb-crest-choice").get_by_role("button", name="Save").click()
    crest = page.get_by_role("img", name="Crest: crescent, gold, on violet; arch")
    expect(crest.first).to_be_visible()
    unfold(manage.locator("summary", has_text="Named house rules"))
    rules = manage.locator("vb-majlis-rules")
    rules.get_by_role("button", name="Add house rules").click()
    rules.get_by_label("Name of these house rules").fill("Long night")
    rules.get_by_role("button", name="Save").click()
    expect(rules.get_by_text("Long night")).to_be_visible()
    assert not barriers_of(page)
    page.get_by_role("button", name="Badr K: options").click()
    page.get_by_role("button", name="Make Badr K a manager").click()
    expect(page.locator("vb-majlis-standing .members")).to_contain_text("manager")

    badr.page.goto(f"/m/{majlis}")
    unfold(badr.page.locator("vb-majlis-play summary"))
    badr.page.get_by_role("button", name="Long night").click()
    badr.page.wait_for_url("**/t/*")
    badr.page.goto("/")
    expect(badr.page.locator("vb-majlises .crest")).to_be_visible()
    badr.page.goto(f"/m/{majlis}")
    expect(badr.page.get_by_role("heading", name="Manage the majlis")).to_be_visible()
    expect(badr.page.get_by_role("button", name="Delete the majlis")).to_have_count(0)
