"""Moderation at several servers: nothing of it is kept in memory, so all of them respect at once what one has done."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.cluster.clusters import Cluster, cluster
from tests.server.live.servers import Player, player_id
from vierblatt.protocol import commands as ask
from vierblatt.protocol.moderation import TablePlace
from vierblatt.server.accounts.faults import NotAllowed
from vierblatt.server.live.services import milliseconds
from vierblatt.server.majlis import Majlises
from vierblatt.server.moderation.evidence import EvidenceSources
from vierblatt.server.moderation.moderating import Moderating
from vierblatt.server.moderation.reporting import Reporting
from vierblatt.server.store.port import ReportLine
from vierblatt.server.table import Person

pytestmark = pytest.mark.usefixtures("quick")

FREE = {"private": True, "chat": "free", "spectator_delay": 600}


def reporting(nodes: Cluster, number: int) -> Reporting:
    """Reports as the HTTP interface of a node takes them."""
    store, tables = nodes.served[number].store, nodes.node(number).tables
    return Reporting(EvidenceSources(store, tables, Majlises(store, tables, milliseconds)), milliseconds)


def moderating(nodes: Cluster, number: int) -> Moderating:
    """What moderators do at a node."""
    return Moderating(nodes.served[number].store, milliseconds, nodes.node(number).tables.dismiss)


async def talking(nodes: Cluster, *spectators: str) -> tuple[str, dict[str, Player]]:
    """A table at the first node; Amal sits there, Badr at the other one. dana is a moderator."""
    table = await nodes.served[0].open_table("Amal", game="baloot", settings=FREE)
    players = {}
    for number, name in enumerate(("Amal", "Badr", *spectators)):
        players[name] = await nodes.enter(number % 2, name, table)
        if name not in spectators:
            await players[name].do(ask.Sit, table=table)
    await nodes.served[0].token("Dana")
    assert await nodes.served[0].store.set_moderator(player_id("Dana"), milliseconds(), on=True)
    return table, players


async def report(nodes: Cluster, number: int, reporter: str, table: str, about: str = "Badr") -> str:
    """A report at a node; the id of the case."""
    place = TablePlace(table=table, player=player_id(about))
    person = Person(player_id(reporter), reporter, guest=True)
    await reporting(nodes, number).report(person, "chat", "", place)
    cases = (await moderating(nodes, number).queue(player_id("Dana"))).cases
    return next(each.id for each in cases if each.player == player_id(about))


async def acts(nodes: Cluster, number: int, case: str, act: str, hours: int = 0) -> None:
    """An act of dana's at a node."""
    service, dana = moderating(nodes, number), player_id("Dana")
    version = (await service.case(dana, case)).version
    await service.act(dana, case, act, version=version, reason="rude", hours=hours, lifts=0, close=False)  # type: ignore[arg-type]


async def lines_in(nodes: Cluster, case: str) -> list[list[ReportLine]]:
    """The evidence of a case, report by report."""
    found = await nodes.served[1].store.moderation_case(case, most_reports=9)
    assert found is not None
    return [each.lines for each in found.reports]


async def test_whoever_is_silenced_at_one_node_cannot_write_at_another(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        table, players = await talking(nodes)
        await players["Badr"].do(ask.Chat, table=table, text="rude words")
        case = await report(nodes, 1, "Amal", table)
        ((line,),) = await lines_in(nodes, case)
        assert (line.text, line.marked) == ("rude words", True), "the chat was at the other node"
        await acts(nodes, 1, case, "silence", hours=1)
        assert await players["Badr"].refused(ask.Chat, table=table, text="more") == "silenced"
        await players["Badr"].do(ask.Say, table=table, phrase="sorry")
        await players["Amal"].do(ask.Chat, table=table, text="thanks")
        (done,) = await nodes.served[0].store.acts_on(player_id("Badr"))
        dana = player_id("Dana")
        version = (await moderating(nodes, 0).case(dana, case)).version
        await moderating(nodes, 0).act(
            dana, case, "lift", version=version, reason="enough", hours=0, lifts=done.row.seq, close=True
        )
        await players["Badr"].do(ask.Chat, table=table, text="thank you")


async def test_the_evidence_is_what_the_reporter_has_seen(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        table, players = await talking(nodes, "Clara")
        for seat_name in ("Emil", "Faris"):
            players[seat_name] = await nodes.enter(0, seat_name, table)
            await players[seat_name].do(ask.Sit, table=table)
        await players["Amal"].do(ask.Chat, table=table, text="before")
        await players["Amal"].do(ask.Mute, table=table, player=player_id("Badr"))
        for name in ("Amal", "Badr", "Emil", "Faris"):
            await players[name].do(ask.Ready, table=table)
        await players["Badr"].do(ask.Chat, table=table, text="rude")
        case = await report(nodes, 0, "Emil", table)
        assert [[line.text for line in lines] for lines in await lines_in(nodes, case)] == [["before", "rude"]]
        await report(nodes, 0, "Amal", table)
        await report(nodes, 1, "Clara", table)
        found = {tuple(line.text for line in lines) for lines in await lines_in(nodes, case)}
        assert found == {("before", "rude"), ()}, "muting hides nothing; spectators are ten minutes behind"


async def test_a_moderators_power_ends_at_once_everywhere(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        table, _ = await talking(nodes)
        case = await report(nodes, 0, "Amal", table)
        await acts(nodes, 1, case, "warn")
        assert await nodes.served[0].store.set_moderator(player_id("Dana"), milliseconds(), on=False)
        for number in range(2):
            with pytest.raises(NotAllowed, match="moderators-only"):
                await acts(nodes, number, case, "ban", hours=1)
            with pytest.raises(NotAllowed, match="moderators-only"):
                await moderating(nodes, number).queue(player_id("Dana"))


async def test_a_ban_closes_sockets_at_all_nodes(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        table, players = await talking(nodes)
        case = await report(nodes, 0, "Amal", table)
        await acts(nodes, 0, case, "ban", hours=1)
        assert await players["Badr"].gone()
        assert players["Amal"].closed is None
