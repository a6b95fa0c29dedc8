"""Endpoints: where the player is signed in."""

from __future__ import annotations

import msgspec

from vierblatt.server.accounts import sessions
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.http.endpoint import EndpointGroup
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.values import Moment, PlayerId

api = EndpointGroup("Sessions")

HERE = "here"  #: stands for the caller's own session


class SessionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A session. agent: how its program identifies itself. used: roughly when. here: whether it is this one."""

    id: str
    agent: str
    created: Moment
    used: Moment
    here: bool


class SessionList(msgspec.Struct, frozen=True):
    """All open sessions of a player, the most recently used first."""

    sessions: list[SessionInfo]


@api.get("/api/me/sessions", session=True)
async def list_sessions(services: HttpServices, caller: Caller) -> SessionList:
    """The player's open sessions."""
    rows = await sessions.listed(services.store, caller.account, services.now())
    return SessionList(
        [
            SessionInfo(id=row.id, agent=row.agent, created=row.created, used=row.used, here=row.id == caller.session)
            for row in rows
        ]
    )


@api.delete("/api/me/sessions/{session}", session=True, faults=(404,))
async def end_session(services: HttpServices, caller: Caller, session: PlayerId) -> None:
    """Ends a session, `here` for this one, and closes the player's sockets; those of other sessions come back."""
    await sessions.end(services.store, caller.account.id, caller.session if session == HERE else session)
    services.hub.dismiss(caller.account.id)
