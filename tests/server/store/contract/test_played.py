"""Records of matches, ratings, leaderboards, the statistics of cards; the server's own settings."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tests.server.store.stores import NOW, a_match, a_rating, an_account
from vierblatt.server.store.port import (
    BotLeader,
    BotMatch,
    CardCount,
    GameCount,
    Outdated,
    PlayerRating,
    RatedPlayer,
    StoredRecord,
)
from vierblatt.server.store.sql import SqlStore


@pytest.fixture(autouse=True)
async def players(store: SqlStore) -> None:
    """Three accounts."""
    for name in ("amal", "badr", "clara"):
        await store.add_account(an_account(name))


def counted(place: int, card: int, count: int = 1, pack: int = 32, game: str = "baloot") -> CardCount:
    return CardCount(game=game, pack=pack, place=place, card=card, count=count)


async def test_a_match_comes_back_as_it_was(store: SqlStore) -> None:
    match = a_match(names=["Amal", "بدر", "", "rules"], scores=[-26, 152], winners=[], body=b"\0\xff")
    assert await store.put_record(match, [], [])
    assert await store.record("m1") == match
    assert await store.record("none") is None


async def test_a_match_counts_once(store: SqlStore, elsewhere: SqlStore) -> None:
    match, ratings, counts = a_match(), [a_rating(mu=26.0)], [counted(0, 5)]
    kept = await asyncio.gather(*(side.put_record(match, ratings, counts) for side in [store, elsewhere] * 3))
    assert sorted(kept) == [False] * 5 + [True]
    assert not await store.put_record(a_match(scores=[0, 0]), [a_rating(mu=99.0)], [counted(0, 5, 7)])
    assert await store.record("m1") == match
    assert await store.ratings_of("amal") == ratings
    assert await store.card_counts("baloot") == counts


async def test_an_analysis_is_kept_until_its_record_is_rewritten(store: SqlStore) -> None:
    match = a_match()
    await store.put_record(match, [], [])
    assert await store.analysis("m1") is None
    for body in (b"first", b"second"):
        assert await store.put_analysis("m1", match.body, body)
        assert await store.analysis("m1") == body
    assert await store.replace_record("m1", match.body, ["", "", "", ""], b"{}")
    assert await store.analysis("m1") is None


async def test_an_analysis_of_an_outdated_record_is_not_kept(store: SqlStore) -> None:
    match = a_match()
    assert not await store.put_analysis("m1", match.body, b"of none")
    await store.put_record(match, [], [])
    assert await store.replace_record("m1", match.body, match.names, b"anew")
    assert not await store.put_analysis("m1", match.body, b"of the old one")
    assert await store.analysis("m1") is None
    assert await store.put_analysis("m1", b"anew", b"of the new one")


async def test_a_player_without_an_account_has_no_id_in_a_record(store: SqlStore) -> None:
    ratings = [a_rating("amal"), a_rating("gone")]
    people, names = ["amal", "gone", "", "badr"], ["Amal", "", "rules", "Badr"]
    assert await store.put_record(a_match(players=people, names=names), ratings, [])
    found = await store.record("m1")
    assert found is not None and found.players == ["amal", "", "", "badr"]
    assert await store.ratings_of("gone") == []
    assert len(await store.ratings_of("amal")) == 1


async def test_a_record_naming_a_deleted_account_is_refused(store: SqlStore) -> None:
    with pytest.raises(Outdated):
        await store.put_record(a_match(players=["amal", "gone", "", "badr"]), [], [counted(0, 5)])
    assert await store.record("m1") is None
    assert await store.card_counts("baloot") == []


@pytest.mark.parametrize("of", [[], [a_rating(mu=20.0)], [a_rating(), a_rating("badr")]])
async def test_a_rating_based_on_an_outdated_one_is_refused(store: SqlStore, of: list[PlayerRating]) -> None:
    await store.put_record(a_match("m1"), [a_rating()], [])
    with pytest.raises(Outdated):
        await store.put_record(a_match("m2"), [a_rating(mu=30.0, matches=2)], [], of=of)
    assert await store.record("m2") is None
    assert await store.ratings_of("amal") == [a_rating()]


async def test_one_of_two_simultaneous_ratings_is_refused_as_outdated(store: SqlStore, elsewhere: SqlStore) -> None:
    sides = [(store, a_match("m1"), a_rating(mu=30.0)), (elsewhere, a_match("m2"), a_rating(mu=20.0))]
    kept = await asyncio.gather(
        *(side.put_record(match, [rating], []) for side, match, rating in sides), return_exceptions=True
    )
    assert sorted(type(outcome).__name__ for outcome in kept) == ["Outdated", "bool"]


async def test_players_who_met_in_counted_matches_are_known(store: SqlStore) -> None:
    matches: dict[str, dict[str, Any]] = {
        "m1": {}, "m2": {"ended": NOW + 1}, "old": {"ended": NOW - 1}, "friendly": {"rated": False},
        "other": {"preset": "seed"}, "alone": {"players": ["amal", "", "", ""], "names": ["Amal", "a", "b", "c"]},
    }  # fmt: skip
    counts_for: dict[str, list[str]] = {"friendly": [], "alone": ["amal"], "left": ["clara"]}
    for name, fields in {**matches, "left": {}}.items():
        of = await store.ratings(["amal", "badr", "clara"], "baloot", fields.get("preset", "standard"))
        new = [
            a_rating(player, preset=fields.get("preset", "standard"))
            for player in counts_for.get(name, ["amal", "badr", "clara"])
        ]
        await store.put_record(a_match(name, **fields), new, [], of=of if new else [])
    assert await store.rated_together(["amal", "clara"], "baloot", "standard", NOW - 1) == [
        ["amal"],
        ["clara"],
        ["amal", "clara"],
        ["amal", "clara"],
    ]
    assert await store.rated_together(["badr"], "baloot", "standard", NOW) == [["badr"]]
    assert await store.rated_together(["nobody"], "baloot", "standard", 0) == []


async def test_a_record_is_rewritten_only_from_its_current_body(store: SqlStore, elsewhere: SqlStore) -> None:
    match = a_match()
    await store.put_record(match, [], [])
    changes = [(store, ["", "Badr", "Clara", "rules"], b"1"), (elsewhere, ["Amal", "", "Clara", "rules"], b"2")]
    done = await asyncio.gather(*(side.replace_record("m1", match.body, names, body) for side, names, body in changes))
    assert sorted(done) == [False, True]
    found = await store.record("m1")
    assert found is not None and (found.names, found.body) == changes[done.index(True)][1:]


async def test_players_find_their_matches_newest_first_page_by_page(store: SqlStore) -> None:
    matches = [a_match(f"m{i}", ended=NOW + i) for i in range(5)]
    for match in (matches[3], matches[0], matches[4], matches[1], matches[2]):
        await store.put_record(match, [], [])
    await store.put_record(a_match("other", players=["badr", "", "", ""]), [], [])
    first = await store.records_of("amal", before=NOW + 99, limit=3)
    assert first == [matches[4], matches[3], matches[2]]
    assert await store.records_of("amal", before=first[-1].ended, limit=3) == [matches[1], matches[0]]
    assert await store.records_of("amal", before=NOW, limit=3) == []
    assert await store.records_of("none", before=NOW + 99, limit=3) == []
    assert await store.records_of("", before=NOW + 99, limit=3) == []


async def test_one_player_on_two_seats_has_one_match(store: SqlStore) -> None:
    match = a_match(players=["amal", "", "amal", ""])
    await store.put_record(match, [], [])
    await store.put_record(a_match("m0", ended=NOW - 1), [], [])
    assert [found.id for found in await store.records_of("amal", before=NOW + 1, limit=2)] == ["m1", "m0"]


async def test_all_matches_are_exported_page_by_page(store: SqlStore) -> None:
    matches = [a_match(name) for name in ("a", "b", "c", "d", "e")]
    for match in reversed(matches):
        await store.put_record(match, [], [])
    pages: list[StoredRecord] = []
    while page := await store.all_records(after=pages[-1].id if pages else "", limit=2):
        pages += page
    assert pages == matches


async def test_a_record_is_rewritten(store: SqlStore) -> None:
    match = a_match()
    await store.put_record(match, [], [])
    assert await store.replace_record("m1", match.body, ["", "Badr", "Clara", "rules"], b"anew")
    expected = msgspec.structs.replace(match, names=["", "Badr", "Clara", "rules"], body=b"anew")
    assert await store.record("m1") == expected


async def test_ratings_follow_the_latest_match(store: SqlStore) -> None:
    await store.put_record(a_match("m1"), [a_rating("amal"), a_rating("badr", mu=24.0)], [])
    newer = a_rating("amal", mu=27.5, sigma=7.25, matches=2, updated=NOW + 1)
    other = a_rating("amal", game="kout_bo")
    await store.put_record(a_match("m2"), [newer, other], [], of=[a_rating("amal"), a_rating("badr", mu=24.0)])
    assert await store.ratings(["clara", "badr", "amal", "none"], "baloot", "standard") == [
        newer,
        a_rating("badr", mu=24.0),
    ]
    assert await store.ratings(["amal"], "baloot", "kamelna") == []
    assert await store.ratings([], "baloot", "standard") == []
    assert await store.ratings_of("amal") == [newer, other]


async def test_a_leaderboard_ranks_by_the_lower_bound_of_skill(store: SqlStore) -> None:
    ratings = [
        a_rating("amal", mu=30.0, sigma=8.0, matches=9),  # 6: strong, but uncertain
        a_rating("badr", mu=25.0, sigma=2.0, matches=9),  # 19
        a_rating("clara", mu=40.0, sigma=1.0, matches=2),  # too few matches
    ]
    await store.put_record(a_match(), ratings, [])
    best = RatedPlayer(player="badr", name="Badr", mu=25.0, sigma=2.0, matches=9)
    board = await store.leaderboard("baloot", "standard", least=5, limit=10, most_sigma=9.0)
    assert [line.player for line in board] == ["badr", "amal"]
    assert board[0] == best
    assert await store.leaderboard("baloot", "standard", least=5, limit=1, most_sigma=9.0) == [best]
    assert [
        line.player for line in await store.leaderboard("baloot", "standard", least=2, limit=1, most_sigma=9.0)
    ] == ["clara"]
    assert await store.leaderboard("baloot", "other", least=0, limit=10, most_sigma=9.0) == []
    surest = await store.leaderboard("baloot", "standard", least=5, limit=10, most_sigma=7.9)
    assert [line.player for line in surest] == ["badr"]
    await store.change_account("badr", leaderboard=False)
    assert [
        line.player for line in await store.leaderboard("baloot", "standard", least=5, limit=10, most_sigma=9.0)
    ] == ["amal"]


async def test_card_counts_add_up(store: SqlStore) -> None:
    await store.put_record(a_match("m1"), [], [counted(0, 5), counted(1, 5, 2), counted(0, 5, pack=52)])
    await store.put_record(a_match("m2"), [], [counted(0, 5, 3), counted(0, 4), counted(0, 5, game="kout_bo")])
    assert await store.card_counts("baloot") == [
        counted(0, 4),
        counted(0, 5, 4),
        counted(1, 5, 2),
        counted(0, 5, pack=52),
    ]
    assert await store.card_counts("none") == []


async def test_the_first_value_of_a_setting_stays(store: SqlStore, elsewhere: SqlStore) -> None:
    assert await store.setting("key") is None
    tries = [side.put_setting("key", b"%d" % i) for i, side in enumerate([store, elsewhere] * 4)]
    kept = set(await asyncio.gather(*tries))
    assert len(kept) == 1
    assert {await store.setting("key"), await elsewhere.setting("key")} == kept
    assert await store.put_setting("other", b"") == b""
    assert await store.setting("other") == b""


def against_bots(name: str, **fields: Any) -> BotMatch:
    usual = {"player": "amal", "game": "baloot", "preset": "standard", "bot": "club", "ended": NOW, "deals": 3}
    return BotMatch(id=name, **{**usual, "edge": 4.5, "edge_squares": 30.25, **fields})


async def leaders(store: SqlStore, **limits: int) -> list[BotLeader]:
    return await store.bot_leaders("baloot", "standard", "club", **limits)


async def test_a_match_against_bots_counts_once_as_it_was_last(store: SqlStore, elsewhere: SqlStore) -> None:
    for side in (store, elsewhere, store):
        await side.put_bot_match(against_bots("m1"))
    last = against_bots("m1", deals=5, edge=-1.0, incomplete=1, won=False, ended=NOW + 1)
    await store.put_bot_match(last)
    await elsewhere.put_bot_match(against_bots("m1", edge=99.0))  # a node that has not noticed that the table moved on
    await store.put_bot_match(against_bots("m2", player="nobody"))
    assert await elsewhere.bot_matches_of("amal", limit=9) == [last]
    await store.put_bot_match(against_bots("m3", ended=NOW - 1))
    await store.put_bot_match(against_bots("m4", player="badr", bot="best"))
    assert [match.id for match in await store.bot_matches_of("amal", limit=1)] == ["m1"]
    assert await leaders(store, least=1, share=8) == [], "guests cost nothing to create"
    await store.change_account("amal", login="amal")
    line = BotLeader(player="amal", name="Amal", matches=2, deals=8, incomplete=1, edge=3.5, edge_squares=60.5)
    assert await leaders(store, least=7, share=8) == [line]
    assert await leaders(store, least=8, share=8) == [], "incomplete deals do not help to reach the least"
    assert await leaders(store, least=7, share=9) == []
    await store.delete_account("amal")
    assert await store.bot_matches_of("amal", limit=9) == []


async def test_a_player_has_counts_by_game_and_a_course_of_ratings(store: SqlStore) -> None:
    await store.put_record(a_match("m1", winners=[0]), [a_rating(mu=26.0)], [])
    await store.put_record(a_match("m2", winners=[1], ended=NOW + 1, rated=False), [], [])
    assert await store.game_counts("amal") == [GameCount(game="baloot", matches=2, won=1)]
    assert await store.game_counts("badr") == [GameCount(game="baloot", matches=2, won=1)]
    [after] = await store.ratings_after("amal", limit=9)
    assert (after.game, after.preset, after.ended, after.mu) == ("baloot", "standard", NOW, 26.0)
    assert await store.ratings_after("badr", limit=9) == []
