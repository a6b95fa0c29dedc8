"""``/healthz`` and ``/metrics``: for those who look after the server."""

from __future__ import annotations

import hmac

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from vierblatt.server.cluster import Node
from vierblatt.server.ops.config import Config
from vierblatt.server.ops.metrics import Metrics
from vierblatt.server.store.port import Store
from vierblatt.server.transport.address import address_of, is_local, is_loopback_host


def routes(config: Config, store: Store, metrics: Metrics, node: Node | None = None) -> list[Route]:
    """Both pages; the figures only if they are wanted. node: where there are several."""

    async def healthz(request: Request) -> Response:
        """200 where a move could be kept now, else 503. bus: whether the tables of other nodes can be reached.

        When all nodes lose the bus, each still serves its own tables; one that alone has lost it is not healthy.
        """
        healthy = await store.healthy() and not (node is not None and node.cut_off)
        said: dict[str, bool] = {"healthy": healthy}
        if node is not None:
            said["bus"] = node.links.connected
        return JSONResponse(said, status_code=200 if healthy else 503)

    async def figures(request: Request) -> Response:
        """In the text format of Prometheus; for this machine, or with the token of the configuration."""
        if not _may_see(request, config):
            return Response(status_code=403)
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    found = [Route("/healthz", healthz)]
    return [*found, Route("/metrics", figures)] if config.metrics else found


def _may_see(request: Request, config: Config) -> bool:
    if not config.metrics_token:
        # A page elsewhere can make a browser on this machine ask, under its own name; a proxy that nobody told us of
        # makes everybody local.
        forwarded = "x-forwarded-for" in request.headers and not config.behind_proxy
        named = is_loopback_host(request.headers.get("host", ""))
        return is_local(address_of(request, config)) and named and not forwarded
    given = request.headers.get("authorization", "").encode()
    return hmac.compare_digest(given, f"Bearer {config.metrics_token}".encode())
