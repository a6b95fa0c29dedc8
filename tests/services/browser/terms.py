"""The terms of a game on a page: which are shown, and whether a tap explains them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from vierblatt import games
from vierblatt.locale.terms import terms_of
from vierblatt.locale.words import Words

#: Terms in what can be read on the page; those that are buttons, and those in a list that one button opens, by name.
_TERMS = """async () => {
    const base = document.querySelector('script[type="module"]').src.replace(/[^/]*$/, '');
    const {inPieces, termsIn} = await import(base + 'core/terms.js');
    const {words} = await import(base + 'core/locale.js');
    const read = new Map(), buttons = new Set(), listed = new Set();
    const list = (texts, ids) => termsIn(words, texts, ids).forEach(({name}) => listed.add(name));
    const look = (node) => {
        if (node.nodeType === Node.TEXT_NODE) {
            for (const {name} of inPieces(words, node.data)) if (name) read.set(name, node.data.trim());
        }
        if (node.nodeType !== Node.ELEMENT_NODE || !node.checkVisibility()) return;
        if (node.matches('.spoken, .announcement, playing-card, style, summary, header, a')) return;
        if (node.localName === 'vb-term') buttons.add(node.name);
        if (node.localName === 'vb-term-list') list(node.texts, node.ids);
        if (node.localName === 'vb-table-head' && node.board) {
            const {facts} = node.board;
            list(facts.map((fact) => words.fact(fact, node.me)), facts.map(({value}) => String(value)));
        }
        [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes].forEach(look);
    };
    look(document.querySelector('vb-app').shadowRoot.querySelector('main'));
    const unexplained = [...read].filter(([name]) => !buttons.has(name) && !listed.has(name));
    return {read: [...read.keys()], buttons: [...buttons], listed: [...listed], unexplained};
}"""


def terms_on(page: Page) -> dict[str, list[Any]]:
    """The names of the terms to be read on a page, and of those explained by a tap: `buttons` and `listed`.

    `unexplained`: pairs of a term that is not explained, and the text in which it is.
    """
    found: dict[str, list[Any]] = page.evaluate(_TERMS)
    return found


def ways(button: Locator) -> tuple[Callable[[], None], Callable[[], None]]:
    """To press a button by finger, and by keyboard."""
    return button.tap, lambda: button.press("Enter")


class Reader:
    """Somebody who looks up each term that they meet, once by finger and once by keyboard."""

    def __init__(self, page: Page, game: str, language: str) -> None:
        self.page = page
        words = Words(language, games.get(game))
        self.meanings = {term.name: term.meaning for term in terms_of(words)}
        self.by_word = {term.word: term.meaning for term in terms_of(words)}
        self.met: set[str] = set()

    def look(self, part: str = "vb-app") -> None:
        """Checks all terms on the page, and opens those that are new in a part of it: the others may be covered."""
        found = terms_on(self.page)
        assert not found["unexplained"], found
        names = self.page.locator(f"{part} vb-term:visible").evaluate_all("(all) => all.map(({name}) => name)")
        for name in {*names} - self.met:
            self._open(f"{part} vb-term[name='{name}']:visible", name)
            self.met.add(name)

    def _open(self, term: str, name: str) -> None:
        button = self.page.locator(term).first.locator("button").first
        sentence = self.page.locator("vb-term [popover]:popover-open")
        for press in ways(button):
            press()
            expect(sentence).to_contain_text(self.meanings[name])
            self.page.keyboard.press("Escape")
            expect(sentence).to_have_count(0)

    def open_list(self, part: str) -> None:
        """Opens the list of terms of a part of the page, and compares it with what the terms mean."""
        button = self.page.locator(f"{part} button[aria-haspopup='dialog']")
        dialog, listed = self.page.locator("dialog[open]"), self.page.locator("vb-dialog[open] dl")
        for press in ways(button):
            press()
            expect(dialog).to_be_visible()
            expect(listed).to_be_visible()
            words = listed.locator("dt").all_inner_texts()
            meanings = listed.locator("dd").evaluate_all("(all) => all.map((each) => each.textContent)")
            assert words
            assert {*zip(words, meanings, strict=True)} <= {*self.by_word.items()}
            self.page.keyboard.press("Escape")
            expect(self.page.locator("vb-dialog[open]")).to_have_count(0)  # later than the dialog within it
