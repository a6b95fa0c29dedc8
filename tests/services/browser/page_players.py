"""Players at tables, each with a browser context and a page whose buttons they press."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.services.people import Guest, guest

STEP = 20  #: milliseconds between looks at the pages
PATIENCE = 60_000  #: milliseconds to wait for anything, even on a busy machine

#: Presses an open answer or card whenever there is one, that of the coach if there is one, and skips the pauses after
#: full tricks. Ends when the deal has a result, which it stores; with `through`, when the match has one.
_DRIVE = """([seed, through]) => {
    let state = seed;
    const chance = (most) => (state = (state * 48271) % 2147483647) % most;
    const within = (root) => [...root.querySelectorAll('*')].flatMap((each) =>
        each.shadowRoot && each.localName !== 'playing-card' ? [each, ...within(each.shadowRoot)] : [each]);
    clearInterval(window.drive);
    window.sheet = null;
    window.drive = setInterval(() => {
        const all = within(document);  // once for all: looking takes longer than playing
        const first = (selector) => all.find((each) => each.matches(selector));
        const result = first('vb-table-result');
        if (result?.checkVisibility() && (!through || first('a[href^="/r/"]'))) {
            clearInterval(window.drive);
            window.sheet = [...result.shadowRoot.querySelectorAll('td')].map((cell) => cell.innerText);
            return;
        }
        result?.shadowRoot.querySelector('.continue')?.click();
        const [actions, hand] = [first('vb-table-actions'), first('card-hand')];
        const open = [...(actions?.shadowRoot.querySelectorAll('.answers button:enabled:not([aria-disabled])') ?? []),
            ...(hand?.shadowRoot.querySelectorAll('.asked button:not(.shut)') ?? [])];
        const advised = open.find((button) => button.classList.contains('advised'));
        if (open.length) (advised ?? open[chance(open.length)]).click();
        first('card-table')?.click();
    }, 40);
}"""


@dataclass
class PagePlayer:
    """A player with a page of their own. person: the guest whose token the page has."""

    page: Page
    person: Guest

    def enter(self, table: str) -> PagePlayer:
        """Opens the page of a table."""
        self.page.goto(f"/t/{table}")
        return self

    def sit(self) -> PagePlayer:
        """Takes any free seat."""
        self.page.get_by_role("button", name="Sit down", exact=True).click()
        expect(self.ready_button).to_be_visible()
        return self

    @property
    def ready_button(self) -> Locator:
        """The button to press before the match."""
        return self.page.get_by_role("button", name="I am ready")

    @property
    def cards(self) -> Locator:
        """The player's cards, as buttons, including those that cannot be played now."""
        return self.page.get_by_role("list", name="Your cards").get_by_role("button")

    @property
    def open_cards(self) -> Locator:
        """The cards that can be played, while the player has to play one."""
        return self.page.locator("card-hand .asked button:not(.shut)")

    @property
    def answers(self) -> Locator:
        """The answers that are open to this player, who is asked a question."""
        return self.page.locator("vb-table-actions .answers button:not([aria-disabled])")

    @property
    def barred_answers(self) -> Locator:
        """Known answers that are not open now."""
        return self.page.locator("vb-table-actions .answers button[aria-disabled]")

    @property
    def turn(self) -> Locator:
        """Whatever can be pressed to act; nothing while others are to act."""
        return self.answers.or_(self.open_cards)

    @property
    def to_act(self) -> str:
        """The name of the player to act, as this page shows it; empty if there is none."""
        return "".join(self.page.locator("card-seat .turn .name").all_inner_texts())

    @property
    def trick(self) -> Locator:
        """The cards of the trick on the table."""
        return self.page.locator("card-table").locator("li[data-of]")

    @property
    def log(self) -> list[dict[str, Any]]:
        """What the page has shown: `{"event": ...}` or `{"note": ...}`. A narrow screen draws no log."""
        lines: list[dict[str, Any]] = self.page.locator("vb-page-table").evaluate("(page) => page.session.log")
        return lines

    @property
    def waits_for_answer(self) -> bool:
        """Whether an action is on its way: until the page shows what came of it, it shows the decision before."""
        return bool(self.page.locator("vb-page-table").evaluate("(page) => page.session.sent !== ''"))

    def noted(self, what: str) -> int:
        """How many notes of a kind the page has shown."""
        return sum(line["note"]["what"] == what for line in self.log if "note" in line)

    def play_on(self, there: Callable[[], bool]) -> None:
        """Acts at each turn of theirs, until the condition is true at one."""
        for _ in range(PATIENCE // STEP):
            if self.turn.count() and not self.waits_for_answer:
                if there():
                    return
                click_first(self.turn)
            click_first(self.result.locator("button.continue"))
            click_first(self.page.locator("card-table"))
            self.page.wait_for_timeout(STEP)
        raise AssertionError("it never came to that")

    @property
    def result(self) -> Locator:
        """The result of the deal or of the match."""
        return self.page.locator("vb-table-result")

    def drive(self, seed: int = 1, *, through: bool = False) -> None:
        """Starts to play at random, to the end of the deal or, if `through`, of the match."""
        drive(self.page, seed, through=through)

    def sheet(self, timeout: float) -> list[str]:
        """The figures of the result at which `drive` has ended; the page itself soon continues with the next deal."""
        return sheet_of(self.page, timeout)

    def rest(self) -> None:
        """Stops playing."""
        self.page.evaluate("() => clearInterval(window.drive)")

    def menu(self, choice: str) -> None:
        """Chooses an item of the table's menu."""
        self.page.get_by_role("button", name="Menu").click()
        self.panel.get_by_role("button", name=choice, exact=True).click()

    @property
    def panel(self) -> Locator:
        """The open dialog."""
        return self.page.locator("vb-dialog[open]")

    def press_open_card(self) -> None:
        """Presses the first open card at its visible edge: the next card covers the rest of it."""
        self.open_cards.first.click(position={"x": 6, "y": 24})

    def hand(self) -> list[str]:
        """The names of the player's cards, as displayed."""
        return sorted(
            name.partition(",")[0] for name in self.cards.evaluate_all("(all) => all.map((b) => b.ariaLabel)")
        )


def drive(page: Page, seed: int = 1, *, through: bool = False) -> None:
    """Lets a page play at random, or as its coach advises, to the end of the deal or, if `through`, of the match."""
    page.evaluate(_DRIVE, [seed, through])


def sheet_of(page: Page, timeout: float) -> list[str]:
    """The figures of the result at which `drive` has ended."""
    figures: list[str] = page.wait_for_function("() => window.sheet", timeout=timeout).json_value()
    return figures


def page_player(new_context: Callable[..., BrowserContext], url: str, **options: Any) -> PagePlayer:
    """A new player with separate storage, for whom cards move without animation."""
    person = guest(url)
    context = new_context(**{"reduced_motion": "reduce", **options})
    kept = json.dumps({"token": person.token, "player": person.player, "name": person.name, "guest": True})
    # The empty page that each context starts with has no storage.
    context.add_init_script(f"location.host && localStorage.setItem('vb-person', {json.dumps(kept)})")
    asked = json.dumps(person.player)  # has kept their name: nothing asks for another one
    context.add_init_script(f"location.host && localStorage.setItem('vb-name-asked', {asked})")
    return PagePlayer(context.new_page(), person)


def named(player: PagePlayer, name: str) -> PagePlayer:
    """The player, under this name from their first page on."""
    player.person._ask("PATCH", "/api/me", json={"name": name})
    kept = {"token": player.person.token, "player": player.person.player, "name": name, "guest": True}
    player.page.context.add_init_script(
        f"location.host && localStorage.setItem('vb-person', {json.dumps(json.dumps(kept))})"
    )
    return player


def seated(new_context: Callable[..., BrowserContext], url: str, game: str, **new: Any) -> tuple[str, list[PagePlayer]]:
    """Opens a table with a page at every seat without a bot, all ready; returns its id and the players."""
    first = page_player(new_context, url)
    table = first.person.open_table(game, **{"settings": {"private": True}, **new})
    free = [seat for seat in first.person.get(f"/api/tables/{table}")["seats"] if seat["kind"] == "empty"]
    people = [first, *(page_player(new_context, url) for _ in free[1:])]
    for each in people:
        each.enter(table).sit()
    for each in people:
        each.ready_button.click()
    for each in people:
        expect(each.cards.first).to_be_visible()
    return table, people


def click_first(choices: Locator) -> None:
    """Clicks the first of these elements, if there is one now: what is open may be gone a moment later."""
    choices.evaluate_all("(all) => all[0]?.click()")


def until(page: Page, so: Callable[[], bool]) -> None:
    """Waits until the condition is true."""
    for _ in range(PATIENCE // STEP):
        if so():
            return
        page.wait_for_timeout(STEP)
    raise AssertionError("it never came to that")


def act_once(players: list[PagePlayer]) -> PagePlayer:
    """Lets the player to act press the first open button; returns that player once it has happened."""
    for _ in range(PATIENCE // STEP):
        for each in players:
            open_now = each.turn
            if open_now.count():
                lines = len(each.log)
                click_first(open_now)
                until(each.page, lambda: len(each.log) != lines)  # noqa: B023 - it is used up at once
                return each
            click_first(each.page.locator("card-table"))
        players[0].page.wait_for_timeout(STEP)
    raise AssertionError("nobody is to act")
