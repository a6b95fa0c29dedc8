"""``/healthz`` and ``/metrics``, for the operators of the server."""

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
    """Both routes; ``/metrics`` only if the configuration has it. node: this server's, if there are several."""

    async def healthz(request: Request) -> Response:
        """200 if a move could be stored now, else 503. bus: whether the tables of other nodes can be reached.

        If all nodes lose the bus, each still serves its own tables; a node that alone has lost it is not healthy.
        """
        healthy = await store.healthy() and not (node is not None and node.isolated)
        report: dict[str, bool] = {"healthy": healthy}
        if node is not None:
            report["bus"] = node.links.connected
        return JSONResponse(report, status_code=200 if healthy else 503)

    async def figures(request: Request) -> Response:
        """The metrics, in the text format of Prometheus; for this machine, or with the token of the configuration."""
        if not _may_see(request, config):
            return Response(status_code=403)
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    pages = [Route("/healthz", healthz)]
    return [*pages, Route("/metrics", figures)] if config.metrics else pages


def _may_see(request: Request, config: Config) -> bool:
    if not config.metrics_token:
        # A page elsewhere can make a browser on this machine send a request, under that page's host name; and behind a
        # proxy that the configuration does not mention, all clients look local.
        forwarded = "x-forwarded-for" in request.headers and not config.behind_proxy
        named = is_loopback_host(request.headers.get("host", ""))
        return is_local(address_of(request, config)) and named and not forwarded
    given = request.headers.get("authorization", "").encode()
    return hmac.compare_digest(given, f"Bearer {config.metrics_token}".encode())
