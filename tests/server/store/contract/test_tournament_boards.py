"""The boards of a tournament in the store: its secret, and boards that are opened once."""

from __future__ import annotations

import asyncio

from tests.server.store.reviewing import a_tournament
from tests.server.store.stores import a_table, an_account
from vierblatt.server.store.port import BoardOpening, MatchKey
from vierblatt.server.store.sql import SqlStore

ID, SECRET = "tournament1", bytes(range(32))


async def test_a_secret_is_kept_and_boards_are_opened_once(store: SqlStore) -> None:
    await store.add_account(an_account("amal"))
    assert await store.add_tournament(a_tournament(tables="{}"), b"created", most=9, boards=SECRET)
    assert await store.add_tournament(a_tournament("cards"), b"created", most=9)
    assert await store.boards_secret(ID) == SECRET
    assert await store.boards_secret("cards") is None and await store.boards_secret("nothing") is None
    stored = await store.tournament(ID)
    assert stored is not None
    await store.add_table(a_table("t1"), [b"{}"], "server", match=MatchKey(tournament=stored.row, meeting=1, number=1))
    opening = BoardOpening(board=7, packs=2, tables=["t1"])
    opened = await asyncio.gather(*(store.open_board(ID, opening) for _ in range(3)))
    assert sorted(opened) == [False, False, True]
    assert await store.open_board(ID, BoardOpening(board=2, packs=1, tables=[]))
    assert await store.opened_boards(ID) == {2: 1, 7: 2} and await store.opened_boards("cards") == {}
    assert [each.done for each in await store.tournament_tables(ID)] == [True]
    assert not await store.open_board("nothing", opening)
    assert await store.delete_tournament(ID)
    assert await store.boards_secret(ID) is None and await store.opened_boards(ID) == {}
