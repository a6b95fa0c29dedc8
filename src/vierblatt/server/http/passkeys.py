"""Endpoints: passkeys. The objects pass unchanged to and from the browser's `navigator.credentials`."""

from __future__ import annotations

from typing import Any

import msgspec

from vierblatt.server.accounts.accounts import Session
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.accounts.relying_party import site_of
from vierblatt.server.http.endpoint import Agent, EndpointGroup, Host
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.values import Label, Moment, StrictRequest, ThingId
from vierblatt.server.store.port import Passkey

api = EndpointGroup("Passkeys")


class Options(msgspec.Struct, frozen=True):
    """For the browser; its byte strings are written here as base64url."""

    options: dict[str, Any]


class NewPasskey(StrictRequest, frozen=True):
    """The result of `navigator.credentials.create`. label: the player's name for it."""

    credential: dict[str, Any]
    label: Label


class SignedChallenge(StrictRequest, frozen=True):
    """The result of `navigator.credentials.get`."""

    credential: dict[str, Any]


class PasskeyInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One of the player's own passkeys."""

    id: str
    label: str
    created: Moment


class PasskeyList(msgspec.Struct, frozen=True):
    """All passkeys of a player, oldest first."""

    passkeys: list[PasskeyInfo]


@api.post("/api/passkeys/options", session=True, limit="logins", faults=(409,))
async def passkey_options(services: HttpServices, caller: Caller, host: Host) -> Options:
    """What a browser needs to create a passkey for the player; only over a secure connection."""
    site = site_of(services.config, host)
    return Options(await services.passkeys.register_options(caller.account, site, services.now()))


@api.post("/api/passkeys", session=True, limit="logins", faults=(409,))
async def add_passkey(services: HttpServices, caller: Caller, host: Host, body: NewPasskey) -> PasskeyInfo:
    """Stores the passkey that the browser has created."""
    site = site_of(services.config, host)
    key = await services.passkeys.register(caller.account, body.credential, body.label, site, services.now())
    return _info(services, key)


@api.get("/api/passkeys", session=True)
async def list_passkeys(services: HttpServices, caller: Caller) -> PasskeyList:
    """The player's passkeys."""
    return PasskeyList([_info(services, key) for key in await services.store.passkeys(caller.account.id)])


@api.delete("/api/passkeys/{key}", session=True, faults=(404,))
async def delete_passkey(services: HttpServices, caller: Caller, key: ThingId) -> None:
    """Deletes a passkey."""
    await services.passkeys.delete(caller.account.id, key)


@api.post("/api/passkeys/login/options", limit="logins", faults=(403,))
async def passkey_login_options(services: HttpServices, host: Host) -> Options:
    """What a browser needs to sign in with one of its passkeys."""
    return Options(await services.passkeys.login_options(site_of(services.config, host), services.now()))


@api.post("/api/passkeys/login", limit="logins", faults=(401, 403))
async def log_in_with_passkey(services: HttpServices, host: Host, agent: Agent, body: SignedChallenge) -> Session:
    """Signs in with a passkey; returns a session token."""
    now = services.now()
    account = await services.passkeys.login(body.credential, site_of(services.config, host), now)
    return await services.accounts.session(account, now, agent)


def _info(services: HttpServices, key: Passkey) -> PasskeyInfo:
    return PasskeyInfo(id=services.passkeys.text_id(key), label=key.label, created=key.created)
