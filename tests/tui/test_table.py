"""Whole deals by the keyboard, and everything else that can be done at the table."""

import os
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

from tests.registry import ALL_GAMES, QUICK_GAMES
from tests.scale import slow_except
from tests.tui.table import SMALL, WIDE, app_in, at, local_match_of, menu, shown, turn, until, waiting
from vierblatt.record import load
from vierblatt.tui.replay.screen import ReplayScreen
from vierblatt.tui.screens.menu import MenuScreen
from vierblatt.tui.screens.page import PageScreen
from vierblatt.tui.screens.reading import FactsPage, HelpPage, RulesPage
from vierblatt.tui.screens.scores import DealScorePage, ResultPage, ScorePage
from vierblatt.tui.screens.setup import SetupScreen
from vierblatt.tui.screens.small import AskScreen, PassScreen
from vierblatt.tui.table_widget import TableWidget


@pytest.mark.parametrize("game_id", slow_except(QUICK_GAMES, ALL_GAMES))
async def test_a_whole_deal_is_played_by_the_keyboard(game_id: str, tmp_path: Path) -> None:
    app = app_in(tmp_path, game_id, seed=3)
    async with app.run_test(size=SMALL) as pilot:
        seen = set()
        while not isinstance(app.screen, DealScorePage | ResultPage):
            await until(pilot, lambda: waiting(app))
            top = app.screen.query(TableWidget)
            if top:
                assert top.first().chosen in top.first().scene.view.legal
                assert max(map(cell_len, top.first().lines)) <= SMALL[0]
                seen.add(top.first().scene.view.phase)
                await pilot.press(*["left"] * top.first().scene.playing, "enter")
            await pilot.pause()
        await at(pilot, PageScreen)
        assert "play" in seen
        assert any(number.strip() for number in shown(app).splitlines()[3:])


@pytest.mark.parametrize("size", [SMALL, WIDE])
@pytest.mark.parametrize("game_id", ALL_GAMES)
async def test_every_seat_is_on_the_screen(game_id: str, size: tuple[int, int], tmp_path: Path) -> None:
    app = app_in(tmp_path, game_id, seed=1)
    async with app.run_test(size=size) as pilot:
        top = await turn(pilot)
        text = shown(app)
        assert all(name in text for name in top.feed.names)
        assert len(top.feed.names) == top.scene.view.seats


async def barred_card(pilot: Pilot[None], top: TableWidget) -> str:
    """Plays until a card may not be played, and puts the cursor on it."""
    while len(top.scene.view.legal) == len(top.scene.view.hand):
        await pilot.press("enter")
        top = await turn(pilot)
    barred = next(card for card in top.scene.view.hand if card not in top.scene.view.legal)
    for _ in range(20):
        if top.chosen == barred:
            return barred
        await pilot.press("down")
    raise AssertionError(barred)


