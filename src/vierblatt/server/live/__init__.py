"""Live tables: one actor per table, the sockets of connected players, the lobby, the clock."""

from __future__ import annotations

from vierblatt.server.live.faults import LiveFault
from vierblatt.server.live.hub import Hub
from vierblatt.server.live.opening import NewTable
from vierblatt.server.live.sockets import Sockets

__all__ = ["Hub", "LiveFault", "NewTable", "Sockets"]
