"""Claims while everything around the server fails: each one that was acknowledged is in the log, and none is twice."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.chaos.nodes import Cluster, cluster
from tests.databases.postgresql import Postgres
from tests.databases.redis import Redis
from tests.limits import GENEROUS_LIMITS
from tests.scale import SCALE
from tests.services.judge import stored_tables
from tests.services.people import guest
from tests.services.running import RunningServer
from vierblatt.claims import OpenClaims
from vierblatt.client import Client, Refusal, TableLink
from vierblatt.protocol import PROTOCOL
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.ops.config import Limits
from vierblatt.server.table.entries import SaidOutOfTurn

KILLS = 100 if SCALE == "large" else 2
PATIENCE = 120.0  #: seconds that anything expected may take, even on a busy machine
RULES = {"illegal_cards": "claimable", "accusation_proof": "judge"}
FLOOD, BATCH = 2000, 20  #: claims that are sent, and how many without waiting for answers
TOKENS: dict[str, str] = {}  #: by player


@asynccontextmanager
async def four_at_a_table(places: Sequence[str]) -> AsyncIterator[list[TableLink]]:
    """Four people at a table of Back Alley where wrong cards are claimed. places: the server that each of them uses."""
    people = [guest(url) for url in places]
    table = people[0].open_table("back_alley", changes=RULES)
    async with AsyncExitStack() as stack:
        links = []
        for url, each in zip(places, people, strict=True):
            client = await stack.enter_async_context(Client(url, each.token))
            links.append(await client.enter(table))
        for link in links:
            await link.sit()
        for link in links:
            await link.ready()
        TOKENS.update({each.player: each.token for each in people})
        yield links


async def play_until_a_claim_is_open(links: Sequence[TableLink], chance: random.Random) -> tuple[TableLink, str]:
    """Plays any cards until somebody can claim one; returns who, and what they have to say."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for link in links:
                board = link.board
                claims = board.claims if board is not None else None
                if isinstance(claims, OpenClaims) and claims.cards and link.seat >= 0:
                    card = chance.choice(claims.cards)
                    accuser = links[(card.seat + 1) % len(links)]
                    await accuser.until(lambda accuser=accuser, link=link: accuser.seq >= link.seq)  # type: ignore[misc]
                    return accuser, f"accuse no-follow {card.card}"
            await _one_step(links, chance)


async def _one_step(links: Sequence[TableLink], chance: random.Random) -> None:
    for link in links:
        wait = link.info.result_wait
        if wait is not None and link.seat in wait.seats:
            await link.continue_()
            return
        if link.my_turn:
            calls = [action for action in link.legal if action not in {"pass", "board"}] or link.legal
            before = link.seq
            with suppress(Refusal):  # the turn has passed in the meantime
                await link.act(chance.choice(calls[:3]))
            await link.until(lambda link=link, before=before: link.seq > before or not link.my_turn)  # type: ignore[misc]
            return
    await asyncio.sleep(0.01)


async def sayings(database: str, table: str) -> list[tuple[int, str]]:
    entries = (await stored_tables(database))[table].entries
    return [(entry.seat, entry.text) for entry in entries if isinstance(entry, SaidOutOfTurn)]


@pytest.mark.early
async def test_a_claim_is_judged_once_when_the_server_is_killed_around_it(own_server: RunningServer) -> None:
    """Before the claim arrives, while it is judged and stored, or after it was acknowledged."""
    chance = random.Random(5)
    said: list[tuple[int, str]] = []
    async with four_at_a_table([own_server.url] * 4) as links:
        table = links[0].table
        for number in range(KILLS):
            accuser, text = await play_until_a_claim_is_open(links, chance)
            said.append((accuser.seat, text))
            saying = asyncio.create_task(accuser.say_out_of_turn(text))
            if number % 2:
                await asyncio.sleep(chance.random() / 20)  # anywhere in its work
            else:
                await saying
            own_server.kill()
            await asyncio.to_thread(own_server.start)
            with suppress(Refusal):  # what was not acknowledged is sent again; it may have been stored before the kill
                await asyncio.wait_for(saying, PATIENCE)
            for link in links:
                await asyncio.wait_for(link.until(lambda link=link: link.online), PATIENCE)  # type: ignore[misc]
    assert own_server.stop() == 0
    assert await sayings(own_server.database_url, table) == said


