"""Players who show their matches to nobody, or do not want to be on leaderboards: every door asks."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.accounts.finished import NOW, add_players, played
from tests.server.http.conftest import Client, serving
from vierblatt.server.accounts.erasing import erase, merge
from vierblatt.server.accounts.results import Results
from vierblatt.server.http.history import LEAST_MATCHES
from vierblatt.server.store.port import BotMatch, PlayerRating, TableRow

TABLE = "abcdefghij"
PROFILE, RECORDS, STATISTICS = "/api/players/{}", "/api/players/{}/records", "/api/players/{}/statistics"


@pytest.fixture
async def amal(client: Client) -> Client:
    """A player who has won a rated match against strangers and one against bots, on a server with others."""
    store = client.application.store
    await add_players(store)
    await Results(store).finish(played(rated=True), NOW)
    amal = await client.account("Amal")
    kept = await store.record(TABLE)
    assert kept is not None
    theirs = msgspec.structs.replace(
        kept, id="bbbbbbbbbb", game="baloot", preset="standard", players=[amal.player, *kept.players[1:]]
    )
    rating = PlayerRating(
        player=amal.player, game="baloot", preset="standard", mu=30, sigma=2, matches=LEAST_MATCHES, updated=NOW
    )
    await store.put_record(theirs, [rating], [])
    match = BotMatch(
        id="b" * 10, player=amal.player, game="baloot", preset="standard", bot="club", ended=NOW, deals=40, edge=80.0,
        edge_squares=200.0,
    )  # fmt: skip
    await store.put_bot_match(match)
    return amal


async def change(client: Client, **fields: object) -> Any:
    answer = await client.ask("PATCH", "/api/me", fields)
    assert answer.is_success, answer.text
    return answer.json()


async def test_everybody_sees_matches_unless_told_otherwise(client: Client, amal: Client) -> None:
    assert (await amal.get("/api/me"))["history"] == "everybody"
    profile = await client.get(PROFILE.format(amal.player))
    assert profile["history"] == "everybody" and [line["id"] for line in profile["records"]] == ["bbbbbbbbbb"]
    assert len((await client.get(RECORDS.format(amal.player)))["records"]) == 1


async def test_no_door_lists_private_matches(client: Client, amal: Client) -> None:
    assert (await change(amal, history="nobody"))["history"] == "nobody"
    other = await client.guest()
    for caller in (client, other):
        profile = await caller.get(PROFILE.format(amal.player))
        assert profile["history"] == "nobody" and profile["records"] == []
        assert await caller.refused("GET", RECORDS.format(amal.player)) == (403, "history-private")
        assert await caller.refused("GET", RECORDS.format(amal.player) + "?limit=20") == (403, "history-private")
        statistics = await caller.get(STATISTICS.format(amal.player))
        assert (statistics["ratings"], statistics["edges"]) == ([], [])
        assert statistics["games"] == [{"game": "baloot", "matches": 1, "won": statistics["games"][0]["won"]}]


async def test_followers_do_not_see_private_matches(client: Client, amal: Client) -> None:
    table = TableRow(id="bbbbbbbbbb", game="baloot", opened=NOW, host=amal.player, secret=bytes(32), private=False)
    await client.application.store.add_table(table, [b"{}"], "http")
    follower = await client.account("Badr")
    assert (await follower.ask("PUT", f"/api/people/{amal.player}/follow")).is_success
    assert len((await follower.get("/api/people/matches"))["records"]) == 1
    await change(amal, history="nobody")
    assert (await follower.get("/api/people/matches"))["records"] == []


async def test_the_player_still_sees_them(client: Client, amal: Client) -> None:
    await change(amal, history="nobody")
    assert len((await amal.get(PROFILE.format(amal.player)))["records"]) == 1
    assert len((await amal.get(RECORDS.format(amal.player)))["records"]) == 1
    assert len((await amal.get("/api/me/records"))["records"]) == 1
    assert (await amal.get(STATISTICS.format(amal.player)))["edges"] != []


async def test_whoever_has_the_link_can_open_a_match(client: Client, amal: Client) -> None:
    await change(amal, history="nobody")
    assert (await client.ask("GET", f"/api/records/{TABLE}")).is_success
    assert (await client.get(f"/api/records/{TABLE}/replay"))["game"] == "kout_bo"


async def test_the_others_still_list_the_match(client: Client, amal: Client) -> None:
    await change(amal, history="nobody")
    found = (await client.get(RECORDS.format("p1")))["records"]
    assert {line["id"] for line in found} == {TABLE, "bbbbbbbbbb"}


async def test_it_can_be_taken_back_and_nothing_else_changes_it(client: Client, amal: Client) -> None:
    await change(amal, history="nobody")
    assert (await change(amal, language="de"))["history"] == "nobody"
    assert (await change(amal, name="Amal II"))["history"] == "nobody"
    await change(amal, history="everybody")
    assert len((await client.get(RECORDS.format(amal.player)))["records"]) == 1
    assert await amal.refused("PATCH", "/api/me", {"history": "friends"}) == (400, "bad-request")


async def test_leaderboards_leave_out_who_wants_to_be_left_out(client: Client, amal: Client) -> None:
    ratings, bots = "/api/leaders/baloot/standard", "/api/leaders/baloot/standard/club"
    assert [line["player"] for line in (await client.get(ratings))["leaders"]] == [amal.player]
    assert (await change(amal, leaderboard=False))["leaderboard"] is False
    assert (await client.get(ratings))["leaders"] == []
    assert (await client.get(bots))["leaders"] == []
    profile = await client.get(PROFILE.format(amal.player))
    assert profile["ratings"] != [], "the rating stays on the player's own page"
    await change(amal, leaderboard=True)
    assert [line["player"] for line in (await client.get(ratings))["leaders"]] == [amal.player]


async def test_the_choice_is_exported_and_merged(client: Client, amal: Client) -> None:
    await change(amal, history="nobody", leaderboard=False)
    answer = await amal.ask("GET", "/api/me/export")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
        profile = json.loads(packed.read("profile.json"))
    assert (profile["history"], profile["leaderboard"]) == ("nobody", False)
    store, second = client.application.store, await client.account("Badr")
    await merge(store, amal.player, second.player)
    kept = await store.account(second.player)
    assert kept is not None and (kept.history, kept.leaderboard) == ("nobody", False)


async def test_an_erased_player_has_no_list(client: Client, amal: Client) -> None:
    await change(amal, history="nobody")
    await erase(client.application.store, amal.player)
    assert await client.get(RECORDS.format(amal.player)) == {"records": []}
    assert await client.refused("GET", PROFILE.format(amal.player)) == (404, "no-such-player")


async def test_another_node_asks_the_store(tmp_path: Path) -> None:
    async with serving(tmp_path) as one:
        store = one.application.store
        await add_players(store)
        await Results(store).finish(played(rated=True), NOW)
        assert len((await one.get(RECORDS.format("p1")))["records"]) == 1
        await store.change_account("p1", history="nobody")  # as another node does
        assert await one.refused("GET", RECORDS.format("p1")) == (403, "history-private")
