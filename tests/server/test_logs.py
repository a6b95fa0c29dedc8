"""The log of a server: lines that a program can read, without any secrets."""

from __future__ import annotations

import contextlib
import json
import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from uvicorn.config import LOGGING_CONFIG

from tests.limits import GENEROUS_LIMITS
from tests.server.http.conftest import PASSWORD
from tests.server.http.conftest import serving as serving_http
from tests.server.live.servers import play_on, serving
from vierblatt.cards import NAMES
from vierblatt.client.witness import start_of
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.server.ops import logs
from vierblatt.server.ops.config import Config
from vierblatt.shuffle import fresh_nonce


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


async def test_a_whole_match_leaves_no_secret_in_the_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure(Config(log_format="json", log_level="debug"))
    nonce = fresh_nonce()
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        table = await served.open_table("Amal", "baloot", solo=True, changes={"target": 1})
        amal = await served.player("Amal")
        entered = await amal.do(ask.Enter, table=table)
        assert isinstance(entered, frames.Entered)
        proof = entered.proof
        await amal.do(ask.Ready, table=table, commitment=start_of(proof).commitment(0, nonce))
        await amal.a(frames.Update, lambda update: update.info.stage == "nonces")
        await amal.do(ask.Nonce, table=table, nonce=nonce.hex())
        await amal.a(frames.Update, lambda update: update.board is not None)
        await amal.refused(ask.Act, table=table, seq=999, action="fly")
        await play_on(table, {0: amal}, lambda news: news.info.stage == "over")
        await amal.do(ask.Go, table=table)
        row, token = await served.store.table(table), await served.token("Amal")
        revealed = [update.revealed for update in amal.got if isinstance(update, frames.Update) and update.revealed]
    logged = lines(capsys.readouterr().err)
    assert {"table-opened", "applied", "match-over"} <= {line["event"] for line in logged}
    applied = [line for line in logged if line["event"] == "applied"]
    assert [line["seq"] for line in applied] == [*range(applied[0]["seq"], applied[0]["seq"] + len(applied))]
    values = {str(value) for line in logged for value in line.values()}
    assert not values & {*NAMES}
    everything = json.dumps(logged)
    assert row is not None and revealed
    for secret in (nonce.hex(), token, token.rpartition(".")[2], row.secret.hex(), *(each.secret for each in revealed)):
        assert secret not in everything


def test_console_lines_include_warnings_of_libraries(capsys: pytest.CaptureFixture[str]) -> None:
    # What uvicorn sets up by itself. Its own call closes every handler, and absl's then closes the test run's stream.
    for name, settings in LOGGING_CONFIG["loggers"].items():
        logger = logging.getLogger(name)
        logger.propagate = settings.get("propagate", True)
        logger.handlers = [logging.StreamHandler()] * ("handlers" in settings)
    logs.configure(Config(log_format="console", log_level="info"))
    structlog.get_logger().info("hello", table="abc")
    structlog.get_logger().debug("unheard")
    logging.getLogger("uvicorn.error").info("unheard")
    logging.getLogger("uvicorn.error").warning("careful")
    output = capsys.readouterr().err
    assert "hello" in output and "careful" in output and "unheard" not in output


def test_a_traceback_shows_no_values(capsys: pytest.CaptureFixture[str]) -> None:
    for shape in ("json", "console"):
        logs.configure(Config(log_format=shape))
        hand = "very secret"
        try:
            int(f"no number but {len(hand)} letters")
        except ValueError:
            structlog.get_logger().exception("failed")
        output = capsys.readouterr().err
        assert "no number" in output and "test_logs.py" in output
        assert hand not in output.replace('hand = "very secret"', "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
def test_an_unwritable_log_does_not_stop_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    written = False
    with contextlib.suppress(OSError), Path("/dev/full").open("w", encoding="utf-8") as full:  # closing it fails
        monkeypatch.setattr(sys, "stderr", full)
        logs.configure(Config(log_format="json"))
        for _ in range(3):
            structlog.get_logger("vierblatt").warning("append-failed")
            logging.getLogger("a library").error("failed")
        written = True
    assert written


async def test_sign_ins_and_refusals_are_logged_without_secrets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.configure(Config(log_format="json", log_level="debug"))
    async with serving_http(tmp_path) as client:
        account = await client.account("Amal")
        token = (await account.post("/api/me/tokens", {"label": "my bot"}))["token"]
        await client.refused("POST", "/api/login", {"name": "Amal", "password": "a wrong horse"})
        account.token = token
        await account.refused("POST", "/api/logout", {})
    logged = lines(capsys.readouterr().err)
    noted = [(line["event"], line["endpoint"], line.get("code")) for line in logged if "endpoint" in line]
    assert noted == [
        ("account-request", "register", None),
        ("request-refused", "log_in", "wrong-login"),
        ("request-refused", "log_out_everywhere", "session-needed"),
    ]
    assert all(line["network"] == "127.0.0.1" for line in logged if "endpoint" in line)
    everything = json.dumps(logged)
    for secret in (PASSWORD, "wrong horse", token, token.removeprefix("vbt_"), "argon2"):
        assert secret not in everything
