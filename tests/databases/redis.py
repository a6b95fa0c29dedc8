"""A real Redis server of our own: on a free port, in a folder of its own, gone with the process that started it.

Debian's package `redis-server` is all it needs.
"""

from __future__ import annotations

import atexit
import contextlib
import shutil
import socket
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path

from tests.databases.postgresql import free_port

PROGRAM = "redis-server"


class Redis:
    """A server that keeps nothing; `start` and `kill` as often as one likes."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="vierblatt-redis-"))
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its URL."""
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> Redis:
        """Starts it and waits until it answers."""
        options = {"port": str(self.port), "bind": "127.0.0.1", "save": "", "appendonly": "no", "dir": str(self.folder)}
        words = [word for name, value in options.items() for word in (f"--{name}", value)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen([PROGRAM, *words], stdout=log, stderr=log, start_new_session=True)
        for _ in range(100):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as probe:
                probe.sendall(b"PING\r\n")
                if probe.recv(5) == b"+PONG":
                    return self
            if self._process.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError((self.folder / "log").read_text(errors="replace"))

    def kill(self) -> None:
        """Ends it at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """Ends it and removes its folder."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def missing() -> str:
    """Why there can be no Redis here; empty if there can."""
    return "" if shutil.which(PROGRAM) else "there is no Redis (Debian's package `redis-server`)"


@cache
def shared() -> Redis:
    """One for all tests of this process."""
    server = Redis().start()
    atexit.register(server.stop)
    return server
