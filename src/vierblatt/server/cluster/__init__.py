"""Several nodes that serve the same tables: a socket may connect to any of them, and every table lives at one.

The database decides which one (leases and their fences). Messages on the bus between the nodes only save time: they
may be lost, repeated or late, and then the clients that depended on them are made to reconnect.
"""

from __future__ import annotations

from vierblatt.server.cluster.bus import Bus, LocalBuses
from vierblatt.server.cluster.node import Node

__all__ = ["Bus", "LocalBuses", "Node"]
