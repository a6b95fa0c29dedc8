"""A full disk under load, for database and log alike: the server refuses commands, and recovers without help."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from tests.chaos.tally import Tally
from tests.chaos.under_load import healthy, judged
from tests.databases.postgresql import Postgres, missing
from tests.scale import SCALE
from tests.services.crowd import until, wait_for_actions
from tests.services.running import RunningServer

TIMES = 20 if SCALE == "large" else 1
BETWEEN = 60  #: actions that have to be acknowledged between two full disks
FULL_FOR = 0.5  #: seconds, twice
SMALL, LARGER = 64 << 20, 256 << 20  #: bytes of a disk for SQLite, and for PostgreSQL


async def _fill(
    server: RunningServer, figures: Tally, full: Callable[[], AbstractContextManager[None]], *, wholly: bool
) -> None:
    """Fills the disk under load. wholly: whether nothing at all can be written; SQLite may reuse its log."""
    async with judged(server, figures) as people:
        for _ in range(TIMES):
            await wait_for_actions(people.journal, BETWEEN)
            refused = people.journal.refused["store-down"]
            with full():
                await until(lambda refused=refused: people.journal.refused["store-down"] > refused, people.journal)  # type: ignore[misc]
                await asyncio.sleep(FULL_FOR)  # by then, earlier acknowledgements have arrived
                acknowledged = len(people.journal.promises)
                await asyncio.sleep(FULL_FOR)
                if wholly:
                    assert not await asyncio.to_thread(healthy, server)
                    assert len(people.journal.promises) == acknowledged, "nothing is acknowledged that was not written"
                began = time.monotonic()
            await figures.recovery(people, began)
            assert await asyncio.to_thread(healthy, server)


async def test_nothing_is_lost_when_no_file_can_grow(own_server: RunningServer, tally: Callable[[str], Tally]) -> None:
    """The system lets no file of the process grow beyond its first page, neither the database nor the log."""
    process = own_server.process.pid
    as_before = resource.prlimit(process, resource.RLIMIT_FSIZE)

    @contextmanager
    def full() -> Iterator[None]:
        resource.prlimit(process, resource.RLIMIT_FSIZE, (4096, as_before[1]))
        yield
        resource.prlimit(process, resource.RLIMIT_FSIZE, as_before)

    await _fill(own_server, tally("no file of the server can grow"), full, wholly=True)
    broken = own_server.complaints()  # truncated lines of the log
    assert not [line for line in broken if '"error"' in line or "Traceback" in line]


@pytest.fixture
def disk() -> Iterator[Callable[[int], Path]]:
    """Makes disks of this many bytes, in memory."""
    mounted: list[Path] = []

    def mount(size: int) -> Path:
        place = Path(tempfile.mkdtemp(prefix="vierblatt-disk-", dir="/tmp"))  # readable for PostgreSQL's user, too
        place.chmod(0o755)
        done = shutil.which("mount") and subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={size},mode=755", "tmpfs", str(place)],
            capture_output=True, check=False,
        )  # fmt: skip
        if not done or done.returncode:
            place.rmdir()
            pytest.skip("no disk can be mounted here: that takes root, and a container that allows it")
        mounted.append(place)
        return place

    yield mount
    for place in mounted:
        subprocess.run(["umount", "--lazy", str(place)], check=True)
        place.rmdir()


@contextmanager
def filled(disk: Path) -> Iterator[None]:
    """Leaves no free byte on a disk for the duration of the block."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (1 << 20, 4096):
            with contextlib.suppress(OSError):
                while file.write(bytes(size)):
                    pass
    yield
    filler.unlink()


@pytest.mark.slow
async def test_nothing_is_lost_when_the_disk_is_full(
    start_server: Callable[..., RunningServer], disk: Callable[[int], Path], tally: Callable[[str], Tally]
) -> None:
    small = disk(SMALL)
    server = start_server(database=str(small / "games.db"))
    await _fill(server, tally("ENOSPC on the disk of the database"), lambda: filled(small), wholly=False)


@pytest.mark.slow
async def test_nothing_is_lost_when_the_disk_of_postgresql_is_full(
    start_server: Callable[..., RunningServer], disk: Callable[[int], Path], tally: Callable[[str], Tally]
) -> None:
    """Neither its tables nor its log can grow; if it stops because of that, its supervisor restarts it."""
    if reason := missing():
        pytest.skip(reason)
    small = disk(LARGER)
    postgres = Postgres("min_wal_size=32MB", "max_wal_size=32MB", on=small).start()

    @contextmanager
    def full() -> Iterator[None]:
        with filled(small):
            yield
        if not postgres.runs:
            postgres.start()

    try:
        server = start_server(database=postgres.create("games"))
        await _fill(server, tally("ENOSPC on the disk of PostgreSQL"), full, wholly=False)
    finally:
        postgres.stop()
