"""Majlises at several servers: who watches at one is told what happened at another, and who was removed is not."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.cluster.clusters import Cluster, cluster
from tests.server.live.servers import Player, player_id, serving
from tests.waiting import eventually
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.protocol.majlis import Majlis
from vierblatt.protocol.values import TableSettings
from vierblatt.server.live import majlis_watchers
from vierblatt.server.live.services import milliseconds
from vierblatt.server.majlis import Majlises
from vierblatt.server.store.port import StoreFault
from vierblatt.server.table import Person

pytestmark = pytest.mark.usefixtures("quick")


def majlises(nodes: Cluster, number: int) -> Majlises:
    """The majlises as the HTTP interface of a node has them."""
    return Majlises(nodes.served[number].store, nodes.node(number).tables, milliseconds)


def person(name: str) -> Person:
    return Person(player_id(name), name, guest=True)


async def opened(nodes: Cluster, *others: str) -> Majlis:
    """A majlis of Amal's, with other members."""
    made = await majlises(nodes, 0).open(person("Amal"), "Diwan", "baloot", "standard", {}, TableSettings())
    for name in others:
        await majlises(nodes, 0).join(person(name), made.id)
    return made


def heard(player: Player) -> list[tuple[str, str]]:
    return [(frame.majlis, frame.what) for frame in player.got if isinstance(frame, frames.MajlisChanged)]


async def hears(player: Player, majlis: str, what: str) -> None:
    await player.until(lambda: (majlis, what) in heard(player))


