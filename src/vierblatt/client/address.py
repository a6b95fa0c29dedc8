"""The address of a server, from whatever the user has: a host, a URL, an invitation to a table or a majlis.

>>> parse("http://cards.example/t/abcdefghij")
Address(base='http://cards.example', table='abcdefghij', majlis='')
>>> parse("192.168.0.7:8137").socket
'ws://192.168.0.7:8137/ws'
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from vierblatt.client.faults import ClientFault

_ID = "[a-z0-9]{10}"
_INVITATION = re.compile(f"(?:.*/)?([tm])/({_ID})/?")


@dataclass(frozen=True)
class Address:
    """base: the server's URL without a path. table, majlis: those in the link, or empty."""

    base: str
    table: str = ""
    majlis: str = ""

    @property
    def socket(self) -> str:
        """The URL of the WebSocket."""
        return "ws" + self.base.removeprefix("http") + "/ws"


def parse(text: str) -> Address:
    """Reads a host, a URL or an invite link; raises ClientFault."""
    given = text.strip()
    whole = given if "://" in given else f"http://{given}"
    try:
        parts = urlsplit(whole)
        port = parts.port
    except ValueError:
        raise ClientFault("bad-address", address=given[:80]) from None
    host = parts.hostname or ""
    if parts.scheme not in {"http", "https"} or not host or re.search(r"[\s\x00-\x1f]", whole):
        raise ClientFault("bad-address", address=given[:80])
    shown = f"[{host}]" if ":" in host else host
    invitation = _INVITATION.fullmatch(parts.path)
    kind, name = invitation.groups() if invitation else ("", "")
    base = f"{parts.scheme}://{shown}" + (f":{port}" if port else "")
    return Address(base, table=name if kind == "t" else "", majlis=name if kind == "m" else "")


def is_table(text: str) -> bool:
    """Whether a text can be the id of a table; no game id without an underscore is that long."""
    return re.fullmatch(_ID, text) is not None
