"""The HTTP interface: one registry of endpoints, from which the routes and the OpenAPI document are made."""

from __future__ import annotations

from vierblatt.server.http.doors import Doors
from vierblatt.server.http.headers import SecurityHeaders
from vierblatt.server.http.routes import routes
from vierblatt.server.http.services import Services

__all__ = ["Doors", "SecurityHeaders", "Services", "routes"]
