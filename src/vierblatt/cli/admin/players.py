"""`admin accounts`, `ban`, `unban`, `delete`, `merge` and `reset-password`."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from cyclopts import Parameter

from vierblatt.cli.admin.context import AdminContext, AdminFault, Context, now
from vierblatt.locale.moments import local_time
from vierblatt.protocol.moderation import LONGEST_WORDS
from vierblatt.server.accounts.accounts import Accounts
from vierblatt.server.accounts.erasing import erase
from vierblatt.server.accounts.erasing import merge as merge_accounts
from vierblatt.server.accounts.identity import Identity
from vierblatt.server.accounts.names import BadName, login
from vierblatt.server.accounts.passwords import Passwords
from vierblatt.server.live.chat import shown_text
from vierblatt.server.store.port import Account, NewAct, Store

LONGEST_BAN = 100 * 366 * 24.0  #: hours


def accounts(text: str = "", /, *, context: Context) -> None:
    """Prints the accounts that match."""

    async def look(store: Store) -> list[Account]:
        return await store.find_accounts(text)

    matching = context.run(look)
    if not matching:
        context.tell("admin-no-accounts", text=text)
        return
    word = context.words.text
    columns = {
        "id": word("column-id"),
        "name": word("column-name"),
        "kind": word("column-kind"),
        "since": word("column-since"),
        "seen": word("column-seen"),
        "banned": word("column-banned"),
    }
    rows = [
        [
            account.id,
            account.name,
            word("admin-account" if account.login else "admin-guest"),
            local_time(account.created),
            local_time(account.seen),
            local_time(account.banned_until) if account.banned_until > now() else "",
        ]
        for account in matching
    ]
    context.tabulate(columns, rows)


def ban(
    player: str,
    /,
    *,
    hours: Annotated[float, Parameter(help="How many hours the ban lasts.")] = 24.0,
    reason: Annotated[str, Parameter(help="Why; the player can read it.")] = "",
    context: Context,
) -> None:
    """Bans a player for so many hours from now."""
    if not 0 < hours <= LONGEST_BAN:
        raise AdminFault("bad-value", option="hours", value=str(hours), takes=f"1..{int(LONGEST_BAN)}")
    at = now()
    ban = NewAct(
        act="ban", at=at, player=player, until=at + int(hours * 3_600_000), reason=shown_text(reason, LONGEST_WORDS)
    )
    context.tell("admin-banned", name=_act(context, ban), until=local_time(ban.until))


def unban(
    player: str,
    /,
    *,
    reason: Annotated[str, Parameter(help="Why; the player can read it.")] = "",
    context: Context,
) -> None:
    """Ends a ban."""
    lift = NewAct(act="lift", at=now(), player=player, reason=shown_text(reason, LONGEST_WORDS))
    context.tell("admin-unbanned", name=_act(context, lift))


def _act(context: AdminContext, new: NewAct) -> str:
    """Does something to a player, given by id or name; it is in the trail, too. Returns the name."""

    async def do(store: Store) -> str:
        account = await account_of(store, new.player)
        await store.act_as_administrator(msgspec.structs.replace(new, player=account.id))
        return account.name

    return context.run(do)


def delete(player: str, /, *, context: Context) -> None:
    """Deletes an account with its name and id everywhere."""

    async def delete_account(store: Store) -> str:
        account = await account_of(store, player)
        await erase(store, account.id)
        return account.name

    context.tell("admin-deleted", name=context.run(delete_account))


def merge(player: str, into: str, /, *, context: Context) -> None:
    """Merges two accounts; raises Conflicting if that is not possible."""

    async def merge_both(store: Store) -> tuple[str, str]:
        source, target = await account_of(store, player), await account_of(store, into)
        await merge_accounts(store, source.id, target.id)
        return source.name, target.name

    source, target = context.run(merge_both)
    context.tell("admin-merged", name=source, into=target)


def reset_password(
    name: str,
    /,
    *,
    keep_passkeys: Annotated[bool, Parameter(negative="", help="Leave the passkeys as they are.")] = False,
    context: Context,
) -> None:
    """Makes a new password and prints it; nobody can ask for it again."""
    password = secrets.token_urlsafe(9)

    async def set_password(store: Store) -> str:
        account = await account_of(store, name)
        if not account.login:
            raise AdminFault("guest-has-no-password", name=account.name)
        owner = Accounts(store, Identity(store), Passwords(1))
        await owner.reset_password(account, password, keep_passkeys=keep_passkeys)
        return account.name

    context.tell("admin-password", name=context.run(set_password), password=password)


async def account_of(store: Store, player: str) -> Account:
    """By id or name; raises AdminFault."""
    account = await store.account(player)
    if account is None:
        try:
            account = await store.account_named(login(player))
        except BadName:
            account = None
    if account is None:
        raise AdminFault("unknown-player", player=player[:40])
    return account
