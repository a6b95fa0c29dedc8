"""Tournaments at tables over HTTP: what can be chosen, who takes which place, what an account leaves behind."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import pytest

from tests.server.http.conftest import Client
from vierblatt.server.tournament import places, tournaments

TABLES: dict[str, Any] = {"settings": {"move_seconds": 30}, "minutes": 3}
EVENING = {"name": "Evening", "game": "baloot", "format": {"format": "swiss", "rounds": 2}, "open_entry": True}


async def opened(organiser: Client, **fields: Any) -> str:
    """A new tournament at tables; returns its address."""
    made = await organiser.post("/api/tournaments", {**EVENING, "tables": TABLES, **fields})
    return f"/api/tournaments/{made['id']}"


def at_tables(**fields: Any) -> dict[str, Any]:
    """How a tournament is played at tables."""
    return {"tables": {**TABLES, **fields}}


async def test_what_was_chosen_is_shown(client: Client) -> None:
    organiser = await client.account("Amal")
    page = await client.get(await opened(organiser, **at_tables(absent="bots", automatic=True)))
    shown = page["tables"]
    assert (shown["absent"], shown["minutes"], shown["automatic"]) == ("bots", 3, True)
    assert (shown["settings"]["takeback"], shown["settings"]["hints"]) == (False, False)
    assert [each["at_tables"] for each in (await organiser.get("/api/me/tournaments"))["tournaments"]] == [True]
    cards = await client.get(await opened(organiser, tables=None))
    assert (cards["tables"], cards["own_table"], cards["invitation"]) == (None, "", "")


@pytest.mark.parametrize(
    ("fields", "refusal"),
    [
        ({"players": 1}, (409, "absent-need-bots")),
        ({"game": "king_bolola"}, (409, "absent-need-bots")),
        (at_tables(settings={}), (409, "tables-need-clock")),
        (at_tables(settings={"move_seconds": 3600}), (409, "tables-need-clock")),
        (at_tables(settings={"move_seconds": 30, "chat": "free"}), (422, "free-chat-private")),
        (at_tables(settings={"move_seconds": 30, "rated": True}, absent="bots"), (422, "rated-no-bots")),
        (
            {"changes": {"target": 101}, **at_tables(settings={"move_seconds": 30, "rated": True})},
            (422, "rated-preset-only"),
        ),
        (at_tables(minutes=0), (400, "bad-request")),
        (at_tables(minutes=61), (400, "bad-request")),
        (at_tables(absent="hope"), (400, "bad-request")),
    ],
)
async def test_what_cannot_be_chosen(client: Client, fields: Any, refusal: Any) -> None:
    organiser = await client.account("Amal")
    body = {**EVENING, "tables": TABLES, **fields}
    assert await organiser.refused("POST", "/api/tournaments", body) == refusal


async def test_one_organiser_has_few_at_tables(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments, "MOST_AT_TABLES", 2)
    organiser = await client.account("Amal")
    addresses = [await opened(organiser) for _ in range(2)]
    body = {**EVENING, "tables": TABLES}
    assert await organiser.refused("POST", "/api/tournaments", body) == (409, "too-many-at-tables")
    await opened(organiser, tables=None)
    await organiser.post(f"{addresses[0]}/close", {"reason": "cancelled"})
    await opened(organiser)


async def test_places(client: Client) -> None:
    organiser, amal, badr, dana = [await client.guest() for _ in range(4)]
    address = await opened(organiser)
    page = await amal.post(f"{address}/entry", {"name": "Falcons"})
    invitation = {"invitation": page["invitation"]}
    assert len(page["invitation"]) == 10 and page["contestants"][0]["mine"]
    assert (await client.refused("POST", f"{address}/partners", invitation))[0] == 401
    tag = (await badr.ask("GET", address)).headers["etag"]
    page = await badr.post(f"{address}/partners", invitation)
    assert page == await badr.post(f"{address}/partners", invitation)  # the answer was lost
    assert (await badr.ask("GET", address, headers={"If-None-Match": tag})).status_code == 200
    assert [each["name"] for each in page["contestants"][0]["places"]] == [amal.name, badr.name]
    assert await dana.refused("POST", f"{address}/partners", invitation) == (409, "places-taken")
    assert await dana.refused("POST", f"{address}/partners", {"invitation": "a" * 10}) == (404, "no-such-invitation")
    assert await dana.refused("POST", f"{address}/partners", {"invitation": ""}) == (400, "bad-request")
    assert await badr.refused("POST", f"{address}/entry", {"name": "Owls"}) == (409, "entered-already")
    named = {"name": "Owls", "partners": ["Essa"]}
    assert await dana.refused("POST", f"{address}/entry", named) == (409, "partners-by-link")
    place = f"{address}/contestants/1/partners/1"
    assert await dana.refused("DELETE", place) == (403, "not-your-partner")
    assert await amal.refused("DELETE", f"{address}/contestants/1/partners/2") == (404, "no-such-partner")
    assert (await organiser.ask("DELETE", place)).is_success
    assert await badr.refused("POST", f"{address}/partners", invitation) == (404, "no-such-invitation")
    cards = await opened(organiser, tables=None)
    assert await dana.refused("POST", f"{cards}/partners", invitation) == (404, "no-tables")


async def test_the_organiser_enters_only_bots(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "MOST_WITHOUT_PLAYERS", 1)
    organiser, amal = await client.account("Amal"), await client.guest()
    strict, open_ = await opened(organiser), await opened(organiser, **at_tables(absent="bots"))
    owls, falcons = {"name": "Owls"}, {"name": "Falcons"}
    assert await organiser.refused("POST", f"{strict}/contestants", owls) == (409, "contestant-needs-players")
    await amal.post(f"{open_}/entry", {"name": "Pair"})
    page = await organiser.post(f"{open_}/contestants", owls)
    assert page == await organiser.post(f"{open_}/contestants", owls)
    assert await organiser.refused("POST", f"{open_}/contestants", falcons) == (409, "too-many-without-players")


async def test_guests_have_no_rated_tables(client: Client) -> None:
    organiser, guest = await client.account("Amal"), await client.guest()
    rated = at_tables(settings={"move_seconds": 30, "rated": True})
    address = await opened(organiser, **rated)
    assert await guest.refused("POST", f"{address}/entry", {}) == (422, "rated-no-guests")
    page = await organiser.post(f"{address}/entry", {})
    invitation = {"invitation": page["invitation"]}
    assert await guest.refused("POST", f"{address}/partners", invitation) == (422, "rated-no-guests")


async def test_a_partner_takes_their_data_and_goes(client: Client) -> None:
    organiser, amal, badr = [await client.guest() for _ in range(3)]
    address = await opened(organiser)
    page = await amal.post(f"{address}/entry", {"name": "Falcons"})
    await badr.post(f"{address}/partners", {"invitation": page["invitation"]})
    archive = (await badr.ask("GET", "/api/me/export")).content
    profile = json.loads(zipfile.ZipFile(io.BytesIO(archive)).read("profile.json"))
    (own,) = profile["tournaments"]
    assert (own["partner_of"], own["entered"]) == ([1], [])
    await badr.post("/api/me/delete", {})
    page = await amal.get(address)
    assert [each["name"] for each in page["contestants"][0]["places"]] == [amal.name]
    assert page["contestants"][0]["name"] == "Falcons"
    await amal.post("/api/me/delete", {})
    page = await organiser.get(address)
    assert (page["contestants"][0]["name"], page["contestants"][0]["places"]) == ("-", [])
