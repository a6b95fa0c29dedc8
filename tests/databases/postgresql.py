"""A real PostgreSQL server of our own: on a free port, in a folder of its own, gone with the process that started it.

Debian's package `postgresql` is all it needs. Its programs refuse to work as root: then they run as `postgres`.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import psycopg

USER = "postgres"
ROOM = 1 << 30  #: bytes that the databases of one process of tests fit into


class Postgres:
    """A server with data in a folder; `start` and `kill` as often as one likes. on: another disk for that folder."""

    def __init__(self, *settings: str, on: Path | None = None) -> None:
        place = on or ("/tmp" if os.getuid() == 0 else None)
        self.folder = Path(tempfile.mkdtemp(prefix="vierblatt-postgresql-", dir=place))
        self.data = self.folder / "data"
        self.port = free_port()
        self.settings = settings
        self._process: subprocess.Popen[bytes] | None = None
        if os.getuid() == 0:
            os.chown(self.folder, pwd.getpwnam(USER).pw_uid, -1)
        self._run("initdb", "-D", str(self.data), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "-N")

    def start(self) -> Postgres:
        """Starts it and waits until it answers."""
        given = [f"port={self.port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}"]
        options = [word for each in (*given, *self.settings) for word in ("-c", each)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [*_as_user(), _program("postgres"), "-D", str(self.data), *options],
                cwd=self.folder, stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip
        for _ in range(300):
            with (
                contextlib.suppress(psycopg.OperationalError),
                psycopg.connect(self.url("postgres", driver="postgresql")),
            ):
                return self
            if self._process.poll() is not None:
                break
            time.sleep(0.1)
        raise RuntimeError((self.folder / "log").read_text(errors="replace"))

    def url(self, database: str, *, driver: str = "postgresql") -> str:
        """The URL of one of its databases."""
        return f"{driver}://{USER}@127.0.0.1:{self.port}/{database}"

    def create(self, database: str) -> str:
        """A new, empty database; its URL."""
        self._do(f'CREATE DATABASE "{database}"')
        return self.url(database)

    def copy(self, source: str, database: str) -> str:
        """A new database with all that another one contains, to which nobody is connected; its URL."""
        self._do(f'CREATE DATABASE "{database}" TEMPLATE "{source}" STRATEGY file_copy')
        return self.url(database)

    def drop(self, database: str) -> None:
        """Removes a database, and whoever is still connected to it."""
        self._do(f'DROP DATABASE "{database}" WITH (FORCE)')

    def kill(self) -> None:
        """Like a power cut for the programs: all its processes at once, with no time for anything."""
        if self._process is not None:
            family = [self._process.pid, *_children(self._process.pid)]
            for process in family:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            self._process.wait()
            self._process = None

    @property
    def runs(self) -> bool:
        """Whether it is there."""
        return self._process is not None and self._process.poll() is None

    def stop(self) -> None:
        """Ends it and removes its data."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _do(self, statement: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement)

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run([*_as_user(), _program(program), *arguments], check=True, capture_output=True, cwd=self.folder)


def missing() -> str:
    """Why there can be no PostgreSQL here; empty if there can."""
    if not _found("initdb"):
        return "there is no PostgreSQL (Debian's package `postgresql`)"
    if os.getuid() == 0 and not shutil.which("setpriv"):
        return "PostgreSQL refuses to run as root, and there is no setpriv"
    return ""


@cache
def shared() -> Postgres:
    """One for all tests of this process that only want a database; it forgets all if the machine fails."""
    server = Postgres("fsync=off", "max_wal_size=128MB", "max_connections=200", on=_memory()).start()
    atexit.register(server.stop)
    return server


def _memory() -> Path | None:
    """A folder in memory, where databases are copied fast; None if there is none with room for some dozens."""
    place = Path("/dev/shm")
    return place if place.is_dir() and shutil.disk_usage(place).free > ROOM else None


def free_port() -> int:
    """A port that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _children(process: int) -> list[int]:
    """Each connection has a process, in a session of its own."""
    found = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in found.read_text().split()] if found.exists() else []


def _as_user() -> list[str]:
    return ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups"] if os.getuid() == 0 else []


def _found(program: str) -> str:
    def newest() -> Iterator[Path]:
        folders = Path("/usr/lib/postgresql").glob("*/bin")
        yield from sorted(folders, key=lambda folder: float(folder.parent.name), reverse=True)

    inside = next((str(folder / program) for folder in newest() if (folder / program).exists()), "")
    return shutil.which(program) or inside


def _program(name: str) -> str:
    found = _found(name)
    if not found:
        raise RuntimeError(missing())
    return found
