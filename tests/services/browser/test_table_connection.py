"""Connections break, pages are reloaded or opened twice: players keep their seats and miss nothing."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, WebSocketRoute, expect

from tests.services.browser.page_players import PagePlayer, act_once, page_player, seated, until
from tests.services.running import RunningServer

SOON = 5.0  #: seconds within which a player must be back, with everything loaded, on a busy machine
LONGEST_WAIT = 5_000  #: milliseconds between two attempts of the page to connect
_TRY_NO_MORE = """() => {
    const later = window.setTimeout;
    window.setTimeout = (what, ...more) => String(what).includes('_connect()') ? 0 : later(what, ...more);
}"""


class Line:
    """The network between a context and the server, which can be cut and restored."""

    def __init__(self, context: BrowserContext) -> None:
        self._open: list[WebSocketRoute] = []
        self._cut = False
        context.route_web_socket("**/ws", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close()
        else:
            socket.connect_to_server()
            self._open.append(socket)

    def cut(self) -> None:
        """Breaks open connections, and every attempt from now on."""
        self._cut = True
        while self._open:
            self._open.pop().close()

    def mend(self) -> None:
        """Makes connections possible again."""
        self._cut = False


def in_mid_trick(me: PagePlayer) -> Callable[[], bool]:
    return lambda: me.open_cards.count() > 0 and me.trick.count() > 0


@pytest.fixture
def me(new_context: Callable[..., BrowserContext], server: RunningServer) -> PagePlayer:
    """A player who is to play to a trick that others have begun."""
    me = page_player(new_context, server.url)
    me.enter(me.person.solo_table("back_alley"))
    me.play_on(in_mid_trick(me))
    return me


def position(me: PagePlayer) -> tuple[list[str], int, int]:
    return me.hand(), me.trick.count(), me.open_cards.count()


def test_a_reloaded_page_shows_the_same_position(me: PagePlayer) -> None:
    before = position(me)
    me.page.reload()
    expect(me.open_cards).to_have_count(before[2])
    since_start = "() => performance.now() / 1000"
    assert me.page.evaluate(since_start) < SOON
    assert position(me) == before
    me.press_open_card()
    expect(me.cards).to_have_count(len(before[0]) - 1)


def test_missed_updates_appear_when_the_connection_returns(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    line: list[Line] = []

    def lined(**options: object) -> BrowserContext:
        context = new_context(**options)
        line.append(Line(context))
        return context

    _, (me, other) = seated(lined, server.url, "baloot", bots=2)
    while act_once([me, other]) is not me:
        pass
    line[0].cut()
    expect(other.page.locator("card-seat .offline")).to_have_count(1)
    expect(me.page.get_by_text("No connection. Trying again")).to_be_visible()
    act_once([other])
    until(other.page, lambda: len(public(other)) > len(public(me)))  # a page may lag behind what it has received
    me.page.evaluate(_TRY_NO_MORE)
    me.page.wait_for_timeout(LONGEST_WAIT + 1_000)  # until the last attempt has failed
    line[0].mend()
    me.page.evaluate("() => window.dispatchEvent(new Event('online'))")
    expect(me.page.get_by_text("No connection. Trying again")).to_have_count(0)
    expect(other.page.locator("card-seat .offline")).to_have_count(0)
    until(me.page, lambda: public(me) == public(other))


def public(player: PagePlayer) -> list[str]:
    """The kinds of the public events: their texts differ, as they say "you" to one player."""
    kinds = [line["event"]["event"] for line in player.log if "event" in line]
    return [kind for kind in kinds if kind != "cards-dealt"]


def test_a_table_that_cannot_be_reached_for_a_while_is_entered_as_soon_as_it_can(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    asked: list[str] = []

    def away(**options: object) -> BrowserContext:
        context = new_context(**options)
        context.route_web_socket("**/ws", between)
        return context

    def between(socket: WebSocketRoute) -> None:
        behind = socket.connect_to_server()

        def say(message: str | bytes) -> None:
            command = json.loads(message)
            if command["type"] == "enter":
                asked.append(command["id"])
                if len(asked) < 3:
                    fault = {"code": "table-away", "rule": "", "parameters": {}}
                    socket.send(json.dumps({"type": "refused", "id": command["id"], "fault": fault}))
                    return
            behind.send(message)

        socket.on_message(say)

    me = page_player(away, server.url)
    me.enter(me.person.solo_table("back_alley"))
    me.play_on(in_mid_trick(me))
    assert len(asked) >= 3


def test_a_second_window_takes_the_seat_and_the_first_says_so(me: PagePlayer) -> None:
    before = position(me)
    second = PagePlayer(me.page.context.new_page(), me.person)
    second.page.goto(me.page.url)
    expect(second.open_cards).to_have_count(before[2])
    assert position(second) == before
    expect(me.page.get_by_text("You are playing at this table in another window.")).to_be_visible()
    expect(me.cards).to_have_count(0)
    me.page.get_by_role("button", name="Play here").click()
    expect(me.open_cards).to_have_count(before[2])
    expect(second.page.get_by_role("button", name="Play here")).to_be_visible()
    me.press_open_card()
    expect(me.cards).to_have_count(len(before[0]) - 1)


def test_a_bot_plays_for_an_absent_player_until_the_return(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    table, (me, other) = seated(
        new_context, server.url, "king_bolola", bots=2, settings={"grace": 1, "private": True, "pace": 0}
    )
    me.page.goto("about:blank")
    other.drive()
    other.sheet(60_000)
    assert other.noted("replaced") == 1
    me.enter(table)
    until(other.page, lambda: other.noted("returned") == 1)
    other.drive(through=True)
    me.play_on(lambda: me.open_cards.count() > 0)
    other.rest()
    held = me.cards.count()
    me.press_open_card()
    expect(me.cards).to_have_count(held - 1)
