"""Records the page on a phone for the documents: `.venv/bin/python -m tools.page_recording`.

A new visitor taps Baloot, calls, and plays a deal with bots to its result. Server and page draw the deal from a seed,
and the visitor plays what the heuristic bot advises, so it is the same game each time. How long a frame is shown is
written below and does not depend on the machine.
"""

from __future__ import annotations

import io
import sys

from PIL import Image, ImageDraw
from playwright.sync_api import Locator, Page, ViewportSize

from tools.browser import opened
from tools.recording import Recording, scaled

GAME = "Baloot"
PHONE: ViewportSize = {"width": 390, "height": 844}
SHARPNESS = 2  #: pixels of the screen for each of the page
WIDTH = 320  #: pixels of the recording
QUALITY = 75
#: Pixels of the page: half a finger, and how far from the start of a card it touches it.
FINGER, CARD_EDGE = 16, 22
#: Tricks that are shown card by card; of the others, only the full trick is.
SEEN = 2

#: How long a frame is shown, in milliseconds.
HOME, TAP, HAPPENS, MY_TURN, FULL, BRIEFLY, RESULT = 900, 250, 220, 600, 650, 180, 2000

#: The page's share in the deals is no secret here.
NONCE = "Crypto.prototype.getRandomValues = (array) => array.fill(1)"
#: What the table shows now; null while an action is on its way.
SHOWN = """({session}) => {
    const {scene, isMyTurn, sent} = session ?? {};
    return scene?.board && !sent ? {seq: scene.seq, full: scene.full, mine: isMyTurn} : null;
}"""
#: What the heuristic bot would do, and which of the open actions that is.
ADVICE = """async ({session}) => {
    const {action} = await session.hint(true);
    return {action, place: session.scene.own.legal.indexOf(action)};
}"""


class Phone:
    """A visitor's phone, which is recorded."""

    def __init__(self, page: Page) -> None:
        self.page, self.recording = page, Recording()
        self._table = page.locator("vb-page-table")

    def take(self, milliseconds: int, *, still: bool = False, finger: tuple[float, float] | None = None) -> None:
        """Adds what the phone shows. finger: where one touches it, in pixels of the page."""
        picture = Image.open(io.BytesIO(self.page.screenshot(type="png", animations="disabled"))).convert("RGB")
        if finger is not None:
            _draw_finger(picture, *finger)
        frame = scaled(picture, WIDTH)
        self.recording.add(frame, milliseconds)
        if still:
            self.recording.still = frame

    def tap(self, target: Locator) -> None:
        """Touches an element in its middle, but a card near its start: the next one covers the rest."""
        box = target.bounding_box()
        assert box is not None, "it is not on the screen"
        across = CARD_EDGE if target.get_attribute("data-card") else box["width"] / 2
        self.take(TAP, finger=(box["x"] + across, box["y"] + box["height"] / 2))
        target.dispatch_event("click")

    def open_table(self) -> None:
        """From the home page to a table of the game."""
        self.page.goto("/")
        self.page.wait_for_load_state("networkidle")
        self.take(HOME)
        self.tap(self.page.locator("vb-page-home button.play").filter(has_text=GAME).first.locator(".go"))
        self._table.wait_for(state="attached")
        self.page.wait_for_load_state("networkidle")

    def play_deal(self) -> None:
        """Plays the first deal to its result."""
        last, full = None, 0
        result = self.page.locator("vb-table-result")
        while not result.count():
            shown = self._table.evaluate(SHOWN)
            if shown is None or shown == last:
                self.page.wait_for_timeout(10)
                continue
            last = shown
            full += shown["full"]
            if full < SEEN or (full == SEEN and shown["full"]):
                self.take(FULL if shown["full"] else MY_TURN if shown["mine"] else HAPPENS, still=full == 1)
            elif shown["full"]:
                self.take(BRIEFLY)
            if shown["mine"]:
                self._act(seen=full < SEEN)
        self.take(RESULT)

    def _act(self, *, seen: bool) -> None:
        """Does what the heuristic bot advises."""
        advice = self._table.evaluate(ADVICE)
        card = self.page.locator(f'card-hand button[data-card="{advice["action"]}"]')
        answer = self.page.locator("vb-table-actions .answers button").nth(advice["place"])
        target = card if card.count() else answer
        if seen:
            self.tap(target)
        else:
            target.dispatch_event("click")


def _draw_finger(picture: Image.Image, x: float, y: float) -> None:
    """Draws a finger on a screenshot."""
    around = [(at + side * FINGER) * SHARPNESS for side in (-1, 1) for at in (x, y)]
    ImageDraw.Draw(picture, "RGBA").ellipse(around, fill=(0, 0, 0, 80), outline=(255, 255, 255, 230), width=6)


def main() -> None:
    """Makes the recording."""
    with opened(("tools.seeded_server",)) as (browser, server):
        context = browser.new_context(
            viewport=PHONE, device_scale_factor=SHARPNESS, locale="en-GB", reduced_motion="reduce",
            color_scheme="light", base_url=server.url,
        )  # fmt: skip
        context.add_init_script(NONCE)
        phone = Phone(context.new_page())
        phone.open_table()
        phone.play_deal()
    print(phone.recording.save("phone", quality=QUALITY), file=sys.stderr)


if __name__ == "__main__":
    main()
