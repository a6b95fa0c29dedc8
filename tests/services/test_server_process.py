"""The server as a process: it answers, stops cleanly, and its log is checked."""

from __future__ import annotations

import httpx

from tests.services.requesting import HTTP
from tests.services.running import RunningServer, is_complaint


def test_it_answers(server: RunningServer) -> None:
    assert HTTP.get(f"{server.url}/healthz").status_code == httpx.codes.OK


def test_it_restarts_cleanly_at_the_same_address(own_server: RunningServer) -> None:
    before = own_server.url
    own_server.restart()
    assert own_server.url == before
    assert HTTP.get(f"{own_server.url}/healthz").status_code == httpx.codes.OK


def test_it_starts_again_after_a_crash(own_server: RunningServer) -> None:
    own_server.kill()
    assert not own_server.runs
    own_server.start()
    assert HTTP.get(f"{own_server.url}/healthz").status_code == httpx.codes.OK


def test_faults_in_a_log_are_noticed() -> None:
    assert is_complaint('{"level": "error", "event": "table-failed"}')
    assert is_complaint("Traceback (most recent call last):")
    assert not is_complaint('{"level": "warning", "event": "append-failed"}')
