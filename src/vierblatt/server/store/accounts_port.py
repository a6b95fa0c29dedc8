"""The part of the storage port for accounts and their credentials."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from vierblatt.server.store.values import Access, Account, History, Passkey, PersonalToken, SessionRow


class AccountsPort(Protocol):
    """See `vierblatt.server.store.port.Store`."""

    async def add_account(self, account: Account) -> None:
        """Adds an account; raises NameTaken."""
        ...

    async def account(self, player: str) -> Account | None:
        """The account with this id, or None."""
        ...

    async def account_named(self, login: str) -> Account | None:
        """The account with this login name, or None."""
        ...

    async def account_alike(self, skeleton: str) -> Account | None:
        """The account whose name has this skeleton, or None."""
        ...

    async def find_accounts(self, text: str, *, limit: int = 50) -> list[Account]:
        """Accounts whose name, login or id contains the text, ignoring case; most recently seen first."""
        ...

    async def ban(self, player: str, until: int) -> bool:
        """Bans a player until a time (0 ends a ban), and changes nothing else; returns whether the player exists."""
        ...

    async def ended(self, accesses: Sequence[Access], now: int) -> list[Access]:
        """The credentials no longer valid at this time: revoked, of an earlier epoch, of a banned or deleted account.

        The age of a session is not checked here.
        """
        ...

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
        """Changes only these fields and returns the account as it then is. Other processes may change other fields.

        ends_sessions: begins the next epoch. ends_tokens, ends_passkeys: deletes all of them in the same transaction;
        one that a caller of the previous epoch is about to add is refused. if_login, if_password: what the account must
        still have. Returns None, with nothing changed, if it differs, or there is no such account. Raises NameTaken.
        """
        ...

    async def touch_account(self, player: str, now: int) -> None:
        """Updates when the player was last seen, and nothing else."""
        ...

    async def add_session(self, row: SessionRow) -> None:
        """Adds a session."""
        ...

    async def session(self, session: str) -> SessionRow | None:
        """The session with this id, or None."""
        ...

    async def sessions(self, player: str) -> list[SessionRow]:
        """All sessions of a player, most recently used first."""
        ...

    async def renew_session(self, session: str, issued: int, fresh: int, span: int) -> SessionRow | None:
        """Gives a session a fresh token and returns the session as it then is; None if it is gone.

        Does nothing if its token is not `issued` now, or if it has a fresh one less than `span` older or younger.
        """
        ...

    async def activate_fresh_token(self, session: str, fresh: int, now: int) -> None:
        """Makes the fresh token the current one, and keeps the old one as the previous; works once."""
        ...

    async def touch_session(self, session: str, now: int) -> None:
        """Updates when a session was last used, and nothing else."""
        ...

    async def delete_session(self, player: str, session: str) -> bool:
        """Deletes a session; returns whether there was one."""
        ...

    async def add_token(self, token: PersonalToken, *, epoch: int | None = None) -> bool:
        """Adds a personal token.

        epoch: the account's epoch as the caller knows it. Returns False, with nothing added, if it has changed.
        """
        ...

    async def token(self, digest: bytes) -> PersonalToken | None:
        """The token with this digest, or None."""
        ...

    async def tokens(self, player: str) -> list[PersonalToken]:
        """All tokens of a player."""
        ...

    async def touch_token(self, token: str, now: int) -> None:
        """Updates when a token was last used."""
        ...

    async def delete_token(self, player: str, token: str) -> bool:
        """Deletes a token; returns whether there was one."""
        ...

    async def add_passkey(self, key: Passkey, *, epoch: int | None = None) -> bool:
        """Adds a passkey; epoch: as for `add_token`."""
        ...

    async def passkey(self, key: bytes) -> Passkey | None:
        """The passkey with this credential id, or None."""
        ...

    async def passkeys(self, player: str) -> list[Passkey]:
        """All passkeys of a player."""
        ...

    async def use_passkey(self, key: bytes, sign_count: int) -> bool:
        """Stores a passkey's new counter; returns whether it still exists."""
        ...

    async def delete_passkey(self, player: str, key: bytes) -> bool:
        """Deletes a passkey; returns whether there was one."""
        ...

    async def use_challenge(self, challenge: bytes, until: int, now: int) -> bool:
        """Remembers until a time that a challenge was answered; returns whether this is the first answer.

        Also deletes whatever has expired.
        """
        ...
