"""The score sheet on the screen: deals by keyboard, reasons, mistakes, changes, undo; the file has it all at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.tui.table import SMALL, app_in, at, shown
from vierblatt.locale.languages import LANGUAGES
from vierblatt.sheet import Sheet, SheetFile, load
from vierblatt.tui.app import VierblattApp
from vierblatt.tui.rows import Heading
from vierblatt.tui.sheet.deal import DealScreen
from vierblatt.tui.sheet.overview import SheetScreen
from vierblatt.tui.sheet.result import ResultScreen

NAMES = ["Ali", "Badr", "Dana", "Essa"]


def app_of(folder: Path, game: str = "baloot", language: str = "en") -> tuple[VierblattApp, Path]:
    path = folder / "sheet.json"
    SheetFile(path, Sheet(game, names=NAMES)).store()
    return app_in(folder, sheet=SheetFile(path), language=language), path


async def choose(pilot: Pilot[None], screen: ResultScreen, key: str, value: str, *, forward: str = "right") -> None:
    """Turns a row until it has a value, or types it."""
    screen.form.rows.to(key)
    row = screen.form.rows.row
    assert row is not None and row.key == key
    if not hasattr(row, "values"):
        await pilot.press(*value)
        return
    while screen.values.get(key) not in {value, int(value) if value.isdigit() else value}:
        await pilot.press(forward)


async def test_an_evening_by_keyboard(tmp_path: Path) -> None:
    app, path = app_of(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        sheet = await at(pilot, SheetScreen)
        await pilot.press("enter")
        form = await at(pilot, ResultScreen)
        await choose(pilot, form, "contract", "sun")
        await choose(pilot, form, "buyer", "0")
        form.form.rows.to("save")
        await pilot.press("enter")
        row = form.form.rows.row
        assert "this is still missing" in shown(app) and row is not None and row.key == "cards"
        await pilot.press(*"131", "end", "up", "enter")
        assert "0..130" in shown(app) and load(path).deals == ()
        form.form.rows.to("cards")
        await pilot.press("backspace", "backspace", *"00", "end", "up", "enter")
        await at(pilot, DealScreen)
        assert "BAL-SCORE-7" in shown(app) and load(path).totals == (20, 6)
        await pilot.press("up", "enter")
        form = await at(pilot, ResultScreen)
        await choose(pilot, form, "buyer", "1")
        form.form.rows.to("save")
        await pilot.press("enter")
        await at(pilot, DealScreen)
        assert load(path).totals == (6, 20)
        await pilot.press("escape")
        await at(pilot, SheetScreen)
        assert "Badr and Essa 20" in shown(app) and "Chance to win" in shown(app)
        sheet.form.rows.to("undo")
        await pilot.press("enter")
        assert load(path).deals == () and "Take back" not in shown(app)


async def test_a_form_that_is_left_changes_nothing(tmp_path: Path) -> None:
    app, path = app_of(tmp_path)
    before = path.read_bytes()
    async with app.run_test(size=SMALL) as pilot:
        await at(pilot, SheetScreen)
        await pilot.press("enter")
        form = await at(pilot, ResultScreen)
        await choose(pilot, form, "contract", "passed")
        await pilot.press("escape")
        await at(pilot, SheetScreen)
    assert path.read_bytes() == before


async def test_a_change_by_somebody_else_is_told_and_not_overwritten(tmp_path: Path) -> None:
    app, path = app_of(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await at(pilot, SheetScreen)
        SheetFile(path).edit(lambda sheet: sheet.add({"contract": "passed"}))
        await pilot.press("enter")
        form = await at(pilot, ResultScreen)
        await choose(pilot, form, "contract", "kawesh")
        form.form.rows.to("save")
        await pilot.press("enter")
        assert "has been changed by somebody else" in shown(app)
    assert [deal.result["contract"] for deal in load(path).deals] == ["passed"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_long_form_scrolls_in_every_language(tmp_path: Path, language: str) -> None:
    app, path = app_of(tmp_path, "king_bolola", language)
    forward = "left" if language == "ar" else "right"
    async with app.run_test(size=SMALL) as pilot:
        await at(pilot, SheetScreen)
        await pilot.press("enter")
        form = await at(pilot, ResultScreen)
        await choose(pilot, form, "contract", "bolola minus", forward=forward)
        assert len([row for row in form.form.rows.rows if not isinstance(row, Heading)]) == 22
        for key, value in (("tricks_1", "13"), ("jacks_kings_1", "8"), ("queens_1", "4"), ("hearts_1", "13")):
            form.form.rows.to(key)
            await pilot.press("backspace", *value)
        for key in ("twelfth", "last", "king"):
            await choose(pilot, form, key, "0", forward=forward)
        form.form.rows.to("save")
        await pilot.press("enter")
        await at(pilot, DealScreen)
        assert "KB-BOLOLA-1" in shown(app)
    assert load(path).totals == (-800, 0, 0, 0)
