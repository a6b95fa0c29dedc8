"""Forged, lost and unfinished matches in a database are found; a sound one has no fault."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from tests.server.accounts.finished import NOW
from tests.server.proving.databases import (
    FRIENDLY,
    GOING_ON,
    LATER,
    RATED,
    at,
    chained_anew,
    change,
    codes,
    keep,
    played,
    proof_of,
)
from tests.server.table.tables import Driver
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.store import bundle
from vierblatt.protocol import commands as ask
from vierblatt.record import Record
from vierblatt.server.accounts.erasing import chained, erase
from vierblatt.server.accounts.ratings import DAY
from vierblatt.server.accounts.results import Results
from vierblatt.server.proving import CODES, prove
from vierblatt.server.store.port import PlayerRating, Snapshot, StoreFault, TableRow
from vierblatt.server.table.entries import encode
from vierblatt.server.workers.workers import Workers


async def test_a_sound_database_has_no_fault(database: Path) -> None:
    proof = await proof_of(database)
    assert proof.faults == [] and proof.unproven == 0
    assert (proof.tables, proof.records, proof.ratings, proof.daily) == (4, 3, 6, 3)
    assert proof.entries > 400


class Elsewhere(Workers):
    """Passes everything through bytes, as to another process."""

    async def run(self, work: Callable[..., Any], *given: object) -> Any:
        there = pickle.loads(pickle.dumps(given))
        return pickle.loads(pickle.dumps(await asyncio.to_thread(work, *there)))


async def test_other_processes_find_the_same(database: Path) -> None:
    change(database, f"UPDATE records SET scores = '[9, 8]' WHERE id = '{RATED}'", "DELETE FROM ratings")
    store = at(database)
    await store.open()
    there = await prove(store, LATER, workers=Elsewhere(2))
    here = await prove(store, LATER)
    await store.close()
    assert there == here and len(here.faults) == 7


async def test_a_lost_database_is_reported_as_such(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = at(database)
    await store.open()

    async def gone(*_: object) -> None:
        raise StoreFault("store-down")

    monkeypatch.setattr(type(store), "snapshot", gone)
    with pytest.raises(StoreFault, match="store-down"):
        await prove(store, LATER)
    await store.close()


async def test_a_snapshot_with_another_player_is_found(database: Path) -> None:
    store = at(database)
    await store.open()
    kept = await store.snapshot(RATED)
    assert kept is not None
    await store.put_snapshot(RATED, Snapshot(kept.seq, kept.body.replace(b"Player 0", b"Player 9")))
    await store.close()
    assert await codes(database) == {"snapshot-differs": {RATED}}


async def test_a_duplicated_entry_is_found_despite_new_links(database: Path) -> None:
    store = at(database)
    await store.open()
    log = await store.read(RATED)
    await store.close()
    bodies = [entry.body for entry in log]
    bodies.insert(31, bodies[30])
    change(database, *chained_anew(RATED, bodies))
    assert {"log-unplayable"} <= (await codes(database)).keys()


async def test_a_replaced_match_with_new_links_differs_from_its_record(database: Path) -> None:
    other = played(RATED, people=6, rated=True, nonces=True)
    change(database, f"DELETE FROM snapshots WHERE table_id = '{RATED}'")
    change(database, *chained_anew(RATED, [encode(entry) for entry in other.log]))
    found = await codes(database)
    assert found["record-differs"] == {RATED}


async def test_a_forged_log_with_a_leaver_is_found_by_the_rating(database: Path) -> None:
    other = played(RATED, people=6, rated=True, absent=2)
    change(database, f"DELETE FROM snapshots WHERE table_id = '{RATED}'")
    change(database, *chained_anew(RATED, [encode(entry) for entry in other.log]))
    assert {"rating-differs"} <= (await codes(database)).keys()


async def test_a_counted_match_after_abandoned_ones_is_sound(database: Path) -> None:
    store = at(database)
    await store.open()
    for number in range(4):
        driver = played(f"left{number:06}", people=6, rated=True, absent=3 if number < 3 else -1)
        await keep(store, driver, snapshot_at=10)
        await Results(store).finish(driver.table, LATER + DAY + number)
        await store.close_table(driver.id)
    last = await store.record("left000003")
    await store.close()
    assert last is not None and last.rated
    assert await codes(database) == {}


async def test_a_day_of_the_same_people_is_sound_and_counted_matches_cannot_be_swapped(database: Path) -> None:
    store = at(database)
    await store.open()
    for number in range(4):
        driver = played(f"farm{number:06}", people=6, rated=True)
        await keep(store, driver, snapshot_at=10)
        await Results(store).finish(driver.table, LATER + DAY + number)
        await store.close_table(driver.id)
    farm = [await store.record(f"farm{number:06}") for number in range(4)]
    await store.close()
    assert [stored is not None and stored.rated for stored in farm] == [True, True, True, False]
    assert await codes(database) == {}
    change(database, "UPDATE records SET rated = 1 WHERE id = 'farm000003'")
    found = await codes(database)
    assert found["record-differs"] == {"farm000003"} and "rating-differs" in found
    change(database, "UPDATE records SET rated = 0 WHERE id >= 'farm000002'")
    assert "farm000002" in (await codes(database))["record-differs"]


async def test_a_commitment_that_the_secret_does_not_keep_is_found(database: Path) -> None:
    store = at(database)
    await store.open()
    log, row = await store.read(GOING_ON), await store.table(GOING_ON)
    await store.close()
    assert isinstance(row, TableRow)
    anchor = log[0].body.index(b'"anchor":"') + 10
    opened = log[0].body[:anchor] + b"0" * 64 + log[0].body[anchor + 64 :]
    change(database, *chained_anew(GOING_ON, [opened, *(entry.body for entry in log[1:])]))
    assert (await codes(database))["log-secret"] == {GOING_ON}


async def test_deleting_a_player_leaves_a_sound_database(database: Path) -> None:
    store = at(database)
    await store.open()
    await erase(store, "p1")
    await store.close()
    assert await codes(database) == {}


async def test_a_name_that_came_back_is_found(database: Path) -> None:
    store = at(database)
    await store.open()
    before = await store.record(RATED)
    await erase(store, "p1")
    now = await store.record(RATED)
    assert before is not None and now is not None
    await store.replace_record(RATED, now.body, before.names, before.body)
    await store.close()
    assert await codes(database) == {"name-came-back": {RATED}}


async def test_a_record_that_another_version_wrote_in_another_way_is_sound(database: Path) -> None:
    store = at(database)
    await store.open()
    before = await store.record(RATED)
    assert before is not None
    record = chained(msgspec.structs.replace(Record.from_json(before.body), program="0.0.1"))
    await store.replace_record(RATED, before.body, before.names, msgspec.json.encode(record))
    await store.close()
    assert await codes(database) == {}


async def test_no_takeback_can_be_taken_out_of_a_stored_record(database: Path) -> None:
    store = at(database)
    await store.open()
    driver = Driver("kout_bo", table="goback0000", preset="short_match")
    driver.sit(people=1)
    driver.play(until=lambda: driver.table.turn == 0)
    driver.step()
    driver.do(ask.Ask, 0, what="takeback")
    driver.play()
    await keep(store, driver, snapshot_at=len(driver.log) // 2)
    await Results(store).finish(driver.table, driver.now)
    await store.close_table(driver.id)
    assert await codes(database) == {}
    stored = await store.record(driver.id)
    assert stored is not None
    record = Record.from_json(stored.body)
    assert record.deals[0].taken_back
    replace = msgspec.structs.replace
    without = chained(replace(record, deals=tuple(replace(deal, taken_back=UNSET) for deal in record.deals)))
    await store.replace_record(driver.id, stored.body, stored.names, without.to_json())
    snapshot = await store.snapshot(driver.id)
    assert snapshot is not None
    state = {**msgspec.msgpack.decode(snapshot.body), "version": 3}
    assert state.pop("taken_back") and state.pop("played_for") is not None
    await store.put_snapshot(driver.id, replace(snapshot, body=msgspec.msgpack.encode(state)))
    await store.close()
    assert await codes(database) == {"record-differs": {driver.id}}, "the snapshot of an older version is ignored"


async def test_a_match_that_has_only_just_ended_needs_no_record_yet(database: Path) -> None:
    change(database, f"DELETE FROM record_seats WHERE record_id = '{FRIENDLY}'")
    change(database, f"DELETE FROM records WHERE id = '{FRIENDLY}'", "DELETE FROM card_counts")
    soon = [fault.code for fault in (await proof_of(database, now=NOW)).faults]
    assert "record-missing" not in soon
    assert "record-missing" in await codes(database)


async def test_ratings_that_can_no_longer_be_verified_are_not_faults(database: Path) -> None:
    store = at(database)
    await store.open()
    await erase(store, "p1")
    wrong = [rating for rating in await store.all_ratings() if rating.player == "p2"]
    assert [type(rating) for rating in wrong] == [PlayerRating]
    await store.close()
    change(database, "UPDATE ratings SET mu = mu + 1 WHERE player = 'p2'")
    proof = await proof_of(database)
    assert (proof.unproven, [fault.code for fault in proof.faults]) == (1, [])


async def test_a_partial_check_skips_what_needs_all_matches(database: Path) -> None:
    change(database, "UPDATE ratings SET mu = mu + 1", f"UPDATE records SET scores = '[9, 8]' WHERE id = '{RATED}'")
    proof = await proof_of(database, since=1)
    assert [fault.code for fault in proof.faults] == ["record-differs"]
    assert (await proof_of(database, since=LATER)).tables == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence_and_a_remedy(language: str) -> None:
    there = bundle(language)
    wanted = [*(f"fault-{code}" for code in CODES), *(f"remedy-{kind}" for kind in CODES.values())]
    assert all(there.has_message(name) for name in wanted)
