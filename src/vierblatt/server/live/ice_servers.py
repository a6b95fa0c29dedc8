"""The servers that help browsers to connect, with credentials for the TURN server that expire.

The credentials are those of draft-uberti-behave-turn-rest-00, which coturn (`use-auth-secret`) and others implement:
the name says until when they are valid, and the password proves that somebody with the shared secret made them.
"""

from __future__ import annotations

import base64
import hmac

from vierblatt.protocol.voice import IceServer, Relay
from vierblatt.server.ops.config import VoiceConfig


def ice_servers(config: VoiceConfig, player: str, now: int) -> list[IceServer]:
    """What a player's browser uses. now: milliseconds since 1970."""
    servers = [IceServer(urls=[*config.stun])] if config.stun and not config.relay_only else []
    if config.turn:
        name = f"{now // 1000 + config.turn_seconds}:{player}"
        password = turn_password(config.turn_secret, name)
        servers.append(IceServer(urls=[*config.turn], username=name, credential=password))
    return servers


def turn_password(secret: str, name: str) -> str:
    """The password that belongs to a name: HMAC-SHA-1 under the shared secret, in Base64.

    >>> turn_password("Jefe", "what do ya want for nothing?")  # the second example of RFC 2202
    '7/zfauXrL6LSdBbV8YTfnCWafHk='
    """
    return base64.b64encode(hmac.digest(secret.encode(), name.encode(), "sha1")).decode()


def relay_of(config: VoiceConfig) -> Relay:
    """How browsers connect."""
    if config.relay_only:
        return "only"
    return "possible" if config.turn else "none"
