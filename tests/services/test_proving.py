"""`vierblatt admin verify` checks a database while people play on it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.running import vierblatt
from tests.server.store.stores import URLS
from tests.services.crowd import crowd, wait_for_actions
from tests.services.load import Journal
from tests.services.running import RunningServer


@pytest.mark.parametrize("kind", sorted(URLS))
async def test_a_database_is_proven_while_people_play(
    kind: str, start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    database = URLS[kind](tmp_path)
    journal = Journal()
    async with crowd(start_server(database=database), journal):
        for _ in range(2):
            await wait_for_actions(journal, 100)
            words = ["admin", "--database", database, "--lang", "en", "verify"]
            ran = await asyncio.to_thread(vierblatt, *words)
            assert ran.code == 0, ran.out
            assert "Faults found: 0." in ran.out
    assert not journal.faults
