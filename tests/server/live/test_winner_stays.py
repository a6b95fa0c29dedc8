"""The queue of a table where winners stay, over real sockets: a whole match, a lost answer, a restart, an erasure."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.limits import GENEROUS_LIMITS
from tests.server.live.servers import Player, Served, play_on, player_id, serving, sit_down
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.server.accounts.erasing import erase
from vierblatt.server.live import LiveFault
from vierblatt.server.table.entries import QueueBrought, QueueJoined, decode

SEATED, WAITING = ["Amal", "Badr"], ["Emil", "Faris", "Ghada"]
SETTINGS = {"winner_stays": True, "spectator_delay": 600}


async def at_table(served: Served) -> tuple[str, list[Player], list[Player]]:
    """A match of two people and two bots that soon ends, and three who watch it."""
    table = await served.open_table("Amal", "baloot", bots=2, changes={"target": 1}, settings=SETTINGS)
    players = [await served.player(name) for name in SEATED]
    await sit_down(table, players)
    await players[0].until(lambda: players[0].news[table].info.stage == "playing")
    watching = [await served.player(name) for name in WAITING]
    for each in watching:
        await each.do(ask.Enter, table=table)
    return table, players, watching


def names(shown: frames.QueueShown) -> list[list[str]]:
    return [[each.name for each in place.people] for place in shown.places]


def shown(player: Player, table: str) -> frames.QueueShown:
    """The queue as a player saw it last."""
    return next(f for f in reversed(player.got) if isinstance(f, frames.QueueShown) and f.table == table)


async def sees(player: Player, table: str, queue: list[list[str]]) -> None:
    """Waits until a player sees this queue."""
    await player.a(frames.QueueShown, lambda frame: frame.table == table and names(frame) == queue)


async def test_the_losers_get_up_and_the_queue_sits_down(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, players, (emil, faris, ghada) = await at_table(served)
        for each in (emil, faris, ghada):
            await each.do(ask.JoinQueue, table=table)
        await ghada.do(ask.JoinQueue, table=table, partner=player_id("Emil"))
        await emil.do(ask.JoinQueue, table=table, partner=player_id("Ghada"))
        for each in (players[0], faris, ghada):  # those who watch, too, although they see the cards later
            await sees(each, table, [["Emil", "Ghada"], ["Faris"]])
        assert await players[1].refused(ask.JoinQueue, table=table) == "queue-seated"
        assert await faris.refused(ask.JoinQueue, table=table, partner=player_id("Emil")) == "queue-no-partner"
        assert await faris.refused(ask.Rematch, table=table) == "match-running"
        await play_on(table, dict(enumerate(players)), lambda news: news.info.stage == "over")
        board = players[0].news[table].board
        assert board is not None
        [winner] = board.winners
        moved = await faris.do(ask.Rematch, table=table)
        assert isinstance(moved, frames.Moved)
        assert await faris.refused(ask.JoinQueue, table=table) == "queue-moved"
        entered = await faris.do(ask.Enter, table=moved.table)
        assert isinstance(entered, frames.Entered)
        loser = 1 - winner
        seated = [*SEATED, "", ""]  # with the bots' seats
        seated[loser], seated[loser + 2] = "Emil", "Ghada"
        assert [seat.name for seat in entered.info.seats] == seated
        await sees(faris, moved.table, [["Faris"], [SEATED[loser]]])
        last = shown(faris, moved.table)
        assert (sorted(last.called), last.wins) == ([str(loser), str(loser + 2)], 1)


async def test_a_command_whose_answer_was_lost_is_repeated(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, _, (emil, _, _) = await at_table(served)
        for _ in range(2):
            await emil.do(ask.JoinQueue, table=table, id="lost-1")
        await emil.leave()
        emil = await served.player("Emil")
        await emil.do(ask.Enter, table=table)
        await emil.do(ask.JoinQueue, table=table, id="lost-1")
        await emil.do(ask.JoinQueue, table=table, id="again-2")
        joined = [entry for entry in await served.store.read(table) if isinstance(decode(entry.body), QueueJoined)]
        assert len(joined) == 1


async def test_the_queue_is_for_people_at_the_table(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, _, _ = await at_table(served)
        hana = await served.player("Hana")
        assert await hana.refused(ask.JoinQueue, table=table) == "not-entered"
        other = await served.open_table("Amal", "baloot")
        await hana.do(ask.Enter, table=other)
        assert await hana.refused(ask.JoinQueue, table=other) == "queue-off"
        with pytest.raises(LiveFault, match="queue-needs-spectators"):
            await served.open_table("Amal", "baloot", settings={"winner_stays": True, "spectators": False})


async def test_the_queue_survives_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, _, (emil, faris, _) = await at_table(served)
        for each in (emil, faris):
            await each.do(ask.JoinQueue, table=table)
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        ghada = await served.player("Ghada")
        await ghada.do(ask.Enter, table=table)
        await sees(ghada, table, [["Emil"], ["Faris"]])


async def test_whoever_is_erased_no_longer_waits(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, _, (emil, faris, _) = await at_table(served)
        for each in (emil, faris):
            await each.do(ask.JoinQueue, table=table)
        await emil.do(ask.JoinQueue, table=table, partner=player_id("Faris"))
        await erase(served.store, player_id("Emil"))
        bodies = [entry.body for entry in await served.store.read(table)]
        assert not [body for body in bodies if b"Emil" in body or player_id("Emil").encode() in body]
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        ghada = await served.player("Ghada")
        await ghada.do(ask.Enter, table=table)
        await sees(ghada, table, [["Faris"]])


async def test_the_rematch_begins_with_the_queue_in_its_log(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, players, (emil, _, _) = await at_table(served)
        await emil.do(ask.JoinQueue, table=table)
        await play_on(table, dict(enumerate(players)), lambda news: news.info.stage == "over")
        moved = await players[0].do(ask.Rematch, table=table)
        assert isinstance(moved, frames.Moved)
        entries = [decode(entry.body) for entry in await served.store.read(moved.table)]
        [brought] = [entry for entry in entries if isinstance(entry, QueueBrought)]
        assert [[each.name for each in place.people] for place in brought.places] == [["Emil"]]
        assert brought.wins == 1
