"""Every request gets a fitting answer: typed, never a 5xx."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from structlog.testing import capture_logs

from tests.server.http.conftest import Client, serving
from vierblatt.server.http import serving as serving_module
from vierblatt.server.http.serving import LARGEST
from vierblatt.server.ops.config import Limits
from vierblatt.server.store.port import StoreFault

JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfe",
        b"{",
        b"[]",
        b"null",
        b"{}",
        b'{"name": 1, "password": "x"}',
        b'{"name": "\\ud800", "password": "x"}',
        b'{"name": "a", "password": "b", "more": 1}',
        b'{"name": "' + b"a" * 300 + b'", "password": "b"}',
        b'{"name": 1e999, "password": ' + b"9" * 5000 + b"}",
        b"[" * 60_000,
        b'{"name":' * 7000,
    ],
)
async def test_a_body_that_does_not_fit_is_refused(client: Client, content: bytes) -> None:
    assert await client.refused("POST", "/api/login", content=content, headers=JSON) == (400, "bad-request")


@pytest.mark.parametrize("name", ["a\u0000b", "\u202e", "", " ", "x" * 100])
async def test_an_odd_name_matches_no_account(client: Client, name: str) -> None:
    body = {"name": name, "password": "wrong\u0000horse"}
    assert await client.refused("POST", "/api/login", body) == (401, "wrong-login")


@pytest.mark.parametrize("media", ["text/plain", "application/x-www-form-urlencoded", "", "application/jsonp"])
async def test_a_body_of_another_type_is_refused(client: Client, media: str) -> None:
    found = await client.refused("POST", "/api/login", content=b"{}", headers={"Content-Type": media})
    assert found == (415, "body-not-json")


async def test_the_type_may_say_more(client: Client) -> None:
    headers = {"Content-Type": "Application/JSON; charset=utf-8"}
    assert (await client.ask("POST", "/api/guest", content=b"{}", headers=headers)).status_code == 200


async def test_a_body_beyond_the_limit_is_refused_before_it_is_read(client: Client) -> None:
    sent = 0

    async def endless() -> Any:
        nonlocal sent
        while True:
            sent += 1
            yield b" " * 10_000

    assert await client.refused("POST", "/api/guest", content=endless(), headers=JSON) == (413, "body-too-large")
    assert sent <= LARGEST // 10_000 + 2


async def test_a_body_that_arrives_too_slowly_is_refused(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving_module, "BODY_WAIT", 0.05)

    async def trickling() -> Any:
        while True:
            yield b" "
            await asyncio.sleep(0.02)

    assert await client.refused("POST", "/api/guest", content=trickling(), headers=JSON) == (408, "body-too-slow")


async def test_a_body_up_to_the_limit_is_read(client: Client) -> None:
    content = b"{}".ljust(LARGEST)
    assert (await client.ask("POST", "/api/guest", content=content, headers=JSON)).status_code == 200


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/nothing", 404),
        ("/api/a%0Ab", 404),
        ("/api/tables/%0A", 404),
        ("/api/tables/x", 404),
        ("/api/players/%00", 404),
        ("/api/records/%ff%fe123456", 404),
    ],
)
async def test_a_missing_path_is_reported(client: Client, path: str, status: int) -> None:
    assert await client.refused("GET", path) == (status, "no-such-place")


async def test_a_wrong_method_lists_the_allowed_ones(client: Client) -> None:
    answer = await client.ask("PUT", "/api/me/tokens", {})
    assert answer.status_code == 405 and answer.json()["fault"]["code"] == "wrong-method"
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}


async def test_a_head_is_a_get_without_its_body(client: Client) -> None:
    assert (await client.ask("HEAD", "/api/games")).status_code == 200


@pytest.mark.parametrize(
    "query", ["before=x", "before=-1", "limit=0", "limit=51", "limit=9" * 50, "more=1", "before=%ff"]
)
async def test_a_query_that_does_not_fit_is_refused(client: Client, query: str) -> None:
    guest = await client.guest()
    assert await guest.refused("GET", f"/api/me/records?{query}") == (400, "bad-request")


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("", "not-signed-in"),
        ("Basic YTpi", "not-signed-in"),
        ("Bearer", "not-signed-in"),
        ("Bearer  ", "not-signed-in"),
        ("Bearer nonsense", "bad-token"),
        ("Bearer vbt_nonsense", "bad-token"),
        ("Bearer v1.a.1.1.ä", "bad-token"),
    ],
)
async def test_requests_without_a_valid_token_are_refused(client: Client, header: str, code: str) -> None:
    answer = await client.ask("GET", "/api/me", headers={"Authorization": header.encode("latin-1")})
    assert (answer.status_code, answer.json()["fault"]["code"]) == (401, code)
    assert answer.headers["www-authenticate"] == "Bearer"


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(
    st.sampled_from(["guest", "login", "register", "tables", "quick", "passkeys/login", "me/tokens", "me/delete"]),
    st.binary() | st.text().map(str.encode) | st.from_regex(rb'\A\{"[a-z]+": ?(\[|\{|"|-?[0-9]+).{0,20}\}\Z'),
)
async def test_no_body_causes_a_server_error(client: Client, path: str, content: bytes) -> None:
    guest = await client.guest()
    answer = await guest.ask("POST", f"/api/{path}", content=content, headers=JSON)
    assert answer.status_code < 500


async def test_too_many_requests_get_retry_after(tmp_path: Path) -> None:
    limits = Limits(requests_per_minute=20, logins_per_minute=3, guests_per_hour=2)
    async with serving(tmp_path, limits=limits) as client:
        login = {"name": "Amal", "password": "wrong horse"}
        found = [await client.refused("POST", "/api/login", login) for _ in range(4)]
        assert found == [(401, "wrong-login")] * 3 + [(429, "too-fast")]
        answers = [await client.ask("POST", "/api/guest", {}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[2].headers["retry-after"] == "1800"
        rest = [(await client.ask("GET", "/api/lobby")).status_code for _ in range(20)]
        assert rest == [200] * 13 + [429] * 7  # what was asked before counts, too


async def test_analyses_per_address_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(analyses_per_hour=2)) as client:
        found = [await client.refused("POST", "/api/records/abcdefghij/analysis") for _ in range(3)]
        assert found == [(401, "not-signed-in")] * 2 + [(429, "too-fast")]


async def test_behind_a_proxy_the_address_that_it_has_seen_counts(tmp_path: Path) -> None:
    limits = Limits(requests_per_minute=2)
    async with serving(tmp_path, limits=limits, behind_proxy=True) as client:
        for address in ("203.0.113.1", "203.0.113.2"):
            seen = {"X-Forwarded-For": f"198.51.100.7, {address}"}
            statuses = [(await client.ask("GET", "/api/lobby", headers=seen)).status_code for _ in range(3)]
            assert statuses == [200, 200, 429]


async def test_forwarded_addresses_of_strangers_are_ignored(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(requests_per_minute=2)) as client:
        statuses = [
            (await client.ask("GET", "/api/lobby", headers={"X-Forwarded-For": f"203.0.113.{n}"})).status_code
            for n in range(3)
        ]
        assert statuses == [200, 200, 429]


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://localhost.evil.example:8137"])
async def test_requests_from_another_site_are_refused(client: Client, origin: str) -> None:
    headers = {"Origin": origin, "Content-Type": "text/plain"}
    assert await client.refused("POST", "/api/guest", headers=headers) == (403, "bad-origin")
    guest = await client.guest()
    assert await guest.refused("PATCH", "/api/me", {"name": "Evil"}, headers=headers) == (403, "bad-origin")
    assert (await guest.get("/api/me"))["name"] == guest.name


@pytest.mark.parametrize("origin", ["http://localhost:8137", "HTTP://LOCALHOST:8137", "https://cards.example"])
async def test_requests_of_our_own_page_are_allowed(tmp_path: Path, origin: str) -> None:
    async with serving(tmp_path, public_url="https://cards.example") as client:
        assert (await client.ask("POST", "/api/guest", {}, headers={"Origin": origin})).status_code == 200


async def test_other_sites_cannot_read_and_cookies_do_not_sign_in(client: Client) -> None:
    """Further protection from forged requests: no cookie identifies a player, and no other page may send a token."""
    guest = await client.guest()
    cookie = {"Cookie": f"token={guest.token}; vb-person={guest.token}", "Origin": "https://evil.example"}
    with_cookie = await client.ask("GET", "/api/me", headers=cookie)
    assert (with_cookie.status_code, with_cookie.json()["fault"]["code"]) == (401, "not-signed-in")
    asked = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
    for answer in (with_cookie, await client.ask("OPTIONS", "/api/guest", headers=asked)):
        assert not [name for name in answer.headers if name.startswith("access-control-")]
        assert "set-cookie" not in answer.headers


async def test_several_lines_of_addresses_count_as_one_list(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(requests_per_minute=2), behind_proxy=True) as client:
        statuses = [
            (
                await client.http.request(
                    "GET",
                    "/api/lobby",
                    headers=[("X-Forwarded-For", f"198.51.100.{n}"), ("X-Forwarded-For", "203.0.113.1")],
                )
            ).status_code
            for n in range(3)
        ]
        assert statuses == [200, 200, 429]


@pytest.mark.parametrize("path", ["/api/games", "/api/nothing", "/healthz", "/", "/nothing", "/static/x/y.js", "/t/a"])
async def test_every_answer_has_the_headers_that_make_a_page_safe(client: Client, path: str) -> None:
    headers = (await client.ask("GET", path)).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["script-src"] == "'self'" and policy["default-src"] == "'none'"
    assert policy["object-src"] == "'none'" and "unsafe-eval" not in headers["content-security-policy"]
    assert policy["frame-ancestors"] == "'none'" and policy["base-uri"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "strict-transport-security" not in headers


async def test_a_secure_site_sends_strict_transport_security(tmp_path: Path) -> None:
    async with serving(tmp_path, public_url="https://cards.example") as client:
        assert (await client.ask("GET", "/api/games")).headers["strict-transport-security"] == "max-age=31536000"


async def test_long_answers_are_compressed_on_request(client: Client) -> None:
    packed = await client.ask("GET", "/api/games", headers={"Accept-Encoding": "gzip"})
    plain = await client.ask("GET", "/api/games", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) * 4 < int(plain.headers["content-length"])
    assert packed.json() == plain.json()
    short = await client.ask("GET", "/api/lobby", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in short.headers


async def test_personal_answers_are_not_cached(client: Client) -> None:
    guest = await client.guest()
    assert (await guest.ask("GET", "/api/me")).headers["cache-control"] == "no-store"
    assert (await guest.ask("GET", "/api/games")).headers["cache-control"] == "public, max-age=60"


async def test_a_server_error_hides_its_details(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(client.application.hub, "listed", broken)
    with pytest.raises(RuntimeError):  # goes on to the server's log
        await client.ask("GET", "/api/lobby")
    transport = client.http._transport
    monkeypatch.setattr(transport, "raise_app_exceptions", False)
    answer = await client.ask("GET", "/api/lobby")
    assert (answer.status_code, answer.json()["fault"]["code"]) == (500, "request-failed")
    assert "42" not in answer.text


async def test_a_page_error_has_the_headers_and_hides_its_details(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_: str) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(client.application.store, "analysis", broken)
    monkeypatch.setattr(client.http._transport, "raise_app_exceptions", False)
    answer = await client.ask("GET", "/r/abcdefghij/analysis")
    assert answer.status_code == 500 and "42" not in answer.text and "Traceback" not in answer.text
    assert "content-security-policy" in answer.headers and answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("holder", "broken", "path"),
    [
        ("hub", "listed", "/api/lobby"),
        ("store", "analysis", "/r/abcdefghij/analysis"),
        ("store", "healthy", "/healthz"),
    ],
)
async def test_every_request_that_a_defect_ends_is_one_fault(
    client: Client, monkeypatch: pytest.MonkeyPatch, holder: str, broken: str, path: str
) -> None:
    def failing(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(getattr(client.application, holder), broken, failing)
    monkeypatch.setattr(client.http._transport, "raise_app_exceptions", False)
    for times in (1, 2):
        with capture_logs() as lines:
            assert (await client.ask("GET", path)).status_code == 500
        assert [(line["event"], line["path"]) for line in lines] == [("request-failed", path)]
        assert f"vierblatt_faults_total {times}.0" in client.application.metrics.text().decode()


async def test_a_page_that_the_store_does_not_answer_is_no_fault(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def down(_: str) -> None:
        raise StoreFault("store-down")

    monkeypatch.setattr(client.application.store, "analysis", down)
    monkeypatch.setattr(client.http._transport, "raise_app_exceptions", False)
    assert (await client.ask("GET", "/r/abcdefghij/analysis")).status_code == 500
    assert "vierblatt_faults_total 0.0" in client.application.metrics.text().decode()


@pytest.mark.parametrize("host", ["a" * 4000, "evil example", "x/y", "<script>", ""])
async def test_an_invalid_host_gets_no_qr_code(client: Client, host: str) -> None:
    found = await client.refused("GET", "/api/tables/abcdefghij/qr.svg", headers={"Host": host})
    assert found == (400, "bad-request")


async def test_no_path_leads_to_the_host_that_a_request_names(client: Client) -> None:
    for path in ("/api/games/", "/lobby/", "/%2fevil.example/", "/api//evil.example/"):
        answer = await client.ask("GET", path, headers={"Host": "evil.example"})
        assert answer.status_code == 404 and "location" not in answer.headers
