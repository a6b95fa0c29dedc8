"""Endpoints: the player's own account."""

from __future__ import annotations

import msgspec

from vierblatt.protocol.values import TableInfo
from vierblatt.server.accounts.accounts import Session, check_language
from vierblatt.server.accounts.history import export
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.http.endpoint import Agent, EndpointGroup, FileAnswer
from vierblatt.server.http.history import Records, records_page
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.values import Language, Moment, Name, PageQuery, PasskeysThen, Password, StrictRequest
from vierblatt.server.store.port import Account, History

api = EndpointGroup("My account")


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """The player's own account."""

    id: str
    name: str
    guest: bool
    language: str
    created: Moment
    password: bool  #: whether there is one
    history: History  #: for whom the player's matches are listed
    leaderboard: bool  #: whether leaderboards list the player


class Changes(StrictRequest, frozen=True):
    """The fields to change; those left out stay as they are."""

    name: Name | None = None
    language: Language | None = None
    history: History | None = None
    leaderboard: bool | None = None


class NewPassword(StrictRequest, frozen=True):
    """The current password and the new one. passkeys: what happens to them."""

    old: Password
    new: Password
    passkeys: PasskeysThen = "remove"


class Farewell(StrictRequest, frozen=True):
    """password: that of the account, if it has one."""

    password: Password = ""


class MyTables(msgspec.Struct, frozen=True):
    """The tables at which the player has a seat."""

    tables: list[TableInfo]


@api.get("/api/me", banned=True)
async def me(services: HttpServices, caller: Caller) -> Me:
    """The player's own account."""
    return _me(caller.account)


@api.patch("/api/me", session=True, faults=(409,))
async def change_me(services: HttpServices, caller: Caller, body: Changes) -> Me:
    """Changes the player's name or language, for whom their matches are listed, or whether leaderboards list them."""
    account, player = caller.account, caller.account.id
    if body.language is not None:
        account = await services.accounts.set_language(player, check_language(body.language))
    if body.history is not None or body.leaderboard is not None:
        account = await services.accounts.set_visibility(player, history=body.history, leaderboard=body.leaderboard)
    if body.name is not None:
        await services.reporting.check_name(player, body.name)
        account = await services.accounts.rename(player, body.name)
    return _me(account)


@api.post("/api/me/password", session=True, limit="logins", faults=(409,))
async def change_password(services: HttpServices, caller: Caller, agent: Agent, body: NewPassword) -> Session:
    """Changes the password; ends other sessions and revokes tokens, and passkeys unless they are to be kept."""
    player = caller.account.id
    services.gate.enter("guesses", player)
    session = await services.accounts.change_password(
        player, body.old, body.new, services.now(), agent, keep_passkeys=body.passkeys == "keep"
    )
    services.hub.dismiss(player)
    return session


@api.post("/api/me/delete", session=True, banned=True, limit="logins")
async def delete_me(services: HttpServices, caller: Caller, body: Farewell) -> None:
    """Deletes the account and everything stored about it; the other players keep the matches, without the name.

    A banned player may do this too.
    """
    services.gate.enter("guesses", caller.account.id)
    majlises = await services.store.majlis_ids_of(caller.account.id)
    reviews = await services.store.review_ids_of(caller.account.id)
    await services.accounts.delete(caller.account.id, body.password)
    services.hub.dismiss(caller.account.id)
    for majlis in majlises:
        services.hub.majlis_changed(majlis, "members")
        services.hub.majlis_changed(majlis, "chat")
    for review in reviews:
        services.hub.review_changed(review)


@api.get("/api/me/export", session=True, banned=True, limit="exports", media="application/zip")
async def export_me(services: HttpServices, caller: Caller) -> FileAnswer:
    """Everything stored about the player, including the records of all their matches, as a ZIP file.

    A banned player may do this too.
    """
    return FileAnswer(await export(services.store, caller.account, services.now()), "vierblatt.zip")


@api.get("/api/me/records")
async def my_records(services: HttpServices, caller: Caller, query: PageQuery) -> Records:
    """The player's own matches, newest first."""
    return await records_page(services, caller.account.id, query)


@api.get("/api/me/tables")
async def my_tables(services: HttpServices, caller: Caller) -> MyTables:
    """The tables at which the player can continue."""
    return MyTables(await services.hub.tables_of(caller.account.id))


def _me(account: Account) -> Me:
    return Me(
        id=account.id, name=account.name, guest=not account.login, language=account.language, created=account.created,
        password=bool(account.password), history=account.history, leaderboard=account.leaderboard,
    )  # fmt: skip
