"""Endpoints: tables, before a player enters them through the socket."""

from __future__ import annotations

import msgspec

from vierblatt.protocol.frames import LobbyTable
from vierblatt.protocol.values import Proof, TableId, TableInfo
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.http.endpoint import EndpointGroup, FileAnswer, Host
from vierblatt.server.http.qr import page_code
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.values import GameId, PresetId, StrictRequest
from vierblatt.server.live.opening import NewTable

api = EndpointGroup("Tables")


class QuickMatch(StrictRequest, frozen=True):
    """What somebody wants to play, with anyone."""

    game: GameId
    preset: PresetId = "standard"


class Place(msgspec.Struct, frozen=True):
    """The table at which the player now has a seat."""

    table: str


class LobbyList(msgspec.Struct, frozen=True):
    """The tables of the lobby; those waiting for players come first."""

    tables: list[LobbyTable]


@api.post("/api/tables", faults=(404, 409))
async def open_table(services: HttpServices, caller: Caller, body: NewTable) -> TableInfo:
    """Opens a table. Whoever knows its id is invited."""
    return await services.hub.open_table(caller.person, body)


@api.post("/api/quick", faults=(404, 409))
async def quick_match(services: HttpServices, caller: Caller, body: QuickMatch) -> Place:
    """Finds a seat at a public table that is waiting for players, or at a new one."""
    return Place(await services.hub.quick(caller.person, body.game, body.preset))


@api.get("/api/lobby")
async def lobby(services: HttpServices) -> LobbyList:
    """The public tables. The socket's `watch-lobby` reports every change."""
    return LobbyList(services.hub.listed())


@api.get("/api/tables/{table}", faults=(404,))
async def table_info(services: HttpServices, table: TableId) -> TableInfo:
    """What everyone may know about a table."""
    return await services.hub.info(table)


@api.get("/api/tables/{table}/proof", faults=(404,))
async def table_proof(services: HttpServices, table: TableId) -> Proof:
    """Everything that is public about the table's deals: `docs/provable-deals.md` says how to check them."""
    return await services.hub.proof(table)


@api.get("/api/tables/{table}/qr.svg", media="image/svg+xml", cache=3600)
async def table_code(services: HttpServices, table: TableId, host: Host) -> FileAnswer:
    """The invitation as a QR code, black on a transparent background."""
    return page_code(services, host, f"/t/{table}")
