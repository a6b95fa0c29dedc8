"""The part of the storage port that knows players, and by what they get in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from vierblatt.server.store.values import Access, Account, Passkey, PersonalToken, SessionRow


class AccountsPort(Protocol):
    """See `vierblatt.server.store.port.Store`."""

    async def add_account(self, account: Account) -> None:
        """Raises NameTaken."""
        ...

    async def account(self, player: str) -> Account | None:
        """By id."""
        ...

    async def account_named(self, login: str) -> Account | None:
        """By login name."""
        ...

    async def account_alike(self, skeleton: str) -> Account | None:
        """Whose name looks like this."""
        ...

    async def find_accounts(self, text: str, *, limit: int = 50) -> list[Account]:
        """Accounts whose name or id holds the text, in upper or lower case, those last seen first."""
        ...

    async def ban(self, player: str, until: int) -> bool:
        """Bans a player until a time, 0 to end a ban, and touches nothing else; whether there is such a player."""
        ...

    async def ended(self, accesses: Sequence[Access], now: int) -> list[Access]:
        """Those that let nobody in any more at this time: revoked, of an earlier epoch, of somebody banned or gone.

        How old a session is does not count here.
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
        ends_sessions: bool = False,
        ends_tokens: bool = False,
        ends_passkeys: bool = False,
        if_login: str | None = None,
        if_password: str | None = None,
    ) -> Account | None:
        """Writes these fields alone; the account as it is then. Other processes may change other fields meanwhile.

        ends_sessions: the next epoch begins. ends_tokens, ends_passkeys: all of them are deleted in the same moment;
        one that a caller of the epoch before is about to add is refused. if_login, if_password: what the account must
        still have. None, and nothing is changed, if it has something else, or there is no such account. Raises
        NameTaken.
        """
        ...

    async def touch_account(self, player: str, now: int) -> None:
        """Notes that the player was here, and nothing else."""
        ...

    async def add_session(self, row: SessionRow) -> None:
        """A new session."""
        ...

    async def session(self, session: str) -> SessionRow | None:
        """By id."""
        ...

    async def sessions(self, player: str) -> list[SessionRow]:
        """All of a player, those used last first."""
        ...

    async def renew_session(self, session: str, issued: int, fresh: int, span: int) -> SessionRow | None:
        """Gives a session a fresh token; the session as it is then, None where it is gone.

        Not if its token is another than `issued` now, nor if it has a fresh one less than `span` older or younger: it
        keeps that.
        """
        ...

    async def show_session(self, session: str, fresh: int, now: int) -> None:
        """Has the fresh token take the place of the old one, which is noted as the one before; once."""
        ...

    async def touch_session(self, session: str, now: int) -> None:
        """Notes that it was used, and nothing else."""
        ...

    async def delete_session(self, player: str, session: str) -> bool:
        """Whether there was one."""
        ...

    async def add_token(self, token: PersonalToken, *, epoch: int | None = None) -> bool:
        """A new personal token.

        epoch: that of the account, as whoever adds it knows it. False, and nothing is added, if it is another by now.
        """
        ...

    async def token(self, digest: bytes) -> PersonalToken | None:
        """By the digest of its text."""
        ...

    async def tokens(self, player: str) -> list[PersonalToken]:
        """All of a player."""
        ...

    async def touch_token(self, token: str, now: int) -> None:
        """Notes that it was used."""
        ...

    async def delete_token(self, player: str, token: str) -> bool:
        """Whether there was one."""
        ...

    async def add_passkey(self, key: Passkey, *, epoch: int | None = None) -> bool:
        """A new passkey; epoch: as for `add_token`."""
        ...

    async def passkey(self, key: bytes) -> Passkey | None:
        """By its credential id."""
        ...

    async def passkeys(self, player: str) -> list[Passkey]:
        """All of a player."""
        ...

    async def use_passkey(self, key: bytes, sign_count: int) -> bool:
        """Notes its counter; whether there still is one."""
        ...

    async def delete_passkey(self, player: str, key: bytes) -> bool:
        """Whether there was one."""
        ...

    async def use_challenge(self, challenge: bytes, until: int, now: int) -> bool:
        """Notes, until a time, that a challenge was answered; whether this is the first answer.

        Those that were noted until before now are forgotten.
        """
        ...
