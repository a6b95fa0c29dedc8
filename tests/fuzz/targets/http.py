"""Requests to the whole application: any method, path, query, header and body."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from tests.fuzz.application import TOURNAMENT, InProcessServer, in_process_server
from tests.fuzz.target import Check, Target, read
from vierblatt.protocol import examples
from vierblatt.server.http.registry import GROUPS
from vierblatt.server.pages.site import PAGES

#: Bytes: a refusal is a sentence and does not echo the request.
LONGEST_REFUSAL = 4096
VALUES = {
    "game": "kout_bo", "preset": "standard", "table": examples.TABLE, "record": examples.TABLE, "deal": "1",
    "player": "abcdefghijkl", "token": "abcdefghijkl", "key": "AAAA", "session": "abcdefghijkl",
    "majlis": examples.MAJLIS, "line": "1", "emoji": "👏", "bot": "rules", "step": "follow",
    "day": "2027-01-15", "number": "1", "mode": "streak", "puzzle": "baloot-card-0123456789ab", "place": "solve",
    "theme": "lead", "review": "abcdefghij", "study": "abcdefghij", "tournament": TOURNAMENT,
    "contestant": "1", "meeting": "1", "case": "abcdefghij", "act": "1", "rules": "abcdefghijkl",
    "event": "abcdefghij", "challenge": "abcdefghijkl", "board": "1",
}  # fmt: skip
BODIES: dict[str, Any] = {
    "guest": {"language": "ar"}, "login": {"name": "Amal", "password": "correct horse"},
    "tables": {"game": "kout_bo", "changes": {"target": 51}, "settings": {"private": True}, "bots": 2},
    "quick": {"game": "baloot", "preset": "standard"}, "me": {"name": "Amal", "language": "de"},
    "password": {"old": "correct horse", "new": "battery staple"}, "tokens": {"label": "my bot", "bot": True},
    "majlises": {"name": "Diwan", "game": "baloot", "changes": {"target": 200}}, "chat": {"text": "hello"},
    "👏": {"on": True}, "1": {"seq": 7, "action": "AS"},
    "next": {"kind": "card", "theme": "lead"},
    "answer": {"puzzle": "baloot-card-0123456789ab", "place": "train", "action": "AS"},
    "play": {"puzzle": "baloot-safety-0123456789ab", "place": "train-safety", "action": "AS"},
    "vote": {"puzzle": "baloot-card-0123456789ab", "vote": 1},
    "rules": {"name": "Long", "changes": {"target": 200}}, "role": {"role": "manager"}, "2027-01-15": {"on": True},
    "events": {
        "name": "Cup", "weekday": 3, "minute": 1200, "zone": "Asia/Riyadh", "format": {"format": "swiss", "rounds": 4},
    },
    "tournaments": {"name": "Cup", "game": "baloot", "format": {"format": "swiss", "rounds": 3, "boards": 4}},
    "contestants": {"name": "Amal", "players": ["Amal", "Badr"], "seed": 1}, "penalty": {"points": 2, "reason": "late"},
    "result": {"matches": [[152, 98]]}, "ruling": {"ruling": "walkover", "side": 1, "reason": "absent"},
    "entry": {"name": "Dana", "partners": ["Essa"]}, "withdraw": {"reason": "ill"}, "pause": {"reason": "tea"},
    "reports": {"kind": "chat", "place": {"at": "table", "table": examples.TABLE, "player": "abcdefghijkl"}},
    "acts": {"act": "silence", "version": 1, "reason": "rude", "hours": 24}, "appeal": {"text": "why?"},
    "passkeys": {"credential": {"id": "AAAA", "response": {}}, "label": "phone"}, "delete": {"password": "x"},
}  # fmt: skip


def _requests() -> list[bytes]:
    """One request for each endpoint and page."""
    requests = []
    for endpoint in (endpoint for group in GROUPS for endpoint in group):
        if endpoint.name in {"log_out_everywhere", "delete_me", "delete_tournament"}:
            continue  # the fuzzer's guest and its tournament must not be deleted
        path = endpoint.path.format_map(VALUES)
        requests.append(_request(endpoint.method, path, BODIES.get(path.rpartition("/")[2], {})))
    paths = [page.format_map(VALUES) for page in PAGES]
    paths += [
        "/healthz",
        "/metrics",
        "/sw.js",
        "/static/0/app.js",
        "/r/abcdefghij/analysis",
        "/ws",
        "/api/me/records?limit=5&before=9",
    ]
    return requests + [_request("GET", path, None) for path in paths]


def _request(method: str, path: str, body: Any) -> bytes:
    headers = [["host", "localhost:8137"], ["content-type", "application/json"], ["accept-language", "de;q=0.5"]]
    headers += [["x-forwarded-for", "198.51.100.7"], ["cookie", "vb-lang=ar"], ["origin", "http://localhost:8137"]]
    text = "" if body is None else msgspec.json.encode(body).decode()
    return msgspec.json.encode([method, path, headers, text])


def _ask(server: InProcessServer, data: bytes) -> None:
    try:
        method, target, headers, body = read(data, tuple[str, str, list[tuple[str, str]], Any])
    except msgspec.DecodeError:
        method, target, headers, body = "POST", "/api/login", [("content-type", "application/json")], None
        given = data
    else:
        given = body.encode() if isinstance(body, str) else msgspec.json.encode(body)
    fields = [(_header(name).lower(), _header(value)) for name, value in headers]
    if not any(name == b"authorization" for name, _ in fields):
        fields.append((b"authorization", f"Bearer {server.session.token}".encode()))
    before = server.version
    messages = server.run(server.ask(method.upper()[:20] or "GET", _target(target), fields, given))
    status, answer = messages[0]["status"], {name.lower(): value for name, value in messages[0]["headers"]}
    size = sum(len(message.get("body", b"")) for message in messages[1:])
    assert 200 <= status < 500, status
    assert b"content-security-policy" in answer and b"x-content-type-options" in answer
    assert not any(b"\n" in value or b"\r" in value for value in answer.values())
    if b"location" in answer:
        assert answer[b"location"].startswith(b"/r/"), answer[b"location"]
    if status >= 400:
        assert server.version == before, "a refused request has changed the database"
        if target.startswith("/api/"):  # anything else is a page
            assert size <= LONGEST_REFUSAL, "a refusal that echoes"


def _header(text: str) -> bytes:
    """A header as the server's parser would let it pass: without line breaks and control characters."""
    return bytes(byte for byte in text.encode()[:8000] if byte >= 32 and byte != 127)


def _target(text: str) -> bytes:
    """A path as in a request: visible ASCII, everything else escaped."""
    data = text.encode()[:8000]
    escaped = b"".join(b"%%%02X" % byte if byte <= 32 or byte >= 127 else bytes([byte]) for byte in data)
    return escaped if escaped.startswith(b"/") else b"/" + escaped


@contextmanager
def _opened() -> Iterator[Check]:
    with in_process_server() as server:
        yield lambda data: _ask(server, data)


TARGETS = (Target("http", _requests, _opened, 150, ()),)
