"""Compares the boards of a tournament in a database with the logs of its tables, and with what somebody saw of them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.services.board_watch import BoardWatch
from tests.services.judge import StoredTable, stored_tables
from vierblatt.record import Record, verify
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.table.entries import Opened
from vierblatt.shuffle import DuplicateBoard


@dataclass(frozen=True)
class PlayedBoards:
    """What a database says. entries: of the tournament. of_table: the meeting and the number of each table."""

    entries: list[dict[str, Any]]
    of_table: dict[str, tuple[int, int]]
    opened: set[int]
    tables: dict[str, StoredTable]
    records: dict[str, Record] = field(default_factory=dict)

    @classmethod
    async def read(cls, database: str, tournament: str) -> PlayedBoards:
        """Reads all of it."""
        tables = await stored_tables(database)
        store = SqlStore(database)
        await store.open()
        try:
            entries = [json.loads(each.body) for each in await store.tournament_log(tournament)]
            rows = await store.tournament_tables(tournament)
            opened = await store.opened_boards(tournament)
            records = {each.table: await store.record(each.table) for each in rows}
        finally:
            await store.close()
        return cls(
            entries, {each.table: (each.meeting, each.number) for each in rows}, {*opened}, tables,
            {table: Record.from_json(each.body) for table, each in records.items() if each is not None},
        )  # fmt: skip

    @property
    def rooms(self) -> int:
        """At how many tables a meeting plays a board."""
        return 1 if self.entries[0]["format"]["format"] == "pairs" else 2

    @property
    def boards_of(self) -> dict[int, list[int]]:
        """The boards of each meeting, in the order in which they are played."""
        paired = [each for each in self.entries if each["entry"] == "paired"]
        return {meeting["meeting"]: meeting["boards"] for each in paired for meeting in each["meetings"]}

    def board(self, table: str) -> int:
        """Which board was played at a table, by its number in its meeting."""
        meeting, number = self.of_table[table]
        return self.boards_of[meeting][(number - 1) // self.rooms]


async def board_faults(database: str, watch: BoardWatch) -> list[str]:
    """What is wrong with the boards of a tournament that was played to its end, one sentence for each fault."""
    played = await PlayedBoards.read(database, watch.crowd.id)
    boards = {board for each in played.boards_of.values() for board in each}
    found = [f"seen: {fault}" for fault in watch.faults]
    found += table_faults(played)
    found += [f"boards {sorted(played.opened ^ boards)} were forgotten, or opened without having been in a round"
              ] * (played.opened != boards)  # fmt: skip
    found += [f"boards {sorted(boards - watch.seen.keys())} were never seen to be open"] * (boards > watch.seen.keys())
    return found + early_faults(played, watch.seen) + record_faults(played, watch.proofs)


def table_faults(played: PlayedBoards) -> list[str]:
    """Each board of each meeting has one table in each room, and plays that board."""
    wanted = {
        (meeting, number)
        for meeting, boards in played.boards_of.items()
        for number in range(1, len(boards) * played.rooms + 1)
    }
    counts = Counter(played.of_table.values())
    found = [f"meeting {place[0]}, table {place[1]}: lost" for place in wanted - counts.keys()]
    found += [f"meeting {place[0]}, table {place[1]}: {count} times" for place, count in counts.items() if count > 1]
    for table in played.of_table:
        first = played.tables[table].entries[0]
        event = first.tournament if isinstance(first, Opened) else None
        if event is None or event.board is None or event.board.board != played.board(table):
            found.append(f"table {table} did not play board {played.board(table)}")
    return found


def early_faults(played: PlayedBoards, seen: Mapping[int, int]) -> list[str]:
    """Nobody saw a board before the end of its last table, and before all its results were in the log."""
    ends: dict[int, int] = {}
    for table in played.of_table:
        board = played.board(table)
        ends[board] = max(ends.get(board, 0), played.tables[table].entries[-1].at)
    for entry in played.entries:
        if entry["entry"] == "reported":
            for each in entry["boards"]:
                ends[each["board"]] = max(ends[each["board"]], entry["at"])
    return [
        f"board {board} was open {ends[board] - at} ms before all had played it"
        for board, at in seen.items()
        if at < ends.get(board, at)
    ]


def record_faults(played: PlayedBoards, proofs: Mapping[int, dict[str, Any]]) -> list[str]:
    """Each table has its record, with the packs of its board as they were opened."""
    found = []
    for table in played.of_table:
        record, board = played.records.get(table), played.board(table)
        if record is None:
            found.append(f"table {table} of board {board} has no record")
            continue
        if not isinstance(record.packs, DuplicateBoard) or verify(record):
            found.append(f"the record of table {table} is not that of a board")
        packs = [deal.pack for deal in record.deals]
        if board in proofs and packs != proofs[board]["packs"][: len(packs)]:
            found.append(f"table {table} dealt other cards than those of board {board}")
    return found
