"""The client over connections that break: nothing is missed, and nothing is done twice."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from tests.client.fake import TABLE, fake
from tests.client.players import LIMIT, client, first, seated
from vierblatt.client import ClientFault, TableLink, play
from vierblatt.protocol import commands, frames
from vierblatt.protocol.values import Fault


async def test_after_a_broken_connection_nothing_is_missing() -> None:
    async with fake() as server, client(server) as ann, client(server, "ben") as ben:
        link, other = await ann.enter(TABLE), await ben.enter(TABLE)
        socket = next(s for s, name in server.sockets.items() if name == "ann")
        ann._connection._pause = lambda _: 0.3
        await socket.close()
        await asyncio.wait_for(link.until(lambda: not link.online), LIMIT)
        await other.sit(1)
        await other.sit(2)
        await asyncio.wait_for(link.until(lambda: link.online and link.seq == server.table.seq), LIMIT)
        seqs = []
        notes = []
        while link.unseen:
            change = await anext(aiter(link))
            seqs.append(change.seq)
            notes += [note.what for note in change.notes]
        assert notes == ["sat", "sat"] and seqs == sorted(seqs)
        assert link.info.seats[2].player == "ben"


async def test_a_command_whose_answer_was_lost_is_done_once() -> None:
    async with fake() as server, client(server) as ann:
        link = await seated(server, ann)
        assert server.table.match is not None
        deal, before = server.table.match.deals[0][1], server.count(commands.Act)
        server.drop_before_ack = 1
        card = link.legal[0]
        await asyncio.wait_for(link.act(card), LIMIT)
        assert server.count(commands.Act) == before + 2
        played = [server.table.match.game.format(server.table.match.state.phase, number) for number in deal]
        assert played.count(card) == 1


async def test_a_command_given_without_a_connection_waits_for_the_next() -> None:
    async with fake() as server, client(server) as ann:
        link = await ann.enter(TABLE)
        await server.cut()
        await asyncio.wait_for(link.until(lambda: not link.online), LIMIT)
        await asyncio.wait_for(link.sit(3), LIMIT)
        assert server.table.seat_of("ann") == 3


async def test_a_table_that_cannot_be_reached_for_a_while_is_entered_as_soon_as_it_can(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("vierblatt.client.link.RETRY_WAIT", 0.01)
    async with fake() as server, client(server) as ann:
        link = await ann.enter(TABLE)
        refused: list[frames.Frame] = []
        entered = asyncio.Event()

        def tamper(frame: frames.Frame) -> frames.Frame:
            if isinstance(frame, frames.Entered):
                if len(refused) < 3:
                    refused.append(frame)
                    return frames.Refused(id=frame.id, fault=Fault(code="table-away"))
                entered.set()
            return frame

        server.tamper = tamper
        await server.cut()
        await asyncio.wait_for(entered.wait(), LIMIT)
        assert await asyncio.wait_for(link.sit(3), LIMIT) == 3


async def test_a_missing_update_makes_the_client_enter_again() -> None:
    async with fake() as server, client(server) as ann, client(server, "ben") as ben:
        link, other = await ann.enter(TABLE), await ben.enter(TABLE)
        server.skip_updates = 1
        await other.sit(1)
        await other.sit(2)
        await asyncio.wait_for(link.until(lambda: link.seq == 2), LIMIT)
        assert link.info.seats[2].player == "ben"
        assert server.count(commands.Enter) >= 3


async def test_a_whole_match_survives_a_connection_that_breaks_at_every_trick() -> None:
    async with fake("whist", {"target": 1}) as server, client(server) as ann:
        link = await seated(server, ann)

        async def breaking() -> None:
            while True:
                await link.until(lambda: not at_trick(link))
                await link.until(lambda: at_trick(link))
                await server.cut()

        cutting = asyncio.create_task(breaking())
        await asyncio.wait_for(play(link, first), LIMIT)
        cutting.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await cutting
        assert server.table.over
        assert all(verdict.proved for verdict in link.verdicts)


def at_trick(link: TableLink) -> bool:
    """Whether a trick has just been taken."""
    return link.board is not None and sum(link.board.tricks) > 0 and not link.board.trick


async def test_a_server_that_goes_down_says_when_to_come_back() -> None:
    async with fake() as server, client(server) as ann:
        link = await ann.enter(TABLE)
        ann._connection._pause = lambda _: 3600.0
        for socket in [*server.sockets]:
            await server.send(socket, frames.Restarting(after=20))
        await server.cut()
        await asyncio.wait_for(link.until(lambda: not link.online), LIMIT)
        await asyncio.wait_for(link.until(lambda: link.online), LIMIT)


async def test_the_lobby_is_resent_over_a_new_connection() -> None:
    async with fake() as server, client(server) as ann:
        lobby = ann.lobby()
        assert (await asyncio.wait_for(anext(lobby), LIMIT)).tables == []
        await server.cut()
        assert (await asyncio.wait_for(anext(lobby), LIMIT)).players == 1
        assert server.count(commands.WatchLobby) == 2
        await lobby.aclose()  # type: ignore[attr-defined]
        await ann.enter(TABLE)
        watched = [command.on for command in server.received if isinstance(command, commands.WatchLobby)]
        assert watched == [True, True, False]


async def test_another_window_ends_the_link() -> None:
    async with fake() as server, client(server) as ann:
        link = await ann.enter(TABLE)
        await server.send(next(iter(server.sockets)), frames.Superseded(table=TABLE))
        with pytest.raises(ClientFault, match="superseded"):
            await asyncio.wait_for(link.until(lambda: False), LIMIT)
        with pytest.raises(ClientFault, match="superseded"):
            await link.sit()
