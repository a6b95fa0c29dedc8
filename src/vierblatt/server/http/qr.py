"""Addresses of pages as QR codes."""

from __future__ import annotations

import io

import segno

from vierblatt.server.http.endpoint import FileAnswer
from vierblatt.server.http.services import HttpServices


def page_code(services: HttpServices, host: str, path: str) -> FileAnswer:
    """The address of a page as a QR code, black on a transparent background. host: the request's."""
    config = services.config
    base = config.public_url.rstrip("/") or f"{'https' if config.secure else 'http'}://{host}"
    svg = io.BytesIO()
    segno.make(f"{base}{path}", micro=False).save(svg, kind="svg", scale=1, xmldecl=False, omitsize=True)
    return FileAnswer(svg.getvalue())
