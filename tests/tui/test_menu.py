"""Menu, set-up, settings, pages."""

import re
from pathlib import Path

import msgspec
import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

from tests.tui.table import SMALL, WIDE, app_in, at, local_match_of, menu, shown, turn, until
from vierblatt import games
from vierblatt.errors import BadOption
from vierblatt.locale.terms import terms_of
from vierblatt.tui.app import VierblattApp
from vierblatt.tui.form import Form
from vierblatt.tui.rows import ChoiceRow, TextField
from vierblatt.tui.screens.menu import MenuScreen
from vierblatt.tui.screens.page import Page, PageScreen
from vierblatt.tui.screens.reading import RulesPage, WordsPage
from vierblatt.tui.screens.setup import SetupScreen
from vierblatt.tui.storage import UserFiles, UserSettings
from vierblatt.tui.table_widget import TableWidget


async def go_to(pilot: Pilot[None], key: str) -> None:
    """Puts the cursor of the form in front on a row."""
    form = pilot.app.screen.query_one(Form)
    form.rows.to(key)
    assert form.rows.row is not None and form.rows.row.key == key
    form.redraw()


@pytest.mark.parametrize("size", [SMALL, (120, 40)])
async def test_the_menu_names_every_game(size: tuple[int, int], tmp_path: Path) -> None:
    app = app_in(tmp_path)
    async with app.run_test(size=size) as pilot:
        await menu(pilot)
        text = shown(app)
        for game_id in games.game_ids():
            assert app.texts(games.get(game_id)).words.game_name in text
        assert "Settings" in text and "Continue" not in text


@pytest.mark.parametrize("language", ["en", "de", "ar"])
async def test_the_menu_says_which_size_a_table_needs_while_the_window_is_too_small(
    language: str, tmp_path: Path
) -> None:
    app = app_in(tmp_path, language=language)
    async with app.run_test(size=(60, 18)) as pilot:
        await menu(pilot)
        assert {"80", "24", "60", "18"} <= {*re.findall(r"\d+", shown(app))}
        await pilot.resize_terminal(*SMALL)
        await until(pilot, lambda: not {"60", "18"} & {*re.findall(r"\d+", shown(app))})


async def test_arrows_and_first_letters_move_through_the_menu(tmp_path: Path) -> None:
    app = app_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        form = await menu(pilot)
        first = form.rows.at
        await pilot.press("down", "up")
        assert form.rows.at == first
        await pilot.press("q")
        assert form.rows.row is not None and form.rows.row.key == "quit"
        await pilot.press("enter")
    assert app.return_code == 0


async def test_choosing_a_game_opens_its_house_rules(tmp_path: Path) -> None:
    app = app_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await menu(pilot)
        for game_id in games.game_ids():
            await go_to(pilot, f"game {game_id}")
            await pilot.press("enter")
            await at(pilot, SetupScreen)
            form = await menu(pilot)
            keys = {row.key for row in form.rows.rows}
            assert {f"option {name}" for name in games.get(game_id).options.by_name} <= keys
            await pilot.press("escape")
            await at(pilot, MenuScreen)


async def test_a_changed_option_changes_the_rules_and_the_name_of_the_set(tmp_path: Path) -> None:
    app = app_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await menu(pilot)
        app.set_up("king_bolola")
        screen = await at(pilot, SetupScreen)
        await menu(pilot)
        await go_to(pilot, "option direction")
        await pilot.press("right")
        await pilot.pause()
        assert screen.rules.values["direction"] == "counterclockwise"
        assert screen.rules.preset == ""
        await go_to(pilot, "preset")
        await pilot.press("right")
        await pilot.pause()
        assert screen.rules.preset != ""


async def test_the_number_of_seats_follows_the_house_rules(tmp_path: Path) -> None:
    app = app_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await menu(pilot)
        app.set_up("kout_bo")
        await at(pilot, SetupScreen)
        form = await menu(pilot)
        assert len([row for row in form.rows.rows if row.key.startswith("seat ")]) == 5
        await go_to(pilot, "option players")
        await pilot.press("right")
        await pilot.pause()
        assert len([row for row in form.rows.rows if row.key.startswith("seat ")]) == 3


