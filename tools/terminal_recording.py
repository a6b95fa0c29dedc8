"""Records the terminal for the documents: `.venv/bin/python -m tools.terminal_recording`.

From the menu to the first tricks of King Bolola. The deal has a seed, and the player does what the heuristic bot does.
Wherever the app would wait, its picture is taken instead, so no frame is missing however slow the machine is.
"""

from __future__ import annotations

import asyncio
import io
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from unittest.mock import patch

from PIL import Image
from textual.pilot import Pilot

from tests.tui.table import app_in, at, local_match_of, menu, turn, until
from tools.browser import launched
from tools.recording import Recording, scaled
from tools.screens import drawn
from vierblatt.bots import RulesBot
from vierblatt.games.background import compile_first
from vierblatt.tui.screens.setup import SetupScreen
from vierblatt.tui.screens.table import TableScreen
from vierblatt.tui.table_widget import TableWidget

GAME, SEED = "king_bolola", "72"
SIZE = (80, 28)
TRICKS = 3
WIDTH = 840  #: pixels of the recording
SHARPNESS = 2  #: pixels of the screen for each of the drawing, before it is scaled down

#: How long a frame is shown, in milliseconds.
MENU, MOVED, SET_UP, QUESTION, HINT, MY_TURN, CHOSEN, END = 800, 300, 600, 700, 1600, 300, 250, 1400
#: A pause in the recording, as a share of the pause in the app.
SHARE = 0.2


@dataclass
class Terminal:
    """A player's terminal, which is recorded."""

    pilot: Pilot[None]
    drawings: list[tuple[str, int]] = field(default_factory=list)  #: SVG, milliseconds
    tricks: int = 0  #: full tricks that were shown

    async def take(self, milliseconds: int) -> None:
        """Adds what the terminal shows."""
        await self.pilot.pause()
        self.drawings.append((drawn(self.pilot.app), milliseconds))

    async def press(self, key: str, milliseconds: int) -> None:
        """Presses a key and adds what the terminal then shows."""
        await self.pilot.press(key)
        await self.take(milliseconds)

    async def pause(self, table: TableScreen, seconds: float) -> None:
        """Adds what the table shows where the app would wait; nothing after the last trick."""
        if self.tricks < TRICKS:
            self.tricks += table.top.resting
            await self.take(END if self.tricks == TRICKS else round(1000 * SHARE * seconds))

    async def sit_down(self) -> None:
        """From the menu to the table."""
        form = await menu(self.pilot)
        await self.take(MENU)
        while form.rows.row is None or form.rows.row.key != f"game {GAME}":
            await self.press("down", MOVED)
        await self.pilot.press("enter")
        setup = await at(self.pilot, SetupScreen)
        setup.seed = SEED
        setup.fill("start")
        await self.take(SET_UP)
        await self.pilot.press("enter")

    async def play(self) -> None:
        """Plays the first tricks."""
        table = await turn(self.pilot)
        while self.tricks < TRICKS:
            await self._act(table)
            table = await turn(self.pilot)

    async def _act(self, table: TableWidget) -> None:
        """Does what the heuristic bot would do; in the second trick asks for a hint and follows it."""
        await self.take(QUESTION if table.calling else MY_TURN)
        if self.tricks == 1:
            await self.pilot.press("h")
            await until(self.pilot, lambda: table.note)
            await self.take(HINT)
        else:
            match = local_match_of(table).match
            table.point(RulesBot().choose(match.game, match.concealed(match.turn)).action)
            await self.take(CHOSEN)
        await self.pilot.press("enter")


async def play(folder: Path) -> list[tuple[str, int]]:
    """Plays; returns the drawings. folder: for the app's files."""
    app = app_in(folder, speed="normal")
    async with app.run_test(size=SIZE) as pilot:
        terminal = Terminal(pilot)

        async def instead(table: TableScreen, seconds: float) -> None:
            await terminal.pause(table, seconds)

        with patch.object(TableScreen, "wait", instead):
            await terminal.sit_down()
            await terminal.play()
    return terminal.drawings


def recorded(drawings: list[tuple[str, int]]) -> Recording:
    """The drawings in pixels."""
    recording = Recording()
    with launched() as browser:
        page = browser.new_page(device_scale_factor=SHARPNESS)
        for svg, milliseconds in drawings:
            page.set_content(f'<body style="margin: 0">{svg}')
            shot = page.locator("svg").first.screenshot(type="png", omit_background=True)
            picture: Image.Image = Image.open(io.BytesIO(shot))
            recording.add(scaled(picture, WIDTH).point(_step), milliseconds)
    recording.still = recording.frames[-1]
    return recording


def _step(value: int) -> int:
    """The value of a colour in one of 32 steps: the recording is then half as large, and looks the same."""
    return value & 0xF8 | value >> 5


def main() -> None:
    """Makes the recording."""
    compile_first()  # a hint is then by the search, even if it has not been compiled before
    with tempfile.TemporaryDirectory() as folder:
        drawings = asyncio.run(play(Path(folder)))
    print(recorded(drawings).save("terminal", quality=100, lossless=True), file=sys.stderr)


if __name__ == "__main__":
    main()
