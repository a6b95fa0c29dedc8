"""From an endpoint to a Starlette route: reads the request, calls the handler, writes the answer."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

import msgspec
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from vierblatt.errors import VierblattError
from vierblatt.server.accounts.faults import NotAllowed, NotSignedIn
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.http.endpoint import Agent, Endpoint, FileAnswer, Host
from vierblatt.server.http.faults import BadRequest, NoSuchPlace, NotJson, TooLarge, TooSlow, answer
from vierblatt.server.http.limits import network_of
from vierblatt.server.http.services import HttpServices
from vierblatt.server.transport.address import address_of
from vierblatt.server.transport.origin import is_from_here

_log = structlog.get_logger("vierblatt")
_HOST = re.compile(r"[A-Za-z0-9._:\[\]-]{1,255}")
LARGEST = 64 * 1024  #: bytes of a body
BODY_WAIT = 20.0  #: seconds in which a body must arrive


def route(path: str, endpoints: Sequence[Endpoint], services: HttpServices) -> Route:
    """The route of all endpoints that share a path."""
    by_method = {endpoint.method: endpoint for endpoint in endpoints}

    async def serve(request: Request) -> Response:
        endpoint = by_method["GET" if request.method == "HEAD" else request.method]
        try:
            return await _served(endpoint, request, services)
        except VierblattError as fault:
            if isinstance(fault, (NotSignedIn, NotAllowed)):
                network = network_of(address_of(request, services.config))
                _log.info("request-refused", endpoint=endpoint.name, code=fault.code, network=network)
            return answer(fault)
        except ClientDisconnect:
            return Response(status_code=HTTPStatus.BAD_REQUEST)

    return Route(path, serve, methods=[*by_method])


async def _served(endpoint: Endpoint, request: Request, services: HttpServices) -> Response:
    address = address_of(request, services.config)
    if endpoint.method != "GET" and not is_from_here(request, services.config):
        raise NotAllowed("bad-origin")
    if endpoint.limit != "requests":
        services.gate.enter(endpoint.limit, address)
    given: dict[str, Any] = {"services": services, **_path_parameters(endpoint, request)}
    if "caller" in endpoint.parameters:
        signed_in = endpoint.signed_in or "authorization" in request.headers
        given["caller"] = await _caller(endpoint, request, services) if signed_in else None
    if endpoint.query is not None:
        given["query"] = _query(endpoint, request)
    if endpoint.body is not None:
        given["body"] = await _body(endpoint, request)
    if "host" in endpoint.parameters:
        given["host"] = _host(request)
    if "agent" in endpoint.parameters:
        given["agent"] = Agent(request.headers.get("user-agent", ""))
    result = await endpoint.handler(**given)
    if endpoint.limit == "logins":
        _log.info("account-request", endpoint=endpoint.name, network=network_of(address))
    return _response(endpoint, result, request.headers.get("if-none-match", ""))


def _host(request: Request) -> Host:
    host = request.headers.get("host", "")
    if _HOST.fullmatch(host) is None:
        raise BadRequest("bad-request", why="Host")
    return Host(host)


async def _caller(endpoint: Endpoint, request: Request, services: HttpServices) -> Caller:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token.strip():
        raise NotSignedIn("not-signed-in")
    caller = await services.identity.caller(token.strip(), services.now(), banned=endpoint.banned)
    if endpoint.session and caller.personal:
        raise NotAllowed("session-needed")
    return caller


def _path_parameters(endpoint: Endpoint, request: Request) -> dict[str, Any]:
    """The parameters of the path; raises NoSuchPlace for values that cannot name anything."""
    try:
        return {
            name: msgspec.convert(request.path_params[name], kind, strict=False)
            for name, kind in endpoint.path_parameters.items()
        }
    except msgspec.ValidationError:
        raise NoSuchPlace("no-such-place", method=request.method, path=request.url.path[:100]) from None


async def _body(endpoint: Endpoint, request: Request) -> Any:
    """The body as its type; an empty body counts as an empty object."""
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_WAIT):
            async for chunk in request.stream():
                data += chunk
                if len(data) > LARGEST:
                    raise TooLarge("body-too-large", most=LARGEST)
    except TimeoutError:
        raise TooSlow("body-too-slow") from None
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if data and media != "application/json":
        raise NotJson("body-not-json", media=media[:60])
    try:
        return msgspec.json.decode(bytes(data) or b"{}", type=endpoint.body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise BadRequest("bad-request", why=str(fault)[:200]) from None


def _query(endpoint: Endpoint, request: Request) -> Any:
    try:
        return msgspec.convert(dict(request.query_params), endpoint.query, strict=False)
    except msgspec.ValidationError as fault:
        raise BadRequest("bad-request", why=str(fault)[:200]) from None


def _response(endpoint: Endpoint, result: Any, known: str) -> Response:
    """The answer. known: the tags of answers that the client has already (`If-None-Match`)."""
    headers = {"Cache-Control": f"public, max-age={endpoint.cache}" if endpoint.cache else "no-store"}
    if endpoint.tag is not None:
        headers["ETag"] = f'"{endpoint.tag(result)}"'
        if headers["ETag"] in {each.strip().removeprefix("W/") for each in known.split(",")}:
            return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    if result is None:
        return Response(status_code=endpoint.status, headers=headers)
    if not isinstance(result, FileAnswer):
        return Response(msgspec.json.encode(result), endpoint.status, headers, media_type=endpoint.media)
    if result.name:
        headers["Content-Disposition"] = f'attachment; filename="{result.name}"'
    return Response(result.body, endpoint.status, headers, media_type=endpoint.media)
