"""Passkeys (WebAuthn): signing in with a key kept by a phone or a key ring, where the connection is secure.

Its library is loaded when a passkey is first used (`HttpServices.passkeys`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from vierblatt.errors import VierblattError
from vierblatt.server.accounts.challenges import Challenges
from vierblatt.server.accounts.faults import Conflict, NotAllowed, NotSignedIn, Unknown
from vierblatt.server.accounts.identity import check_ban
from vierblatt.server.accounts.names import LONGEST_LABEL, line
from vierblatt.server.accounts.relying_party import RelyingParty
from vierblatt.server.store.port import Account, AccountsPort, Passkey

MOST = 10  #: passkeys of one player
SERVER_NAME = "Vierblatt"  #: shown by the browser beside the key


class Passkeys:
    """Registers passkeys and signs in with them."""

    def __init__(self, store: AccountsPort, challenges: Challenges) -> None:
        self._store, self._challenges = store, challenges

    async def register_options(self, account: Account, site: RelyingParty, now: int) -> dict[str, Any]:
        """The options for the browser's `navigator.credentials.create`."""
        existing = await self._store.passkeys(account.id)
        if len(existing) >= MOST:
            raise Conflict("too-many-passkeys", most=MOST)
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name=SERVER_NAME,
            user_id=account.id.encode(),
            user_name=account.name,
            challenge=await self._challenges.fresh(account.id, now),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=key.id) for key in existing],
        )
        return _plain(options)

    async def register(
        self, account: Account, credential: dict[str, Any], label: str, site: RelyingParty, now: int
    ) -> Passkey:
        """Stores the passkey that the browser made; raises NotAllowed if the server has not asked for it.

        Raises NotSignedIn if the account's sessions have ended since it was read.
        """
        name = line(label, LONGEST_LABEL)
        challenge = await self._answered(credential, account.id, now)
        with _reading(NotAllowed("bad-passkey")):
            made = webauthn.verify_registration_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=site.name,
                expected_origin=site.origin,
            )  # fmt: skip
        await self._challenges.use(challenge, now)
        if await self._store.passkey(made.credential_id) is not None:
            raise Conflict("passkey-known")
        key = Passkey(
            id=made.credential_id, player=account.id, public_key=made.credential_public_key,
            sign_count=made.sign_count, label=name, created=now,
        )  # fmt: skip
        if not await self._store.add_passkey(key, epoch=account.epoch):
            raise NotSignedIn("bad-token")
        return key

    async def login_options(self, site: RelyingParty, now: int) -> dict[str, Any]:
        """The options for the browser's `navigator.credentials.get`; the browser offers the keys it has."""
        return _plain(
            webauthn.generate_authentication_options(
                rp_id=site.name,
                challenge=await self._challenges.fresh("", now),
                user_verification=UserVerificationRequirement.PREFERRED,
            )
        )

    async def login(self, credential: dict[str, Any], site: RelyingParty, now: int) -> Account:
        """The account whose passkey has signed; raises NotSignedIn, and NotAllowed if the account is banned."""
        challenge = await self._answered(credential, "", now)
        with _reading(NotAllowed("bad-passkey")):
            raw = base64url_to_bytes(credential["rawId"])
        key = await self._store.passkey(raw)
        account = await self._store.account(key.player) if key is not None else None
        if key is None or account is None:
            raise NotSignedIn("wrong-passkey")
        await self._challenges.use(challenge, now)
        with _reading(NotSignedIn("wrong-passkey")):
            proved = webauthn.verify_authentication_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=site.name,
                expected_origin=site.origin, credential_public_key=key.public_key,
                credential_current_sign_count=key.sign_count,
            )  # fmt: skip
        # The account was read after the key. If its keys and sessions ended in between, no new session may begin.
        if not await self._store.use_passkey(key.id, proved.new_sign_count):
            raise NotSignedIn("wrong-passkey")
        check_ban(account, now)
        return account

    async def delete(self, player: str, key: str) -> None:
        """Deletes a passkey, given its id as `text_id` writes it; raises Unknown."""
        with _reading(Unknown("unknown-passkey")):
            raw = base64url_to_bytes(key)
        if not await self._store.delete_passkey(player, raw):
            raise Unknown("unknown-passkey")

    @staticmethod
    def text_id(key: Passkey) -> str:
        """The id of a passkey as text."""
        return bytes_to_base64url(key.id)

    async def _answered(self, credential: dict[str, Any], player: str, now: int) -> bytes:
        """The challenge that a credential answers; raises NotAllowed if it is not valid for this player."""
        with _reading(NotAllowed("bad-passkey")):
            data = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        await self._challenges.check(data.challenge, player, now)
        return data.challenge


@contextmanager
def _reading(fault: VierblattError) -> Iterator[None]:
    """Raises the given fault for any error of the parsers, which read bytes from strangers."""
    try:
        yield
    except Exception as problem:
        raise fault from problem


def _plain(options: Any) -> dict[str, Any]:
    decoded: dict[str, Any] = msgspec.json.decode(webauthn.options_to_json(options))
    return decoded
