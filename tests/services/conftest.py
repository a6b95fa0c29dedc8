"""Real servers for tests. A complaint in a server's log fails the test during which it was written."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import vierblatt
from tests.databases import redis as redis_server
from tests.databases.redis import Redis
from tests.services.people import Guest, guest
from tests.services.running import RunningServer


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """The server that tests share; use `server` instead, which also checks its log."""
    server = RunningServer(tmp_path_factory.mktemp("server"), module=("tests.services.few_worlds",)).start()
    yield server
    assert server.stop() == 0
    assert not server.complaints()


@pytest.fixture
def server(shared_server: RunningServer) -> Iterator[RunningServer]:
    """A running server that other tests use, too: leave it running."""
    shared_server.complaints()
    yield shared_server
    assert shared_server.runs
    assert not shared_server.complaints()


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., RunningServer]]:
    """Starts servers for this test alone, with settings; they may be killed."""
    servers: list[RunningServer] = []
    numbers = itertools.count()  # several may start at once

    def start(**settings: Any) -> RunningServer:
        folder = tmp_path / f"server-{next(numbers)}"
        folder.mkdir()
        server = RunningServer(folder, **settings)
        servers.append(server)
        return server.start()

    yield start
    for server in servers:
        if server.runs:
            assert server.stop() == 0
        assert not server.complaints()


@pytest.fixture
def own_server(start_server: Callable[..., RunningServer]) -> RunningServer:
    """A server for this test alone: it may be stopped, killed and restarted."""
    return start_server()


@pytest.fixture
def redis() -> Iterator[Redis]:
    """A Redis for this test alone: it may be killed."""
    if reason := redis_server.missing():
        pytest.skip(reason)
    server = Redis().start()
    yield server
    server.stop()


@pytest.fixture
def player(server: RunningServer) -> Guest:
    """A new guest of the shared server."""
    return guest(server.url)


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match between bots, for the commands that read one."""
    path = tmp_path_factory.mktemp("record") / "match.json"
    assert vierblatt("watch", "kout_bo", "--seed", "1", "--save", str(path)).code == 0
    return path
