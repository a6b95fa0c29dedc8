"""Guests, accounts, and the player of a token."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import argon2
import msgspec
import pytest

from vierblatt.server.accounts import keys
from vierblatt.server.accounts.accounts import Accounts, Session, check_language
from vierblatt.server.accounts.faults import AccountFault, Conflict, NotAllowed, NotSignedIn, Unknown
from vierblatt.server.accounts.identity import Identity
from vierblatt.server.accounts.names import BadName
from vierblatt.server.accounts.passwords import Passwords
from vierblatt.server.accounts.tokens import LIFETIME, SEEN_STEP, UNUSED
from vierblatt.server.store.port import Account, NameTaken, Passkey, Store

NOW = 1_790_000_000_000
PASSWORD = "correct horse"
#: As cheap as the usual one of these tests, and not the same.
OTHER = argon2.PasswordHasher(time_cost=2, memory_cost=8, parallelism=1)


async def registered(accounts: Accounts, name: str = "Amal") -> Session:
    guest = await accounts.guest("en", NOW)
    return await accounts.register(guest.player, name, PASSWORD, NOW)


async def account_of(store: Store, session: Session) -> Account:
    found = await store.account(session.player)
    assert found is not None
    return found


@pytest.mark.parametrize(("language", "word"), [("en", "Guest"), ("de", "Gast"), ("ar", "ضيف"), ("xx", "Guest")])
async def test_a_guest_has_a_token_and_a_neutral_name(
    accounts: Accounts, identity: Identity, language: str, word: str
) -> None:
    guest = await accounts.guest(language, NOW)
    first, number = guest.name.split(" ")
    assert (first, len(number), number.isdecimal(), number.isascii()) == (word, 4, True, True)
    assert guest.guest
    assert (await identity.caller(guest.token, NOW)).account.id == guest.player


async def test_a_guest_token_does_not_sign_in_to_the_later_account(accounts: Accounts, identity: Identity) -> None:
    guest = await accounts.guest("en", NOW)
    session = await accounts.register(guest.player, "Amal", PASSWORD, NOW)
    with pytest.raises(NotSignedIn, match="bad-token"):
        await identity.caller(guest.token, NOW)
    assert (await identity.caller(session.token, NOW)).account.name == "Amal"


async def test_registering_keeps_the_player_and_allows_login(accounts: Accounts, store: Store) -> None:
    guest = await accounts.guest("en", NOW)
    session = await accounts.register(guest.player, "Amal", PASSWORD, NOW)
    assert (session.player, session.name, session.guest) == (guest.player, "Amal", False)
    assert (await accounts.login("AMAL", PASSWORD, NOW)).player == guest.player
    kept = await account_of(store, session)
    assert PASSWORD not in kept.password and kept.password.startswith("$argon2id$")


async def test_an_account_cannot_register_again(accounts: Accounts) -> None:
    session = await registered(accounts)
    with pytest.raises(Conflict, match="already-registered"):
        await accounts.register(session.player, "Badr", PASSWORD, NOW)


async def test_one_of_two_simultaneous_registrations_gets_the_name(accounts: Accounts) -> None:
    guests = [await accounts.guest("en", NOW) for _ in range(2)]
    first, second = await asyncio.gather(
        accounts.register(guests[0].player, "Amal", PASSWORD, NOW),
        accounts.register(guests[1].player, "AMAL", PASSWORD, NOW),
        return_exceptions=True,
    )
    assert {type(first), type(second)} == {Session, NameTaken}


@pytest.mark.parametrize("name", ["amal", "ＡＭＡＬ", "Arnal"])
async def test_guests_cannot_take_a_registered_name(accounts: Accounts, name: str) -> None:
    await registered(accounts)
    guest = await accounts.guest("en", NOW)
    with pytest.raises(NameTaken, match="name-taken"):
        await accounts.rename(guest.player, name)


async def test_a_guest_who_changes_names_is_still_a_guest(accounts: Accounts) -> None:
    guest = await accounts.guest("en", NOW)
    changed = await accounts.rename(guest.player, "Dana")
    assert (changed.name, changed.login) == ("Dana", "")


async def test_an_account_logs_in_with_its_new_name_only(accounts: Accounts) -> None:
    session = await registered(accounts)
    await accounts.rename(session.player, "Dana")
    assert (await accounts.login("dana", PASSWORD, NOW)).player == session.player
    with pytest.raises(NotSignedIn):
        await accounts.login("amal", PASSWORD, NOW)


async def test_an_account_may_change_the_spelling_of_its_name(accounts: Accounts) -> None:
    session = await registered(accounts)
    assert (await accounts.rename(session.player, "AMAL")).name == "AMAL"


@pytest.mark.parametrize(("name", "password"), [("Amal", "wrong horse"), ("Badr", PASSWORD), ("", PASSWORD)])
async def test_a_wrong_name_and_a_wrong_password_are_refused_alike(
    accounts: Accounts, name: str, password: str
) -> None:
    await registered(accounts)
    with pytest.raises(NotSignedIn) as refused:
        await accounts.login(name, password, NOW)
    assert (refused.value.code, refused.value.parameters) == ("wrong-login", {})


async def test_a_guest_without_a_password_cannot_be_logged_in_to(accounts: Accounts) -> None:
    guest = await accounts.guest("en", NOW)
    with pytest.raises(NotSignedIn):
        await accounts.login(guest.name, "", NOW)


async def test_logging_out_everywhere_makes_all_tokens_void(accounts: Accounts, identity: Identity) -> None:
    session = await registered(accounts)
    again = await accounts.login("Amal", PASSWORD, NOW)
    await accounts.log_out(session.player)
    for token in (session.token, again.token):
        with pytest.raises(NotSignedIn, match="bad-token"):
            await identity.caller(token, NOW)
    fresh = await accounts.login("Amal", PASSWORD, NOW)
    assert (await identity.caller(fresh.token, NOW)).account.id == session.player


async def test_another_password_makes_older_tokens_void(accounts: Accounts, identity: Identity) -> None:
    session = await registered(accounts)
    fresh = await accounts.change_password(session.player, PASSWORD, "battery staple", NOW)
    with pytest.raises(NotSignedIn):
        await identity.caller(session.token, NOW)
    assert (await identity.caller(fresh.token, NOW)).account.id == session.player
    with pytest.raises(NotSignedIn):
        await accounts.login("Amal", PASSWORD, NOW)
    assert (await accounts.login("Amal", "battery staple", NOW)).player == session.player


async def test_changing_a_password_needs_the_old_one(accounts: Accounts) -> None:
    session = await registered(accounts)
    with pytest.raises(NotAllowed, match="wrong-password"):
        await accounts.change_password(session.player, "wrong horse", "battery staple", NOW)


async def test_a_guest_has_no_password_to_change(accounts: Accounts) -> None:
    guest = await accounts.guest("en", NOW)
    with pytest.raises(Conflict, match="not-registered"):
        await accounts.change_password(guest.player, "", PASSWORD, NOW)


async def test_changes_at_the_same_time_do_not_undo_each_other(accounts: Accounts, store: Store) -> None:
    session = await registered(accounts)
    await asyncio.gather(
        accounts.rename(session.player, "Dana"),
        accounts.set_language(session.player, "ar"),
        accounts.change_password(session.player, PASSWORD, "battery staple", NOW),
        accounts.log_out(session.player),
    )
    kept = await account_of(store, session)
    assert (kept.name, kept.language, kept.epoch) == ("Dana", "ar", 3)


async def test_a_password_with_outdated_costs_is_rehashed_at_login(
    accounts: Accounts, identity: Identity, store: Store
) -> None:
    session = await registered(accounts)
    old = (await account_of(store, session)).password
    await Accounts(store, identity, Passwords(1, OTHER)).login("Amal", PASSWORD, NOW)
    new = (await account_of(store, session)).password
    assert new != old
    assert (await accounts.login("Amal", PASSWORD, NOW)).player == session.player


async def test_a_banned_player_is_refused_until_the_ban_ends(
    accounts: Accounts, identity: Identity, store: Store
) -> None:
    session = await registered(accounts)
    await store.ban(session.player, NOW + 1000)
    with pytest.raises(NotAllowed) as refused:
        await identity.caller(session.token, NOW)
    assert (refused.value.code, refused.value.parameters) == ("banned", {"until": NOW + 1000})
    with pytest.raises(NotAllowed, match="banned"):
        await accounts.login("Amal", PASSWORD, NOW)
    assert (await identity.caller(session.token, NOW + 1000)).account.id == session.player


async def test_a_ban_is_revealed_only_with_the_right_password(accounts: Accounts, store: Store) -> None:
    session = await registered(accounts)
    await store.ban(session.player, NOW + 1000)
    with pytest.raises(NotSignedIn, match="wrong-login"):
        await accounts.login("Amal", "wrong horse", NOW)


async def test_a_token_stays_valid_after_a_restart(accounts: Accounts, store: Store) -> None:
    guest = await accounts.guest("en", NOW)
    assert (await Identity(store).caller(guest.token, NOW)).account.id == guest.player


async def test_the_last_visit_is_updated_only_now_and_then(
    accounts: Accounts, identity: Identity, store: Store
) -> None:
    guest = await accounts.guest("en", NOW)
    await identity.caller(guest.token, NOW + 1000)
    assert (await account_of(store, guest)).seen == NOW
    later = NOW + SEEN_STEP + 1
    await identity.caller(guest.token, later)
    assert (await account_of(store, guest)).seen == later


async def test_an_old_token_is_void(accounts: Accounts, identity: Identity) -> None:
    guest = await accounts.guest("en", NOW)
    with pytest.raises(NotSignedIn, match="token-old"):
        await identity.caller(guest.token, NOW + LIFETIME + 1)


async def test_a_personal_token_is_kept_as_a_digest_and_shows_a_program(
    accounts: Accounts, identity: Identity, store: Store
) -> None:
    session = await registered(accounts)
    token, text = await keys.create(store, await account_of(store, session), "my bot", bot=True, now=NOW)
    caller = await identity.caller(text, NOW + 2 * SEEN_STEP)
    assert (caller.person.id, caller.person.name) == (session.player, "Amal 🤖")
    assert caller.personal and caller.program
    kept = (await store.tokens(session.player))[0]
    assert text.encode() not in msgspec.msgpack.encode(kept)
    assert kept.used == NOW + 2 * SEEN_STEP
    await keys.delete(store, session.player, token.id)
    with pytest.raises(NotSignedIn):
        await identity.caller(text, NOW)


async def test_a_personal_token_unused_for_a_year_is_void(accounts: Accounts, identity: Identity, store: Store) -> None:
    session = await registered(accounts)
    _, text = await keys.create(store, await account_of(store, session), "phone", bot=False, now=NOW)
    await identity.caller(text, NOW + UNUSED)
    await identity.caller(text, NOW + 2 * UNUSED)
    with pytest.raises(NotSignedIn, match="token-old"):
        await identity.caller(text, NOW + 3 * UNUSED + SEEN_STEP)


async def test_logging_out_makes_personal_tokens_void_unless_they_are_to_stay(
    accounts: Accounts, identity: Identity, store: Store
) -> None:
    session = await registered(accounts)
    _, text = await keys.create(store, await account_of(store, session), "phone", bot=False, now=NOW)
    await accounts.log_out(session.player, tokens=False)
    await identity.caller(text, NOW)
    await accounts.log_out(session.player)
    with pytest.raises(NotSignedIn):
        await identity.caller(text, NOW)


async def test_a_personal_token_for_a_person_shows_no_program(
    accounts: Accounts, identity: Identity, store: Store
) -> None:
    session = await registered(accounts)
    _, text = await keys.create(store, await account_of(store, session), "phone", bot=False, now=NOW)
    assert (await identity.caller(text, NOW)).person.name == "Amal"


async def test_there_is_a_limit_to_personal_tokens(accounts: Accounts, store: Store) -> None:
    session = await registered(accounts)
    for number in range(keys.MOST):
        await keys.create(store, await account_of(store, session), f"key {number}", bot=False, now=NOW)
    with pytest.raises(Conflict, match="too-many-tokens"):
        await keys.create(store, await account_of(store, session), "one more", bot=False, now=NOW)


async def test_a_player_cannot_delete_anothers_token(accounts: Accounts, identity: Identity, store: Store) -> None:
    owner, other = await registered(accounts), await registered(accounts, "Badr")
    token, text = await keys.create(store, await account_of(store, owner), "phone", bot=False, now=NOW)
    with pytest.raises(Unknown, match="unknown-token"):
        await keys.delete(store, other.player, token.id)
    assert (await identity.caller(text, NOW)).account.id == owner.player


def test_only_our_languages_are_languages() -> None:
    assert check_language("ar") == "ar"
    with pytest.raises(AccountFault, match="unknown-language"):
        check_language("tlh")


ENDS: dict[str, Callable[[Accounts, Account, bool], Awaitable[object]]] = {
    "password": lambda accounts, account, keep: accounts.change_password(
        account.id, PASSWORD, "battery staple", NOW, keep_passkeys=keep
    ),
    "reset": lambda accounts, account, keep: accounts.reset_password(account, "battery staple", keep_passkeys=keep),
    "logout": lambda accounts, account, keep: accounts.log_out(account.id, keep_passkeys=keep),
    "register": lambda accounts, account, keep: accounts.register(
        account.id, "Badr", "battery staple", NOW, keep_passkeys=keep
    ),
}


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("keep", [True, False])
async def test_passkeys_end_with_other_access_unless_kept(
    accounts: Accounts, store: Store, end: str, *, keep: bool
) -> None:
    session = await accounts.guest("en", NOW) if end == "register" else await registered(accounts)
    account = await account_of(store, session)
    key = Passkey(id=b"key", player=account.id, public_key=b"public", sign_count=0, label="phone", created=NOW)
    await store.add_passkey(key)
    await keys.create(store, account, "program", bot=False, now=NOW)
    await ENDS[end](accounts, account, keep)
    assert await store.passkeys(account.id) == ([key] if keep else [])
    assert await store.tokens(account.id) == []


@pytest.mark.parametrize("end", ENDS)
async def test_no_token_is_made_by_a_request_that_was_overtaken_by_a_logout(
    accounts: Accounts, store: Store, end: str
) -> None:
    """A request of the old session was let in before, and comes to the database after."""
    session = await accounts.guest("en", NOW) if end == "register" else await registered(accounts)
    before = await account_of(store, session)
    await ENDS[end](accounts, before, True)
    with pytest.raises(NotSignedIn, match="bad-token"):
        await keys.create(store, before, "later", bot=False, now=NOW)
    key = Passkey(id=b"key", player=before.id, public_key=b"public", sign_count=0, label="phone", created=NOW)
    assert not await store.add_passkey(key, epoch=before.epoch)
    assert not await store.tokens(before.id) and not await store.passkeys(before.id)


async def test_a_failed_password_change_ends_no_access(accounts: Accounts, store: Store) -> None:
    session = await registered(accounts)
    account = await account_of(store, session)
    await keys.create(store, account, "program", bot=False, now=NOW)
    with pytest.raises(NotAllowed, match="wrong-password"):
        await accounts.change_password(account.id, "wrong horse", "battery staple", NOW)
    assert len(await store.tokens(account.id)) == 1 and await account_of(store, session) == account


@pytest.mark.parametrize("alike", ["KARlM", "Karirn", "\u212aarim", "K\u0430rim"])
async def test_a_name_that_looks_like_an_account_is_refused(accounts: Accounts, alike: str) -> None:
    await registered(accounts, "Karim")
    guest, other = await accounts.guest("en", NOW), await registered(accounts, "Badr")
    with pytest.raises((NameTaken, BadName)):
        await accounts.register(guest.player, alike, PASSWORD, NOW)
    for player in (guest.player, other.player):
        with pytest.raises((NameTaken, BadName)):
            await accounts.rename(player, alike)


async def test_an_abandoned_name_frees_its_look_alikes(accounts: Accounts) -> None:
    session = await registered(accounts, "Karim")
    await accounts.rename(session.player, "KARlM")  # one may look like oneself
    await accounts.rename(session.player, "Dana")
    assert (await registered(accounts, "Karim")).name == "Karim"