async def test_a_refused_card_names_its_rule(tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", seed=2)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        await barred_card(pilot, top)
        before = local_match_of(top).recorder.record()
        await pilot.press("enter")
        assert "WH-PLAY-1" in top.note and "WH-PLAY-1" in shown(app)
        assert local_match_of(top).recorder.record() == before and top.asked


async def test_arrows_stop_only_at_legal_cards(tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", seed=2)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        await barred_card(pilot, top)
        for _ in range(6):
            await pilot.press("right")
            assert top.chosen in top.scene.view.legal


async def test_trumps_come_first_or_all_suits_keep_their_places(tmp_path: Path) -> None:
    for seed in range(20):
        app = app_in(tmp_path / str(seed), "whist", seed=seed, hand_order="suit")
        async with app.run_test(size=SMALL) as pilot:
            top = await turn(pilot)
            scene = top.scene
            by_suit, by_strength = scene.hand("suit"), scene.hand("strength")
            if by_suit == by_strength:
                continue  # no trumps, or they come first in either order
            assert [card[1] for card in by_suit] == sorted((card[1] for card in by_suit), key="SHCD".index)
            assert by_strength[0][1] == scene.trump != by_suit[0][1]
            first = next(card for card in by_suit if card in scene.view.legal)
            assert top.chosen == first
            before = shown(app)
            app.save_settings(msgspec.structs.replace(app.settings, hand_order="strength"))
            await until(pilot, lambda: shown(app) != before)  # noqa: B023 - it is used up at once
            return
    raise AssertionError("no hand of these depends on the order")


async def test_a_rank_goes_to_the_next_card_of_that_rank(tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", seed=2)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        wanted = next(card for card in top.scene.view.legal if card != top.chosen and card[0] not in "SRLHUIT")
        await pilot.press(wanted[0].lower())
        await until(pilot, lambda: top.chosen[0] == wanted[0])


@pytest.mark.parametrize("game_id", ALL_GAMES)
async def test_the_hint_names_an_action_and_a_reason(game_id: str, tmp_path: Path) -> None:
    app = app_in(tmp_path, game_id, seed=8)
    async with app.run_test(size=WIDE) as pilot:
        top = await turn(pilot)
        await pilot.press("h")
        await until(pilot, lambda: bool(top.note))
        choice = local_match_of(top).hint()
        assert top.chosen == choice.action
        words = top.texts().words
        assert top.note == words.text(
            "ui-hint-is",
            action=words.call(choice.action),
            reason=words.reason(choice.reason, choice.figures),
        )


async def test_hints_and_bots_are_thought_out_in_one_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app, threads = app_in(tmp_path, "baloot", seed=8), set[tuple[str, str]]()

    def noted(name: str, what: Callable[[], object]) -> object:
        threads.add((name, threading.current_thread().name))
        return what()

    async with app.run_test(size=WIDE) as pilot:
        top = await turn(pilot)
        match = local_match_of(top)
        monkeypatch.setattr(match, "hint", partial(noted, "hint", match.hint))
        monkeypatch.setattr(match, "advance", partial(noted, "advance", match.advance))
        await pilot.press("h")
        await until(pilot, lambda: bool(top.note))
        await pilot.press("enter")
        await until(pilot, lambda: len(threads) > 1 and waiting(app))
    assert threads == {("hint", "thinking_0"), ("advance", "thinking_0")}


async def test_the_last_trick_can_be_seen_again(tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", seed=2)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        while not top.scene.view.last_trick:
            await pilot.press("enter")
            top = await turn(pilot)
        await pilot.press("l")
        assert top.resting
        words = top.texts().words
        felt = "\n".join(top.lines[2:16])
        assert all(words.card(laid.card) in felt for laid in top.scene.view.last_trick)
        await pilot.press("enter")
        assert (top.resting, top.asked) == (False, True)


async def test_pages_open_and_close(tmp_path: Path) -> None:
    app = app_in(tmp_path, "kout_bo", seed=2)
    async with app.run_test(size=SMALL) as pilot:
        await turn(pilot)
        for key, page in (("s", ScorePage), ("i", FactsPage), ("r", RulesPage), ("question_mark", HelpPage)):
            await pilot.press(key)
            await at(pilot, page)
            await pilot.pause()
            assert shown(app).strip()
            await pilot.press("escape")
            await until(pilot, lambda: not isinstance(app.screen, PageScreen))


async def test_undo_takes_the_players_last_decision_back(tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", seed=2)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        before = top.scene
        await pilot.press("enter")
        top = await turn(pilot)
        assert top.scene != before
        await pilot.press("u")
        await until(pilot, lambda: top.asked and top.scene.view == before.view)
        await pilot.press("u")
        await pilot.pause()
        assert top.asked and top.scene.view == before.view


async def test_a_match_that_was_left_resumes_unchanged(tmp_path: Path) -> None:
    app = app_in(tmp_path, "kout_bo", seed=21)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(4):
            await turn(pilot)
            await pilot.press("enter")
        top = await turn(pilot)
        view, names = top.scene.view, top.feed.names
        await pilot.press("escape")
        await at(pilot, AskScreen)
        await pilot.press("up", "enter")
    again = app_in(tmp_path)
    async with again.run_test(size=SMALL) as pilot:
        form = await menu(pilot)
        assert form.rows.row is not None and form.rows.row.key == "resume"
        await pilot.press("enter")
        top = await turn(pilot)
        assert top.scene.view == view and top.feed.names == names


async def test_leaving_to_the_menu_offers_the_match_again(tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", seed=21)
    async with app.run_test(size=SMALL) as pilot:
        await turn(pilot)
        await pilot.press("escape")
        await at(pilot, AskScreen)
        await pilot.press("up", "up", "enter")
        await at(pilot, MenuScreen)
        form = await menu(pilot)
        assert form.rows.rows[0].key == "resume"


async def test_the_command_line_offers_a_saved_match_first(tmp_path: Path) -> None:
    first = app_in(tmp_path, "whist", seed=21)
    async with first.run_test(size=SMALL) as pilot:
        await turn(pilot)
    again = app_in(tmp_path, "whist", seed=4)
    async with again.run_test(size=SMALL) as pilot:
        await at(pilot, SetupScreen)
        form = await menu(pilot)
        assert form.rows.row is not None and form.rows.row.key == "resume"


async def test_a_damaged_match_is_set_aside_and_reported(tmp_path: Path) -> None:
    (tmp_path / "saved").mkdir()
    (tmp_path / "saved" / "whist.json").write_text("{ broken")
    app = app_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await menu(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: bool(list((tmp_path / "damaged").glob("*.json"))))
        await at(pilot, MenuScreen)
        form = await menu(pilot)
        await until(pilot, lambda: form.wrong)
        assert all(row.key != "resume" for row in form.rows.rows)


async def play_to_the_result(pilot: Pilot[None]) -> None:
    app = pilot.app
    while not isinstance(app.screen, ResultPage):
        await until(pilot, lambda: waiting(app))
        if not isinstance(app.screen, ResultPage):
            await pilot.press("enter")
        await pilot.pause()
    await at(pilot, ResultPage)


async def test_a_finished_match_leads_to_its_replay(tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", rules={"target": "1"}, seed=5)
    async with app.run_test(size=SMALL) as pilot:
        await play_to_the_result(pilot)
        await pilot.press("r")
        screen = await at(pilot, ReplayScreen)
        (kept,) = (tmp_path / "matches").glob("*.json")
        assert screen.replay_feed.match.record == load(kept)


async def test_a_finished_match_is_kept_and_can_be_played_again(tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", rules={"target": "1"}, seed=5)
    async with app.run_test(size=SMALL) as pilot:
        await play_to_the_result(pilot)
        kept = list((tmp_path / "matches").glob("*.json"))
        assert len(kept) == 1 and kept[0].name in shown(app)
        assert f"vierblattanalyse{kept[0]}" in "".join(shown(app).replace("│", "").split())
        await pilot.press("n")
        top = await turn(pilot)
        assert top.scene.view.deal == 1 and not top.feed.over


async def test_people_at_one_keyboard_do_not_see_each_others_cards(tmp_path: Path) -> None:
    app = app_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await menu(pilot)
        app.set_up("whist")
        screen = await at(pilot, SetupScreen)
        await menu(pilot)
        screen.kinds = {1: "human"}
        screen.names = {1: "Zoe"}
        screen.fill("start")
        await pilot.press("enter")
        covers = 0
        while covers < 4:
            await until(pilot, lambda: waiting(app))
            if isinstance(app.screen, PassScreen):
                await pilot.pause()
                covers += 1
                assert not any(sign in shown(app) for sign in "♠♥♦♣")
                assert "Zoe" in shown(app) or "Guest" in shown(app)
            else:
                top = app.screen.query_one(TableWidget)
                assert top.scene.view.seat == top.scene.view.turn
            await pilot.press("enter")
            await pilot.pause()


async def test_without_colours_nothing_has_a_colour(tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", seed=2, colours=False)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        await until(pilot, lambda: top._canvas is not None)
        assert top._canvas is not None
        styles = {segment.style for y in range(24) for segment in top._canvas.segments(y)}
        assert not [style for style in styles if style and (style.color or style.bgcolor)]
        assert "♠" in shown(app) and "♥" in shown(app) and "╔═══╗" in shown(app)
        assert shown(app).count(f"+ {top.feed.names[2]}") == 1 and shown(app).count("+ ") == 1


async def test_no_color_overrides_everything_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "NO_COLOR", "1")
    app = app_in(tmp_path, colours=True)
    assert not app.palette.colours


async def test_a_window_that_is_too_small_says_so(tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", seed=2)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        await pilot.resize_terminal(70, 20)
        await pilot.pause()
        assert "80" in shown(app) and "70" in shown(app)
        await pilot.resize_terminal(*WIDE)
        await until(pilot, lambda: len(top.lines) == WIDE[1])
        assert top.feed.names[2] in shown(app)


async def test_the_mouse_plays_a_card(tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", seed=2)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        held = len(top.scene.view.hand)
        assert top.lines
        area = next(item.area for item in top._items if item.action in top.scene.view.legal)
        await pilot.click(TableWidget, offset=(area.x + 1, area.y + 1))
        await until(pilot, lambda: len(top.scene.view.hand) == held - 1)


async def test_the_language_changes_in_mid_match(tmp_path: Path) -> None:
    app = app_in(tmp_path, "kout_bo", seed=2)
    async with app.run_test(size=WIDE) as pilot:
        await turn(pilot)
        english = shown(app)
        app.settings.language = "de"
        app.show_settings()
        await pilot.pause()
        german = shown(app)
        app.settings.language = "ar"
        app.show_settings()
        await pilot.pause()
        assert len({english, german, shown(app)}) == 3
        assert "Deal" in english and "Runde" in german
        await pilot.press("enter")
        await turn(pilot)


@pytest.mark.parametrize(
    ("game", "rules", "seed"),
    [("baloot", {"cut_choice": "full", "first_dealer": "0"}, 2), ("kout_bo", {"cut": "left"}, 6)],
)
async def test_all_cuts_of_a_pack_fit_on_a_small_screen(
    tmp_path: Path, game: str, rules: dict[str, str], seed: int
) -> None:
    app = app_in(tmp_path, game, rules=rules, seed=seed)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        for _ in range(40):
            if len(top.scene.view.legal) > 31:
                break
            await pilot.press("enter")
            top = await turn(pilot)
        assert len(top.scene.view.legal) > 31 and top.lines
        assert len(top._items) == len(top.scene.view.legal)
        assert max(item.area.y for item in top._items) < 24
        await pilot.press("1", "7")
        assert top.chosen == "cut 17"
        await pilot.press("enter")
        await turn(pilot)