async def test_members_at_all_nodes_are_heard(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        players = [await nodes.served[number].player(name) for number, name in enumerate(("Amal", "Badr"))]
        majlis = (await opened(nodes, "Badr")).id
        for player in players:
            await player.do(ask.WatchMajlis, majlis=majlis)
        for number, what in enumerate(["chat", "tables", "rules", "members"]):
            service = majlises(nodes, number % 2)
            if what == "chat":
                await service.say(person("Badr"), majlis, "hello")
            elif what == "tables":
                await service.table(person("Badr"), majlis)
            elif what == "rules":
                await service.change(
                    person("Amal"), majlis, name="D", preset=None, changes={}, settings=None, host=None
                )
            else:
                await nodes.served[0].token("Clara")
                await service.join(person("Clara"), majlis)
            for player in players:
                await hears(player, majlis, what)


async def test_a_removed_member_is_told_once_and_no_more_wherever_they_are(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        amal, badr = [await nodes.served[number].player(name) for number, name in enumerate(("Amal", "Badr"))]
        majlis = (await opened(nodes, "Badr")).id
        for player in (amal, badr):
            await player.do(ask.WatchMajlis, majlis=majlis)
        await majlises(nodes, 0).leave(person("Amal"), majlis, player_id("Badr"))
        await hears(badr, majlis, "members")
        await majlises(nodes, 0).say(person("Amal"), majlis, "they are gone")
        await hears(amal, majlis, "chat")
        assert await badr.refused(ask.WatchMajlis, majlis=majlis) == "majlis-members-only"
        await eventually(lambda: not nodes.served[1].hub.majlises._watching)
        assert heard(badr) == [(majlis, "members")]


async def test_who_knows_only_the_old_link_is_told_once_and_no_more(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        amal, badr = [await nodes.served[number].player(name) for number, name in enumerate(("Amal", "Badr"))]
        old = (await opened(nodes, "Badr")).id
        for player in (amal, badr):
            await player.do(ask.WatchMajlis, majlis=old)
        new = (await majlises(nodes, 0).renew_link(person("Amal"), old)).id
        await hears(badr, old, "members")
        await amal.do(ask.WatchMajlis, majlis=new)
        await majlises(nodes, 0).say(person("Badr"), new, "hello")
        await hears(amal, new, "chat")
        assert await badr.refused(ask.WatchMajlis, majlis=old) == "no-such-majlis"
        assert heard(badr) == [(old, "members")]


async def test_a_lost_message_between_nodes_cannot_keep_a_removed_member_listening(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        amal, badr = await nodes.served[0].player("Amal"), await nodes.served[1].player("Badr")
        majlis = (await opened(nodes, "Badr")).id
        await badr.do(ask.WatchMajlis, majlis=majlis)
        await nodes.served[0].store.leave_majlis((await _row(nodes, majlis)).id, player_id("Badr"))  # nobody is told
        await amal.do(ask.WatchMajlis, majlis=majlis)
        await majlises(nodes, 0).say(person("Amal"), majlis, "hello")
        await hears(amal, majlis, "chat")
        await hears(badr, majlis, "members")
        assert heard(badr) == [(majlis, "members")]


async def test_people_who_press_play_at_two_nodes_get_one_table(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        names = ["Amal", "Badr", "Clara", "Dina"]
        for name in names:
            await nodes.served[0].token(name)
        majlis = (await opened(nodes, *names[1:])).id
        asked = [majlises(nodes, number % 2).table(person(name), majlis) for number, name in enumerate(names)]
        assert len({table.id for table in await asyncio.gather(*asked)}) == 1


async def test_a_majlis_hears_of_its_tables_and_a_rematch_belongs_to_it(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        amal = await nodes.served[1].player("Amal")
        majlis = (await opened(nodes)).id
        table = await majlises(nodes, 0).table(person("Amal"), majlis)
        await amal.do(ask.WatchMajlis, majlis=majlis)
        await amal.do(ask.Enter, table=table.id)
        await hears(amal, majlis, "tables")
        amal.got.clear()
        await amal.do(ask.Stand, table=table.id)
        await hears(amal, majlis, "tables")
        live = nodes.served[0].hub.at(table.id)
        following = await live.services.rematch(live.table, "")
        row = await nodes.served[0].store.table(following)
        assert row is not None and row.majlis == (await _row(nodes, majlis)).id


async def _row(nodes: Cluster, majlis: str) -> Any:
    return await nodes.served[0].store.majlis(majlis)


async def test_a_socket_watches_so_many_majlises_and_stops_when_it_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(majlis_watchers, "MOST_MAJLISES", 2)
    async with serving(tmp_path / "v.db") as served:
        amal, badr = await served.player("Amal"), await served.player("Badr")
        service = Majlises(served.store, served.hub, milliseconds)
        opening = [service.open(person("Amal"), f"M{n}", "baloot", "standard", {}, TableSettings()) for n in range(3)]
        links = [(await each).id for each in opening]
        assert await badr.refused(ask.WatchMajlis, majlis=links[0]) == "majlis-members-only"
        for link in [*links[:2], links[0]]:
            await amal.do(ask.WatchMajlis, majlis=link)
        assert await amal.refused(ask.WatchMajlis, majlis=links[2]) == "too-many-majlises"
        await amal.do(ask.WatchMajlis, majlis=links[0], on=False)
        await amal.do(ask.WatchMajlis, majlis=links[2])
        await service.say(person("Amal"), links[0], "not heard")
        await service.say(person("Amal"), links[2], "heard")
        await hears(amal, links[2], "chat")
        assert (links[0], "chat") not in heard(amal)
        await amal.leave()
        await eventually(lambda: not served.hub.majlises._watching and not served.hub.majlises._asked)


async def test_changes_are_told_when_the_store_answers_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(majlis_watchers, "RETRY", 0.01)
    async with serving(tmp_path / "v.db") as served:
        amal = await served.player("Amal")
        service = Majlises(served.store, served.hub, milliseconds)
        majlis = (await service.open(person("Amal"), "Diwan", "baloot", "standard", {}, TableSettings())).id
        await amal.do(ask.WatchMajlis, majlis=majlis)
        answers, asked = served.store.majlis_audience, []

        async def sometimes(majlis: str) -> Any:
            asked.append(majlis)
            if len(asked) < 3:
                raise StoreFault("store-down")
            return await answers(majlis)

        monkeypatch.setattr(served.store, "majlis_audience", sometimes)
        await service.say(person("Amal"), majlis, "hello")
        await hears(amal, majlis, "chat")
        assert len(asked) == 3
