"""Plays the app in tests: an app with its own folder, waiting for the player's turn, pressing keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget

from vierblatt.tui.app import VierblattApp
from vierblatt.tui.app_context import CanvasWidget
from vierblatt.tui.form import Form
from vierblatt.tui.local_match import LocalMatch
from vierblatt.tui.screens.page import PageScreen
from vierblatt.tui.screens.small import PassScreen
from vierblatt.tui.storage import UserFiles, UserSettings
from vierblatt.tui.table_widget import TableWidget

S = TypeVar("S", bound=Screen[Any])

SMALL, WIDE = (80, 24), (140, 45)
PAGES = 20  #: more than ever lie over a table
TRIES = 3000  #: a first compilation may take a while


def app_in(folder: Path, game: str | None = None, *, language: str = "en", **more: Any) -> VierblattApp:
    """An app whose bots do not wait. Settings not named here are given by their names."""
    known = set(UserSettings.__struct_fields__)
    files = UserFiles(folder)
    kept, _ = files.settings()
    chosen = {name: more.pop(name) for name in list(more) if name in known}
    name = kept.name or ("Ann" if "server" in more else "")  # a guest without a name would be asked for one
    wanted: dict[str, Any] = {"speed": "instant", "bidi": "app", "language": language, "name": name, **chosen}
    files.keep(UserSettings(**wanted))
    return VierblattApp(game, language=language, files=files, **more)


async def until(pilot: Pilot[None], condition: Any) -> None:
    """Waits for something to become true."""
    for _ in range(TRIES):
        if condition():
            return
        await pilot.pause(0.01)
    raise AssertionError("it never came")


async def at(pilot: Pilot[None], kind: type[S]) -> S:
    """Waits for a screen, until it hears keys, and returns it."""
    app = pilot.app
    await until(pilot, lambda: isinstance(app.screen, kind) and app.focused is not None and ready(app.focused))
    screen = app.screen
    assert isinstance(screen, kind)
    return screen


async def menu(pilot: Pilot[None]) -> Form:
    """Waits for a form with rows and returns it."""
    await until(pilot, lambda: any(form.rows.rows and ready(form) for form in pilot.app.screen.query(Form)))
    await pilot.pause()
    return pilot.app.screen.query_one(Form)


def local_match_of(top: TableWidget) -> LocalMatch:
    """The match behind a table at this terminal."""
    assert isinstance(top.feed, LocalMatch)
    return top.feed


def waiting(app: Any) -> bool:
    """Whether the app waits for a key: a decision, or a page to be read."""
    if isinstance(app.screen, PageScreen | PassScreen):
        return True
    return any(top.asked and ready(top) for top in app.screen.query(TableWidget))


def ready(widget: Widget) -> bool:
    """Whether a key would reach a widget: it needs its place and the focus first."""
    return widget.has_focus and bool(widget.size)


async def turn(pilot: Pilot[None]) -> TableWidget:
    """Waits until the player is asked; closes pages on the way."""
    for _ in range(PAGES):
        await until(pilot, lambda: waiting(pilot.app))
        if not isinstance(pilot.app.screen, PageScreen | PassScreen):
            return pilot.app.screen.query_one(TableWidget)
        await pilot.press("enter")
    raise AssertionError("a page does not close")


def shown(app: Any) -> str:
    """Everything on the screen in front, without styles."""
    return "\n".join(line for widget in app.screen.query(CanvasWidget) for line in widget.lines)


def said(table: TableWidget) -> str:
    """The message below the hand as it is drawn, in one line."""
    table.drawing()
    layout = table._screen_layout
    assert layout is not None
    rows = table.lines[layout.messages.y : layout.messages.y + layout.messages.h]
    across = slice(layout.messages.x, layout.messages.x + layout.messages.w)
    return " ".join(" ".join(row[across] for row in rows).split())
