"""Compares a tournament in a database with the logs of its tables, and with the independent program."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from typing import Any

from tests.reference import tournaments as reference
from tests.services.judge import StoredTable, stored_tables
from vierblatt.server.proving import prove
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.table import Table
from vierblatt.server.table.entries import Opened
from vierblatt.tournaments import Tournament, standings
from vierblatt.tournaments.entries import decode

MUCH_LATER = 2**53


async def tournament_faults(database: str, tournament: str) -> list[str]:
    """What is wrong with a tournament whose servers have ended, one sentence for each fault."""
    tables = await stored_tables(database)
    store = SqlStore(database)
    await store.open()
    try:
        log = [each.body for each in await store.tournament_log(tournament)]
        rows = await store.tournament_tables(tournament)
        proof = await prove(store, MUCH_LATER)
    finally:
        await store.close()
    entries = [json.loads(body) for body in log]
    found = [f"admin verify: {fault}" for fault in proof.faults]
    found += [f"the independent program: {fault}" for fault in reference.faults(entries)]
    found += [f"table {each.table} was not seen to" for each in rows if each.open or not each.done]
    found += _table_faults(tournament, {each.table: (each.meeting, each.number) for each in rows}, tables)
    found += _result_faults(entries, tables)
    return found + _standings_faults(log, entries)


def _table_faults(tournament: str, rows: dict[str, tuple[int, int]], tables: dict[str, StoredTable]) -> list[str]:
    """Every table of the tournament is noted for its match, and no match has two."""
    opened: dict[str, tuple[int, int]] = {}
    for table, stored in tables.items():
        first = stored.entries[0]
        assert isinstance(first, Opened)
        if first.tournament is not None and first.tournament.tournament == tournament:
            opened[table] = first.tournament.meeting, first.tournament.number
    twice = [match for match, count in Counter(opened.values()).items() if count > 1]
    found = [f"match {match} has more than one table" for match in twice]
    return found if opened == rows else [*found, "tables of the tournament are not those that it has noted"]


def _result_faults(entries: list[dict[str, Any]], tables: dict[str, StoredTable]) -> list[str]:
    """Every meeting has one result, which is what its tables' logs say."""
    meetings = [each for entry in entries if entry["entry"] == "paired" for each in entry["meetings"]]
    results: dict[int, list[dict[str, Any]]] = {}
    for entry in entries:
        if entry["entry"] in {"reported", "ruled"}:
            results.setdefault(entry["meeting"], []).append(entry)
    found = []
    for meeting in meetings:
        mine = results.get(meeting["meeting"], [])
        if [each["entry"] for each in mine] != ["reported"]:
            found.append(f"meeting {meeting['meeting']} has the results {mine}")
            continue
        played = [_score(tables[table]) for table in mine[0].get("records", []) if table in tables]
        if played != (given := _at_tables(mine[0])):
            found.append(f"meeting {meeting['meeting']}: the tables say {played}, the result is {given}")
    return found


def _at_tables(result: dict[str, Any]) -> list[list[int]]:
    """What a result says of each table: the points of both sides, or of a board, by how many its own side 0 led."""
    boards = result.get("boards", [])
    margins = [[-each if room % 2 else each] for board in boards for room, each in enumerate(board["margins"])]
    return [*result.get("matches", []), *margins]


def _score(stored: StoredTable) -> list[int]:
    """The scores of a match that was played to its end, which has a winner, who is ahead; of a board, the margin."""
    table = Table.replay(stored.secret, stored.entries, MUCH_LATER)
    assert table.over and table.match is not None
    own, other = table.match.scores
    return [own, other] if table.duplicate is None else [own - other]


def _standings_faults(log: list[bytes], entries: list[dict[str, Any]]) -> list[str]:
    ours = [
        (each.contestant, each.place, None if each.points is None else Fraction(each.points))
        for each in standings(Tournament(map(decode, log)).state)
    ]
    theirs = [(each["contestant"], each["place"], each["points"]) for each in reference.standings(entries)]
    return [] if sorted(ours) == sorted(theirs) else ["the standings differ from those of the independent program"]
