"""Tournaments in memory: they follow the store, whatever others have done to it, and are not kept without end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.store.stores import NOW, an_account, sqlite
from vierblatt.server.accounts.erasing import erase
from vierblatt.server.accounts.faults import Unknown
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.table import Person
from vierblatt.server.tournament import acts, replayed
from vierblatt.server.tournament.creating import NewTournament
from vierblatt.server.tournament.tournaments import Tournaments
from vierblatt.tournaments import Knockout

AMAL, BADR = Person("amal", "Amal"), Person("badr", "Badr")
EVENING = NewTournament(name="Evening", game="baloot", format=Knockout(), open_entry=True)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    """A store with two accounts."""
    made = sqlite(tmp_path)
    await made.open()
    for person in (AMAL, BADR):
        await made.add_account(an_account(person.id))
    yield made
    await made.close()


async def test_what_others_did_is_seen(store: SqlStore) -> None:
    here, there = (Tournaments(store, lambda: NOW) for _ in range(2))
    tournament = (await here.create(AMAL, EVENING)).id
    assert (await there.page(None, tournament)).seq == 1
    await here.enter(BADR, tournament, "The Falcons", ["Essa"])
    await here.act(AMAL, tournament, acts.enter, "Owls", [], 0)
    assert [each.name for each in (await there.page(None, tournament)).contestants] == ["The Falcons", "Owls"]
    await erase(store, BADR.id)  # the log is as long as before
    for each in (here, there):
        assert [seen.name for seen in (await each.page(None, tournament)).contestants] == ["-", "Owls"]
        assert b"Falcons" not in await each.log(tournament)
    page = await there.act(AMAL, tournament, acts.start)
    assert page == await here.page(AMAL, tournament)
    await there.act(AMAL, tournament, acts.close, "cancelled")
    await here.delete(AMAL, tournament)
    with pytest.raises(Unknown):
        await there.page(None, tournament)


async def test_an_act_that_fails_in_its_middle_leaves_nothing_in_memory(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Tournaments(store, lambda: NOW)
    tournament = (await here.create(AMAL, EVENING)).id
    with monkeypatch.context() as broken:
        broken.setattr(store, "append_tournament", None)
        with pytest.raises(TypeError):
            await here.act(AMAL, tournament, acts.enter, "Owls", [], 0)
    assert (await here.page(None, tournament)).contestants == []


async def test_only_those_used_last_are_kept(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    here = Tournaments(store, lambda: NOW)
    monkeypatch.setattr(replayed, "KEPT", 2)
    made = [(await here.create(AMAL, EVENING)).id for _ in range(3)]
    await here.page(None, made[1])
    assert [*here._replayed._kept] == [made[2], made[1]]
    monkeypatch.setattr(replayed, "KEPT_BYTES", 1)
    await here.page(None, made[0])
    assert [*here._replayed._kept] == [made[0]]
