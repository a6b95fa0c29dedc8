"""The routes of the HTTP interface, to be mounted in the application."""

from __future__ import annotations

import functools
import re

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route

from vierblatt.server.http import openapi
from vierblatt.server.http.endpoint import Endpoint
from vierblatt.server.http.faults import misplaced, unexpected
from vierblatt.server.http.registry import GROUPS
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.serving import route

PREFIX = "/api"
LEAST_COMPRESSED = 2000  #: bytes; a shorter answer would not arrive sooner


def routes(services: HttpServices) -> list[BaseRoute]:
    """Everything under ``/api``; unknown paths there get a typed answer, too."""
    paths: dict[str, list[Endpoint]] = {}
    for group in GROUPS:
        for endpoint in group:
            paths.setdefault(endpoint.path.removeprefix(PREFIX), []).append(endpoint)

    async def serve_document(request: Request) -> Response:
        return Response(_document(), media_type="application/json")

    api_routes = [route(path, endpoints, services) for path, endpoints in paths.items()]
    handlers = {HTTPException: misplaced, Exception: unexpected}
    application = Starlette(
        routes=[*api_routes, Route("/openapi.json", serve_document)],
        middleware=[Middleware(GZipMiddleware, minimum_size=LEAST_COMPRESSED, compresslevel=5)],
        exception_handlers=handlers,
    )
    application.router.redirect_slashes = False  # a redirect would go to whatever host the request names
    return [_CatchAllMount(PREFIX, app=application)]


@functools.cache
def _document() -> bytes:
    return openapi.text().encode()


class _CatchAllMount(Mount):
    """A mount that takes all paths, even with a line break: they must not get an untyped answer from elsewhere."""

    def __init__(self, path: str, app: Starlette) -> None:
        super().__init__(path, app=app)
        self.path_regex = re.compile(self.path_regex.pattern, re.DOTALL)
