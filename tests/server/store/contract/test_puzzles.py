"""Puzzles in the store: first answers, ratings, standings, runs and votes."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tests.server.store.stores import A_RATING, NOW, a_puzzle_run, an_account, an_attempt
from vierblatt.server.store.port import GlickoRating, PuzzleAttempt, PuzzleStanding
from vierblatt.server.store.sql import SqlStore


@pytest.fixture(autouse=True)
async def players(store: SqlStore) -> None:
    """Three accounts."""
    for name in ("amal", "badr", "clara"):
        await store.add_account(an_account(name))


def add_ten(solver: GlickoRating | None, puzzle: GlickoRating) -> tuple[GlickoRating, GlickoRating]:
    """Ratings that show how often they were made: 10 more for the solver, 10 less for the puzzle."""
    before = solver or GlickoRating(rating=1500.0, deviation=300.0, volatility=0.06, updated=NOW)
    replace = msgspec.structs.replace
    return replace(before, rating=before.rating + 10), replace(puzzle, rating=puzzle.rating - 10)


async def put(store: SqlStore, made: PuzzleAttempt, **more: Any) -> PuzzleAttempt | None:
    return await store.put_puzzle_attempt(made, **{"keep": 100, "first": A_RATING, "rate": add_ten, **more})


async def test_only_the_first_answer_counts(store: SqlStore, elsewhere: SqlStore) -> None:
    sides = [store, elsewhere] * 3
    kept = await asyncio.gather(*(put(side, an_attempt(right=number > 2)) for number, side in enumerate(sides)))
    (first,) = [each for each in kept if each is not None]
    assert first.rating == 1510.0
    assert await elsewhere.puzzle_attempt("amal", "p1") == first
    standing = await elsewhere.puzzle_standing("amal", "baloot")
    assert standing is not None and standing.glicko is not None
    assert (standing.attempts, standing.solved, standing.rated) == (1, int(first.right), 1)
    assert standing.glicko.rating == 1510.0
    rated = await store.puzzle_rating("p1")
    assert rated is not None and (rated.rating, rated.attempts, rated.solved) == (1390.0, 1, int(first.right))


async def test_no_rating_is_lost_when_many_answer_at_once(store: SqlStore, elsewhere: SqlStore) -> None:
    sides = {"amal": store, "badr": elsewhere, "clara": store}
    await asyncio.gather(
        *(put(side, an_attempt(f"p{n}", player=player)) for n in range(4) for player, side in sides.items())
    )
    assert [(each.puzzle, each.rating, each.attempts) for each in await store.puzzle_ratings("baloot")] == [
        (f"p{n}", 1370.0, 3) for n in range(4)
    ]
    assert [standing.rating for player in sides for standing in await elsewhere.puzzle_standings(player)] == [
        1540.0
    ] * 3
    assert await store.puzzle_ratings("kout_bo") == []


async def test_an_answer_that_is_not_rated_changes_no_rating(store: SqlStore) -> None:
    assert await put(store, an_attempt(right=False), rate=None) == an_attempt(right=False)
    assert await store.puzzle_rating("p1") is None
    assert await store.puzzle_standing("amal", "baloot") == PuzzleStanding(player="amal", game="baloot", attempts=1)


async def test_nobody_without_an_account_has_attempts(store: SqlStore) -> None:
    assert await put(store, an_attempt(player="nobody")) is None
    assert await store.put_puzzle_run(a_puzzle_run(player="nobody"), None) is None
    assert await store.note_daily_puzzle("nobody", "baloot", 1, right=True) is None
    assert await store.puzzle_ratings("baloot") == []


async def test_the_oldest_attempts_of_a_player_are_forgotten(store: SqlStore) -> None:
    await put(store, an_attempt("other", player="badr", at=NOW - 9))
    for number in range(7):
        await put(store, an_attempt(f"p{number}", at=NOW + number), keep=3)
    assert [each.puzzle for each in await store.puzzle_attempts("amal", limit=9)] == ["p6", "p5", "p4"]
    assert await store.puzzles_tried("amal", "baloot") == {"p4", "p5", "p6"}
    assert await store.puzzles_tried("badr", "baloot") == {"other"}
    standing = await store.puzzle_standing("amal", "baloot")
    assert standing is not None and standing.attempts == 7


async def test_attempts_are_listed_by_game_newest_first(store: SqlStore) -> None:
    for number, game in enumerate(["baloot", "kout_bo", "baloot"]):
        await put(store, an_attempt(f"p{number}", game=game, at=NOW + number))
    assert [each.puzzle for each in await store.puzzle_attempts("amal", "baloot", limit=9)] == ["p2", "p0"]
    assert [each.puzzle for each in await store.puzzle_attempts("amal", limit=2)] == ["p2", "p1"]


async def test_the_days_in_a_row_are_counted_once_a_day(store: SqlStore, elsewhere: SqlStore) -> None:
    for day, right, days, best in [
        (100, True, 1, 1), (101, True, 2, 2), (101, False, 2, 2), (102, True, 3, 3), (104, True, 1, 3),
        (105, False, 0, 3), (106, True, 1, 3), (90, True, 1, 3),
    ]:  # fmt: skip
        standing = await elsewhere.note_daily_puzzle("amal", "baloot", day, right=right)
        assert standing is not None and (standing.days, standing.best_days) == (days, best), day
    assert standing == await store.puzzle_standing("amal", "baloot")


async def test_a_run_is_changed_by_one_of_those_who_know_it_as_it_is(store: SqlStore, elsewhere: SqlStore) -> None:
    first = await store.put_puzzle_run(a_puzzle_run(), None)
    assert first == a_puzzle_run() and await elsewhere.put_puzzle_run(a_puzzle_run(), None) is None
    changes = [a_puzzle_run(puzzle=f"p{number}", solved=3) for number in range(6)]
    made = await asyncio.gather(
        *(side.put_puzzle_run(change, first) for side, change in zip([store, elsewhere] * 3, changes, strict=True))
    )
    (after,) = [each for each in made if each is not None]
    assert after.version == 2 and await elsewhere.puzzle_run("amal", "baloot", "streak") == after
    assert await store.puzzle_run("amal", "baloot", "minutes") is None
    again = await store.put_puzzle_run(a_puzzle_run(solved=2, over=True), after)
    standing = await store.puzzle_standing("amal", "baloot")
    assert again is not None and standing is not None and (standing.best_streak, standing.best_minutes) == (3, 0)


async def test_a_vote_can_be_changed_and_needs_an_answer(store: SqlStore) -> None:
    assert not await store.vote_on_puzzle("amal", "p1", 1)
    for player in ("amal", "badr", "clara"):
        await put(store, an_attempt(player=player))
        assert await store.vote_on_puzzle(player, "p1", 1)
    assert await store.puzzle_votes("p1") == (3, 0)
    await store.vote_on_puzzle("amal", "p1", -1)
    await store.vote_on_puzzle("badr", "p1", 0)
    assert await store.puzzle_votes("p1") == (1, 1)


async def test_a_deleted_account_leaves_no_attempt_and_no_vote(store: SqlStore) -> None:
    await put(store, an_attempt())
    await store.vote_on_puzzle("amal", "p1", 1)
    await store.put_puzzle_run(a_puzzle_run(), None)
    assert await store.delete_account("amal", "gone")
    assert await store.puzzle_attempts("amal", limit=9) == []
    assert await store.puzzle_standings("amal") == []
    assert await store.puzzle_run("amal", "baloot", "streak") is None
    assert await store.puzzle_votes("p1") == (0, 0)


async def test_a_merged_account_has_the_attempts_of_both(store: SqlStore) -> None:
    for player, puzzle, game in [
        ("amal", "p1", "baloot"), ("amal", "p2", "baloot"), ("amal", "k1", "kout_bo"), ("badr", "p1", "baloot"),
    ]:  # fmt: skip
        await put(store, an_attempt(puzzle, player=player, game=game, took=1 if player == "amal" else 2))
    await store.merge_account("amal", "badr")
    assert {each.puzzle: each.took for each in await store.puzzle_attempts("badr", limit=9)} == {
        "p1": 2, "p2": 1, "k1": 1,
    }  # fmt: skip
    assert [(each.game, each.attempts) for each in await store.puzzle_standings("badr")] == [
        ("baloot", 1), ("kout_bo", 1),
    ]  # fmt: skip
