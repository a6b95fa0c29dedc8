"""Whatever the size of the screen, a player sees all that a decision depends on: the head, the bids, the whole hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.services.browser.page_players import PATIENCE, STEP, PagePlayer, click_first, page_player
from tests.services.running import RunningServer
from vierblatt import games
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.words import Words
from vierblatt.reasons import NAMES

SIZES = ((320, 568), (390, 844), (844, 390), (1440, 900), (1920, 1080))
DECISIONS = 6  #: at which the page takes all sizes; at the others it keeps the last one

#: What is not fully in the window or is covered, and what overlaps, as lines; empty if all is well.
HIDDEN = """async () => {
    const deep = (root, selector) => [...root.querySelectorAll(selector), ...[...root.querySelectorAll('*')]
        .filter((each) => each.shadowRoot && each.localName !== 'playing-card')
        .flatMap((each) => deep(each.shadowRoot, selector))];
    const within = (host, selector) =>
        deep(document, host).flatMap((each) => [...each.shadowRoot.querySelectorAll(selector)]);
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await drawn();
    const roots = (root) => [root, ...[...root.querySelectorAll('*')].filter((each) => each.shadowRoot)
        .flatMap((each) => roots(each.shadowRoot))];
    const moving = roots(document).flatMap((root) => root.getAnimations())
        .filter((each) => Number.isFinite(each.effect.getComputedTiming().endTime));
    await Promise.all(moving.map((each) => each.finished.catch(() => {})));
    await drawn();
    const topmost = (x, y) => {
        let hit = document.elementFromPoint(x, y);
        while (hit?.shadowRoot && hit.shadowRoot.elementFromPoint(x, y) !== hit) {
            const inner = hit.shadowRoot.elementFromPoint(x, y);
            if (!inner) break;
            hit = inner;
        }
        return hit;
    };
    const holds = (outer, inner) => {
        for (let at = inner; at; at = at.parentNode ?? at.host) if (at === outer) return true;
        return false;
    };
    const faults = [];
    const check = (what, element, at) => {
        const box = element.getBoundingClientRect();
        if (!box.width) return;
        const name = `${what} ${(element.ariaLabel ?? element.textContent).trim().replaceAll(/\\s+/g, ' ')}`;
        if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) {
            faults.push(`${name} leaves the window: ${JSON.stringify(box)}`);
        }
        if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth) faults.push(`${name} is cut off`);
        for (const [x, y] of at(box)) {
            if (!holds(element, topmost(x, y))) faults.push(`${name} is covered at ${x}, ${y}`);
        }
    };
    const middle = (box) => [[(box.left + box.right) / 2, (box.top + box.bottom) / 2]];
    const corners = ({left, right, top, bottom}) =>
        [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y]));
    const index = ({left, top, width}) => [[left + width * 0.12, top + width * 0.2]];  // a card's rank
    for (const part of within('vb-table-head', '.trump, .side')) check('head', part, corners);
    for (const part of within('vb-table-head', '.facts > span')) check('head', part, middle);
    for (const card of within('card-hand', 'button')) check('hand', card, index);
    for (const call of within('card-seat', '.call')) check('bid', call, middle);
    for (const answer of within('vb-table-actions', 'button')) check('answer', answer, middle);
    const boxes = [
        ...within('card-table', 'li[data-of] playing-card').map((each) => ['card', each]),
        ...within('card-table', '.place card-seat').map((each) => ['plate', each.shadowRoot.querySelector('.plate')]),
    ].map(([what, each]) => ({what, ...each.getBoundingClientRect().toJSON()}));
    boxes.forEach((one, i) => boxes.slice(0, i).forEach((other) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > 1 && down > 1) faults.push(`${one.what} and ${other.what} overlap by ${across} x ${down}`);
    }));
    return faults;
}"""


def hidden(page: Page) -> list[str]:
    """What this page hides, at its present size."""
    found: list[str] = page.evaluate(HIDDEN)
    size = page.viewport_size
    assert size is not None
    return [f"{size['width']}x{size['height']}: {fault}" for fault in found]


def at_each_size(page: Page) -> list[str]:
    """What the page hides at any of the sizes."""
    faults: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        faults += hidden(page)
    return faults


def decisions(me: PagePlayer) -> list[list[str]]:
    """Plays a deal; returns what the page hid at each decision: at most at `DECISIONS` of calls and of cards each."""
    looked: dict[str, int] = {"call": 0, "card": 0}
    found: list[list[str]] = []
    for _ in range(PATIENCE // STEP):
        if me.result.count():
            return found
        if me.turn.count():
            kind = "call" if me.answers.count() else "card"
            looked[kind] += 1
            found.append(at_each_size(me.page) if looked[kind] <= DECISIONS else hidden(me.page))
            click_first(me.turn)
        click_first(me.page.locator("card-table"))
        me.page.wait_for_timeout(STEP)
    raise AssertionError("the deal does not end")


@pytest.mark.parametrize("game", games.game_ids())
def test_a_player_sees_all_that_a_decision_depends_on_at_every_size(
    game: str, new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    me = page_player(new_context, server.url, viewport={"width": 320, "height": 568})
    me.enter(me.person.solo_table(game))
    expect(me.cards.first).to_be_visible()
    found = decisions(me)
    assert found
    assert {fault for each in found for fault in each} == set()


#: Lets every seat have made this call.
CALLED = """async (table, call) => {
    for (const seat of table.shadowRoot.querySelectorAll('card-seat')) {
        seat.seat = {...seat.seat, call};
        await seat.updateComplete;
    }
}"""


def longest_calls() -> list[str]:
    """Of all games and languages, the longest call and that with the longest word."""
    called = [
        words.call(text)
        for name in games.game_ids()
        for words in (Words(language, games.get(name)) for language in LANGUAGES)
        for phase in games.get(name).rules.phases.values()
        for text in phase.ids
    ]
    return [max(called, key=len), max(called, key=lambda call: max(map(len, call.split())))]


@pytest.mark.parametrize(("game", "language"), [("baloot", "en"), ("baloot", "ar"), ("kout_bo", "en")])
def test_the_longest_call_of_every_seat_is_in_sight(
    game: str, language: str, new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    me = page_player(new_context, server.url, viewport={"width": 320, "height": 568}, locale=language)
    me.enter(me.person.solo_table(game))
    me.turn.first.wait_for()
    for call in [*longest_calls(), "hokom in clubs"]:
        for width, height in ((320, 568), (390, 844)):
            me.page.set_viewport_size({"width": width, "height": height})
            me.page.locator("card-table").evaluate(CALLED, call)
            assert hidden(me.page) == [], call


#: Shows a hint for the first open card, and returns the box of its text.
HINT = """async (page, figures) => {
    page._advice = {action: page.session.scene.own.legal[0], reason: 'search-best', figures, phase: 'play'};
    await page.updateComplete;
    const feedback = page.shadowRoot.querySelector('vb-table-feedback');
    await feedback.updateComplete;
    return feedback.shadowRoot.querySelector('p').getBoundingClientRect().toJSON();
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_hint_leaves_the_hand_in_sight(
    language: str, new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    me = page_player(new_context, server.url, viewport={"width": 320, "height": 568}, locale=language)
    me.enter(me.person.solo_table("kout_bo"))
    me.play_on(lambda: me.open_cards.count() > 1)
    words = Words(language, games.get("kout_bo"))
    values: dict[str, float | str] = {
        "worlds": 60,
        "won": 61,
        "points": -123.4,
        "lost": 123.4,
        "lead": 123.4,
        "next": "XR",
        "kept": "XR",
    }
    figures = {**values, "count": 8, "worth": 320}
    longest = max(NAMES, key=lambda name: len(words.fact_behind({**figures, "why": f"card-{name}"})))
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        box = me.page.locator("vb-page-table").evaluate(HINT, {**figures, "why": f"card-{longest}"})
        assert hidden(me.page) == []
        assert box["top"] >= 0 and box["left"] >= 0 and box["right"] <= width and box["bottom"] <= height, box


def test_all_contracts_fit_on_the_smallest_screen(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    """Twelve answers are more than any other question has; in which deal of which table they are asked is chance."""
    me = page_player(new_context, server.url, viewport={"width": 320, "height": 568})
    for _ in range(60):
        me.enter(me.person.solo_table("king_bolola"))
        me.turn.first.wait_for()
        if me.answers.count():
            break
    assert me.answers.count() == 12
    assert hidden(me.page) == []
