"""Boards at tables when something happens in between: a crash, another node, an erased account, a broken log."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.limits import GENEROUS_LIMITS
from tests.server.live.servers import Served, player_id, serving
from tests.server.proving.databases import change
from tests.server.tournament.evenings import SHORT, TablesEvening, at_tables, settled
from tests.tournaments.building import Evening
from vierblatt.errors import BadTournament
from vierblatt.record import Record, verify
from vierblatt.server.accounts.erasing import erase
from vierblatt.server.proving import prove
from vierblatt.server.store.port import Store, StoreFault
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.tournament import acts
from vierblatt.server.tournament.match_outcomes import MatchOutcome
from vierblatt.tournaments import PairsFormat, Swiss, deciding

HOWELL = PairsFormat(rounds=3, boards=1, movement="howell")
TEAMS = Swiss(rounds=1, boards=1)


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    """A server."""
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as made:
        yield made


async def robots(served: Served, chosen: PairsFormat | Swiss, count: int) -> TablesEvening:
    """A tournament with some contestants of bots, before its start."""
    evening = TablesEvening(served)
    await evening.open(chosen, tables=at_tables(absent="bots", automatic=isinstance(chosen, Swiss)))
    for number in range(count):
        await evening.act(acts.enter, f"Robots {number}", [], 0)
    return evening


async def records(store: Store, evening: TablesEvening) -> list[str]:
    """The tables of a tournament that have a record."""
    tables = await store.tournament_tables(evening.id)
    return [each.table for each in tables if await store.record(each.table) is not None]


async def test_a_board_whose_records_are_stored_is_opened_after_a_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def crashes(*_: Any) -> bool:
        raise StoreFault("store-down")

    with monkeypatch.context() as first_server:
        first_server.setattr(SqlStore, "open_board", crashes)
        async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as first:
            evening = await robots(first, TEAMS, 2)
            await evening.start()
            async with asyncio.timeout(120):
                while True:
                    if len(await records(first.store, evening)) == 2:
                        break
                    await asyncio.sleep(0.02)
            assert await first.store.opened_boards(evening.id) == {}
    async with serving(tmp_path / "v.db", owner="second", limits=GENEROUS_LIMITS) as second:
        following = TablesEvening(second)
        following.id = evening.id
        await following.until(lambda page: page.boards.opened == [1])
        await settled(following)
        assert len(await records(second.store, following)) == 2
        assert (await prove(second.store, second.hub.now())).faults == []
        assert await second.store.card_counts("back_alley") == [], "many tables play the same pack"


async def test_a_record_that_was_lost_is_found(served: Served, tmp_path: Path) -> None:
    evening = await robots(served, TEAMS, 2)
    await evening.start()
    await evening.until(lambda page: page.boards.opened == [1])
    await settled(evening)
    lost = max(await records(served.store, evening))
    change(tmp_path / "v.db", "DELETE FROM records WHERE id = (SELECT max(id) FROM records)")
    proof = await prove(served.store, served.hub.now())
    assert [(each.code, each.id) for each in proof.faults] == [("record-missing", lost)]


async def test_a_table_that_another_node_has_just_opened_is_waited_for(served: Served) -> None:
    """The organiser rules about a meeting in the moment in which another node opens its table."""
    evening = await robots(served, HOWELL, 3)
    await evening.enter("Amal")
    await evening.start()
    await evening.act(acts.pair)
    table = await evening.table_of("Amal")
    async with evening.tournaments.newest(evening.id) as kept:
        state = kept.tournament.state
    assert await evening.tournaments.boards.open(state, 1, {}) == []
    assert await served.store.opened_boards(evening.id) == {} and await served.store.record(table) is None


async def test_a_table_whose_log_cannot_be_played_does_not_keep_boards_closed(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await robots(served, TEAMS, 2)
    monkeypatch.setattr("vierblatt.server.tournament.table_keeper.outcome_of", lambda *_: MatchOutcome("broken"))
    await evening.start()
    page = await evening.until(lambda page: page.boards.opened == [1])
    assert page.rounds[0].meetings[0].result is not None
    assert await records(served.store, evening) == []


async def test_an_account_that_is_erased_before_its_board_is_open_is_not_named(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vierblatt.server.tournament.acts.secrets.SystemRandom.shuffle", lambda *_: None)
    evening = await robots(served, HOWELL, 0)
    for name in ("Amal", "Dana"):
        await evening.enter(name)
    for number in range(2):
        await evening.act(acts.enter, f"Robots {number}", [], 0)
    await evening.start()
    await evening.act(acts.pair)
    tables = {name: await evening.table_of(name) for name in ("Amal", "Dana")}
    assert tables["Amal"] != tables["Dana"]
    await evening.play(tables["Amal"], ["Amal"])
    await evening.until(lambda page: sum(each.result is not None for each in page.rounds[0].meetings) == 1)
    await erase(served.store, player_id("Amal"))
    assert await served.store.record(tables["Amal"]) is None
    await evening.play(tables["Dana"], ["Dana"])
    await evening.until(lambda page: page.boards.opened == [1])
    await settled(evening)
    stored = await served.store.record(tables["Amal"])
    assert stored is not None and b"Amal" not in stored.body and "Amal" not in stored.names
    assert verify(Record.from_json(stored.body)) == []
    assert (await prove(served.store, served.hub.now())).faults == []


def test_more_boards_than_an_anchor_commits_to_are_refused_at_the_start() -> None:
    chosen = PairsFormat(rounds=130, boards=64)
    for anchor in ("ab" * 32, ""):
        evening = Evening(chosen, 518, "back_alley", changes=SHORT, anchor=anchor)
        lot = [*range(1, 519)]
        if anchor:
            with pytest.raises(BadTournament, match="no-such-board"):
                evening.do(deciding.start, lot, "3 6 1", "organiser")
        else:
            evening.do(deciding.start, lot)
