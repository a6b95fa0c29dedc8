"""Quick matches over several servers: people find each other, and no player gets two seats or waits alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.registry import GAMES
from tests.server.cluster.clusters import NAMES, cluster
from tests.server.live.servers import player_id
from tests.waiting import eventually
from vierblatt.server.cluster import calls
from vierblatt.server.cluster.messages import Heartbeat, encode
from vierblatt.server.cluster.seal import Seal
from vierblatt.server.live import LiveFault
from vierblatt.server.table import Person

pytestmark = pytest.mark.usefixtures("quick")


async def test_a_quick_match_joins_players_of_all_nodes(tmp_path: Path) -> None:
    async with cluster(tmp_path, size=3) as nodes:
        people = [Person(player_id(name), name) for name in NAMES]
        asked = [nodes.node(seat % 3).tables.quick(person, "baloot") for seat, person in enumerate(people)]
        tables = await asyncio.gather(*asked)
        assert len({*tables}) == 1
        info = await nodes.node(0).tables.info(tables[0])
        assert sorted(seat.name for seat in info.seats) == NAMES


async def test_a_quick_match_is_found_without_the_node_that_finds_them(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        finder = "ab".index(nodes.node(0).tables._matchmaker("baloot", "standard"))
        other = nodes.node(1 - finder).tables
        amal, badr = (Person(player_id(name), name) for name in NAMES[:2])
        await nodes.served[finder].hub.stop()
        table = await other.quick(amal, "baloot")
        assert await other.quick(badr, "baloot") == table
        assert await nodes.owner(table) == "ab"[1 - finder]


async def test_a_player_waiting_at_another_node_is_found_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finder is another node whenever nodes come and go."""
    async with cluster(tmp_path) as nodes:
        people = [Person(player_id(name), name) for name in NAMES]
        tables = [nodes.node(number).tables for number in range(2)]
        finder = "ab".index(tables[0]._matchmaker("baloot", "standard"))
        with monkeypatch.context() as before:
            before.setattr(tables[1 - finder], "_matchmaker", lambda *_: "ab"[1 - finder])
            table = await tables[1 - finder].quick(people[0], "baloot")
        await nodes.enter(1 - finder, "Amal", table)
        await eventually(lambda: tables[finder].listed() != [])
        assert [await tables[seat % 2].quick(person, "baloot") for seat, person in enumerate(people)] == [table] * 4
        assert [seat.name for seat in (await tables[0].info(table)).seats] == NAMES


async def test_a_quick_match_does_not_lead_to_an_empty_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with cluster(tmp_path) as nodes:
        amal, badr = (Person(player_id(name), name) for name in NAMES[:2])
        tables = [nodes.node(number).tables for number in range(2)]
        left = await tables[0].quick(amal, "baloot")
        monkeypatch.setattr("vierblatt.server.live.waiting_tables.FRESH", 0)
        table = await tables[0].quick(badr, "baloot")
        assert table != left
        await nodes.enter(1, "Badr", table)
        await eventually(lambda: all(each.listed() for each in tables))
        assert [await each.quick(amal, "baloot") for each in tables] == [table] * 2


async def test_a_late_answer_does_not_seat_a_player_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with cluster(tmp_path) as nodes:
        finder = "ab".index(nodes.node(0).tables._matchmaker("baloot", "standard"))
        there, other = nodes.served[finder].hub, nodes.node(1 - finder).tables
        amal, find, found = Person(player_id("Amal"), "Amal"), there.quick, asyncio.Event()

        async def slowly(*asked: Any) -> str:
            await asyncio.sleep(0.2)
            table = await find(*asked)
            found.set()
            return table

        monkeypatch.setattr(calls, "ANSWER_TIMEOUT", 0.1)
        monkeypatch.setattr(there, "quick", slowly)
        with pytest.raises(LiveFault, match="node-silent"):
            await other.quick(amal, "baloot")
        async with asyncio.timeout(60):
            await found.wait()
        monkeypatch.setattr(calls, "ANSWER_TIMEOUT", 60.0)
        table = await other.quick(amal, "baloot")
        assert [row.id for row in await nodes.served[0].store.open_tables()] == [table]
        monkeypatch.setattr(
            other, "_matchmaker", lambda *_: other._links.node
        )  # the finder changes when nodes come and go
        assert await other.quick(amal, "baloot") == table
        people = [Person(player_id(name), name) for name in NAMES[1:]]
        monkeypatch.setattr(there, "quick", find)
        for person in people:
            assert await nodes.node(finder).tables.quick(person, "baloot") == table
        assert (await other.info(table)).stage == "seating"  # it does not begin without the second player
        assert await other.quick(amal, "baloot") == table


async def test_an_old_heartbeat_makes_no_player_wait_for_a_lost_node(tmp_path: Path) -> None:
    """A listener on the bus can replay it, but it was not addressed to a node that did not exist yet."""
    async with cluster(tmp_path) as nodes:
        secret = await nodes.served[0].store.setting("bus-key")
        assert secret is not None
        gone = Seal(secret, "gone")
        for _ in range(3):
            nodes.buses[0].receive(gone.close(encode(Heartbeat("gone", {"other": (1, 5)}))))
        assert nodes.node(0).links.nodes() == ["b"]
        amal = Person(player_id("Amal"), "Amal")
        for game in GAMES:
            assert await nodes.node(0).tables.quick(amal, game)
