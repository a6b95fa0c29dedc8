"""Endpoints: personal tokens, for programs."""

from __future__ import annotations

import msgspec

from vierblatt.server.accounts import keys
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.http.endpoint import EndpointGroup
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.values import Label, Moment, PlayerId, StrictRequest
from vierblatt.server.store.port import PersonalToken

api = EndpointGroup("Personal tokens")


class NewToken(StrictRequest, frozen=True):
    """label: what it is for. bot: whether its user is shown to everyone as a program."""

    label: Label
    bot: bool = False


class TokenInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A personal token. token: its text, only in the response to its creation. used: roughly when, or 0."""

    id: str
    label: str
    bot: bool
    created: Moment
    used: Moment
    token: str = ""


class TokenList(msgspec.Struct, frozen=True):
    """All personal tokens of a player, oldest first."""

    tokens: list[TokenInfo]


@api.get("/api/me/tokens", session=True)
async def list_tokens(services: HttpServices, caller: Caller) -> TokenList:
    """The player's personal tokens, without their texts."""
    return TokenList([_info(token) for token in await services.store.tokens(caller.account.id)])


@api.post("/api/me/tokens", session=True, faults=(409,))
async def create_token(services: HttpServices, caller: Caller, body: NewToken) -> TokenInfo:
    """Creates a personal token. Its text is shown only this once."""
    token, text = await keys.create(services.store, caller.account, body.label, bot=body.bot, now=services.now())
    return _info(token, text)


@api.delete("/api/me/tokens/{token}", session=True, faults=(404,))
async def delete_token(services: HttpServices, caller: Caller, token: PlayerId) -> None:
    """Revokes a personal token."""
    await keys.delete(services.store, caller.account.id, token)
    services.hub.dismiss(caller.account.id)  # its program may be connected; all other clients come back


def _info(token: PersonalToken, text: str = "") -> TokenInfo:
    return TokenInfo(id=token.id, label=token.label, bot=token.bot, created=token.created, used=token.used, token=text)
