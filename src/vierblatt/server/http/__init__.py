"""The HTTP interface: one registry of endpoints, from which the routes and the OpenAPI document are made."""

from __future__ import annotations

from vierblatt.server.http.headers import SecurityHeaders
from vierblatt.server.http.rate_limiting import RateLimitMiddleware
from vierblatt.server.http.routes import routes
from vierblatt.server.http.services import HttpServices

__all__ = ["HttpServices", "RateLimitMiddleware", "SecurityHeaders", "routes"]
