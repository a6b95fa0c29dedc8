"""Whole matches over real sockets."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.live.servers import play_on, serving
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames


@pytest.mark.parametrize("game", ["baloot", "king_bolola", "kout_bo", "back_alley"])
async def test_a_match_against_bots_is_played_to_its_end(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path / "v.db", limits={"commands_per_second": 1000, "commands": 1000}) as served:
        table = await served.open_table("Amal", game, solo=True)
        amal = await served.player("Amal")
        entered = await amal.do(ask.Enter, table=table)
        assert isinstance(entered, frames.Entered) and entered.seat == 0 and entered.info.stage == "seating"
        await amal.do(ask.Ready, table=table)
        await play_on(table, {0: amal}, lambda news: news.info.stage == "over")
        over = await amal.a(frames.Update, lambda update: update.info.stage == "over")
        assert over.board is not None and over.board.winners
        seqs = [frame.seq for frame in amal.got if isinstance(frame, frames.Update)]
        assert seqs == [*range(seqs[0], seqs[0] + len(seqs))]
