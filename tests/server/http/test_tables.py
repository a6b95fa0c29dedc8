"""Tables over HTTP: opening, finding, inviting."""

from __future__ import annotations

import pytest

from tests.server.http.conftest import Client


async def test_a_table_is_opened_and_looked_at(client: Client) -> None:
    guest = await client.guest()
    body = {"game": "kout_bo", "preset": "kout_bo_4", "settings": {"private": True, "move_seconds": 20}, "bots": 2}
    info = await guest.post("/api/tables", body)
    assert (info["game"], info["preset"], info["host"], info["stage"]) == (
        "kout_bo",
        "kout_bo_4",
        guest.player,
        "seating",
    )
    assert [seat["kind"] for seat in info["seats"]] == ["empty", "empty", "bot", "bot"]
    assert info["settings"]["move_seconds"] == 20
    assert (await client.get(f"/api/tables/{info['id']}"))["rules_hash"] == info["rules_hash"]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"game": "baloot", "preset": "x"}, 422, "unknown-preset"),
        ({"game": "baloot", "changes": {"x": 1}}, 422, "unknown-option"),
        ({"game": "baloot", "changes": {"target": -1}}, 422, "bad-value"),
        ({"game": "baloot", "changes": {"target": [[[]]]}}, 422, "bad-value"),
        ({"game": "baloot", "changes": {"target": "9" * 5000}}, 422, "bad-value"),
        ({"game": "baloot", "changes": {"target": {"a": None}}}, 422, "bad-value"),
        ({"game": "baloot", "bots": 4}, 422, "too-many-bots"),
        ({"game": "baloot", "bots": -1}, 400, "bad-request"),
        ({"game": "baloot", "settings": {"rated": True}, "solo": True}, 422, "rated-no-bots"),
        ({"game": "baloot", "settings": {"rated": True}}, 422, "rated-no-guests"),
        ({"game": "baloot", "settings": {"chat": "free"}}, 422, "free-chat-private"),
        ({"game": "baloot", "settings": {"grace": 10**30}}, 400, "bad-request"),
        ({}, 400, "bad-request"),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(
    client: Client, body: dict[str, object], status: int, code: str
) -> None:
    guest = await client.guest()
    assert await guest.refused("POST", "/api/tables", body) == (status, code)
    assert await client.get("/api/lobby") == {"tables": []}


async def test_opening_a_table_needs_a_sign_in(client: Client) -> None:
    assert await client.refused("POST", "/api/tables", {"game": "baloot"}) == (401, "not-signed-in")


async def test_a_quick_match_is_a_seat_at_a_table(client: Client) -> None:
    guest = await client.guest()
    place = await guest.post("/api/quick", {"game": "king_bolola"})
    mine = (await guest.get("/api/me/tables"))["tables"]
    assert [table["id"] for table in mine] == [place["table"]]
    assert guest.player in {seat["player"] for seat in mine[0]["seats"]}
    other = await client.guest()
    assert await other.get("/api/me/tables") == {"tables": []}


async def test_the_proof_of_a_table_is_there_before_anyone_sits(client: Client) -> None:
    guest = await client.guest()
    info = await guest.post("/api/tables", {"game": "back_alley"})
    proof = await client.get(f"/api/tables/{info['id']}/proof")
    assert (proof["match"], proof["rules_hash"], proof["seats"]) == (info["id"], info["rules_hash"], 4)
    assert len(proof["anchor"]) == 64 and proof["secrets"] == []


async def test_a_missing_table_is_not_found(client: Client) -> None:
    for path in ("", "/proof"):
        assert await client.refused("GET", f"/api/tables/aaaaaaaaaa{path}") == (404, "unknown-table")


@pytest.mark.parametrize("kind", ["tables", "majlises", "tournaments"])
async def test_an_invitation_is_drawn(client: Client, kind: str) -> None:
    answer = await client.ask("GET", f"/api/{kind}/abcdefghij/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg") and "script" not in answer.text
    other = await client.ask("GET", f"/api/{kind}/abcdefghij/qr.svg", headers={"Host": "192.168.1.5"})
    assert other.text != answer.text
