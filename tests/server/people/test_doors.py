"""A block closes every door, in both directions, at all servers at once, and after a reconnect."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.accounts.finished import NOW, add_players, played
from tests.server.live.servers import serving
from tests.server.people.doors import DOORS, all_names, without_door
from tests.server.people.neighbours import Neighbour, Neighbourhood, neighbourhood
from tests.server.table.tables import Driver, person
from tests.server.table.test_coming import seated
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.protocol.examples import OFFER
from vierblatt.server.accounts.results import Results
from vierblatt.server.live import LiveFault
from vierblatt.server.live.creating import rematch_of
from vierblatt.server.live.services import milliseconds
from vierblatt.server.table.entries import SatDown

pytestmark = pytest.mark.usefixtures("quick")

FREE = {"private": True, "chat": "free", "pace": 0}
RECORD = "abcdefghij"
#: One of the two tries the door; then the other does.
Check = Callable[[Neighbourhood, Neighbour, Neighbour], Awaitable[None]]
CHECKS: dict[str, Check] = {}


def check(name: str) -> Callable[[Check], Check]:
    """Registers what tries a door. The first player blocks the second within it, when something has been prepared."""

    def register(function: Check) -> Check:
        CHECKS[name] = function
        return function

    return register


async def both_shut(first: Neighbour, second: Neighbour, method: str, path: str, body: object = None) -> None:
    """Neither reaches the other, and the blocked one is answered as by somebody who accepts nothing."""
    await first.decide(second, "block", on=False)
    await second.do("PUT", "/people", {"by": "nobody"})
    closed = await first.refused(method, path.format(second.id), body)
    await second.do("PUT", "/people", {"by": "anybody"})
    await first.decide(second, "block")
    answer = await second.refused(method, path.format(first.id), body)
    assert answer == closed and answer[1]["fault"]["parameters"] == {}
    assert (await first.ask(method, path.format(second.id), body)).status_code in {403, 409}
    await first.decide(second, "block", on=False)
    assert (await second.ask(method, path.format(first.id), body)).is_success, "it was the block alone"
    await first.decide(second, "block")


@check("ask")
async def ask_for_something(here: Neighbourhood, first: Neighbour, second: Neighbour) -> None:
    await both_shut(first, second, "PUT", "/people/{}/friend")
    await both_shut(first, second, "PUT", "/people/{}/follow")
    await both_shut(first, second, "POST", "/people/{}/challenge", {"game": "baloot"})


@check("relation")
async def look_at_what_there_is(here: Neighbourhood, first: Neighbour, second: Neighbour) -> None:
    third = await here.comes(f"Shut{first.name}")
    await third.do("PUT", "/people", {"by": "nobody"})
    await first.decide(second, "block")
    shut = await second.do("GET", f"/people/{third.id}")
    assert await second.do("GET", f"/people/{first.id}") == shut | {"player": first.id}
    assert not (await first.do("GET", f"/people/{second.id}"))["reachable"]


@check("lists")
async def look_at_the_lists(here: Neighbourhood, first: Neighbour, second: Neighbour) -> None:
    for one, other in ((first, second), (second, first)):
        await one.decide(other, "friend")
        await one.decide(other, "follow")
    for each in (first, second):
        known = await each.do("GET", "/people")
        assert [friend["online"] for friend in known["friends"]] == [True] and len(known["followed"]) == 1
    await first.decide(second, "block")
    for each in (first, second):
        known = await each.do("GET", "/people")
        assert known["friends"] == known["followed"] == known["asked"] == known["asking"] == []
        assert (await each.do("GET", "/people/matches"))["records"] == []
    assert [person["player"] for person in (await first.do("GET", "/people"))["blocked"]] == [second.id]
    assert (await second.do("GET", "/people"))["blocked"] == []


@check("notices")
async def look_at_the_notices(here: Neighbourhood, first: Neighbour, second: Neighbour) -> None:
    await first.decide(second, "friend")
    await second.decide(first, "friend")
    for each in (first, second):
        await each.socket.do(ask.WatchNotices)
    await first.socket.a(frames.NoticesChanged, lambda frame: frame.unread == 1)
    await first.decide(second, "block")
    seen = len(first.socket.got)
    await first.socket.until(lambda: _unread(first.socket.got) == 0)
    for each in (first, second):
        assert await each.do("GET", "/notices") == {"notices": [], "unread": 0}
        await each.back()
        await each.socket.do(ask.WatchNotices)
        assert (await each.socket.a(frames.NoticesChanged)).unread == 0
    assert seen


def _unread(got: list[frames.AnyFrame]) -> int:
    return next((frame.unread for frame in reversed(got) if isinstance(frame, frames.NoticesChanged)), -1)


@check("open challenge")
async def answer_an_open_challenge(here: Neighbourhood, first: Neighbour, second: Neighbour) -> None:
    for one, other in ((first, second), (second, first)):
        made = await one.do("POST", f"/people/{other.id}/challenge", {"game": "baloot"})
        await first.decide(second, "block")
        for answer in ("accept", "decline"):
            status, body = await other.refused("POST", f"/challenges/{made['id']}/{answer}")
            assert (status, body["fault"]["code"]) == (404, "no-such-challenge")
        assert (await one.do("GET", "/notices"))["notices"] == []
        await first.decide(second, "block", on=False)


@check("table chat")
async def talk_at_a_table(here: Neighbourhood, first: Neighbour, second: Neighbour) -> None:
    third, watching = await here.comes(f"Third{first.name}"), await here.comes(f"Watch{first.name}")
    table = await first.served.open_table(first.name, settings=FREE)
    for each in (first, second, third, watching):
        await each.socket.do(ask.Enter, table=table)
        if each is not watching:
            await each.socket.do(ask.Sit, table=table)
    await second.decide(watching, "block")
    await first.decide(second, "block")
    for one, other in ((first, second), (second, first)):
        await one.socket.do(ask.Chat, table=table, text=f"from {one.name}")
        await one.socket.do(ask.Say, table=table, phrase="hello")
        await one.socket.do(ask.Say, table=table, phrase="🌹")
        await third.socket.do(ask.Chat, table=table, text=f"after {one.name}")
        for each in (other, third):
            await each.socket.a(frames.Said, lambda said, one=one: said.text == f"after {one.name}")  # type: ignore[misc]
        assert not _said_by(other, one) and len(_said_by(third, one)) == 3
        await other.back()
        entered = await other.socket.do(ask.Enter, table=table)
        assert isinstance(entered, frames.Entered) and entered.seat >= 0
        assert {said.player for said in entered.said} <= {third.id, other.id}
    await watching.socket.a(frames.Said, lambda said: said.text == f"after {second.name}")
    assert _said_by(watching, first) and not _said_by(watching, second), "nor does it reach spectators"


def _said_by(player: Neighbour, speaker: Neighbour) -> list[frames.Said]:
    return [frame for frame in player.socket.got if isinstance(frame, frames.Said) and frame.player == speaker.id]


@check("voice")
async def speak_at_a_table(here: Neighbourhood, first: Neighbour, second: Neighbour) -> None:
    third = await here.comes(f"Voice{first.name}")
    table = await first.served.open_table(first.name, settings={"private": True, "voice": True, "pace": 0})
    peers: dict[str, str] = {}
    for each in (first, second, third):
        await each.socket.do(ask.Enter, table=table)
        await each.socket.do(ask.Sit, table=table)
        joined = await each.socket.do(ask.JoinVoice, table=table)
        assert isinstance(joined, frames.VoiceJoined)
        peers[each.name] = joined.peer
    await first.decide(second, "block")
    for one, other in ((first, second), (second, first)):
        await one.socket.do(ask.Signal, table=table, to=peers[other.name], description=OFFER)
        await one.socket.do(ask.Signal, table=table, to=peers[third.name], description=OFFER)
        await third.socket.a(frames.PeerSignal, lambda signal, one=one: signal.peer == peers[one.name])  # type: ignore[misc]
        await other.socket.do(ask.Ping)
        assert not any(isinstance(frame, frames.PeerSignal) for frame in other.socket.got)


@check("sit")
async def sit_down_at_a_table(here: Neighbourhood, first: Neighbour, second: Neighbour) -> None:
    await first.decide(second, "block")
    for one, other in ((first, second), (second, first)):
        table = await one.served.open_table(one.name, settings={"pace": 0}, sit=True)
        await other.socket.do(ask.Enter, table=table)
        assert await other.socket.refused(ask.Sit, table=table) == "seat-not-open"
        assert await other.socket.refused(ask.Sit, table=table, seat=2) == "seat-not-open"
        await one.socket.do(ask.Enter, table=table)
        await one.socket.do(ask.Stand, table=table)
        await other.socket.do(ask.Sit, table=table)
        assert await one.socket.refused(ask.Sit, table=table) == "seat-not-open"


@check("queue")
async def wait_for_a_seat(here: Neighbourhood, first: Neighbour, second: Neighbour) -> None:
    await first.decide(second, "block")
    for one, other in ((first, second), (second, first)):
        settings = {"pace": 0, "winner_stays": True}
        table = await one.served.open_table(one.name, "baloot", settings=settings, sit=True, bots=3)
        await other.socket.do(ask.Enter, table=table)
        assert await other.socket.refused(ask.JoinQueue, table=table) == "seat-not-open"
        queue = await one.served.open_table("Hostess", "baloot", settings=settings, sit=True, bots=3)
        for each in (one.socket, other.socket):
            await each.do(ask.Enter, table=queue)
        await one.socket.do(ask.JoinQueue, table=queue)
        assert await other.socket.refused(ask.JoinQueue, table=queue, partner=one.id) == "seat-not-open"


@check("quick match")
async def play_with_anybody(here: Neighbourhood, first: Neighbour, second: Neighbour) -> None:
    await first.decide(second, "block")
    one = (await first.do("POST", "/quick", {"game": "back_alley"}))["table"]
    other = (await second.do("POST", "/quick", {"game": "back_alley"}))["table"]
    assert one != other
    assert (await second.do("POST", "/quick", {"game": "back_alley"}))["table"] == other


@check("rematch")
async def play_again(here: Neighbourhood, first: Neighbour, second: Neighbour) -> None:
    store, table = first.served.store, played(people=6)
    if await store.account(person(0).id) is None:
        await add_players(store)
    for seat in table.seats:
        seat.online = True
    await store.relate(person(1).id, person(4).id, "block", NOW)
    for asker, missing in ((0, 4), (1, 4), (4, 1)):
        following = await rematch_of(store, table, person(asker).id, NOW)
        seated = [entry.seat for entry in following.rest if isinstance(entry, SatDown)]
        assert seated == [seat for seat in range(6) if seat != missing]


@check("majlis chat")
async def talk_in_a_majlis(here: Neighbourhood, first: Neighbour, second: Neighbour) -> None:
    third = await here.comes(f"Third{first.name}")
    link = (await third.do("POST", "/majlises", {"name": "Diwan", "game": "baloot"}))["id"]
    chat = f"/majlises/{link}/chat"
    for each in (first, second):
        await each.do("POST", f"/majlises/{link}/members")
    await first.decide(second, "block")
    common = await third.do("POST", chat, {"text": "hello"})
    for one, other in ((first, second), (second, first)):
        line = await one.do("POST", chat, {"text": f"from {one.name}"})
        await one.do("PUT", f"{chat}/{common['id']}/reactions/🌹", {"on": True})
        lines = (await other.do("GET", chat))["lines"]
        assert one.id not in {each["player"] for each in lines}
        assert one.id not in {player for each in lines for who in each["reactions"].values() for player in who}
        reaction = await other.refused("PUT", f"{chat}/{line['id']}/reactions/🌹", {"on": True})
        assert reaction[1]["fault"]["code"] == "no-such-line"
        answer = await other.do("PUT", f"{chat}/{common['id']}/reactions/👏", {"on": True})
        assert one.id not in {player for who in answer["reactions"].values() for player in who}
        last = max(each["at"] for each in (await other.do("GET", chat))["lines"])
        (summary,) = (await other.do("GET", "/me/majlises"))["majlises"]
        assert summary["said"] == last, "it is not unread because of what is not shown"
        assert one.id in {each["player"] for each in (await third.do("GET", chat))["lines"]}


@check("majlis table")
async def play_in_a_majlis(here: Neighbourhood, first: Neighbour, second: Neighbour) -> None:
    third = await here.comes(f"Third{first.name}")
    link = (await third.do("POST", "/majlises", {"name": "Diwan", "game": "baloot"}))["id"]
    for each in (first, second):
        await each.do("POST", f"/majlises/{link}/members")
    await first.decide(second, "block")
    one = await first.do("POST", f"/majlises/{link}/tables")
    other = await second.do("POST", f"/majlises/{link}/tables")
    assert one["id"] != other["id"]
    assert (await third.do("POST", f"/majlises/{link}/tables"))["id"] == one["id"]


@check("review")
async def go_through_a_match(here: Neighbourhood, first: Neighbour, second: Neighbour) -> None:
    store = first.served.store
    if await store.record(RECORD) is None:
        await add_players(store)
        await Results(store).finish(played(people=6), NOW)
    third = await here.comes(f"Third{first.name}")
    token = await third.served.identity.token_for(await store.account(person(1).id), milliseconds())  # type: ignore[arg-type]
    headers = {"Authorization": f"Bearer {token}"}
    opened = (await third.http.post(f"/api/records/{RECORD}/review", headers=headers, json={})).json()
    path = f"/reviews/{opened['id']}"
    for each in (first, second, third):
        await each.socket.do(ask.WatchReview, review=opened["id"])
    await first.decide(second, "block")
    point = {"deal": 1}
    for one, other in ((first, second), (second, first)):
        await one.do("POST", f"{path}/changes", {"type": "remark", "point": point, "text": f"from {one.name}"})
        arrows = [{"source": "AS", "target": "table"}]
        await one.do("POST", f"{path}/changes", {"type": "draw", "point": point, "arrows": arrows})
        await third.do("POST", f"{path}/changes", {"type": "remark", "point": point, "text": f"after {one.name}"})
        for each in (other, third):
            await each.socket.until(lambda each=each, one=one: f"after {one.name}" in _remarks(each))  # type: ignore[misc]
        assert f"from {one.name}" in _remarks(third) and f"from {one.name}" not in _remarks(other)
        await other.back()
        await other.socket.do(ask.WatchReview, review=opened["id"])
        shown = await other.socket.a(frames.ReviewShown)
        items = (await other.do("GET", path))["items"]
        assert one.id not in {item.player for item in shown.review.items} | {item["player"] for item in items}
        assert one.id in {item["player"] for item in (await third.do("GET", path))["items"]}


def _remarks(player: Neighbour) -> set[str]:
    changes = [frame for frame in player.socket.got if isinstance(frame, frames.ReviewChanged)]
    return {getattr(item.content, "text", "") for change in changes for item in change.items}


def test_every_way_is_classified_once_and_every_door_is_tried() -> None:
    names = [*DOORS, *without_door()]
    assert {*names} == all_names(), "classify the new endpoint or command in doors.py"
    assert len(names) == len({*names})
    assert {*DOORS.values()} == CHECKS.keys()


@pytest.mark.parametrize("name", CHECKS)
async def test_a_block_shuts_the_door_for_both(tmp_path: Path, name: str) -> None:
    async with neighbourhood(tmp_path) as here:
        for blocker, other in (("Amal", "Badr"), ("Emil", "Dina")):
            pair = [await here.comes(blocker), await here.comes(other)]
            await CHECKS[name](here, pair[0], pair[1])


async def test_who_is_paired_in_a_tournament_sits_at_one_table_all_the_same(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        await add_players(served.store, 4)
        await served.store.relate(person(1).id, person(2).id, "block", NOW)
        services = served.hub._services
        await services.check_company(seated().table, person(2).id)
        waiting = Driver("baloot")
        waiting.do(ask.Sit, person(1), seat=0)
        with pytest.raises(LiveFault, match="seat-not-open"):
            await services.check_company(waiting.table, person(2).id)
