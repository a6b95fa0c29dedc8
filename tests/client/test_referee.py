"""The client detects deals that are not as they should be."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from tests.client.fake import TABLE, FakeServer, fake, replaced
from tests.client.players import LIMIT, client, first, playing, seated
from vierblatt.client import play
from vierblatt.games.events import DealBegun, MatchOver, Played
from vierblatt.protocol import frames


async def verdict(server: FakeServer, tamper: Any) -> Any:
    async with client(server) as ann:
        link = await ann.enter(TABLE)
        server.tamper = tamper
        await link.sit(0)
        await link.seat_bot()
        await link.ready()
        async with playing(link):
            await asyncio.wait_for(link.until(lambda: bool(link.verdicts)), LIMIT)
        return link.verdicts[0]


async def test_a_pack_that_was_changed_afterwards_is_found() -> None:
    def tamper(frame: Any) -> Any:
        if isinstance(frame, frames.Update) and frame.revealed is not None:
            cards = frame.revealed.pack.split()
            pack = " ".join([cards[1], cards[0], *cards[2:]])
            return replaced(frame, revealed=frames.Revealed(deal=1, secret=frame.revealed.secret, pack=pack))
        return frame

    async with fake() as server:
        assert (await verdict(server, tamper)).faults == ("pack",)


async def test_another_secret_is_found() -> None:
    def tamper(frame: Any) -> Any:
        if isinstance(frame, frames.Update) and frame.revealed is not None:
            return replaced(frame, revealed=frames.Revealed(deal=1, secret="ab" * 32, pack=frame.revealed.pack))
        return frame

    async with fake() as server:
        assert (await verdict(server, tamper)).faults == ("secret",)


async def test_an_omitted_nonce_is_found() -> None:
    def tamper(frame: Any) -> Any:
        if isinstance(frame, frames.Entered) and any(frame.proof.nonces):
            return replaced(frame, proof=replaced(frame.proof, nonces=["", *frame.proof.nonces[1:]]))  # type: ignore[arg-type]
        return frame

    async with fake() as server:
        assert "nonce-left-out" in (await verdict(server, tamper)).faults


async def test_an_anchor_that_was_changed_is_found() -> None:
    def tamper(frame: Any) -> Any:
        if isinstance(frame, frames.Entered) and frame.proof.first_seat >= 0:
            return replaced(frame, proof=replaced(frame.proof, anchor="00" * 32))  # type: ignore[arg-type]
        return frame

    async with fake() as server:
        assert "anchor-changed" in (await verdict(server, tamper)).faults


async def test_cards_that_do_not_match_the_pack_are_found() -> None:
    def tamper(frame: Any) -> Any:
        if isinstance(frame, frames.Update) and any(isinstance(event, DealBegun) for event in frame.events):
            assert isinstance(frame.own, msgspec.Raw)
            own = msgspec.json.decode(frame.own, type=frames.Own)
            other = {"event": "cards-dealt", "audience": 0, "seat": 0, "cards": ["AS"]}
            return replaced(frame, own=frames.Own(hand=own.hand, legal=own.legal, events=[other]))
        return frame

    async with fake() as server:
        assert (await verdict(server, tamper)).faults == ("cards",)


async def test_a_watcher_checks_the_deals_too() -> None:
    async with fake("whist", {"target": 1}) as server, client(server, "eve") as eve:
        watched = await eve.enter(TABLE)
        await asyncio.wait_for(play_as_table(server), LIMIT)
        await asyncio.wait_for(watched.until(lambda: watched.info.stage == "over"), LIMIT)
        assert watched.own is None and not watched.my_turn
        assert watched.verdicts and all(v.proved and v.played for v in watched.verdicts)
        seen = []
        while watched.unseen:
            seen += (await anext(aiter(watched))).events
        assert any(isinstance(event, Played) for event in seen)
        assert sum(isinstance(event, MatchOver) for event in seen) == 1


async def play_as_table(server: FakeServer) -> None:
    """Plays a match of one player and bots."""
    async with client(server) as ann:
        await play(await seated(server, ann), first)


async def test_a_deal_whose_end_was_missed_is_checked_when_it_becomes_known() -> None:
    """A host cannot avoid proving a deal by omitting its end, and later deals are not blamed for it."""

    def tamper(frame: Any) -> Any:
        if isinstance(frame, frames.Update) and frame.revealed is not None:
            return replaced(frame, seq=frame.seq + 1)  # as if an update had been lost
        return frame

    async with fake() as server:
        result = await verdict(server, tamper)
        assert result.deal == 1 and result.proved and result.played


async def test_a_server_that_hides_the_first_seat_is_reported() -> None:
    def tamper(frame: Any) -> Any:
        if isinstance(frame, frames.Entered):
            return replaced(frame, proof=replaced(frame.proof, first_seat=-1))  # type: ignore[arg-type]
        return frame

    async with fake() as server:
        assert "first-seat" in (await verdict(server, tamper)).faults


def without_secrets(frame: Any) -> Any:
    """Removes the secrets from a frame."""
    if isinstance(frame, frames.Update):
        return replaced(frame, revealed=None)
    if isinstance(frame, frames.Entered):
        return replaced(frame, proof=replaced(frame.proof, secrets=[], packs=[]))  # type: ignore[arg-type]
    return frame


async def test_an_undisclosed_secret_is_reported_when_the_next_deal_begins() -> None:
    async with fake("whist", {"target": 100}) as server:
        result = await verdict(server, without_secrets)
        assert (result.deal, result.faults) == (1, ("secret",))


async def test_an_undisclosed_secret_is_reported_when_no_deal_follows() -> None:
    async with fake("whist", {"target": 1}) as server:
        result = await verdict(server, without_secrets)
        assert (result.deal, result.faults) == (1, ("secret",))


async def test_a_late_visitor_reports_undisclosed_secrets() -> None:
    async with fake("whist", {"target": 1}) as server:
        await asyncio.wait_for(play_as_table(server), LIMIT)
        async with client(server, "eve") as eve:
            assert all(v.proved for v in (await eve.enter(TABLE)).verdicts)
        server.tamper = without_secrets
        async with client(server, "kim") as kim:
            assert [(v.deal, v.faults) for v in (await kim.enter(TABLE)).verdicts] == [(1, ("secret",))]
