"""A replay on the screen for tests, which press its keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.analysis.played import played
from tests.tui.table import app_in, at, until
from vierblatt.tui.app import VierblattApp
from vierblatt.tui.replay import evaluating, judging
from vierblatt.tui.replay.lines import ReplayedMatch
from vierblatt.tui.replay.screen import ReplayScreen

LARGE = (120, 40)


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is shown does not depend on how many deals are examined."""
    monkeypatch.setattr(evaluating, "STAGES", (4, 8))
    monkeypatch.setattr(judging, "CHANCE_WORLDS", 16)


def app_of(folder: Path, game: str = "kout_bo", deals: int = 1, *, language: str = "en") -> VierblattApp:
    return app_in(folder, language=language, replayed=ReplayedMatch(played(game, deals)))


async def opened(pilot: Pilot[None]) -> ReplayScreen:
    """Waits until the replay is there."""
    screen = await at(pilot, ReplayScreen)
    await settled(pilot, screen)
    return screen


async def settled(pilot: Pilot[None], screen: ReplayScreen) -> None:
    """Waits until the place of the cursor is shown, and nothing is computed."""
    await until(pilot, lambda: not any(worker.is_running for worker in screen.workers if worker.node is screen))


async def press(pilot: Pilot[None], screen: ReplayScreen, *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(pilot, screen)


def asked(screen: ReplayScreen) -> bool:
    """Whether the viewer has to choose."""
    return screen.table.asked


def tried(screen: ReplayScreen) -> bool:
    """Whether the record was left."""
    return screen.cursor.tried is not None


def to_play(screen: ReplayScreen, seat: int = -1, *, choices: int = 2) -> int:
    """The number of actions before the first card of a seat that has a choice; -1 for any seat."""
    deal = screen.replay_feed.match.deals[0]
    for count in range(deal.length):
        match = screen.replay_feed.match.at(deal, count)
        if match.phase == "play" and len(match.legal_actions()) >= choices and seat in {-1, match.turn}:
            return count
    raise AssertionError("nobody has a choice")


async def go_to(pilot: Pilot[None], screen: ReplayScreen, count: int) -> None:
    screen.cursor.to_deal(0, count)
    screen.renew()
    await settled(pilot, screen)
