"""`vierblatt load` with `vierblatt serve`, as people run them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.services.requesting import HTTP
from tests.services.running import SOURCES, RunningServer


class RunningLoad:
    """A load on a server, in a process of its own that writes its report to a file."""

    def __init__(self, server: RunningServer, file: Path, *words: str) -> None:
        self.file = file
        command = [sys.executable, "-m", "vierblatt", "load", server.url, "--lang", "en", "--json", str(file), *words]
        self.process = subprocess.Popen(
            command,
            env={**os.environ, "PYTHONPATH": SOURCES},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def end(self) -> tuple[int, dict[str, Any]]:
        """Waits for its end; returns its exit code and its report."""
        out, err = self.process.communicate(timeout=120)
        assert "Traceback" not in err, err
        assert out
        return self.process.returncode, json.loads(self.file.read_text(encoding="utf-8"))


def moves(server: RunningServer) -> float:
    """The number of calls and cards that the server has counted."""
    lines = HTTP.get(f"{server.url}/metrics").text.splitlines()
    return sum(float(line.split()[1]) for line in lines if line.startswith("vierblatt_moves_total"))


def wait_for_moves(server: RunningServer, count: float) -> None:
    """Waits until the server has counted this many."""
    deadline = time.monotonic() + 300
    while moves(server) < count:
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_a_real_server_has_no_faults(server: RunningServer, tmp_path: Path) -> None:
    words = ("--tables", "2..8", "--ramp", "1", "--seconds", "4", "--pace", "10", "--idle", "20")
    code, report = RunningLoad(server, tmp_path / "load.json", *words).end()
    assert code == 0, report["examples"]
    assert report["faults"] == {} and report["moves"] > 100 and report["sockets"] == 20 + 2 * (4 + 4 + 6 + 4)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT to send")
def test_a_killed_server_is_noticed_and_no_acknowledged_action_is_missing(
    own_server: RunningServer, tmp_path: Path
) -> None:
    load = RunningLoad(own_server, tmp_path / "load.json", "--tables", "4", "--seconds", "600", "--pace", "10")
    wait_for_moves(own_server, 40)
    own_server.kill()
    own_server.start()
    wait_for_moves(own_server, 40)
    load.process.send_signal(signal.SIGINT)
    code, report = load.end()
    assert code == 1
    assert {*report["faults"]} <= {"lost", "refused"} and report["faults"]["lost"], report["examples"]
    assert 4 <= report["returns"] <= report["faults"]["lost"]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT to send")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=lambda number: number.name)
def test_a_signal_ends_it_with_a_report(server: RunningServer, tmp_path: Path, number: signal.Signals) -> None:
    before = moves(server)
    load = RunningLoad(server, tmp_path / "load.json", "--tables", "2", "--seconds", "600")
    wait_for_moves(server, before + 5)
    load.process.send_signal(number)
    code, report = load.end()
    assert code == 128 + number and not report["complete"] and report["faults"] == {}
