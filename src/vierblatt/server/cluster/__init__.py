"""Many nodes that serve the same tables: a socket may end at any of them, and every table lives at one.

The database decides which one (leases and their fences). What goes over the bus between the nodes is only speed: it
may be lost, come twice or late, and then those who depended on it are made to come back and look again.
"""

from __future__ import annotations

from vierblatt.server.cluster.bus import Bus, LocalBuses
from vierblatt.server.cluster.node import Node

__all__ = ["Bus", "LocalBuses", "Node"]
