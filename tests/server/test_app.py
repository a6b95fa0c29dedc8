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
from vierblatt.server.run import OPENING_WAIT, Server, live_patiently
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


class SilentDatabase:
    """Servers that find a database which does not answer, a number of times."""

    def __init__(self, folder: Path, silent: float, code: str = "store-down") -> None:
        self.config = msgspec.convert({"port": 0, "database": str(folder / "v.db")}, Config)
        self.silent, self.code, self.made, self.slept = silent, code, 0, 0.0

    def server(self) -> Server:
        self.made += 1
        application = Application(self.config, owner="test", pages=())
        server = Server(application, lambda url: setattr(server, "should_exit", True))
        if self.made <= self.silent:
            application.store.renew = self.fail  # type: ignore[method-assign,assignment]
        return server

    async def fail(self, *_: object) -> bool:
        raise StoreFault(self.code) from OSError("timed out")

    async def sleep(self, seconds: float) -> None:
        self.slept += seconds


async def test_a_server_that_starts_waits_for_a_silent_database(tmp_path: Path) -> None:
    silent = SilentDatabase(tmp_path, 3)
    before = asyncio.all_tasks()
    await live_patiently(silent.server, silent.sleep)
    assert silent.made == 4
    assert asyncio.all_tasks() == before


async def test_it_does_not_wait_for_ever_and_says_what_was_wrong(tmp_path: Path) -> None:
    silent = SilentDatabase(tmp_path, float("inf"))
    with pytest.raises(StoreFault, match="store-cannot-open") as raised:
        await live_patiently(silent.server, silent.sleep)
    assert raised.value.parameters == {"database": str(tmp_path / "v.db"), "reason": "timed out"}
    assert silent.slept == OPENING_WAIT


async def test_a_database_that_refuses_is_not_asked_again(tmp_path: Path) -> None:
    silent = SilentDatabase(tmp_path, 1, code="store-newer")
    with pytest.raises(StoreFault, match="store-newer"):
        await live_patiently(silent.server, silent.sleep)
    assert silent.made == 1
