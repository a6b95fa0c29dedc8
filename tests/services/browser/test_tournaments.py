"""Tournaments on the page: an organiser with a phone and nothing to read, players who follow, a screen for the room."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.scale import slow_except
from tests.services.browser.accessibility import barriers_of
from tests.services.browser.folded import unfold
from tests.services.browser.page_players import page_player
from tests.services.browser.signing_in import sign_in
from tests.services.people import Guest, guest
from tests.services.running import RunningServer
from vierblatt.locale import strip_isolates
from vierblatt.locale.store import bundle, format_message

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LONG = "Abdulrahman bin Khalid and Muhammad bin Abdulaziz of Dammam"


def said(language: str, message: str, **values: Any) -> str:
    """What the page says in a language, without marks of direction."""
    return strip_isolates(format_message(bundle(language), message, values)[0])


def shown(text: str) -> re.Pattern[str]:
    """A pattern for a text with or without marks of direction."""
    return re.compile("[\u2066-\u2069\u200e]*".join(re.escape(letter) for letter in text))


class Organiser:
    """Somebody who makes and runs a tournament by tapping."""

    def __init__(self, page: Page, language: str) -> None:
        self.page, self.language = page, language
        self.lead = page.locator("vb-tournament-lead")

    def said(self, message: str, **values: Any) -> str:
        """What the page says to them."""
        return said(self.language, message, **values)

    def tap(self, message: str, within: Locator | None = None, **values: Any) -> None:
        """Taps the button or link with these words."""
        place, name = within or self.page.locator("body"), shown(self.said(message, **values))
        place.get_by_role("button", name=name).or_(place.get_by_role("link", name=name)).first.tap()

    def make(self, kind: str, fewer_rounds: int = 0) -> str:
        """Makes a tournament, from the first page on; returns its id."""
        self.page.goto("/")
        self.tap("web-tournaments-line")
        self.tap("tour-new")
        self.page.get_by_text(self.said(f"tour-kind-{kind}-is")).tap()
        for _ in range(fewer_rounds):
            self.tap("tour-fewer")
        self.tap("tour-make")
        self.page.wait_for_url(re.compile(r"/tournament/[a-z0-9]{10}$"))
        return self.page.url.rpartition("/")[2]

    def choose_boards(self) -> Locator:
        """Chooses pairs and boards at tables on the page of a new tournament; returns the choice of tables."""
        self.page.goto("/tournaments/new")
        self.page.get_by_text(self.said("tour-kind-pairs-is")).tap()
        choice = self.page.locator("vb-tables-choice")
        choice.get_by_text(shown(self.said("tour-boards-at-tables-is"))).tap()
        return choice

    def add_numbered(self, count: int) -> None:
        """Adds contestants without names."""
        adding = self.page.locator(".numbered")
        for _ in range(8 - count):
            self.tap("tour-fewer", adding)
        adding.get_by_role("button").last.tap()
        expect(self.page.get_by_text(self.said("tour-added"))).to_be_visible()

    def add_named(self, *names: str) -> None:
        """Types or pastes names, one a line."""
        self.page.locator("vb-tournament-contestants textarea").fill("\n".join(names))
        self.page.locator("vb-tournament-contestants form button").first.tap()
        expect(self.page.locator("vb-tournament-contestants ol li")).to_have_count(len(names))

    def draw(self) -> None:
        """Makes the draw, and says that it is meant so."""
        self.tap("tour-act-start", self.lead)
        self.tap("tour-act-start", self.lead)

    def enter_results(self, count: int) -> None:
        """Enters every result that is missing: the main button leads from one to the next."""
        for number in range(count):
            self.tap("tour-act-enter", self.lead)
            dialog = self.page.locator("vb-tournament-result")
            for field, points in zip(dialog.locator(".points input").all(), (152, 98 + number), strict=True):
                field.tap()
                self.page.keyboard.type(str(points))
            self.tap("tour-save", dialog)
            expect(dialog).to_have_count(0)

    def finish(self) -> None:
        """Ends the tournament, and says that it is meant so."""
        self.tap("tour-act-close", self.lead)
        self.tap("tour-act-close", self.lead)
        expect(self.lead).to_contain_text(shown(self.said("tour-next-over", winners="")[:12]))


def organiser(new_context: Callable[..., BrowserContext], language: str, server: RunningServer) -> Organiser:
    """Somebody with a phone, who has a name already."""
    context = new_context(locale=language, **PHONE)
    me = guest(server.url)
    me._ask("PATCH", "/api/me", json={"name": "منيرة"})
    sign_in(context, Guest(server.url, me.token, me.player, "منيرة"))
    return Organiser(context.new_page(), language)


def test_an_evening_of_eight_pairs_in_arabic_by_tapping(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    host = organiser(new_context, "ar", server)
    tournament = host.make("swiss", fewer_rounds=1)
    expect(host.page.locator("html")).to_have_attribute("dir", "rtl")
    # A player scans the code, enters, and follows from then on.
    player = page_player(new_context, server.url, locale="ar", **PHONE).page
    player.goto(f"/tournament/{tournament}")
    player.get_by_role("textbox", name=shown(said("ar", "tour-entry-name-pair"))).fill("سعد وفهد")
    player.get_by_role("button", name=said("ar", "tour-entry"), exact=True).tap()
    followed = player.locator("vb-tournament-lead")
    expect(followed).to_contain_text("سعد وفهد")
    expect(host.page.locator("vb-tournament-contestants ol li")).to_contain_text("سعد وفهد")
    host.add_numbered(7)
    expect(host.lead).to_contain_text(shown(said("ar", "tour-count-pair", count=8)))
    assert not barriers_of(host.page)
    assert not barriers_of(player)
    host.draw()
    for number in (1, 2, 3):
        if number > 1:
            host.tap("tour-act-pair", host.lead, next=said("ar", "tour-round", number=number))
        heading = shown(said("ar", "tour-round", number=number))
        expect(host.page.locator("vb-tournament-round h2")).to_have_text(heading)
        expect(host.page.locator("vb-tournament-round .meeting")).to_have_count(4)
        expect(player.locator("vb-tournament-round h2")).to_have_text(heading)
        expect(player.locator("vb-tournament-round li").first).to_contain_text(said("ar", "tour-yours"))
        expect(followed).to_contain_text(shown(said("ar", "tour-own-table", table=0, others="").partition("0")[0]))
        host.enter_results(4)
        expect(player.locator("vb-tournament-round .won")).to_have_count(4)
    assert not barriers_of(host.page)
    host.finish()
    lines = player.locator("vb-tournament-standings tbody tr")
    expect(lines).to_have_count(8)
    expect(lines.first.locator(".number").last).to_have_text("6")  # three wins
    expect(player.locator("vb-tournament-standings tr.own")).to_contain_text("سعد وفهد")
    player.locator("vb-tie-break button").first.tap()
    expect(player.locator("vb-tie-break [popover]").first).to_contain_text(said("ar", "tour-tie-buchholz-is"))
    assert not barriers_of(player)


def test_a_knock_out_of_eight_pairs_in_arabic_by_tapping(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    host = organiser(new_context, "ar", server)
    tournament = host.make("knockout")
    host.add_numbered(8)
    host.draw()
    player = new_context(locale="ar", **PHONE).new_page()
    player.goto(f"/tournament/{tournament}#standings")
    for meetings, lines in ((4, 8), (2, 4), (2, 2)):  # the last two: the final and the third place
        if lines < 8:
            host.tap("tour-act-pair", host.lead, next=said("ar", "tour-stage", lines=lines))
        expect(host.page.locator("vb-tournament-round .meeting")).to_have_count(meetings)
        shown = player.locator("vb-tournament-bracket .column.shown h3")
        expect(shown).to_have_text(said("ar", "tour-stage", lines=lines))
        host.enter_results(meetings)
    host.finish()
    expect(player.locator("vb-tournament-standings td.place")).to_have_text(["1", "2", "3", "4", "5", "5", "5", "5"])
    expect(player.locator("vb-tournament-bracket .third .won")).to_have_count(1)
    expect(host.page.locator("vb-tournament-standings tbody tr")).to_have_count(8)
    for page in (host.page, player):
        assert not barriers_of(page)


@pytest.mark.parametrize("language", slow_except({"de"}, ["en", "de"]))
def test_an_evening_with_a_ruling_and_its_trail(
    language: str, new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    host = organiser(new_context, language, server)
    host.make("knockout")
    host.add_named("Amal & Badr", "Clara & Dina", "Emad & Fay")
    host.draw()
    expect(host.page.locator("vb-tournament-round .byes")).to_be_visible()
    host.tap("tour-act-enter", host.lead)
    dialog = host.page.locator("vb-tournament-result")
    unfold(dialog.locator("summary"))
    dialog.locator("input[type=radio]").first.check()
    dialog.locator("details input[name=reason]").fill("Flat tyre")
    assert not barriers_of(host.page)
    host.tap("tour-decide", dialog)
    host.tap("tour-act-pair", host.lead, next=said(language, "tour-stage", lines=2))
    host.enter_results(1)
    host.tap("tour-part-more", host.page.locator("nav.tabs"))
    unfold(host.page.locator("vb-tournament-trail summary"))
    expect(host.page.locator("vb-tournament-trail li")).to_contain_text("Flat tyre")
    expect(host.page.locator("vb-share-link img")).to_have_js_property("complete", True)
    assert not barriers_of(host.page)
    host.finish()


def running(server: RunningServer, people: int = 8, **new: Any) -> tuple[Guest, str]:
    """A tournament with its first round; its organiser and its id."""
    host = guest(server.url)
    body = {"name": "T" * 40, "game": "baloot", "format": {"format": "swiss", "rounds": 3}} | new
    tournament = str(host.post("/api/tournaments", **body)["id"])
    for number in range(people):
        host.post(f"/api/tournaments/{tournament}/contestants", name=f"{number} {LONG}"[:40])
    host.post(f"/api/tournaments/{tournament}/start")
    host.post(f"/api/tournaments/{tournament}/pair")
    return host, tournament


SIZES = [(320, 568), (844, 390), (1280, 800)]


@pytest.mark.parametrize(
    ("language", "size"),
    slow_except({("ar", SIZES[0]), ("en", SIZES[1]), ("ar", SIZES[2])}, product(["en", "ar"], SIZES)),
)
def test_the_page_fits_every_screen(
    size: tuple[int, int], language: str, new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    host, tournament = running(server, format={"format": "knockout"})
    context = new_context(locale=language, viewport={"width": size[0], "height": size[1]})
    sign_in(context, host)
    page = context.new_page()
    page.goto("/tournaments/new")
    expect(page.locator("h1")).to_be_visible()
    found = {"new": barriers_of(page)}
    for part in ("round", "standings", "contestants", "more"):
        page.goto(f"/tournament/{tournament}#{part}")
        expect(page.locator(f"nav.tabs a[href='#{part}']")).to_have_attribute("aria-current", "page")
        page.wait_for_load_state("networkidle")
        found[part] = barriers_of(page)
    assert not {where: barriers for where, barriers in found.items() if barriers}


def test_a_screen_for_the_room_and_sheets_for_the_tables(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    host, tournament = running(server)
    context = new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    screen = context.new_page()
    screen.goto(f"/tournament/{tournament}/screen")
    expect(screen.locator("vb-page-tournament-screen .meeting")).to_have_count(4)
    assert screen.locator("vb-app header nav").count() == 0
    assert not barriers_of(screen)
    page = context.new_page()
    page.goto(f"/tournament/{tournament}#more")
    page.evaluate("() => { window.print = () => { window.printed = true; }; }")
    page.get_by_role("button", name=said("en", "tour-print-slips")).click()
    page.wait_for_function("() => window.printed")
    page.emulate_media(media="print")
    expect(page.locator("vb-tournament-sheets .slip")).to_have_count(4)
    expect(page.locator("vb-tournament-sheets .slip").first).to_be_visible()
    expect(page.locator("vb-tournament-lead")).not_to_be_visible()
    expect(page.locator("vb-app header")).not_to_be_visible()
    # The room sees the first result without anybody touching the screen.
    host.post(f"/api/tournaments/{tournament}/meetings/1/result", matches=[[152, 98]])
    expect(screen.locator("vb-page-tournament-screen .won")).to_have_count(1)
