"""Accounts and their keys: personal tokens and passkeys."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, delete, exc, func, insert, or_, select, update

from vierblatt.server.store.database import Database
from vierblatt.server.store.port import Account, NameTaken, Passkey, PersonalToken
from vierblatt.server.store.schema import accounts, passkeys, record_seats, records, tokens

_account = select(
    *[column for column in accounts.c if column.name != "login"], func.coalesce(accounts.c.login, "").label("login")
)


class Accounts(Database):
    """The part of the store that knows the players."""

    async def add_account(self, account: Account) -> None:
        """Raises NameTaken."""
        fields = msgspec.structs.asdict(account) | {"login": account.login or None}
        await self._write(partial(_execute_named, statement=insert(accounts).values(fields), login=account.login))

    async def account(self, player: str) -> Account | None:
        """By id."""
        return await self._one(Account, _account.where(accounts.c.id == player))

    async def account_named(self, login: str) -> Account | None:
        """By login name."""
        return await self._one(Account, _account.where(accounts.c.login == login))

    async def find_accounts(self, text: str, *, limit: int = 50) -> list[Account]:
        """Accounts whose name or id holds the text, in upper or lower case, those last seen first."""
        columns = accounts.c.name, accounts.c.login, accounts.c.id
        found = or_(*[func.lower(column).contains(text.casefold(), autoescape=True) for column in columns])
        return await self._all(
            Account, _account.where(found).order_by(accounts.c.seen.desc(), accounts.c.id).limit(limit)
        )

    async def ban(self, player: str, until: int) -> bool:
        """Bans a player until a time, 0 to end a ban, and touches nothing else; whether there is such a player."""
        return await self._execute(update(accounts).where(accounts.c.id == player).values(banned_until=until)) > 0

    async def banned(self, now: int) -> list[str]:
        """The ids of all players who are banned at this time."""
        return await self._all(_id, select(accounts.c.id).where(accounts.c.banned_until > now))

    async def change_account(
        self,
        player: str,
        *,
        name: str | None = None,
        login: str | None = None,
        language: str | None = None,
        password: str | None = None,
        ends_sessions: bool = False,
        if_login: str | None = None,
        if_password: str | None = None,
    ) -> Account | None:
        """Writes these fields alone; the account as it is then. Raises NameTaken.

        None, and nothing is changed, if its login is not `if_login`, or its password not `if_password`.
        """
        given = {"name": name, "language": language, "password": password}
        fields: dict[str, Any] = {field: value for field, value in given.items() if value is not None}
        if login is not None:
            fields["login"] = login or None
        if ends_sessions:
            fields["epoch"] = accounts.c.epoch + 1
        statement = update(accounts).where(accounts.c.id == player).values(fields)
        if if_login is not None:
            statement = statement.where(func.coalesce(accounts.c.login, "") == if_login)
        if if_password is not None:
            statement = statement.where(accounts.c.password == if_password)

        def work(connection: Connection) -> Account | None:
            if not _execute_named(connection, statement, login or ""):
                return None
            return Account(**connection.execute(_account.where(accounts.c.id == player)).mappings().one())

        return await self._write(work)

    async def touch_account(self, player: str, now: int) -> None:
        """Notes that the player was here, and nothing else."""
        await self._execute(update(accounts).where(accounts.c.id == player).values(seen=now))

    async def delete_account(self, player: str) -> bool:
        """Deletes the account with its tokens, passkeys, ratings, and its id in stored records.

        False, and nothing is deleted, where a name still stands on the player's seat in a record.
        """
        lock = select(accounts.c.id).where(accounts.c.id == player).with_for_update()
        seats = (
            select(records.c.names, record_seats.c.seat)
            .join(record_seats, record_seats.c.record_id == records.c.id)
            .where(record_seats.c.player == player)
        )

        def work(connection: Connection) -> bool:
            connection.execute(lock).all()  # from here on no match of his is kept
            if any(names[seat] for names, seat in connection.execute(seats)):
                return False
            connection.execute(delete(accounts).where(accounts.c.id == player))
            return True

        return await self._write(work)

    async def add_token(self, token: PersonalToken) -> None:
        """A new personal token."""
        await self._execute(insert(tokens).values(msgspec.structs.asdict(token)))

    async def token(self, digest: bytes) -> PersonalToken | None:
        """By the digest of its text."""
        return await self._one(PersonalToken, select(tokens).where(tokens.c.digest == digest))

    async def tokens(self, player: str) -> list[PersonalToken]:
        """All of a player, oldest first."""
        query = select(tokens).where(tokens.c.player == player).order_by(tokens.c.created, tokens.c.id)
        return await self._all(PersonalToken, query)

    async def touch_token(self, token: str, now: int) -> None:
        """Notes that it was used."""
        await self._execute(update(tokens).where(tokens.c.id == token).values(used=now))

    async def delete_token(self, player: str, token: str) -> bool:
        """Whether there was one."""
        return await self._execute(delete(tokens).where(tokens.c.player == player, tokens.c.id == token)) > 0

    async def add_passkey(self, key: Passkey) -> None:
        """A new passkey."""
        await self._execute(insert(passkeys).values(msgspec.structs.asdict(key)))

    async def passkey(self, key: bytes) -> Passkey | None:
        """By its credential id."""
        return await self._one(Passkey, select(passkeys).where(passkeys.c.id == key))

    async def passkeys(self, player: str) -> list[Passkey]:
        """All of a player, oldest first."""
        query = select(passkeys).where(passkeys.c.player == player).order_by(passkeys.c.created, passkeys.c.id)
        return await self._all(Passkey, query)

    async def use_passkey(self, key: bytes, sign_count: int) -> None:
        """Notes its counter."""
        await self._execute(update(passkeys).where(passkeys.c.id == key).values(sign_count=sign_count))

    async def delete_passkey(self, player: str, key: bytes) -> bool:
        """Whether there was one."""
        return await self._execute(delete(passkeys).where(passkeys.c.player == player, passkeys.c.id == key)) > 0


def _execute_named(connection: Connection, statement: Executable, login: str) -> int:
    """Executes what may give an account a login; returns how many rows it changed. Raises NameTaken."""
    try:
        return int(connection.execute(statement).rowcount)
    except exc.IntegrityError as fault:
        raise NameTaken("name-taken", name=login) from fault


def _id(id: str) -> str:  # noqa: A002 - named after its column
    return id
