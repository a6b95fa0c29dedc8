"""The life of an account: guest, registration, login, changes, deletion."""

from __future__ import annotations

import re
import secrets

import msgspec

from vierblatt.locale.languages import FALLBACK, LANGUAGES
from vierblatt.locale.words import Words
from vierblatt.server.accounts import names
from vierblatt.server.accounts.erasing import erase
from vierblatt.server.accounts.faults import AccountFault, Conflict, NotAllowed, NotSignedIn, Unknown
from vierblatt.server.accounts.identity import Caller, Identity, check_ban
from vierblatt.server.accounts.ids import fresh_id
from vierblatt.server.accounts.lookalikes import skeleton
from vierblatt.server.accounts.passwords import Passwords
from vierblatt.server.store.port import Account, History, NameTaken, Store

_ISOLATES = re.compile("[\u2066-\u2069]")


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """The player from now on. token: send it with every request, as ``Authorization: Bearer TOKEN``."""

    token: str
    player: str
    name: str
    guest: bool


class Accounts:
    """The operations on accounts. Other processes change them, too, so a change writes only the fields it concerns."""

    def __init__(self, store: Store, identity: Identity, passwords: Passwords) -> None:
        self._store, self._identity, self._passwords = store, identity, passwords

    async def session(self, account: Account, now: int, agent: str = "") -> Session:
        """The token of a new session for a player who has proved their identity; agent: the client program's name."""
        return _session(account, await self._identity.token_for(account, now, agent))

    async def renewed(self, caller: Caller, now: int) -> Session:
        """A fresh token for a caller who has shown the token of their session."""
        return _session(caller.account, await self._identity.renewed(caller, now))

    async def guest(self, language: str, now: int, agent: str = "") -> Session:
        """Creates a guest account and a session for it."""
        known = language if language in LANGUAGES else FALLBACK
        account = Account(id=fresh_id(), name=guest_name(known), language=known, created=now, seen=now)
        await self._store.add_account(account)
        return await self.session(account, now, agent)

    async def register(
        self, player: str, name: str, password: str, now: int, agent: str = "", *, keep_passkeys: bool = False
    ) -> Session:
        """Gives a guest a unique name and a password; their matches stay theirs.

        All earlier sessions and personal tokens end, and so do passkeys unless they are kept: somebody else may know
        the guest's token and may have created some with it. Raises NameTaken, and Conflict if already registered.
        """
        shown = names.shown(name)
        if (await self._account(player)).login:
            raise Conflict("already-registered")
        await self._free(names.login(shown), player, shown)
        hashed = await self._passwords.hash(password, shown)
        changed = await self._store.change_account(
            player, name=shown, login=names.login(shown), skeleton=skeleton(shown), password=hashed, if_login="",
            ends_sessions=True, ends_tokens=True, ends_passkeys=not keep_passkeys,
        )  # fmt: skip
        if changed is None:
            await self._account(player)
            raise Conflict("already-registered")
        return await self.session(changed, now, agent)

    async def login(self, name: str, password: str, now: int, agent: str = "") -> Session:
        """A session for a name and its password; raises NotSignedIn, without saying which of the two was wrong.

        Raises NotAllowed if the account is banned.
        """
        try:
            account = await self._store.account_named(names.login(name))
        except names.BadName:
            account = None
        fits = await self._passwords.fits(account.password if account is not None else "", password)
        if account is None or not fits:
            raise NotSignedIn("wrong-login")
        check_ban(account, now)
        if self._passwords.outdated(account.password):
            rehashed, old = await self._passwords.rehash(password), account.password
            account = await self._store.change_account(account.id, password=rehashed, if_password=old) or account
        return await self.session(account, now, agent)

    async def log_out(self, player: str, *, tokens: bool = True, keep_passkeys: bool = True) -> None:
        """Ends all sessions of a player; tokens: the personal tokens as well. Passkeys end unless they are kept."""
        changed = await self._store.change_account(
            player, ends_sessions=True, ends_tokens=tokens, ends_passkeys=not keep_passkeys
        )
        if changed is None:
            raise Unknown("no-such-player")

    async def rename(self, player: str, name: str) -> Account:
        """Renames a player; no player, not even a guest, gets a registered name or one that looks like it.

        Raises NameTaken, BadName.
        """
        shown = names.shown(name)
        key = names.login(shown)
        await self._free(key, player, shown)
        changed = None
        while changed is None:  # a guest may register in the meantime, and then the login changes as well
            old_login = (await self._account(player)).login
            login, looks = (key, skeleton(shown)) if old_login else (None, None)
            changed = await self._store.change_account(
                player, name=shown, login=login, skeleton=looks, if_login=old_login
            )
        return changed

    async def set_language(self, player: str, language: str) -> Account:
        """Stores the language that a player reads."""
        changed = await self._store.change_account(player, language=language)
        if changed is None:
            raise Unknown("no-such-player")
        return changed

    async def set_visibility(self, player: str, *, history: History | None, leaderboard: bool | None) -> Account:
        """Stores for whom a player's matches are listed, and whether leaderboards list them; None changes nothing."""
        changed = await self._store.change_account(player, history=history, leaderboard=leaderboard)
        if changed is None:
            raise Unknown("no-such-player")
        return changed

    async def change_password(
        self, player: str, old: str, new: str, now: int, agent: str = "", *, keep_passkeys: bool = False
    ) -> Session:
        """Changes the password; ends all personal tokens and all sessions but the one that it returns.

        Passkeys end as well, unless they are kept. Raises NotAllowed for a wrong old password.
        """
        account = await self._account(player)
        if not account.login:
            raise Conflict("not-registered")
        await self.check_password(account, old)
        hashed = await self._passwords.hash(new, account.name)
        changed = await self._store.change_account(
            player, password=hashed, if_password=account.password,
            ends_sessions=True, ends_tokens=True, ends_passkeys=not keep_passkeys,
        )  # fmt: skip
        if changed is None:  # another request has changed the password in the meantime
            raise NotAllowed("wrong-password")
        return await self.session(changed, now, agent)

    async def check_password(self, account: Account, password: str) -> None:
        """Raises NotAllowed for a wrong password; an account without a password has nothing to check."""
        if account.password and not await self._passwords.fits(account.password, password):
            raise NotAllowed("wrong-password")

    async def reset_password(self, account: Account, password: str, *, keep_passkeys: bool = False) -> None:
        """Sets a password, on the operator's behalf; all sessions and personal tokens end, passkeys unless kept."""
        hashed = await self._passwords.hash(password, account.name)
        await self._store.change_account(
            account.id, password=hashed, ends_sessions=True, ends_tokens=True, ends_passkeys=not keep_passkeys
        )

    async def delete(self, player: str, password: str) -> None:
        """Deletes an account, and its name from the records of its matches."""
        await self.check_password(await self._account(player), password)
        await erase(self._store, player)

    async def _account(self, player: str) -> Account:
        account = await self._store.account(player)
        if account is None:
            raise Unknown("no-such-player")
        return account

    async def _free(self, login: str, player: str, name: str) -> None:
        owners = await self._store.account_named(login), await self._store.account_alike(skeleton(name))
        if any(owner is not None and owner.id != player for owner in owners):
            raise NameTaken("name-taken", name=name)


def _session(account: Account, token: str) -> Session:
    return Session(token=token, player=account.id, name=account.name, guest=not account.login)


def guest_name(language: str) -> str:
    """The name of a player who has not given one."""
    words = Words(language).text("guest-name", number=str(1000 + secrets.randbelow(9000)))
    return names.line(_ISOLATES.sub("", words), names.LONGEST)


def check_language(language: str) -> str:
    """Returns the language; raises AccountFault if it is not one of ours."""
    if language not in LANGUAGES:
        raise AccountFault("unknown-language", language=language[:20], known=", ".join(LANGUAGES))
    return language
