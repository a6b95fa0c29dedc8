"""Forgetting a player: what he has played stays, without his name.

A record's links cover the names of its seats, so a record that loses a name is chained anew and gets another head.
"""

from __future__ import annotations

import asyncio

import msgspec

from vierblatt.record import Player, Record
from vierblatt.record.chain import GENESIS, link, stretches
from vierblatt.server.accounts.history import matches_of
from vierblatt.server.store.port import Store, StoredRecord

#: Later than any match, whatever the clocks of the servers say.
LATEST = 2**62


async def erase(store: Store, player: str) -> None:
    """Deletes an account; its name disappears from all records.

    Another match of his may end meanwhile, and who played with him may be erased at the same time: the store does not
    delete the account before his name is gone from everywhere.
    """
    while not await store.delete_account(player):
        async for stored in matches_of(store, player, LATEST):
            names, body = await asyncio.to_thread(_without, stored, player)
            await store.replace_record(stored.id, stored.body, names, body)


def _without(stored: StoredRecord, player: str) -> tuple[list[str], bytes]:
    gone = {seat for seat, there in enumerate(stored.players) if there == player}
    record = nameless(Record.from_json(stored.body), gone)
    return ["" if seat in gone else name for seat, name in enumerate(stored.names)], record.to_json()


def nameless(record: Record, seats: set[int]) -> Record:
    """A record without the names of some seats, chained anew."""
    there = tuple(Player("", p.kind) if seat in seats else p for seat, p in enumerate(record.seats))
    return chained(msgspec.structs.replace(record, seats=there))


def chained(record: Record) -> Record:
    """A record with the links that its entries make."""
    links: dict[tuple[str, int], str] = {}
    before = GENESIS
    for stretch in stretches(record):
        for entry in stretch.entries:
            before = link(before, entry)
        links[stretch.place, stretch.deal] = before.hex()
    replace = msgspec.structs.replace
    deals = tuple(
        replace(
            deal,
            link=links["deal", number],
            actions_link=links["actions", number],
            end=None if deal.end is None else replace(deal.end, link=links["end", number]),
        )
        for number, deal in enumerate(record.deals, 1)
    )
    result = None if record.result is None else replace(record.result, link=links["result", 0])
    return replace(record, link=links["header", 0], deals=deals, result=result, head=before.hex())
