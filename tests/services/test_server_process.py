"""The server as a process: it answers, ends in good order, and its log is read."""

from __future__ import annotations

import httpx

from tests.services.running import RunningServer, is_complaint


def test_it_answers(server: RunningServer) -> None:
    assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == httpx.codes.OK


def test_it_ends_in_good_order_and_is_found_at_the_same_place_again(own_server: RunningServer) -> None:
    before = own_server.url
    own_server.restart()
    assert own_server.url == before
    assert httpx.get(f"{own_server.url}/healthz", timeout=60).status_code == httpx.codes.OK


def test_it_starts_again_after_a_crash(own_server: RunningServer) -> None:
    own_server.kill()
    assert not own_server.runs
    own_server.start()
    assert httpx.get(f"{own_server.url}/healthz", timeout=60).status_code == httpx.codes.OK


def test_faults_in_a_log_are_noticed() -> None:
    assert is_complaint('{"level": "error", "event": "table-failed"}')
    assert is_complaint("Traceback (most recent call last):")
    assert not is_complaint('{"level": "warning", "event": "append-failed"}')
