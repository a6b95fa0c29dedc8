"""The few things that a client asks for over HTTP: who it is, which games there are, a table."""

from __future__ import annotations

from typing import Any, TypeVar

import httpx
import msgspec

from vierblatt.client.faults import ClientFault, refusal
from vierblatt.protocol.values import Fault, TableInfo, TableSettings

#: Seconds for one request.
PATIENCE = 20.0


T = TypeVar("T")


class Guest(msgspec.Struct, frozen=True):
    """A new guest: the token proves later that it is the same one."""

    token: str
    player: str
    name: str


class _Refused(msgspec.Struct, frozen=True):
    fault: Fault


class _Token(msgspec.Struct, frozen=True):
    token: str


class _Place(msgspec.Struct, frozen=True):
    """The answer to a quick match."""

    table: str


class Api:
    """The HTTP side of a server. Every method raises ClientFault where there is no answer, Refusal where it is no."""

    def __init__(self, base: str, token: str = "") -> None:
        self.base, self.token = base, token
        self._http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, follow_redirects=False)

    async def close(self) -> None:
        """Closes the connections."""
        await self._http.aclose()

    async def guest(self) -> Guest:
        """Becomes a guest; from now on requests carry its token."""
        guest = self._read(await self._ask("POST", "/api/guest", {}), Guest)
        self.token = guest.token
        return guest

    async def renew(self) -> str:
        """Changes the token for a fresh one, as long as it is still valid."""
        self.token = self._read(await self._ask("POST", "/api/token", {}), _Token).token
        return self.token

    async def games(self) -> dict[str, Any]:
        """The games with their presets and house rules, as JSON."""
        return self._read(await self._ask("GET", "/api/games"), dict[str, Any])

    async def open_table(
        self, game: str, preset: str, changes: dict[str, Any], settings: TableSettings, *, solo: bool, bots: int
    ) -> TableInfo:
        """Opens a table, whose host this client is."""
        body = {"game": game, "preset": preset, "changes": changes, "settings": settings, "solo": solo, "bots": bots}
        return self._read(await self._ask("POST", "/api/tables", body), TableInfo)

    async def quick(self, game: str, preset: str) -> str:
        """The id of a public table of this game that waits for players."""
        return self._read(await self._ask("POST", "/api/quick", {"game": game, "preset": preset}), _Place).table

    async def table(self, table: str) -> TableInfo:
        """A table as everybody may see it."""
        return self._read(await self._ask("GET", f"/api/tables/{table}"), TableInfo)

    async def record(self, table: str) -> bytes:
        """The record of a match that is over, as `vierblatt.record` reads it."""
        return await self._ask("GET", f"/api/records/{table}")

    async def _ask(self, method: str, path: str, body: object = None) -> bytes:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        if body is not None:
            headers["Content-Type"] = "application/json"
        try:
            content = None if body is None else msgspec.json.encode(body)
            answer = await self._http.request(method, path, content=content, headers=headers)
        except httpx.HTTPError as fault:
            raise ClientFault("no-connection", server=self.base, reason=str(fault) or type(fault).__name__) from None
        if answer.is_success:
            return answer.content
        raise refusal(self._read(answer.content, _Refused).fault)

    def _read(self, content: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(content, type=kind)
        except msgspec.DecodeError:
            raise ClientFault("not-a-server", server=self.base) from None
