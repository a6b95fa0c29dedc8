"""A saved match that two windows open."""

from pathlib import Path

from tests.tui.table import SMALL, app_in, at, local_match_of, menu, shown, turn
from vierblatt.tui.match_lock import MatchLock
from vierblatt.tui.screens.menu import MenuScreen
from vierblatt.tui.screens.small import AskScreen
from vierblatt.tui.storage import UserFiles


async def test_a_match_that_is_open_in_another_window_is_only_opened_if_the_player_wants_it(tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist")
    async with app.run_test(size=SMALL) as pilot:
        await turn(pilot)
    other = MatchLock(UserFiles(tmp_path).match_file("whist"))
    assert not other.elsewhere  # leaving the app has released it
    app = app_in(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await menu(pilot)
        app.resume("whist")
        await at(pilot, AskScreen)
        assert "open in another window" in " ".join(shown(app).split())
        await pilot.press("escape")
        await at(pilot, MenuScreen)
        app.resume("whist")
        await at(pilot, AskScreen)
        await pilot.press("down", "enter")
        assert not local_match_of(await turn(pilot)).unsaved
        app.leave_table()
        await at(pilot, MenuScreen)
        other.release()
        app.resume("whist")
        assert not local_match_of(await turn(pilot)).elsewhere
