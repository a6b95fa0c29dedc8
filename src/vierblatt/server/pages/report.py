"""A finished analysis as a self-contained page: ``/r/{record}/analysis``, in the reader's language.

It is not part of `web/`: it is what `vierblatt analyse --html` writes, with links back to the replay. So it runs no
script, can be saved as it is, and gets a policy that allows it nothing.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from vierblatt.analysis import Analysis
from vierblatt.analysis.page import page
from vierblatt.errors import BadAnalysis
from vierblatt.protocol.values import TableId
from vierblatt.server.pages.site import SiteFile, language_of
from vierblatt.server.store.port import AnalysesPort

#: The page loads nothing and is shown in no frame. Repeats the page's own policy, and adds what only a header can say.
POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)


def routes(store: AnalysesPort) -> list[BaseRoute]:
    """The route. A request for a missing analysis is redirected to the replay, where the analysis can be requested.

    An analysis by an older version is shown, unless its format has changed: then it counts as missing.
    """

    async def report(request: Request) -> Response:
        record = request.path_params["record"]
        body = await store.analysis(record) if _is_id(record) else None
        # A long match takes some tenths of a second, in a thread so that no table waits for it.
        file = None if body is None else await asyncio.to_thread(_page_file, body, language_of(request), record)
        if file is None:
            headers = {"Cache-Control": "no-store"}
            return RedirectResponse(f"/r/{record}", HTTPStatus.SEE_OTHER, headers)
        vary = "Accept-Encoding, Accept-Language, Cookie"
        return file.answer(request, "no-cache", **{"Vary": vary, "Content-Security-Policy": POLICY})

    return [Route("/r/{record}/analysis", report)]


def _is_id(text: str) -> bool:
    try:
        msgspec.convert(text, TableId)
    except msgspec.ValidationError:
        return False
    return True


def _page_file(body: bytes, language: str, record: str) -> SiteFile | None:
    try:
        analysis = Analysis.from_json(body)
    except BadAnalysis:
        return None
    text = page(analysis, language, replay=f"/r/{record}")
    return SiteFile.of("analysis.html", text.encode())
