"""People at tables: each has a browser context, a page and hands that press the page's own buttons."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.services.people import Guest, guest

STEP = 20  #: milliseconds between looks at the pages
PATIENCE = 60_000  #: milliseconds for what has to come, on a busy machine too

#: Presses an open answer or card whenever there is one, and looks no longer than needed at full tricks. Ends when the
#: deal has a result, which it keeps, or with `through` when the match has one.
_DRIVE = """([seed, through]) => {
    let state = seed;
    const chance = (most) => (state = (state * 48271) % 2147483647) % most;
    const deep = (root, selector) => [...root.querySelectorAll(selector), ...[...root.querySelectorAll('*')]
        .filter((each) => each.shadowRoot && each.localName !== 'playing-card')
        .flatMap((each) => deep(each.shadowRoot, selector))];
    const shut = (button) => button.getAttribute('aria-label')?.endsWith('cannot be played now');
    clearInterval(window.drive);
    window.sheet = null;
    window.drive = setInterval(() => {
        const [result] = deep(document, 'vb-table-result');
        if (result?.checkVisibility() && (!through || deep(document, 'a[href^="/r/"]').length)) {
            clearInterval(window.drive);
            window.sheet = [...result.shadowRoot.querySelectorAll('td')].map((cell) => cell.innerText);
            return;
        }
        const [actions] = deep(document, 'vb-table-actions');
        const [hand] = deep(document, 'card-hand');
        const open = [...(actions?.shadowRoot.querySelectorAll('button:enabled') ?? []),
            ...[...(hand?.shadowRoot.querySelectorAll('button') ?? [])].filter((button) => !shut(button))];
        if (open.length) open[chance(open.length)].click();
        deep(document, 'card-table')[0]?.click();
    }, 40);
}"""


@dataclass
class Sitter:
    """Somebody with a page of their own. person: whose token the page has."""

    page: Page
    person: Guest

    def enter(self, table: str) -> Sitter:
        """Opens the page of a table."""
        self.page.goto(f"/t/{table}")
        return self

    def sit(self) -> Sitter:
        """Takes any free seat."""
        self.page.get_by_role("button", name="Sit down", exact=True).click()
        expect(self.ready_button).to_be_visible()
        return self

    @property
    def ready_button(self) -> Locator:
        """What one presses to begin."""
        return self.page.get_by_role("button", name="I am ready")

    @property
    def cards(self) -> Locator:
        """The own cards, as buttons; also those that cannot be played now."""
        return self.page.get_by_role("list", name="Your cards").get_by_role("button")

    @property
    def open_cards(self) -> Locator:
        """The cards that can be played, while one is asked for a card."""
        return self.page.locator("card-hand .asked button:not(.shut)")

    @property
    def answers(self) -> Locator:
        """The answers to the question that is put to this player."""
        return self.page.locator("vb-table-actions").get_by_role("button")

    @property
    def turn(self) -> Locator:
        """Something that can be pressed to act; nothing while others are to act."""
        return self.answers.or_(self.open_cards)

    @property
    def to_act(self) -> str:
        """The name of whoever is to act, as this page shows it; nothing while nobody is."""
        return "".join(self.page.locator("card-seat .turn .name").all_inner_texts())

    @property
    def trick(self) -> Locator:
        """The cards of the trick on the table."""
        return self.page.locator("card-table").locator("li[data-of]")

    @property
    def log(self) -> Locator:
        """The lines of what happened, also while they are hidden."""
        return self.page.locator("vb-table-log li")

    def play_on(self, there: Callable[[], bool]) -> None:
        """Acts whenever it is their turn, until something is so at their turn."""
        for _ in range(PATIENCE // STEP):
            if self.turn.count():
                if there():
                    return
                self.turn.first.dispatch_event("click")
            self.page.locator("card-table").dispatch_event("click")
            self.page.wait_for_timeout(STEP)
        raise AssertionError("it never came to that")

    @property
    def result(self) -> Locator:
        """How the deal or the match has ended."""
        return self.page.locator("vb-table-result")

    def drive(self, seed: int = 1, *, through: bool = False) -> None:
        """Goes on playing at random, through this deal or `through` the whole match."""
        self.page.evaluate(_DRIVE, [seed, through])

    def sheet(self, timeout: float) -> list[str]:
        """The figures of the result at which it has ended; the page itself goes on to the next deal before long."""
        found: list[str] = self.page.wait_for_function("() => window.sheet", timeout=timeout).json_value()
        return found

    def rest(self) -> None:
        """Plays no longer."""
        self.page.evaluate("() => clearInterval(window.drive)")

    def menu(self, choice: str) -> None:
        """Chooses something from the table's menu."""
        self.page.get_by_role("button", name="Menu").click()
        self.panel.get_by_role("button", name=choice, exact=True).click()

    @property
    def panel(self) -> Locator:
        """The dialog that is open."""
        return self.page.locator("vb-dialog[open]")

    def press_open_card(self) -> None:
        """Presses the first open card where it can be seen: its neighbour lies over the rest of it."""
        self.open_cards.first.click(position={"x": 6, "y": 24})

    def hand(self) -> list[str]:
        """The names of the own cards, in whichever order they lie."""
        return sorted(
            name.partition(",")[0] for name in self.cards.evaluate_all("(all) => all.map((b) => b.ariaLabel)")
        )


def sitter(new_context: Callable[..., BrowserContext], url: str, **options: Any) -> Sitter:
    """Somebody new, with storage of their own, for whom cards do not fly."""
    person = guest(url)
    context = new_context(**{"reduced_motion": "reduce", **options})
    kept = json.dumps({"token": person.token, "player": person.player, "name": person.name, "guest": True})
    # An empty page, as each is at first, has no storage.
    context.add_init_script(f"location.host && localStorage.setItem('vb-person', {json.dumps(kept)})")
    return Sitter(context.new_page(), person)


def seated(new_context: Callable[..., BrowserContext], url: str, game: str, **new: Any) -> tuple[str, list[Sitter]]:
    """A new table with a page at every seat that no bot has, all of them ready; the table's id and who sits there."""
    first = sitter(new_context, url)
    table = first.person.open_table(game, **{"settings": {"private": True}, **new})
    free = [seat for seat in first.person.get(f"/api/tables/{table}")["seats"] if seat["kind"] == "empty"]
    people = [first, *(sitter(new_context, url) for _ in free[1:])]
    for each in people:
        each.enter(table).sit()
    for each in people:
        each.ready_button.click()
    for each in people:
        expect(each.cards.first).to_be_visible()
    return table, people


def until(page: Page, so: Callable[[], bool]) -> None:
    """Waits until something is so."""
    for _ in range(PATIENCE // STEP):
        if so():
            return
        page.wait_for_timeout(STEP)
    raise AssertionError("it never came to that")


def act_once(sitters: list[Sitter]) -> Sitter:
    """Whoever is to act presses the first thing that is open; who that was, when it has happened."""
    for _ in range(PATIENCE // STEP):
        for each in sitters:
            open_now = each.turn
            if open_now.count():
                told = each.log.count()
                open_now.first.dispatch_event("click")
                expect(each.log).not_to_have_count(told)
                return each
            each.page.locator("card-table").dispatch_event("click")
        sitters[0].page.wait_for_timeout(STEP)
    raise AssertionError("nobody is to act")