async def test_a_bad_number_is_refused_with_a_sentence(tmp_path: Path) -> None:
    app = app_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await menu(pilot)
        app.set_up("whist")
        await at(pilot, SetupScreen)
        form = await menu(pilot)
        await go_to(pilot, "option target")
        await pilot.press("backspace", "0", "end", "home", "enter")
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen) and form.wrong
        with pytest.raises(BadOption) as fault:
            games.get("whist").options.parse("target", "0")
        assert app.texts(games.get("whist")).words.error(fault.value) in form.note


async def test_the_first_player_may_sit_anywhere(tmp_path: Path) -> None:
    app = app_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await menu(pilot)
        app.set_up("whist")
        await at(pilot, SetupScreen)
        await menu(pilot)
        await go_to(pilot, "me")
        await pilot.press("right", "right", "home", "enter")
        top = await turn(pilot)
        assert top.scene.view.seat == 2
        assert local_match_of(top).humans == [2]


async def test_the_language_changes_at_once_and_is_kept(tmp_path: Path) -> None:
    app = app_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await menu(pilot)
        app.show_settings_screen()
        await pilot.pause()
        form = await menu(pilot)
        assert form.title == ["Settings"]
        await go_to(pilot, "language")
        await pilot.press("right")
        await pilot.pause()
        assert form.title == ["Einstellungen"]
        await pilot.press("escape")
        await pilot.pause()
        assert "Einstellungen" in shown(app)
    assert UserFiles(tmp_path).settings()[0].language == "de"


async def test_arabic_is_written_from_the_right(tmp_path: Path) -> None:
    app = app_in(tmp_path, language="ar")
    async with app.run_test(size=SMALL) as pilot:
        form = await menu(pilot)
        row = next(line for line in form.lines if "King" in line or "\ufee3" in line)
        assert row.startswith("   ") and not row.rstrip().endswith("   ")


async def test_a_name_can_be_typed(tmp_path: Path) -> None:
    app = app_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await menu(pilot)
        app.show_settings_screen()
        await pilot.pause()
        await menu(pilot)
        await go_to(pilot, "name")
        await pilot.press("M", "o", "x", "backspace", "n")
        await pilot.pause()
    assert UserFiles(tmp_path).settings()[0].name == "Mon"


@pytest.mark.parametrize("language", ["en", "de", "ar"])
async def test_the_rules_can_be_read_and_scrolled(language: str, tmp_path: Path) -> None:
    app = app_in(tmp_path, language=language)
    async with app.run_test(size=SMALL) as pilot:
        await menu(pilot)
        app.push_screen(RulesPage(games.get("kout_bo")))
        await at(pilot, PageScreen)
        await pilot.pause()
        page = app.screen.query_one(Page)
        first = page.lines
        assert max(map(cell_len, first)) <= 80
        await pilot.press("pagedown")
        assert page.lines != first
        await pilot.press("home")
        assert page.lines == first
        await pilot.press("escape")
        await at(pilot, MenuScreen)


async def test_the_rules_have_no_ids_until_they_are_asked_for(tmp_path: Path) -> None:
    app = app_in(tmp_path, language="en")
    async with app.run_test(size=WIDE) as pilot:
        await menu(pilot)
        app.push_screen(RulesPage(games.get("kout_bo")))
        await at(pilot, RulesPage)
        await pilot.pause()
        page = app.screen.query_one(Page)
        text = app.texts(games.get("kout_bo"))
        assert isinstance(app.screen, RulesPage)
        lines = app.screen.lines(text, 90)
        assert "How it is played in two minutes" in "".join(page.lines)
        assert not [line for line in lines if "KOUT-" in line.shown or "joker_compelled" in line.shown]
        for key in ("N", "n", "ى"):  # on, off, and on again with an Arabic keyboard
            await pilot.press(key)
        lines = app.screen.lines(text, 90)
        assert [line for line in lines if "KOUT-" in line.shown] and [x for x in lines if "joker_compelled" in x.shown]
    assert UserFiles(tmp_path).settings()[0].rule_numbers


