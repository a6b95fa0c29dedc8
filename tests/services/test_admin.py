"""`vierblatt admin` while a server is busy."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.cli.running import Ran, vierblatt
from tests.services.crowd import crowd, make_players, until, wait_for_actions
from tests.services.load import Journal
from tests.services.running import RunningServer


async def admin(database: Path, *words: str) -> Ran:
    """Runs the command beside the event loop."""
    return await asyncio.to_thread(vierblatt, "admin", "--database", str(database), "--lang", "en", *words)


async def test_a_backup_under_load_is_sound_and_can_be_played_on(own_server: RunningServer, tmp_path: Path) -> None:
    copy, journal = tmp_path / "copy.db", Journal()
    async with crowd(own_server, journal):
        await wait_for_actions(journal, 200)
        assert (await admin(own_server.database, "backup", str(copy))).code == 0
        await wait_for_actions(journal, 100)
        refused = await admin(own_server.database, "restore", str(copy))
        assert refused.code == 2 and "using" in refused.err
    assert not journal.faults
    proven = await admin(copy, "verify")
    assert proven.code == 0, proven.out
    assert own_server.stop() == 0
    restored = await admin(own_server.database, "restore", str(copy))
    assert restored.code == 0, restored.err
    own_server.start()
    async with crowd(own_server, again := Journal()):
        await wait_for_actions(again, 50)
    assert not again.faults


async def test_a_table_closed_from_outside_ends_for_its_players(own_server: RunningServer) -> None:
    journal, waiting = Journal(), Journal()
    (player,) = await asyncio.to_thread(make_players, own_server, "baloot", waiting, people=1)
    player.holds = True  # no match of the player's can end before the table is closed
    async with crowd(own_server, journal), asyncio.TaskGroup() as group:
        group.create_task(player.visit())
        await wait_for_actions(journal, 50)
        assert player.connected.is_set()
        ran = await admin(own_server.database, "close", player.table)
        assert ran.code == 0, ran.err
        await until(lambda: player.table in waiting.closed, waiting)
    assert not journal.faults
    assert not waiting.faults
