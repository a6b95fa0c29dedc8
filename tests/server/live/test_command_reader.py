"""How long a socket may send too much."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace

import pytest

from vierblatt.protocol import commands
from vierblatt.server.live import command_reader
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.live.command_reader import CommandReader
from vierblatt.server.live.connection import Connection
from vierblatt.server.live.outbox import Outbox
from vierblatt.server.ops.config import Limits
from vierblatt.server.ops.metrics import Metrics
from vierblatt.server.table import Person

LIMITS = Limits(commands=10, commands_per_second=4.0)


async def said(seconds: float, per_second: float, monkeypatch: pytest.MonkeyPatch) -> tuple[CloseCode | None, int]:
    """Sends so many commands per second for so long: the close code, and how many commands passed."""
    now = 1000.0
    monkeypatch.setattr(command_reader, "time", SimpleNamespace(monotonic=lambda: now))

    def taken(_: Sequence[str]) -> bool:
        return True

    async def never(_: str) -> None:
        raise AssertionError

    metrics, passed = Metrics(), list[commands.AnyCommand]()
    outbox = Outbox(never, 100, metrics.delivered, at_once=taken)
    connection = Connection(Person("amal", "Amal"), outbox, metrics)
    heard = CommandReader(connection, outbox, LIMITS, lambda _, command: passed.append(command))
    for _ in range(int(seconds * per_second)):
        now += 1 / per_second
        heard.receive('{"type":"ping","id":"1"}')
        await asyncio.sleep(0)
    return outbox.code, len(passed)


async def test_a_flooding_client_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    code, passed = await said(10, 800, monkeypatch)
    assert code is CloseCode.POLICY
    assert passed <= LIMITS.commands + 2


async def test_a_client_slightly_over_the_rate_is_refused_but_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    code, passed = await said(600, 7, monkeypatch)
    assert code is None
    assert passed == pytest.approx(600 * LIMITS.commands_per_second + LIMITS.commands, abs=2)
