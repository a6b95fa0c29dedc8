"""Takes the pictures of the page in docs/screens/page: `.venv/bin/python -m tools.page_screens`.

It uses a real server and a real Chromium, and covers every page and every state of a table; it reaches the table's
states by pressing its buttons. The documents show a phone in three languages and a desktop in English
(`docs/screens/README.md`); `--all FOLDER` takes every size in every language, for review, and writes to that folder.
"""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, Route

from tests.services.browser.matches import analyse, finished_match
from tests.services.people import guest
from tests.services.running import RunningServer
from tools.browser import opened

FOLDER = Path(__file__).parent.parent / "docs" / "screens" / "page"
SIZES = {"small": (320, 568), "phone": (360, 640), "tablet": (768, 1024), "desktop": (1440, 900)}
LANGUAGES = {"en": "en-GB", "de": "de-DE", "ar": "ar-SA"}
GAMES = ("baloot", "kout_bo", "king_bolola", "back_alley")
QUALITY = 40
WIDEST = 800  #: pixels; wider pictures, those of a desktop, are scaled down
#: The pictures kept in the documents; all together take less than 2 MB.
KEPT = {"phone": ("en", "de", "ar"), "desktop": ("en",)}

#: Presses an open action whenever it is the player's turn, until the given moment; returns whether it has come.
PRESS = """(enough) => {
    const deep = (root, selector) => [...root.querySelectorAll(selector), ...[...root.querySelectorAll('*')]
        .filter((each) => each.shadowRoot && each.localName !== 'playing-card')
        .flatMap((each) => deep(each.shadowRoot, selector))];
    const find = (selector) => deep(document, selector);
    const within = (host, selector) => find(host).flatMap((each) => [...each.shadowRoot.querySelectorAll(selector)]);
    const [answer] = within('vb-table-actions', '.answers button:enabled:not([aria-disabled])');
    const [card] = within('card-hand', '.asked button:not(.shut)');
    const ended = find('vb-table-result').length > 0;
    if ({calling: answer, playing: card && !answer, ended}[enough]) return true;
    within('vb-table-result', '.continue')[0]?.click();
    (answer ?? card)?.click();
    find('card-table')[0]?.click();
    return false;
}"""
#: Chooses the coach, as in the settings.
COACHED = """() => localStorage.setItem('vb-settings',
    JSON.stringify({...JSON.parse(localStorage.getItem('vb-settings') ?? '{}'), coach: true}))"""
CALLING, PLAYING, ENDED = "calling", "playing", "ended"


