"""A real Chromium, alone or with a real server, for the tools that take pictures."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.services.browser.chromium import chromium
from tests.services.running import RunningServer


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser."""
    path = chromium()
    if path is None:
        raise SystemExit("Chromium is not installed: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--hide-scrollbars"])
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def opened(module: Sequence[str] = ("vierblatt",)) -> Iterator[tuple[Browser, RunningServer]]:
    """A browser and an empty server. module: what Python runs as the server."""
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = RunningServer(Path(folder), module=module).start()
        try:
            yield browser, server
        finally:
            server.stop()
