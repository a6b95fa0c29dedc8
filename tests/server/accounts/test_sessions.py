"""Sessions: each has one token at a time, and each can be ended by itself."""

from __future__ import annotations

import msgspec
import pytest

from vierblatt.server.accounts import sessions
from vierblatt.server.accounts.accounts import Accounts
from vierblatt.server.accounts.faults import NotSignedIn, Unknown
from vierblatt.server.accounts.identity import Identity
from vierblatt.server.accounts.tokens import LIFETIME, SEEN_STEP
from vierblatt.server.store.port import Account, Store

NOW = 1_790_000_000_000
HOUR = 3_600_000


async def renewed(accounts: Accounts, identity: Identity, token: str, now: int) -> str:
    return (await accounts.renewed(await identity.caller(token, now), now)).token


async def refused(identity: Identity, token: str, now: int) -> str:
    with pytest.raises(NotSignedIn) as fault:
        await identity.caller(token, now)
    return fault.value.code


async def account_of(store: Store, player: str) -> Account:
    found = await store.account(player)
    assert found is not None
    return found


async def test_the_old_token_lasts_until_a_day_after_the_fresh_one_was_shown(
    accounts: Accounts, identity: Identity
) -> None:
    old = (await accounts.guest("en", NOW)).token
    fresh = await renewed(accounts, identity, old, NOW + HOUR)
    for token in (old, fresh, old, fresh):
        await identity.caller(token, NOW + 2 * HOUR)
    await identity.caller(old, NOW + sessions.OVERLAP)
    assert await refused(identity, old, NOW + HOUR + sessions.OVERLAP) == "bad-token"
    await identity.caller(fresh, NOW + HOUR + sessions.OVERLAP)


async def test_a_lost_fresh_token_can_be_requested_again(accounts: Accounts, identity: Identity) -> None:
    old = (await accounts.guest("en", NOW)).token
    lost = await renewed(accounts, identity, old, NOW + HOUR)
    week = NOW + 7 * sessions.OVERLAP
    again = await renewed(accounts, identity, old, week)
    await identity.caller(again, week)
    assert await refused(identity, lost, week) == "bad-token"


async def test_two_windows_that_renew_at_once_get_the_same_token(accounts: Accounts, identity: Identity) -> None:
    old = (await accounts.guest("en", NOW)).token
    callers = [await identity.caller(old, NOW + HOUR) for _ in range(2)]
    first, second = [(await accounts.renewed(caller, NOW + HOUR + n)).token for n, caller in enumerate(callers)]
    assert first == second != old
    await identity.caller(first, NOW + 20 * sessions.OVERLAP)


async def test_a_window_that_renews_after_another_has_shown_its_token_gets_that_one(
    accounts: Accounts, identity: Identity
) -> None:
    old = (await accounts.guest("en", NOW)).token
    fresh = await renewed(accounts, identity, old, NOW + HOUR)
    for between in (False, True):
        caller = await identity.caller(old, NOW + HOUR)
        if not between:
            await identity.caller(fresh, NOW + HOUR)
        assert (await accounts.renewed(caller, NOW + 2 * HOUR)).token == fresh
        assert await renewed(accounts, identity, old, NOW + 2 * HOUR) == fresh
    assert await renewed(accounts, identity, fresh, NOW + 2 * HOUR) != fresh


async def test_a_token_of_a_clock_that_was_far_ahead_is_not_handed_out_again(
    accounts: Accounts, identity: Identity
) -> None:
    guest = await accounts.guest("en", NOW)
    caller = await identity.caller(guest.token, NOW)
    await accounts.renewed(caller, NOW + 9 * sessions.OVERLAP)
    await identity.caller((await accounts.renewed(caller, NOW + HOUR)).token, NOW + HOUR)


