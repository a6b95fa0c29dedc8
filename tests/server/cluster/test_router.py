"""The way of a command to its table: what it asks of the store."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.cluster.clusters import cluster
from vierblatt.protocol import commands as ask
from vierblatt.server.store.port import Lease


async def test_a_command_to_an_unknown_table_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with cluster(tmp_path) as nodes:
        amal, store = await nodes.served[0].player("Amal"), nodes.served[0].store
        acquire, asked = store.acquire, []

        async def noted(table: str, owner: str, *, besides: str = "") -> Lease | None:
            asked.append(table)
            return await acquire(table, owner, besides=besides)

        monkeypatch.setattr(store, "acquire", noted)
        assert await amal.refused(ask.Enter, table="nothing000") == "unknown-table"
        assert "nothing000" not in asked
