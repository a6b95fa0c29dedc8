"""Forgetting a player: their matches stay, without their name or id.

The hash chain of a record covers the names of its seats, so a record that loses a name is chained anew and gets another
head. The same goes for the log of a table, whose entries say who sat down. In logs an alias replaces the id. The alias
occurs nowhere else and is the same in all logs, so a check of the database can still tell who played which matches.
"""

from __future__ import annotations

import asyncio

import msgspec

from vierblatt.protocol.values import QueuePlace
from vierblatt.record import Player, Record
from vierblatt.record.chain import GENESIS, chain_segments, link
from vierblatt.server.accounts.history import matches_of
from vierblatt.server.accounts.ids import fresh_id
from vierblatt.server.accounts.names import PROGRAM_SIGN, is_program
from vierblatt.server.store.port import Conflicting, Erasure, LogEntry, Store, StoredRecord
from vierblatt.server.table.entries import Opened, QueueBrought, QueueJoined, QueueLeft, SatDown, decode, encode
from vierblatt.server.tournament.erasing import erase_entered

#: Later than the end of any match, whatever the servers' clocks say.
LATEST = 2**62
#: Milliseconds after the deletion of an account during which its name may still be written somewhere: by a socket that
#: is about to be closed, or by a table in memory whose node has not noticed yet that it lost the table.
SETTLING = 60_000


async def erase(store: Store, player: str) -> None:
    """Deletes an account; its name disappears from all records, its name and id from all logs and snapshots.

    What its player entered themselves disappears from the logs of tournaments.

    Another of its matches may end in the meantime, and its fellow players may be erased at the same time, so the store
    does not delete the account before the name is gone from all records. The work left to do in the logs is stored with
    the deletion, so a crash loses nothing; a server repeats it until no process can write the name any more: see
    `settle`.
    """
    alias = fresh_alias()
    while not await store.delete_account(player, alias):
        async for stored in matches_of(store, player, LATEST):
            names, body = await asyncio.to_thread(_without, stored, player)
            await store.replace_record(stored.id, stored.body, names, body)
        await erase_entered(store, player)
    await settle(store)


async def merge(store: Store, player: str, into: str) -> None:
    """Gives all matches of a player to another one and deletes the first account; names in records stay as they are.

    Raises Conflicting if both have sat at the same table, if both have a rating in the same game and preset, or if they
    are the same player.
    """
    if player == into:
        raise Conflicting("merge-gone")
    for table in {*await store.tables_naming(player)} & {*await store.tables_naming(into)}:
        if {player, into} <= _seated_players(await store.read(table)):
            raise Conflicting("merge-met", table=table)
    await store.merge_account(player, into)
    await settle(store)


async def settle(store: Store) -> None:
    """Removes deleted accounts from all logs.

    An erasure is forgotten when its time (`SETTLING`) is over and no log names the player any more.
    """
    for erasure in await store.erasures():
        renamed = [table for table in await store.tables_naming(erasure.player) if await _rename(store, table, erasure)]
        if not renamed:
            await store.end_erasure(erasure.player, SETTLING)


def fresh_alias() -> str:
    """What replaces an id in logs. It is longer than an id, so that it cannot be mistaken for one."""
    return f"gone{fresh_id()}"


async def _rename(store: Store, table: str, erasure: Erasure) -> bool:
    """Replaces a player's id in the log of a table; returns False if the table is gone."""
    while True:
        row, entries = await store.table(table), await store.read(table)
        if row is None:
            return False
        replacement = erasure
        if erasure.keeps_names and {erasure.player, erasure.alias} <= _seated_players(entries):
            # Both sat down after the merge. A player cannot have two seats, so this seat gets an alias of its own.
            replacement = msgspec.structs.replace(erasure, alias=fresh_alias(), keeps_names=False)
        bodies = await asyncio.to_thread(_all_renamed, entries, replacement)
        host = replacement.alias if row.host == erasure.player else row.host
        if await store.rewrite_log(table, entries, bodies, host):
            return True  # otherwise another process has written to the log in the meantime


def _seated_players(entries: list[LogEntry]) -> set[str]:
    """All players who ever sat down at a table."""
    decoded = (decode(entry.body) for entry in entries)
    return {entry.player for entry in decoded if isinstance(entry, SatDown)}


def _all_renamed(entries: list[LogEntry], erasure: Erasure) -> list[bytes]:
    return [_renamed(entry.body, erasure) for entry in entries]


def _renamed(body: bytes, erasure: Erasure) -> bytes:
    """A log entry without a player's id, and without the name beside it unless names are kept.

    The sign of a program stays: whether a match counts for ratings depends on it.
    """
    if erasure.player.encode() not in body:
        return body
    entry, replace = decode(body), msgspec.structs.replace
    if isinstance(entry, Opened) and entry.host == erasure.player:
        entry = replace(entry, host=erasure.alias)
    elif isinstance(entry, SatDown) and entry.player == erasure.player:
        anonymous = PROGRAM_SIGN if is_program(entry.name) else ""
        entry = replace(entry, player=erasure.alias, name=entry.name if erasure.keeps_names else anonymous)
    elif isinstance(entry, (QueueJoined, QueueLeft, QueueBrought)):
        entry = _renamed_in_queue(entry, erasure)
    return encode(entry)


def _renamed_in_queue(
    entry: QueueJoined | QueueLeft | QueueBrought, erasure: Erasure
) -> QueueJoined | QueueLeft | QueueBrought:
    """The same for an entry about the queue of a table; somebody without a name no longer waits there."""

    def renamed(player: str) -> str:
        return erasure.alias if player == erasure.player else player

    replace = msgspec.structs.replace
    if isinstance(entry, QueueLeft):
        return replace(entry, player=renamed(entry.player))
    if isinstance(entry, QueueJoined):
        gone = entry.player == erasure.player and not erasure.keeps_names
        name = "" if gone else entry.name
        return replace(entry, player=renamed(entry.player), name=name, partner=renamed(entry.partner))
    places = []
    for place in entry.places:
        people = [
            replace(each, player=renamed(each.player), asked=renamed(each.asked))
            for each in place.people
            if erasure.keeps_names or each.player != erasure.player
        ]
        places += [QueuePlace(people=people)] if people else []
    return replace(entry, places=places, champions=[renamed(player) for player in entry.champions])


def _without(stored: StoredRecord, player: str) -> tuple[list[str], bytes]:
    gone = {seat for seat, each in enumerate(stored.players) if each == player}
    record = nameless(Record.from_json(stored.body), gone)
    return ["" if seat in gone else name for seat, name in enumerate(stored.names)], record.to_json()


def nameless(record: Record, seats: set[int]) -> Record:
    """A record without the names of some seats, with a new hash chain."""
    players = tuple(Player("", p.kind) if seat in seats else p for seat, p in enumerate(record.seats))
    return chained(msgspec.structs.replace(record, seats=players))


def chained(record: Record) -> Record:
    """A record with the links that follow from its entries."""
    links: dict[tuple[str, int], str] = {}
    before = GENESIS
    for segment in chain_segments(record):
        for entry in segment.entries:
            before = link(before, entry)
        links[segment.place, segment.deal] = before.hex()
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
