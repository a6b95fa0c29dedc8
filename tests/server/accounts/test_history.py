"""What is kept of a player: all of it can be exported and deleted."""

from __future__ import annotations

import asyncio
import io
import zipfile
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from tests.records import every_game, every_source, sample
from tests.server.accounts.finished import NOW, add_players, played
from tests.server.daily.playing import set_clock
from tests.server.store.stores import a_day, a_play
from vierblatt.daily import ends_at
from vierblatt.record import Record, verify
from vierblatt.server.accounts import keys
from vierblatt.server.accounts.accounts import Accounts
from vierblatt.server.accounts.erasing import chained, erase, nameless
from vierblatt.server.accounts.faults import NotAllowed, NotSignedIn, Unknown
from vierblatt.server.accounts.history import PAGE, export, matches_of
from vierblatt.server.accounts.identity import Identity
from vierblatt.server.accounts.results import Results
from vierblatt.server.store.port import Passkey, PuzzleAttempt, Store
from vierblatt.server.store.sql import SqlStore


@every_game
@every_source
def test_a_record_without_names_is_sound_and_otherwise_the_same(name: str, kind: str) -> None:
    record = sample(name, kind, finished=True)
    found = nameless(record, {1})
    assert verify(found) == []
    assert found.seats[1].name == "" and found.seats[1].kind == record.seats[1].kind
    assert record.seats[1].name.encode() not in found.to_json()
    assert found.head != record.head
    assert [deal.actions for deal in found.deals] == [deal.actions for deal in record.deals]


@every_game
@pytest.mark.parametrize("finished", [True, False])
def test_chaining_a_sound_record_changes_nothing(name: str, finished: bool) -> None:
    record = sample(name, "provable", finished=finished)
    assert chained(record) == record


async def test_deleting_a_player_removes_every_trace_and_keeps_the_others_matches(store: Store) -> None:
    await add_players(store)
    table = played(rated=True)
    await Results(store).finish(table, NOW)
    await erase(store, "p2")
    assert await store.account("p2") is None
    kept = await store.record(table.id)
    assert kept is not None
    assert kept.players == ["p0", "p1", "", "p3", "p4", "p5"] and kept.names[2] == ""
    assert b"Player 2" not in kept.body and b"Player 3" in kept.body
    assert verify(Record.from_json(kept.body)) == []
    assert [rating.player for rating in await store.ratings([f"p{n}" for n in range(6)], "kout_bo", "short_match")] == [
        "p0", "p1", "p3", "p4", "p5",
    ]  # fmt: skip
    assert [stored.id async for stored in matches_of(store, "p3", NOW)] == [table.id]


async def test_simultaneous_deletions_bring_no_name_back(store: Store, tmp_path: Path) -> None:
    await add_players(store)
    await Results(store).finish(played(), NOW)
    elsewhere = SqlStore(f"sqlite:///{tmp_path / 'accounts.db'}")
    await elsewhere.open()
    sides = [store, elsewhere] * 2
    await asyncio.gather(*(erase(side, f"p{number}") for number, side in enumerate(sides)))
    await elsewhere.close()
    kept = await store.record("abcdefghij")
    assert kept is not None and kept.names == ["", "", "", "", "Player 4", "Player 5"]
    assert [seat.name for seat in Record.from_json(kept.body).seats] == kept.names
    assert verify(Record.from_json(kept.body)) == []


