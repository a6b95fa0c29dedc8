"""Two people at a private table hear each other, through the browsers' own connections."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.services.browser.accessibility import axe
from tests.services.browser.page_players import PagePlayer, page_player, until
from tests.services.running import RunningServer

#: Keeps the connections that the page makes, so that their statistics can be read.
KEEP = """() => {
    const Made = RTCPeerConnection;
    window.connections = [];
    window.RTCPeerConnection = class extends Made {
        constructor(...given) { super(...given); window.connections.push(this); }
    };
}"""
#: What has arrived: packets, and the energy of the sound in them.
ARRIVED = """async () => {
    const found = {packets: 0, energy: 0, codecs: []};
    for (const connection of window.connections) {
        for (const each of (await connection.getStats()).values()) {
            if (each.type === 'inbound-rtp') {
                found.packets += each.packetsReceived;
                found.energy += each.totalAudioEnergy ?? 0;
            }
            if (each.type === 'codec') found.codecs.push(each.mimeType);
        }
    }
    return found;
}"""


@pytest.fixture
def talking(start_server: Callable[..., RunningServer]) -> RunningServer:
    """A server whose private tables may have voice."""
    return start_server(voice={"on": True})


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any], talking: RunningServer) -> dict[str, Any]:
    """Pages are those of this server."""
    return {**browser_context_args, "base_url": talking.url}


def at_table(new_context: Callable[..., BrowserContext], server: RunningServer) -> PagePlayer:
    player = page_player(new_context, server.url, permissions=["microphone"])
    player.page.context.add_init_script(f"({KEEP})()")
    return player


def longest_signal(frames: list[str]) -> int:
    return max(len(frame.encode()) for frame in frames if json.loads(frame)["type"] == "signal")


def test_two_people_hear_each_other_until_one_leaves(
    new_context: Callable[..., BrowserContext], talking: RunningServer
) -> None:
    me, other = at_table(new_context, talking), at_table(new_context, talking)
    sent: list[str] = []
    me.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    table = me.person.open_table("baloot", settings={"private": True, "voice": True}, bots=2)
    for each in (me, other):
        each.enter(table).sit()
        expect(each.page.get_by_text("can also talk to each other")).to_be_visible()
        each.page.get_by_role("button", name="Voice chat").click()
        expect(
            each.panel.get_by_text("Nobody has joined yet.").or_(each.panel.get_by_text("One person"))
        ).to_be_visible()
        assert not axe(each.page)
        each.panel.get_by_role("button", name="Join the voice chat").click()
        expect(each.panel.get_by_role("status")).to_contain_text("joined")
    for each in (me, other):
        expect(each.panel.get_by_role("status")).to_have_text("You and one other person have joined.")
        until(each.page, lambda each=each: each.page.evaluate(ARRIVED)["packets"] > 10)  # type: ignore[misc]
        until(each.page, lambda each=each: each.page.evaluate(ARRIVED)["energy"] > 0)  # type: ignore[misc]
        assert set(each.page.evaluate(ARRIVED)["codecs"]) == {"audio/opus"}
        assert not axe(each.page)
    assert longest_signal(sent) < 4096
    expect(other.panel.get_by_text("is speaking").or_(other.panel.get_by_text("connected"))).to_be_visible()
    expect(other.page.locator("card-seat[speaking]").first).to_be_attached()
    me.panel.get_by_role("button", name="Mute my microphone").click()
    expect(me.panel.get_by_role("status")).to_have_text("Your microphone is off: nobody hears you.")
    before = other.page.evaluate(ARRIVED)["energy"]
    other.panel.get_by_role("button", name=f"Mute {me.person.name}").click()
    other.panel.get_by_role("button", name="Close").click()
    me.panel.get_by_role("button", name="Leave the voice chat").click()
    until(
        other.page, lambda: other.page.evaluate("() => window.connections.every((c) => c.signalingState === 'closed')")
    )
    assert other.page.evaluate(ARRIVED)["energy"] - before < 1
    me.panel.get_by_role("button", name="Close").click()
    for each in (me, other):  # cards do not depend on it
        each.ready_button.click()
    for each in (me, other):
        expect(each.cards.first).to_be_visible()
    other.page.get_by_role("button", name="Voice chat").click()
    expect(other.panel.get_by_role("status")).to_contain_text("only one so far")
    other.panel.get_by_role("button", name="Leave the voice chat").click()
    expect(other.panel.get_by_role("button", name="Join the voice chat")).to_be_visible()