async def test_a_token_of_two_tokens_ago_is_void_at_once(accounts: Accounts, identity: Identity) -> None:
    first = (await accounts.guest("en", NOW)).token
    second = await renewed(accounts, identity, first, NOW)
    third = await renewed(accounts, identity, second, NOW)
    await identity.caller(third, NOW)
    assert await refused(identity, first, NOW) == "bad-token"
    await identity.caller(second, NOW)


async def test_ending_one_session_keeps_the_others(accounts: Accounts, identity: Identity, store: Store) -> None:
    guest = await accounts.guest("en", NOW, "Phone")
    account = await account_of(store, guest.player)
    other = await accounts.session(account, NOW + HOUR, "Laptop\n" + "x" * 500)
    listed = await sessions.listed(store, account, NOW + HOUR)
    assert [row.agent[:7] for row in listed] == ["Laptop ", "Phone"]
    assert len(listed[0].agent) == sessions.LONGEST_AGENT
    await sessions.end(store, guest.player, listed[1].id)
    assert await refused(identity, guest.token, NOW + HOUR) == "bad-token"
    assert (await identity.caller(other.token, NOW + HOUR)).session == listed[0].id
    with pytest.raises(Unknown, match="unknown-session"):
        await sessions.end(store, guest.player, listed[1].id)


async def test_a_player_cannot_end_anothers_session(accounts: Accounts, identity: Identity, store: Store) -> None:
    amal, badr = await accounts.guest("en", NOW), await accounts.guest("en", NOW)
    session = (await identity.caller(amal.token, NOW)).session
    with pytest.raises(Unknown, match="unknown-session"):
        await sessions.end(store, badr.player, session)
    await identity.caller(amal.token, NOW)


async def test_the_session_that_was_used_longest_ago_ends_for_one_too_many(
    accounts: Accounts, identity: Identity, store: Store
) -> None:
    guest = await accounts.guest("en", NOW)
    account = await account_of(store, guest.player)
    tokens = [(await accounts.session(account, NOW + n)).token for n in range(1, sessions.MOST + 1)]
    assert await refused(identity, guest.token, NOW + HOUR) == "bad-token"
    await identity.caller(tokens[0], NOW + HOUR)
    assert len(await store.sessions(guest.player)) == sessions.MOST


async def test_accounts_sign_in_again_yearly_and_guests_need_not(accounts: Accounts, identity: Identity) -> None:
    guest = await accounts.guest("en", NOW)
    other = await accounts.guest("en", NOW)
    tokens = {"guest": other.token, "account": (await accounts.register(guest.player, "Amal", "two horses", NOW)).token}
    step = LIFETIME - HOUR
    for now in range(NOW + step, NOW + sessions.LONGEST, step):
        tokens = {who: await renewed(accounts, identity, token, now) for who, token in tokens.items()}
    late = NOW + sessions.LONGEST + HOUR
    assert await refused(identity, tokens["account"], late) == "token-old"
    await identity.caller(tokens["guest"], late)


async def test_the_last_use_of_a_session_is_updated_only_now_and_then(
    accounts: Accounts, identity: Identity, store: Store
) -> None:
    guest = await accounts.guest("en", NOW)
    for now, used in ((NOW + 1000, NOW), (NOW + SEEN_STEP + 1, NOW + SEEN_STEP + 1)):
        await identity.caller(guest.token, now)
        assert [row.used for row in await store.sessions(guest.player)] == [used]


async def test_a_session_of_another_player_does_not_fit_a_token(
    accounts: Accounts, identity: Identity, store: Store
) -> None:
    amal, badr = await accounts.guest("en", NOW), await accounts.guest("en", NOW)
    session = (await identity.caller(badr.token, NOW)).session
    crossed = (await identity.signer()).token(amal.player, session, NOW)
    assert await refused(identity, crossed, NOW) == "bad-token"
    row = await store.session(session)
    assert row is not None
    await store.delete_session(badr.player, session)
    await store.add_session(msgspec.structs.replace(row, player=amal.player))
    assert (await identity.caller(crossed, NOW)).account.id == amal.player
