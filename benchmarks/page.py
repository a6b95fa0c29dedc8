"""The page on a phone: the size of the first load, the time until the player can act, and the layout shift.

    python -m benchmarks.page

It uses a real server and a real Chromium with a phone's window. Each figure is the median of several cold loads (empty
cache) over a throttled connection (1.6 Mbit/s down, 150 ms round trip) with a processor four times slower: the profile
that Lighthouse calls slow 4G. *Interactive* is the moment when the first call or card can be pressed at a table;
*shift* is the cumulative layout shift from there to the end of the first tricks, arriving cards included.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.services.browser.chromium import chromium
from tests.services.people import Guest, guest
from tests.services.running import RunningServer

RESULTS = Path(__file__).parent / "results"
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
CPU_SLOWDOWN = 4
SHIFT = """() => {
    window.shift = 0;
    new PerformanceObserver((list) => { for (const each of list.getEntries()) window.shift += each.value; })
        .observe({type: 'layout-shift', buffered: true});
}"""
OPEN = "vb-table-actions button:enabled, card-hand .asked button:not(.shut)"


class Visit:
    """One cold visit, of `player`, who already has a table, or of a new visitor."""

    def __init__(
        self, browser: Browser, server: RunningServer, player: Guest | None, locale: str, *, slow: bool
    ) -> None:
        self.context = browser.new_context(
            viewport={"width": 360, "height": 640}, locale=locale, base_url=server.url, is_mobile=True, has_touch=True
        )
        if player is not None:
            person = {"token": player.token, "player": player.player, "name": player.name, "guest": True}
            kept = json.dumps(json.dumps(person))
            self.context.add_init_script(f"location.host && localStorage.setItem('vb-person', {kept})")
        self.page: Page = self.context.new_page()
        self.page.add_init_script(f"({SHIFT})()")
        devtools = self.context.new_cdp_session(self.page)
        devtools.send("Network.enable")
        if slow:
            devtools.send("Network.emulateNetworkConditions", SLOW_4G)
            devtools.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
        self.bytes, self.requests = 0, 0
        devtools.on("Network.loadingFinished", self._loaded)

    def _loaded(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])
        self.requests += 1

    def load(self, path: str, ready: str) -> float:
        """Milliseconds until `ready` is visible."""
        began = time.perf_counter()
        self.page.goto(path, wait_until="commit")
        self.page.locator(ready).first.wait_for(state="visible", timeout=60_000)
        return (time.perf_counter() - began) * 1000

    def shift(self) -> float:
        """The layout shift so far."""
        return float(self.page.evaluate("() => window.shift"))


def measure(browser: Browser, server: RunningServer, runs: int) -> dict[str, Any]:
    """All figures."""
    home: list[float] = []
    table: list[float] = []
    shifts: list[float] = []
    weights: dict[str, tuple[int, int]] = {}
    for _ in range(runs):
        visit = Visit(browser, server, None, "ar-SA", slow=True)
        home.append(visit.load("/", "button.play"))
        visit.page.wait_for_timeout(1_000)
        weights["home"] = (visit.bytes, visit.requests)
        visit.context.close()
        player = guest(server.url)
        visit = Visit(browser, server, player, "ar-SA", slow=True)
        table.append(visit.load(f"/t/{player.solo_table('baloot', settings={'pace': 300})}", OPEN))
        weights["table"] = (visit.bytes, visit.requests)
        for _ in range(12):
            visit.page.locator(OPEN).first.dispatch_event("click")
            visit.page.wait_for_timeout(900)
        shifts.append(visit.shift())
        visit.context.close()
    weighed = {name: {"bytes": size, "requests": count} for name, (size, count) in weights.items()}
    return {
        "runs": runs,
        "home": {"interactive_ms": round(statistics.median(home)), **weighed["home"]},
        "table": {
            "interactive_ms": round(statistics.median(table)),
            **weighed["table"],
            "shift": round(max(shifts), 4),
        },
    }


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    path = chromium()
    if path is None:
        raise SystemExit("Chromium is not installed: apt-get install chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            figures = measure(browser, server, runs)
        finally:
            browser.close()
            server.stop()
    commit = subprocess.run(["git", "rev-parse", "--short=12", "HEAD"], capture_output=True, text=True, check=False)
    figures["commit"] = commit.stdout.strip()
    print(json.dumps(figures, indent=1))
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"page-{figures['commit']}.json").write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
