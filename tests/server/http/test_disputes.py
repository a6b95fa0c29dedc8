"""Disputes over HTTP: without an account, nothing is kept, and nothing that is sent breaks them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.registry import GAMES
from tests.server.http.conftest import GENEROUS_HTTP_LIMITS, Client, serving
from vierblatt.server.ops.config import Limits

FIRST = {"baloot": "contract", "king_bolola": "contract", "kout_bo": "bid", "back_alley": "trump"}


@pytest.mark.parametrize("game", GAMES)
async def test_the_form_lists_what_can_be_said(client: Client, game: str) -> None:
    form = await client.get(f"/api/disputes/{game}")
    assert form["fields"][0]["name"] == FIRST[game]
    assert form["facts"]


async def test_the_form_follows_the_house_rules(client: Client) -> None:
    four = await client.get("/api/disputes/kout_bo?preset=kout_bo_4")
    assert [field["values"] for field in four["fields"] if field["name"] == "maker"] == [["1", "2", "3", "4"]]
    assert await client.refused("GET", "/api/disputes/kout_bo?preset=five") == (422, "unknown-preset")
    assert await client.refused("GET", "/api/disputes/chess") == (404, "unknown-game")


async def test_a_fault_is_explained(client: Client) -> None:
    question = {"card": "9D", "hand": ["AS", "7S"], "trick": ["TS"], "values": {"contract": "sun"}, "whole": True}
    answer = await client.post("/api/disputes/baloot", question)
    assert (answer["verdict"], answer["rule"]) == ("fault", "BAL-PLAY-2")
    assert answer["fault"] == {"kind": "no-follow", "proofs": ["AS", "7S"], "rule": "BAL-QAID-5", "points": [0, 26]}
    assert {each["card"]: each["allowed"] for each in answer["cards"]} == {"AS": True, "7S": True, "9D": False}
    free = await client.post("/api/disputes/baloot", {**question, "changes": {"kaboot": "off"}, "trick": []})
    assert (free["verdict"], free["rule"], free["fault"]) == ("allowed", "", None)


async def test_what_is_not_known_is_asked_for(client: Client) -> None:
    question: dict[str, Any] = {"card": "AH", "values": {"contract": "no hearts"}}
    answer = await client.post("/api/disputes/king_bolola", question)
    assert (answer["verdict"], answer["asks"]) == ("depends", ["broken"])
    assert answer["missing"][0]["suits"] == ["S", "D", "C"]
    question["values"]["broken"] = "yes"
    assert (await client.post("/api/disputes/king_bolola", question))["verdict"] == "allowed"


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        ({}, (400, "bad-request")),
        ({"card": "AS", "secret": 1}, (400, "bad-request")),
        ({"card": "AS", "hand": "AS"}, (400, "bad-request")),
        ({"card": "AS", "hand": ["AS"] * 61}, (400, "bad-request")),
        ({"card": "A" * 21}, (400, "bad-request")),
        ({"card": "AS", "values": {"contract": "x" * 41}}, (400, "bad-request")),
        ({"card": "AS", "values": {str(n): "" for n in range(41)}}, (400, "bad-request")),
        ({"card": "AS", "values": {"contract": 1}}, (400, "bad-request")),
        ({"card": "AS"}, (422, "dispute-missing")),
        ({"card": "ZZ", "values": {"contract": "sun"}}, (422, "bad-card")),
        ({"card": "2C", "values": {"contract": "sun"}}, (422, "dispute-not-in-pack")),
        ({"card": "AS", "values": {"contract": "sun"}, "changes": {"target": 2**70}}, (422, "bad-value")),
    ],
)
async def test_bad_questions_are_refused(client: Client, body: dict[str, Any], refusal: tuple[int, str]) -> None:
    assert await client.refused("POST", "/api/disputes/baloot", body) == refusal


async def test_one_address_cannot_ask_without_end(tmp_path: Path) -> None:
    limits = Limits(requests_per_minute=20, sockets_per_address=GENEROUS_HTTP_LIMITS.sockets_per_address)
    async with serving(tmp_path, limits=limits) as client:
        question = {"card": "AS", "values": {"contract": "sun"}}
        for _ in range(10):
            await client.post("/api/disputes/baloot", question)
        assert await client.refused("POST", "/api/disputes/baloot", question) == (429, "too-fast")


async def test_house_rules_that_differ_from_the_preset_change_the_form(client: Client) -> None:
    four = await client.get("/api/disputes/kout_bo", params={"rules": "players=4;malzom=any_forced"})
    fields = {field["name"]: field for field in four["fields"]}
    assert fields["maker"]["values"] == ["1", "2", "3", "4"]
    assert len(fields["malzom"]["when"]["bid"]) == 5
    for rules, code in (("players=9", "bad-value"), ("nothing=1", "unknown-option"), ("players", "bad-value")):
        assert await client.refused("GET", f"/api/disputes/kout_bo?rules={rules}") == (422, code)
