"""A majlis on the page: people open, join and leave it, play its tables, keep a score and talk."""

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
from tests.services.browser.page_players import named, page_player
from tests.services.people import Guest
from tests.services.running import RunningServer

SHORT = {"schedule": [1]}  #: house rules of Back Alley for a match of one card each
NARROW = {"viewport": {"width": 320, "height": 568}}


def new_majlis(host: Guest, **new: Any) -> str:
    """Opens a majlis; returns its id."""
    body = {"name": "Diwan", "game": "back_alley", "changes": SHORT, "settings": {"private": True}} | new
    return str(host.post("/api/majlises", **body)["id"])


def joined(majlis: str, *people: Guest) -> None:
    """Lets them join."""
    for each in people:
        each.post(f"/api/majlises/{majlis}/members")


def line(page: Page, text: str) -> Locator:
    """A line of the chat."""
    return page.locator("vb-majlis-chat li").filter(has_text=text)


def say(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Write a message").fill(text)
    page.keyboard.press("Enter")


def test_a_majlis_is_opened_with_its_rules_and_joined_by_its_link(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    host = named(page_player(new_context, server.url), "Amal of the diwan").page
    host.goto("/new/back_alley")
    rules = host.locator("details").filter(has=host.locator("summary", has_text="House rules"))
    unfold(rules.locator("summary"))
    rules.get_by_label("Hand sizes").select_option(label="your own list …")
    own = rules.get_by_label("Up to 52 numbers")
    own.fill("1")
    own.press("Tab")
    opening = host.locator("vb-open-majlis details")
    unfold(opening.locator("summary"))
    opening.get_by_label("Name of the majlis").fill("The Thursday diwan")
    opening.get_by_role("button", name="Open a majlis").click()
    host.wait_for_url(re.compile(r"/m/[a-z0-9]{10}$"))
    expect(host.get_by_role("heading", level=1)).to_have_text("The Thursday diwan")
    expect(host.locator("vb-share-link img")).to_have_js_property("complete", True)
    link = host.get_by_role("textbox", name="Invite").input_value()
    assert not barriers_of(host)

    stranger = new_context().new_page()
    stranger.goto(link)
    expect(stranger.get_by_role("heading", level=1)).to_contain_text(
        "Amal of the diwan invites you to the majlis “The Thursday diwan”"
    )
    expect(stranger.get_by_text("Hand sizes: 1")).to_be_visible()
    expect(stranger.get_by_text("Members so far: Amal of the diwan")).to_be_visible()
    assert not barriers_of(stranger)
    stranger.get_by_role("button", name="Join").click()
    stranger.locator("vb-name-dialog").get_by_role("textbox", name="Name").fill("Badr of the diwan")
    stranger.get_by_role("button", name="Continue with this name").click()
    expect(stranger.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(host.locator("vb-majlis-standing")).to_contain_text("Badr of the diwan")
    stranger.goto("/")
    expect(stranger.locator("vb-majlises").get_by_role("link")).to_contain_text("The Thursday diwan")


def test_members_meet_at_a_table_and_their_score_goes_up(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    names = ("Amal S", "Badr S", "Clara S", "Dina S")
    people = [named(page_player(new_context, server.url), name) for name in names]
    host, badr, *others = people
    majlis = new_majlis(host.person)
    joined(majlis, *(each.person for each in people[1:]))
    for each in people:
        each.page.goto(f"/m/{majlis}")
        expect(each.page.get_by_text("The score begins with the first one.")).to_be_visible()
    host.page.get_by_role("button", name="Play", exact=True).click()
    host.page.wait_for_url("**/t/*")
    for each, waiting in ((badr, "Amal S is waiting"), (others[0], "Amal S and Badr S are waiting")):
        each.page.get_by_role("button", name=f"{waiting} at the table: sit down").click()
        expect(each.ready_button).to_be_visible()
    others[1].page.get_by_role("button", name=re.compile("are waiting")).click()
    for each in people:
        each.ready_button.click()
    for number, each in enumerate(people):
        each.drive(number + 1, through=True)
    for each in people:
        each.sheet(120_000)
    back = badr.result.get_by_role("link", name="Back to the majlis")
    back.click()
    badr.page.wait_for_url(f"**/m/{majlis}")
    score = badr.page.locator("vb-majlis-standing .scores li").first
    expect(score).to_contain_text(re.compile(r"You and Dina S\s+\d : \d\s+(Amal S and Clara S|Clara S and Amal S)"))
    expect(score).to_contain_text("one match")
    expect(badr.page.locator("vb-records").get_by_role("link")).to_have_count(1)
    assert not barriers_of(badr.page)


def test_what_is_said_and_reacted_appears_at_once_and_only_members_see_it(
    new_context: Callable[..., BrowserContext], server: RunningServer, complaints: list[str]
) -> None:
    host = named(page_player(new_context, server.url), "Amal C")
    badr = named(page_player(new_context, server.url, locale="ar", viewport={"width": 390, "height": 844}), "بدر")
    clara = named(page_player(new_context, server.url, **NARROW), "Clara C")
    majlis = new_majlis(host.person)
    joined(majlis, badr.person, clara.person)
    for each in (host, badr, clara):
        each.page.goto(f"/m/{majlis}")
        expect(each.page.locator("vb-majlis-chat form")).to_be_visible()
    say(host.page, "Tonight at nine?")
    for each in (badr, clara):
        expect(line(each.page, "Tonight at nine?")).to_be_visible()
    line(badr.page, "Tonight at nine?").locator(".emoji button", has_text="🔥").click()
    for each in (host, clara):
        expect(line(each.page, "Tonight").locator(".reactions button")).to_have_text("🔥 1")
    line(clara.page, "Tonight").locator(".reactions button").click()
    both = re.compile("🔥 2: (.?بدر.?, Clara C|Clara C, .?بدر.?)$")
    expect(line(host.page, "Tonight").get_by_role("button", name=both)).to_be_visible()
    expect(badr.page.locator("html")).to_have_attribute("dir", "rtl")
    for each in (host, badr, clara):
        assert not barriers_of(each.page)
    say(clara.page, "I cannot")
    line(clara.page, "I cannot").get_by_role("button", name="React to the message").click()
    line(clara.page, "I cannot").get_by_role("button", name="Delete the message").click()
    line(clara.page, "I cannot").get_by_role("button", name="Delete", exact=True).click()
    expect(line(host.page, "I cannot")).to_have_count(0)
    # A removed member is told, and sees no more.
    host.page.get_by_role("button", name="Clara C: options").click()
    assert not barriers_of(host.page)
    host.page.get_by_role("button", name="Remove Clara C").click()
    expect(clara.page.get_by_text("You are no longer a member of this majlis.")).to_be_visible()
    expect(clara.page.locator("vb-majlis-chat")).to_have_count(0)
    expect(clara.page.get_by_text("Tonight at nine?")).to_have_count(0)
    assert [said for said in complaints if "403" not in said] == []
    complaints.clear()  # the reactions of a removed member go, too: their page may ask for the chat once more
    # A majlis with news is marked, until it is read.
    badr.page.goto("/")
    say(host.page, "Still there?")
    expect(line(host.page, "Still there?")).to_be_visible()
    badr.page.reload()
    expect(badr.page.locator("vb-majlises .unread")).to_be_visible()
    badr.page.locator("vb-majlises").get_by_role("link").click()
    expect(line(badr.page, "Still there?")).to_be_visible()
    badr.page.goto("/me")
    expect(badr.page.locator("vb-majlises").get_by_role("link")).to_be_visible()
    expect(badr.page.locator("vb-majlises .unread")).to_have_count(0)


def test_the_host_changes_name_rules_and_link_and_ends_it(
    new_context: Callable[..., BrowserContext], server: RunningServer, complaints: list[str]
) -> None:
    host = named(page_player(new_context, server.url), "Amal H")
    majlis = new_majlis(host.person, changes={})
    page = host.page
    page.goto(f"/m/{majlis}")
    for summary in ("Change the name", "Rules and table settings", "New link"):
        unfold(page.locator("vb-majlis-manage summary", has_text=summary))
    page.get_by_label("Name of the majlis").fill("Friday")
    page.get_by_label("Name of the majlis").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Friday")
    page.locator("vb-majlis-manage").get_by_label("Hints").uncheck()
    assert not barriers_of(page)
    with page.expect_response(lambda sent: sent.request.method != "GET" and sent.url.endswith(f"/majlises/{majlis}")):
        page.locator("vb-majlis-manage").get_by_role("button", name="Save").last.click()
    expect(page.get_by_role("status").filter(has_text="Saved")).to_be_visible()  # perhaps still that of the name
    assert host.person.get(f"/api/majlises/{majlis}")["settings"]["hints"] is False
    page.locator("vb-majlis-manage").get_by_role("button", name="New link").click()
    page.wait_for_url(lambda url: not url.endswith(majlis))
    stranger = page_player(new_context, server.url).page
    stranger.goto(f"/m/{majlis}")
    expect(stranger.get_by_role("alert")).to_be_visible()
    assert not barriers_of(stranger)
    assert [said for said in complaints if "404" not in said] == []
    complaints.clear()  # the browser notes that the old link is unknown
    page.get_by_role("button", name="Delete the majlis").click()
    page.get_by_role("button", name="Delete for ever").click()
    page.wait_for_url(re.compile(r"/$"))
    assert host.person.get("/api/me/majlises") == {"majlises": []}


SIZES = [(320, 568), (844, 390), (1440, 900), (1920, 1080)]


@pytest.mark.parametrize(
    ("language", "size"),
    slow_except({("ar", SIZES[0]), ("en", SIZES[1]), ("ar", SIZES[2])}, product(["en", "ar"], SIZES)),
)
def test_the_page_fits_every_screen(
    size: tuple[int, int], language: str, new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    screen = {"width": size[0], "height": size[1]}
    host = named(page_player(new_context, server.url, locale=language, viewport=screen), "Abdulrahman bin Khalid")
    majlis = new_majlis(host.person, name="W" * 40)
    host.person.post(f"/api/majlises/{majlis}/chat", text="a" * 300)
    host.page.goto(f"/m/{majlis}")
    expect(line(host.page, "aaa")).to_be_visible()
    assert not barriers_of(host.page)
    small = host.page.locator("vb-page-majlis").evaluate(
        """(page) => {
            const hosts = (root) => [...root.querySelectorAll('*')].filter((each) => each.shadowRoot);
            const deep = (root) => [...root.querySelectorAll('button, a.button, summary, input')].concat(
                ...hosts(root).map((each) => deep(each.shadowRoot)));
            const low = (each) => each.checkVisibility() && each.getBoundingClientRect().height < 43.5;
            return deep(page.shadowRoot).filter(low).map((each) => each.outerHTML.slice(0, 80));
        }"""
    )
    assert small == []
