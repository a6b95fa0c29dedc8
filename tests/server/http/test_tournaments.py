"""Tournaments over HTTP: an evening from the first entry to the last, who may act, repeated acts, limits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.http.conftest import Client
from vierblatt.tournaments import TournamentFile, standings
from vierblatt.tournaments.amounts import rounded

EVENING = {"name": "Evening", "game": "baloot", "format": {"format": "swiss", "rounds": 2}, "public": True}
NAMES = ("Amal and Badr", "Dana and Essa", "Fahad and Ghada", "Huda and Isa")


async def opened(organiser: Client, **fields: Any) -> str:
    """A new tournament; returns its address."""
    made = await organiser.post("/api/tournaments", {**EVENING, **fields})
    return f"/api/tournaments/{made['id']}"


async def entered(organiser: Client, **fields: Any) -> str:
    """One with four contestants."""
    place = await opened(organiser, **fields)
    for name in NAMES:
        await organiser.post(f"{place}/contestants", {"name": name})
    return place


async def started(organiser: Client, **fields: Any) -> str:
    """One whose first round is paired."""
    place = await entered(organiser, **fields)
    await organiser.post(f"{place}/start")
    await organiser.post(f"{place}/pair")
    return place


async def test_an_evening(client: Client, tmp_path: Path) -> None:
    organiser = await client.account("Amal")
    place = await opened(organiser, starts=1_800_000_000_000, place="Diwan")
    page = await client.get(place)
    assert (page["stage"], page["organising"], page["next"]) == ("entering", False, ["enter", "cancel"])
    assert (page["seq"], page["organiser_name"], page["tie_breaks"][0]) == (1, "Amal", "buchholz")
    for name in NAMES:
        page = await organiser.post(f"{place}/contestants", {"name": f" {name}  ", "players": name.split(" and ")})
    assert [each["name"] for each in page["contestants"]] == [*NAMES]
    assert page["organising"] and page["next"][0] == "start"
    page = await organiser.post(f"{place}/start")
    assert page["next"][0] == "pair" and page["rounds_planned"] == 2
    while "pair" in page["next"]:
        page = await organiser.post(f"{place}/pair")
        assert page["next"][0] == "report"
        for meeting in page["rounds"][-1]["meetings"]:
            assert meeting["result"] is None
            low = min(side[0] for side in meeting["sides"])
            points = [152 if side == [low] else 98 for side in meeting["sides"]]
            page = await organiser.post(f"{place}/meetings/{meeting['number']}/result", {"matches": [points]})
    assert page["next"] == ["close", "enter", "pause", "cancel"]
    page = await organiser.post(f"{place}/close", {"reason": "finished"})
    assert (page["stage"], page["next"]) == ("closed", [])
    first = page["standings"][0]
    assert (first["contestant"], first["place"], first["points"], first["tie_breaks"][1:]) == (1, 1, "4", [2, 108])
    log = (await client.ask("GET", f"{place}/log")).content
    (tmp_path / "evening.jsonl").write_bytes(log)
    file = TournamentFile(tmp_path / "evening.jsonl").tournament
    assert len(file.entries) == page["seq"]
    assert [(each["contestant"], each["place"], each["points"]) for each in page["standings"]] == [
        (each.contestant, each.place, rounded(each.points or 0)) for each in standings(file.state)
    ]
    table = (await client.ask("GET", f"{place}/standings.csv")).text.splitlines()
    assert len(table) == 5 and table[0].startswith("group,place,contestant,name,players,points")
    assert len((await client.ask("GET", f"{place}/results.csv")).text.splitlines()) == 9
    assert b"LOCATION:Diwan\r\n" in (await client.ask("GET", f"{place}/calendar.ics")).content
