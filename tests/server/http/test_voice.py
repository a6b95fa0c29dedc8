"""What the HTTP interface says about voice, and what it lets the page ask a browser for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.http.conftest import Client, serving
from vierblatt.server.http.headers import HEADERS
from vierblatt.server.ops.config import NO_VOICE, VoiceConfig

POLICY = "Permissions-Policy"


@pytest.mark.parametrize(
    ("voice", "allowed"), [(NO_VOICE, "microphone=()"), (VoiceConfig(on=True), "microphone=(self)")]
)
async def test_the_page_may_ask_for_the_microphone_only_where_tables_have_voice(
    tmp_path: Path, voice: VoiceConfig, allowed: str
) -> None:
    async with serving(tmp_path, voice=voice) as client:
        headers = (await client.ask("GET", "/")).headers
        assert allowed in headers[POLICY]
        usual = {name: value for name, value in HEADERS.items() if name != POLICY}
        assert {name: headers[name] for name in usual} == usual
        assert set(headers[POLICY].split(", ")) ^ set(HEADERS[POLICY].split(", ")) <= {"microphone=()", allowed}
        assert (await client.get("/api/server"))["voice"] == voice.on


@pytest.mark.parametrize("settings", [{"private": True, "voice": True}, {"voice": True}])
async def test_a_table_has_no_voice_where_the_server_offers_none(client: Client, settings: dict[str, Any]) -> None:
    guest = await client.guest()
    body = {"game": "baloot", "settings": settings}
    assert await guest.refused("POST", "/api/tables", body) == (422, "voice-not-offered")
    assert "voice" not in (await guest.post("/api/tables", {"game": "baloot"}))["settings"]
