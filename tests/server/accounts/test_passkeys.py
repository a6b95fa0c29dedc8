"""Passkeys: made and used through a software authenticator."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from webauthn.helpers import base64url_to_bytes

from tests.server.accounts.authenticator import Authenticator, text
from vierblatt.server.accounts.challenges import CHALLENGE_LIFETIME, Challenges
from vierblatt.server.accounts.faults import AccountFault, Conflict, NotAllowed, NotSignedIn, Unknown
from vierblatt.server.accounts.identity import Identity
from vierblatt.server.accounts.passkeys import MOST, Passkeys
from vierblatt.server.accounts.relying_party import RelyingParty, site_of
from vierblatt.server.ops.config import Config
from vierblatt.server.store.port import Account, Store

NOW = 1_790_000_000_000
SITE = RelyingParty("https://cards.example")
AMAL = Account(id="amal00000000", name="Amal", created=NOW, seen=NOW)
BADR = Account(id="badr00000000", name="Badr", created=NOW, seen=NOW)


@pytest.fixture
async def passkeys(store: Store) -> Passkeys:
    for account in (AMAL, BADR):
        await store.add_account(account)
    return a_node(store)


def a_node(store: Store) -> Passkeys:
    """Of one server of a store."""
    return Passkeys(store, Challenges(store, Identity(store)))


def a_key(origin: str = SITE.origin, site: str = SITE.name) -> Authenticator:
    return Authenticator(origin, site)


async def add(passkeys: Passkeys, key: Authenticator, account: Account = AMAL) -> None:
    options = await passkeys.register_options(account, SITE, NOW)
    await passkeys.register(account, key.create(options), "my phone", SITE, NOW)


async def test_a_registered_passkey_signs_in(passkeys: Passkeys, store: Store) -> None:
    key = a_key()
    await add(passkeys, key)
    for count in (1, 2):
        assert await passkeys.login(key.get(await passkeys.login_options(SITE, NOW)), SITE, NOW) == AMAL
        assert (await store.passkeys(AMAL.id))[0].sign_count == count


async def test_options_name_the_player_and_the_site(passkeys: Passkeys) -> None:
    await add(passkeys, key := a_key())
    options = await passkeys.register_options(AMAL, SITE, NOW)
    assert options["rp"] == {"name": "Vierblatt", "id": "cards.example"}
    assert options["user"]["name"] == "Amal"
    assert [known["id"] for known in options["excludeCredentials"]] == [text(key.id)]
    assert (await passkeys.login_options(SITE, NOW))["rpId"] == "cards.example"


async def test_an_answer_counts_once(passkeys: Passkeys) -> None:
    key = a_key()
    await add(passkeys, key)
    answer = key.get(await passkeys.login_options(SITE, NOW))
    await passkeys.login(answer, SITE, NOW)
    with pytest.raises(NotAllowed, match="passkey-late"):
        await passkeys.login(answer, SITE, NOW)


async def test_one_server_asks_and_another_takes_the_answer(passkeys: Passkeys, store: Store) -> None:
    key, other = a_key(), a_node(store)
    made = key.create(await passkeys.register_options(AMAL, SITE, NOW))
    await other.register(AMAL, made, "my phone", SITE, NOW)
    assert await other.login(key.get(await passkeys.login_options(SITE, NOW)), SITE, NOW) == AMAL


async def test_only_one_server_accepts_an_answer_of_a_key_without_a_counter(passkeys: Passkeys, store: Store) -> None:
    key = a_key()
    await add(passkeys, key)
    key.count = -1
    answer = key.get(await passkeys.login_options(SITE, NOW))
    nodes = [passkeys, *(a_node(store) for _ in range(3))]
    done = await asyncio.gather(*(node.login(answer, SITE, NOW) for node in nodes), return_exceptions=True)
    assert done.count(AMAL) == 1
    assert [late.code for late in done if isinstance(late, NotAllowed)] == ["passkey-late"] * 3


@pytest.mark.parametrize("place", [0, 20, 55], ids=["random", "time", "signature"])
async def test_a_challenge_that_was_not_made_here_is_refused(passkeys: Passkeys, place: int) -> None:
    key = a_key()
    await add(passkeys, key)
    challenge = bytearray(base64url_to_bytes((await passkeys.login_options(SITE, NOW))["challenge"]))
    challenge[place] ^= 1
    for asked in (challenge, challenge[:place], b""):
        with pytest.raises(NotAllowed, match="passkey-late"):
            await passkeys.login(key.get({"challenge": text(bytes(asked))}), SITE, NOW)


async def test_an_answer_has_its_time(passkeys: Passkeys) -> None:
    key = a_key()
    await add(passkeys, key)
    answer = key.get(await passkeys.login_options(SITE, NOW))
    with pytest.raises(NotAllowed, match="passkey-late"):
        await passkeys.login(answer, SITE, NOW + CHALLENGE_LIFETIME + 1)


async def test_a_challenge_is_for_the_player_who_asked_for_it(passkeys: Passkeys) -> None:
    options = await passkeys.register_options(AMAL, SITE, NOW)
    with pytest.raises(NotAllowed, match="passkey-late"):
        await passkeys.register(BADR, a_key().create(options), "phone", SITE, NOW)


async def test_a_challenge_to_sign_in_makes_no_passkey(passkeys: Passkeys) -> None:
    with pytest.raises(NotAllowed, match="passkey-late"):
        await passkeys.register(AMAL, a_key().create(await passkeys.login_options(SITE, NOW)), "phone", SITE, NOW)


@pytest.mark.parametrize(
    ("origin", "site"), [("https://evil.example", SITE.name), (SITE.origin, "evil.example")], ids=["origin", "site"]
)
async def test_a_key_made_for_another_site_is_refused(passkeys: Passkeys, origin: str, site: str) -> None:
    options = await passkeys.register_options(AMAL, SITE, NOW)
    with pytest.raises(NotAllowed, match="bad-passkey"):
        await passkeys.register(AMAL, a_key(origin, site).create(options), "phone", SITE, NOW)


async def test_a_signature_for_another_site_is_refused(passkeys: Passkeys) -> None:
    key = a_key()
    await add(passkeys, key)
    key.origin = "https://evil.example"
    with pytest.raises(NotSignedIn, match="wrong-passkey"):
        await passkeys.login(key.get(await passkeys.login_options(SITE, NOW)), SITE, NOW)


async def test_another_key_does_not_sign_for_this_one(passkeys: Passkeys) -> None:
    key, other = a_key(), a_key()
    await add(passkeys, key)
    other.id = key.id
    with pytest.raises(NotSignedIn, match="wrong-passkey"):
        await passkeys.login(other.get(await passkeys.login_options(SITE, NOW)), SITE, NOW)


async def test_a_copied_key_is_detected_by_its_counter(passkeys: Passkeys) -> None:
    key = a_key()
    await add(passkeys, key)
    await passkeys.login(key.get(await passkeys.login_options(SITE, NOW)), SITE, NOW)
    key.count = 0
    with pytest.raises(NotSignedIn, match="wrong-passkey"):
        await passkeys.login(key.get(await passkeys.login_options(SITE, NOW)), SITE, NOW)


async def test_an_unknown_key_does_not_sign_in(passkeys: Passkeys) -> None:
    with pytest.raises(NotSignedIn, match="wrong-passkey"):
        await passkeys.login(a_key().get(await passkeys.login_options(SITE, NOW)), SITE, NOW)


async def test_a_banned_player_is_refused_as_banned(passkeys: Passkeys, store: Store) -> None:
    key = a_key()
    await add(passkeys, key)
    await store.ban(AMAL.id, NOW + 1)
    with pytest.raises(NotAllowed, match="banned"):
        await passkeys.login(key.get(await passkeys.login_options(SITE, NOW)), SITE, NOW)


async def test_a_passkey_belongs_to_one_player(passkeys: Passkeys) -> None:
    key = a_key()
    await add(passkeys, key)
    with pytest.raises(Conflict, match="passkey-known"):
        await add(passkeys, key, BADR)


async def test_there_is_a_limit_to_passkeys(passkeys: Passkeys) -> None:
    for _ in range(MOST):
        await add(passkeys, a_key())
    with pytest.raises(Conflict, match="too-many-passkeys"):
        await add(passkeys, a_key())


async def test_only_the_owner_deletes_a_passkey(passkeys: Passkeys, store: Store) -> None:
    await add(passkeys, a_key())
    known = Passkeys.text_id((await store.passkeys(AMAL.id))[0])
    for player, key in ((BADR.id, known), (AMAL.id, "nonsense"), (AMAL.id, "Ä")):
        with pytest.raises(Unknown, match="unknown-passkey"):
            await passkeys.delete(player, key)
    await passkeys.delete(AMAL.id, known)
    assert await store.passkeys(AMAL.id) == []


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30)
@given(st.dictionaries(st.sampled_from(["id", "rawId", "type", "response"]), anything))
async def test_anything_but_a_credential_is_refused(passkeys: Passkeys, sent: dict[str, Any]) -> None:
    with pytest.raises(AccountFault):
        await passkeys.login(sent, SITE, NOW)
    with pytest.raises(AccountFault):
        await passkeys.register(AMAL, sent, "phone", SITE, NOW)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(["id", "rawId", "clientDataJSON", "attestationObject"]), st.binary(), st.booleans())
async def test_a_credential_that_was_tampered_with_is_refused(
    passkeys: Passkeys, part: str, data: bytes, replaced: bool
) -> None:
    made = a_key().create(await passkeys.register_options(AMAL, SITE, NOW))
    place = made if part in made else made["response"]
    place[part] = text(data) if replaced else place[part][: min(len(data), len(place[part]) - 1)]
    with pytest.raises(AccountFault):
        await passkeys.register(AMAL, made, "phone", SITE, NOW)


async def test_deeply_nested_client_data_is_refused(passkeys: Passkeys) -> None:
    sent = {"rawId": "aa", "response": {"clientDataJSON": text(b"[" * 30_000)}}
    with pytest.raises(NotAllowed, match="bad-passkey"):
        await passkeys.login(sent, SITE, NOW)


@pytest.mark.parametrize(
    ("config", "host", "origin"),
    [
        (Config(), "localhost:8137", "http://localhost:8137"),
        (Config(tls_cert="c", tls_key="k"), "cards.example:8137", "https://cards.example:8137"),
        (Config(public_url="https://cards.example/"), "127.0.0.1:8137", "https://cards.example"),
    ],
)
def test_passkeys_are_bound_to_the_address_that_players_use(config: Config, host: str, origin: str) -> None:
    assert site_of(config, host) == RelyingParty(origin)


@pytest.mark.parametrize(
    ("config", "host"),
    [
        (Config(), "192.168.1.5:8137"),
        (Config(), "127.0.0.1:8137"),
        (Config(), "cards.example"),
        (Config(), ""),
        (Config(), "[::1"),
        (Config(tls_cert="c", tls_key="k"), "192.168.1.5"),
        (Config(tls_cert="c", tls_key="k"), "[::1]:8137"),
    ],
)
def test_without_a_secure_connection_and_a_name_there_are_no_passkeys(config: Config, host: str) -> None:
    with pytest.raises(NotAllowed, match="passkeys-need-tls"):
        site_of(config, host)
