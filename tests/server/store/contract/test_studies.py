"""Studies: changes that exclude each other, limits, and what becomes of them with their owner."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.server.store.reviewing import a_study
from tests.server.store.stores import NOW, an_account
from vierblatt.protocol.study import OwnStudy, StudyPosition, StudySummary
from vierblatt.server.store.port import Outdated, StoredStudy
from vierblatt.server.store.sql import SqlStore

POSITIONS = [StudyPosition(number=2, record="m1", game="baloot", deal=3, step=7, note="why?")]


@pytest.fixture(autouse=True)
async def study(store: SqlStore) -> None:
    """Two accounts, and a study of the first."""
    for name in ("amal", "badr"):
        await store.add_account(an_account(name))
    assert await store.add_study(a_study(), most=2)


async def test_a_study_comes_back_as_it_was_changed_last(store: SqlStore) -> None:
    assert await store.study("study1") == StoredStudy(row=a_study(), owner_name="Amal")
    assert await store.study("none") is None
    body = msgspec.json.encode(POSITIONS)
    await store.change_study(a_study(body=body, changed=NOW + 5))
    found = await store.study("study1")
    assert found is not None and found.row == a_study(body=body, changed=NOW + 5, seq=1)
    (summary,) = await store.studies_of("amal")
    assert summary == StudySummary(id="study1", name="Endings", created=NOW, changed=NOW + 5, positions=1)
    (exported,) = await store.export_studies("amal")
    assert exported == OwnStudy(id="study1", name="Endings", created=NOW, positions=POSITIONS)
    assert await store.studies_of("badr") == [] == await store.export_studies("badr")


async def test_of_two_changes_to_the_same_state_one_is_refused(store: SqlStore, elsewhere: SqlStore) -> None:
    changes = [each.change_study(a_study(changed=NOW + n)) for n, each in enumerate([store, elsewhere])]
    done = await asyncio.gather(*changes, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["NoneType", "Outdated"]
    with pytest.raises(Outdated):
        await store.change_study(a_study("none"))


async def test_a_player_has_so_many_studies(store: SqlStore) -> None:
    assert await store.add_study(a_study("study2", changed=NOW + 1), most=2)
    assert not await store.add_study(a_study("study3"), most=2)
    assert not await store.add_study(a_study("study4", owner="nobody"), most=2)
    assert [each.id for each in await store.studies_of("amal")] == ["study2", "study1"]
    assert await store.delete_study("study2") and not await store.delete_study("study2")


async def test_studies_go_with_the_account_and_move_when_two_are_merged(store: SqlStore) -> None:
    await store.merge_account("amal", "badr")
    assert [each.id for each in await store.studies_of("badr")] == ["study1"]
    assert await store.delete_account("badr")
    assert await store.study("study1") is None
