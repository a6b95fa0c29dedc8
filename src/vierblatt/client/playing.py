"""Programs that play: a bot chooses an action for what its seat sees, and this module does the rest."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from vierblatt.client.address import parse
from vierblatt.client.client import Client
from vierblatt.client.faults import Refusal
from vierblatt.client.link import TableLink
from vierblatt.view import View

#: Chooses one of `view.legal`. It is called in a separate thread.
Player = Callable[[View], str]
#: Refusals that only mean that the table has moved on.
OVERTAKEN = frozenset({"stale", "not-your-turn", "not-playing", "table-paused"})


async def play_as(player: Player, url: str, token: str = "", table: str = "") -> TableLink:
    """Seats a program at a table and plays until the match is over; returns the table as it was at the end.

    url: the server, or an invitation to the table. Agrees to every takeback and pause. Raises Refusal, ClientFault.
    """
    async with Client(url, token) as client:
        link = await client.enter(table or parse(url).table)
        if link.seat < 0:
            await link.sit()
        if link.info.stage == "seating":
            await link.ready()
        await play(link, player)
        return link


async def play(link: TableLink, player: Player) -> None:
    """Plays a seat of a table that was entered, until the match is over or the seat is lost.

    The program is called in a thread, so it may think as long as the table's clock allows.
    """
    async for change in link:
        if change.info.stage in {"over", "closed"} or link.seat < 0:
            return
        if link.unseen or not link.online:
            continue  # the next change may alter everything
        asked, view = link.info.asked, link.view
        if asked is not None and link.seat in asked.waiting:
            await _send_unless_outdated(link.answer(agree=True))
        elif link.info.stage == "playing" and link.info.seats[link.seat].bot:
            await _send_unless_outdated(link.take_seat())
        elif link.info.result_wait is not None and link.seat in link.info.result_wait.seats:
            await _send_unless_outdated(link.continue_())
        elif link.my_turn and view is not None:
            await _send_unless_outdated(link.act(await asyncio.to_thread(player, view)))


async def _send_unless_outdated(command: Awaitable[object]) -> None:
    """Sends a command that may be out of date by now, and ignores the refusal if it is."""
    try:
        await command
    except Refusal as no:
        if no.code not in OVERTAKEN:
            raise
