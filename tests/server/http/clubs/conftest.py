"""A majlis with a host, a manager and a member."""

from __future__ import annotations

import pytest

from tests.server.http.clubs.clock import Clock, role, with_clock
from tests.server.http.conftest import Client
from tests.server.http.test_majlises import joined
from vierblatt.server.majlis import events


@pytest.fixture
async def amal(client: Client) -> Client:
    """The host."""
    return await client.account("Amal")


@pytest.fixture
async def badr(client: Client) -> Client:
    """A manager."""
    return await client.account("Badr")


@pytest.fixture
async def clara(client: Client) -> Client:
    """A member."""
    return await client.account("Clara")


@pytest.fixture
async def club(amal: Client, badr: Client, clara: Client) -> str:
    """A majlis of the three; its path."""
    path = await joined(amal, badr, clara)
    await role(amal, path, badr, "manager")
    return path


@pytest.fixture
def clock(client: Client, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time of standing events."""
    made = Clock(client)
    monkeypatch.setattr(events.StandingEvents, "__init__", with_clock(made, events.StandingEvents.__init__))
    return made
