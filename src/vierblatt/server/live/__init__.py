"""The tables as they live: one actor a table, the sockets of those who are there, the lobby, the clock."""

from __future__ import annotations

from vierblatt.server.live.faults import LiveFault
from vierblatt.server.live.hub import Hub
from vierblatt.server.live.opening import NewTable
from vierblatt.server.live.sockets import Sockets

__all__ = ["Hub", "LiveFault", "NewTable", "Sockets"]
