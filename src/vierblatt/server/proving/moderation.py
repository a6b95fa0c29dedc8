"""The trail of moderation: its chain is sound, and each row says what its entry says or commits to."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from vierblatt.server.proving.fault import DatabaseFault, fault
from vierblatt.server.proving.rows import type_error
from vierblatt.server.store.chain import genesis, next_link
from vierblatt.server.store.moderation_trail import TRAIL, decode_entry, differing
from vierblatt.server.store.port import ActRow, Store

#: Rows read at a time.
PAGE = 500


class TrailProof:
    """The check of the whole trail. acts: how many entries were checked."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.acts = 0

    async def faults(self) -> AsyncIterator[DatabaseFault]:
        """Everything that is wrong; after a break in the chain, nothing that follows is checked."""
        head, link = await self._store.trail_head(), genesis(TRAIL)
        while rows := await self._store.trail_part(after=self.acts, limit=PAGE):
            for row in rows:
                if row.seq != self.acts + 1:
                    yield fault("trail-gap", TRAIL, seq=self.acts + 1)
                    return
                link = next_link(link, row.body)
                if row.link != link:
                    yield fault("trail-link", TRAIL, seq=row.seq)
                    return
                self.acts += 1
                if what := _difference(row):
                    yield fault("trail-differs", TRAIL, seq=row.seq, what=what)
        if head.seq != self.acts:
            yield fault("trail-gap", TRAIL, seq=min(head.seq, self.acts) + 1)
        elif head.link != link:
            yield fault("trail-link", TRAIL, seq=self.acts)


def _difference(row: ActRow) -> str:
    """What in a row is not as its entry says; empty if all is well."""
    try:
        return type_error(row) or differing(row, decode_entry(row.body))
    except msgspec.DecodeError as why:
        return str(why)
