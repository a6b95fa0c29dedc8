"""The page of a release: its modules are bundled, so that the first table needs few requests."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import vierblatt
from tests.services.running import RunningServer

ROOT = Path(__file__).resolve().parents[3]
NODE_ENVIRONMENT = ROOT / ".venv-page" / "bin" / "python"
#: What a new visitor may load until their first table shows its cards: requests and bytes.
MOST_REQUESTS, MOST_BYTES = 29, 160_000


@pytest.fixture
def release(tmp_path: Path, start_server: Callable[..., RunningServer]) -> RunningServer:
    """A server of a copy of the program whose page is bundled."""
    if not NODE_ENVIRONMENT.is_file():
        pytest.skip("the page's tools are not installed: run make page-environment")
    package = tmp_path / "sources" / "vierblatt"
    shutil.copytree(Path(vierblatt.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__", "bundles"))
    subprocess.run([NODE_ENVIRONMENT, ROOT / "tools" / "page_checks.py", "bundle", package / "web"], check=True)
    return start_server(sources=package.parent)


@pytest.mark.early
@pytest.mark.fetches_ahead
def test_the_first_table_of_a_release_takes_few_requests(release: RunningServer, page: Page) -> None:
    loaded: dict[str, float] = {}

    def finished(event: dict[str, Any]) -> None:
        loaded[event["requestId"]] = event["encodedDataLength"]

    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.on("Network.loadingFinished", finished)
    page.goto(release.url)
    page.locator("button.play").first.click()
    expect(page.locator("card-hand button").first).to_be_visible()
    assert page.locator("script[src*='/bundles/app.js']").count() == 1
    assert len(loaded) <= MOST_REQUESTS
    assert sum(loaded.values()) <= MOST_BYTES
