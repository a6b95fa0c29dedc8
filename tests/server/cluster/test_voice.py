"""The voice of a table whose people are connected to different nodes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.cluster.clusters import cluster
from tests.server.live.servers import player_id
from tests.server.live.test_access import ENDINGS, member, post
from tests.server.live.test_voice import NOBODY, TALK, heard_by, in_voice, joined
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.protocol.examples import CANDIDATE, OFFER
from vierblatt.server.live.closing import CloseCode

VOICE: dict[str, Any] = {"on": True, "turn": ["turn:turn.example.org"], "turn_secret": "shared"}


async def test_signals_pass_between_nodes_and_only_to_whom_they_are_for(tmp_path: Path) -> None:
    async with cluster(tmp_path, size=3, voice=VOICE) as nodes:
        here, *others = nodes.served
        table = await here.open_table("Amal", "baloot", settings=TALK)
        amal, badr, clara = [
            await served.player(name) for served, name in zip(nodes.served, ("Amal", "Badr", "Clara"), strict=True)
        ]
        watcher = await others[0].player("Dina")
        for player in (amal, badr, clara):
            await player.do(ask.Enter, table=table)
            await player.do(ask.Sit, table=table)
        await watcher.do(ask.Enter, table=table)
        answers = [await joined(player, table) for player in (amal, badr, clara)]
        assert answers[1].servers[0].username.endswith(f":{player_id('Badr')}")
        assert (await in_voice(badr, 3)).people == answers[2].people
        await badr.do(ask.Signal, table=table, to=answers[2].peer, description=OFFER)
        await clara.do(ask.Signal, table=table, to=answers[1].peer, candidates=[CANDIDATE])
        assert (await clara.a(frames.PeerSignal)).description == OFFER
        assert (await badr.a(frames.PeerSignal)).candidates == [CANDIDATE]
        assert not any(isinstance(each, frames.PeerSignal) for each in await heard_by(amal))
        assert await badr.refused(ask.Signal, table=table, to=NOBODY) == "voice-gone"
        assert await watcher.refused(ask.Signal, table=table, to=answers[0].peer) == "voice-not-joined"
        assert not await heard_by(watcher)
        await clara.leave()
        assert {person.seat for person in (await in_voice(badr, 2)).people} == {0, 1}


async def test_whoever_loses_access_at_another_node_is_out_of_it(tmp_path: Path) -> None:
    async with cluster(tmp_path, voice=VOICE) as nodes:
        here, there = nodes.served
        session = await member(here)
        table = await here.open_table("Badr", "baloot", settings=TALK)
        badr, amal = await here.player("Badr"), await there.greeted(session.token)
        for player in (badr, amal):
            await player.do(ask.Enter, table=table)
            await player.do(ask.Sit, table=table)
            await joined(player, table)
        await in_voice(badr, 2)
        path, body = next(iter(ENDINGS.values()))
        await post(here, path, session.token, body)
        assert await amal.gone() == CloseCode.REFUSED
        assert {person.player for person in (await in_voice(badr, 1)).people} == {player_id("Badr")}
