"""A majlis with a host, a manager and a member."""

from __future__ import annotations

import pytest

from tests.server.http.clubs.clock import Clock, role
from tests.server.http.conftest import Client
from tests.server.http.test_majlises import joined


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
def clock(client: Client) -> Clock:
    """The time of standing events."""
    return Clock(client)
