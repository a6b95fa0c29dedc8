"""What the store keeps between players: requests, blocks that end everything, limits, two servers at once."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.store.stores import NOW, a_match, a_table, an_account
from vierblatt.server.store import people as people_store
from vierblatt.server.store.people_values import PersonRow
from vierblatt.server.store.port import ChallengeRow, NoticeRow
from vierblatt.server.store.sql import SqlStore

NAMES = ("amal", "badr", "clara", "dina", "emil")


@pytest.fixture(autouse=True)
async def people(store: SqlStore) -> None:
    """Five accounts."""
    for name in NAMES:
        await store.add_account(an_account(name))


def a_notice(name: str = "n1", player: str = "amal", sender: str = "badr", at: int = NOW, **more: object) -> NoticeRow:
    return NoticeRow(id=name, player=player, sender=sender, kind="friend-asked", at=at, body=b"{}", **more)  # type: ignore[arg-type]


def a_challenge(name: str = "c1", challenged: str = "badr", until: int = NOW + 9) -> ChallengeRow:
    return ChallengeRow(
        id=name, challenger="amal", challenged=challenged, table_id="t1", game="baloot", made=NOW, until=until
    )


async def befriended(store: SqlStore, one: str, other: str) -> None:
    assert await store.ask_friend(one, other, NOW) == "asked"
    assert await store.ask_friend(other, one, NOW) == "friends"


async def test_a_request_is_answered_and_repeating_it_changes_nothing(store: SqlStore) -> None:
    assert await store.ask_friend("amal", "badr", NOW) == "asked"
    assert await store.ask_friend("amal", "badr", NOW + 1) == "pending"
    assert await store.relations("badr", "amal") == {"asks"} and await store.relations("amal", "badr") == {"asked"}
    assert await store.people_of("badr") == [PersonRow(kind="asks", player="amal", name="Amal", since=NOW)]
    assert await store.ask_friend("badr", "amal", NOW + 2) == "friends"
    assert await store.ask_friend("badr", "amal", NOW + 3) == "old-friends"
    for one, other in (("amal", "Badr"), ("badr", "Amal")):
        friend = PersonRow(kind="friend", player=other.lower(), name=other, since=NOW + 2)
        assert await store.people_of(one) == [friend]
    assert await store.end_friend("amal", "badr") and not await store.end_friend("amal", "badr")
    assert await store.people_of("badr") == []
    assert await store.ask_friend("amal", "nobody", NOW) == "gone" == await store.relate("amal", "nobody", "block", NOW)


async def test_a_block_ends_everything_between_two_and_keeps_it_ended(store: SqlStore) -> None:
    await befriended(store, "amal", "badr")
    for one, other in (("amal", "badr"), ("badr", "amal")):
        assert await store.relate(one, other, "follow", NOW) == "done"
        assert await store.add_notice(a_notice(one, one, other), only_latest=True, keep=9)
    assert await store.relate("badr", "amal", "mute", NOW) == "done"
    assert await store.add_match_challenge(a_challenge(), most=9) == "made"
    assert await store.relate("amal", "badr", "block", NOW) == "done" == await store.relate("amal", "badr", "block", 9)
    assert [row.kind for row in await store.people_of("amal")] == ["block"]
    assert [row.kind for row in await store.people_of("badr")] == ["mute"], "a mute is nobody else's business"
    assert await store.notices("amal") == [] == await store.notices("badr")
    assert await store.match_challenge("c1") is None
    assert await store.ask_friend("badr", "amal", NOW) == "closed" == await store.relate("badr", "amal", "follow", NOW)
    assert await store.ask_friend("amal", "badr", NOW) == "blocking" == await store.relate("amal", "badr", "follow", 9)
    assert not await store.accepts("badr", "amal") and not await store.accepts("amal", "badr")
    assert not await store.add_notice(a_notice(), only_latest=True, keep=9)
    assert not await store.add_notice(a_notice(player="badr", sender="amal"), only_latest=True, keep=9)
    assert await store.add_match_challenge(a_challenge(), most=9) == "closed"
    assert await store.apart("badr", NAMES) == {"amal"} == await store.apart("badr", ["amal", "clara"])
    assert await store.unrelate("amal", "badr", "block") and not await store.unrelate("amal", "badr", "block")
    assert await store.apart("badr", NAMES) == set() and await store.accepts("badr", "amal")


async def test_a_mute_is_one_sided_and_a_block_is_not(store: SqlStore) -> None:
    assert await store.relate("amal", "badr", "mute", NOW) == "done"
    assert await store.relate("clara", "badr", "block", NOW) == "done"
    assert await store.deaf_to("badr") == {"amal", "clara"}
    assert await store.deaf_to("amal") == set() and await store.deaf_to("clara") == {"badr"}
    assert await store.unheard_by(["amal", "badr", "clara", "dina"]) == {
        "amal": {"badr"}, "badr": {"clara"}, "clara": {"badr"}, "dina": set(),
    }  # fmt: skip
    assert await store.ask_friend("amal", "badr", NOW) == "asked"


async def test_who_may_ask_is_the_choice_of_whoever_is_asked(store: SqlStore) -> None:
    assert await store.reachable_by("amal") == "anybody"
    await store.set_reachable_by("amal", "known")
    assert await store.ask_friend("badr", "amal", NOW) == "closed" == await store.relate("badr", "amal", "follow", NOW)
    await befriended(store, "amal", "clara")  # amal asks: that is always possible
    assert await store.accepts("clara", "amal") and not await store.accepts("badr", "amal")
    await befriended(store, "badr", "clara")
    assert await store.accepts("badr", "amal"), "a friend of a friend"
    await store.put_record(a_match(players=["amal", "dina", "", ""]), [], [])
    assert await store.accepts("dina", "amal") and not await store.accepts("emil", "amal")
    await store.set_reachable_by("amal", "nobody")
    assert not await store.accepts("clara", "amal") and await store.reachable_by("amal") == "nobody"
    await store.set_reachable_by("nobody", "known")
    assert await store.reachable_by("nobody") == "anybody"


async def test_lists_have_limits(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_store, "MOST_ASKED", 2)
    monkeypatch.setattr(people_store, "MOST_ASKING", 1)
    monkeypatch.setattr(people_store, "MOST_FRIENDS", 1)
    monkeypatch.setattr(people_store, "MOST_DECIDED", {"follow": 1, "block": 1, "mute": 1})
    assert [await store.ask_friend("amal", other, NOW) for other in NAMES[1:4]] == ["asked", "asked", "many-asked"]
    assert await store.ask_friend("clara", "badr", NOW) == "closed", "as many as may wait for an answer"
    assert await store.ask_friend("badr", "amal", NOW) == "friends"
    assert await store.ask_friend("clara", "amal", NOW) == "closed", "the other one has enough friends"
    assert await store.ask_friend("amal", "dina", NOW) == "many-friends"
    for kind in ("follow", "block", "mute"):
        assert await store.relate("emil", "dina", kind, NOW) == "done"
        assert await store.relate("emil", "clara", kind, NOW) == "full"


@pytest.mark.parametrize("second", ["block", "ask"])
async def test_a_request_and_a_block_at_two_servers_leave_no_request(
    store: SqlStore, elsewhere: SqlStore, second: str
) -> None:
    for turn in range(8):
        asks = store.ask_friend("amal", "badr", NOW + turn)
        blocks = elsewhere.relate("badr", "amal", "block", NOW + turn)
        await asyncio.gather(*((asks, blocks) if second == "block" else (blocks, asks)))
        assert await store.relations("amal", "badr") == set() and await store.relations("badr", "amal") == {"block"}
        await elsewhere.unrelate("badr", "amal", "block")


async def test_both_ask_at_once_and_are_friends(store: SqlStore, elsewhere: SqlStore) -> None:
    done = await asyncio.gather(store.ask_friend("amal", "badr", NOW), elsewhere.ask_friend("badr", "amal", NOW))
    assert sorted(done) == ["asked", "friends"]
    assert await store.relations("amal", "badr") == {"friend"} == await store.relations("badr", "amal")


async def test_notices_are_kept_up_to_a_number_and_replace_their_like(store: SqlStore) -> None:
    for number, sender in enumerate(["badr", "clara", "badr", ""]):
        assert await store.add_notice(a_notice(f"n{number}", sender=sender, at=NOW + number), only_latest=True, keep=3)
    assert [(row.id, row.sender, row.name) for row in await store.notices("amal")] == [
        ("n3", "", ""), ("n2", "badr", "Badr"), ("n1", "clara", "Clara"),
    ]  # fmt: skip
    for number in (4, 5):
        row = a_notice(f"n{number}", sender="badr", at=NOW + number)
        assert await store.add_notice(row, only_latest=False, keep=3)
    assert [row.id for row in await store.notices("amal")] == ["n5", "n4", "n3"]
    count, newest = await store.unread_notices("amal")
    assert count == 3 and newest is not None and newest.id == "n5"
    assert await store.read_notices("badr", ["n5"]) == 0 == await store.delete_notices("badr", ["n5"])
    assert await store.read_notices("amal", ["n5", "n4", "none"]) == 2 and await store.read_notices("amal", ["n5"]) == 0
    count, newest = await store.unread_notices("amal")
    assert count == 1 and newest is not None and newest.id == "n3"
    assert await store.delete_notices("amal", ["n3", "n5"]) == 2
    assert await store.unread_notices("amal") == (0, None)
    assert not await store.add_notice(a_notice(player="nobody", sender=""), only_latest=True, keep=3)


async def test_a_challenge_is_answered_once_and_replaces_an_open_one(store: SqlStore) -> None:
    assert await store.add_match_challenge(a_challenge(), most=2) == "made"
    assert await store.add_match_challenge(a_challenge("c2"), most=2) == "made"
    assert await store.match_challenge("c1") is None
    assert await store.add_match_challenge(a_challenge("c3", "clara"), most=2) == "made"
    assert await store.add_match_challenge(a_challenge("c4", "dina"), most=2) == "many"
    answers = [store.answer_match_challenge("c2", answer) for answer in ("accepted", "declined")]
    assert sorted(await asyncio.gather(*answers)) == [False, True]
    assert await store.add_match_challenge(a_challenge("c4", "dina"), most=2) == "made"
    assert [row.id for row in await store.match_challenges_of("amal")] == ["c2", "c3", "c4"]
    assert [row.id for row in await store.match_challenges_of("clara")] == ["c3"]
    assert not await store.answer_match_challenge("none", "accepted")


async def test_old_notices_and_challenges_are_forgotten(store: SqlStore) -> None:
    for number in range(3):
        await store.add_notice(a_notice(f"n{number}", at=NOW + number), only_latest=False, keep=9)
    assert await store.forget_notices(NOW + 2, limit=1) == 1 == await store.forget_notices(NOW + 2, limit=5)
    assert [row.id for row in await store.notices("amal")] == ["n2"]
    await store.add_match_challenge(a_challenge(), most=9)
    assert await store.forget_challenges(NOW + 9, limit=5) == 0
    assert await store.forget_challenges(NOW + 10, limit=5) == 1


async def test_whoever_is_followed_is_seen_with_public_matches_only(store: SqlStore) -> None:
    for number, private in enumerate([False, True, False]):
        await store.add_table(a_table(f"t{number}", private=private), [b"{}"], "here")
        await store.put_record(a_match(f"t{number}", players=["badr", "clara", "", ""], ended=NOW + number), [], [])
    assert await store.followed_records("amal", before=NOW + 9, limit=9) == []
    await store.relate("amal", "badr", "follow", NOW)
    await store.relate("amal", "clara", "follow", NOW)
    found = await store.followed_records("amal", before=NOW + 9, limit=9)
    assert [(row.id, row.players) for row in found] == [(f"t{n}", ["badr", "clara", "", ""]) for n in (2, 0)]
    assert [row.id for row in await store.followed_records("amal", before=NOW + 2, limit=9)] == ["t0"]
    await store.change_account("badr", history="nobody")
    assert len(await store.followed_records("amal", before=NOW + 9, limit=9)) == 2, "clara shows hers"
    await store.change_account("clara", history="nobody")
    assert await store.followed_records("amal", before=NOW + 9, limit=9) == []


async def test_everything_goes_with_an_account(store: SqlStore) -> None:
    await befriended(store, "amal", "badr")
    await store.relate("clara", "badr", "block", NOW)
    await store.add_notice(a_notice(), only_latest=True, keep=9)
    await store.add_match_challenge(a_challenge(), most=9)
    assert await store.delete_account("badr")
    assert await store.people_of("amal") == [] == await store.people_of("clara")
    assert await store.notices("amal") == [] == await store.match_challenges_of("amal")


async def test_of_merged_accounts_blocks_win(store: SqlStore) -> None:
    await befriended(store, "amal", "clara")
    await befriended(store, "amal", "badr")
    await store.relate("clara", "badr", "block", NOW)
    await store.set_reachable_by("amal", "known")
    await store.add_notice(a_notice("n1", "amal", "dina"), only_latest=True, keep=9)
    await store.add_match_challenge(a_challenge("c1", "dina"), most=9)
    await store.merge_account("amal", "badr")
    assert await store.people_of("badr") == [] and [row.kind for row in await store.people_of("clara")] == ["block"]
    assert await store.reachable_by("badr") == "known"
    assert [row.sender for row in await store.notices("badr")] == ["dina"]
    assert [row.challenger for row in await store.match_challenges_of("dina")] == ["badr"]
