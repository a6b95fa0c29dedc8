"""The pace of a server's table in the terminal app."""

from __future__ import annotations

from pathlib import Path

from tests.client.fake import fake
from tests.tui.online import press_row
from tests.tui.table import SMALL, at, turn, until
from tests.tui.test_online import always_fresh, app_at, begin  # noqa: F401 - a fixture
from vierblatt.protocol import PACES
from vierblatt.server.live.services import milliseconds
from vierblatt.tui.form import Form
from vierblatt.tui.screens.small import AskScreen


async def test_the_host_changes_the_pace_at_the_table(tmp_path: Path) -> None:
    async with fake("whist", pace=PACES["normal"]) as server:
        app = app_at(server, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            screen = await begin(pilot)
            assert screen.pace == PACES["normal"] / 1000
            await turn(pilot)
            await pilot.press("escape")
            await at(pilot, AskScreen)
            await press_row(pilot, "pace")
            await until(
                pilot, lambda: any(row.key == "fast" for form in app.screen.query(Form) for row in form.rows.rows)
            )
            await press_row(pilot, "fast")
            await until(pilot, lambda: server.table.settings.pace == PACES["fast"])
            await until(pilot, lambda: screen.pace == PACES["fast"] / 1000)


async def test_a_key_skips_the_wait_for_bots_for_a_player_alone_with_them(tmp_path: Path) -> None:
    async with fake("whist", pace=5_000) as server:
        app = app_at(server, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            screen = await begin(pilot)
            await until(pilot, lambda: server.table.turn >= 0)
            if server.table.turn == screen.link.seat:
                await turn(pilot)
                await screen.link.act(screen.link.legal[0])
            await until(pilot, lambda: server.table.bot_turn() is not None)
            screen.on_table_widget_continue()
            await until(pilot, lambda: server.table.bot_turn() is None or server.table.bot_due <= milliseconds())
