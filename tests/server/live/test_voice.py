"""The voice of a table: who may be in it, what is passed on and to whom, and that none of it stays anywhere."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.limits import GENEROUS_LIMITS
from tests.server.live.servers import Player, Served, player_id, serving, sit_down, turn
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.protocol.examples import CANDIDATE, OFFER
from vierblatt.protocol.values import TableSettings
from vierblatt.protocol.voice import VoicePerson
from vierblatt.server.live import LiveFault, voice
from vierblatt.server.live.services import milliseconds
from vierblatt.server.table.entries import Opened, encode

VOICE: dict[str, Any] = {"on": True, "stun": ["stun:turn.example.org"], "turn": ["turn:turn.example.org"]}
TALK: dict[str, Any] = {"private": True, "voice": True}
NOBODY = "ab" * 8


def talking(folder: Path, limits: dict[str, Any] = GENEROUS_LIMITS, **more: Any) -> AbstractAsyncContextManager[Served]:
    """A server that offers voice."""
    return serving(folder / "v.db", limits=limits, voice={**VOICE, "turn_secret": "shared", **more})


async def seated(served: Served, *names: str, game: str = "baloot", **new: Any) -> tuple[str, list[Player]]:
    """A table with voice at which these people sit, from seat 0 on."""
    table = await served.open_table(names[0], game, settings=TALK, **new)
    players = [await served.player(name) for name in names]
    for seat, player in enumerate(players):
        await player.do(ask.Enter, table=table)
        await player.do(ask.Sit, table=table, seat=seat)
    return table, players


async def joined(player: Player, table: str) -> frames.VoiceJoined:
    """Joins the voice; the answer."""
    answer = await player.do(ask.JoinVoice, table=table)
    assert isinstance(answer, frames.VoiceJoined)
    return answer


async def in_voice(player: Player, count: int) -> frames.Voice:
    """The last frame about who is in it, once so many are."""

    def newest() -> frames.Voice | None:
        last = next((frame for frame in reversed(player.got) if isinstance(frame, frames.Voice)), None)
        return last if last is not None and len(last.people) == count else None

    found = await player.until(newest)
    assert isinstance(found, frames.Voice)
    return found


async def heard_by(player: Player) -> list[frames.AnyFrame]:
    """The frames about the voice that somebody has got so far."""
    await player.do(ask.Ping)
    return [each for each in player.got if isinstance(each, (frames.Voice, frames.VoiceJoined, frames.PeerSignal))]


async def test_two_people_join_and_what_they_send_reaches_the_other_alone(tmp_path: Path) -> None:
    async with talking(tmp_path) as served:
        table, (amal, badr, clara) = await seated(served, "Amal", "Badr", "Clara")
        assert (await in_voice(amal, 0)).relay == "possible"
        first, second = await joined(amal, table), await joined(badr, table)
        assert [person.peer for person in second.people] == [first.peer, second.peer]
        assert second.people[0] == VoicePerson(peer=first.peer, player=player_id("Amal"), seat=0)
        for player in (amal, clara):
            assert (await in_voice(player, 2)).people == second.people
        await badr.do(ask.Signal, table=table, to=first.peer, description=OFFER)
        await badr.do(ask.Signal, table=table, to=first.peer, candidates=[CANDIDATE])
        signals = [each for each in await heard_by(amal) if isinstance(each, frames.PeerSignal)]
        assert [(each.peer, each.description, each.candidates) for each in signals] == [
            (second.peer, OFFER, []),
            (second.peer, None, [CANDIDATE]),
        ]
        for player in (badr, clara):
            assert not any(isinstance(each, frames.PeerSignal) for each in await heard_by(player))
        await amal.do(ask.LeaveVoice, table=table)
        assert [person.peer for person in (await in_voice(clara, 1)).people] == [second.peer]


async def test_those_who_join_get_servers_with_a_credential_and_nobody_else_does(tmp_path: Path) -> None:
    async with talking(tmp_path) as served:
        table, (amal, badr) = await seated(served, "Amal", "Badr")
        servers = (await joined(amal, table)).servers
        assert servers[0].urls == ["stun:turn.example.org"]
        assert servers[1].username.endswith(f":{player_id('Amal')}") and servers[1].credential
        assert servers[1].credential not in b"".join(badr.raw).decode()
        again = await joined(amal, table)
        assert again.peer not in {person.peer for person in (await joined(badr, table)).people if person.seat}
    async with talking(tmp_path, turn=[], turn_secret="", stun=[]) as served:
        table, (clara,) = await seated(served, "Clara")
        assert ((await in_voice(clara, 0)).relay, (await joined(clara, table)).servers) == ("none", [])
    async with talking(tmp_path, relay_only=True) as served:
        table, (dina,) = await seated(served, "Dina")
        assert (await in_voice(dina, 0)).relay == "only"
        assert [each.urls for each in (await joined(dina, table)).servers] == [["turn:turn.example.org"]]


async def test_only_those_who_are_in_it_may_send_and_only_to_others_who_are(tmp_path: Path) -> None:
    async with talking(tmp_path) as served:
        table, (amal, badr) = await seated(served, "Amal", "Badr")
        mine = await joined(amal, table)
        watcher, stranger = await served.player("Clara"), await served.player("Dina")
        await watcher.do(ask.Enter, table=table)
        offer: dict[str, Any] = {"table": table, "to": mine.peer, "description": OFFER}
        assert await stranger.refused(ask.Signal, **offer) == "not-entered"
        assert await stranger.refused(ask.JoinVoice, table=table) == "not-entered"
        assert await watcher.refused(ask.Signal, **offer) == "voice-not-joined"
        assert await watcher.refused(ask.JoinVoice, table=table) == "voice-seated"
        assert await badr.refused(ask.Signal, **offer) == "voice-not-joined"
        assert await amal.refused(ask.Signal, **offer) == "voice-gone"  # to themselves
        assert await amal.refused(ask.Signal, table=table, to=NOBODY, description=OFFER) == "voice-gone"
        assert not await heard_by(watcher) and not await heard_by(stranger)
        other, (emil, faris) = await seated(served, "Emil", "Faris")
        elsewhere = await joined(emil, other)
        await joined(faris, other)
        assert await amal.refused(ask.Signal, table=table, to=elsewhere.peer, description=OFFER) == "voice-gone"
        assert await faris.refused(ask.Signal, **offer) == "not-entered"
        assert not any(isinstance(each, frames.PeerSignal) for each in await heard_by(amal))


async def test_whoever_stands_up_is_cut_off_at_once(tmp_path: Path) -> None:
    async with talking(tmp_path) as served:
        table, (amal, badr) = await seated(served, "Amal", "Badr")
        mine, theirs = await joined(amal, table), await joined(badr, table)
        await badr.do(ask.Stand, table=table)
        assert [person.peer for person in (await in_voice(amal, 1)).people] == [mine.peer]
        assert (await in_voice(badr, 0)).people == []  # the last that they get
        assert await badr.refused(ask.Signal, table=table, to=mine.peer, description=OFFER) == "voice-not-joined"
        assert await amal.refused(ask.Signal, table=table, to=theirs.peer, description=OFFER) == "voice-gone"
        before = len(await heard_by(badr))
        await amal.do(ask.LeaveVoice, table=table)
        assert len(await heard_by(badr)) == before
        await badr.do(ask.Sit, table=table, seat=1)
        again = await joined(badr, table)
        assert again.peer != theirs.peer
        await amal.do(ask.Unseat, table=table, seat=1)
        assert await badr.refused(ask.JoinVoice, table=table) == "voice-seated"


async def test_whoever_leaves_a_match_to_a_bot_or_loses_the_socket_is_cut_off(tmp_path: Path) -> None:
    async with talking(tmp_path) as served:
        names = ["Amal", "Badr", "Clara", "Dina"]
        players = [await served.player(name) for name in names]
        table = await served.open_table("Amal", "baloot", settings=TALK)
        await sit_down(table, players)
        amal, badr, clara, dina = players
        for player in players:
            await joined(player, table)
        await badr.do(ask.Stand, table=table)
        assert {person.seat for person in (await in_voice(amal, 3)).people} == {0, 2, 3}
        assert await badr.refused(ask.JoinVoice, table=table) == "voice-seated"
        await badr.do(ask.TakeSeat, table=table)
        await joined(badr, table)
        await clara.leave()
        assert {person.seat for person in (await in_voice(amal, 3)).people} == {0, 1, 3}
        window = await served.player("Dina")  # another window takes the seat, without the microphone
        await window.do(ask.Enter, table=table)
        assert {person.seat for person in (await in_voice(amal, 2)).people} == {0, 1}
        assert await dina.refused(ask.Signal, table=table, to=NOBODY) == "not-entered"
        assert len((await in_voice(window, 2)).people) == 2
        await amal.do(ask.Go, table=table)
        assert {person.seat for person in (await in_voice(badr, 1)).people} == {1}
        mover = players[turn(table, players)]
        assert mover.own(table).legal or mover is not badr  # the match goes on, whatever happens to the voice


async def test_entering_again_keeps_the_place_in_it_and_tells_who_is_there(tmp_path: Path) -> None:
    async with talking(tmp_path) as served:
        table, (amal, badr) = await seated(served, "Amal", "Badr")
        mine, theirs = await joined(amal, table), await joined(badr, table)
        seen = len(badr.got)
        await badr.do(ask.Enter, table=table)
        await badr.do(ask.Ping)
        kinds = [type(frame) for frame in badr.got[seen:] if isinstance(frame, (frames.Entered, frames.Voice))]
        assert kinds == [frames.Entered, frames.Voice]
        await amal.do(ask.Signal, table=table, to=theirs.peer, candidates=[CANDIDATE])
        assert (await badr.a(frames.PeerSignal)).peer == mine.peer


async def test_a_ban_ends_it_for_the_others_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vierblatt.server.live.hub.ACCESS_EVERY", 0.05)
    async with talking(tmp_path) as served:
        table, (amal, badr) = await seated(served, "Amal", "Badr")
        await joined(amal, table)
        await joined(badr, table)
        await served.store.ban(player_id("Badr"), milliseconds() + 3_600_000)
        await badr.gone()
        assert [person.seat for person in (await in_voice(amal, 1)).people] == [0]


async def test_a_flood_is_refused_and_leaves_others_and_the_cards_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voice, "SIGNALS", (5, 0.0001))
    monkeypatch.setattr(voice, "JOINS", (3, 0.0001))
    async with talking(tmp_path) as served:
        table, (amal, badr) = await seated(served, "Amal", "Badr")
        mine, theirs = await joined(amal, table), await joined(badr, table)
        answers = [await badr.ask(ask.Signal, table=table, to=mine.peer, candidates=[CANDIDATE]) for _ in range(20)]
        codes = [answer.fault.code for answer in answers if isinstance(answer, frames.Refused)]
        assert codes == ["too-fast"] * 15
        assert sum(isinstance(each, frames.PeerSignal) for each in await heard_by(amal)) == 5
        await amal.do(ask.Signal, table=table, to=theirs.peer, description=OFFER)
        await badr.do(ask.Ready, table=table)
        for _ in range(2):
            await joined(badr, table)
        assert await badr.refused(ask.JoinVoice, table=table) == "too-fast"


@pytest.mark.parametrize(
    "wrong",
    [
        {"candidates": ["candidate:" + "x" * 400]},
        {"candidates": ["x"]},
        {"candidates": ["candidate:1\r\nm=video 9"]},
        {"candidates": [CANDIDATE] * 9},
        {"description": {"type": "offer", "sdp": "v=0\r\n" + "a=x\r\n" * 600}},
        {"description": {"type": "offer", "sdp": "<script>"}},
        {"description": {"type": "rollback", "sdp": "v=0\r\n"}},
        {"to": "0"},
        {"more": 1},
    ],
)
def test_what_is_no_signal_is_not_read(wrong: dict[str, Any]) -> None:
    signal = {"type": "signal", "id": "1", "table": "abcdefghij", "to": NOBODY}
    assert isinstance(ask.decode(msgspec.json.encode(signal)), ask.Signal)
    with pytest.raises(ask.BadMessage):
        ask.decode(msgspec.json.encode({**signal, **wrong}))


def test_the_largest_signal_fits_in_a_frame() -> None:
    line = "candidate:" + "x" * 390
    most = ask.Signal(id="9" * 40, table="abcdefghij", to=NOBODY, candidates=[line] * 8)
    longest = OFFER.sdp + "a" * (3000 - len(OFFER.sdp))
    offer = ask.Signal(
        id="9" * 40, table="abcdefghij", to=NOBODY, description=msgspec.structs.replace(OFFER, sdp=longest)
    )
    for each in (most, offer):
        assert ask.decode(msgspec.json.encode(each)) == each


async def test_it_is_for_private_tables_of_a_server_that_offers_it(tmp_path: Path) -> None:
    async with talking(tmp_path) as served:
        with pytest.raises(LiveFault, match="voice-private"):
            await served.open_table("Amal", settings={"voice": True})
        table = await served.open_table("Amal", settings={"private": True})
        amal = await served.player("Amal")
        await amal.do(ask.Enter, table=table)
        await amal.do(ask.Sit, table=table)
        assert await amal.refused(ask.JoinVoice, table=table) == "voice-off"
        assert not await heard_by(amal)
        table, (amal,) = await seated(served, "Amal")
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:  # the operator has turned it off
        amal = await served.player("Amal")
        await amal.do(ask.Enter, table=table)
        assert await amal.refused(ask.JoinVoice, table=table) == "voice-off"
        assert not await heard_by(amal)
        with pytest.raises(LiveFault, match="voice-not-offered"):
            await served.open_table("Amal", settings=TALK)
        # Tables from before go on, without it.
        rematch = await served.hub._rematch(served.hub.at(table).table, player_id("Amal"))
        assert (await served.hub.info(rematch)).settings.voice is True


async def test_nothing_of_it_is_in_the_log_and_logs_of_other_tables_are_as_before(tmp_path: Path) -> None:
    async with talking(tmp_path) as served:
        table, (amal, badr) = await seated(served, "Amal", "Badr")
        before = await served.store.read(table)
        mine = await joined(amal, table)
        await joined(badr, table)
        await badr.do(ask.Signal, table=table, to=mine.peer, description=OFFER)
        await badr.do(ask.LeaveVoice, table=table)
        assert await served.store.read(table) == before
        assert b'"voice":true' in before[0].body
        quiet = await served.open_table("Amal", settings={"private": True})
        assert b"voice" not in (await served.store.read(quiet))[0].body


def test_settings_without_voice_have_the_bytes_that_they_always_had() -> None:
    opened = Opened(
        at=1, table="abcdefghij", game="baloot", preset="standard", changes={}, behaviour=1, rules_hash="",
        settings=TableSettings(private=True), host="amal", anchor="",
    )  # fmt: skip
    assert (
        b'"settings":{"bank_seconds":0,"chat":"phrases","grace":30,"hints":true,"move_seconds":0,"pace":900,'
        b'"private":true,"rated":false,"spectator_delay":10,"spectators":true,"takeback":true}' in encode(opened)
    )
