"""Guessing first and playing on in a replay at the terminal table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.analysis.played import played
from tests.tui.replays import LARGE, app_of, asked, few_worlds, go_to, opened, press, settled, to_play, tried
from tests.tui.table import SMALL, at, said, shown, until
from vierblatt.tui.replay.figures import PLAYED
from vierblatt.tui.screens.small import AskScreen

__all__ = ["few_worlds"]

pytestmark = pytest.mark.usefixtures("few_worlds")


async def test_guess_first_hides_what_was_played_and_what_it_was_worth(tmp_path: Path) -> None:
    app = app_of(tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        screen = await opened(pilot)
        words = screen.table.texts().words
        await go_to(pilot, screen, to_play(screen, 0))
        await press(pilot, screen, "e")
        played_card = words.card(screen.cursor.played)
        assert words.text("tui-replay-mean") in shown(app) and PLAYED in shown(app)
        await press(pilot, screen, "g")
        assert asked(screen) and words.text("review-guess-ask", seat=words.seat(0)) in said(screen.table)
        assert words.text("tui-replay-mean") not in shown(app) and PLAYED not in shown(app)
        await press(pilot, screen, "e")
        assert words.text("review-guess-before") in said(screen.table)
        guess = screen.table.chosen
        await press(pilot, screen, "enter")
        text = words.text("review-guessed", guess=words.card(guess), played=played_card)
        assert said(screen.table).startswith(text) and words.text("tui-replay-mean") in shown(app)
        assert not tried(screen)
        await press(pilot, screen, ".", ",")  # a guess is made once
        assert not asked(screen)
        await press(pilot, screen, "g")
        assert words.text("tui-replay-guess-off") in said(screen.table)


async def test_a_card_that_is_not_open_is_no_guess(tmp_path: Path) -> None:
    app = app_of(tmp_path, "baloot")
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        match, deal = screen.replay_feed.match, screen.replay_feed.match.deals[0]
        moments = [(count, match.at(deal, count)) for count in range(deal.length)]
        count, here = next(
            (count, here)
            for count, here in moments
            if here.phase == "play" and 1 < len(here.legal_actions()) < len(here.hand(here.turn))
        )
        screen.viewer = here.turn
        await go_to(pilot, screen, count)
        await press(pilot, screen, "g")
        barred = next(card for card in here.hand(here.turn) if not here.is_legal(card))
        screen.table.choose(barred)
        await until(pilot, lambda: bool(screen.table.note))
        assert "BAL-" in said(screen.table) and not screen.guesses


async def test_playing_on_by_hand_leaves_the_record_and_one_key_leads_back(tmp_path: Path) -> None:
    app = app_of(tmp_path, "baloot")
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        count = to_play(screen)
        await go_to(pilot, screen, count)
        await pilot.press("p")
        await at(pilot, AskScreen)
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is screen and asked(screen))
        seats = []
        for _ in range(3):
            seats.append(screen.viewer)
            await press(pilot, screen, "enter")
        assert len(set(seats)) == 3 and tried(screen) and screen.cursor.count == count + 3
        assert screen.table.texts().say("tui-replay-tried") in shown(app)
        await press(pilot, screen, "backspace")
        assert not tried(screen) and screen.cursor.count == count and not asked(screen)
        assert screen.replay_feed.match.record == played("baloot", 1)


@pytest.mark.parametrize(("downs", "actions"), [(1, 0), (2, 1), (3, 1000)])
async def test_bots_play_on(downs: int, actions: int, tmp_path: Path) -> None:
    app = app_of(tmp_path, "baloot")
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        await go_to(pilot, screen, to_play(screen))
        count = screen.cursor.count
        screen.viewer = (screen.table.scene.view.turn + 2) % 4
        await pilot.press("p")
        await at(pilot, AskScreen)
        await pilot.press(*["down"] * downs, "enter")
        if actions == 0:  # against bots: two act before the viewer
            await until(pilot, lambda: app.screen is screen and asked(screen))
            assert screen.cursor.count == count + 2 and screen.table.scene.view.turn == screen.viewer
            await pilot.press("escape")
            await settled(pilot, screen)
            assert not asked(screen) and app.screen is screen
        elif actions == 1:
            await until(pilot, lambda: screen.cursor.count == count + 1)
            await settled(pilot, screen)
            assert not asked(screen)
        else:
            await until(pilot, lambda: app.screen is screen and screen.table.scene.view.turn < 0)
            assert screen.cursor.line.scored is not None and screen.cursor.count == screen.cursor.line.length
            words = screen.table.texts().words
            recorded = screen.replay_feed.match.deals[0].scored
            assert recorded is not None and words.outcome(recorded) in said(screen.table)
