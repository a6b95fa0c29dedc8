"""Pages in a real browser: by default a phone in portrait; anything that a page complains about fails the test.

    @pytest.mark.browser_context_args(locale="ar", viewport={"width": 1440, "height": 900})

changes that for one test; `new_context(...)` makes contexts for further people, each with separate storage. Marked
`fetches_ahead`, a test's pages fetch the modules of a table while they are idle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebError, expect

from tests.services.browser.chromium import chromium
from tests.services.browser.page_players import PATIENCE
from tests.services.running import RunningServer

expect.set_options(timeout=PATIENCE)

ARGUMENTS = (
    "--no-sandbox", "--disable-dev-shm-usage",
    "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream",  # a microphone that beeps, and no question
)  # fmt: skip
#: Most tests visit a few pages, each in a browser that has kept nothing: without the modules of a table, which nobody
#: there asks for, a visit takes the processor a third less. `fetches_ahead` marks the tests that are about them.
SAVES_DATA = "Object.defineProperty(navigator, 'connection', {value: {saveData: true}})"
PHONE = {"viewport": {"width": 360, "height": 640}, "locale": "en", "has_touch": True}


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The machine's own Chromium, without a sandbox for root."""
    path = chromium()
    if path is None:
        pytest.skip("there is no Chromium here: install one, or name it in VIERBLATT_CHROMIUM")
    return {**browser_type_launch_args, "executable_path": path, "args": [*ARGUMENTS]}


@pytest.fixture(scope="session")
def base_url(shared_server: RunningServer) -> str:
    """The address of the server: tests name pages by their path."""
    return shared_server.url


@pytest.fixture(autouse=True)
def complaints(server: RunningServer) -> Iterator[list[str]]:
    """The complaints of pages. A test that provokes a complaint removes it from the list."""
    messages: list[str] = []
    yield messages
    assert not messages


@pytest.fixture
def new_context(
    new_context: Callable[..., BrowserContext], complaints: list[str], request: pytest.FixtureRequest
) -> Callable[..., BrowserContext]:
    """Makes contexts for further people: each has separate storage, and may have another screen and language."""
    marker = request.node.get_closest_marker("browser_context_args")
    marked = marker.kwargs if marker is not None else {}
    ahead = request.node.get_closest_marker("fetches_ahead") is not None

    def listen(**options: Any) -> BrowserContext:
        usual = {name: value for name, value in PHONE.items() if name not in marked}
        context = new_context(**usual | options)
        context.set_default_timeout(PATIENCE)
        if not ahead:
            context.add_init_script(SAVES_DATA)

        def console(message: ConsoleMessage) -> None:
            if message.type in {"error", "warning"}:
                complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

        def broken(error: WebError) -> None:
            complaints.append(f"exception: {error.error.stack or error.error.message}")

        context.on("console", console)
        context.on("weberror", broken)
        return context

    return listen


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """A page of a new visitor."""
    return context.new_page()
