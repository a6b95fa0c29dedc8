"""Majlises over HTTP: who may see and do what, and what a stranger learns."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.http.conftest import PASSWORD, Client
from tests.server.store.stores import NOW, a_match
from vierblatt.server.live import chat
from vierblatt.server.majlis import majlises as rules

EMOJI = "👏"


@pytest.fixture
async def amal(client: Client) -> Client:
    """The host."""
    return await client.account("Amal")


@pytest.fixture
async def badr(client: Client) -> Client:
    """Somebody with the link."""
    return await client.account("Badr")


async def opened(host: Client, **more: Any) -> dict[str, Any]:
    """A new majlis."""
    body = {"name": "Diwan", "game": "baloot", **more}
    found: dict[str, Any] = await host.post("/api/majlises", body)
    return found


async def joined(host: Client, *others: Client) -> str:
    """A majlis with members; its path."""
    path = f"/api/majlises/{(await opened(host))['id']}"
    for other in others:
        await other.post(f"{path}/members")
    return path


async def played(client: Client, path: str, match: str, players: list[str], winners: list[int]) -> None:
    """A finished match of a majlis."""
    store = client.application.store
    row = await store.majlis(path.rpartition("/")[2])
    assert row is not None
    table = await client.post(f"{path}/tables")
    await client.application.hub.close_table(table["id"], "host")
    number = int(match)
    names = [player and "Name" for player in players]
    stored = a_match(table["id"], ended=NOW + number, players=players, names=names, winners=winners, scores=[2, 1])
    assert await store.put_record(stored, [], [])


async def test_a_majlis_is_opened_with_its_host_as_its_only_member(amal: Client) -> None:
    made = await opened(amal, changes={"target": 200}, settings={"chat": "free", "private": True, "pace": 120})
    assert (made["name"], made["game"], made["preset"], made["changes"]) == (
        "Diwan",
        "baloot",
        "standard",
        {"target": 200},
    )
    assert made["settings"]["private"] and made["settings"]["pace"] == 120
    assert (made["host"], made["member"], made["tables"], made["scores"], made["matches"]) == (
        amal.player,
        True,
        [],
        [],
        0,
    )
    assert [(member["player"], member["name"]) for member in made["members"]] == [(amal.player, "Amal")]
    assert await amal.get(f"/api/majlises/{made['id']}") == made
    (mine,) = (await amal.get("/api/me/majlises"))["majlises"]
    assert mine == {
        "id": made["id"], "name": "Diwan", "game": "baloot", "members": 1, "playing": 0, "said": 0,
        "crest": made["crest"], "role": "host",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        ({"name": "  \u200b"}, (422, "bad-name-length")),
        ({"name": "x" * 41}, (422, "bad-name-length")),
        ({"game": "chess"}, (404, "unknown-game")),
        ({"preset": "x"}, (422, "unknown-preset")),
        ({"changes": {"x": 1}}, (422, "unknown-option")),
        ({"settings": {"rated": True}}, (422, "rated-needs-clock")),
        ({"host": "somebody"}, (400, "bad-request")),
    ],
)
async def test_a_majlis_that_cannot_be_is_not_opened(
    amal: Client, body: dict[str, Any], refusal: tuple[int, str]
) -> None:
    assert await amal.refused("POST", "/api/majlises", {"name": "D", "game": "baloot", **body}) == refusal
    assert await amal.get("/api/me/majlises") == {"majlises": []}


async def test_its_tables_are_private_and_names_cannot_disturb_other_text(amal: Client) -> None:
    made = await opened(amal, name="\u202eDi\nwan", settings={"private": False, "chat": "free"})
    assert made["name"] == "Di wan" and made["settings"]["private"]


async def test_a_stranger_with_the_link_sees_who_but_not_what_was_played_or_said(
    client: Client, amal: Client, badr: Client
) -> None:
    path = await joined(amal)
    await amal.post(f"{path}/chat", {"text": "a secret"})
    await amal.post(f"{path}/tables")
    seen = await badr.get(path)
    assert (seen["member"], seen["tables"], seen["scores"], seen["matches"]) == (False, [], [], 0)
    assert [(m["name"], m["matches"], m["won"]) for m in seen["members"]] == [("Amal", 0, 0)]
    assert "secret" not in str(seen)
    refused = (403, "majlis-members-only")
    for method, place, body in [
        ("GET", "/chat", None),
        ("GET", "/records", None),
        ("POST", "/chat", {"text": "hi"}),
        ("POST", "/tables", None),
        ("POST", "/link", None),
        ("DELETE", "/chat/1", None),
        ("PUT", f"/chat/1/reactions/{EMOJI}", {"on": True}),
        ("PATCH", "", {"name": "Mine"}),
        ("DELETE", "", None),
        ("DELETE", f"/members/{amal.player}", None),
        ("DELETE", f"/members/{badr.player}", None),
    ]:
        assert await badr.refused(method, path + place, body) == refused, (method, place)
    assert await client.refused("GET", path) == (401, "not-signed-in")
    assert await badr.refused("GET", "/api/majlises/aaaaaaaaaa") == (404, "no-such-majlis")


async def test_what_only_the_host_may_do(amal: Client, badr: Client) -> None:
    path = await joined(amal, badr)
    refused = (403, "majlis-managers-only")
    assert await badr.refused("PATCH", path, {"name": "Mine"}) == refused
    assert await badr.refused("DELETE", path) == (403, "majlis-host-only")
    assert await badr.refused("POST", f"{path}/link") == refused
    assert await badr.refused("DELETE", f"{path}/members/{amal.player}") == refused
    line = await amal.post(f"{path}/chat", {"text": "mine"})
    assert await badr.refused("DELETE", f"{path}/chat/{line['id']}") == refused
    theirs = await badr.post(f"{path}/chat", {"text": "theirs"})
    assert (await amal.ask("DELETE", f"{path}/chat/{theirs['id']}")).status_code == 204
    assert [line["text"] for line in (await badr.get(f"{path}/chat"))["lines"]] == ["mine"]
    assert await amal.refused("DELETE", f"{path}/chat/{theirs['id']}") == (404, "no-such-line")
    assert await amal.refused("DELETE", f"{path}/members/nobody") == (404, "no-such-player")


async def test_the_host_changes_name_rules_and_host(amal: Client, badr: Client) -> None:
    path = await joined(amal, badr)

    async def change(**body: Any) -> Any:
        return (await amal.ask("PATCH", path, body)).json()

    assert (await change(name="Diwaniya"))["name"] == "Diwaniya"
    found = await change(preset="standard", changes={"target": 200})
    assert found["changes"] == {"target": 200}
    found = await change(settings={"pace": 120, "private": False})
    assert (found["changes"], found["settings"]["pace"], found["settings"]["private"]) == ({"target": 200}, 120, True)
    assert await amal.refused("PATCH", path, {"changes": {"target": -1}}) == (422, "bad-value")
    assert await amal.refused("PATCH", path, {"host": "nobody"}) == (404, "no-such-player")
    assert (await change(host=badr.player))["host"] == badr.player
    assert await amal.refused("PATCH", path, {"name": "Mine"}) == (403, "majlis-managers-only")


async def test_a_removed_member_gets_nothing_more(amal: Client, badr: Client) -> None:
    path = await joined(amal, badr)
    table = await amal.post(f"{path}/tables")
    assert (await badr.get(f"/api/tables/{table['id']}/majlis"))["majlis"]["name"] == "Diwan"
    await amal.post(f"{path}/chat", {"text": "before"})
    assert (await amal.ask("DELETE", f"{path}/members/{badr.player}")).status_code == 204
    assert await badr.refused("GET", f"{path}/chat") == (403, "majlis-members-only")
    assert not (await badr.get(path))["member"]
    assert await badr.get(f"/api/tables/{table['id']}/majlis") == {"majlis": None}
    assert await badr.get("/api/me/majlises") == {"majlises": []}


async def test_after_a_new_link_the_old_one_is_dead(amal: Client, badr: Client) -> None:
    path = await joined(amal)
    fresh = (await amal.post(f"{path}/link"))["id"]
    assert not path.endswith(fresh)
    for method, place in [("GET", ""), ("POST", "/members"), ("GET", "/chat")]:
        assert await badr.refused(method, path + place) == (404, "no-such-majlis")
    assert (await badr.post(f"/api/majlises/{fresh}/members"))["member"]


async def test_a_table_does_not_give_the_link_away(client: Client, amal: Client, badr: Client) -> None:
    path = await joined(amal)
    table = await amal.post(f"{path}/tables")
    assert await badr.get(f"/api/tables/{table['id']}/majlis") == {"majlis": None}
    assert path.rpartition("/")[2] not in str(await badr.get(f"/api/tables/{table['id']}"))
    other = await badr.post("/api/tables", {"game": "baloot"})
    assert await badr.get(f"/api/tables/{other['id']}/majlis") == {"majlis": None}


async def test_play_finds_the_table_that_waits_or_opens_one(amal: Client, badr: Client) -> None:
    path = await joined(amal, badr)
    table = await amal.post(f"{path}/tables")
    assert table["settings"]["private"] and table["seats"][0]["player"] == amal.player
    assert (await badr.post(f"{path}/tables"))["id"] == table["id"]
    assert [each["id"] for each in (await badr.get(path))["tables"]] == [table["id"]]
    assert (await badr.get("/api/me/majlises"))["majlises"][0]["playing"] == 1
    await amal.ask("PATCH", path, {"preset": "standard", "changes": {"target": 200}})
    other = await badr.post(f"{path}/tables")
    assert other["id"] != table["id"] and other["changes"] == {"target": 200}
    assert await amal.get("/api/lobby") == {"tables": []}


async def test_people_who_press_play_at_once_get_one_table(client: Client, amal: Client) -> None:
    guests = [await client.guest() for _ in range(6)]
    path = await joined(amal, *guests)
    tables = await asyncio.gather(*(each.post(f"{path}/tables") for each in [amal, *guests]))
    assert len({table["id"] for table in tables}) == 1
    assert len((await amal.get(path))["tables"]) == 1


async def test_the_running_score_counts_the_same_sides_whoever_sits_where(
    client: Client, amal: Client, badr: Client
) -> None:
    clara, dina = await client.account("Clara"), await client.account("Dina")
    path = await joined(amal, badr, clara, dina)
    a, b, c, d = (each.player for each in (amal, badr, clara, dina))
    await played(amal, path, "1", [a, b, c, d], [0])
    await played(amal, path, "2", [d, c, b, a], [1])  # the same sides, the other way round: a and c win again
    await played(amal, path, "3", [a, b, c, d], [])
    await played(amal, path, "4", [a, c, b, d], [1])
    await played(amal, path, "5", [a, b, c, ""], [0])  # with a bot
    seen = await amal.get(path)
    first, second = seen["scores"]
    won = {frozenset(side): count for side, count in zip(first["sides"], first["won"], strict=True)}
    assert (won, first["matches"]) == ({frozenset({a, c}): 2, frozenset({b, d}): 0}, 3)
    won = {frozenset(side): count for side, count in zip(second["sides"], second["won"], strict=True)}
    assert (won, second["matches"]) == ({frozenset({a, b}): 0, frozenset({c, d}): 1}, 1)
    assert seen["matches"] == 5
    assert {m["player"]: (m["matches"], m["won"]) for m in seen["members"]} == {
        a: (5, 3), b: (5, 0), c: (5, 4), d: (4, 1),
    }  # fmt: skip
    records = (await badr.get(f"{path}/records"))["records"]
    assert [record["ended"] for record in records] == [NOW + number for number in (5, 4, 3, 2, 1)]
    await dina.ask("DELETE", f"{path}/members/{d}")
    assert (await amal.get(path))["scores"] == []


async def test_records_of_another_majlis_are_not_listed(client: Client, amal: Client, badr: Client) -> None:
    mine, theirs = await joined(amal), await joined(badr)
    await played(badr, theirs, "1", [badr.player, "", "", ""], [0])
    assert (await amal.get(f"{mine}/records")) == {"records": []}
    assert (await amal.get(mine))["matches"] == 0


async def test_lines_are_said_reacted_to_and_paged(amal: Client, badr: Client) -> None:
    path = await joined(amal, badr)
    lines = [await amal.post(f"{path}/chat", {"text": f"line\n{number}"}) for number in range(3)]
    assert [(line["text"], line["name"], line["player"]) for line in lines[:1]] == [("line 0", "Amal", amal.player)]
    last = lines[-1]["id"]
    reaction = f"{path}/chat/{last}/reactions/{EMOJI}"
    for _ in range(2):
        answer = (await badr.ask("PUT", reaction, {"on": True})).json()
    assert answer["reactions"] == {EMOJI: [badr.player]}
    page = (await badr.get(f"{path}/chat", params={"limit": 1}))["lines"]
    assert page == [answer]
    older = (await badr.get(f"{path}/chat", params={"before": last}))["lines"]
    assert [line["text"] for line in older] == ["line 0", "line 1"]
    assert (await badr.ask("PUT", reaction, {"on": False})).json()["reactions"] == {}
    assert await badr.refused("PUT", f"{path}/chat/99/reactions/{EMOJI}", {"on": True}) == (404, "no-such-line")
    assert await badr.refused("PUT", f"{path}/chat/{last}/reactions/x", {"on": True}) == (404, "no-such-place")
    assert await badr.refused("POST", f"{path}/chat", {"text": "\u200b\u202e"}) == (422, "nothing-said")
    assert await badr.refused("POST", f"{path}/chat", {"text": "x" * 301}) == (400, "bad-request")


async def test_lines_of_another_majlis_cannot_be_reached_through_ones_own(amal: Client, badr: Client) -> None:
    mine, theirs = await joined(amal), await joined(badr)
    await amal.post(f"{mine}/chat", {"text": "one"})
    for text in ("theirs 1", "theirs 2"):
        line = await badr.post(f"{theirs}/chat", {"text": text})
    assert await amal.refused("DELETE", f"{mine}/chat/{line['id']}") == (404, "no-such-line")
    assert await amal.refused("PUT", f"{mine}/chat/{line['id']}/reactions/{EMOJI}", {"on": True}) == (
        404,
        "no-such-line",
    )
    assert [line["text"] for line in (await badr.get(f"{theirs}/chat"))["lines"]] == ["theirs 1", "theirs 2"]


async def test_who_speaks_too_fast_waits_and_others_do_not(amal: Client, badr: Client) -> None:
    path = await joined(amal, badr)
    for number in range(chat.AT_ONCE):
        await amal.post(f"{path}/chat", {"text": str(number)})
    assert await amal.refused("POST", f"{path}/chat", {"text": "more"}) == (429, "too-fast")
    await badr.post(f"{path}/chat", {"text": "hello"})


async def test_the_limits_of_members_and_of_majlises(
    client: Client, amal: Client, badr: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "MEMBERS", 2)
    monkeypatch.setattr(rules, "MOST_MAJLISES", 2)
    path = await joined(amal, badr)
    clara = await client.guest()
    assert await clara.refused("POST", f"{path}/members") == (409, "majlis-full")
    assert (await badr.post(f"{path}/members"))["member"], "who is in stays in"
    await opened(badr)
    assert await badr.refused("POST", "/api/majlises", {"name": "D", "game": "baloot"}) == (409, "too-many-majlises")
    other = await opened(clara)
    assert await badr.refused("POST", f"/api/majlises/{other['id']}/members") == (409, "too-many-majlises")


async def test_a_deleted_account_leaves_no_text_and_the_host_passes_on(amal: Client, badr: Client) -> None:
    path = await joined(amal, badr)
    await amal.post(f"{path}/chat", {"text": "from amal"})
    line = await badr.post(f"{path}/chat", {"text": "from badr"})
    await amal.ask("PUT", f"{path}/chat/{line['id']}/reactions/{EMOJI}", {"on": True})
    await amal.post("/api/me/delete", {"password": PASSWORD})
    seen = await badr.get(path)
    assert (seen["host"], [member["name"] for member in seen["members"]]) == (badr.player, ["Badr"])
    (left,) = (await badr.get(f"{path}/chat"))["lines"]
    assert (left["text"], left["reactions"]) == ("from badr", {})
    await badr.ask("DELETE", f"{path}/members/{badr.player}")
    assert await badr.refused("GET", path) == (404, "no-such-majlis")
