"""Matches to look at in a browser, played by programs so that no test has to play them in a page."""

from __future__ import annotations

import asyncio
import random
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx

from tests.services.people import Guest, guest
from tests.services.requesting import HTTP
from vierblatt.client import play_as
from vierblatt.view import View


def finished_match(url: str, game: str, preset: str = "standard", player: Guest | None = None) -> str:
    """Plays a match of one program, as this player if given, and bots to its end; returns the id of its record."""
    player = player or guest(url)
    table = player.solo_table(game, preset=preset)
    rng = random.Random(7)

    def choose(view: View) -> str:
        return rng.choice(view.legal)

    # The browser's own event loop runs in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(play_as(choose, url, player.token, table))).result()
    kept_record(url, table)
    return table


def kept_record(url: str, match: str, seconds: float = 60) -> dict[str, Any]:
    """The record of a match, as soon as it is stored, which is after all players have seen the last card."""
    end = time.monotonic() + seconds
    while (answer := HTTP.get(f"{url}/api/records/{match}")).status_code == httpx.codes.NOT_FOUND:
        assert time.monotonic() < end
        time.sleep(0.05)
    document: dict[str, Any] = answer.json()
    return document


def analyse(player: Guest, record: str, seconds: float = 600) -> None:
    """Requests the analysis of a match that this player has finished, and waits for it."""
    place, end = f"/api/records/{record}/analysis", time.monotonic() + seconds
    progress = player.post(place)
    while progress["state"] != "done":
        assert progress["state"] != "failed" and time.monotonic() < end, progress
        time.sleep(1)
        progress = player.get(place)
