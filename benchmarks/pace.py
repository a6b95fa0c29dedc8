"""How long a player waits at a table with bots: from their own card until their next turn, in a real browser.

    python -m benchmarks.pace --pace fast --bot club

It plays solo tables of each game with a real server and a real Chromium with a phone's window, without a tap on the
felt, and reports the distribution of the time from a click on a card until an open card or answer is on the screen.
Waits in which a deal ended are left out, because the player then reads its result. It also says how busy the machine
was: the figures are for a quiet one.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.services.browser.chromium import chromium
from tests.services.people import guest
from tests.services.running import RunningServer
from vierblatt import games
from vierblatt.protocol import PACES

RESULTS = Path(__file__).parent / "results"
#: The longest wait that is acceptable at the pace `fast`, in milliseconds, by the number of seats.
LIMITS = {4: 1200, 6: 2000}

#: Plays the first open answer or card some time after it appears, and notes each wait that began with a card.
PLAY = """([thinks]) => {
    const deep = (root, selector) => [...root.querySelectorAll(selector), ...[...root.querySelectorAll('*')]
        .filter((each) => each.shadowRoot && each.localName !== 'playing-card')
        .flatMap((each) => deep(each.shadowRoot, selector))];
    const open = () => [...deep(document, 'card-hand').flatMap((each) =>
            [...each.shadowRoot.querySelectorAll('.asked button:not(.shut):not(.sent)')]),
        ...deep(document, 'vb-table-actions').flatMap((each) =>
            [...each.shadowRoot.querySelectorAll('.answers button:enabled:not([aria-disabled])')])];
    window.waits = [];
    let played = 0;
    let asked = 0;
    const step = (now) => {
        requestAnimationFrame(step);
        const [result] = deep(document, 'vb-table-result');
        if (result) {
            played = 0;
            result.shadowRoot.querySelector('.continue')?.click();
        }
        window.over = deep(document, 'a[href^="/r/"]').length > 0;
        const [button] = open();
        if (!button) {
            asked = 0;
            return;
        }
        if (!asked) {
            asked = now;
            if (played) window.waits.push(now - played);
            played = 0;
        } else if (now - asked > thinks) {
            asked = 0;
            const card = button.dataset.card;
            button.click();
            if (card) played = performance.now();
        }
    };
    requestAnimationFrame(step);
}"""


def waits(browser: Browser, server: RunningServer, game: str, *, pace: str, bot: str, count: int) -> list[float]:
    """The milliseconds of `count` waits at tables of a game."""
    player = guest(server.url)
    context = browser.new_context(viewport={"width": 390, "height": 844}, base_url=server.url, has_touch=True)
    person = {"token": player.token, "player": player.player, "name": player.name, "guest": True}
    context.add_init_script(f"location.host && localStorage.setItem('vb-person', {json.dumps(json.dumps(person))})")
    page = context.new_page()
    found: list[float] = []
    while len(found) < count:
        table = player.solo_table(game, bot=bot, settings={"private": True, "pace": PACES[pace]})
        page.goto(f"/t/{table}")
        page.locator("card-hand button").first.wait_for(timeout=60_000)
        page.evaluate(PLAY, [200])
        enough = count - len(found)
        page.wait_for_function("(enough) => window.over || window.waits.length >= enough", arg=enough, timeout=600_000)
        found += page.evaluate("window.waits")
    context.close()
    return found[:count]


def summary(found: Sequence[float], limit: int) -> dict[str, Any]:
    """The distribution of these waits, in milliseconds."""
    at = statistics.quantiles(found, n=20, method="inclusive")
    return {
        "waits": len(found),
        "median": round(statistics.median(found)),
        "p95": round(at[18]),
        "most": round(max(found)),
        "limit": limit,
        "within": round(sum(wait <= limit for wait in found) / len(found), 3),
    }


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pace", choices=[*PACES], default="fast")
    parser.add_argument("--bot", default="club")
    parser.add_argument("--waits", type=int, default=60)
    parser.add_argument("--games", nargs="*", default=games.game_ids())
    given = parser.parse_args()
    path = chromium()
    if path is None:
        raise SystemExit("Chromium is not installed: apt-get install chromium")
    figures: dict[str, Any] = {"pace": given.pace, "bot": given.bot}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            for game in given.games:
                rules = games.get(game).rules
                seats = rules.shape(games.get(game).options.rule_set().values).seats
                found = waits(browser, server, game, pace=given.pace, bot=given.bot, count=given.waits)
                figures[game] = {"seats": seats, **summary(found, LIMITS.get(seats, max(LIMITS.values())))}
        finally:
            browser.close()
            server.stop()
    figures["load"] = round(os.getloadavg()[0] / (os.cpu_count() or 1), 2)
    commit = subprocess.run(["git", "rev-parse", "--short=12", "HEAD"], capture_output=True, text=True, check=False)
    figures["commit"] = commit.stdout.strip()
    print(json.dumps(figures, indent=1))
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"pace-{figures['commit']}.json").write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
