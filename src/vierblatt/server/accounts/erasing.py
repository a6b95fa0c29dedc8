"""Forgetting a player: what they have played stays, without their name or id.

A record's links cover the names of its seats, so a record that loses a name is chained anew and gets another head. The
same goes for the log of a table, whose entries tell who sat down: the id gives way to an alias that nothing else knows,
the same in all logs, so that whoever proves the database still knows which matches one person played.
"""

from __future__ import annotations

import asyncio

import msgspec

from vierblatt.record import Player, Record
from vierblatt.record.chain import GENESIS, link, stretches
from vierblatt.server.accounts.history import matches_of
from vierblatt.server.accounts.ids import fresh_id
from vierblatt.server.accounts.names import PROGRAM_SIGN, is_program
from vierblatt.server.store.port import Conflicting, Erasure, LogEntry, Store, StoredRecord
from vierblatt.server.table.entries import Opened, Sat, decode, encode

#: Later than any match, whatever the clocks of the servers say.
LATEST = 2**62
#: Milliseconds after the end of an account in which somebody who knew it before may still write its name somewhere: a
#: socket that is about to be closed, a table in memory whose node has not noticed yet that it was taken away.
SETTLING = 60_000


async def erase(store: Store, player: str) -> None:
    """Deletes an account; its name disappears from all records, name and id from all logs and snapshots.

    Another match of theirs may end meanwhile, and who played with them may be erased at the same time: the store does
    not delete the account before the name is gone from all records. What is left to do in the logs is noted with it,
    so a crash loses nothing, and a server looks again until nobody can write the name any more: see `settle`.
    """
    alias = fresh_alias()
    while not await store.delete_account(player, alias):
        async for stored in matches_of(store, player, LATEST):
            names, body = await asyncio.to_thread(_without, stored, player)
            await store.replace_record(stored.id, stored.body, names, body)
    await settle(store)


async def merge(store: Store, player: str, into: str) -> None:
    """Makes all that a player has played that of another, and deletes the account; names in records stay as they are.

    Raises Conflicting where the two have sat at one table, or both have a rating in the same game and preset, or they
    are not two.
    """
    if player == into:
        raise Conflicting("merge-gone")
    for table in {*await store.tables_naming(player)} & {*await store.tables_naming(into)}:
        if {player, into} <= _sitters(await store.read(table)):
            raise Conflicting("merge-met", table=table)
    await store.merge_account(player, into)
    await settle(store)


async def settle(store: Store) -> None:
    """Takes everybody whose account has gone out of the logs.

    Who was not found any more when the time for it was over is forgotten altogether.
    """
    for erasure in await store.erasures():
        found = [table for table in await store.tables_naming(erasure.player) if await _rename(store, table, erasure)]
        if not found:
            await store.end_erasure(erasure.player, SETTLING)


def fresh_alias() -> str:
    """What stands in logs in place of an id; its length, so that it is told from none."""
    return f"gone{fresh_id()}"


async def _rename(store: Store, table: str, erasure: Erasure) -> bool:
    """Whether the id stood at a table, where it does not stand now."""
    while True:
        row, entries = await store.table(table), await store.read(table)
        if row is None:
            return False
        there = erasure
        if erasure.keeps_names and {erasure.player, erasure.alias} <= _sitters(entries):
            # They sat down there when they were known to be one already: nobody sits on two seats.
            there = msgspec.structs.replace(erasure, alias=fresh_alias(), keeps_names=False)
        bodies = await asyncio.to_thread(_all_renamed, entries, there)
        host = there.alias if row.host == erasure.player else row.host
        if await store.rewrite_log(table, entries, bodies, host):
            return True  # else somebody has written there meanwhile


def _sitters(entries: list[LogEntry]) -> set[str]:
    """Everybody who ever sat down at a table."""
    found = (decode(entry.body) for entry in entries)
    return {entry.player for entry in found if isinstance(entry, Sat)}


def _all_renamed(entries: list[LogEntry], erasure: Erasure) -> list[bytes]:
    return [_renamed(entry.body, erasure) for entry in entries]


def _renamed(body: bytes, erasure: Erasure) -> bytes:
    """An entry of a log without a player's id, and without the name beside it unless names stay.

    Whether a program played stays: by that matches count for ratings or not.
    """
    if erasure.player.encode() not in body:
        return body
    entry, replace = decode(body), msgspec.structs.replace
    if isinstance(entry, Opened) and entry.host == erasure.player:
        entry = replace(entry, host=erasure.alias)
    elif isinstance(entry, Sat) and entry.player == erasure.player:
        nobody = PROGRAM_SIGN if is_program(entry.name) else ""
        entry = replace(entry, player=erasure.alias, name=entry.name if erasure.keeps_names else nobody)
    return encode(entry)


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
