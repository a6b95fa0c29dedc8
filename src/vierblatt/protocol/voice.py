"""The parts of commands and frames about voice: who talks at a table, and what their browsers pass to each other.

The server does not interpret what it passes on; the patterns keep it to plain lines of text.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from vierblatt.bounds import SeatNumber

#: How browsers connect: directly; directly or through a relay, as each person chooses; through a relay only.
Relay = Literal["none", "possible", "only"]

PeerId = Annotated[
    str, Meta(pattern="^[0-9a-f]{16}(?![\\s\\S])", description="Somebody in the voice of a table, until they leave it")
]
#: A description of a connection (SDP), without the candidates, which come one by one.
DescriptionText = Annotated[str, Meta(pattern="^v=0\\r?\\n[\\t\\r\\n -~]*(?![\\s\\S])", max_length=3000)]
#: An address at which a browser may be reached (RFC 8839), as one line.
Candidate = Annotated[str, Meta(pattern="^candidate:[ -~]+(?![\\s\\S])", max_length=400)]
MOST_CANDIDATES = 8  #: in one command, so that they fit in a frame
Candidates = Annotated[list[Candidate], Meta(max_length=MOST_CANDIDATES)]


class ConnectionDescription(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a browser offers or answers, as `RTCSessionDescription` has it."""

    type: Literal["offer", "answer"]
    sdp: DescriptionText


class IceServer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A server that helps browsers to connect, as `RTCIceServer` has it. The credential is valid for some hours."""

    urls: list[str]
    username: str = ""
    credential: str = ""


class VoicePerson(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who talks at a table. Whoever leaves and joins again is another peer."""

    peer: str
    player: str
    seat: SeatNumber
