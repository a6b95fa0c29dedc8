"""What must not happen by mistake: a card played unseen, a page closed unread, a match lost silently."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.table import SMALL, app_in, at, local_match_of, shown, turn, until
from vierblatt.errors import WrongTime
from vierblatt.games.events import TrickTaken
from vierblatt.locale import LANGUAGES
from vierblatt.locale.words import Words
from vierblatt.tui.layout import LEAST_WIDTH
from vierblatt.tui.screen_texts import width_of
from vierblatt.tui.screens.page import PageScreen
from vierblatt.tui.screens.reading import HelpPage
from vierblatt.tui.screens.scores import DealScorePage
from vierblatt.tui.storage import data_dir


async def test_in_a_window_too_small_no_card_is_played(tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", seed=2)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        before = top.scene.view
        await pilot.resize_terminal(60, 20)
        await pilot.press("enter", "right", "enter")
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert top.asked and top.scene.view == before


async def test_a_key_too_many_does_not_close_the_scores(tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", seed=2)
    async with app.run_test(size=SMALL) as pilot:
        await turn(pilot)
        feed = app.screen.query_one("TableWidget").feed  # type: ignore[attr-defined]
        app.push_screen(DealScorePage(feed, 0))
        await at(pilot, PageScreen)
        await pilot.press("x", "5")
        assert isinstance(app.screen, DealScorePage)
        await pilot.press("enter")
        assert not isinstance(app.screen, DealScorePage)


async def test_a_match_that_cannot_be_saved_says_so_when_the_player_has_the_turn(tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", seed=2)
    (tmp_path / "saved").write_text("a file in the place of the folder")
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        assert local_match_of(top).unsaved
        await until(pilot, lambda: top.note_style == "error" and local_match_of(top).unsaved in top.note)


async def test_undo_without_an_action_is_reported(tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", seed=2)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        await pilot.press("u")
        assert top.note == top.texts().words.error(WrongTime("nothing-to-undo", steps=0))


async def test_a_trick_that_is_looked_at_has_its_own_number(tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", seed=2)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        while not any(isinstance(e, TrickTaken) for moment in local_match_of(top).history for e in moment.events):
            await pilot.press("enter")
            top = await turn(pilot)
        taken = sum(top.scene.view.tricks)
        assert f"Trick {taken + 1}" in shown(app)
        await pilot.press("l")
        assert shown(app).count(f"Trick {taken}") == 2 and f"Trick {taken + 1}" not in shown(app)


async def test_control_and_c_leaves(tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", seed=2)
    async with app.run_test(size=SMALL) as pilot:
        await turn(pilot)
        await pilot.press("ctrl+c")
        await until(pilot, lambda: not app.is_running)
    assert (tmp_path / "saved" / "whist.json").is_file()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_and_the_line_of_keys_are_not_cut(language: str, tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", seed=2, language=language)
    async with app.run_test(size=SMALL) as pilot:
        await turn(pilot)
        await pilot.press("question_mark")
        page = await at(pilot, HelpPage)
        for line in page.lines(page.texts(), 74):
            assert not any(text.endswith("…") for text in [*line.cells, line.shown.removesuffix(" 9 …")])
    assert width_of(Words(language).text("tui-keys")) <= LEAST_WIDTH - 2


def test_a_user_without_a_home_gets_a_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("VIERBLATT_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert data_dir().parent == tmp_path
