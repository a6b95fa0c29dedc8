"""The pace over real sockets: whoever is there is told of it, and bots act by it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.live.servers import Player, Served, serving
from vierblatt.protocol import PACES, frames
from vierblatt.protocol import commands as ask

SLOWEST = 5_000  #: milliseconds
SOONER = 4.0  #: seconds; a bot that acts by then has not waited for the slowest pace


async def begun(served: Served, table: str, name: str) -> Player:
    """The player of seat 0, after the first deal."""
    me = await served.player(name)
    await me.do(ask.Enter, table=table)
    await me.do(ask.Ready, table=table)
    await me.a(frames.Update, lambda update: update.board is not None)
    return me


async def to_a_bot(me: Player, table: str) -> frames.Update:
    """Acts if it is the player's turn; the update after which a bot has to act."""
    if me.own(table).legal:
        await me.do(ask.Act, table=table, seq=me.news[table].seq, action=me.own(table).legal[0])
    return await me.a(frames.Update, lambda update: update.board is not None and update.board.turn > 0)


async def test_a_changed_pace_is_told_to_spectators_and_outlives_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        table = await served.open_table("Amal", "back_alley", solo=True, settings={"pace": SLOWEST})
        me = await begun(served, table, "Amal")
        watcher = await served.player("Zed")
        await watcher.do(ask.Enter, table=table)
        assert await watcher.refused(ask.SetPace, table=table, pace=0) == "no-seat"
        await me.do(ask.SetPace, table=table, pace=PACES["fast"])
        update = await me.a(frames.Update, lambda sent: any(note.what == "pace" for note in sent.notes))
        assert update.info.settings.pace == PACES["fast"]
        await to_a_bot(me, table)
        turn = me.news[table].seq
        async with asyncio.timeout(SOONER):
            await me.a(frames.Update, lambda update: update.seq > turn)
    async with serving(tmp_path / "v.db") as served:
        again = await served.player("Amal")
        entered = await again.do(ask.Enter, table=table)
        assert isinstance(entered, frames.Entered)
        assert entered.info.settings.pace == PACES["fast"]


async def test_a_skip_makes_bots_act_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        table = await served.open_table("Amal", "back_alley", solo=True, settings={"pace": SLOWEST})
        me = await begun(served, table, "Amal")
        before = await to_a_bot(me, table)
        async with asyncio.timeout(SOONER):
            await me.do(ask.Skip, table=table)
            acted = await me.a(frames.Update, lambda update: update.seq > before.seq)
        assert acted.events
