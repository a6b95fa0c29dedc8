"""Puzzles at the terminal table: the question, the answer, what is kept, that nothing hidden is shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.tui.table import SMALL, app_in, at, menu, ready, said, shown, until
from vierblatt import games
from vierblatt.locale.words import Words
from vierblatt.puzzles import Puzzle, shipped
from vierblatt.tui.layout import LEAST_WIDTH
from vierblatt.tui.puzzles.choosing import open_puzzles
from vierblatt.tui.puzzles.feed import PuzzleFeed
from vierblatt.tui.puzzles.screen import PuzzleScreen
from vierblatt.tui.screen_texts import width_of
from vierblatt.tui.screens.menu import MenuScreen
from vierblatt.tui.screens.reading import WordsPage
from vierblatt.tui.screens.small import AskScreen
from vierblatt.tui.storage import UserFiles
from vierblatt.view import view_of

WITH_PUZZLES = [name for name in games.game_ids() if len(shipped(name))]


async def asked(pilot: Pilot[None]) -> PuzzleScreen:
    """Waits until a puzzle is asked."""
    screen = await at(pilot, PuzzleScreen)
    await until(pilot, lambda: screen.table.asked and ready(screen.table))
    return screen


async def opened(pilot: Pilot[None], game: str) -> PuzzleScreen:
    """Opens the puzzles of a game from the menu."""
    form = await menu(pilot)
    form.rows.to("puzzles")
    await pilot.press("enter")
    await at(pilot, AskScreen)
    form = await menu(pilot)
    form.rows.to(game)
    await pilot.press("enter")
    return await asked(pilot)


async def choose(pilot: Pilot[None], screen: PuzzleScreen, action: str) -> None:
    screen.table.point(action)
    assert screen.table.chosen == action
    await pilot.press("enter")
    await until(pilot, lambda: screen.table.answer is not None)


@pytest.mark.parametrize("language", ["en", "de", "ar"])
async def test_a_puzzle_is_found_in_the_menu_asked_and_answered(language: str, tmp_path: Path) -> None:
    app = app_in(tmp_path, language=language)
    async with app.run_test(size=(80, 40)) as pilot:
        screen = await opened(pilot, "kout_bo")
        first, second = screen.puzzles[0], screen.puzzles[1]
        texts = screen.table.texts()
        question = "puzzles-which-call" if first.kind == "call" else "puzzles-which-card"
        assert texts.line(texts.say(question)) in shown(app)
        await pilot.press("h")
        assert screen.table.note == texts.say("puzzles-themes", themes=screen.table.themes(texts))
        await pilot.press("w")
        await at(pilot, WordsPage)
        await pilot.press("escape")
        await asked(pilot)
        await choose(pilot, screen, first.accepted[0])
        assert texts.say("puzzles-right") in screen.table.message(texts)[0][0]
        values = [text for text, _ in screen.table.message(texts)]
        assert len(values) == len(first.options) + 3
        assert app.files.solved_puzzles() == ({"kout_bo": [first.id]}, None)
        await pilot.press("x")  # not a key to go on with
        assert screen.table.answer is not None
        await pilot.press("enter")
        await asked(pilot)
        assert screen.puzzle_feed.puzzle == second
        wrong = next(option.action for option in second.options if option.action not in second.accepted)
        await choose(pilot, screen, wrong)
        assert texts.say("puzzles-right") not in screen.table.message(texts)[0][0]
        assert app.files.solved_puzzles() == ({"kout_bo": [first.id]}, None)
        await pilot.press("escape")
        await at(pilot, AskScreen)
        assert texts.line(texts.say("puzzles-solved", right=1, asked=2)) in shown(app)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzle_shows_what_its_seat_may_know(game: str) -> None:
    for puzzle in [*shipped(game)][:40]:
        feed = PuzzleFeed(puzzle, "me", ["a", "b", "c", "d", "e"])
        scene = feed.scene(0)
        assert scene.view == view_of(puzzle.match(), puzzle.seat) and not scene.open_hands
        assert all(event.audience in {None, puzzle.seat} for event in scene.events)
        assert feed.names[puzzle.seat] == "me" and len({*feed.names}) == len(feed.names)


def test_solved_puzzles_are_not_asked_again_and_the_easiest_comes_first(tmp_path: Path) -> None:
    files = UserFiles(tmp_path)
    everything, _ = open_puzzles(files, "baloot")
    assert [each.rating for each in everything] == sorted(each.rating for each in everything)
    files.solve_puzzle("baloot", everything[0].id)
    files.solve_puzzle("baloot", everything[0].id)
    files.solve_puzzle("kout_bo", "another")
    assert open_puzzles(files, "baloot") == (everything[1:], None)
    (tmp_path / "puzzles.json").write_text("{")
    again, moved = open_puzzles(files, "baloot")
    assert again == everything and moved is not None and moved.exists()


async def test_the_end_of_the_puzzles_leads_to_the_menu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    last: list[Puzzle] = open_puzzles(UserFiles(tmp_path), "king_bolola")[0][-1:]
    monkeypatch.setattr("vierblatt.tui.puzzles.choosing.shipped", lambda _game: last)
    app = app_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot, "king_bolola")
        await choose(pilot, screen, last[0].accepted[0])
        await pilot.press("enter")
        await at(pilot, AskScreen)
        await pilot.press("enter")
        await at(pilot, MenuScreen)
        form = await menu(pilot)
        form.rows.to("puzzles")
        await pilot.press("enter")
        await at(pilot, AskScreen)
        (await menu(pilot)).rows.to("king_bolola")
        await pilot.press("enter")
        await at(pilot, MenuScreen)
        await until(pilot, lambda: bool(form.note))
        assert form.note == app.texts().say("tui-puzzles-end")


async def test_an_answer_cannot_be_taken_back_and_a_card_that_is_not_open_is_none(tmp_path: Path) -> None:
    app = app_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot, "baloot")
        await pilot.press("u")
        assert screen.table.texts().say("tui-puzzle-no-undo") in said(screen.table)
        await pilot.press("o")
        assert screen.table.texts().say("tui-puzzle-no-coach") in said(screen.table)
        assert screen.asked_so_far == 0


@pytest.mark.parametrize("language", ["en", "de", "ar"])
def test_the_line_of_keys_is_not_cut(language: str) -> None:
    assert width_of(Words(language).text("tui-puzzle-keys")) <= LEAST_WIDTH - 2


@pytest.mark.parametrize("language", ["en", "de", "ar"])
async def test_a_newcomer_finds_lessons_puzzles_and_replays_in_a_small_window(language: str, tmp_path: Path) -> None:
    app = app_in(tmp_path, language=language)
    async with app.run_test(size=SMALL) as pilot:
        await menu(pilot)
        texts = app.texts()
        for message in ("tui-learn", "tui-puzzles", "tui-played", "ui-rules", "ui-help"):
            assert texts.line(texts.say(message)) in shown(app)
