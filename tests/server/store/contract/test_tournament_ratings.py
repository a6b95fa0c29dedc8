"""Tournaments that change ratings, in the store: once, with what they change, also on two nodes at the same time."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.server.store.reviewing import a_tournament
from tests.server.store.stores import NOW, a_match, a_rating, an_account
from vierblatt.server.store.port import (
    AddedEntries,
    Conflicting,
    Outdated,
    PlayerRating,
    RatedPlace,
    RatedTournament,
    TournamentRow,
)
from vierblatt.server.store.sql import SqlStore

ID, GAME = "tournament1", ("baloot", "standard")
PLAYERS = ["amal", "badr", "clara", "dana"]


async def closed(store: SqlStore, name: str = ID) -> TournamentRow:
    """A tournament that is closed and has yet to change ratings; makes the players, too."""
    for player in PLAYERS:
        if await store.account(player) is None:
            await store.add_account(an_account(player))
    assert await store.add_tournament(a_tournament(name, tables="{}"), b"created", most=9)
    stored = await store.tournament(name)
    assert stored is not None
    due = RatedTournament(tournament=name, game="baloot", preset="standard")
    added = AddedEntries(bodies=[b"closed"], stage="closed", contestants=2, changed=NOW, rated=due)
    return await store.append_tournament(stored.row, added)


def rated(name: str = ID, at: int = NOW, *, uncounted: str = "") -> RatedTournament:
    """Two pairs were compared."""
    places = [
        RatedPlace(contestant=1 + number // 2, place=number % 2, player=player, counted=player != uncounted)
        for number, player in enumerate(PLAYERS)
    ]
    return RatedTournament(tournament=name, game="baloot", preset="standard", at=at, places=places)


def boards(player: str = "amal", **fields: object) -> PlayerRating:
    """A rating from boards."""
    return a_rating(player, kind="boards", **fields)


async def test_a_tournament_changes_ratings_once(store: SqlStore, elsewhere: SqlStore) -> None:
    assert await store.rated_tournament(ID) is None
    await closed(store)
    assert await store.rated_tournament(ID) == RatedTournament(tournament=ID, game="baloot", preset="standard")
    assert [each.id for each in await store.tournaments_at_tables()] == [ID], "somebody has to see to it"
    new = [boards(mu=28.0), boards("badr", mu=28.0)]
    tries = [side.put_tournament_ratings(rated(), new) for side in [store, elsewhere] * 3]
    assert sorted(await asyncio.gather(*tries)) == [False] * 5 + [True]
    assert not await store.put_tournament_ratings(rated(at=NOW + 9), [boards(mu=99.0)], of=new)
    assert await store.rated_tournament(ID) == rated() and await store.tournaments_at_tables() == []
    assert await store.ratings(PLAYERS, *GAME, kind="boards") == new
    assert not await store.put_tournament_ratings(rated("nothing"), new)


async def test_both_kinds_of_ratings_are_apart(store: SqlStore) -> None:
    await closed(store)
    await store.put_record(a_match(), [a_rating(mu=30.0, sigma=2.0)], [])
    await store.put_tournament_ratings(rated(), [boards(mu=20.0, sigma=3.0)])
    assert await store.ratings(["amal"], *GAME) == [a_rating(mu=30.0, sigma=2.0)]
    both = [boards(mu=20.0, sigma=3.0), a_rating(mu=30.0, sigma=2.0)]
    assert await store.ratings_of("amal") == both == await store.all_ratings()
    for kind, mu in (("match", 30.0), ("boards", 20.0)):
        found = await store.leaderboard(*GAME, least=1, limit=9, most_sigma=9.0, kind=kind)  # type: ignore[arg-type]
        assert [(each.player, each.mu) for each in found] == [("amal", mu)]


async def test_what_was_computed_from_outdated_ratings_is_refused_whole(store: SqlStore) -> None:
    for name in (ID, "second"):
        await closed(store, name)
    await store.put_tournament_ratings(rated(), [boards()])
    for of in ([], [boards(mu=20.0)], [boards(), boards("badr")]):
        with pytest.raises(Outdated):
            await store.put_tournament_ratings(rated("second"), [boards(mu=30.0, matches=2)], of=of)
    found = await store.rated_tournament("second")
    assert found is not None and found.at is None and found.places == []
    assert await store.ratings_of("amal") == [boards()]
    assert await store.put_tournament_ratings(rated("second"), [boards(mu=30.0, matches=2)], of=[boards()])


async def test_one_of_two_tournaments_rated_at_the_same_time_is_outdated(store: SqlStore, elsewhere: SqlStore) -> None:
    for name in (ID, "second"):
        await closed(store, name)
    sides = [(store, ID, boards(mu=30.0)), (elsewhere, "second", boards(mu=20.0))]
    done = await asyncio.gather(
        *(side.put_tournament_ratings(rated(name), [rating]) for side, name, rating in sides), return_exceptions=True
    )
    assert sorted(map(str, (isinstance(each, Outdated) for each in done))) == ["False", "True"]


async def test_an_account_that_is_gone_is_not_compared(store: SqlStore) -> None:
    await closed(store)
    assert await store.delete_account("dana", "gone1")
    with pytest.raises(Outdated):
        await store.put_tournament_ratings(rated(), [boards()])


async def test_who_counted_together_and_when(store: SqlStore) -> None:
    for number, name in enumerate((ID, "second", "third")):
        await closed(store, name)
        await store.put_tournament_ratings(rated(name, NOW + number, uncounted="badr" if number == 1 else ""), [])
    together = ["amal", "badr", "nobody"]
    assert await store.counted_together(together, *GAME, NOW - 1) == [["amal"], ["amal", "badr"], ["amal", "badr"]]
    assert await store.counted_together(together, *GAME, NOW) == [["amal"], ["amal", "badr"]]
    assert await store.counted_together(together, "baloot", "kamelna", 0) == []
    theirs = await store.tournaments_rated_for("badr")
    assert [each.tournament for each in theirs] == [ID, "second", "third"]
    assert {place.player for each in theirs for place in each.places} == {"badr"}
    assert [each.tournament for each in await store.all_rated_tournaments(limit=2)] == ["second", "third"]
    assert await store.all_rated_tournaments(after="third", limit=2) == [rated(at=NOW)]


async def test_a_tournament_that_has_yet_to_change_ratings_cannot_be_deleted(store: SqlStore) -> None:
    await closed(store)
    assert not await store.delete_tournament(ID)
    await store.put_tournament_ratings(rated(), [boards()])
    assert await store.delete_tournament(ID)
    assert await store.rated_tournament(ID) == rated(), "what it has changed stays, and who met"


async def test_a_deleted_account_leaves_an_alias_and_a_merged_one_its_places(store: SqlStore) -> None:
    await closed(store)
    await store.put_tournament_ratings(rated(), [boards(), boards("badr")])
    assert await store.delete_account("badr", "gone1")
    assert await store.ratings_of("badr") == []
    found = await store.rated_tournament(ID)
    assert found is not None and [each.player for each in found.places] == ["amal", "gone1", "clara", "dana"]
    await store.add_account(an_account("essa"))
    await store.merge_account("amal", "essa")
    found = await store.rated_tournament(ID)
    assert found is not None and found.places[0].player == "essa"
    assert await store.ratings_of("essa") == [msgspec.structs.replace(boards(), player="essa")]


async def test_two_ratings_of_one_kind_cannot_be_merged(store: SqlStore) -> None:
    await closed(store)
    await store.put_tournament_ratings(rated(), [boards()])
    await store.add_account(an_account("essa"))
    await closed(store, "second")
    of_essa = [RatedPlace(contestant=1, place=0, player="essa", counted=True)]
    second = msgspec.structs.replace(rated("second"), places=of_essa)
    await store.put_tournament_ratings(second, [boards("essa")])
    with pytest.raises(Conflicting, match="merge-both-rated"):
        await store.merge_account("amal", "essa")


async def test_what_was_to_be_rated_goes_with_an_abandoned_tournament(store: SqlStore) -> None:
    await closed(store)
    assert await store.delete_account("amal", "gone1")
    assert await store.tournament(ID) is None and await store.rated_tournament(ID) is None