@pytest.mark.parametrize("language", ["en", "de", "ar"])
async def test_a_key_lists_the_words_of_the_game(language: str, tmp_path: Path) -> None:
    app = app_in(tmp_path, language=language)
    async with app.run_test(size=SMALL) as pilot:
        await menu(pilot)
        app.push_screen(RulesPage(games.get("kout_bo")))
        await at(pilot, RulesPage)
        await pilot.press("w")
        await at(pilot, WordsPage)
        await pilot.pause()
        assert isinstance(app.screen, WordsPage)
        texts = app.texts(games.get("kout_bo"))
        written = [line.shown for line in app.screen.lines(texts, 70)]
        assert {texts.line(term.word) for term in terms_of(texts.words)} <= {*written}
        await pilot.press("escape")
        await at(pilot, RulesPage)


async def test_the_help_of_the_menu_lists_the_keys(tmp_path: Path) -> None:
    app = app_in(tmp_path)
    async with app.run_test(size=WIDE) as pilot:
        await menu(pilot)
        app.show_help()
        await at(pilot, PageScreen)
        await pilot.pause()
        assert "Take back" in shown(app)


async def test_the_mouse_presses_rows(tmp_path: Path) -> None:
    app = app_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        form = await menu(pilot)
        y = next(y for y, line in enumerate(form.lines) if "Settings" in line)
        await pilot.click(Form, offset=(20, y))
        await until(pilot, lambda: not isinstance(app.screen, MenuScreen))


async def test_a_game_on_the_command_line_opens_its_table(tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", rules={"target": "9"}, seed=5)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        assert isinstance(top, TableWidget)
        assert local_match_of(top).match.rules.values["target"] == 9


async def test_damaged_settings_are_set_aside_and_reported(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"speed": "sideways"}')
    files = UserFiles(tmp_path)
    settings, moved = files.settings()
    assert settings == UserSettings()
    assert moved is not None and moved.read_text() == '{"speed": "sideways"}'
    assert files.settings() == (UserSettings(), None)


async def test_a_language_of_the_command_line_goes_before_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    files = UserFiles(tmp_path)
    files.keep(UserSettings(language="de"))
    for asked, title in (("en", "Einstellungen"), ("ar", "ﺍﻹﻋﺪﺍﺩﺍﺕ"[::-1])):
        app = VierblattApp(language=asked, files=files)
        async with app.run_test(size=SMALL) as pilot:
            await menu(pilot)
            assert title in shown(app)


async def test_an_unknown_language_in_the_settings_does_no_harm(tmp_path: Path) -> None:
    files = UserFiles(tmp_path)
    files.keep(UserSettings(language="tlh"))
    app = VierblattApp(language="de", files=files)
    async with app.run_test(size=SMALL) as pilot:
        await menu(pilot)
        assert "Einstellungen" in shown(app)


def test_settings_come_back_as_they_were_kept(tmp_path: Path) -> None:
    files = UserFiles(tmp_path / "deep" / "folder")
    wanted = UserSettings(language="ar", name="نورة", colours=False, speed="slow", bidi="terminal")
    files.keep(wanted)
    assert files.settings() == (wanted, None)
    assert msgspec.json.decode((files.folder / "settings.json").read_bytes())["language"] == "ar"


def test_rows_turn_and_take_letters() -> None:
    pick = ChoiceRow("a", "A", values=[("x", "X"), ("y", "Y")])
    assert pick.turn(-1) and pick.value == "y"
    entry = TextField("b", "B", text="one", suggestions=[("one", "1"), ("two", "2")], longest=3)
    assert entry.value_text == "1"
    assert entry.turn(1) and entry.text == "two"
    assert entry.type("7") and entry.text == "7"
    assert entry.type("8") and entry.type("9") and not entry.type("0")
    assert entry.delete() and entry.text == "78"
