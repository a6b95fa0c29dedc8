"""A server as people run it: `vierblatt serve` in a process of its own, with a database and a log in a folder.

It can be stopped cleanly, killed and restarted; address and database stay the same.
"""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

import vierblatt
from tests.limits import GENEROUS_LIMITS

SOURCES = str(Path(vierblatt.__file__).parent.parent)
#: A position and a file of worked cases, for commands that read one.
POSITION, CASES = (
    str(Path(__file__).parents[1] / name) for name in ("positions/baloot-middle.json", "cases/baloot.json")
)
PATIENCE = 120.0  #: seconds until it must be listening, or have ended; the first start may compile


class RunningServer:
    """See the module. settings: of the server, as in its TOML file; limits are generous by default.

    module: what Python runs, with arguments that come before the server's own. sources: where the package is.
    """

    def __init__(
        self, folder: Path, *, module: Sequence[str] = ("vierblatt",), sources: str | Path = SOURCES, **settings: Any
    ) -> None:
        self._module = module
        self._sources = str(sources)
        self.folder = folder
        self.database = folder / "games.db"
        self.log = folder / "server.log"
        self.url = ""
        self._settings = {
            "database": str(self.database),
            "port": 0,
            "log_format": "json",
            "limits": GENEROUS_LIMITS,
        } | settings
        self._process: subprocess.Popen[str] | None = None
        self._checked = 0  # lines of the log

    @property
    def database_url(self) -> str:
        """The URL of its database."""
        database = str(self._settings["database"])
        return database if "://" in database else f"sqlite:///{database}"

    @property
    def process(self) -> subprocess.Popen[str]:
        """The process, running or not."""
        assert self._process is not None, "the server was never started"
        return self._process

    def start(self) -> RunningServer:
        """Starts it and waits until it is listening."""
        file = self.folder / "server.toml"
        file.write_text(_toml(self._settings), encoding="utf-8")
        with self.log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", *self._module, "serve", "--config", str(file), "--lang", "en"],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, "PYTHONPATH": self._sources},
                text=True,
            )
        assert self._process.stdout is not None
        self.url = next(word for word in self._first_line(self._process.stdout).split() if word.startswith("http"))
        self._settings["port"] = int(self.url.rpartition(":")[2])
        return self

    def _first_line(self, out: IO[str]) -> str:
        readable, _, _ = select.select([out], [], [], PATIENCE)
        line = out.readline() if readable else ""
        assert line, f"the server did not start:\n{self.log.read_text(encoding='utf-8')[-4000:]}"
        return line

    def stop(self) -> int:
        """Stops it cleanly; returns its exit code."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Kills it, as a crash would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> int:
        process = self.process
        process.send_signal(how)
        try:
            return process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise AssertionError(f"the server did not end:\n{self.log.read_text(encoding='utf-8')[-4000:]}") from None
        finally:
            assert process.stdout is not None
            process.stdout.close()

    def restart(self) -> None:
        """Stops it cleanly and starts it again."""
        assert self.stop() == 0
        self.start()

    @property
    def runs(self) -> bool:
        """Whether the process is running."""
        return self._process is not None and self._process.poll() is None

    def complaints(self) -> list[str]:
        """Lines of the log since the last call that a healthy server does not write."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        new, self._checked = lines[self._checked :], len(lines)
        return [line for line in new if is_complaint(line)]


def is_complaint(line: str) -> bool:
    """Whether a line is an error, or not a log entry at all, such as a Python warning or a traceback."""
    try:
        entry = json.loads(line)
    except json.JSONDecodeError:
        return bool(line.strip())
    return not isinstance(entry, dict) or entry.get("level") in {"error", "critical"}


def _toml(settings: dict[str, Any]) -> str:
    plain = {name: value for name, value in settings.items() if not isinstance(value, dict)}
    lines = [f"{name} = {json.dumps(value)}" for name, value in plain.items()]
    for name, table in settings.items():
        if isinstance(table, dict):
            lines += [f"[{name}]", *(f"{key} = {json.dumps(value)}" for key, value in table.items())]
    return "\n".join(lines) + "\n"