async def test_a_match_ending_during_a_deletion_does_not_restore_the_name(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await add_players(store)
    put_record = store.put_record

    async def too_late(*given: Any, **named: Any) -> bool:
        monkeypatch.undo()
        await erase(store, "p2")
        return await put_record(*given, **named)

    monkeypatch.setattr(store, "put_record", too_late)
    await Results(store).finish(played(rated=True), NOW)
    kept = await store.record("abcdefghij")
    assert kept is not None and kept.names[2] == kept.players[2] == ""
    assert b"Player 2" not in kept.body
    assert len(await store.all_ratings()) == 5


async def test_all_matches_are_found_also_those_that_ended_in_the_same_millisecond(store: Store) -> None:
    await add_players(store)
    await Results(store).finish(played(), NOW)
    first = await store.record("abcdefghij")
    assert first is not None
    for number in range(PAGE + 10):
        same = msgspec.structs.replace(first, id=f"match{number:05}", ended=NOW + number // 7)
        await store.put_record(same, [], [])
    found = [stored.id async for stored in matches_of(store, "p0", NOW + 1000)]
    assert len(found) == len(set(found)) == PAGE + 11


async def test_an_export_holds_everything_but_secrets(store: Store) -> None:
    await add_players(store)
    await Results(store).finish(played(rated=True), NOW)
    account = await store.account("p0")
    assert account is not None
    _, text = await keys.create(store, account, "my bot", bot=True, now=NOW)
    key = Passkey(id=b"key", player="p0", public_key=b"public", sign_count=0, label="phone", created=NOW)
    await store.add_passkey(key)
    attempt = PuzzleAttempt(
        player="p0", puzzle="kout_bo-card-1", game="kout_bo", mode="train", at=NOW, took=1, right=True
    )
    await store.put_puzzle_attempt(attempt, keep=9)
    packed = await export(store, account, NOW)
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        assert archive.namelist() == ["profile.json", "records/abcdefghij.json"]
        profile = msgspec.json.decode(archive.read("profile.json"))
        assert verify(Record.from_json(archive.read("records/abcdefghij.json"))) == []
    assert profile["matches"] == ["abcdefghij"] and profile["ratings"][0]["matches"] == 1
    assert profile["puzzles"][0]["solved"] == 1 and profile["puzzle_attempts"][0]["puzzle"] == "kout_bo-card-1"
    assert profile["tokens"] == [{"label": "my bot", "created": NOW, "used": 0, "bot": True}]
    assert profile["passkeys"] == [{"label": "phone", "created": NOW}]
    assert text.encode() not in packed and not {"password", "epoch", "digest"} & profile.keys()


async def test_an_export_does_not_tell_which_board_goes_on_or_what_bots_did_there(store: Store) -> None:
    await add_players(store)
    await store.put_daily_day(a_day())
    await store.put_daily_day(a_day("2027-01-14"))
    for board, points in ((1, 26.0), (2, None), (3, -8.0)):
        assert await store.put_daily_play(a_play("p0", board, points=points), before=-1)
    assert await store.put_daily_play(a_play("p0", 5, day="2027-01-14"), before=-1)
    account = await store.account("p0")
    assert account is not None
    found = []
    for now in (ends_at("2027-01-15") - 1, ends_at("2027-01-15")):
        set_clock(cast("SqlStore", store), now)
        with zipfile.ZipFile(io.BytesIO(await export(store, account, NOW))) as archive:
            daily = msgspec.json.decode(archive.read("profile.json"))["daily"]
        found.append([(play["day"][-2:], play["board"], len(play["actions"])) for play in daily])
    assert found[0] == [("14", 5, 2), ("15", 1, 2), ("15", 3, 2), ("15", 0, 0)]
    assert found[1] == [("14", 5, 2), ("15", 1, 2), ("15", 2, 2), ("15", 3, 2)]


async def test_an_account_is_deleted_with_its_password_only(
    accounts: Accounts, identity: Identity, store: Store
) -> None:
    guest = await accounts.guest("en", NOW)
    session = await accounts.register(guest.player, "Amal", "correct horse", NOW)
    with pytest.raises(NotAllowed, match="wrong-password"):
        await accounts.delete(session.player, "wrong horse")
    assert await store.account(session.player) is not None
    await accounts.delete(session.player, "correct horse")
    with pytest.raises(NotSignedIn):
        await identity.caller(session.token, NOW)
    with pytest.raises(Unknown, match="no-such-player"):
        await accounts.rename(session.player, "Dana")
    again = await accounts.guest("en", NOW)
    assert (await accounts.register(again.player, "Amal", "correct horse", NOW)).name == "Amal"


async def test_a_guest_is_deleted_without_a_password(accounts: Accounts, store: Store) -> None:
    guest = await accounts.guest("en", NOW)
    await accounts.delete(guest.player, "")
    assert await store.account(guest.player) is None
