"""What people do together at a table: they invite, take back, watch and talk."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.services.browser.accessibility import axe
from tests.services.browser.page_players import act_once, page_player, seated, until
from tests.services.running import RunningServer

DELAY = 3  #: seconds by which spectators lag behind


def test_an_invitation_leads_a_guest_to_the_table(
    new_context: Callable[..., BrowserContext], server: RunningServer, complaints: list[str]
) -> None:
    host = page_player(new_context, server.url)
    host.enter(host.person.open_table("kout_bo", settings={"private": True})).sit()
    host.page.locator("vb-table-seating").get_by_role("button", name="Invite").click()
    dialog = host.panel
    link = dialog.get_by_role("textbox", name="Invite").input_value()
    expect(dialog.get_by_role("img")).to_have_js_property("complete", True)
    assert not axe(host.page)
    stranger = new_context().new_page()  # a new visitor becomes a guest by following the link
    stranger.goto(link)
    expect(stranger.get_by_role("heading", name=f"{host.person.name} invites you to Kout Bo")).to_be_visible()
    expect(stranger.get_by_text("5 seats are free")).to_be_visible()
    expect(stranger.locator("vb-table-seating").get_by_text("Rules: Standard").first).to_be_visible()
    assert not axe(stranger)
    stranger.get_by_role("button", name="Sit down", exact=True).click()
    name = stranger.locator("vb-name-dialog").get_by_role("textbox", name="Name")
    expect(name).to_have_value(re.compile(r"^Guest \d{4}$"))
    name.fill("Admin")
    name.press("Enter")
    expect(stranger.get_by_role("alert")).to_contain_text("reserved")
    complaints.clear()  # the browser notes the refusal
    name.fill("Badriya")
    stranger.get_by_role("button", name="Continue with this name").click()
    expect(host.page.locator("card-seat").filter(has_text="Badriya")).to_have_count(1)
    expect(stranger.get_by_role("button", name="I am ready")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(host.page.locator("vb-table-seating").get_by_text("4 seats are free")).to_be_visible()
    host.page.get_by_role("button", name="Fill with bots").click()
    expect(host.page.locator("vb-table-seating").get_by_text("Waiting for 2 players")).to_be_visible()
    host.ready_button.click()
    stranger.get_by_role("button", name="I am ready").click()
    expect(host.cards.first).to_be_visible()
    expect(stranger.get_by_role("list", name="Your cards").get_by_role("button").first).to_be_visible()


def test_the_host_gives_each_seat_a_bot_of_its_own_level(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    host = page_player(new_context, server.url)
    table = host.person.open_table("baloot", settings={"private": True})

    def levels() -> list[str]:
        return [seat["bot"] for seat in host.person.get(f"/api/tables/{table}")["seats"]]

    host.enter(table).sit()
    host.page.get_by_role("button", name="Manage seats").click()
    dialog, free = host.panel, host.panel.get_by_role("button", name="put a bot here")
    expect(free).to_have_count(3)
    dialog.get_by_role("combobox", name="Bot strength").select_option("casual")
    free.first.focus()
    host.page.keyboard.press("Enter")
    changed = dialog.get_by_role("combobox", name="Hugo: bot strength")
    expect(changed).to_have_value("casual")
    assert dialog.get_by_role("button", name="Hugo: free the seat").evaluate("(button) => button.matches(':focus')")
    changed.select_option("best")
    expect(host.page.locator("card-seat").filter(has_text="Carl")).to_contain_text("best player")
    expect(dialog.get_by_role("status")).to_have_text("Carl: best player")
    dialog.get_by_role("button", name="Seat 3: put a bot here, casual player").click()
    assert not axe(host.page)
    dialog.get_by_role("button", name="Ivy: free the seat").click()
    for seat in (3, 4):
        dialog.get_by_role("button", name=f"Seat {seat}: put a bot here").click()
    expect(free).to_have_count(0)
    assert levels() == ["", "best", "casual", "casual"]
    expect(host.cards).to_have_count(0)  # no seat is free, but the host is still choosing
    dialog.get_by_role("button", name="Done").click()
    expect(host.cards.first).to_be_visible()


def test_a_call_is_taken_back_when_the_others_agree(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    _, people = seated(new_context, server.url, "back_alley")
    caller = act_once(people)
    others = [each for each in people if each is not caller]
    caller.menu("Take back")
    for each in others:
        each.page.get_by_role("button", name="Agree").click()
    expect(caller.answers.first).to_be_visible()
    assert act_once(people) is caller
    caller.menu("Take back")
    others[0].page.get_by_role("button", name="Decline").click()
    for each in others:
        expect(each.page.get_by_role("button", name="Agree")).to_have_count(0)
    expect(caller.answers).to_have_count(0)
    next_one = act_once(people)
    assert next_one in others


def test_a_spectator_sees_no_hand_and_everything_later(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    table, people = seated(
        new_context, server.url, "king_bolola", bots=2, settings={"spectator_delay": DELAY, "pace": 0}
    )
    watcher = page_player(new_context, server.url)
    frames: list[str] = []
    watcher.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    watcher.enter(table)
    expect(watcher.page.get_by_text(f"You are watching with a delay of {DELAY} seconds")).to_be_visible()
    until(watcher.page, lambda: '"board"' in "".join(frames))
    # The stranger has caught up when it sees that it is the turn of a player who has not acted yet.
    until(watcher.page, lambda: watcher.to_act in [each.person.name for each in people if each.turn.count()])
    acted = time.monotonic()
    behind = len(watcher.log)
    act_once(people)
    until(watcher.page, lambda: len(watcher.log) != behind)
    assert time.monotonic() - acted > DELAY * 0.6
    expect(watcher.cards).to_have_count(0)
    expect(watcher.turn).to_have_count(0)
    heard = [frame for frame in map(json.loads, frames) if frame["type"] in {"entered", "update"}]
    assert heard
    assert all("own" not in frame for frame in heard)
    dealt = [event for frame in heard for event in frame.get("events", []) if event["event"] == "cards-dealt"]
    assert not dealt


def test_a_phrase_is_heard_by_the_others(new_context: Callable[..., BrowserContext], server: RunningServer) -> None:
    _, (me, other) = seated(new_context, server.url, "baloot", bots=2)
    me.page.get_by_role("button", name="Say something").click()
    dialog = me.panel
    assert not axe(me.page)
    dialog.get_by_role("button", name="Well played!").click()
    expect(other.page.locator("card-seat .speech")).to_have_text("Well played!")
    other.page.get_by_role("button", name="Say something").click()
    expect(other.page.get_by_role("list", name="Messages").get_by_text("Well played")).to_be_visible()
    other.panel.get_by_role("button", name=me.person.name).click()
    other.panel.get_by_role("button", name="Close").click()
    me.page.get_by_role("button", name="Say something").click()
    dialog.get_by_role("button", name="Sorry").click()
    me.menu("Say something")
    expect(me.page.get_by_role("list", name="Messages").get_by_text("Sorry")).to_be_visible()
    other.menu("Say something")
    expect(other.page.get_by_role("list", name="Messages").get_by_text("Well played")).to_be_visible()
    expect(other.page.get_by_role("list", name="Messages").get_by_text("Sorry")).to_have_count(0)


def test_a_table_stands_still_during_an_agreed_pause(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    _, (me, other) = seated(new_context, server.url, "baloot", bots=2)
    me.menu("Pause")
    other.page.get_by_role("button", name="Agree").click()
    for each in (me, other):
        expect(each.page.get_by_text("The table is paused.")).to_be_visible()
    expect(me.page.get_by_text("is thinking")).to_have_count(0)
    other.page.get_by_role("button", name="Resume").click()
    expect(me.page.get_by_text("The table is paused.")).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 844), (740, 360), (1280, 800)], ids=["upright", "lying", "wide"])
def test_the_felt_fills_the_remaining_space(
    size: tuple[int, int], new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    me = page_player(new_context, server.url, viewport={"width": size[0], "height": size[1]})
    me.enter(me.person.solo_table("baloot"))
    expect(me.cards.first).to_be_visible()
    over, felt, hand = (me.page.locator(part).bounding_box() for part in ("vb-table-head", "card-table", "card-hand"))
    assert over and felt and hand
    assert over["height"] < 70
    assert felt["y"] < 130 and felt["y"] + felt["height"] >= hand["y"] - 1


def test_a_match_against_bots_is_continued_from_the_home_page(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    alone = page_player(new_context, server.url)
    table = alone.person.open_table("baloot", solo=True, settings={"private": True})
    alone.enter(table)
    expect(alone.cards).not_to_have_count(0)
    expect(alone.page.locator("card-seat .robot")).to_have_count(3)
    names = alone.page.locator("card-seat .name").all_inner_texts()
    alone.turn.first.wait_for()
    alone.page.get_by_role("button", name="Menu", exact=True).click()
    alone.panel.get_by_role("button", name="Leave", exact=True).click()
    expect(alone.panel.get_by_text("The match is paused")).to_be_visible()
    alone.panel.get_by_role("button", name="Leave", exact=True).click()
    alone.page.get_by_role("link", name="Continue: Baloot, deal 1, 0 : 0").click()
    expect(alone.turn.first).to_be_visible()  # still the player's turn: no bot has the seat
    assert alone.page.locator("card-seat .name").all_inner_texts() == names
    assert [seat["bot"] != "" for seat in alone.person.get(f"/api/tables/{table}")["seats"]] == [False, *[True] * 3]
