"""Friends, notices and challenges as a server's players see them: who is told what, and what a liar gets."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import AsyncIterator, Collection
from pathlib import Path
from typing import Any

import pytest

from tests.server.http.conftest import Client, client
from tests.server.store.stores import a_match, a_table, an_account, made
from tests.waiting import eventually
from vierblatt.errors import VierblattError
from vierblatt.protocol.notices import MOST_NOTICES, ChallengeAnswered, Challenged, FriendAsked, ServerMessage
from vierblatt.protocol.values import SeatInfo, TableInfo, TableSettings
from vierblatt.server.live.opening import NewTable, opening
from vierblatt.server.people.challenging import LASTS, MOST_OPEN, Challenging, NewChallenge
from vierblatt.server.people.notices import Notices
from vierblatt.server.people.people import People
from vierblatt.server.store.port import NoticeRow
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.table import Person

__all__ = ["client"]

AMAL, BADR, CLARA = (Person(name, name.title()) for name in ("amal", "badr", "clara"))
START = 1_800_000_000_000


class Room:
    """People with a clock that is set by hand, and tables that are only noted down."""

    def __init__(self, store: SqlStore) -> None:
        self.store, self.now = store, START
        self.announced: list[str] = []
        self.opened: list[NewTable] = []
        self.here: set[str] = set()
        self.tables: dict[str, list[TableInfo]] = {}
        self.notices = Notices(store, self.announced.append, lambda: self.now)
        self.people = People(store, self, self.notices, lambda: self.now)
        self.challenging = Challenging(store, self, self.notices, lambda: self.now)

    async def open_table(self, person: Person, new: NewTable) -> TableInfo:
        """Notes a table, if a server would open it."""
        first, _ = opening(new, person, self.now)
        self.opened.append(new)
        return a_table_info(first.table, new.game, new.preset)

    async def tables_of(self, player: str) -> list[TableInfo]:
        """Those that were set."""
        return self.tables.get(player, [])

    async def online(self, players: Collection[str]) -> set[str]:
        """Those that were set."""
        return self.here & {*players}

    async def kinds(self, person: Person) -> list[str]:
        """What somebody is told of, newest first."""
        return [type(notice.content).__name__ for notice in await self.notices.listed(person.id)]


def a_table_info(table: str, game: str = "baloot", preset: str = "standard", **more: Any) -> TableInfo:
    usual = {"changes": {}, "rules_hash": "", "settings": TableSettings(), "host": "amal", "stage": "seating"}
    return TableInfo(id=table, game=game, preset=preset, **{**usual, "seats": [SeatInfo()] * 4, **more})


async def refused(work: Any) -> str:
    """The code with which something is refused."""
    with pytest.raises(VierblattError) as fault:
        await work
    return fault.value.code


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """Three people who do not know each other."""
    store = made(tmp_path)
    await store.open()
    for person in (AMAL, BADR, CLARA):
        await store.add_account(an_account(person.id))
    yield Room(store)
    await store.close()


# --- friends ----------------------------------------------------------------------------------------------------------


async def test_who_is_asked_is_told_and_so_is_who_asked_once_it_is_accepted(room: Room) -> None:
    for _ in range(2):  # the answer was lost
        assert (await room.people.befriend(AMAL, "badr")).asked
    assert await room.kinds(BADR) == ["FriendAsked"] and room.announced == ["badr"]
    assert (await room.people.relation(BADR, "amal")).asks
    for _ in range(2):
        assert (await room.people.befriend(BADR, "amal")).friend
    assert await room.kinds(AMAL) == ["FriendAccepted"] and await room.kinds(BADR) == []
    assert not (await room.people.unfriend(AMAL, "badr")).friend
    assert await room.kinds(BADR) == [], "nobody is told that a friendship has ended"


async def test_a_request_that_is_declined_or_taken_back_leaves_no_notice(room: Room) -> None:
    await room.people.befriend(AMAL, "badr")
    await room.people.unfriend(BADR, "amal")
    assert await room.kinds(AMAL) == await room.kinds(BADR) == []
    await room.people.befriend(AMAL, "badr")
    await room.people.unfriend(AMAL, "badr")
    assert await room.kinds(BADR) == [] and not (await room.people.relation(BADR, "amal")).asks


async def test_nobody_does_anything_to_themselves_or_to_nobody(room: Room) -> None:
    new = NewChallenge(game="baloot")
    for other, code in (("amal", "not-yourself"), ("nobody", "no-such-player")):
        assert await refused(room.people.befriend(AMAL, other)) == code
        for kind in ("follow", "block", "mute"):
            assert await refused(room.people.decide(AMAL, other, kind, on=True)) == code
        assert await refused(room.challenging.challenge(AMAL, other, new)) == code
    await room.people.decide(AMAL, "badr", "block", on=True)
    assert await refused(room.people.befriend(AMAL, "badr")) == "you-block-them"
    assert await refused(room.people.decide(AMAL, "badr", "follow", on=True)) == "you-block-them"


async def test_friends_and_followers_see_public_tables_only(room: Room) -> None:
    await room.people.befriend(AMAL, "badr")
    await room.people.befriend(BADR, "amal")
    await room.people.decide(CLARA, "badr", "follow", on=True)
    full = [SeatInfo(kind="human", player="x")] * 4
    private = a_table_info("private000", settings=TableSettings(private=True))
    unseen = a_table_info("unseen0000", stage="playing", seats=full, settings=TableSettings(spectators=False))
    room.tables["badr"] = [private, unseen]
    (friend,) = (await room.people.known(AMAL)).friends
    (followed,) = (await room.people.known(CLARA)).followed
    assert friend.place is None is followed.place and not friend.online
    room.here = {"badr"}
    room.tables["badr"] = [a_table_info("free000000"), a_table_info("played0000", stage="playing", seats=full), private]
    (friend,) = (await room.people.known(AMAL)).friends
    (followed,) = (await room.people.known(CLARA)).followed
    assert friend.online and friend.place == followed.place
    assert friend.place is not None and (friend.place.table, friend.place.free) == ("free000000", True)
    assert (await room.people.known(BADR)).followed == [], "nobody learns who follows them"


# --- challenges -------------------------------------------------------------------------------------------------------


async def test_a_challenge_opens_a_private_table_with_a_seat_for_both(room: Room) -> None:
    made_one = await room.challenging.challenge(AMAL, "badr", NewChallenge(game="baloot", bots="club"))
    (table,) = room.opened
    assert (table.sit, table.bot, table.bot_seats, table.settings.private) == (True, "club", [1, 3], True)
    (notice,) = await room.notices.listed("badr")
    assert notice.content == Challenged(
        challenge=made_one.id, game="baloot", preset="standard", table=made_one.table, until=START + LASTS, seat=2
    )
    assert (notice.player, notice.name) == ("amal", "Amal")
    for fields, seat, bots in (
        ({"game": "baloot", "bots": "club", "together": False}, 1, [2, 3]),
        ({"game": "king_bolola", "bots": "club"}, 1, [2, 3]),
        ({"game": "kout_bo"}, 2, []),
    ):
        await room.challenging.challenge(AMAL, "badr", NewChallenge(**fields))
        (notice,) = await room.notices.listed("badr")
        assert isinstance(notice.content, Challenged) and notice.content.seat == seat
        assert room.opened[-1].bot_seats == bots
    assert await refused(room.challenging.challenge(AMAL, "badr", NewChallenge(game="chess"))) == "unknown-game"
    assert (
        await refused(room.challenging.challenge(AMAL, "badr", NewChallenge(game="baloot", bots="x"))) == "unknown-bot"
    )


async def test_it_is_answered_once_and_the_challenger_is_told(room: Room) -> None:
    challenge = await room.challenging.challenge(AMAL, "badr", NewChallenge(game="baloot"))
    for other in (AMAL, CLARA):
        assert await refused(room.challenging.answer(other, challenge.id, accept=True)) == "no-such-challenge"
    for _ in range(2):  # the answer was lost
        assert await room.challenging.answer(BADR, challenge.id, accept=True) == challenge.table
    assert await refused(room.challenging.answer(BADR, challenge.id, accept=False)) == "challenge-answered"
    assert await room.kinds(BADR) == []
    (notice,) = await room.notices.listed("amal")
    assert notice.content == ChallengeAnswered(accepted=True, game="baloot", table=challenge.table)
    second = await room.challenging.challenge(AMAL, "badr", NewChallenge(game="baloot"))
    await room.challenging.answer(BADR, second.id, accept=False)
    (notice,) = await room.notices.listed("amal")
    assert isinstance(notice.content, ChallengeAnswered) and not notice.content.accepted


async def test_it_lapses_after_some_minutes(room: Room) -> None:
    challenge = await room.challenging.challenge(AMAL, "badr", NewChallenge(game="baloot"))
    room.now += LASTS - 1
    accepted = await room.challenging.challenge(CLARA, "badr", NewChallenge(game="baloot"))
    await room.challenging.answer(BADR, accepted.id, accept=True)
    room.now += 1
    for accept in (True, False):
        assert await refused(room.challenging.answer(BADR, challenge.id, accept=accept)) == "challenge-lapsed"
    room.now += LASTS
    assert await room.challenging.answer(BADR, accepted.id, accept=True) == accepted.table, "an answer stays"


async def test_so_many_challenges_wait_for_an_answer(room: Room) -> None:
    for number in range(MOST_OPEN + 1):
        await room.store.add_account(an_account(f"p{number}"))
    for number in range(MOST_OPEN):
        await room.challenging.challenge(AMAL, f"p{number}", NewChallenge(game="baloot"))
    last = room.challenging.challenge(AMAL, f"p{MOST_OPEN}", NewChallenge(game="baloot"))
    assert await refused(last) == "too-many-challenges"
    await room.challenging.challenge(AMAL, "p0", NewChallenge(game="baloot"))  # in place of the one before
    room.now += LASTS
    await room.challenging.challenge(AMAL, f"p{MOST_OPEN}", NewChallenge(game="baloot"))


async def test_a_block_while_a_challenge_is_being_made_leaves_none(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = room.open_table

    async def slow(person: Person, new: NewTable) -> TableInfo:
        await room.people.decide(BADR, "amal", "block", on=True)
        return await opened(person, new)

    monkeypatch.setattr(room, "open_table", slow)
    assert await refused(room.challenging.challenge(AMAL, "badr", NewChallenge(game="baloot"))) == "does-not-accept"
    assert await room.kinds(BADR) == [] and await room.store.match_challenges_of("amal") == []


# --- notices ----------------------------------------------------------------------------------------------------------


async def test_notices_are_kept_up_to_a_number_and_those_of_later_versions_are_skipped(room: Room) -> None:
    for number in range(MOST_NOTICES + 5):
        room.now += 1
        assert await room.notices.add("amal", ServerMessage(text=str(number)))
    found = await room.notices.listed("amal")
    assert len(found) == MOST_NOTICES and isinstance(found[0].content, ServerMessage)
    assert found[0].content.text == str(MOST_NOTICES + 4)
    strange = NoticeRow(id="strange", player="badr", sender="", kind="other", at=1, body=b'{"kind":"other"}')
    await room.store.add_notice(strange, only_latest=False, keep=9)
    assert await room.notices.listed("badr") == []
    assert not await room.notices.add("nobody", ServerMessage(text="x"))
    assert not await room.notices.add("amal", FriendAsked(), sender="nobody")


async def test_reading_and_removing_touch_only_ones_own(client: Client) -> None:
    amal, badr = await client.account("Amal P"), await client.account("Badr P")
    await badr.ask("PUT", f"/api/people/{amal.player}/friend")
    ((notice,), unread) = (await amal.get("/api/notices")).values()
    assert unread == 1 and notice["content"] == {"kind": "friend-asked"} and notice["name"] == "Badr P"
    for what in ("read", "remove"):
        await badr.post(f"/api/notices/{what}", {"ids": [notice["id"]]})
    assert (await amal.get("/api/notices"))["unread"] == 1
    await amal.post("/api/notices/read", {"ids": [notice["id"]]})
    assert (await amal.get("/api/notices"))["unread"] == 0
    for _ in range(2):
        await amal.post("/api/notices/remove", {"ids": [notice["id"]]})
    assert await amal.get("/api/notices") == {"notices": [], "unread": 0}
    too_many = {"ids": [notice["id"]] * (MOST_NOTICES + 1)}
    assert (await amal.refused("POST", "/api/notices/read", too_many))[0] == 400
    assert (await amal.refused("POST", "/api/notices/read", {"ids": ["'; --"]}))[0] == 400


async def test_requests_have_a_rate(client: Client) -> None:
    amal = await client.account("Amal R")
    codes = [(await amal.ask("PUT", "/api/people/somebody/friend")).status_code for _ in range(25)]
    assert codes.count(404) == 20 and codes.count(429) == 5


async def test_a_match_at_a_public_table_is_shown_to_followers(client: Client) -> None:
    amal, badr = await client.account("Amal F"), await client.account("Badr F")
    store = client.application.store
    await store.add_table(a_table("t1"), [b"{}"], "elsewhere")
    await store.put_record(a_match("t1", players=[badr.player, "", "", ""]), [], [])
    assert (await amal.get("/api/people/matches"))["records"] == []
    await amal.ask("PUT", f"/api/people/{badr.player}/follow")
    assert [line["id"] for line in (await amal.get("/api/people/matches"))["records"]] == ["t1"]


# --- own data ---------------------------------------------------------------------------------------------------------


async def test_an_export_has_ones_own_decisions_and_not_those_of_others(client: Client) -> None:
    amal, badr, clara = [await client.account(name) for name in ("Amal X", "Badr X", "Clara X")]
    await amal.ask("PUT", f"/api/people/{badr.player}/block")
    await clara.ask("PUT", f"/api/people/{amal.player}/follow")
    await clara.ask("PUT", f"/api/people/{amal.player}/mute")
    await clara.ask("PUT", f"/api/people/{amal.player}/friend")
    await amal.ask("PUT", "/api/people", {"by": "known"})

    async def profile(of: Client) -> dict[str, Any]:
        answer = await of.ask("GET", "/api/me/export")
        return dict(json.loads(zipfile.ZipFile(io.BytesIO(answer.content)).read("profile.json")))

    mine = await profile(amal)
    assert [(row["kind"], row["name"]) for row in mine["people"]] == [("asks", "Clara X"), ("block", "Badr X")]
    assert mine["reachable_by"] == "known" and [each["content"]["kind"] for each in mine["notices"]] == ["friend-asked"]
    theirs = await profile(badr)
    assert theirs["people"] == theirs["notices"] == theirs["challenges"] == [], "not even that they are blocked"
    assert {row["kind"] for row in (await profile(clara))["people"]} == {"asked", "follow", "mute"}


async def test_an_erased_player_is_gone_from_every_list(client: Client) -> None:
    amal, badr = await client.account("Amal E"), await client.account("Badr E")
    for what in ("friend", "follow", "mute"):
        await badr.ask("PUT", f"/api/people/{amal.player}/{what}")
    await amal.ask("PUT", f"/api/people/{badr.player}/friend")
    await client.application.store.delete_account(badr.player)
    known = await amal.get("/api/people")
    assert known["friends"] == known["blocked"] == [] and (await amal.get("/api/notices"))["notices"] == []


async def test_two_answers_at_once_are_one(room: Room) -> None:
    challenge = await room.challenging.challenge(AMAL, "badr", NewChallenge(game="baloot"))
    answers = [room.challenging.answer(BADR, challenge.id, accept=accept) for accept in (True, False, True)]
    done = await asyncio.gather(*answers, return_exceptions=True)
    assert {type(each).__name__ for each in done} == {"str", "Conflict"}
    await eventually(lambda: room.announced.count("amal") == 1)
