"""Signs a browser in before its first page: as a guest whose token the test has, too."""

from __future__ import annotations

import json

from playwright.sync_api import BrowserContext

from tests.services.people import Guest

_KEY = "vb-person"  # where web/core/api.js stores the person


def sign_in(context: BrowserContext, guest: Guest) -> None:
    """Makes this guest the person of a context, unless it has one already."""
    person = json.dumps({"token": guest.token, "player": guest.player, "name": guest.name, "guest": True})
    keep = f"localStorage.getItem('{_KEY}') ?? localStorage.setItem('{_KEY}', {json.dumps(person)})"
    context.add_init_script(f"if (location.protocol.startsWith('http')) {{ {keep}; }}")
