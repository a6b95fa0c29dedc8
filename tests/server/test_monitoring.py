"""What administrators see of a server."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import httpx
import pytest

from tests.server.live.failing import FailingStore
from tests.server.live.servers import serving
from vierblatt.games import game_ids
from vierblatt.protocol import commands as ask
from vierblatt.server.ops.metrics import Metrics
from vierblatt.server.table.entries import By
from vierblatt.server.transport.address import is_local


async def got(url: str, path: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(timeout=60) as client:
        return await client.get(url + path, headers=headers)


async def test_healthz_reports_whether_a_move_could_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = FailingStore(tmp_path / "v.db")
    async with serving(tmp_path / "v.db", store) as served:
        assert (await got(served.url, "/healthz")).json() == {"healthy": True}

        async def ill() -> bool:
            return False

        monkeypatch.setattr(store, "healthy", ill)
        answer = await got(served.url, "/healthz")
        assert (answer.status_code, answer.json()) == (503, {"healthy": False})


async def test_metrics_count_events(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db") as served:
        table = await served.open_table("Amal", solo=True)
        amal = await served.player("Amal")
        await amal.do(ask.Enter, table=table)
        await amal.refused(ask.Nonce, table=table, nonce="0" * 64)
        await amal.do(ask.Ready, table=table)
        text = (await got(served.url, "/metrics")).text
    assert "vierblatt_tables 1.0" in text and "vierblatt_sockets 1.0" in text
    assert "vierblatt_nodes 1.0" in text  # itself: fewer than there are would be an alert
    assert 'vierblatt_refusals_total{code="nonces-not-wanted"} 1.0' in text
    assert 'vierblatt_commands_total{kind="ready"} 1.0' in text
    assert "vierblatt_delivery_seconds_count" in text and "vierblatt_append_seconds_count" in text


def test_metrics_used_by_alerts_exist_from_zero() -> None:
    metrics = Metrics()
    text = metrics.text().decode()
    for game in game_ids():
        for by in get_args(By):
            assert f'vierblatt_moves_total{{by="{by}",game="{game}"}} 0.0' in text
    for code in ("store-down", "bad-seal"):
        assert f'vierblatt_refusals_total{{code="{code}"}} 0.0' in text
    assert 'vierblatt_commands_total{kind="act"} 0.0' in text
    metrics.moved("baloot", "player")
    metrics.refused("store-down")
    text = metrics.text().decode()
    assert 'vierblatt_moves_total{by="player",game="baloot"} 1.0' in text
    assert 'vierblatt_refusals_total{code="store-down"} 1.0' in text


async def test_metrics_need_this_machine_or_the_token(tmp_path: Path) -> None:
    async with serving(tmp_path / "a.db", behind_proxy=True) as served:
        assert (await got(served.url, "/metrics", **{"X-Forwarded-For": "203.0.113.7"})).status_code == 403
        assert (await got(served.url, "/metrics", **{"X-Forwarded-For": "127.0.0.1, 203.0.113.7"})).status_code == 403
        assert (await got(served.url, "/metrics")).status_code == 200
    async with serving(tmp_path / "d.db") as served:
        assert (await got(served.url, "/metrics")).status_code == 200
        assert (await got(served.url, "/metrics", Host="evil.example")).status_code == 403
        assert (await got(served.url, "/metrics", **{"X-Forwarded-For": "203.0.113.7"})).status_code == 403
    async with serving(tmp_path / "b.db", metrics_token="open sesame") as served:
        assert (await got(served.url, "/metrics")).status_code == 403
        assert (await got(served.url, "/metrics", Authorization="Bearer open sesame")).status_code == 200
    async with serving(tmp_path / "c.db", metrics=False) as served:
        assert (await got(served.url, "/metrics")).status_code == 404


def test_only_loopback_is_this_machine() -> None:
    assert is_local("127.0.0.1") and is_local("::1")
    assert not is_local("192.168.0.1") and not is_local("") and not is_local("localhost.evil.example")
