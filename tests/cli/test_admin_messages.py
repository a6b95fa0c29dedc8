"""`vierblatt admin notify`: a message of the server among a player's notices."""

from __future__ import annotations

from pathlib import Path

from tests.cli.admin_databases import admin, on
from vierblatt.server.store.port import Store


def test_a_player_is_sent_a_message(database: Path) -> None:
    ran = admin(database, "notify", "p0", "  The server moves \u202e tonight \n ")
    assert ran.code == 0 and "Guest 17 finds the message" in ran.out

    async def look(store: Store) -> list[bytes]:
        return [notice.body for notice in await store.notices("p0")]

    assert on(database, look) == [b'{"kind":"server-message","text":"The server moves tonight"}']
    for words in (["p0", " \u202e "], ["p0", "x" * 501], ["nobody", "hello"]):
        refused = admin(database, "notify", *words)
        assert refused.code == 2 and refused.err.count("\n") == 1
