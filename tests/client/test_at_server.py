"""The client at the real server: tables, matches, restarts."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from pathlib import Path

import pytest

from tests.registry import GAMES
from tests.server.live.servers import Served, serving
from vierblatt import games
from vierblatt.client import Client, ClientFault, Refusal, TableLink, play, play_as
from vierblatt.protocol import TableSettings
from vierblatt.record import Record, verify
from vierblatt.view import View

LIMIT = 120.0
EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "my_bot.py"


def last(view: View) -> str:
    return view.legal[-1]


async def client(served: Served, name: str) -> Client:
    return Client(served.url, await served.token(name), pause=lambda _: 0.05)


@pytest.mark.parametrize("game", GAMES)
async def test_a_deal_is_played_alone_against_bots_and_proved(game: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "db", limits={"commands": 1000}) as served:
        table = await served.open_table("Ann", game, solo=True)
        async with await client(served, "Ann") as ann:
            link = await ann.enter(table)
            assert link.seat == 0
            await link.ready()
            playing = asyncio.create_task(play(link, last))
            await asyncio.wait_for(link.until(lambda: bool(link.verdicts)), LIMIT)
            playing.cancel()
            assert link.verdicts[0].proved and link.verdicts[0].played


async def test_four_programs_play_a_match(tmp_path: Path) -> None:
    async with serving(tmp_path / "db", limits={"commands": 1000}) as served:
        table = await served.open_table("Ann", "whist", changes={"target": 1})
        tokens = [await served.token(name) for name in ("Ann", "Ben", "Cleo", "Dan")]
        plays = [play_as(last, f"{served.url}/t/{table}", token) for token in tokens]
        links = await asyncio.wait_for(asyncio.gather(*plays), LIMIT)
        assert {link.info.stage for link in links} == {"over"}
        assert sorted(link.seat for link in links) == [0, 1, 2, 3]
        for link in links:
            assert link.verdicts and all(verdict.proved and verdict.played for verdict in link.verdicts)


async def test_a_program_faster_than_the_rate_limit_still_plays(tmp_path: Path) -> None:
    async with serving(tmp_path / "db", limits={"commands": 3, "commands_per_second": 50.0}) as served:
        table = await served.open_table("Ann", "whist", solo=True)
        async with await client(served, "Ann") as ann:
            link = await ann.enter(table)
            await link.ready()
            playing = asyncio.create_task(play(link, last))
            await asyncio.wait_for(link.until(lambda: bool(link.sheet)), LIMIT)
            playing.cancel()


async def test_a_match_continues_after_a_server_restart(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    async with serving(tmp_path / "db", port=port) as served:
        table = await served.open_table("Ann", "whist", solo=True)
        ann = await client(served, "Ann")
        await ann.open()
        link = await ann.enter(table)
        await link.ready()
        await some_turns(link, 5)
        seq, hand = link.seq, link.own.hand if link.own else []
    assert not link.online
    async with serving(tmp_path / "db", port=port):
        await asyncio.wait_for(link.until(lambda: link.online and link.my_turn), LIMIT)
        assert link.seq >= seq and link.own is not None and link.own.hand == hand
        await some_turns(link, 5)
        playing = asyncio.create_task(play(link, last))
        await asyncio.wait_for(link.until(lambda: bool(link.verdicts)), LIMIT)
        playing.cancel()
        assert link.verdicts[0].proved
        await ann.close()


async def some_turns(link: TableLink, count: int) -> None:
    for _ in range(count):
        await asyncio.wait_for(link.until(lambda: link.my_turn), LIMIT)
        await link.act(link.legal[0])
    await asyncio.wait_for(link.until(lambda: link.my_turn), LIMIT)


async def test_a_second_window_takes_the_seat(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        table = await served.open_table("Ann", "whist", solo=True)
        async with await client(served, "Ann") as one, await client(served, "Ann") as two:
            link = await one.enter(table)
            await two.enter(table)
            with pytest.raises(Exception, match="superseded"):
                await asyncio.wait_for(link.until(lambda: False), LIMIT)


async def test_a_client_without_a_token_becomes_a_new_guest(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        async with Client(served.url) as guest:
            assert guest.name and guest.player and guest.token
            token, player = guest.token, guest.player
            await guest.api.rename("Layla")
        async with Client(served.url, token) as again:
            assert (again.player, again.name) == (player, "Layla")
            fresh = await again.api.renew()
            assert fresh.player == player and again.token == fresh.token
            program = await again.api.create_token("my bot", bot=True)
        async with Client(served.url, program) as bot:
            assert bot.player == player


async def test_tables_are_opened_found_and_listed(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served, Client(served.url) as ann, Client(served.url) as ben:
        assert [game["id"] for game in await ann.games()] == [*games.game_ids()]
        opened = await ann.open_table("kout_bo", preset="short_match", settings=TableSettings(takeback=False))
        assert opened.host == ann.player and not opened.settings.takeback
        assert await ann.api.table(opened.id) == opened
        place = await ann.quick("back_alley")
        assert await ben.quick("back_alley") == place
        with pytest.raises(Refusal) as no:
            await ann.open_table("kout_bo", changes={"target": 7})
        assert no.value.code == "bad-value" and no.value.parameters["option"] == "target"
        with pytest.raises(Refusal, match="unknown-table"):
            await ann.api.table("0123456789")


async def test_the_record_of_a_match_is_there_when_it_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path / "db", limits={"commands": 1000}) as served, Client(served.url) as ann:
        opened = await ann.open_table("kout_bo", preset="short_match", solo=True, settings=TableSettings(pace=0))
        link = await ann.enter(opened.id)
        await link.ready()
        await asyncio.wait_for(play(link, last), LIMIT)
        record = Record.from_json(await kept_record(ann, opened.id))
        assert verify(record) == []
        assert record.seats[0].name == ann.name
        moved = await link.rematch()
        again = await ann.enter(moved)
        assert again.seat == 0 and again.info.preset == "short_match"


async def kept_record(ann: Client, table: str) -> bytes:
    """The record, as soon as it is stored, which is after all players have seen the last card."""
    async with asyncio.timeout(LIMIT):
        while True:
            try:
                return await ann.api.record(table)
            except Refusal as no:
                if no.code != "unknown-record":
                    raise
                await asyncio.sleep(0.02)


async def test_an_address_without_our_server_is_reported(tmp_path: Path) -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello")
        writer.close()

    other = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with other:
        url = f"http://127.0.0.1:{other.sockets[0].getsockname()[1]}"
        with pytest.raises(ClientFault, match="not-a-server"):
            async with Client(url):
                pass
        with pytest.raises(ClientFault, match="no-connection"):
            async with Client(url, "token"):
                pass


async def test_refusals_are_raised_in_the_client(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served:
        table = await served.open_table("Ann", "whist")
        async with await client(served, "Ben") as ben:
            with pytest.raises(Refusal, match="unknown-table"):
                await ben.enter("0123456789")
            link = await ben.enter(table)
            with pytest.raises(Refusal, match="no-seat"):
                await link.ready()
            with pytest.raises(Refusal, match="host-only"):
                await link.seat_bot()
            await link.sit(2)
            with pytest.raises(Refusal, match="not-playing"):
                await link.act("AS")


async def test_the_lobby_announces_new_tables(tmp_path: Path) -> None:
    async with serving(tmp_path / "db") as served, await client(served, "Ann") as ann:
        lobby = ann.lobby()
        assert not (await asyncio.wait_for(anext(lobby), LIMIT)).tables
        table = await served.open_table("Ben", "whist")
        async with await client(served, "Ben") as ben:
            await (await ben.enter(table)).sit()
            async for now in lobby:
                if [listed.id for listed in now.tables] == [table]:
                    break


async def test_a_majlis_is_opened_joined_and_followed_also_over_a_new_connection(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "db") as served,
        await client(served, "Ann") as ann,
        await client(served, "Ben") as ben,
    ):
        made = await ann.open_majlis("Diwan", "whist", settings=TableSettings(chat="free", private=True))
        assert (made.host, made.member) == (ann.player, True)
        with pytest.raises(Refusal, match="majlis-members-only"):
            await asyncio.wait_for(anext(ben.watch_majlis(made.id)), LIMIT)
        assert not (await ben.majlis(made.id)).member
        assert (await ben.join_majlis(made.id)).member
        news = ben.watch_majlis(made.id)
        assert await asyncio.wait_for(anext(news), LIMIT) == {"chat", "tables", "members", "rules", "events"}
        await ann.say_in_majlis(made.id, "hello")
        assert await asyncio.wait_for(anext(news), LIMIT) == {"chat"}
        assert [(line.name, line.text) for line in await ben.majlis_chat(made.id)] == [("Ann", "hello")]
        assert ben._connection._socket is not None
        await ben._connection._socket.close()
        assert await asyncio.wait_for(anext(news), LIMIT) == {"chat", "tables", "members", "rules", "events"}
        table = await ann.majlis_table(made.id)
        while "tables" not in await asyncio.wait_for(anext(news), LIMIT):
            pass
        assert (await ben.majlis_table(made.id)).id == table.id
        assert [majlis.name for majlis in await ben.majlises()] == ["Diwan"]
        await ben.leave_majlis(made.id, ben.player)
        assert await ben.majlises() == []
        await news.aclose()  # type: ignore[attr-defined]


async def test_the_example_plays_a_match_to_its_end(tmp_path: Path) -> None:
    async with serving(tmp_path / "db", limits={"commands": 1000}) as served:
        table = await served.open_table("Ann", "kout_bo", preset="short_match", bots=5)
        program = await asyncio.create_subprocess_exec(
            sys.executable, str(EXAMPLE), f"{served.url}/t/{table}", stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "VIERBLATT_TOKEN": await served.token("Ann")},
        )  # fmt: skip
        out, _ = await asyncio.wait_for(program.communicate(), LIMIT)
        assert (await served.hub.info(table)).stage == "over"
        assert out.decode().startswith("Final score: [") and program.returncode == 0
