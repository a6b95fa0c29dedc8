"""Studies over HTTP: who may read and change them, and what can be in them."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import pytest

from tests.server.accounts.finished import NOW, add_players, played
from tests.server.http.conftest import PASSWORD, Client
from tests.server.http.test_reviews import TABLE, change, opened
from vierblatt.protocol import study as limits
from vierblatt.server.accounts.results import Results
from vierblatt.server.study import studies


@pytest.fixture
async def played_one(client: Client) -> Client:
    """A server that has seen one match of six, four of them people."""
    store = client.application.store
    await add_players(store, 6)
    await Results(store).finish(played(people=6), NOW)
    return client


@pytest.fixture
async def amal(played_one: Client) -> Client:
    """Somebody who did not play the match."""
    return await played_one.account("Amal")


async def made(owner: Client, *steps: int) -> tuple[str, dict[str, Any]]:
    """A study with these positions of the match: its path, and what it is."""
    found = await owner.post("/api/studies", {"name": "  Endings "})
    path = f"/api/studies/{found['id']}"
    for step in steps:
        found = await owner.post(f"{path}/positions", {"record": TABLE, "step": step, "note": f"n{step}"})
    return path, found


def notes(study: dict[str, Any]) -> list[str]:
    return [position["note"] for position in study["positions"]]


async def test_the_owner_changes_a_study_and_everybody_with_the_link_reads_it(amal: Client) -> None:
    path, study = await made(amal, 0, 5, 9)
    assert (study["name"], study["owner"], study["owner_name"]) == ("Endings", amal.player, "Amal")
    assert study["positions"][1] == {
        "number": 2, "record": TABLE, "game": "kout_bo", "review": "", "deal": 1, "branch": 0, "step": 5, "note": "n5",
    }  # fmt: skip
    ordered = await amal.ask("PATCH", f"{path}/positions/3", {"place": 0, "note": "first"})
    assert notes(ordered.json()) == ["first", "n0", "n5"]
    assert notes((await amal.ask("PATCH", f"{path}/positions/3", {"place": 40})).json()) == ["n0", "n5", "first"]
    await amal.ask("PATCH", path, {"name": "Beginnings"})
    await amal.ask("DELETE", f"{path}/positions/1")
    guest = await amal.guest()
    read = await guest.get(path)
    assert (read["name"], notes(read)) == ("Beginnings", ["n5", "first"])
    (mine,) = (await amal.get("/api/me/studies"))["studies"]
    assert (mine["id"], mine["positions"]) == (study["id"], 2)
    for method, below, body in [
        ("PATCH", "", {"name": "x"}), ("DELETE", "", None), ("POST", "/positions", {"record": TABLE}),
        ("PATCH", "/positions/2", {"note": "x"}), ("DELETE", "/positions/2", None),
    ]:  # fmt: skip
        assert await guest.refused(method, f"{path}{below}", body) == (403, "study-not-yours")
    assert (await guest.get("/api/me/studies"))["studies"] == []
    assert (await amal.ask("DELETE", path)).status_code == 204
    assert await guest.refused("GET", path) == (404, "no-such-study")


async def test_only_positions_that_can_be_seen_are_in_a_study(amal: Client) -> None:
    path, _ = await made(amal)
    add = f"{path}/positions"
    running = await amal.post("/api/tables", {"game": "baloot", "settings": {"private": True}})
    for body, refusal in [
        ({"record": running["id"]}, (404, "unknown-record")),
        ({"review": running["id"]}, (404, "no-such-review")),
        ({"record": TABLE, "deal": 99}, (404, "no-such-deal")),
        ({"record": TABLE, "step": 900}, (404, "no-such-point")),
        ({"record": TABLE, "branch": 4}, (404, "no-such-deal")),
        ({}, (404, "unknown-record")),
    ]:
        assert await amal.refused("POST", add, body) == refusal
    host, review = await opened(amal)
    branch = (await host.post(f"{review}/changes", change("play-on", point={"deal": 1}, count=3)))["point"]["branch"]
    link = review.rpartition("/")[2]
    study = await amal.post(add, {"review": link, "branch": branch, "step": 2, "record": running["id"]})
    (position,) = study["positions"]
    assert (position["record"], position["review"], position["branch"]) == (TABLE, link, branch)
    assert await amal.refused("POST", add, {"review": link, "branch": 77}) == (404, "no-such-branch")


async def test_studies_notes_and_names_have_limits(amal: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "MOST_POSITIONS", 2)
    monkeypatch.setattr(studies, "MOST_STUDIES", 2)
    path, _ = await made(amal, 0, 1)
    assert await amal.refused("POST", f"{path}/positions", {"record": TABLE}) == (409, "too-many-positions")
    long = {"note": "x" * (limits.LONGEST_NOTE + 1)}
    assert await amal.refused("PATCH", f"{path}/positions/1", long) == (409, "note-too-long")
    assert await amal.refused("PATCH", f"{path}/positions/7", {"note": "x"}) == (404, "no-such-position")
    assert (await amal.refused("PATCH", path, {"name": " \u200b "}))[1] == "bad-name-length"
    await made(amal)
    assert await amal.refused("POST", "/api/studies", {"name": "third"}) == (409, "too-many-studies")


async def test_the_export_has_studies_and_they_go_with_the_account(amal: Client) -> None:
    path, study = await made(amal, 4)
    exported = await amal.ask("GET", "/api/me/export")
    with zipfile.ZipFile(io.BytesIO(exported.content)) as archive:
        (own,) = json.loads(archive.read("profile.json"))["studies"]
    assert (own["id"], own["positions"]) == (study["id"], study["positions"])
    guest = await amal.guest()
    await amal.post("/api/me/delete", {"password": PASSWORD})
    assert await guest.refused("GET", path) == (404, "no-such-study")
