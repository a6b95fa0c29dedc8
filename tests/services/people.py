"""What tests do over HTTP before they sit at a table: becoming a guest, opening a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import httpx

from tests.services.requesting import HTTP


class Unavailable(Exception):
    """The server answers that it cannot do this now, but may later (503)."""


@dataclass(frozen=True)
class Guest:
    """A player of a running server, by their token."""

    url: str
    token: str
    player: str
    name: str

    def post(self, path: str, **body: Any) -> Any:
        """What the API answers; it must not be a fault."""
        return self._ask("POST", path, json=body)

    def get(self, path: str) -> Any:
        """What the API answers; it must not be a fault."""
        return self._ask("GET", path)

    def _ask(self, method: str, path: str, **given: Any) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"}
        return _checked(HTTP.request(method, f"{self.url}{path}", headers=headers, **given))

    def open_table(self, game: str, **new: Any) -> str:
        """Opens a table; returns its id. Bots there are quick unless settings say otherwise."""
        new["settings"] = {"pace": 0} | new.get("settings", {})
        return str(self.post("/api/tables", game=game, **new)["id"])

    def solo_table(self, game: str, **new: Any) -> str:
        """Opens a table with bots in all the other seats."""
        return self.open_table(game, solo=True, **new)


def guest(url: str) -> Guest:
    """Creates a guest on a server."""
    session = _checked(HTTP.post(f"{url}/api/guest", json={}))
    return Guest(url, session["token"], session["player"], session["name"])


def _checked(answer: httpx.Response) -> Any:
    """The content of the server's response; raises Unavailable."""
    if answer.status_code == httpx.codes.SERVICE_UNAVAILABLE:
        raise Unavailable(answer.text)
    assert answer.is_success, f"{answer.request.method} {answer.url}: {answer.status_code} {answer.text[:500]}"
    return answer.json()
