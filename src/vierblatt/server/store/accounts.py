"""Accounts and their credentials: personal tokens and passkeys."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, delete, exc, func, insert, or_, select, update

from vierblatt.server.store.database import Database
from vierblatt.server.store.port import Account, History, NameTaken, Passkey, PersonalToken
from vierblatt.server.store.schema.accounts import accounts, passkeys, tokens

_account = select(
    *[
        func.coalesce(column, "").label(column.name) if column.name in {"login", "skeleton"} else column
        for column in accounts.c
    ]
)


class AccountStore(Database):
    """The part of the store for accounts."""

    async def add_account(self, account: Account) -> None:
        """Adds an account; raises NameTaken."""
        fields = msgspec.structs.asdict(account) | {
            "login": account.login or None,
            "skeleton": account.skeleton or None,
        }
        await self._write(partial(_execute_named, statement=insert(accounts).values(fields), login=account.login))

    async def account(self, player: str) -> Account | None:
        """The account with this id, or None."""
        return await self._one(Account, _account.where(accounts.c.id == player))

    async def account_named(self, login: str) -> Account | None:
        """The account with this login name, or None."""
        return await self._one(Account, _account.where(accounts.c.login == login))

    async def account_alike(self, skeleton: str) -> Account | None:
        """The account whose name has this skeleton, or None."""
        return await self._one(Account, _account.where(accounts.c.skeleton == skeleton))

    async def find_accounts(self, text: str, *, limit: int = 50) -> list[Account]:
        """Accounts whose name, login or id contains the text, ignoring case; most recently seen first."""
        columns = accounts.c.name, accounts.c.login, accounts.c.id
        matches = or_(*[func.lower(column).contains(text.casefold(), autoescape=True) for column in columns])
        return await self._all(
            Account, _account.where(matches).order_by(accounts.c.seen.desc(), accounts.c.id).limit(limit)
        )

    async def ban(self, player: str, until: int) -> bool:
        """Bans a player until a time (0 ends a ban), and changes nothing else; returns whether the player exists."""
        return await self._execute(update(accounts).where(accounts.c.id == player).values(banned_until=until)) > 0

    async def change_account(
        self,
        player: str,
        *,
        name: str | None = None,
        login: str | None = None,
        skeleton: str | None = None,
        language: str | None = None,
        password: str | None = None,
        history: History | None = None,
        leaderboard: bool | None = None,
        ends_sessions: bool = False,
        ends_tokens: bool = False,
        ends_passkeys: bool = False,
        if_login: str | None = None,
        if_password: str | None = None,
    ) -> Account | None:
        """Changes only these fields and returns the account as it then is. Raises NameTaken.

        Returns None, with nothing changed, if its login is not `if_login` or its password not `if_password`.
        """
        given = {
            "name": name, "language": language, "password": password, "history": history, "leaderboard": leaderboard
        }  # fmt: skip
        fields: dict[str, Any] = {field: value for field, value in given.items() if value is not None}
        if login is not None:
            fields["login"] = login or None
        if skeleton is not None:
            fields["skeleton"] = skeleton or None
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
            for kind in ([tokens] if ends_tokens else []) + ([passkeys] if ends_passkeys else []):
                connection.execute(delete(kind).where(kind.c.player == player))
            return Account(**connection.execute(_account.where(accounts.c.id == player)).mappings().one())

        return await self._write(work)

    async def touch_account(self, player: str, now: int) -> None:
        """Updates when the player was last seen, and nothing else."""
        await self._execute(update(accounts).where(accounts.c.id == player).values(seen=now))

    async def add_token(self, token: PersonalToken, *, epoch: int | None = None) -> bool:
        """Adds a personal token; returns False, with nothing added, if the account's epoch is not `epoch`."""
        return await self._add_of(token.player, epoch, insert(tokens).values(msgspec.structs.asdict(token)))

    async def token(self, digest: bytes) -> PersonalToken | None:
        """The token with this digest, or None."""
        return await self._one(PersonalToken, select(tokens).where(tokens.c.digest == digest))

    async def tokens(self, player: str) -> list[PersonalToken]:
        """All tokens of a player, oldest first."""
        query = select(tokens).where(tokens.c.player == player).order_by(tokens.c.created, tokens.c.id)
        return await self._all(PersonalToken, query)

    async def touch_token(self, token: str, now: int) -> None:
        """Updates when a token was last used."""
        await self._execute(update(tokens).where(tokens.c.id == token).values(used=now))

    async def delete_token(self, player: str, token: str) -> bool:
        """Deletes a token; returns whether there was one."""
        return await self._execute(delete(tokens).where(tokens.c.player == player, tokens.c.id == token)) > 0

    async def add_passkey(self, key: Passkey, *, epoch: int | None = None) -> bool:
        """Adds a passkey; returns False, with nothing added, if the account's epoch is not `epoch`."""
        return await self._add_of(key.player, epoch, insert(passkeys).values(msgspec.structs.asdict(key)))

    async def _add_of(self, player: str, epoch: int | None, statement: Executable) -> bool:
        lock = select(accounts.c.epoch).where(accounts.c.id == player).with_for_update()

        def work(connection: Connection) -> bool:
            if epoch is not None and connection.scalar(lock) != epoch:
                return False
            connection.execute(statement)
            return True

        return await self._write(work)

    async def passkey(self, key: bytes) -> Passkey | None:
        """The passkey with this credential id, or None."""
        return await self._one(Passkey, select(passkeys).where(passkeys.c.id == key))

    async def passkeys(self, player: str) -> list[Passkey]:
        """All passkeys of a player, oldest first."""
        query = select(passkeys).where(passkeys.c.player == player).order_by(passkeys.c.created, passkeys.c.id)
        return await self._all(Passkey, query)

    async def use_passkey(self, key: bytes, sign_count: int) -> bool:
        """Stores a passkey's new counter; returns whether it still exists."""
        return await self._execute(update(passkeys).where(passkeys.c.id == key).values(sign_count=sign_count)) > 0

    async def delete_passkey(self, player: str, key: bytes) -> bool:
        """Deletes a passkey; returns whether there was one."""
        return await self._execute(delete(passkeys).where(passkeys.c.player == player, passkeys.c.id == key)) > 0


def _execute_named(connection: Connection, statement: Executable, login: str) -> int:
    """Executes a statement that may set a login; returns how many rows it changed. Raises NameTaken."""
    try:
        return int(connection.execute(statement).rowcount)
    except exc.IntegrityError as fault:
        raise NameTaken("name-taken", name=login) from fault
