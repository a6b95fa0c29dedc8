"""Helpers to navigate the terminal app at a server."""

from __future__ import annotations

from textual.pilot import Pilot

from tests.tui.table import S, at, menu
from vierblatt.tui.online.lobby import LobbyScreen
from vierblatt.tui.online.seating import SeatingScreen
from vierblatt.tui.screens.scores import DealScorePage, ResultPage
from vierblatt.tui.table_widget import TableWidget


async def at_form(pilot: Pilot[None], kind: type[S]) -> S:
    """Waits for a screen that is a form, and until its rows are there."""
    screen = await at(pilot, kind)
    await menu(pilot)
    return screen


async def in_lobby(pilot: Pilot[None]) -> LobbyScreen:
    """Waits for the lobby."""
    return await at_form(pilot, LobbyScreen)


async def at_seats(pilot: Pilot[None]) -> SeatingScreen:
    """Waits for the seats of a table."""
    return await at_form(pilot, SeatingScreen)


async def at_result(pilot: Pilot[None]) -> ResultPage:
    """Plays the first open action at each turn until the match is over, and waits for its result."""
    while not isinstance(pilot.app.screen, ResultPage):
        if isinstance(pilot.app.screen, DealScorePage) or any(top.asked for top in pilot.app.screen.query(TableWidget)):
            await pilot.press("enter")
        await pilot.pause(0.01)
    return await at(pilot, ResultPage)


async def press_row(pilot: Pilot[None], key: str) -> None:
    """Goes to a row of a form and presses it."""
    form = await menu(pilot)
    form.rows.to(key)
    assert form.rows.row is not None and form.rows.row.key == key
    await pilot.press("enter")
