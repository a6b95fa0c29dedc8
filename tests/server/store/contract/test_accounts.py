"""Accounts, personal tokens, passkeys, and what is left when an account goes."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.server.store.stores import MINUTE, NOW, a_match, a_passkey, a_rating, a_session, a_token, an_account
from vierblatt.server.store.port import Access, NameTaken, SessionRow, StoreFault
from vierblatt.server.store.sql import SqlStore


async def test_an_account_comes_back_as_it_was(store: SqlStore) -> None:
    account = an_account(
        login="amal", password="$argon2id$", language="ar", epoch=3, banned_until=NOW + 1, leaves=2, seen=NOW + 5
    )
    await store.add_account(account)
    assert await store.account("amal") == account
    assert await store.account_named("amal") == account


async def test_who_sees_the_matches_of_an_account_is_changed_alone(store: SqlStore) -> None:
    account = an_account("amal", login="amal")
    await store.add_account(account)
    assert (account.history, account.leaderboard) == ("everybody", True)
    changed = await store.change_account("amal", history="nobody")
    assert changed == msgspec.structs.replace(account, history="nobody")
    changed = await store.change_account("amal", leaderboard=False)
    assert changed == await store.account("amal")
    assert changed == msgspec.structs.replace(account, history="nobody", leaderboard=False)
    await store.change_account("amal", name="Amal II")
    again = await store.change_account("amal", history="everybody", leaderboard=True)
    assert again == msgspec.structs.replace(account, name="Amal II")


async def test_a_guest_has_no_login_and_there_are_many(store: SqlStore) -> None:
    guests = [an_account(f"g{i}", name="Guest") for i in range(3)]
    for guest in guests:
        await store.add_account(guest)
    assert [await store.account(guest.id) for guest in guests] == guests
    assert await store.account_named("") is None


async def test_an_unknown_account_is_not_found(store: SqlStore) -> None:
    assert await store.account("none") is None
    assert await store.account_named("none") is None
    assert await store.token(b"none") is None
    assert await store.passkey(b"none") is None
    assert await store.tokens("none") == []
    assert await store.passkeys("none") == []


async def test_one_of_many_simultaneous_accounts_gets_the_name(store: SqlStore, elsewhere: SqlStore) -> None:
    tries = [side.add_account(an_account(f"a{i}", login="amal")) for i, side in enumerate([store, elsewhere] * 5)]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(result).__name__ for result in done) == ["NameTaken"] * 9 + ["NoneType"]
    (winner,) = (i for i, result in enumerate(done) if result is None)
    found = await store.account_named("amal")
    assert found is not None and found.id == f"a{winner}"


async def test_an_account_is_changed_but_not_to_the_name_of_another(store: SqlStore) -> None:
    await store.add_account(an_account("amal", login="amal"))
    guest = an_account("badr")
    await store.add_account(guest)
    with pytest.raises(NameTaken) as refused:
        await store.change_account("badr", login="amal", name="Amal")
    assert refused.value.parameters == {"name": "amal"}
    assert await store.account("badr") == guest
    changed = await store.change_account("badr", login="badr", password="hash", name="Badr II", ends_sessions=True)
    assert changed == msgspec.structs.replace(guest, login="badr", password="hash", name="Badr II", epoch=1)
    assert await store.account_named("badr") == changed
    assert await store.change_account("none", language="ar") is None


async def test_only_the_fields_that_are_meant_are_written(store: SqlStore, elsewhere: SqlStore) -> None:
    account = an_account(login="amal", password="old", epoch=4)
    await store.add_account(account)
    await elsewhere.ban("amal", NOW + MINUTE)
    await elsewhere.touch_account("amal", NOW + 5)
    await asyncio.gather(
        store.change_account("amal", name="Amal II", login="amal2"),
        elsewhere.change_account("amal", language="ar"),
        store.change_account("amal", password="new", ends_sessions=True),
        *[side.change_account("amal", ends_sessions=True) for side in (store, elsewhere) * 4],
    )
    assert await elsewhere.account("amal") == msgspec.structs.replace(
        account, name="Amal II", login="amal2", language="ar", password="new", epoch=13,
        banned_until=NOW + MINUTE, seen=NOW + 5,
    )  # fmt: skip


async def test_only_one_of_two_conflicting_login_changes_is_made(store: SqlStore, elsewhere: SqlStore) -> None:
    guest = an_account(password="old")
    await store.add_account(guest)
    sides = [store, elsewhere] * 3
    logins = [side.change_account("amal", login=f"a{n}", if_login="") for n, side in enumerate(sides)]
    words = [side.change_account("amal", password=f"p{n}", if_password="old") for n, side in enumerate(sides)]
    for changes in (logins, words):
        done = await asyncio.gather(*changes)
        assert len([changed for changed in done if changed is not None]) == 1


async def test_a_name_is_free_again_when_its_account_changes_or_goes(store: SqlStore) -> None:
    account = an_account("amal", login="amal")
    await store.add_account(account)
    await store.change_account("amal", login="amal2")
    await store.add_account(an_account("badr", login="amal"))
    await store.delete_account("badr")
    await store.add_account(an_account("clara", login="amal"))


async def test_visits_and_bans_change_nothing_else(store: SqlStore) -> None:
    account = an_account(login="amal", epoch=4)
    await store.add_account(account)
    await store.touch_account("amal", NOW + MINUTE)
    assert await store.ban("amal", NOW + 9 * MINUTE)
    assert not await store.ban("none", NOW)
    expected = msgspec.structs.replace(account, seen=NOW + MINUTE, banned_until=NOW + 9 * MINUTE)
    assert await store.account("amal") == expected
    amal = Access(player="amal")
    assert await store.ended([amal], NOW) == [amal]
    assert await store.ended([amal], NOW + 9 * MINUTE) == []
    await store.ban("amal", 0)
    assert await store.ended([amal], NOW) == []


async def test_ended_access_is_reported_for_any_number_at_once(store: SqlStore) -> None:
    await store.add_account(an_account())
    await store.add_account(an_account("badr"))
    session = SessionRow(id="s0", player="amal", epoch=0, agent="", created=NOW, used=NOW, issued=NOW)
    await store.add_session(session)
    await store.add_token(a_token())
    good = [Access(player="amal", session="s0"), Access(player="amal", token=a_token().id), Access(player="badr")]
    bad = [
        Access(player="badr", session="s0"), Access(player="badr", token=a_token().id), Access(player="nobody"),
        *(Access(player="amal", session=f"gone{number}") for number in range(1200)),
    ]  # fmt: skip
    assert await store.ended([*good, *bad], NOW) == bad
    assert await store.ended([], NOW) == []
    await store.change_account("amal", ends_sessions=True, ends_tokens=True)
    assert await store.ended(good, NOW) == good[:2]


async def test_tokens_and_passkeys_are_added_only_in_the_current_epoch(store: SqlStore) -> None:
    await store.add_account(an_account(epoch=3))
    assert not await store.add_token(a_token(), epoch=2)
    assert not await store.add_passkey(a_passkey(), epoch=4)
    assert not await store.tokens("amal") and not await store.passkeys("amal")
    assert await store.add_token(a_token(), epoch=3) and await store.add_passkey(a_passkey(), epoch=3)
    assert await store.use_passkey(a_passkey().id, 7)
    assert await store.change_account("amal", ends_sessions=True, ends_passkeys=True, if_login="other") is None
    assert len(await store.passkeys("amal")) == 1
    await store.change_account("amal", ends_sessions=True, ends_passkeys=True)
    assert await store.passkeys("amal") == [] and len(await store.tokens("amal")) == 1
    assert not await store.use_passkey(a_passkey().id, 8)


async def test_accounts_are_found_by_a_part_of_name_or_id(store: SqlStore) -> None:
    await store.add_account(an_account("x1", name="Amal", login="amal", seen=NOW))
    await store.add_account(an_account("x2", name="Kamala", seen=NOW + 1))
    await store.add_account(an_account("y3", name="100%", seen=NOW + 2))
    assert [a.id for a in await store.find_accounts("AMAL")] == ["x2", "x1"]
    assert [a.id for a in await store.find_accounts("x")] == ["x2", "x1"]
    assert [a.id for a in await store.find_accounts("%")] == ["y3"]
    assert [a.id for a in await store.find_accounts("", limit=1)] == ["y3"]


async def test_tokens_are_found_by_digest_and_listed_by_player(store: SqlStore) -> None:
    for name in ("amal", "badr"):
        await store.add_account(an_account(name))
    keys = [a_token("k2", created=NOW + 1, bot=True), a_token("k1"), a_token("k3", player="badr")]
    for key in keys:
        await store.add_token(key)
    assert await store.tokens("amal") == [keys[1], keys[0]]
    assert await store.token(keys[2].digest) == keys[2]
    await store.touch_token("k1", NOW + 9)
    assert await store.token(keys[1].digest) == msgspec.structs.replace(keys[1], used=NOW + 9)


async def test_sessions_are_listed_by_player_changed_and_ended(store: SqlStore) -> None:
    for name in ("amal", "badr"):
        await store.add_account(an_account(name))
    rows = [a_session("s1"), a_session("s2", used=NOW + 5), a_session("s3", player="badr")]
    for row in rows:
        await store.add_session(row)
    assert await store.sessions("amal") == [rows[1], rows[0]]
    await store.touch_session("s1", NOW + 9)
    assert await store.session("s1") == msgspec.structs.replace(rows[0], used=NOW + 9)
    assert not await store.delete_session("badr", "s1")
    assert await store.delete_session("amal", "s1")
    assert not await store.delete_session("amal", "s1")
    await store.touch_session("s1", NOW + 9)
    await store.activate_fresh_token("s1", NOW, NOW)
    assert await store.renew_session("s1", NOW, NOW + 1, MINUTE) is None
    assert await store.session("s1") is None
    assert await store.delete_account("amal")
    assert await store.session("s2") is None
    assert await store.sessions("badr") == [rows[2]]


async def test_simultaneous_requests_get_the_same_fresh_token(store: SqlStore, elsewhere: SqlStore) -> None:
    await store.add_account(an_account())
    row = a_session("s1")
    await store.add_session(row)
    sides = [store, elsewhere] * 3
    asked = [side.renew_session("s1", NOW, NOW + 1 + number, MINUTE) for number, side in enumerate(sides)]
    (fresh,) = {got.fresh for got in await asyncio.gather(*asked) if got is not None}
    assert await store.session("s1") == msgspec.structs.replace(row, fresh=fresh)
    later = await store.renew_session("s1", NOW, fresh + MINUTE, MINUTE)
    assert later is not None and later.fresh == fresh + MINUTE, "the other one is old by now"
    earlier = await store.renew_session("s1", NOW, fresh, MINUTE)
    assert earlier is not None and earlier.fresh == fresh, "that was of a clock that is ahead"


async def test_a_fresh_token_replaces_the_old_one_once(store: SqlStore, elsewhere: SqlStore) -> None:
    await store.add_account(an_account())
    row = a_session("s1", fresh=NOW + 5)
    await store.add_session(row)
    await asyncio.gather(*(side.activate_fresh_token("s1", NOW + 5, NOW + 7) for side in [store, elsewhere] * 3))
    await store.activate_fresh_token("s1", NOW + 4, NOW + 9)
    shown = msgspec.structs.replace(row, issued=NOW + 5, before=NOW, fresh=0, used=NOW + 7)
    assert await store.session("s1") == shown
    assert await store.renew_session("s1", NOW, NOW + 9, MINUTE) == shown, "who has shown the old one gets no other"


async def test_only_its_player_deletes_a_key(store: SqlStore) -> None:
    for name in ("amal", "badr"):
        await store.add_account(an_account(name))
    await store.add_token(a_token())
    await store.add_passkey(a_passkey())
    assert not await store.delete_token("badr", "k1")
    assert not await store.delete_passkey("badr", b"p1")
    assert await store.delete_token("amal", "k1")
    assert await store.delete_passkey("amal", b"p1")
    assert not await store.delete_token("amal", "k1")
    assert not await store.delete_passkey("amal", b"p1")


async def test_passkeys_are_kept_with_their_counters(store: SqlStore) -> None:
    await store.add_account(an_account())
    keys = [a_passkey(b"\0\xff", created=NOW + 1), a_passkey()]
    for key in keys:
        await store.add_passkey(key)
    assert await store.passkeys("amal") == [keys[1], keys[0]]
    await store.use_passkey(b"\0\xff", 17)
    assert await store.passkey(b"\0\xff") == msgspec.structs.replace(keys[0], sign_count=17)


async def test_a_key_belongs_to_an_account_and_is_there_once(store: SqlStore) -> None:
    await store.add_account(an_account())
    await store.add_token(a_token())
    await store.add_passkey(a_passkey())
    for adding in (
        store.add_token(a_token("k9", player="none")),
        store.add_token(a_token("k9", digest=a_token().digest)),
        store.add_passkey(a_passkey(b"p9", player="none")),
        store.add_passkey(a_passkey(label="again")),
    ):
        with pytest.raises(StoreFault) as refused:
            await adding
        assert refused.value.code == "store-conflict"
    assert len(await store.tokens("amal")) == len(await store.passkeys("amal")) == 1


async def test_deleting_an_account_deletes_all_its_data(store: SqlStore) -> None:
    for name in ("amal", "badr", "clara"):
        await store.add_account(an_account(name, login=name))
        await store.add_token(a_token(f"k-{name}", player=name))
        await store.add_passkey(a_passkey(name.encode(), player=name))
    await store.put_record(a_match(names=["", "Badr", "Clara", "rules"]), [a_rating("amal"), a_rating("badr")], [])
    assert await store.delete_account("amal")
    assert await store.account("amal") is None
    assert await store.account_named("amal") is None
    assert await store.tokens("amal") == []
    assert await store.passkeys("amal") == []
    assert await store.ratings_of("amal") == []
    assert await store.leaderboard("baloot", "standard", least=0, limit=9, most_sigma=9.0) != []
    assert await store.records_of("amal", before=NOW + 1, limit=9) == []
    left = await store.record("m1")
    assert left is not None and left.players == ["", "badr", "clara", ""]
    assert (
        len(await store.tokens("badr")) == len(await store.passkeys("badr")) == len(await store.ratings_of("badr")) == 1
    )
    assert await store.records_of("badr", before=NOW + 1, limit=9) == [left]
    assert await store.delete_account("amal"), "a second time it is gone already"


async def test_an_account_whose_name_is_still_used_is_not_deleted(store: SqlStore) -> None:
    for name in ("amal", "badr", "clara"):
        await store.add_account(an_account(name))
    named = a_match()
    await store.put_record(named, [], [])
    assert not await store.delete_account("amal")
    assert await store.account("amal") is not None
    assert await store.replace_record("m1", named.body, ["", "Badr", "Clara", "rules"], b"{}")
    assert await store.delete_account("amal")


async def test_one_of_two_simultaneous_look_alike_names_is_kept(store: SqlStore, elsewhere: SqlStore) -> None:
    for player in ("a", "b"):
        await store.add_account(an_account(player))
    changes = [
        side.change_account(player, name=login, login=login, skeleton="karlrn", if_login="")
        for side, player, login in ((store, "a", "karlm"), (elsewhere, "b", "karim"))
    ]
    done = await asyncio.gather(*changes, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["Account", "NameTaken"]
    kept = await store.account_alike("karlrn")
    assert kept is not None and kept.skeleton == "karlrn" and await store.account_alike("other") is None
    await store.change_account(kept.id, skeleton="")
    assert await store.account_alike("karlrn") is None
