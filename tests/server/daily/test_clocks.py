"""The day changes at one moment for all nodes: by the database's clock, whatever their own say. Time is virtual."""

from __future__ import annotations

import time

import pytest

from tests.server.daily.playing import DAY, Deals
from vierblatt.daily import ends_at
from vierblatt.server.accounts.faults import Conflict, NotAllowed
from vierblatt.server.store.sql import SqlStore

GAME = "baloot"
HOUR = 3_600_000


@pytest.mark.parametrize("ahead", [-HOUR, -1, 1, 20 * HOUR])
async def test_a_day_ends_for_all_nodes_when_it_does_for_the_database(
    deals: Deals, store: SqlStore, monkeypatch: pytest.MonkeyPatch, ahead: int
) -> None:
    elsewhere = Deals(store)
    monkeypatch.setattr(time, "time_ns", lambda: 1_000_000 * (deals.time + ahead))
    deals.time = ends_at(DAY) - 1
    begun = await deals.act("amal", GAME, DAY, 1, 0, "")
    assert begun.run is not None
    legal, seq = begun.run.match.legal_actions(), len(begun.run.actions)
    for node in (deals, elsewhere):
        assert await node.days.today() == DAY
        with pytest.raises(NotAllowed, match="daily-hidden"):
            node.check_seen(await node.look("amal", GAME, DAY, 1))
    deals.time = ends_at(DAY)
    for node in (deals, elsewhere):
        assert await node.days.today() == "2027-01-16"
        node.check_seen(await node.look("amal", GAME, DAY, 1))
        with pytest.raises(Conflict, match="daily-over"):
            await node.act("amal", GAME, DAY, 1, seq, legal[0])


async def test_nothing_counts_that_is_not_stored_before_the_end_of_the_day(
    deals: Deals, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bots play until midnight; by then the cards are public, also on other nodes."""
    begun = await deals.act("amal", GAME, DAY, 1, 0, "")
    assert begun.run is not None
    legal, seq, played = begun.run.match.legal_actions(), len(begun.run.actions), deals.bots.play

    async def slowly(*given: object) -> object:
        deals.time = ends_at(DAY)
        return await played(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(deals.bots, "play", slowly)
    with pytest.raises(Conflict, match="daily-over"):
        await deals.act("amal", GAME, DAY, 1, seq, legal[0])
    stored = await deals.look("amal", GAME, DAY, 1)
    assert stored.run is not None and len(stored.run.actions) == seq
