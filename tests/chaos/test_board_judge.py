"""The judge of boards at tables notices what is lost, doubled, or shown too early."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.services.board_judge import PlayedBoards, early_faults, record_faults, table_faults
from tests.services.judge import StoredTable
from vierblatt.protocol.values import TableSettings
from vierblatt.server.table import entries as log
from vierblatt.shuffle import DuplicateBoard

PATH = ("ab" * 32,) * 14


def stored(board: int, ended: int) -> StoredTable:
    """A table that has played a board."""
    dealt = DuplicateBoard("t", "ab" * 32, board, "3 6 1", PATH)
    event = log.ForTournament(
        tournament="t", name="Evening", meeting=1, number=board, come_by=0, absent="bots", board=dealt
    )
    opened = log.Opened(
        at=0, table=f"table{board}", game="back_alley", preset="standard", changes={}, behaviour=1,
        rules_hash="ab" * 32, settings=TableSettings(), host="", anchor="ab" * 32, tournament=event,
    )  # fmt: skip
    return StoredTable([opened, log.Closed(at=ended, why="decided")])


PLAYED = PlayedBoards(
    entries=[
        {"entry": "created", "format": {"format": "pairs"}},
        {"entry": "paired", "meetings": [{"meeting": 1, "boards": [1, 2]}]},
        {"entry": "reported", "at": 90, "boards": [{"board": 1, "margins": [3]}, {"board": 2, "margins": [3]}]},
    ],
    of_table={"table1": (1, 1), "table2": (1, 2)},
    opened={1, 2},
    tables={"table1": stored(1, 60), "table2": stored(2, 120)},
)  # fmt: skip


def test_whole_boards_have_no_faults() -> None:
    assert table_faults(PLAYED) == [] == early_faults(PLAYED, {1: 90, 2: 120})


@pytest.mark.parametrize(
    ("seen", "fault"),
    [({1: 89}, "board 1 was open 1 ms before all had played it"), ({2: 100}, "board 2 was open 20 ms before")],
)
def test_a_board_that_is_shown_before_its_result_or_its_end(seen: dict[int, int], fault: str) -> None:
    (found,) = early_faults(PLAYED, seen)
    assert found.startswith(fault)


def test_lost_and_doubled_boards() -> None:
    assert table_faults(replace(PLAYED, of_table={"table1": (1, 1)})) == ["meeting 1, table 2: lost"]
    twice = replace(PLAYED, of_table={**PLAYED.of_table, "table1 again": (1, 1)},
                    tables={**PLAYED.tables, "table1 again": stored(1, 60)})  # fmt: skip
    assert table_faults(twice) == ["meeting 1, table 1: 2 times"]


def test_another_board_and_a_missing_record() -> None:
    exchanged = replace(PLAYED, tables={"table1": stored(2, 60), "table2": stored(2, 60)})
    assert table_faults(exchanged) == ["table table1 did not play board 1"]
    assert record_faults(PLAYED, {}) == [f"table table{board} of board {board} has no record" for board in (1, 2)]
