"""Takes the pictures of the terminal table in docs/screens: `.venv/bin/python -m tools.screens`."""

from __future__ import annotations

import asyncio
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path

from textual.app import App

from tests.tui.table import app_in, turn
from vierblatt.games.background import compile_first

FOLDER = Path(__file__).parent.parent / "docs" / "screens"
#: The terminal's lines are already in visual order: a browser must not reorder Arabic again.
IN_ORDER = "text { unicode-bidi: bidi-override; direction: ltr }"

#: Textual's measures: the height of a row, and how far below its upper edge the text stands.
ROW, TEXT_BELOW = 24.4, 18.5
OVERLAP = 0.5  #: of a half block with the row that it belongs to
_HALVES = re.compile(
    r'<text class="(?P<style>[^"]+)" x="(?P<x>[^"]+)" y="(?P<y>[^"]+)" textLength="(?P<width>[^"]+)"'
    r' clip-path="[^"]+">(?P<signs>▄+|▀+)</text>'
)


@dataclass(frozen=True)
class Picture:
    """One picture: a game played for some turns in a terminal of a given size."""

    name: str
    game: str
    language: str
    size: tuple[int, int]
    turns: int
    keys: tuple[str, ...] = ()


PICTURES = (
    Picture("terminal", "kout_bo", "en", (120, 36), 3),
    Picture("terminal-german", "king_bolola", "de", (80, 24), 3, ("h",)),
    Picture("terminal-arabic", "baloot", "ar", (120, 36), 6),
    Picture("terminal-small", "back_alley", "en", (80, 24), 3, ("h",)),
)


async def take(picture: Picture, folder: Path) -> None:
    """Plays the turns, presses the keys and writes the picture."""
    app = app_in(folder, picture.game, rules={}, preset="standard", language=picture.language, seed=7)
    async with app.run_test(size=picture.size) as pilot:
        for _ in range(picture.turns):
            await turn(pilot)
            await pilot.press("enter")
        await turn(pilot)
        for key in picture.keys:
            await pilot.press(key)
        await pilot.pause(0.3)
        svg = drawn(app)
    (FOLDER / f"{picture.name}.svg").write_text(svg, encoding="utf-8")


def drawn(app: App[None]) -> str:
    """What the app shows, as SVG that displays without a network: Textual's font faces refer to web addresses."""
    svg = re.sub(r"@font-face\s*{[^}]*}\s*", "", app.export_screenshot(title="Vierblatt"))
    svg = _HALVES.sub(_rectangle, svg)
    return svg.replace("<style>", f"<style>\n    {IN_ORDER}", 1)


def _rectangle(halves: re.Match[str]) -> str:
    """A row of half blocks as a rectangle: in many fonts they leave a gap to the next row."""
    upper = halves["signs"][0] == "▀"
    top = float(halves["y"]) - TEXT_BELOW + (-OVERLAP if upper else ROW / 2)
    place = f'x="{halves["x"]}" y="{top:.2f}" width="{halves["width"]}" height="{ROW / 2 + OVERLAP:.2f}"'
    return f'<rect class="{halves["style"]}" {place}/>'


def main() -> None:
    """Takes all pictures."""
    compile_first()  # a hint is then by the search, even if it has not been compiled before
    FOLDER.mkdir(parents=True, exist_ok=True)
    for picture in PICTURES:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(take(picture, Path(folder)))


if __name__ == "__main__":
    main()
