"""Reviews: their items, changes that exclude each other, and what becomes of them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.server.store.killing import acknowledged
from tests.server.store.reviewing import REVIEW, a_remark, a_review, said
from tests.server.store.stores import KIND, NOW, URLS, a_match, an_account, made
from vierblatt.protocol.review import OwnRemark, ReviewSummary
from vierblatt.server.store.port import Outdated, ReviewItemRow, StoredReview
from vierblatt.server.store.sql import SqlStore


@pytest.fixture(autouse=True)
async def review(store: SqlStore) -> None:
    """Three accounts, the record of a match, and a review of it."""
    for name in ("amal", "badr", "clara"):
        await store.add_account(an_account(name))
    assert await store.put_record(a_match(), [], [])
    assert await store.add_review(a_review(), most=2) == REVIEW


def branch(slot: str = "branch-1", player: str = "badr") -> ReviewItemRow:
    return ReviewItemRow(slot=slot, player=player, body=b"{}", lasting=True)


async def whole(store: SqlStore) -> StoredReview:
    found = await store.review(REVIEW)
    assert found is not None
    return found


async def test_a_review_comes_back_with_what_was_put_into_it_last(store: SqlStore) -> None:
    assert await whole(store) == StoredReview(a_review(), "baloot", ["amal", "badr", "clara"], [])
    assert await store.review("none") is None
    assert await store.change_review(REVIEW, 0, [a_remark("note-1"), branch()], NOW + 1)
    assert await store.change_review(REVIEW, 1, [a_remark("note-2", "clara"), a_remark("note-1", body=b"")], NOW + 2)
    assert await store.change_review(REVIEW, 2, [branch(player="clara")], NOW + 3)
    found = await whole(store)
    assert found.row == a_review(seq=3, changed=NOW + 3)
    assert found.items == [
        msgspec.structs.replace(a_remark("note-2", "clara"), seq=2, name="Clara"),
        msgspec.structs.replace(branch(player="clara"), seq=3, name="Clara"),
    ]


async def test_of_two_changes_to_the_same_state_one_is_refused(store: SqlStore, elsewhere: SqlStore) -> None:
    changes = [each.change_review(REVIEW, 0, [a_remark(f"note-{n}")], NOW) for n, each in enumerate([store, elsewhere])]
    done = await asyncio.gather(*changes, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["Outdated", "bool"]
    assert ((await whole(store)).row.seq, len((await whole(store)).items)) == (1, 1)
    with pytest.raises(Outdated):
        await store.change_review(REVIEW, 1, [a_remark("note-7", "nobody")], NOW)
    assert (await whole(store)).row.seq == 1
    assert not await store.change_review("none", 0, [], NOW)


async def test_a_player_has_one_review_of_a_match_and_so_many_in_all(store: SqlStore) -> None:
    assert await store.put_record(a_match("m2"), [], [])
    assert await store.put_record(a_match("m3"), [], [])
    assert await store.add_review(a_review("other"), most=2) == REVIEW
    assert await store.add_review(a_review("second", record="m2", changed=NOW + 5), most=2) == "second"
    assert await store.add_review(a_review("third", record="m3"), most=2) is None
    assert await store.add_review(a_review("theirs", opener="badr"), most=2) == "theirs"
    assert await store.add_review(a_review("nobodys", opener="nobody"), most=2) is None
    assert await store.reviews_of("amal") == [
        ReviewSummary(id="second", record="m2", game="baloot", created=NOW, changed=NOW + 5),
        ReviewSummary(id=REVIEW, record="m1", game="baloot", created=NOW, changed=NOW),
    ]
    assert await store.delete_review("second") and not await store.delete_review("second")


async def test_with_an_account_goes_what_it_said_and_its_branches_stay(store: SqlStore) -> None:
    badrs = [a_remark("note-1", "badr"), branch(), a_remark("arrows-badr", "badr"), a_remark("lead", "badr")]
    assert await store.change_review(REVIEW, 0, [*badrs, a_remark("note-2", "clara")], NOW)
    assert await store.review_ids_of("badr") == [REVIEW] == await store.review_ids_of("amal")
    assert await store.own_remarks("badr") == [OwnRemark(record="m1", at=NOW, text="why?")]
    assert await store.replace_record("m1", a_match().body, ["", "", "", ""], b"{}")
    assert await store.delete_account("badr", "gone") and await store.delete_account("amal", "gone2")
    found = await whole(store)
    assert [(item.slot, item.player, item.name) for item in found.items] == [
        ("branch-1", "", ""),
        ("note-2", "clara", "Clara"),
    ]
    assert found.row.opener == "" and await store.review_ids_of("badr") == []


async def test_a_merged_account_has_what_was_said_and_opened(store: SqlStore) -> None:
    await store.add_account(an_account("dina"))
    theirs = [a_remark("note-1", "amal"), branch(player="amal"), a_remark("arrows-amal", "amal")]
    assert await store.change_review(REVIEW, 0, theirs, NOW)
    await store.merge_account("amal", "dina")
    found = await whole(store)
    assert {item.slot: item.player for item in found.items} == {"note-1": "dina", "branch-1": "dina"}
    assert found.row.opener == "dina"


async def test_reviews_that_nobody_changes_are_forgotten(store: SqlStore) -> None:
    assert await store.change_review(REVIEW, 0, [a_remark("note-1")], NOW + 10)
    assert await store.add_review(a_review("theirs", opener="badr"), most=2) == "theirs"
    assert await store.forget_reviews(NOW + 10, limit=10) == 1
    assert await store.review("theirs") is None and (await whole(store)).items
    assert await store.forget_reviews(NOW + 11, limit=10) == 1
    assert await store.review(REVIEW) is None


async def test_acknowledged_changes_survive_a_kill(store: SqlStore, tmp_path: Path) -> None:
    reported = {*await asyncio.to_thread(acknowledged, 120, "reviewing", URLS[KIND](tmp_path))}
    again = made(tmp_path)
    await again.open()
    found = await again.review(REVIEW)
    await again.close()
    assert found is not None and len(reported) >= 120
    assert reported - {said(item) for item in found.items} == set()
    assert found.row.seq == len(found.items), "a change is there as a whole or not at all"
