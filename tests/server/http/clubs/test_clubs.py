"""Majlises as clubs over HTTP: crest, roles, rule sets, standing events, leaderboard; who lies or is late."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.http.clubs.clock import HOUR, THURSDAY, Clock, ids, role
from tests.server.http.conftest import Client
from tests.server.http.test_majlises import played
from vierblatt.server.majlis import majlises as rules
from vierblatt.server.majlis import rule_sets

# --- crest and roles -------------------------------------------------------------------------------------------------


async def test_a_crest_is_there_from_the_beginning_and_managers_choose_another(
    amal: Client, badr: Client, clara: Client, club: str
) -> None:
    first = (await clara.get(club))["crest"]
    assert {*first} == {"shape", "ground", "ink", "sign"}
    crest = {"shape": "circle", "ground": "blue", "ink": "gold", "sign": "spade"}
    assert (await badr.ask("PATCH", club, {"crest": crest})).json()["crest"] == crest
    assert (await amal.get("/api/me/majlises"))["majlises"][0]["crest"] == crest
    table = await amal.post(f"{club}/tables")
    assert (await amal.get(f"/api/tables/{table['id']}/majlis"))["majlis"]["crest"] == crest
    for wrong in ({**crest, "ink": "black"}, {**crest, "sign": "<svg>"}, {"shape": "circle"}, {**crest, "more": 1}):
        assert await badr.refused("PATCH", club, {"crest": wrong}) == (400, "bad-request")
    assert await clara.refused("PATCH", club, {"crest": crest}) == (403, "majlis-managers-only")


async def test_managers_do_what_the_host_does_but_for_three_things(
    client: Client, amal: Client, badr: Client, clara: Client, club: str
) -> None:
    assert [each["role"] for each in (await clara.get(club))["members"]] == ["host", "manager", "member"]
    assert (await badr.get(club))["role"] == "manager"
    assert (await badr.ask("PATCH", club, {"name": "New"})).json()["name"] == "New"
    line = await clara.post(f"{club}/chat", {"text": "rude"})
    assert (await badr.ask("DELETE", f"{club}/chat/{line['id']}")).status_code == 204
    host_only = (403, "majlis-host-only")
    assert await badr.refused("DELETE", club) == host_only
    assert await badr.refused("PATCH", club, {"host": badr.player}) == host_only
    assert await badr.refused("PUT", f"{club}/members/{clara.player}/role", {"role": "manager"}) == host_only
    assert await badr.refused("DELETE", f"{club}/members/{amal.player}") == host_only
    assert await amal.refused("PUT", f"{club}/members/{amal.player}/role", {"role": "member"}) == (
        404,
        "no-such-player",
    )
    assert (await badr.ask("DELETE", f"{club}/members/{clara.player}")).status_code == 204
    fresh = (await badr.post(f"{club}/link"))["id"]
    assert await client.application.store.majlis(fresh) is not None


async def test_who_is_no_manager_any_more_does_nothing_with_another_tab(
    amal: Client, badr: Client, club: str, clock: Clock
) -> None:
    event = (await badr.post(f"{club}/events", THURSDAY))["events"][0]["id"]
    made = await badr.post(f"{club}/rules", {"name": "Long"})
    await role(amal, club, badr, "member")
    for method, place, body in [
        ("POST", "/events", THURSDAY), ("DELETE", f"/events/{event}", None),
        ("PUT", f"/events/{event}/dates/2027-01-21", {"on": True}), ("POST", "/rules", {"name": "Mine"}),
        ("PUT", f"/rules/{made['id']}", {"name": "Mine"}), ("POST", f"/rules/{made['id']}/usual", None),
        ("DELETE", f"/rules/{made['id']}", None), ("POST", "/link", None),
        ("POST", "/tournaments/aaaaaaaaaa/organiser", None),
    ]:  # fmt: skip
        assert await badr.refused(method, club + place, body) == (403, "majlis-managers-only"), (method, place)


async def test_strangers_see_neither_events_nor_leaders_nor_pages_of_members(client: Client, club: str) -> None:
    dina = await client.account("Dina")
    for place in ("/events", "/leaders", "/members", "/tables"):
        assert await dina.refused("GET", club + place) == (403, "majlis-members-only"), place
    seen = await dina.get(club)
    assert (seen["rules"], seen["role"]) == ([], None)


async def test_managers_have_a_limit(amal: Client, clara: Client, club: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "MANAGERS", 1)
    place = f"{club}/members/{clara.player}/role"
    assert await amal.refused("PUT", place, {"role": "manager"}) == (409, "too-many-managers")


async def test_members_come_in_pages(clara: Client, club: str) -> None:
    first = await clara.get(f"{club}/members", params={"limit": 2})
    last = first["members"][-1]
    rest = await clara.get(f"{club}/members", params={"joined": last["joined"], "player": last["player"]})
    assert [each["name"] for each in [*first["members"], *rest["members"]]] == ["Amal", "Badr", "Clara"]
    assert first["count"] == rest["count"] == 3


# --- rule sets -------------------------------------------------------------------------------------------------------


async def test_a_table_is_played_by_the_rule_set_that_is_chosen(badr: Client, clara: Client, club: str) -> None:
    made = await badr.post(f"{club}/rules", {"name": " Long\u202e ", "changes": {"target": 200}})
    assert (made["name"], made["changes"]) == ("Long", {"target": 200})
    usual = await clara.post(f"{club}/tables")
    long = await clara.post(f"{club}/tables?rules={made['id']}")
    assert (usual["changes"], long["changes"]) == ({}, {"target": 200})
    assert (await badr.post(f"{club}/tables?rules={made['id']}"))["id"] == long["id"], "people meet there, too"
    assert ids((await clara.get(f"{club}/tables"))["tables"]) == [usual["id"], long["id"]]
    assert (await badr.ask("POST", f"{club}/rules/{made['id']}/usual")).status_code == 204
    seen = await clara.get(club)
    assert (seen["usual"], seen["changes"], ids(seen["rules"])) == (made["id"], {"target": 200}, [made["id"]])
    await badr.ask("PATCH", club, {"changes": {"target": 300}})  # a client that knows no rule sets
    assert (await clara.get(club))["rules"][0]["changes"] == {"target": 300}
    assert (await badr.ask("DELETE", f"{club}/rules/{made['id']}")).status_code == 204
    assert await clara.refused("POST", f"{club}/tables?rules={made['id']}") == (404, "no-such-rules")
    assert (await clara.get(club))["changes"] == {"target": 300}


async def test_rule_sets_that_cannot_be_are_refused(badr: Client, club: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await badr.refused("POST", f"{club}/rules", {"name": "\u200b"}) == (422, "bad-name-length")
    assert await badr.refused("POST", f"{club}/rules", {"name": "x" * 41}) == (422, "bad-name-length")
    assert await badr.refused("POST", f"{club}/rules", {"name": "A", "changes": {"x": 1}}) == (422, "unknown-option")
    assert await badr.refused("PUT", f"{club}/rules/aaaaaaaaaaaa", {"name": "A"}) == (404, "no-such-rules")
    monkeypatch.setattr(rule_sets, "RULE_SETS", 1)
    await badr.post(f"{club}/rules", {"name": "A"})
    assert await badr.refused("POST", f"{club}/rules", {"name": "B"}) == (409, "too-many-rule-sets")


# --- the leaderboard -------------------------------------------------------------------------------------------------


async def test_the_leaderboard_of_a_month_and_in_all_is_computed_once_for_each_change(
    client: Client, amal: Client, badr: Client, clara: Client, club: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    dina = await client.account("Dina")
    await dina.post(f"{club}/members")
    store, asked = client.application.store, []
    results = store.majlis_results

    async def counted(majlis: str, *, limit: int) -> Any:
        asked.append(majlis)
        return await results(majlis, limit=limit)

    monkeypatch.setattr(store, "majlis_results", counted)
    a, b, c, d = (each.player for each in (amal, badr, clara, dina))
    await played(amal, club, "1", [a, b, c, d], [0])
    await played(amal, club, "2", [a, c, b, d], [0])
    await played(amal, club, "3", [a, b, "", d], [0])  # with a bot
    await played(amal, club, str(40 * 24 * HOUR), [a, b, c, d], [1])
    asked.clear()
    everything = await badr.get(f"{club}/leaders")
    lines = {each["name"]: (each["matches"], each["won"]) for each in everything["leaders"]}
    assert lines == {"Amal": (3, 2), "Badr": (3, 2), "Clara": (3, 1), "Dina": (3, 1)}
    assert [each["gain"] for each in everything["leaders"]] == sorted(
        (each["gain"] for each in everything["leaders"]), reverse=True
    )
    assert everything["months"] == ["2027-02", "2027-01"] and everything["matches"] == 3
    month = await clara.get(f"{club}/leaders", params={"month": "2027-01"})
    assert (month["matches"], month["leaders"][0]["name"], month["leaders"][0]["won"]) == (2, "Amal", 2)
    assert (await clara.get(f"{club}/leaders", params={"month": "1999-01"}))["leaders"] == []
    assert await clara.refused("GET", f"{club}/leaders", params={"month": "x"}) == (400, "bad-request")
    await asyncio.gather(*(each.get(club) for each in (amal, badr, clara, dina)))
    assert len(asked) == 1
    await dina.ask("DELETE", f"{club}/members/{d}")
    assert "Dina" not in str(await badr.get(f"{club}/leaders")) and len(asked) == 2


async def test_finished_tournaments_of_events_count(
    client: Client, amal: Client, badr: Client, clara: Client, club: str, clock: Clock
) -> None:
    single = {**THURSDAY, "format": {"format": "knockout"}, "players": 2}
    (event,) = (await badr.post(f"{club}/events", single))["events"]
    await clock.pass_until(event["dates"][0]["starts"] - HOUR)
    (tournament,) = (await amal.get(f"{club}/events"))["tournaments"]
    place = f"/api/tournaments/{tournament['id']}"
    for each in (amal, clara):
        await each.post(f"{place}/entry", {"partners": ["Somebody"]})
    await badr.post(f"{place}/start")
    page = await badr.post(f"{place}/pair")
    (meeting,) = page["rounds"][0]["meetings"]
    points = [152 if side == [1] else 98 for side in meeting["sides"]]
    await badr.post(f"{place}/meetings/{meeting['number']}/result", {"matches": [points]})
    await badr.post(f"{place}/close", {"reason": "finished"})
    lines = (await badr.get(f"{club}/leaders"))["leaders"]
    assert {each["name"]: (each["events"], each["events_won"]) for each in lines} == {"Amal": (1, 1), "Clara": (1, 0)}
