"""The judge of the fault tests notices what it should, and nothing else."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from tests.chaos.tally import quantiles
from tests.server.table.tables import Driver
from tests.services.judge import StoredTable, doubled, lost, wrong_views
from tests.services.load import Journal, Promise, View
from vierblatt.protocol import commands, frames
from vierblatt.server.table.entries import Acted

LOG = StoredTable([Acted(at=0, seat=1, action="AS"), Acted(at=0, seat=2, action="KS")])


def sent(*acts: tuple[int, str]) -> Journal:
    """What seat 1 of table a has sent."""
    found = [commands.Act(id=f"{n}", table="a", seq=seq, action=action) for n, (seq, action) in enumerate(acts)]
    return Journal(sent={("a", 1): found})


def test_an_action_logged_as_acknowledged_is_not_lost() -> None:
    for seq, seat, action in [(0, 1, "AS"), (1, 2, "KS")]:
        whole = Journal([Promise("a", seq, seat, action)], {("a", seq): [(seat, action)]})
        assert not lost(whole, {"a": LOG})


@pytest.mark.parametrize("place", [("a", 2, 1, "AS"), ("a", 0, 1, "KS"), ("a", 0, 2, "AS"), ("b", 0, 1, "AS")])
def test_an_action_missing_or_different_in_the_log_is_lost(place: tuple[str, int, int, str]) -> None:
    table, seq, seat, action = place
    assert len(lost(Journal([Promise(table, seq, seat, action)]), {"a": LOG})) == 1
    assert len(lost(Journal(seen={(table, seq): [(seat, action)]}), {"a": LOG})) == 1


def test_an_action_logged_more_often_than_sent_is_doubled() -> None:
    twice = {"a": StoredTable([Acted(at=0, seat=0, action="AS"), *[Acted(at=0, seat=1, action="AS")] * 2])}
    assert not doubled(sent((0, "AS"), (1, "AS")), twice)
    assert len(doubled(sent((0, "AS")), twice)) == 1
    assert len(doubled(sent((0, "AS"), (2, "AS")), twice)) == 1, "what was sent later cannot have become it"
    assert len(doubled(sent(), twice)) == 2
    assert len(doubled(Journal([Promise("a", 1, 1, "AS")] * 2), twice)) == 1


def test_a_view_that_the_log_does_not_give_is_wrong() -> None:
    driver = Driver("kout_bo", pace=0)
    driver.sit(people=2)
    for _ in range(5):
        driver.step()
    tables = {driver.id: StoredTable(driver.log, driver.secret)}
    right = [_view(driver, seat) for seat in (0, 1)]
    assert not wrong_views(right, tables)
    assert right[0].board is not None
    another = replace(right[0], board=msgspec.structs.replace(right[0].board, dealer=(right[0].board.dealer + 1) % 6))
    swapped = replace(right[0], own=right[1].own)
    late = replace(right[0], seq=len(driver.log))
    for wrong in (another, swapped, late):
        assert len(wrong_views([*right, wrong], tables)) == 1
    driver.step()
    assert (
        len(wrong_views([replace(right[0], seq=right[0].seq + 1)], {driver.id: StoredTable(driver.log, driver.secret)}))
        == 1
    )


def _view(driver: Driver, seat: int) -> View:
    raw = driver.table.own_part(seat)
    assert raw is not None
    board = msgspec.json.decode(msgspec.json.encode(driver.table.board()), type=frames.Board)
    return View(driver.id, seat, driver.table.seq, board, msgspec.json.decode(raw, type=frames.Own))


def test_quantiles_of_no_values_are_none() -> None:
    assert quantiles([]) == {}
    assert quantiles([0.5]) == {"p50": 0.5, "p95": 0.5, "max": 0.5}
