"""Endpoints: becoming somebody."""

from __future__ import annotations

from vierblatt.server.accounts.accounts import Session
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.http.endpoint import Api
from vierblatt.server.http.services import Services
from vierblatt.server.http.values import Asked, Language, Name, Password

api = Api("Signing in")


class NewGuest(Asked, frozen=True):
    """language: of the name that the guest gets."""

    language: Language = ""


class NameAndPassword(Asked, frozen=True):
    """Who one says one is, and the proof."""

    name: Name
    password: Password


@api.post("/api/guest", limit="guests")
async def guest(services: Services, body: NewGuest) -> Session:
    """Becomes a new guest: no name, no password, only a token."""
    return await services.accounts.guest(body.language, services.now())


@api.post("/api/token", session=True)
async def renew_token(services: Services, caller: Caller) -> Session:
    """Changes a session token for a fresh one; one that is 30 days old is void."""
    return await services.accounts.session(caller.account, services.now())


@api.post("/api/register", session=True, limit="logins", faults=(409,))
async def register(services: Services, caller: Caller, body: NameAndPassword) -> Session:
    """Gives a guest a name of his own and a password; all that he has played stays his."""
    return await services.accounts.register(caller.account.id, body.name, body.password, services.now())


@api.post("/api/login", limit="logins", faults=(401, 403))
async def log_in(services: Services, body: NameAndPassword) -> Session:
    """A session token for whoever knows name and password."""
    return await services.accounts.login(body.name, body.password, services.now())


@api.post("/api/logout", session=True)
async def log_out_everywhere(services: Services, caller: Caller) -> None:
    """Makes all session tokens of the player void and closes his sockets; personal tokens stay."""
    await services.accounts.log_out(caller.account.id)
    services.hub.dismiss(caller.account.id)