@pytest.mark.early
async def test_claims_reach_their_table_through_another_node(
    start_server: Callable[..., RunningServer], postgres: Postgres, redis: Redis
) -> None:
    """Of two that arrive at once, at both nodes, one is judged; everybody hears the same."""
    async with cluster(start_server, postgres, redis, size=2) as nodes:
        table, said = await _claims_at_both_nodes(nodes)
    assert len(await sayings(nodes.database, table)) == said


async def _claims_at_both_nodes(nodes: Cluster) -> tuple[str, int]:
    here, there = (member.server.url for member in nodes.members)  # the first one opens the table, and owns it
    async with four_at_a_table([here, there, here, there]) as links:
        accuser, text = await play_until_a_claim_is_open(links, random.Random(6))
        before = accuser.seq
        partner = links[(accuser.seat + 2) % 4]
        answers = await asyncio.gather(
            accuser.say_out_of_turn(text), partner.say_out_of_turn(text), return_exceptions=True
        )
        assert [isinstance(answer, Refusal) for answer in answers].count(True) == 1, answers
        for link in links:
            await asyncio.wait_for(link.until(lambda link=link: link.seq > before), PATIENCE)  # type: ignore[misc]
        second, text = await play_until_a_claim_is_open(links, random.Random(7))
        await second.say_out_of_turn(text)
        return links[0].table, 2


async def test_whoever_claims_in_a_flood_is_limited_and_the_others_are_heard(
    start_server: Callable[..., RunningServer],
) -> None:
    """Most of it is refused before it reaches the table, and the socket is closed."""
    limits = Limits()  # those of a server without settings
    own = {"commands": limits.commands, "commands_per_second": limits.commands_per_second}
    server = start_server(limits=GENEROUS_LIMITS | own)
    async with four_at_a_table([server.url] * 4) as links:
        accuser, text = await play_until_a_claim_is_open(links, random.Random(8))
        whose_card = links[accuser.seat - 1]
        before = accuser.seq
        heard, code = await _flood(server, whose_card, text)  # nobody can claim their own card
        assert code == CloseCode.POLICY
        reached = [fault for fault in heard if fault != "too-fast"]
        assert 0 < len(reached) < len(heard) < FLOOD and {*reached} == {"illegal"}
        assert len(reached) <= limits.commands + PATIENCE * limits.commands_per_second
        await accuser.say_out_of_turn(text)  # at the same table, at once
        assert accuser.seq > before
    assert server.stop() == 0
    assert await sayings(server.database_url, accuser.table) == [(accuser.seat, text)]


async def _flood(server: RunningServer, whose: TableLink, text: str) -> tuple[list[str], int]:
    """The codes of the faults that many claims of a player get, sent at once, and how their socket ends."""
    table, heard = whose.table, list[str]()
    async with connect(f"{server.url.replace('http', 'ws', 1)}/ws") as socket:
        await socket.send(json.dumps({"type": "hello", "id": "h", "token": TOKENS[whose.player], "protocol": PROTOCOL}))
        await socket.send(json.dumps({"type": "enter", "id": "e", "table": table}))

        try:
            async with asyncio.timeout(PATIENCE):
                for first in range(0, FLOOD, BATCH):
                    for number in range(first, first + BATCH):
                        claim = {"id": f"s{number}", "table": table, "seq": whose.seq, "text": text}
                        await socket.send(json.dumps({"type": "say-out-of-turn", **claim}))
                    while len(heard) < first + BATCH:  # so that what is refused is how fast they come
                        frame = json.loads(await socket.recv())
                        if frame["type"] == "refused" and frame["id"].startswith("s"):
                            heard.append(frame["fault"]["code"])
        except ConnectionClosed:
            pass
    return heard, socket.close_code or 0
