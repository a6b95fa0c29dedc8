"""Tables and people spread over several servers behave as with one server."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path

import pytest

from tests.limits import GENEROUS_LIMITS
from tests.server.cluster.clusters import NAMES, Cluster, cluster
from tests.server.live.servers import Player, play_on, player_id, sit_down
from tests.waiting import eventually
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.server.cluster import links, router
from vierblatt.server.live import LiveFault, NewTable
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.live.connection import Connection
from vierblatt.server.store.port import StoreFault
from vierblatt.server.table import Person
from vierblatt.server.table.entries import Restarted, decode

pytestmark = pytest.mark.usefixtures("quick")

#: Milliseconds: over soon, and kept by a node that the machine lets wait for a few seconds.
SHORT_LEASE = 15_000  #: milliseconds; much less would be over on a busy machine before anything has happened


async def playing(nodes: Cluster) -> tuple[str, list[Player]]:
    """A match of four, two at each of two servers; the table is at the first."""
    players = [await nodes.served[seat % 2].player(name) for seat, name in enumerate(NAMES)]
    table = await nodes.served[0].open_table("Amal", "baloot")
    await sit_down(table, players)
    await players[0].until(lambda: players[0].news[table].info.stage == "playing")
    return table, players


async def back(nodes: Cluster, table: str, where: list[int]) -> list[Player]:
    """All come back, each to a server."""
    return [await nodes.enter(number, name, table) for number, name in zip(where, NAMES, strict=True)]


async def test_players_of_one_table_sit_at_two_nodes(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        table, players = await playing(nodes)
        await play_on(table, dict(enumerate(players)), lambda news: news.seq > 40)
        assert await nodes.owner(table) == "a"
        last = players[0].news[table].seq
        for player in players:
            await player.a(frames.Update, lambda update: update.seq == last)
        updates = [[f for f in player.got if isinstance(f, frames.Update) and f.seq <= last] for player in players]
        for mine in updates:
            assert [update.seq for update in mine] == [*range(mine[0].seq, last + 1)]
        boards = [[update.board for update in mine[-20:]] for mine in updates]
        assert all(each == boards[0] for each in boards)


async def test_a_request_at_one_node_is_answered_by_the_owner(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        table, players = await playing(nodes)
        there = nodes.node(1).tables
        assert (await there.info(table)).id == table
        assert (await there.proof(table)) == (await nodes.served[0].hub.proof(table))
        assert [info.id for info in await there.tables_of(player_id("Badr"))] == [table]
        answer = await players[1].ask(ask.Hint, table=table)
        assert isinstance(answer, (frames.Advice, frames.Refused))
        assert await players[1].refused(ask.Sit, table="nothing000") == "unknown-table"
        with pytest.raises(LiveFault, match="unknown-table"):
            await there.info("nothing000")


async def test_the_limit_of_open_tables_holds_across_nodes(tmp_path: Path) -> None:
    most = 8
    async with cluster(tmp_path, limits=GENEROUS_LIMITS | {"tables_per_player": most}) as nodes:
        amal = Person(player_id("Amal"), "Amal")
        for number in range(most):
            await nodes.node(number % 2).tables.open_table(amal, NewTable(game="baloot"))
        for number in range(2):
            with pytest.raises(LiveFault, match="too-many-tables"):
                await nodes.node(number).tables.open_table(amal, NewTable(game="baloot"))


async def test_the_limit_of_open_tables_holds_for_simultaneous_requests(tmp_path: Path) -> None:
    most = 8
    async with cluster(tmp_path, limits=GENEROUS_LIMITS | {"tables_per_player": most}) as nodes:
        amal = Person(player_id("Amal"), "Amal")
        asked = [nodes.node(0).tables.open_table(amal, NewTable(game="baloot")) for _ in range(30)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(each, LiveFault) and each.code == "too-many-tables" for each in done) == 30 - most
        assert len(await nodes.served[0].store.open_tables()) == most
        asked = [nodes.node(1).tables.open_table(amal, NewTable(game="baloot")) for _ in range(30)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(each, LiveFault) and each.code == "too-many-tables" for each in done)


async def test_the_lobby_lists_the_tables_of_all_nodes(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        watcher, amal = await nodes.served[1].player("Watcher"), await nodes.served[0].player("Amal")
        await watcher.do(ask.WatchLobby)
        table = await nodes.served[0].open_table("Amal", "baloot")
        await amal.do(ask.Enter, table=table)
        await amal.do(ask.Sit, table=table)
        lobby = await watcher.a(frames.Lobby, lambda lobby: [line.id for line in lobby.tables] == [table])
        assert lobby.players == 2
        nodes.wires.apart.add("a")
        await watcher.until(lambda: isinstance(watcher.got[-1], frames.Lobby) and not watcher.got[-1].tables)


async def test_dismissing_a_player_closes_sockets_at_every_node(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        amal, other = await nodes.served[0].player("Amal"), await nodes.served[1].player("Amal")
        nodes.node(0).tables.dismiss(player_id("Amal"))
        assert [await amal.gone(), await other.gone()] == [CloseCode.REFUSED, CloseCode.REFUSED]


async def test_a_player_who_leaves_a_node_is_away_at_the_table(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        table, players = await playing(nodes)
        await players[1].leave()
        await players[0].a(frames.Presence, lambda presence: not presence.info.seats[1].online)
        await nodes.enter(0, "Badr", table)
        await players[0].until(lambda: isinstance(players[0].got[-1], frames.Presence))
        assert (await nodes.served[0].hub.info(table)).seats[1].online


@pytest.mark.parametrize("way", [("a", "b"), ("b", "a")])
async def test_players_who_missed_a_message_reconnect(tmp_path: Path, way: tuple[str, str]) -> None:
    async with cluster(tmp_path) as nodes:
        table, players = await playing(nodes)
        nodes.wires.lost.add(way)
        for seat in (1, 3):
            assert await players[seat].gone() == CloseCode.RESYNC
        nodes.wires.lost.clear()
        assert players[0].closed is None
        again = {seat: await nodes.enter(1, NAMES[seat], table) for seat in (1, 3)}
        await play_on(table, {0: players[0], 2: players[2], **again}, lambda news: news.seq > 30)


async def test_a_command_with_a_huge_number_harms_no_other_player(tmp_path: Path) -> None:
    """A `since` of 10^30 went into the link, could not be written there, and took the moves of two others with it."""
    async with cluster(tmp_path) as nodes:
        table, players = await playing(nodes)
        stranger = await nodes.served[1].player("Stranger")
        far = [players[1], players[3]]  # their table is at the other node
        for number in range(5):
            huge = {"type": "enter", "id": f"huge{number}", "table": table, "since": 10**30}
            asked = [player.ask(ask.Mute, table=table, player="nobody") for player in far]
            _, *answers = await asyncio.gather(stranger.socket.send(json.dumps(huge)), *asked)
            assert all(isinstance(answer, frames.Ack) for answer in answers)
        refused = await stranger.a(frames.Refused)
        assert refused.fault.code == "bad-message"
        assert stranger.closed is None and all(player.closed is None for player in players)


async def test_a_defect_in_one_command_harms_no_other_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever it comes up: where the socket is, where the table is, or on the way between them."""
    async with cluster(tmp_path) as nodes:
        table, players = await playing(nodes)
        stranger = await nodes.served[1].player("Stranger")
        for place in (nodes.node(1), nodes.served[0].hub, nodes.node(1)._gateway):
            name = "forward" if place is nodes.node(1)._gateway else "submit"
            method = getattr(place, name)

            def failing(connection: Connection, command: ask.ToTable, *more: object, method: object = method) -> None:
                if connection.person.name == "Stranger":
                    raise OverflowError
                method(connection, command, *more)  # type: ignore[operator]

            monkeypatch.setattr(place, name, failing)
            before = sum(served.application.metrics.faults._value.get() for served in nodes.served)
            asked = [players[seat].ask(ask.Mute, table=table, player="nobody") for seat in (1, 3)]
            answer, *others = await asyncio.gather(stranger.ask(ask.Enter, table=table), *asked)
            assert isinstance(answer, frames.Refused) and answer.fault.code == "server-fault"
            assert all(isinstance(each, frames.Ack) for each in others)
            after = sum(served.application.metrics.faults._value.get() for served in nodes.served)
            assert after == before + 1
            monkeypatch.setattr(place, name, method)
        assert isinstance(await stranger.ask(ask.Enter, table=table), frames.Entered)
        assert stranger.closed is None and all(player.closed is None for player in players)


