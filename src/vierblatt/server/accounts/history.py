"""All that a player has played, and all that is kept of him."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator

import msgspec

from vierblatt.server.store.port import Account, Passkey, PersonalToken, Rating, Store, StoredRecord

#: Records that are read at once.
PAGE = 50


async def matches_of(store: Store, player: str, now: int) -> AsyncIterator[StoredRecord]:
    """All finished matches of a player, newest first."""
    before, told = now + 1, set[str]()
    while found := await store.records_of(player, before=before, limit=PAGE):
        fresh = [stored for stored in found if stored.id not in told]
        for stored in fresh:
            told.add(stored.id)
            yield stored
        before = found[-1].ended + bool(fresh)  # another match may have ended in the same millisecond


class _Profile(msgspec.Struct, kw_only=True):
    """`profile.json` of an export: everything but secrets."""

    id: str
    name: str
    login: str
    language: str
    created: int
    seen: int
    ratings: list[Rating]
    tokens: list[dict[str, object]]
    passkeys: list[dict[str, object]]
    matches: list[str]


async def export(store: Store, account: Account, now: int) -> bytes:
    """A ZIP file with a player's profile and the records of his matches."""
    records = [stored async for stored in matches_of(store, account.id, now)]
    profile = _Profile(
        id=account.id, name=account.name, login=account.login, language=account.language, created=account.created,
        seen=account.seen, ratings=await store.ratings_of(account.id),
        tokens=[_told(token) for token in await store.tokens(account.id)],
        passkeys=[_told(key) for key in await store.passkeys(account.id)],
        matches=[stored.id for stored in records],
    )  # fmt: skip
    return await asyncio.to_thread(_zipped, profile, records)


def _told(key: PersonalToken | Passkey) -> dict[str, object]:
    return {"label": key.label, "created": key.created}


def _zipped(profile: _Profile, records: list[StoredRecord]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("profile.json", msgspec.json.format(msgspec.json.encode(profile), indent=1))
        for stored in records:
            archive.writestr(f"records/{stored.id}.json", stored.body)
    return packed.getvalue()
