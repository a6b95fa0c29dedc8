"""Reviews at several servers: whoever watches has the same review as the store, wherever it was changed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.accounts.finished import NOW, add_players, played
from tests.server.cluster.clusters import Cluster, cluster
from tests.server.live.servers import Player, Served, serving
from tests.waiting import eventually
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.protocol.review import (
    AddRemark,
    AnyChange,
    MoveCursor,
    PlayOn,
    PresentPerson,
    RemoveItem,
    ReviewPoint,
    TakeLead,
)
from vierblatt.server.accounts.results import Results
from vierblatt.server.live import review_presence, review_watchers
from vierblatt.server.live.review_presence import PeopleHere, merged
from vierblatt.server.live.services import milliseconds
from vierblatt.server.review.reviews import Reviews
from vierblatt.server.store.port import StoreFault
from vierblatt.server.table import Person

pytestmark = pytest.mark.usefixtures("quick")

RECORD = "abcdefghij"
LEADER = Person("p1", "Player 1")
START = ReviewPoint(1)


async def match_played(served: Served) -> None:
    """A finished match of six people."""
    await add_players(served.store, 6)
    await Results(served.store).finish(played(people=6), NOW)


def at(nodes: Cluster, number: int) -> Reviews:
    """The reviews as the HTTP interface of a node has them."""
    return Reviews(nodes.served[number].store, nodes.node(number).tables.review_changed, milliseconds)


def on(served: Served) -> Reviews:
    """The same, for a server on its own."""
    return Reviews(served.store, served.hub.review_changed, milliseconds)


def seen(player: Player, review: str) -> dict[str, Any]:
    """The items by slot, as the player's client has them from the frames."""
    items: dict[str, Any] = {}
    for frame in player.got:
        if isinstance(frame, frames.ReviewShown) and frame.review.id == review:
            items = {item.slot: item for item in frame.review.items}
        elif isinstance(frame, frames.ReviewChanged) and frame.review == review:
            items |= {item.slot: item for item in frame.items}
            for slot in frame.removed:
                items.pop(slot, None)
    return items


async def has(player: Player, service: Reviews, review: str) -> None:
    """Waits until the player's client has what the store has."""
    stored = {item.slot: item for item in (await service.whole(review)).items}
    await player.until(lambda: seen(player, review) == stored)


CHANGES: list[AnyChange] = [
    TakeLead(),
    MoveCursor(point=ReviewPoint(1, 0, 4)),
    AddRemark(point=START, text="Look"),
    PlayOn(point=START, count=3),
    MoveCursor(point=ReviewPoint(1, 4, 2), seat=1),
    RemoveItem(slot="note-3"),
    RemoveItem(slot="branch-4"),
]


