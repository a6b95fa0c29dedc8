"""The replay at the terminal table: keys, hands, the list of matches."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.analysis.played import played
from tests.tui.replays import app_of, asked, few_worlds, go_to, opened, press, settled, to_play
from tests.tui.table import SMALL, app_in, at, menu, shown, turn, until
from vierblatt import games
from vierblatt.locale.words import Words
from vierblatt.record import save
from vierblatt.tui.layout import LEAST_WIDTH, message_width
from vierblatt.tui.replay.pages import ReplayHelpPage
from vierblatt.tui.replay.table import ReplayTableWidget
from vierblatt.tui.screen_texts import width_of
from vierblatt.tui.screens.menu import MenuScreen
from vierblatt.tui.screens.played import PlayedScreen
from vierblatt.tui.screens.reading import WordsPage
from vierblatt.tui.screens.small import AskScreen
from vierblatt.tui.storage import UserFiles

__all__ = ["few_worlds"]

pytestmark = pytest.mark.usefixtures("few_worlds")


@pytest.mark.parametrize("language", ["en", "ar"])
async def test_keys_step_by_action_by_trick_and_by_deal(language: str, tmp_path: Path) -> None:
    app = app_of(tmp_path, "baloot", 2, language=language)
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        cursor, lengths = screen.cursor, [deal.length for deal in screen.replay_feed.match.deals]
        forward, back = ("left", "right") if language == "ar" else ("right", "left")
        steps = {
            forward: (0, 1), "space": (0, 2), ".": (0, 3), back: (0, 2), ",": (0, 1), "pagedown": (1, 0),
            "pageup": (0, 0), "end": (1, lengths[1]), "home": (0, 0),
        }  # fmt: skip
        for key, place in steps.items():
            await press(pilot, screen, key)
            assert (cursor.deal, cursor.count) == place, key
        await press(pilot, screen, "down")
        assert cursor.line.takes_trick(cursor.count) and screen.table.resting
        words = screen.table.texts().words
        sentence = words.text(
            "tui-replay-place", number=cursor.count, count=lengths[0], seat=words.seat(screen.table.scene.view.turn)
        )
        assert screen.table.texts().line(sentence) in shown(app)
        await press(pilot, screen, "up")
        assert cursor.count == 0
        await pilot.press("d")
        await at(pilot, AskScreen)
        await pilot.press("down", "enter")
        await until(pilot, lambda: app.screen is screen)
        await settled(pilot, screen)
        assert (cursor.deal, cursor.count) == (1, 0)
        await press(pilot, screen, "end")
        scored = cursor.line.scored
        assert scored is not None
        assert screen.table.texts().wrap(words.outcome(scored), message_width(SMALL[0]))[0] in shown(app)


async def test_the_table_is_seen_from_one_seat_or_with_all_hands(tmp_path: Path) -> None:
    app = app_of(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        match = screen.replay_feed.match.at(screen.cursor.line, 0)
        signs = [sign_and_ranks(match.hand(seat)) for seat in range(6)]
        assert screen.viewer == 0
        assert not any(sign in shown(app) for seat in range(1, 6) for sign in signs[seat])
        await press(pilot, screen, "v")
        assert all(sign in shown(app) for seat in range(1, 6) for sign in signs[seat])
        await press(pilot, screen, "tab")
        assert screen.viewer == 1 and all(sign in shown(app) for sign in signs[0])
        await press(pilot, screen, "v")
        assert not any(sign in shown(app) for seat in (0, 2, 3, 4, 5) for sign in signs[seat])


def sign_and_ranks(hand: list[str]) -> list[str]:
    """The suits of a hand with at least two cards as an open hand shows them."""
    ranks = {suit: [card[0].replace("T", "10") for card in hand if card[1] == suit] for suit in "SHDC"}
    order = "AKQJ 10 9 8 7 6 5 4 3 2".replace("AKQJ", "A K Q J").split()
    return [
        "♠♥♦♣"["SHDC".index(suit)] + "".join(sorted(held, key=order.index))
        for suit, held in ranks.items()
        if len(held) > 1
    ]


async def test_games_played_are_in_the_menu_and_lead_to_their_replay(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    save(played("kout_bo", 1), folder / "20260102-183000-kout_bo.json")
    (folder / "20260103-120000-baloot.json").write_text("{}")
    app = app_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        form = await menu(pilot)
        form.rows.to("played")
        await pilot.press("enter")
        await at(pilot, PlayedScreen)
        form = await menu(pilot)
        assert "2026-01-02 18:30 · Kout Bo" in shown(app)
        await pilot.press("enter")  # the damaged one, which is the latest
        await until(pilot, lambda: bool(form.note))
        assert form.wrong and (folder / "20260103-120000-baloot.json").exists()
        await pilot.press("down", "enter")
        screen = await opened(pilot)
        await press(pilot, screen, "right")
        assert screen.cursor.count == 1
        await pilot.press("escape")
        await at(pilot, AskScreen)
        form = await menu(pilot)
        form.rows.to("leave")
        await pilot.press("enter")
        await at(pilot, MenuScreen)


async def test_without_a_match_the_list_says_so(tmp_path: Path) -> None:
    app = app_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        form = await menu(pilot)
        form.rows.to("played")
        await pilot.press("enter")
        await at(pilot, PlayedScreen)
        await menu(pilot)
        assert app.texts().say("tui-played-none") in shown(app)


@pytest.mark.parametrize("language", ["en", "de", "ar"])
async def test_keys_and_help_of_the_replay_are_not_cut(language: str, tmp_path: Path) -> None:
    narrowest_line = 112 - 38 - 2  # of a table with a panel
    assert width_of(Words(language).text("tui-replay-keys")) <= min(LEAST_WIDTH - 2, narrowest_line)
    app = app_of(tmp_path, language=language)
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        await pilot.press("?")
        page = await at(pilot, ReplayHelpPage)
        lines = page.lines(page.texts(), SMALL[0] - 6)
        assert not any("…" in line.shown + "".join(line.cells) for line in lines)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen)
        assert isinstance(screen.table, ReplayTableWidget)


async def test_keys_of_a_match_that_a_replay_lacks_do_nothing(tmp_path: Path) -> None:
    app = app_of(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        await go_to(pilot, screen, to_play(screen, 0))
        before = shown(app)
        await press(pilot, screen, "h", "u", "o")
        assert shown(app) == before
        await press(pilot, screen, "g", "h", "u", "o")
        assert asked(screen) and app.screen is screen


async def test_a_word_of_the_game_can_be_looked_up_with_one_key_at_any_table(tmp_path: Path) -> None:
    app = app_in(tmp_path, "baloot", seed=1, rules={}, preset="standard")
    async with app.run_test(size=SMALL) as pilot:
        await turn(pilot)
        await pilot.press("w")
        page = await at(pilot, WordsPage)
        assert page.game is games.get("baloot") and "ashkal" in shown(app).lower()


def test_the_latest_matches_are_listed_first(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    for name in ("20260102-183000-kout_bo", "20260103-183000-baloot", ".draft"):
        (folder / f"{name}.json").write_text("{}")
    assert [file.stem[:8] for file in UserFiles(tmp_path).played()] == ["20260103", "20260102"]