class Camera:
    """One language at one size."""

    def __init__(self, browser: Browser, server: RunningServer, language: str, size: str, folder: Path) -> None:
        self.server, self.language, self.size, self.folder = server, language, size, folder
        width, height = SIZES[size]
        self.player = guest(server.url)
        self.browser = browser
        self.options: dict[str, Any] = {
            "viewport": {"width": width, "height": height}, "locale": LANGUAGES[language], "reduced_motion": "reduce",
            "color_scheme": "dark" if size == "tablet" else "light", "base_url": server.url,
        }  # fmt: skip
        self.context = browser.new_context(**self.options)
        person = json.dumps(
            {"token": self.player.token, "player": self.player.player, "name": self.player.name, "guest": True}
        )
        self.context.add_init_script(f"location.host && localStorage.setItem('vb-person', {json.dumps(person)})")
        self.page: Page = self.context.new_page()

    def shoot(self, name: str, path: str | None = None, wait: int = 500) -> None:
        """Takes a picture, of the page at `path` if one is given."""
        if path is not None:
            self.page.goto(path)
            self.page.wait_for_load_state("networkidle")
        self.page.wait_for_timeout(wait)
        picture: Image.Image = Image.open(io.BytesIO(self.page.screenshot(type="png")))
        if self.folder == FOLDER and picture.width > WIDEST:
            picture = picture.resize((WIDEST, picture.height * WIDEST // picture.width))
        picture.save(self.folder / f"{name}-{self.size}-{self.language}.webp", quality=QUALITY, method=6)

    def until(self, enough: str, seconds: float = 40) -> bool:
        """Plays at the open table until the given moment; returns whether it came in time."""
        for _ in range(int(seconds * 12)):
            if self.page.evaluate(PRESS, enough):
                return True
            self.page.wait_for_timeout(80)
        print(f"{self.size} {self.language}: never {enough}", file=sys.stderr)
        return False


def pages(camera: Camera, finished: str, review: str) -> None:
    """Every page except the table. finished, review: a match, and its review."""
    for name in ("lobby", "me", "statistics", "settings", "about"):
        camera.shoot(name, f"/{name}")
    camera.shoot("home", "/")
    first_visit(camera)
    camera.shoot("learn", "/learn/baloot")
    camera.shoot("lesson", "/learn/baloot/buy-hokom", 900)
    camera.shoot("daily", "/daily/baloot")
    camera.shoot("puzzles", "/puzzles/baloot")
    camera.shoot("puzzle", "/puzzles/kout_bo/daily", 900)
    camera.shoot("review", f"/review/{review}", 900)
    camera.shoot("new", "/new/baloot")
    camera.shoot("rules", "/rules/baloot#BAL-BID-5")
    camera.shoot("leaders", "/leaders/kout_bo")
    majlis = camera.player.post("/api/majlises", name="Diwan", game="baloot")["id"]
    camera.player.post(f"/api/majlises/{majlis}/chat", text="👏 ☕")
    camera.shoot("majlis", f"/m/{majlis}")
    camera.shoot("player", f"/player/{camera.player.player}")
    camera.shoot("replay", f"/r/{finished}", 900)
    camera.shoot("check", f"/check/{finished}", 1500)
    analysis(camera, finished)


def first_visit(camera: Camera) -> None:
    """The home page as somebody sees it who has never been there."""
    mine = camera.page
    stranger = camera.browser.new_context(**camera.options)
    camera.page = stranger.new_page()
    camera.shoot("first-visit", "/")
    stranger.close()
    camera.page = mine


def analysis(camera: Camera, finished: str) -> None:
    """Reading an analysis; for a review also requesting it and waiting for it, which are faked."""
    camera.shoot("analysis", f"/r/{finished}/analysis")
    if camera.folder == FOLDER:
        return
    none = {"state": "none", "ahead": 0, "done": 0, "pieces": 0}
    camera.page.goto("/about")
    for name, state in {"asking": none, "waiting": none | {"state": "running", "done": 74, "pieces": 203}}.items():
        camera.page.route("**/api/records/*/analysis", answering(state))
        camera.page.goto(f"/r/{finished}")
        section = camera.page.locator("section", has=camera.page.locator("vb-replay-analysis"))
        section.evaluate("(shown) => shown.scrollIntoView({block: 'center'})")
        camera.shoot(f"analysis-{name}", wait=900)
        camera.page.unroute("**/api/records/*/analysis")
        camera.page.goto("/about")


def answering(state: dict[str, object]) -> Callable[[Route], None]:
    """Answers instead of the server."""
    return lambda route: route.fulfill(json=state)


def tables(camera: Camera) -> None:
    """The states of a table."""
    waiting = camera.player.open_table("kout_bo", bots=2)
    camera.shoot("seating", f"/t/{waiting}", 900)
    refused = False
    for game in GAMES:
        camera.page.goto(f"/t/{camera.player.solo_table(game)}")
        if camera.until(CALLING, 60):  # in King Bolola it may take some deals until the player chooses the contract
            camera.shoot(f"calling-{game}")
        if camera.until(PLAYING):
            camera.shoot(f"playing-{game}", wait=900)
        shut = camera.page.locator("card-hand .asked button.shut")
        if not refused and shut.count():
            refused = True
            shut.first.dispatch_event("click")
            camera.shoot("why", wait=700)
    coached(camera)
    talk(camera)
    if camera.until(ENDED, 90):
        camera.shoot("result", wait=900)


def coached(camera: Camera) -> None:
    """A decision that the coach explains; playing goes on at this table."""
    camera.page.evaluate(COACHED)
    camera.page.goto(f"/t/{camera.player.solo_table('baloot', settings={'private': True})}")
    if camera.until(PLAYING):
        camera.shoot("coach", wait=2500)


def talk(camera: Camera) -> None:
    """The panels that open over a table."""
    for key, name in (("m", "menu"), ("s", "sheet"), ("t", "talk")):
        camera.page.keyboard.press(key)
        camera.shoot(name)
        camera.page.keyboard.press("Escape")
        camera.page.wait_for_timeout(300)


def index() -> None:
    """Writes the page that shows the kept pictures."""
    names = sorted({path.name.split("-phone-")[0] for path in FOLDER.glob("*-phone-en.webp")})
    lines = [
        "# The page, in pictures",
        "",
        "Every page and every state of a table: on a phone (360 x 640) in English, German and Arabic, and on a desktop",
        "(1440 x 900). `python -m tools.page_screens` takes them.",
        "",
    ]
    for name in names:
        shown = [("phone", language, 200) for language in KEPT["phone"]] + [("desktop", "en", 480)]
        cells = [
            f'<img src="page/{name}-{size}-{language}.webp" width="{width}" alt="{name}, {size}, {language}">'
            for size, language, width in shown
        ]
        lines += [f"## {name}", "", " ".join(cells), ""]
    (FOLDER.parent / "README.md").write_text("\n".join(lines), encoding="utf-8")


def main() -> None:
    """Takes all pictures, or those of the languages named."""
    parser = argparse.ArgumentParser(prog="python -m tools.page_screens", description=__doc__)
    parser.add_argument("--language", action="append", choices=LANGUAGES, help="by default all three")
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every size in every language, in this folder")
    asked = parser.parse_args()
    folder: Path = asked.all or FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    wanted = dict.fromkeys(SIZES, tuple(LANGUAGES)) if asked.all else KEPT
    with opened() as (browser, server):
        for language in asked.language or LANGUAGES:
            player = guest(server.url)
            finished = finished_match(server.url, "back_alley", player=player)
            analyse(player, finished)
            review = player.post(f"/api/records/{finished}/review")["id"]
            for size in (size for size, languages in wanted.items() if language in languages):
                camera = Camera(browser, server, language, size, folder)
                pages(camera, finished, review)
                tables(camera)
                camera.context.close()
                print(f"{size}, {language}: done", file=sys.stderr)
    if not asked.all:
        index()


if __name__ == "__main__":
    main()
