"""Whole matches over real sockets, and every frame of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.limits import GENEROUS_LIMITS
from tests.registry import GAMES
from tests.server.frame_search import FrameSearch
from tests.server.live.servers import play_on, serving, sit_down
from vierblatt import games
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.server.table.entries import decode

#: A match that is short, by house rules of games whose matches are long.
SHORT: dict[str, dict[str, int]] = {"baloot": {"target": 52}}
#: Games whose match may end without a winner.
DRAWS = {"back_alley"}


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_against_bots_is_played_to_its_end(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal", game, solo=True, changes=SHORT.get(game, {}))
        amal = await served.player("Amal")
        entered = await amal.do(ask.Enter, table=table)
        assert isinstance(entered, frames.Entered) and entered.seat == 0 and entered.info.stage == "seating"
        await amal.do(ask.Ready, table=table)
        await play_on(table, {0: amal}, lambda news: news.info.stage == "over")
        over = await amal.a(frames.Update, lambda update: update.info.stage == "over")
        assert over.board is not None and (over.board.winners or game in DRAWS)
        seqs = [frame.seq for frame in amal.got if isinstance(frame, frames.Update)]
        assert seqs == [*range(seqs[0], seqs[0] + len(seqs))]
        await amal.do(ask.Go, table=table)
        kept = await served.store.record(table)
        assert kept is not None and kept.winners == over.board.winners


@pytest.mark.parametrize("game", GAMES)
async def test_no_frame_that_a_player_or_a_spectator_gets_holds_a_hidden_card(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("player0", game, settings={"spectator_delay": 0}, changes=SHORT.get(game, {}))
        seats = games.get(game).rules.shape(games.get(game).options.rule_set(SHORT.get(game, {})).values).seats
        players = [await served.player(f"player{number}") for number in range(seats)]
        watcher = await served.player("watcher")
        await watcher.do(ask.Enter, table=table)
        await sit_down(table, players)
        await play_on(table, dict(enumerate(players)), lambda news: news.seq >= 150 or news.info.stage == "over")
        last = max(player.news[table].seq for player in players)
        row = await served.store.table(table)
        assert row is not None
        everybody = [*enumerate(players), (-1, watcher)]
        for _, player in everybody:
            await player.a(frames.Update, lambda update: update.seq == last)
        heard = [(seat, [*player.raw]) for seat, player in everybody]  # the table may go on
        search = FrameSearch(row.secret, [decode(entry.body) for entry in await served.store.read(table)])
        for seat, raw in heard:
            for frame in raw:
                search.check(seat, frame)
        assert search.frames > 150 * seats
        lengths = {
            len(next(raw for raw in player.raw if b'"type":"update"' in raw and b"own" in raw)) for player in players
        }
        assert len(lengths) == 1