async def test_watchers_at_all_nodes_have_what_the_store_has(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        await match_played(nodes.served[0])
        players = [await nodes.served[number].player(name) for number, name in enumerate(("Amal", "Badr"))]
        review = (await at(nodes, 0).open(LEADER, RECORD)).id
        for player in players:
            await player.do(ask.WatchReview, review=review)
        for number, change in enumerate(CHANGES):
            await at(nodes, number % 2).change(LEADER, review, change)
            for player in players:
                await has(player, at(nodes, 0), review)
        late = await nodes.served[1].player("Clara")
        await late.do(ask.WatchReview, review=review)
        await has(late, at(nodes, 1), review)
        assert {*seen(late, review)} == {"lead", "cursor"}


async def test_fifty_followers_get_every_place_to_which_the_leader_goes(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        await match_played(served)
        service = on(served)
        review = (await service.open(LEADER, RECORD)).id
        followers = [await served.player(f"F{number}") for number in range(50)]
        await asyncio.gather(*(each.do(ask.WatchReview, review=review) for each in followers))
        await service.change(LEADER, review, TakeLead())
        for step in range(10):
            await service.change(LEADER, review, MoveCursor(point=ReviewPoint(1, 0, step)))
        for each in followers:
            await has(each, service, review)


async def test_a_move_costs_one_read_for_all_watchers_and_one_frame_for_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path / "v.db") as served:
        await match_played(served)
        service, answers, read = on(served), served.store.review, list[str]()
        review = (await service.open(LEADER, RECORD)).id
        watchers = [await served.player(f"F{number}") for number in range(50)]
        await asyncio.gather(*(each.do(ask.WatchReview, review=review) for each in watchers))
        await service.change(LEADER, review, TakeLead())
        for each in watchers:
            await has(each, service, review)

        async def counted(review: str) -> Any:
            read.append(review)
            return await answers(review)

        monkeypatch.setattr(served.store, "review", counted)
        before = [changes(each) for each in watchers]
        for step in range(1, 6):
            seq = (await service.change(LEADER, review, MoveCursor(point=ReviewPoint(1, 0, step)))).seq
            for each in watchers:
                await each.a(frames.ReviewChanged, lambda frame, seq=seq: frame.seq == seq)  # type: ignore[misc]
        assert len(read) == 2 * 5, "one to decide, one to tell everybody"
        assert [changes(each) - earlier for each, earlier in zip(watchers, before, strict=True)] == [5] * 50


def changes(player: Player) -> int:
    """How many changes the player was told of."""
    return sum(isinstance(frame, frames.ReviewChanged) for frame in player.got)


async def test_changes_that_were_not_announced_come_with_the_next_one(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        await match_played(nodes.served[0])
        badr = await nodes.served[1].player("Badr")
        review = (await at(nodes, 0).open(LEADER, RECORD)).id
        await badr.do(ask.WatchReview, review=review)
        silent = Reviews(nodes.served[0].store, lambda _review: None, milliseconds)
        for change in CHANGES[:4]:
            await silent.change(LEADER, review, change)
        nodes.node(1).on_link_broken("a")
        await has(badr, silent, review)


async def test_a_deleted_review_is_gone_for_everybody(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        await match_played(nodes.served[0])
        amal, badr = [await nodes.served[number].player(name) for number, name in enumerate(("Amal", "Badr"))]
        review = (await at(nodes, 0).open(LEADER, RECORD)).id
        for player in (amal, badr):
            await player.do(ask.WatchReview, review=review)
        await at(nodes, 0).delete(LEADER, review)
        for player in (amal, badr):
            await player.a(frames.ReviewChanged, lambda frame: frame.gone)
        assert await badr.refused(ask.WatchReview, review=review) == "no-such-review"
        await eventually(lambda: not any(served.hub.reviews._watched for served in nodes.served))


async def test_a_socket_watches_so_many_reviews_and_stops_when_it_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_watchers, "MOST_WATCHED", 2)
    monkeypatch.setattr(review_watchers, "MOST_WATCHERS", 1)
    async with serving(tmp_path / "v.db") as served:
        await match_played(served)
        service = on(served)
        reviews = [(await service.open(Person(f"p{seat}", "P"), RECORD)).id for seat in range(3)]
        amal, badr = await served.player("Amal"), await served.player("Badr")
        for review in reviews[:2]:
            await amal.do(ask.WatchReview, review=review)
        assert await amal.refused(ask.WatchReview, review=reviews[2]) == "too-many-watched"
        assert await badr.refused(ask.WatchReview, review=reviews[0]) == "review-crowded"
        await amal.do(ask.WatchReview, review=reviews[0], on=False)
        await amal.do(ask.WatchReview, review=reviews[2])
        await badr.do(ask.WatchReview, review=reviews[0])
        await service.change(LEADER, reviews[0], TakeLead())
        await has(badr, service, reviews[0])
        assert not seen(amal, reviews[0])
        for player in (amal, badr):
            await player.leave()
        await eventually(lambda: not served.hub.reviews._watched)


async def test_watchers_are_told_when_the_store_answers_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_watchers, "RETRY", 0.01)
    async with serving(tmp_path / "v.db") as served:
        await match_played(served)
        service, answers, asked = on(served), served.store.review, []
        amal, badr = await served.player("Amal"), await served.player("Badr")
        review = (await service.open(LEADER, RECORD)).id
        await amal.do(ask.WatchReview, review=review)
        await service.change(LEADER, review, TakeLead())
        await has(amal, service, review)

        async def sometimes(review: str) -> Any:
            asked.append(review)
            if len(asked) < 3:
                raise StoreFault("store-down")
            return await answers(review)

        monkeypatch.setattr(served.store, "review", sometimes)
        assert await badr.refused(ask.WatchReview, review=review) == "store-down"
        await eventually(lambda: len(asked) >= 3)
        await badr.do(ask.WatchReview, review=review)
        await has(badr, service, review)


def present(player: Player, review: str) -> set[str]:
    """Who is there, as the player heard last."""
    heard = [frame for frame in player.got if isinstance(frame, frames.ReviewPresent) and frame.review == review]
    names = {person.name for person in heard[-1].people} if heard else set[str]()
    assert not heard or heard[-1].count == len(names)
    return names


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who come and go are told of without a pause."""
    monkeypatch.setattr(review_presence, "PACE", 0.0)


@pytest.mark.usefixtures("at_once")
async def test_everybody_is_told_who_is_there_at_whichever_server(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        await match_played(nodes.served[0])
        review = (await at(nodes, 0).open(LEADER, RECORD)).id
        amal, badr = [await nodes.served[number].player(name) for number, name in enumerate(("Amal", "Badr"))]
        for player in (amal, badr):
            await player.do(ask.WatchReview, review=review)
        for player in (amal, badr):
            await player.until(lambda player=player: present(player, review) == {"Amal", "Badr"})  # type: ignore[misc]
        twice = await nodes.served[1].player("Amal")
        await twice.do(ask.WatchReview, review=review)
        await twice.until(lambda: present(twice, review) == {"Amal", "Badr"})
        nodes.node(1).on_link_broken("a")
        clara = await nodes.served[1].player("Clara")
        await clara.do(ask.WatchReview, review=review)
        for player in (amal, badr, clara):
            await player.until(lambda player=player: present(player, review) == {"Amal", "Badr", "Clara"})  # type: ignore[misc]
        await badr.leave()
        await clara.do(ask.WatchReview, review=review, on=False)
        await amal.until(lambda: present(amal, review) == {"Amal"})
        await twice.leave()
        await amal.leave()
        await eventually(lambda: not any(served.hub.reviews.presence._present for served in nodes.served))


@pytest.mark.usefixtures("at_once")
async def test_a_server_that_is_gone_takes_its_people_along(tmp_path: Path) -> None:
    async with cluster(tmp_path) as nodes:
        await match_played(nodes.served[0])
        review = (await at(nodes, 0).open(LEADER, RECORD)).id
        amal, badr = [await nodes.served[number].player(name) for number, name in enumerate(("Amal", "Badr"))]
        for player in (amal, badr):
            await player.do(ask.WatchReview, review=review)
        await amal.until(lambda: present(amal, review) == {"Amal", "Badr"})
        nodes.wires.apart.add("b")
        nodes.node(0).on_link_broken("b")
        await amal.until(lambda: present(amal, review) == {"Amal"})
        nodes.wires.apart.clear()
        await amal.until(lambda: present(amal, review) == {"Amal", "Badr"})


def test_at_most_so_many_are_named_and_all_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_presence, "MOST_NAMED", 3)
    people = [PresentPerson(f"p{number}", f"P{number}") for number in range(4)]
    places = [PeopleHere(tuple(people[:3]), 9), PeopleHere(tuple(people[2:]), 2)]
    assert merged(places) == PeopleHere(tuple(people[:3]), 10)
