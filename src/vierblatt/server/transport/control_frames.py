"""What a client may send over a socket beside whole texts that somebody hears: pings, fragments, what comes early.

Each such frame costs time and memory, and no limit of commands counts it. Clients that keep to our protocol send
hardly any but their answers to our pings, three a minute. What was on its way when we closed the socket is none of it.
"""

from __future__ import annotations

from vierblatt.server.live.bucket import TokenBucket

AT_ONCE = 200  #: frames ...
PER_SECOND = 20.0  #: ... and how quickly that comes back; who sends more is sent away
LATE = 1 << 20  #: bytes that may come after our farewell; whoever sends more need not hear why they were sent away


def control_frame_limit(now: float) -> TokenBucket:
    """For one socket."""
    return TokenBucket(AT_ONCE, PER_SECOND, now)
