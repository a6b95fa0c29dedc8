"""Takes the pictures of the terminal table in docs/screens: `.venv/bin/python -m tools.screens`."""

from __future__ import annotations

import asyncio
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tests.tui.table import app_in, turn

FOLDER = Path(__file__).parent.parent / "docs" / "screens"
#: The terminal's lines are already in visual order: a browser must not reorder Arabic again.
IN_ORDER = "text { unicode-bidi: bidi-override; direction: ltr }"


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
        drawn = app.export_screenshot(title="Vierblatt")
    # The picture must display without a network: its font faces refer to web addresses.
    drawn = re.sub(r"@font-face\s*{[^}]*}\s*", "", drawn)
    drawn = drawn.replace("<style>", f"<style>\n    {IN_ORDER}", 1)
    (FOLDER / f"{picture.name}.svg").write_text(drawn, encoding="utf-8")


def main() -> None:
    """Takes all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for picture in PICTURES:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(take(picture, Path(folder)))


if __name__ == "__main__":
    main()
