"""Credentials for a TURN server, by the published scheme, and settings that cannot work."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path
from typing import Any

import pytest

from vierblatt.protocol.voice import IceServer
from vierblatt.server.live.ice_servers import ice_servers, relay_of, turn_password
from vierblatt.server.ops.config import BadConfig, VoiceConfig, load

NOW = 1_790_000_000_000
TURN = {"on": True, "turn": ["turn:turn.example.org:3478?transport=udp"], "turn_secret": "shared"}


def password_by_definition(secret: bytes, name: bytes) -> str:
    """HMAC-SHA-1 as RFC 2104 defines it, without the library for it."""
    key = (hashlib.sha1(secret).digest() if len(secret) > 64 else secret).ljust(64, b"\0")
    inner = hashlib.sha1(bytes(each ^ 0x36 for each in key) + name).digest()
    return base64.b64encode(hashlib.sha1(bytes(each ^ 0x5C for each in key) + inner).digest()).decode()


@pytest.mark.parametrize(
    ("secret", "name", "digest"),
    [  # RFC 2202, 3: test cases 1 and 2
        ("\x0b" * 20, "Hi There", "b617318655057264e28bc0b6fb378c8ef146be00"),
        ("Jefe", "what do ya want for nothing?", "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
    ],
)
def test_the_password_is_the_published_one(secret: str, name: str, digest: str) -> None:
    assert base64.b64decode(turn_password(secret, name)).hex() == digest


@pytest.mark.parametrize("secret", ["shared", "سر", "x" * 100])
def test_the_name_says_until_when_and_the_password_proves_the_secret(secret: str) -> None:
    config = VoiceConfig(on=True, turn=("turn:turn.example.org",), turn_secret=secret, turn_seconds=3600)
    (server,) = ice_servers(config, "amal", NOW)
    until, _, player = server.username.partition(":")
    assert (int(until), player) == (NOW // 1000 + 3600, "amal")
    assert server.credential == password_by_definition(secret.encode(), server.username.encode())


def test_without_a_relay_there_is_nothing_secret() -> None:
    config = VoiceConfig(on=True, stun=("stun:one.example.org", "stun:two.example.org"))
    assert ice_servers(config, "amal", NOW) == [IceServer(urls=["stun:one.example.org", "stun:two.example.org"])]
    assert (relay_of(config), relay_of(VoiceConfig(on=True)), ice_servers(VoiceConfig(on=True), "amal", NOW)) == (
        "none", "none", [],
    )  # fmt: skip


@pytest.mark.parametrize(
    "voice",
    [
        {},
        {"on": True},
        TURN,
        {**TURN, "stun": ["stun:192.0.2.1", "stuns:[2001:db8::1]:5349"], "relay_only": True},
        {**TURN, "turn": ["turns:turn.example.org:443?transport=tcp"], "turn_seconds": 600},
    ],
)
def test_settings_that_work(voice: dict[str, Any]) -> None:
    assert load(voice=voice).voice.on == voice.get("on", False)


@pytest.mark.parametrize(
    ("voice", "code"),
    [
        ({"stun": ["turn.example.org"]}, "bad-voice-url"),
        ({"stun": ["https://turn.example.org"]}, "bad-voice-url"),
        ({"stun": ["stun:turn.example.org?transport=udp"]}, "bad-voice-url"),
        ({**TURN, "turn": ["stun:turn.example.org"]}, "bad-voice-url"),
        ({**TURN, "turn": ["turn:turn.example.org "]}, "bad-voice-url"),
        ({"turn": ["turn:turn.example.org"]}, "turn-secret"),
        ({"turn_secret": "shared"}, "turn-secret"),
        ({"relay_only": True}, "relay-needs-turn"),
        ({**TURN, "turn_seconds": 1}, "bad-config"),
        ({"loud": True}, "bad-config"),
    ],
)
def test_settings_that_do_not(voice: dict[str, Any], code: str, tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("[voice]\n" + "".join(f"{name} = {_toml(value)}\n" for name, value in voice.items()), "utf-8")
    with pytest.raises(BadConfig) as refused:
        load(file)
    assert refused.value.code == code


def _toml(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)
