"""One HTTP client for all tests: a new one prepares for TLS, which takes longer than a request to a server here."""

from __future__ import annotations

import httpx

#: Connects anew for each request, as servers come and go.
HTTP = httpx.Client(timeout=60, limits=httpx.Limits(max_keepalive_connections=0))
