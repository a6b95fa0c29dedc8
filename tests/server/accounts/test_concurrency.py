"""Changes of one account by several processes: none undoes what another has just done."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from tests.quick_server import CHEAP
from vierblatt.server.accounts.accounts import Accounts
from vierblatt.server.accounts.faults import Conflict, NotAllowed, NotSignedIn
from vierblatt.server.accounts.identity import Identity
from vierblatt.server.accounts.passwords import Passwords
from vierblatt.server.store.port import Account, Store
from vierblatt.server.store.sql import SqlStore

NOW = 1_790_000_000_000
OLD, NEW, OTHER = "correct horse", "battery staple", "seven turtles"


class Interrupted(SqlStore):
    """A store that does something else, once, between the reading of an account and what follows."""

    meanwhile: Callable[[], Awaitable[object]] | None = None

    async def account(self, player: str) -> Account | None:
        return await self._then(await super().account(player))

    async def account_named(self, login: str) -> Account | None:
        return await self._then(await super().account_named(login))

    async def _then(self, found: Account | None) -> Account | None:
        if found is not None and self.meanwhile is not None:
            meanwhile, self.meanwhile = self.meanwhile, None
            await meanwhile()
        return found


@pytest.fixture
async def interrupted(store: Store, tmp_path: Path) -> AsyncIterator[Interrupted]:
    """The store of a process that is interrupted; the `accounts` of the tests use another one."""
    made = Interrupted(f"sqlite:///{tmp_path / 'accounts.db'}")
    await made.open()
    yield made
    await made.close()


@pytest.fixture
def slow_accounts(interrupted: Interrupted) -> Accounts:
    """The accounts service of that process."""
    return Accounts(interrupted, Identity(interrupted), Passwords(2, CHEAP))


async def amal(accounts: Accounts) -> str:
    guest = await accounts.guest("en", NOW)
    return (await accounts.register(guest.player, "Amal", OLD, NOW)).player


async def kept(store: Store, player: str) -> Account:
    found = await store.account(player)
    assert found is not None
    return found


Change = Callable[[Accounts, str], Awaitable[object]]
CHANGES: dict[str, Change] = {
    "log_out": lambda accounts, player: accounts.log_out(player),
    "rename": lambda accounts, player: accounts.rename(player, "Dana"),
    "set_language": lambda accounts, player: accounts.set_language(player, "ar"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
async def test_no_change_undoes_a_ban_or_another_password(
    accounts: Accounts, store: Store, interrupted: Interrupted, slow_accounts: Accounts, change: Change
) -> None:
    player = await amal(accounts)

    async def meanwhile() -> None:
        await accounts.change_password(player, OLD, NEW, NOW)
        await store.ban(player, NOW + 1)
        await store.touch_account(player, NOW + 2)

    before = await kept(store, player)
    interrupted.meanwhile = meanwhile
    await change(slow_accounts, player)
    if interrupted.meanwhile is not None:  # it read nothing, so that nothing could come between
        await meanwhile()
        interrupted.meanwhile = None
    now = await kept(store, player)
    assert (now.banned_until, now.epoch > before.epoch, now.seen) == (NOW + 1, True, NOW + 2)
    assert await Passwords(1, CHEAP).fits(now.password, NEW)


async def test_the_later_of_two_password_changes_is_refused(
    accounts: Accounts, interrupted: Interrupted, slow_accounts: Accounts
) -> None:
    player = await amal(accounts)
    interrupted.meanwhile = lambda: accounts.change_password(player, OLD, NEW, NOW)
    with pytest.raises(NotAllowed, match="wrong-password"):
        await slow_accounts.change_password(player, OLD, OTHER, NOW)
    await accounts.login("Amal", NEW, NOW)


async def test_a_login_with_a_password_of_other_costs_does_not_bring_the_old_one_back(
    accounts: Accounts, interrupted: Interrupted
) -> None:
    player = await amal(accounts)
    interrupted.meanwhile = lambda: accounts.change_password(player, OLD, NEW, NOW)
    session = await Accounts(interrupted, Identity(interrupted), Passwords(1)).login("Amal", OLD, NOW)
    await accounts.login("Amal", NEW, NOW)
    with pytest.raises(NotSignedIn):
        await Identity(interrupted).caller(session.token, NOW)


async def test_a_guest_registers_once(
    accounts: Accounts, store: Store, interrupted: Interrupted, slow_accounts: Accounts
) -> None:
    guest = await accounts.guest("en", NOW)
    interrupted.meanwhile = lambda: accounts.register(guest.player, "Amal", OLD, NOW)
    with pytest.raises(Conflict, match="already-registered"):
        await slow_accounts.register(guest.player, "Badr", NEW, NOW)
    assert (await kept(store, guest.player)).login == "amal"


async def test_a_player_renamed_during_registration_logs_in_with_the_final_name(
    accounts: Accounts, store: Store, interrupted: Interrupted, slow_accounts: Accounts
) -> None:
    guest = await accounts.guest("en", NOW)
    interrupted.meanwhile = lambda: accounts.register(guest.player, "Amal", OLD, NOW)
    await slow_accounts.rename(guest.player, "Dana")
    assert (await kept(store, guest.player)).login == "dana"
    assert (await accounts.login("Dana", OLD, NOW)).name == "Dana"
