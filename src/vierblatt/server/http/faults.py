"""Faults over HTTP: every error is ``{"fault": {code, rule, parameters}}`` under the status that fits it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from http import HTTPStatus

import msgspec
import structlog
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from vierblatt.errors import VierblattError
from vierblatt.protocol.values import Fault
from vierblatt.server.accounts.faults import Conflict, NotAllowed, NotSignedIn, TooBusy, Unknown
from vierblatt.server.live.faults import fault_of
from vierblatt.server.ops.metrics import Metrics
from vierblatt.server.store.port import NameTaken, StoreFault
from vierblatt.server.workers.analysing import AnalysisFault


class Refusal(msgspec.Struct, frozen=True):
    """The body of every answer that is no success."""

    fault: Fault


class BadRequest(VierblattError):
    """A request that does not fit the OpenAPI document."""


class NotJson(VierblattError):
    """A body of another type."""


class TooLarge(VierblattError):
    """A body beyond the limit."""


class TooSlow(VierblattError):
    """A body that does not come."""


class TooFast(VierblattError):
    """More requests from one address than it may send."""


class NoSuchPlace(VierblattError):
    """A path, or a method of a path, that this interface does not have."""


class OwnFault(VierblattError):
    """The server's own mistake."""


#: The status of a class of errors; the first that fits.
CLASSES: tuple[tuple[type[VierblattError], int], ...] = (
    (BadRequest, 400),
    (NotSignedIn, 401),
    (NotAllowed, 403),
    (Unknown, 404),
    (NoSuchPlace, 404),
    (Conflict, 409),
    (AnalysisFault, 409),
    (NameTaken, 409),
    (TooSlow, 408),
    (TooLarge, 413),
    (NotJson, 415),
    (TooFast, 429),
    (TooBusy, 429),
    (StoreFault, 503),
    (OwnFault, 500),
)
#: The status of codes whose class does not tell.
CODES = {
    "unknown-table": 404,
    "unknown-game": 404,
    "no-such-deal": 404,
    "too-many-tables": 409,
    "too-many-seats": 429,
    "log-full": 409,
    "restarting": 503,
    "table-away": 503,
    "node-silent": 503,
    "store-down": 503,
}
OTHERWISE = 422  #: well formed, and yet impossible: an unknown house rule, a name that nobody may have


def status_of(fault: VierblattError) -> int:
    """The HTTP status of an error."""
    if fault.code in CODES:
        return CODES[fault.code]
    return next((status for kind, status in CLASSES if isinstance(fault, kind)), OTHERWISE)


def answer(fault: VierblattError, status: int = 0) -> Response:
    """The response that tells of an error."""
    headers = {"Cache-Control": "no-store"}
    if "seconds" in fault.parameters:
        headers["Retry-After"] = str(fault.parameters["seconds"])
    status = status or status_of(fault)
    if status == HTTPStatus.UNAUTHORIZED:
        headers["WWW-Authenticate"] = "Bearer"
    body = msgspec.json.encode(Refusal(fault_of(fault)))
    return Response(body, status, headers, media_type="application/json")


async def misplaced(request: Request, error: Exception) -> Response:
    """What Starlette refuses by itself: a path that is not there, a method that a path does not take."""
    assert isinstance(error, HTTPException)
    method, path = request.method[:20], request.url.path[:100]
    wrong = error.status_code == HTTPStatus.METHOD_NOT_ALLOWED
    fault = NoSuchPlace("wrong-method" if wrong else "no-such-place", method=method, path=path)
    told = answer(fault, error.status_code)
    told.headers.update(error.headers or {})
    return told


async def unexpected(request: Request, error: Exception) -> Response:
    """The server's own mistake, told without its details. It goes on to `noticing`, as Starlette has it."""
    return answer(OwnFault("request-failed"))


def noticing(metrics: Metrics) -> Callable[[Request, Exception], Awaitable[Response]]:
    """What logs and counts the server's own mistakes, for the outermost application: pages make some, too."""

    async def noticed(request: Request, error: Exception) -> Response:
        if not isinstance(error, StoreFault):  # of a page; a store that does not answer is no mistake of ours
            structlog.get_logger("vierblatt").error("request-failed", path=request.url.path, exc_info=error)
            metrics.faults.inc()
        return PlainTextResponse("Internal Server Error", HTTPStatus.INTERNAL_SERVER_ERROR)

    return noticed
