"""`admin accounts`, `ban`, `unban` and `reset-password`."""

from __future__ import annotations

import secrets

from vierblatt.cli.admin.place import AdminFault, Place, moment, now
from vierblatt.server.accounts.names import BadName, login
from vierblatt.server.accounts.passwords import Passwords
from vierblatt.server.store.port import Account, Store

LONGEST_BAN = 100 * 366 * 24.0  #: hours


def find(place: Place, text: str) -> None:
    """Prints the accounts that fit."""

    async def look(store: Store) -> list[Account]:
        return await store.find_accounts(text)

    found = place.run(look)
    if not found:
        place.tell("admin-no-accounts", text=text)
        return
    word = place.words.text
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
            moment(account.created),
            moment(account.seen),
            moment(account.banned_until) if account.banned_until > now() else "",
        ]
        for account in found
    ]
    place.tabulate(columns, rows)


def ban(place: Place, player: str, hours: float) -> None:
    """Bans a player for so many hours from now."""
    if not 0 < hours <= LONGEST_BAN:
        raise AdminFault("bad-value", option="hours", value=str(hours), takes=f"1..{int(LONGEST_BAN)}")
    until = now() + int(hours * 3_600_000)
    place.tell("admin-banned", name=_ban(place, player, until), until=moment(until))


def unban(place: Place, player: str) -> None:
    """Ends a ban."""
    place.tell("admin-unbanned", name=_ban(place, player, 0))


def _ban(place: Place, player: str, until: int) -> str:
    async def do(store: Store) -> str:
        account = await _account(store, player)
        await store.ban(account.id, until)
        return account.name

    return place.run(do)


def reset_password(place: Place, name: str) -> None:
    """Makes a new password and prints it; nobody can ask for it again."""
    password = secrets.token_urlsafe(9)

    async def do(store: Store) -> str:
        account = await _account(store, name)
        if not account.login:
            raise AdminFault("guest-has-no-password", name=account.name)
        hashed = await Passwords(1).hash(password)
        await store.change_account(account.id, password=hashed, ends_sessions=True)
        return account.name

    place.tell("admin-password", name=place.run(do), password=password)


async def _account(store: Store, player: str) -> Account:
    """By id or name; raises AdminFault."""
    found = await store.account(player)
    if found is None:
        try:
            found = await store.account_named(login(player))
        except BadName:
            found = None
    if found is None:
        raise AdminFault("unknown-player", player=player[:40])
    return found
