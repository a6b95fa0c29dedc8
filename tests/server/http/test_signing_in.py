"""Guests, accounts and signing in, over HTTP."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

from tests.server.accounts.authenticator import Authenticator
from tests.server.http.conftest import PASSWORD, Client, serving


async def test_a_guest_registers_and_logs_in_again(client: Client) -> None:
    guest = await client.guest()
    assert (await guest.get("/api/me"))["guest"]
    session = await guest.post("/api/register", {"name": "Amal", "password": PASSWORD})
    assert session["player"] == guest.player and not session["guest"]
    again = await client.post("/api/login", {"name": "amal", "password": PASSWORD})
    assert again["player"] == guest.player
    await guest.be(again)
    me = await guest.get("/api/me")
    assert (me["name"], me["guest"], me["password"], me["language"]) == ("Amal", False, True, "en")


async def test_a_guest_may_choose_a_language(client: Client) -> None:
    assert (await client.post("/api/guest", {"language": "ar"}))["name"].startswith("ضيف")


async def test_an_optional_body_may_be_missing(client: Client) -> None:
    assert (await client.ask("POST", "/api/guest")).status_code == 200


async def test_a_token_is_changed_for_a_fresh_one(client: Client) -> None:
    guest = await client.guest()
    fresh = await guest.post("/api/token", {})
    assert fresh["player"] == guest.player
    await guest.be(fresh)
    assert (await guest.get("/api/me"))["id"] == guest.player


@pytest.mark.parametrize(
    ("name", "password", "status", "code"),
    [
        ("Amal", PASSWORD, 409, "name-taken"),
        ("a\u202eb", PASSWORD, 422, "bad-name-character"),
        ("x" * 30, PASSWORD, 422, "bad-name-length"),
        ("Dana", "short", 422, "bad-password"),
        ("Dana", "password123", 422, "guessable-password"),
    ],
)
async def test_bad_registrations_are_refused(client: Client, name: str, password: str, status: int, code: str) -> None:
    await client.account("Amal")
    guest = await client.guest()
    assert await guest.refused("POST", "/api/register", {"name": name, "password": password}) == (status, code)
    assert (await guest.get("/api/me"))["guest"]


async def test_name_and_language_are_changed_alone_or_together(client: Client) -> None:
    guest = await client.guest()
    for changes in ({"name": "Dana"}, {"language": "ar"}, {}):
        assert (await guest.ask("PATCH", "/api/me", changes)).is_success
    me = await guest.get("/api/me")
    assert (me["name"], me["language"]) == ("Dana", "ar")
    assert await guest.refused("PATCH", "/api/me", {"language": "tlh"}) == (422, "unknown-language")


async def test_logging_out_makes_tokens_void(client: Client) -> None:
    account = await client.account("Amal")
    assert await account.post("/api/logout", {}) is None
    assert await account.refused("GET", "/api/me") == (401, "bad-token")


async def test_sessions_are_listed_and_one_can_be_ended(client: Client) -> None:
    account = await client.account("Amal")
    login = {"name": "Amal", "password": PASSWORD}
    headers = {"User-Agent": "A phone\tof theirs"}
    phone = await Client(client.application, client.http).be(
        (await client.ask("POST", "/api/login", login, headers=headers)).json()
    )
    listed = (await account.get("/api/me/sessions"))["sessions"]
    assert sorted((session["here"], session["agent"][:7]) for session in listed) == [
        (False, "A phone"),
        (True, "python-"),
    ]
    there = next(session["id"] for session in listed if not session["here"])
    assert (await account.ask("DELETE", f"/api/me/sessions/{there}")).status_code == 204
    assert await phone.refused("GET", "/api/me") == (401, "bad-token")
    assert await account.refused("DELETE", f"/api/me/sessions/{there}") == (404, "unknown-session")
    assert (await account.get("/api/me"))["name"] == "Amal"
    assert (await account.ask("DELETE", "/api/me/sessions/here")).status_code == 204
    assert await account.refused("GET", "/api/me") == (401, "bad-token")


async def test_a_new_password_replaces_the_old_one(client: Client) -> None:
    account = await client.account("Amal")
    body = {"old": "wrong horse", "new": "battery staple"}
    assert await account.refused("POST", "/api/me/password", body) == (403, "wrong-password")
    session = await account.post("/api/me/password", body | {"old": PASSWORD})
    assert await account.refused("GET", "/api/me") == (401, "bad-token")
    await account.be(session)
    assert (await account.get("/api/me"))["name"] == "Amal"


async def test_a_deleted_account_is_gone(client: Client) -> None:
    account = await client.account("Amal")
    assert await account.refused("POST", "/api/me/delete", {"password": "wrong horse"}) == (403, "wrong-password")
    assert await account.post("/api/me/delete", {"password": PASSWORD}) is None
    assert await client.refused("GET", f"/api/players/{account.player}") == (404, "no-such-player")
    assert await client.refused("POST", "/api/login", {"name": "Amal", "password": PASSWORD}) == (401, "wrong-login")


async def test_players_can_export_their_data(client: Client) -> None:
    account = await client.account("Amal")
    answer = await account.ask("GET", "/api/me/export")
    assert answer.headers["content-type"] == "application/zip"
    assert answer.headers["content-disposition"] == 'attachment; filename="vierblatt.zip"'
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert b'"name": "Amal"' in archive.read("profile.json")


async def test_a_banned_player_can_still_export_and_delete(client: Client) -> None:
    account = await client.account("Amal")
    store = client.application.store
    await store.ban(account.player, 2**52)
    assert (await account.get("/api/me"))["name"] == "Amal"
    assert (await account.ask("GET", "/api/me/export")).headers["content-type"] == "application/zip"
    for method, path, body in [
        ("PATCH", "/api/me", {"name": "Dana"}), ("POST", "/api/me/tokens", {"label": "x"}),
        ("POST", "/api/quick", {"game": "baloot"}), ("POST", "/api/tables", {"game": "baloot"}),
        ("POST", "/api/me/password", {"old": PASSWORD, "new": "battery staple"}), ("POST", "/api/token", {}),
    ]:  # fmt: skip
        assert await account.refused(method, path, body) == (403, "banned")
    assert await account.post("/api/me/delete", {"password": PASSWORD}) is None
    assert await store.account(account.player) is None


async def test_a_personal_token_is_shown_once_and_cannot_manage_the_account(client: Client) -> None:
    account = await client.account("Amal")
    made = await account.post("/api/me/tokens", {"label": "my bot", "bot": True})
    assert made["token"].startswith("vbt_")
    listed = (await account.get("/api/me/tokens"))["tokens"]
    assert [(token["id"], token["label"], token["bot"], token["token"]) for token in listed] == [
        (made["id"], "my bot", True, "")
    ]
    program = Client(client.application, client.http)
    program.token = made["token"]
    assert (await program.get("/api/me"))["name"] == "Amal"
    info = await program.post("/api/tables", {"game": "baloot", "solo": True})
    assert info["seats"][0]["name"] == "Amal 🤖"
    for method, path in [
        ("POST", "/api/token"), ("POST", "/api/logout"), ("PATCH", "/api/me"), ("POST", "/api/me/delete"),
        ("GET", "/api/me/export"), ("POST", "/api/me/tokens"), ("POST", "/api/passkeys/options"),
    ]:  # fmt: skip
        assert await program.refused(method, path, {}) == (403, "session-needed")
    assert (await account.ask("DELETE", f"/api/me/tokens/{made['id']}")).status_code == 204
    assert await program.refused("GET", "/api/me") == (401, "bad-token")
    assert await account.refused("DELETE", f"/api/me/tokens/{made['id']}") == (404, "unknown-token")


async def test_a_passkey_signs_in(client: Client) -> None:
    guest = await client.guest()
    key = Authenticator("http://localhost:8137", "localhost")
    options = (await guest.post("/api/passkeys/options"))["options"]
    made = await guest.post("/api/passkeys", {"credential": key.create(options), "label": "my phone"})
    assert (await guest.get("/api/passkeys"))["passkeys"] == [made]
    options = (await client.post("/api/passkeys/login/options"))["options"]
    session = await client.post("/api/passkeys/login", {"credential": key.get(options)})
    assert session["player"] == guest.player
    assert (await guest.ask("DELETE", f"/api/passkeys/{made['id']}")).status_code == 204
    assert await guest.refused("DELETE", f"/api/passkeys/{made['id']}") == (404, "unknown-passkey")


async def test_without_a_secure_connection_there_are_no_passkeys(client: Client) -> None:
    guest = await client.guest()
    elsewhere = {"Host": "192.168.1.5:8137"}
    assert not (await guest.get("/api/server", headers=elsewhere))["passkeys"]
    assert (await guest.get("/api/server"))["passkeys"]
    found = await guest.refused("POST", "/api/passkeys/options", headers=elsewhere)
    assert found == (403, "passkeys-need-tls")


async def test_sign_ins_survive_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        token = (await client.account("Amal")).token
    async with serving(tmp_path) as client:
        client.token = token
        assert (await client.get("/api/me"))["name"] == "Amal"