async def test_duplicated_messages_are_delivered_once(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        nodes.wires.twice = True
        table, players = await playing(nodes)
        await play_on(table, dict(enumerate(players)), lambda news: news.seq > 20)
        for player in players:
            seqs = [frame.seq for frame in player.got if isinstance(frame, frames.Update)]
            assert seqs == [*range(seqs[0], seqs[-1] + 1)]


async def test_a_table_of_a_node_that_shuts_down_moves_to_another(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        table, players = await playing(nodes)
        await play_on(table, dict(enumerate(players)), lambda news: news.seq > 20)
        last = players[0].news[table].seq
        leaving = asyncio.create_task(nodes.served[0].application.rest())
        assert await players[0].gone() == CloseCode.RESTARTING
        assert await players[1].gone() == CloseCode.RESYNC
        again = await back(nodes, table, [1, 1, 1, 1])
        assert await nodes.owner(table) == "b"
        log = await nodes.served[1].store.read(table)
        assert isinstance(decode(log[last + 1].body), Restarted)
        await play_on(table, dict(enumerate(again)), lambda news: news.seq > last + 10)
        await leaving


async def test_a_node_with_an_unresponsive_database_still_says_goodbye(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vierblatt.server.app.REST_WAIT", 0.5)
    async with cluster(tmp_path, lease=SHORT_LEASE) as nodes:
        table, players = await playing(nodes)
        leaver, renewing = nodes.served[0], asyncio.Event()

        async def never(*_: object) -> None:
            renewing.set()
            await asyncio.Event().wait()

        for asked in ("renew", "put_snapshot", "release_all"):
            monkeypatch.setattr(leaver.store, asked, never)
        living = leaver.hub.at(table)
        await renewing.wait()
        await leaver.application.rest()
        await players[0].a(frames.Restarting)
        assert [await player.gone() for player in players[:2]] == [CloseCode.RESTARTING, CloseCode.RESYNC]
        assert living.task.done()
        assert not leaver.application.node.links.connected, "it has left the bus"  # type: ignore[union-attr]
        await eventually(lambda: nodes.node(1).links.nodes() == [])


async def test_a_table_of_a_lost_node_continues_after_its_lease(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with cluster(tmp_path, lease=SHORT_LEASE) as nodes:
        table, players = await playing(nodes)
        last = players[0].news[table].seq
        nodes.wires.apart.add("a")
        thawed = freeze(nodes, monkeypatch)
        assert await players[1].gone() == CloseCode.RESYNC
        again = await back(nodes, table, [1, 1, 1, 1])
        await play_on(table, dict(enumerate(again)), lambda news: news.seq > last + 10)
        thawed.set()
        nodes.wires.apart.clear()
        assert await players[0].gone() == CloseCode.RESYNC, "who was late gives up what it lost"
        seq = again[0].news[table].seq
        assert len(await nodes.served[1].store.read(table)) > seq
        assert await nodes.owner(table) == "b"


def freeze(nodes: Cluster, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """The first server does not renew its leases before the event."""
    thawed = asyncio.Event()
    store = nodes.served[0].store
    renew = store.renew

    async def late(owner: str, span: int) -> bool:
        with contextlib.suppress(TimeoutError):  # a test that fails before must end, too
            await asyncio.wait_for(thawed.wait(), 60)
        return await renew(owner, span)

    monkeypatch.setattr(store, "renew", late)
    return thawed


async def test_a_node_that_cannot_renew_its_leases_disconnects_its_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with cluster(tmp_path, lease=SHORT_LEASE) as nodes:
        _, players = await playing(nodes)
        monkeypatch.setattr(router, "SEARCH_TIMEOUT", 0.2)
        thawed = freeze(nodes, monkeypatch)
        assert [await player.gone() for player in players] == [CloseCode.RESYNC] * 4
        with pytest.raises(AssertionError, match="store-down"):
            await nodes.served[0].player("Emil")
        hub, emil = nodes.served[0].hub, Person(player_id("Emil"), "Emil")
        for asking in (hub.open_table(emil, NewTable(game="baloot")), hub.quick(emil, "baloot")):
            with pytest.raises(StoreFault, match="store-down"):
                await asking
        thawed.set()
        await eventually(lambda: not nodes.served[0].hub.refuses_players)
        await nodes.served[0].player("Emil")


async def test_a_table_that_cannot_be_reached_is_refused_until_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(links, "GONE", 600.0)
    async with cluster(tmp_path) as nodes:
        table, players = await playing(nodes)
        nodes.wires.apart.add("a")
        assert await players[1].gone() == CloseCode.RESYNC
        again = await nodes.served[1].player("Badr")
        with monkeypatch.context() as impatient:
            impatient.setattr(router, "SEARCH_TIMEOUT", 0.2)
            assert await again.refused(ask.Enter, table=table) == "table-away"
        assert (await nodes.served[0].hub.info(table)).stage == "playing", "its owner goes on"
        await players[0].do(ask.Ping)
        nodes.wires.apart.clear()
        await nodes.enter(1, "Badr", table)
        assert await nodes.owner(table) == "a"


async def test_an_isolated_node_loses_its_tables_to_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The node still reaches the store, and would keep its leases for ever."""
    monkeypatch.setattr(links, "GONE", links.SILENCE + 0.3)
    async with cluster(tmp_path) as nodes:
        table, players = await playing(nodes)
        nodes.buses[0].connected = False
        assert await players[1].gone() == CloseCode.RESYNC
        again = {seat: await nodes.enter(1, NAMES[seat], table) for seat in (1, 3)}
        assert await nodes.owner(table) == "b"
        assert [await players[seat].gone() for seat in (0, 2)] == [CloseCode.RESYNC] * 2
        await eventually(lambda: nodes.node(0).isolated)
        again |= {seat: await nodes.enter(1, NAMES[seat], table) for seat in (0, 2)}
        await play_on(table, again, lambda news: news.seq > 30)
        nodes.buses[0].connected = True
        await eventually(lambda: not nodes.node(0).isolated)


async def test_a_node_that_heard_nothing_checks_which_tables_were_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bus worked for the node all the time, and its table receives no command afterwards."""
    monkeypatch.setattr(links, "GONE", links.SILENCE + 0.3)
    async with cluster(tmp_path) as nodes:
        table, players = await playing(nodes)
        nodes.wires.apart.add("a")
        assert await players[1].gone() == CloseCode.RESYNC
        await nodes.enter(1, NAMES[1], table)
        assert await nodes.owner(table) == "b"
        assert nodes.served[0].hub.has(table)
        nodes.wires.apart.clear()
        assert [await players[seat].gone() for seat in (0, 2)] == [CloseCode.RESYNC] * 2
        await eventually(lambda: not nodes.served[0].hub.has(table))


async def test_a_node_that_was_not_heard_checks_which_tables_were_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(links, "GONE", links.SILENCE + 0.3)
    monkeypatch.setattr("vierblatt.server.cluster.node.LOST_EVERY", 0.2)
    async with cluster(tmp_path) as nodes:
        table, players = await playing(nodes)
        nodes.wires.lost.add(("a", "b"))
        assert await players[1].gone() == CloseCode.RESYNC
        await nodes.enter(1, NAMES[1], table)
        assert await nodes.owner(table) == "b"
        assert [await players[seat].gone() for seat in (0, 2)] == [CloseCode.RESYNC] * 2
        assert nodes.node(0).links.nodes() == ["b"], "whom it heard all the time"


async def test_tables_left_by_a_node_are_taken_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vierblatt.server.cluster.node.LEASE", 0)
    monkeypatch.setattr("vierblatt.server.cluster.node.TAKE_OVER_WAIT", 0.1)
    async with cluster(tmp_path) as nodes:
        table, _ = await playing(nodes)

        async def lost(*_: object) -> None:
            """As of a node that had no time for it."""

        monkeypatch.setattr(nodes.served[0].store, "put_snapshot", lost)
        await nodes.served[0].application.rest()
        await eventually(lambda: nodes.served[1].hub.has(table))
        assert await nodes.owner(table) == "b"


async def test_a_queue_moves_to_another_node_with_its_table(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        table = await nodes.served[0].open_table("Amal", "baloot", settings={"winner_stays": True})
        people = [await nodes.served[number].player(name) for number, name in ((0, "Amal"), (1, "Badr"), (1, "Clara"))]
        for player in people:
            await player.do(ask.Enter, table=table)
        amal, badr, clara = people
        await amal.do(ask.Sit, table=table)
        await amal.do(ask.SeatBot, table=table)
        await badr.do(ask.JoinQueue, table=table)
        await clara.do(ask.JoinQueue, table=table, partner=player_id("Badr"))
        await amal.a(frames.QueueShown, lambda shown: len(shown.places) == 2)
        await nodes.served[0].application.rest()
        badr = await nodes.enter(1, "Badr", table)
        await badr.do(ask.JoinQueue, table=table, partner=player_id("Clara"))
        pair = await badr.a(frames.QueueShown, lambda shown: len(shown.places) == 1)
        assert [each.name for each in pair.places[0].people] == ["Badr", "Clara"]
        assert await nodes.owner(table) == "b"
