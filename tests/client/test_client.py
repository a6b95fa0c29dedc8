"""The client with a well-behaved server, and what it reports if there is no server."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.client.fake import TABLE, fake, replaced
from tests.client.players import LIMIT, client, first, playing, seated
from tests.registry import ALL_GAMES
from vierblatt.client import Client, ClientFault, Refusal, TableLink, play, play_as
from vierblatt.errors import VierblattError
from vierblatt.games.events import CardsDealt, DealBegun
from vierblatt.protocol import Fault, frames
from vierblatt.server.live.services import milliseconds
from vierblatt.server.table.entries import Replaced
from vierblatt.view import view_of


async def test_four_programs_play_a_match_to_its_end() -> None:
    async with fake("whist", {"target": 3}) as server:
        plays = [play_as(first, server.url + f"/t/{TABLE}", name) for name in ("ann", "ben", "cleo", "dan")]
        links = await asyncio.wait_for(asyncio.gather(*plays), LIMIT)
        assert server.table.over
        assert {link.info.stage for link in links} == {"over"}
        assert server.table.match is not None
        for link in links:
            assert link.sheet == server.table.sheet
            assert link.board is not None and link.board.winners == server.table.match.winners
            assert [verdict.deal for verdict in link.verdicts] == [*range(1, len(server.table.match.deals) + 1)]
            assert all(verdict.proved and verdict.played for verdict in link.verdicts)
        assert all(seat.commitment and seat.nonce for seat in server.table.seats)


@pytest.mark.parametrize("game", ALL_GAMES)
async def test_a_deal_of_each_game_is_played_with_bots_and_proved(game: str) -> None:
    async with fake(game) as server, client(server) as ann:
        link = await ann.enter(TABLE)
        await link.sit()
        await link.seat_bot()
        await link.ready()
        async with playing(link):
            await asyncio.wait_for(link.until(lambda: bool(link.verdicts)), LIMIT)
        assert link.verdicts[0].proved and link.verdicts[0].played


async def test_the_view_is_that_of_the_match() -> None:
    async with fake("kout_bo") as server, client(server) as ann:
        link = await seated(server, ann)
        assert server.table.match is not None
        assert link.view == view_of(server.table.match, 0)


async def test_events_are_typed_and_the_cards_of_others_are_not_among_them() -> None:
    async with fake() as server, client(server) as ann:
        link = await seated(server, ann)
        events = []
        while link.unseen:
            events += (await anext(aiter(link))).events
        assert any(isinstance(event, DealBegun) for event in events)
        dealt = [event for event in events if isinstance(event, CardsDealt)]
        assert [event.seat for event in dealt] == [0]


async def test_an_acknowledged_action_is_seen_at_once() -> None:
    async with fake() as server, client(server) as ann:
        link = await seated(server, ann)
        held = len(link.own.hand) if link.own else 0
        done = await link.act(link.legal[0])
        assert link.own is not None and len(link.own.hand) == held - 1
        assert link.seq >= done.seq


async def test_a_refusal_has_code_rule_and_parameters() -> None:
    async with fake() as server, client(server) as ann:
        link = await seated(server, ann)
        with pytest.raises(Refusal) as no:
            await link.act("dance")
        assert (no.value.code, no.value.parameters["action"]) == ("no-such-action", "dance")
        await play_until(link, lambda: len(link.legal) < len(link.own.hand) if link.own and link.my_turn else False)
        assert link.own is not None
        barred = next(card for card in link.own.hand if card not in link.legal)
        with pytest.raises(Refusal) as no:
            await link.act(barred)
        assert no.value.rule == "WH-PLAY-1"
        why = await link.why(barred)
        assert why is not None and why.rule == "WH-PLAY-1"
        assert await link.why(link.legal[0]) is None


async def play_until(link: TableLink, condition: Any) -> None:
    """Plays the first legal card each time until the condition holds."""
    while not condition():
        await asyncio.wait_for(link.until(lambda: link.my_turn or condition()), LIMIT)
        if not condition():
            await link.act(link.legal[0])


async def test_the_hint_is_an_open_action_with_its_reason() -> None:
    async with fake() as server, client(server) as ann:
        link = await seated(server, ann)
        choice = await link.hint()
        assert choice.action in link.legal and choice.reason in link.game.policy.reasons


async def test_a_phrase_reaches_the_other_players() -> None:
    async with fake() as server, client(server) as ann, client(server, "ben") as ben:
        here, there = await ann.enter(TABLE), await ben.enter(TABLE)
        await there.say("hello")
        await asyncio.wait_for(here.until(lambda: bool(here.said)), LIMIT)
        assert (here.said[0].player, here.said[0].phrase) == ("ben", "hello")


async def test_a_left_table_sends_nothing_more() -> None:
    async with fake() as server, client(server) as ann, client(server, "ben") as ben:
        here, there = await ann.enter(TABLE), await ben.enter(TABLE)
        await here.leave()
        await there.sit(1)
        assert here.seq < there.seq
        again = await ann.enter(TABLE)
        assert again is not here and again.seq == there.seq


async def test_a_phrase_refused_as_too_fast_is_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vierblatt.client.connection.RETRY_WAITS", (0.01, 0.01))
    async with fake() as server, client(server) as ann:
        link = await ann.enter(TABLE)
        refused: list[object] = []

        def tamper(frame: Any) -> Any:
            if isinstance(frame, frames.Ack) and len(refused) < 2:
                refused.append(server.answers.pop(("ann", frame.id), None))
                return frames.Refused(id=frame.id, fault=Fault(code="too-fast"))
            return frame

        server.tamper = tamper
        await link.say("hello")
        assert len(refused) == 2
        server.tamper = lambda frame: (
            frames.Refused(id=frame.id, fault=Fault(code="too-fast")) if isinstance(frame, frames.Ack) else frame
        )
        with pytest.raises(Refusal, match="too-fast"):
            await link.say("hello")


async def test_a_program_agrees_to_requests_and_takes_its_seat_back_from_a_bot() -> None:
    async with fake("whist", {"target": 9}) as server, client(server) as ann, client(server, "ben") as ben:
        one, two = await ann.enter(TABLE), await ben.enter(TABLE)
        await one.sit(0)
        await two.sit(1)
        await one.seat_bot()
        await one.ready()
        await two.ready()
        async with playing(one):
            await asyncio.wait_for(two.until(lambda: two.my_turn), LIMIT)
            await two.ask("pause")
            await asyncio.wait_for(two.until(lambda: two.info.paused), LIMIT)
            await two.unpause()
            await server.put([Replaced(at=milliseconds(), seat=0, bot="rules", why="dropped")])
            await asyncio.wait_for(two.until(lambda: not two.info.seats[0].bot), LIMIT)


async def test_a_program_goes_when_its_seat_is_taken_away() -> None:
    async with fake() as server, client(server) as ann, client(server, "ben") as ben:
        host, link = await ann.enter(TABLE), await ben.enter(TABLE)
        await link.sit(1)
        task = asyncio.create_task(play(link, first))
        await host.unseat(1)
        await asyncio.wait_for(task, LIMIT)
        await host.close()
        assert [change.info.stage async for change in host][-1] == "closed"


async def test_an_unreachable_server_is_reported() -> None:
    with pytest.raises(ClientFault, match="no-connection"):
        async with Client("http://127.0.0.1:9", "ann"):
            pass


async def test_a_refused_token_is_reported() -> None:
    async with fake() as server:
        server.refuse_hello = "bad-token"
        with pytest.raises(Refusal, match="bad-token"):
            async with client(server):
                pass


async def test_a_token_that_became_invalid_ends_the_client() -> None:
    async with fake() as server, client(server) as ann:
        link = await ann.enter(TABLE)
        server.refuse_hello = "banned"
        await server.cut()
        with pytest.raises(Refusal, match="banned"):
            await asyncio.wait_for(link.until(lambda: False), LIMIT)


async def test_an_unknown_table_is_reported_and_forgotten() -> None:
    async with fake() as server, client(server) as ann:
        server.tamper = lambda frame: (
            frames.Refused(id=frame.id, fault=Fault(code="unknown-table"))
            if isinstance(frame, frames.Entered)
            else frame
        )
        with pytest.raises(VierblattError, match="unknown-table"):
            await ann.enter(TABLE)
        server.tamper = None
        assert (await ann.enter(TABLE)).seq == 0


async def test_an_unknown_game_is_reported() -> None:
    async with fake() as server, client(server) as ann:
        server.tamper = lambda frame: (
            replaced(frame, info=replaced(frame.info, game="chess")) if isinstance(frame, frames.Entered) else frame  # type: ignore[arg-type]
        )
        with pytest.raises(VierblattError, match="unknown-game"):
            await asyncio.wait_for(ann.enter(TABLE), LIMIT)
        server.tamper = None
        assert (await ann.enter(TABLE)).seq == 0


async def test_a_closed_client_refuses_commands() -> None:
    async with fake() as server:
        async with client(server) as ann:
            link = await ann.enter(TABLE)
        with pytest.raises(ClientFault, match="client-closed"):
            await link.sit()
