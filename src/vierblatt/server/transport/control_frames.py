"""Frames from a client that are not complete texts with a listener: pings, fragments, texts that come too early.

Each such frame costs time and memory, and no limit of commands counts it. Clients that keep to our protocol send
hardly any except answers to our pings, three a minute. Frames that come after the server has closed the socket do not
count.
"""

from __future__ import annotations

from vierblatt.server.live.bucket import TokenBucket

AT_ONCE = 200  #: frames ...
PER_SECOND = 20.0  #: ... and how many become available again per second; a client that sends more is disconnected
LATE = 1 << 20  #: bytes that may come after our close frame; a client that sends more may not learn the reason for it


def control_frame_limit(now: float) -> TokenBucket:
    """The limit for one socket."""
    return TokenBucket(AT_ONCE, PER_SECOND, now)
