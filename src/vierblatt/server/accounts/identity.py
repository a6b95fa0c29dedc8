"""The player behind a token."""

from __future__ import annotations

from dataclasses import dataclass

from vierblatt.server.accounts import sessions
from vierblatt.server.accounts.faults import NotAllowed, NotSignedIn
from vierblatt.server.accounts.names import as_program
from vierblatt.server.accounts.tokens import KEY_SETTING, PERSONAL, SEEN_STEP, UNUSED, Signer, digest, fresh_key
from vierblatt.server.store.port import Access, Account, Store
from vierblatt.server.table import Person


@dataclass(frozen=True)
class Caller:
    """A player who has shown a token. program: whether it is a personal token for a bot.

    session, issued: the token's session and its time of issue; empty and 0 for a personal token, whose id is `token`.
    """

    account: Account
    session: str = ""
    issued: int = 0
    program: bool = False
    token: str = ""

    @property
    def access(self) -> Access:
        """The right under which the caller opens sockets."""
        return Access(player=self.account.id, session=self.session, token=self.token)

    @property
    def personal(self) -> bool:
        """Whether the token was a personal one."""
        return not self.session

    @property
    def person(self) -> Person:
        """The caller as tables see them; a program is marked as one."""
        name = self.account.name
        return Person(self.account.id, as_program(name) if self.program else name, guest=not self.account.login)


class Identity:
    """Reads tokens. The signing key is created once and kept in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._signer: Signer | None = None

    async def signer(self) -> Signer:
        """The signer, which makes and reads session tokens."""
        if self._signer is None:
            self._signer = Signer(await self._store.put_setting(KEY_SETTING, fresh_key()))
        return self._signer

    async def token_for(self, account: Account, now: int, agent: str = "") -> str:
        """The token of a new session; agent: the client program's name."""
        session = await sessions.begin(self._store, account, agent, now)
        return (await self.signer()).token(account.id, session.id, session.issued)

    async def renewed(self, caller: Caller, now: int) -> str:
        """A fresh token for the session of a caller who has shown its token."""
        fresh = await sessions.renew(self._store, caller.session, caller.issued, now)
        return (await self.signer()).token(caller.account.id, caller.session, fresh)

    async def caller(self, token: str, now: int, *, banned: bool = False) -> Caller:
        """The caller who shows this token; raises NotSignedIn, and NotAllowed if they are banned.

        banned: whether to let banned players in as well.
        """
        if token.startswith(PERSONAL):
            caller = await self._by_personal(token, now)
        else:
            caller = await self._by_session(token, now)
        if not banned:
            check_ban(caller.account, now)
        if now - caller.account.seen > SEEN_STEP:
            await self._store.touch_account(caller.account.id, now)
        return caller

    async def _by_session(self, token: str, now: int) -> Caller:
        claims = (await self.signer()).read(token, now)
        account = await self._store.account(claims.player)
        if account is None:
            raise NotSignedIn("bad-token")
        await sessions.note_token_shown(self._store, account, claims, now)
        return Caller(account, claims.session, claims.issued)

    async def _by_personal(self, token: str, now: int) -> Caller:
        kept = await self._store.token(digest(token))
        account = await self._store.account(kept.player) if kept is not None else None
        if kept is None or account is None:
            raise NotSignedIn("bad-token")
        if now - max(kept.used, kept.created) > UNUSED:
            raise NotSignedIn("token-old")
        if now - kept.used > SEEN_STEP:
            await self._store.touch_token(kept.id, now)
        return Caller(account, program=kept.bot, token=kept.id)


def check_silence(account: Account, now: int) -> None:
    """Raises NotAllowed if a moderator has silenced the account: then it may say phrases, but write nothing."""
    if account.silenced_until > now:
        raise NotAllowed("silenced", until_moment=account.silenced_until)


def check_ban(account: Account, now: int) -> None:
    """Raises NotAllowed if the account is banned."""
    if account.banned_until > now:
        raise NotAllowed("banned", until=account.banned_until)
