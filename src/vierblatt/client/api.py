"""The few requests that a client makes over HTTP: who it is, which games there are, a table."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import httpx
import msgspec
from msgspec import Meta

from vierblatt.analysis.par import Margins
from vierblatt.client.faults import ClientFault, refusal
from vierblatt.protocol.values import Fault, TableInfo, TableSettings

#: Seconds for one request.
REQUEST_TIMEOUT = 20.0
#: For so many seconds after an answer, its connection is used again. Servers close idle ones, uvicorn after 5 s: a
#: request that is on its way at that moment gets no answer, and the client cannot know whether it arrived.
REUSED = 2.0
LIMITS = httpx.Limits(keepalive_expiry=REUSED)

T = TypeVar("T")


class ClientSession(msgspec.Struct, frozen=True):
    """Who the client is from now on; the token proves it."""

    token: str
    player: str
    name: str


class _Refused(msgspec.Struct, frozen=True):
    fault: Fault


class _Token(msgspec.Struct, frozen=True):
    token: str


class _Games(msgspec.Struct, frozen=True):
    games: list[dict[str, Any]]


class _Tables(msgspec.Struct, frozen=True):
    tables: list[TableInfo]


class _Luck(msgspec.Struct, frozen=True):
    luck: Annotated[list[float], Meta(min_length=1)] | None
    skill: Annotated[list[float], Meta(min_length=1)] | None


class _Place(msgspec.Struct, frozen=True):
    """The answer to a quick match."""

    table: str


class HttpApi:
    """The HTTP side of a server. Every method raises ClientFault if no answer comes, Refusal if the server refuses."""

    def __init__(self, base: str, token: str = "") -> None:
        self.base, self.token = base, token
        self._http = httpx.AsyncClient(
            base_url=base,
            timeout=REQUEST_TIMEOUT,
            follow_redirects=False,
            limits=LIMITS,
            verify=not base.startswith("http:"),  # loads the certificates, which takes 20 ms, only for TLS
        )

    async def close(self) -> None:
        """Closes the connections."""
        await self._http.aclose()

    async def guest(self, language: str = "") -> ClientSession:
        """Becomes a new guest, with a name in that language; later requests carry its token."""
        return self._signed(await self._ask("POST", "/api/guest", {"language": language}))

    async def log_in(self, name: str, password: str) -> ClientSession:
        """Signs in with a name and a password."""
        return self._signed(await self._ask("POST", "/api/login", {"name": name, "password": password}))

    async def renew(self) -> ClientSession:
        """Exchanges the token for a fresh one, while it is still valid."""
        return self._signed(await self._ask("POST", "/api/token", {}))

    async def rename(self, name: str) -> None:
        """Renames this player; tables that were entered before keep the old name."""
        await self._ask("PATCH", "/api/me", {"name": name})

    async def create_token(self, label: str, *, bot: bool = False) -> str:
        """Makes a personal token for a program that plays in this player's name; bot: whether it is shown as one."""
        return self._read(await self._ask("POST", "/api/me/tokens", {"label": label, "bot": bot}), _Token).token

    def _signed(self, content: bytes) -> ClientSession:
        session = self._read(content, ClientSession)
        self.token = session.token
        return session

    async def games(self) -> list[dict[str, Any]]:
        """The games with their presets and house rules, as JSON."""
        return self._read(await self._ask("GET", "/api/games"), _Games).games

    async def open_table(
        self,
        game: str,
        preset: str,
        changes: dict[str, Any],
        settings: TableSettings,
        *,
        solo: bool,
        bots: int,
        bot: str,
    ) -> TableInfo:
        """Opens a table, with this client as its host."""
        company = {"solo": solo, "bots": bots, "bot": bot}
        body = {"game": game, "preset": preset, "changes": changes, "settings": settings, **company}
        return self._read(await self._ask("POST", "/api/tables", body), TableInfo)

    async def quick(self, game: str, preset: str) -> str:
        """Takes a seat at a public table of this game that is waiting for players, or at a new one; returns its id."""
        return self._read(await self._ask("POST", "/api/quick", {"game": game, "preset": preset}), _Place).table

    async def table(self, table: str) -> TableInfo:
        """A table as everybody may see it."""
        return self._read(await self._ask("GET", f"/api/tables/{table}"), TableInfo)

    async def my_tables(self) -> list[TableInfo]:
        """The tables at which this client has a seat."""
        return self._read(await self._ask("GET", "/api/me/tables"), _Tables).tables

    async def record(self, table: str) -> bytes:
        """The record of a finished match, as `vierblatt.record` reads it."""
        return await self._ask("GET", f"/api/records/{table}")

    async def luck(self, table: str) -> Margins | None:
        """The parts of the result of a finished match, by side; None for a game without par."""
        found = self._read(await self._ask("GET", f"/api/records/{table}/luck"), _Luck)
        if found.luck is None or found.skill is None:
            return None
        if len(found.luck) != len(found.skill):
            raise ClientFault("not-a-server", server=self.base)
        return Margins(found.luck, found.skill)

    async def request(self, kind: type[T], method: str, path: str, body: object = None) -> T:
        """Sends any request that is answered with JSON, and reads the answer as a type."""
        return self._read(await self._ask(method, path, body), kind)

    async def send(self, method: str, path: str, body: object = None) -> None:
        """Sends any request whose answer has no content."""
        await self._ask(method, path, body)

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
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise ClientFault("not-a-server", server=self.base) from None
