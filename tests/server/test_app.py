"""The application as a whole: it starts completely, or leaves nothing behind."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import msgspec
import pytest

from vierblatt.server.app import REST_WAIT, Application
from vierblatt.server.cluster import LocalBuses
from vierblatt.server.ops.config import Config
from vierblatt.server.run import Server
from vierblatt.server.store.port import StoreFault


async def test_a_late_failure_at_startup_leaves_no_tasks_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = msgspec.convert({"port": 0, "database": str(tmp_path / "v.db")}, Config)
    application = Application(config, owner="test", pages=(), bus=LocalBuses().bus())
    before, close = asyncio.all_tasks(), application.store.close
    closed = False

    async def fail(name: str, value: bytes) -> bytes:
        raise StoreFault("store-down")

    async def noted() -> None:
        nonlocal closed
        closed = True
        await close()

    monkeypatch.setattr(application.store, "put_setting", fail)
    monkeypatch.setattr(application.store, "close", noted)
    with pytest.raises(StoreFault, match="store-down"):
        await Server(application, lambda url: None).live()
    assert closed
    assert asyncio.all_tasks() == before


async def test_a_second_interrupt_does_not_wait_for_a_database_that_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = msgspec.convert({"port": 0, "database": str(tmp_path / "v.db")}, Config)
    application = Application(config, owner="test", pages=())
    ready, waiting = asyncio.Event(), asyncio.Event()

    async def never(owner: str) -> None:
        waiting.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(application.store, "release_all", never)
    server = Server(application, lambda url: ready.set())
    living = asyncio.create_task(server.live())
    async with asyncio.timeout(REST_WAIT / 2):
        await ready.wait()
        server.handle_exit(signal.SIGINT, None)
        await waiting.wait()
        server.handle_exit(signal.SIGINT, None)
        await living
