"""Moderation on the page, on phones: from the report at a table to the objection that succeeds."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.cli.running import vierblatt
from tests.services.browser.accessibility import axe
from tests.services.browser.page_players import PagePlayer, named, page_player
from tests.services.running import RunningServer

NARROW = {"viewport": {"width": 320, "height": 568}}


def moderator(new_context: Callable[..., BrowserContext], server: RunningServer, name: str, **options: Any) -> Page:
    """The page of an account with the role."""
    player = page_player(new_context, server.url, **options)
    session = player.person.post("/api/register", name=name, password="correct horse")
    kept = json.dumps({**session, "guest": False})
    player.page.context.add_init_script(f"location.host && localStorage.setItem('vb-person', {json.dumps(kept)})")
    with ThreadPoolExecutor(1) as thread:  # this one has the browser's event loop
        words = ("admin", "--database", server.database_url, "moderator", "add", name)
        ran = thread.submit(vierblatt, *words).result()
    assert ran.code == 0, ran.err
    return player.page


def barriers_of(page: Page) -> list[str]:
    """The serious barriers of a page, including being wider than the screen, and what is too small to tap."""
    wide = page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    return axe(page) + (["wider than the screen"] if wide else []) + _small(page)


def _small(page: Page) -> list[str]:
    """Buttons, links and fields of the page that are lower than a finger needs."""
    found: list[str] = page.evaluate(
        """() => {
            const hosts = (root) => [...root.querySelectorAll('*')].filter((each) => each.shadowRoot);
            const tapped = 'button, a.button, summary, select, textarea, .cases a';
            const deep = (root) => [...root.querySelectorAll(tapped)].concat(
                ...hosts(root).map((each) => deep(each.shadowRoot)));
            const shown = hosts(document.querySelector('vb-app').shadowRoot);
            const pages = shown.filter((each) => each.localName.startsWith('vb-page-'));
            const low = (each) => each.checkVisibility() && each.getBoundingClientRect().height < 43.5;
            const found = pages.flatMap((each) => deep(each.shadowRoot)).filter(low);
            return found.map((each) => each.outerHTML.slice(0, 80));
        }"""
    )
    return found


def says(player: PagePlayer, text: str) -> None:
    """Writes something at the table."""
    expect(player.page.locator("vb-table-bar")).to_be_visible()
    if not player.panel.count():
        player.page.keyboard.press("t")
    player.page.locator("vb-table-talk form input").fill(text)
    player.page.locator("vb-table-talk form button").click()


@pytest.mark.early
def test_from_a_report_to_an_objection_that_succeeds(
    new_context: Callable[..., BrowserContext], server: RunningServer, complaints: list[str]
) -> None:
    amal = named(page_player(new_context, server.url), "Amal M")
    badr = named(page_player(new_context, server.url, locale="ar", **NARROW), "Badr M")
    dana = moderator(new_context, server, "Dana M", **NARROW)
    table = amal.person.open_table("baloot", settings={"private": True, "chat": "free"})
    for each in (amal, badr):
        each.enter(table)
        each.page.locator("vb-table-seating button.primary").first.click()
    says(badr, "you are all losers")

    # Amal reports.
    amal.menu("Report a player")
    amal.panel.get_by_role("button", name="Badr M").click()
    dialog = amal.page.locator("vb-report")
    expect(dialog.get_by_role("heading", name="Report Badr M")).to_be_visible()
    assert not axe(amal.page)
    dialog.get_by_label("What happened").fill("in the first deal")
    dialog.get_by_role("button", name="Send the report").click()
    expect(amal.page.get_by_role("status").filter(has_text="Thank you")).to_be_visible()

    # A moderator sees it, with the words, and silences.
    dana.goto("/moderation")
    assert not barriers_of(dana)
    dana.get_by_role("link", name="Badr M").click()
    expect(dana.locator("vb-case .marked")).to_contain_text("you are all losers")
    expect(dana.get_by_text("in the first deal")).to_be_visible()
    assert not barriers_of(dana)
    dana.get_by_label("What to do").select_option("silence")
    dana.get_by_label("For how long").select_option("24")
    dana.get_by_label("Reason").fill("Insults are not allowed here.")
    dana.get_by_role("button", name="Do it").click()
    expect(dana.get_by_text("Closed: Silenced")).to_be_visible()

    # Badr cannot write, reads why, and objects.
    says(badr, "and more")
    refusal = badr.panel.get_by_role("alert")
    expect(refusal).to_contain_text("منعك أحد المشرفين من الكتابة بحرية حتى")
    expect(refusal).to_be_in_viewport(ratio=0.9)
    badr.page.locator("vb-table-talk .phrases button").first.click()
    expect(badr.panel).to_have_count(0)  # phrases still work
    badr.page.goto("/me")
    mine = badr.page.locator("vb-my-moderation")
    expect(mine).to_contain_text("Insults are not allowed here.")
    assert not barriers_of(badr.page)
    mine.locator("section button").click()
    mine.locator("textarea").fill("هذا خطأ")
    assert not barriers_of(badr.page)
    mine.locator("form button").click()
    expect(mine).to_contain_text("لم يُبتّ في اعتراضك بعد")
    amal.page.goto("/me")
    amal.page.locator("vb-my-moderation summary").click()
    expect(amal.page.locator("vb-my-moderation .reports")).to_contain_text("handled")

    # Another moderator undoes it.
    essa = moderator(new_context, server, "Essa M", locale="ar", **NARROW)
    essa.goto("/moderation")
    expect(essa.locator("html")).to_have_attribute("dir", "rtl")
    essa.locator(".cases a", has_text="Badr M").click()
    expect(essa.locator("vb-case .appeal")).to_contain_text("هذا خطأ")
    assert not barriers_of(essa)
    essa.locator("vb-decide select").select_option(index=5)
    essa.locator("vb-decide textarea").fill("تم")
    with essa.expect_response(lambda answer: answer.request.method == "POST") as decided:
        essa.locator("vb-decide form button").click()
    assert decided.value.ok
    expect(essa.locator("vb-case > *", has_text="أُغلقت").or_(essa.locator("vb-case .note").first)).to_be_visible()
    essa.goto("/moderation")
    essa.locator("vb-moderation-trail summary").click()
    expect(essa.locator("vb-moderation-trail")).to_contain_text("Badr M")
    assert not barriers_of(essa)

    badr.enter(table)
    says(badr, "thank you")
    expect(badr.page.locator("vb-table-talk li", has_text="thank you")).to_be_visible()
    assert not complaints


def test_a_line_and_a_player_are_reported_where_they_are_seen(
    new_context: Callable[..., BrowserContext], server: RunningServer, complaints: list[str]
) -> None:
    amal = named(page_player(new_context, server.url, **NARROW), "Amal L")
    badr = named(page_player(new_context, server.url), "Badr L")
    majlis = badr.person.post("/api/majlises", name="Diwan", game="baloot")["id"]
    amal.person.post(f"/api/majlises/{majlis}/members")
    badr.person.post(f"/api/majlises/{majlis}/chat", text="rude words")
    page = amal.page
    page.goto(f"/m/{majlis}")
    page.get_by_role("button", name="Report: rude words").click()
    dialog = page.locator("vb-report")
    dialog.get_by_role("button", name="Send the report").click()
    expect(page.get_by_role("status").filter(has_text="Thank you")).to_be_visible()
    page.goto(f"/player/{badr.person.player}")
    page.get_by_role("button", name="Report", exact=True).click()
    expect(dialog.get_by_role("heading", name="Report Badr L")).to_be_visible()
    assert not barriers_of(page)
    page.keyboard.press("Escape")
    expect(dialog.get_by_role("heading")).to_have_count(0)
    assert [report["name"] for report in amal.person.get("/api/me/reports")["reports"]] == ["Badr L"]
    page.goto("/moderation")
    expect(page.get_by_role("alert")).to_contain_text("Only moderators may do that.")
    assert [said for said in complaints if "403" not in said] == []
    complaints.clear()
