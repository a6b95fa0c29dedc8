"""Events in an unlucky order: keys before frames, drawings after later ones, an app that fails in its test."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from textual.events import Key

from tests.tui.table import SMALL, app_in, turn
from vierblatt.tui.screens.table import TableScreen


@pytest.mark.parametrize(("key", "back"), [("right", "left"), ("down", "up")])
async def test_a_key_may_come_before_its_frame(key: str, back: str, tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", seed=2)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        chosen, scene = top.chosen, top.scene
        top.show(scene)
        assert top.lines  # a frame without a question
        top.show(scene, asked=True)
        top.on_key(Key(key, None))
        assert top.chosen != chosen
        await pilot.press(back)
        assert top.chosen == chosen


async def test_the_table_is_drawn_in_the_requested_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow view without a turn must not replace the later one in which the player is asked."""
    app = app_in(tmp_path, "whist", seed=2)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        screen = top.screen
        assert isinstance(screen, TableScreen)
        scene, first = screen.feed.scene, iter([True])

        def slowly(seat: int) -> object:
            if next(first, False):
                time.sleep(0.2)
            return scene(seat)

        monkeypatch.setattr(screen.feed, "scene", slowly)
        await asyncio.gather(screen.show(asked=False), screen.show(asked=True))
        assert top.asked


async def test_an_app_that_breaks_ends_its_test(tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", seed=2)

    async def play_on() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await turn(pilot)
            app.call_next(lambda: 1 // 0)
            while True:
                await pilot.press("x")

    with pytest.raises(ZeroDivisionError):
        await play_on()
