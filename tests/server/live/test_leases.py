"""A node that may have renewed its leases too late looks what is left of them before it counts on them again."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from tests.limits import GENEROUS_LIMITS
from tests.server.live.servers import Served, playing, serving
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.store.port import StoreFault


@pytest.fixture(autouse=True)
def seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leases are renewed when a test does it."""
    monkeypatch.setattr("vierblatt.server.app.LEASE", 600_000)


async def take(served: Served, table: str) -> None:
    """Another server takes a table without a message."""
    await served.store.release(table, "test")
    await served.store.renew("another", 60_000)
    assert await served.store.acquire(table, "another") is not None


async def test_a_renewal_whose_answer_was_lost_may_have_been_too_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, players = await playing(served)
        await take(served, table)
        renew = served.store.renew

        async def unheard(owner: str, span: int) -> bool:
            await renew(owner, span)
            raise StoreFault("store-down")

        with monkeypatch.context() as patch:
            patch.setattr(served.store, "renew", unheard)
            with pytest.raises(StoreFault):
                await served.hub.leases.renew()
        assert served.hub.leases.in_time, "one that fails is no reason to send everybody away: the last one still holds"
        await served.hub.leases.renew()
        assert [await player.gone() for player in players] == [CloseCode.RESYNC] * len(players)
        assert not served.hub.has(table)


async def test_a_node_that_renewed_late_is_not_in_time_until_it_has_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, players = await playing(served)
        await take(served, table)

        async def late(owner: str, span: int) -> bool:
            return False

        async def unknown(owner: str) -> list[str]:
            assert not served.hub.leases.in_time
            raise StoreFault("store-down")

        with monkeypatch.context() as patch:
            patch.setattr(served.store, "held", unknown)
            with monkeypatch.context() as once:
                once.setattr(served.store, "renew", late)
                with pytest.raises(StoreFault):
                    await served.hub.leases.renew()
            with pytest.raises(StoreFault):
                await served.hub.leases.renew()
            before = served.hub.leases.in_time
        await served.hub.leases.renew()
        assert (before, served.hub.leases.in_time) == (False, True)
        assert [await player.gone() for player in players] == [CloseCode.RESYNC] * len(players)


async def test_a_node_late_by_its_own_clock_checks_twice(tmp_path: Path) -> None:
    """Others that did not hear the node may take tables until they hear it, whatever its leases are."""
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table, players = await playing(served)
        another = await served.open_table("Amal")
        served.hub.leases._renewed = -math.inf
        await take(served, table)
        await served.hub.leases.renew()
        assert served.hub.leases.in_time
        assert [await player.gone() for player in players] == [CloseCode.RESYNC] * len(players)
        assert served.hub.has(another)
        lost = served.hub._actors[another]
        await take(served, another)
        await served.hub.leases.renew()
        await lost.task
        assert not served.hub.has(another)
