"""Faults over HTTP: every error is ``{"fault": {code, rule, parameters}}``, with the status that fits it."""

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
from vierblatt.server.moderation.faults import ModerationFault
from vierblatt.server.ops.metrics import Metrics
from vierblatt.server.puzzles.faults import PuzzleFault
from vierblatt.server.review.faults import ReviewFault
from vierblatt.server.store.port import NameTaken, StoreFault
from vierblatt.server.study.faults import StudyFault
from vierblatt.server.tournament.faults import TournamentRefused
from vierblatt.server.workers.analysing import AnalysisFault


class Refusal(msgspec.Struct, frozen=True):
    """The body of every unsuccessful response."""

    fault: Fault


class BadRequest(VierblattError):
    """A request that does not match the OpenAPI document."""


class NotJson(VierblattError):
    """A body that is not JSON."""


class TooLarge(VierblattError):
    """A body over the size limit."""


class TooSlow(VierblattError):
    """A body that does not arrive in time."""


class TooFast(VierblattError):
    """More requests from one address than are allowed."""


class NoSuchPlace(VierblattError):
    """A path, or a method of a path, that this interface does not have."""


class OwnFault(VierblattError):
    """An error in the server itself."""


#: The status of each class of errors; the first match counts.
CLASSES: tuple[tuple[type[VierblattError], int], ...] = (
    (BadRequest, 400),
    (NotSignedIn, 401),
    (NotAllowed, 403),
    (Unknown, 404),
    (NoSuchPlace, 404),
    (Conflict, 409),
    (AnalysisFault, 409),
    (PuzzleFault, 409),
    (ReviewFault, 409),
    (StudyFault, 409),
    (TournamentRefused, 409),
    (ModerationFault, 409),
    (NameTaken, 409),
    (TooSlow, 408),
    (TooLarge, 413),
    (NotJson, 415),
    (TooFast, 429),
    (TooBusy, 429),
    (StoreFault, 503),
    (OwnFault, 500),
)
#: The status of codes whose class does not decide it.
CODES = {
    "unknown-table": 404,
    "unknown-game": 404,
    "no-lessons": 404,
    "no-disputes": 404,
    "bad-day": 404,
    "unknown-step": 404,
    "bad-puzzle-position": 500,
    "no-such-deal": 404,
    "no-such-branch": 404,
    "no-such-point": 404,
    "process-died": 503,
    "too-many-tables": 409,
    "too-many-seats": 429,
    "log-full": 409,
    "restarting": 503,
    "bots-away": 503,
    "judging-prepared": 503,
    "puzzle-pending": 409,
    "table-away": 503,
    "node-silent": 503,
    "store-down": 503,
    "text-too-long": 422,
    "words-needed": 422,
    "hours-needed": 422,
    "name-taken-away": 422,
    "no-such-contestant": 404,
    "no-such-meeting": 404,
    **dict.fromkeys(
        (
            "tournament-over",
            "tournament-started",
            "tournament-not-started",
            "tournament-paused",
            "tournament-not-paused",
            "tournament-not-finished",
            "nobody-has-won",
            "round-not-finished",
            "last-round-played",
            "meeting-has-result",
            "next-round-began",
            "too-late-to-enter",
            "checked-in-already",
            "withdrew-already",
            "has-not-withdrawn",
            "contestant-name-taken",
            "too-few-contestants",
            "too-many-contestants",
        ),
        409,
    ),
}
OTHERWISE = 422  #: well-formed but impossible: an unknown house rule, a name that is not allowed


def status_of(fault: VierblattError) -> int:
    """The HTTP status of an error."""
    if fault.code in CODES:
        return CODES[fault.code]
    return next((status for kind, status in CLASSES if isinstance(fault, kind)), OTHERWISE)


def answer(fault: VierblattError, status: int = 0) -> Response:
    """The response that reports an error."""
    headers = {"Cache-Control": "no-store"}
    if "seconds" in fault.parameters:
        headers["Retry-After"] = str(fault.parameters["seconds"])
    status = status or status_of(fault)
    if status == HTTPStatus.UNAUTHORIZED:
        headers["WWW-Authenticate"] = "Bearer"
    body = msgspec.json.encode(Refusal(fault_of(fault)))
    return Response(body, status, headers, media_type="application/json")


async def misplaced(request: Request, error: Exception) -> Response:
    """Answers what Starlette itself refuses: an unknown path, or a method that a path does not have."""
    assert isinstance(error, HTTPException)
    method, path = request.method[:20], request.url.path[:100]
    wrong = error.status_code == HTTPStatus.METHOD_NOT_ALLOWED
    fault = NoSuchPlace("wrong-method" if wrong else "no-such-place", method=method, path=path)
    response = answer(fault, error.status_code)
    response.headers.update(error.headers or {})
    return response


async def unexpected(request: Request, error: Exception) -> Response:
    """Answers an error in the server, without its details. Starlette then passes it to `server_error_handler`."""
    return answer(OwnFault("request-failed"))


def server_error_handler(metrics: Metrics) -> Callable[[Request, Exception], Awaitable[Response]]:
    """A handler that logs and counts errors in the server, for the outermost application: pages can fail, too."""

    async def noticed(request: Request, error: Exception) -> Response:
        if not isinstance(error, StoreFault):  # from a page; a store that does not answer is not our error
            structlog.get_logger("vierblatt").error("request-failed", path=request.url.path, exc_info=error)
            metrics.faults.inc()
        return PlainTextResponse("Internal Server Error", HTTPStatus.INTERNAL_SERVER_ERROR)

    return noticed
