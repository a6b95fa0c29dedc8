"""Newcomers at the lessons of a game, who tap what a step asks for."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.services.browser.terms import terms_on
from vierblatt import games
from vierblatt.cards import NAMES
from vierblatt.lessons import LessonRun, LessonWords

#: Everything appears at once, and bots do not think, so that a path takes seconds; as chosen on the first visit.
INSTANT = """location.host && localStorage.getItem('vb-settings') || localStorage.setItem('vb-settings',
    JSON.stringify({pace: 'instant', motion: 'reduced', bots: 'beginner', lang: '%s'}))"""


class Learner:
    """Somebody at the page of a step."""

    def __init__(self, page: Page, game: str, language: str = "en") -> None:
        self.page, self.game = page, game
        self.words = LessonWords(language, games.get(game))
        self.page.add_init_script(INSTANT % language)
        self.text: Locator = page.locator("vb-page-lesson .text")
        self.go_on: Locator = page.locator("vb-page-lesson .go-on")

    def open(self, step: str) -> Learner:
        """Opens a step."""
        self.page.goto(f"/learn/{self.game}/{step}")
        return self

    def choose(self, action: str) -> None:
        """Taps a card or a call."""
        if action in NAMES:
            self.page.locator(f"card-hand [data-card='{action}']").tap(position={"x": 6, "y": 24})
        else:
            name = self.page.locator(".name", has_text=re.compile(f"^{shown(self.words.call(action))}$"))
            self.page.locator(".answers button", has=name).tap()

    def title(self, run: LessonRun) -> None:
        """Waits for the step."""
        expect(self.page.locator("vb-page-lesson h1")).to_have_text(self.words.lesson(run.title))


def shown(text: str) -> str:
    """A pattern for a text as the page shows it, which makes sure that symbols of suits are not drawn as emoji."""
    return re.sub("([♠♥♦♣])", "\\1\ufe0e?", re.escape(text))


def begins(text: str) -> re.Pattern[str]:
    """A pattern for the beginning of a text."""
    return re.compile(shown(text[:30]))


def walk(learner: Learner) -> None:
    """Plays the whole path from the page of its first step, by the first right choice of each turn."""
    run: LessonRun | None = LessonRun(learner.game)
    while run is not None:
        learner.title(run)
        assert not learner.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
        assert not terms_on(learner.page)["unexplained"]
        while not run.finished:
            action = run.accepted[0]
            learner.choose(action)
            verdict = run.choose(action)
            expect(learner.go_on).to_be_visible()
            expect(learner.text).to_contain_text(begins(learner.words.lesson(verdict.text)))
            assert not terms_on(learner.page)["unexplained"]
            if not run.finished:
                learner.go_on.tap()
                expect(learner.page.get_by_role("button", name=learner.words.text("ui-hint"))).to_be_visible()
        following = run.following()
        if following is not None:
            learner.go_on.tap()
        run = following
