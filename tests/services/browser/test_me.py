"""Sessions in the browser: a fresh token for all windows, and the names of other sessions."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.services.browser.modules import call
from tests.services.browser.page_players import until

# The token counts as old only once: otherwise the fresh one would, too, and every request would ask for another.
_REFRESH = """async () => {
    const base = document.querySelector('script[type="module"]').src.replace(/[^/]*$/, '');
    const {api} = await import(base + 'core/api.js');
    const now = Date.now;
    Date.now = () => now() + 2 * 24 * 3600 * 1000;
    const asked = api.token();
    Date.now = now;
    await asked;
}"""
_TOKEN = "JSON.parse(localStorage.getItem('vb-person')).token"


def test_two_windows_ask_for_one_fresh_token(context: BrowserContext) -> None:
    asked: list[Route] = []
    windows = [context.new_page() for _ in range(2)]
    for window in windows:
        window.goto("/me")
        expect(window.locator("summary").first).to_be_visible()
    old = windows[0].evaluate(_TOKEN)
    context.route("**/api/token", lambda route: asked.append(route))  # noqa: PLW0108 - a bound method of a list takes no attributes
    for window in windows:
        window.evaluate(_REFRESH)
    until(windows[0], lambda: bool(asked))
    for route in asked:
        route.continue_()
    windows[1].wait_for_function(f"old => {_TOKEN} !== old", arg=old)
    windows[1].evaluate("() => navigator.locks.request('vb-person', {signal: AbortSignal.timeout(20000)}, () => null)")
    assert len(asked) == 1


AGENTS = {
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1": "Safari · iPhone",
    "Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Mobile Safari/537.36": "Chrome · Android",
    "Mozilla/5.0 (Linux; Android 16) SamsungBrowser/30 Chrome/140 Safari/537.36": "Samsung Internet · Android",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0 Safari/537.36 Edg/150.0": "Edge · Windows",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:150.0) Gecko/20100101 Firefox/150.0": "Firefox · macOS",
    "python-httpx/0.28": "python-httpx/0.28",
    "": "–",
}


def test_a_session_is_named_in_words_that_people_know(page: Page) -> None:
    page.goto("/me")
    assert {agent: call(page, "core/agent.js", "nameOfAgent", agent) for agent in AGENTS} == AGENTS
