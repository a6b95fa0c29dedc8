"""Tournaments at tables on several nodes: each match has one table, whoever opens it, and any node enters results."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.cluster.clusters import Cluster, cluster
from tests.server.live.servers import Player
from tests.server.tournament.evenings import TablesEvening, at_tables, play_on, settled
from vierblatt.protocol import commands
from vierblatt.server.proving import prove
from vierblatt.server.tournament import acts
from vierblatt.server.tournament.table_keeper import TableKeeper
from vierblatt.tournaments import Swiss

PAIRS = [("Amal", "Badr"), ("Dana", "Essa"), ("Fahad", "Ghada"), ("Huda", "Isa")]


async def begun(nodes: Cluster) -> TablesEvening:
    """A tournament of four pairs on the first node, whose draw is made."""
    evening = TablesEvening(nodes.served[0])
    await evening.open(Swiss(rounds=1))
    for pair in PAIRS:
        await evening.enter(*pair)
    await evening.start()
    return evening


def keepers(nodes: Cluster) -> list[TableKeeper]:
    """Those of all nodes."""
    return [each.application.keeper for each in nodes.served]


async def test_nodes_that_see_a_new_round_at_once_open_one_table_a_match(tmp_path: Path) -> None:
    async with cluster(tmp_path, size=3) as nodes:
        evening = await begun(nodes)
        await evening.act(acts.pair)
        await asyncio.gather(*(keeper.see_to(evening.id) for keeper in keepers(nodes) for _ in range(3)))
        tables = await nodes.served[0].store.tournament_tables(evening.id)
        assert [(each.meeting, each.number) for each in tables] == [(1, 1), (2, 1)]
        opened = await nodes.served[0].store.open_tables()
        assert {each.id for each in opened} == {each.table for each in tables}


async def test_any_node_enters_a_result_and_closes_a_table_elsewhere(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        evening = await begun(nodes)
        page = await evening.act(acts.pair)
        first, second = page.rounds[0].meetings
        names = [name for side in first.sides for name in PAIRS[side[0] - 1]]
        table = await evening.table_of(names[0])
        players: list[Player] = []
        for name in names:  # through the other node
            player = await nodes.enter(1, name, table)
            await player.do(commands.Ready, table=table)
            players.append(player)
        await asyncio.gather(*(play_on(player, table) for player in players))
        await evening.until(lambda page: page.rounds[0].meetings[0].result)
        there = TablesEvening(nodes.served[1])
        there.id = evening.id
        await there.act(acts.rule, second.number, "forfeit", -1, [], [], "")  # the other node does not have its table
        await settled(evening)
        assert all(not each.open for each in await nodes.served[0].store.tournament_tables(evening.id))


async def test_boards_are_opened_once_however_many_nodes_look(tmp_path: Path) -> None:
    """Two teams of bots; all nodes look at once, again and again."""
    async with cluster(tmp_path, size=2) as nodes:
        evening = TablesEvening(nodes.served[0])
        await evening.open(Swiss(rounds=1, boards=1), tables=at_tables(absent="bots", automatic=True))
        for number in range(2):
            await evening.act(acts.enter, f"Robots {number}", [], 0)
        await evening.start()
        store = nodes.served[0].store
        while not await store.opened_boards(evening.id):
            await asyncio.gather(*(keeper.see_to(evening.id) for keeper in keepers(nodes) for _ in range(2)))
            await asyncio.sleep(0.02)
        await settled(evening)
        tables = await store.tournament_tables(evening.id)
        assert [(each.meeting, each.number) for each in tables] == [(1, 1), (1, 2)]
        assert (await evening.tournaments.log(evening.id)).count(b'"entry":"reported"') == 1
        proof = await prove(store, nodes.served[0].hub.now())
        assert proof.faults == [] and proof.records == 2
