"""Endpoints: becoming a guest, registering, signing in and out."""

from __future__ import annotations

from contextlib import suppress

from vierblatt.server.accounts.accounts import Session
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.accounts.names import BadName, login
from vierblatt.server.http.endpoint import Agent, EndpointGroup
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.values import Language, Name, PasskeysThen, Password, StrictRequest

api = EndpointGroup("Signing in")


class NewGuest(StrictRequest, frozen=True):
    """language: the language of the name that the guest is given."""

    language: Language = ""


class NameAndPassword(StrictRequest, frozen=True):
    """A player's name and password."""

    name: Name
    password: Password


class Registration(NameAndPassword, frozen=True):
    """passkeys: what happens to those that the guest has created."""

    passkeys: PasskeysThen = "remove"


class Leaving(StrictRequest, frozen=True):
    """tokens: whether personal tokens are revoked too. passkeys: whether they can still be used to sign in."""

    tokens: bool = True
    passkeys: PasskeysThen = "keep"


@api.post("/api/guest", limit="guests")
async def guest(services: HttpServices, agent: Agent, body: NewGuest) -> Session:
    """Creates a guest, who needs no name and no password, only a token."""
    return await services.accounts.guest(body.language, services.now(), agent)


@api.post("/api/token", session=True)
async def renew_token(services: HttpServices, caller: Caller) -> Session:
    """Exchanges a session token for a fresh one; the old one expires a day after the fresh one is first used.

    A session token expires after 30 days.
    """
    return await services.accounts.renewed(caller, services.now())


@api.post("/api/register", session=True, limit="logins", faults=(409,))
async def register(services: HttpServices, caller: Caller, agent: Agent, body: Registration) -> Session:
    """Gives a guest a name and a password; everything they have played stays theirs.

    Ends their other sessions, revokes personal tokens, and removes passkeys unless they are to be kept.
    """
    player = caller.account.id
    await services.reporting.check_name(player, body.name)
    session = await services.accounts.register(
        player, body.name, body.password, services.now(), agent, keep_passkeys=body.passkeys == "keep"
    )
    services.hub.dismiss(player)
    return session


@api.post("/api/login", limit="logins", faults=(401, 403))
async def log_in(services: HttpServices, agent: Agent, body: NameAndPassword) -> Session:
    """Signs in with name and password; returns a session token."""
    with suppress(BadName):  # then no account has it
        services.gate.enter("guesses", login(body.name))
    return await services.accounts.login(body.name, body.password, services.now(), agent)


@api.post("/api/logout", session=True, banned=True)
async def log_out_everywhere(services: HttpServices, caller: Caller, body: Leaving) -> None:
    """Ends all sessions of the player and closes their sockets; revokes personal tokens unless they are to be kept."""
    await services.accounts.log_out(caller.account.id, tokens=body.tokens, keep_passkeys=body.passkeys == "keep")
    services.hub.dismiss(caller.account.id)
