"""Puzzles on a phone: answered rightly and wrongly, played on, against the clock; in each language, with axe."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.scale import slow_except
from tests.server.puzzles.made import SAFETY, puzzles_of, write
from tests.services.browser import without_shipped_puzzles
from tests.services.browser.accessibility import axe
from tests.services.browser.modules import choose
from tests.services.browser.terms import terms_on
from tests.services.running import SOURCES, RunningServer
from vierblatt import games
from vierblatt.cards import NAMES
from vierblatt.locale.words import Words
from vierblatt.puzzles import Puzzle, PuzzleFile

ROOT = str(Path(__file__).parents[3])
#: What says that an answer was right, or not.
RIGHT = {"en": "Right!", "de": "Richtig!", "ar": "صحيح!"}
WRONG = {"en": "There is something better", "de": "Es gibt etwas Besseres", "ar": "يوجد ما هو أفضل"}


@pytest.fixture(scope="module")
def puzzle_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with a few puzzles of each kind, and none of those that come with the program."""
    folder = tmp_path_factory.mktemp("puzzles")
    write(folder, "baloot", "kout_bo")
    shutil.copy(SAFETY, folder / "safety.jsonl")
    program: dict[str, Any] = {
        "module": (without_shipped_puzzles.__name__,),
        "sources": os.pathsep.join((SOURCES, ROOT)),
    }
    server = RunningServer(tmp_path_factory.mktemp("server"), **program, puzzles=str(folder)).start()
    yield server
    assert server.stop() == 0
    assert not server.complaints()


class Solver:
    """Somebody at the page of a puzzle."""

    def __init__(self, page: Page, server: RunningServer, game: str = "baloot", language: str = "en") -> None:
        self.page, self.game, self.language = page, game, language
        self.address = f"{server.url}/puzzles/{game}"
        self.words = Words(language, games.get(game))
        choose(page, server.url, lang=language, pace="instant", motion="reduced")
        self.text = page.locator("vb-page-puzzle .text")
        self.go_on = page.locator("vb-page-puzzle .go-on")

    @property
    def task(self) -> dict[str, Any]:
        """The puzzle that waits on the page."""
        expect(self.text.locator("h2")).to_be_visible()
        task: dict[str, Any] = self.page.locator("vb-page-puzzle").evaluate("(page) => page._session.task")
        return task

    def open(self, place: str) -> Solver:
        self.page.goto(f"{self.address}/{place}")
        expect(self.page.locator("vb-page-puzzle h1")).to_be_visible()
        return self

    def puzzle(self) -> Puzzle:
        known = {puzzle.id: puzzle for puzzle in (*puzzles_of(self.game), *PuzzleFile.read(SAFETY))}
        return known[self.task["id"]]

    def choose(self, action: str) -> None:
        """Taps a card or a call."""
        if action in NAMES:
            self.page.locator(f"card-hand [data-card='{action}']").click(position={"x": 6, "y": 24})
        else:
            label = self.words.call(action)
            self.page.locator(".answers button", has=self.page.locator(f".name:text-is('{label}')")).click()

    def answer(self, *, right: bool = True) -> Puzzle:
        """Answers the puzzle that waits."""
        puzzle = self.puzzle()
        self.choose(puzzle.accepted[0] if right else puzzle.options[-1].action)
        return puzzle

    def fits(self) -> None:
        """Nothing lies outside the screen, and axe finds nothing serious."""
        assert not self.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
        assert axe(self.page) == []


@pytest.mark.parametrize("language", slow_except({"en", "ar"}, ["en", "de", "ar"]))
def test_puzzles_are_solved_on_a_phone(page: Page, puzzle_server: RunningServer, language: str) -> None:
    solver = Solver(page, puzzle_server, language=language)
    page.goto(f"{puzzle_server.url}/puzzles")
    page.locator("vb-page-puzzles .games a", has_text=solver.words.game_name).click()
    expect(page.locator("html")).to_have_attribute("dir", "rtl" if language == "ar" else "ltr")
    expect(page.locator("vb-page-puzzles .ways a")).to_have_count(8)
    solver.fits()
    page.locator("vb-page-puzzles a.first").click()
    for right in (True, False):
        solver.fits()
        solver.answer(right=right)
        expect(solver.text).to_contain_text((RIGHT if right else WRONG)[language])
        expect(solver.go_on).to_be_focused()
        expect(page.locator("vb-page-puzzle .announcement")).to_contain_text((RIGHT if right else WRONG)[language])
        expect(page.locator("vb-puzzle-solution tbody tr.right")).to_have_count(1)
        expect(page.locator("vb-puzzle-solution dd")).to_have_count(4)
        page.locator("vb-puzzle-solution summary").first.click()
        expect(page.locator("vb-puzzle-solution details p").first).to_be_visible()
        assert not terms_on(page)["unexplained"]
        solver.fits()
        page.keyboard.press("Escape")
        solver.go_on.focus()
        page.keyboard.press("Enter")
        expect(page.locator("vb-puzzle-solution")).to_have_count(0)
    page.locator("vb-page-puzzle header a").click()
    expect(page.locator("vb-page-puzzles details.panel")).to_have_count(2)


def test_what_was_played_can_be_read_and_an_illegal_card_costs_nothing(
    page: Page, puzzle_server: RunningServer, complaints: list[str]
) -> None:
    solver = Solver(page, puzzle_server).open("card")
    expect(solver.text.locator("h2")).to_have_text("Which card do you play?")
    page.get_by_role("button", name="What was played").click()
    expect(page.locator("vb-puzzle-past li").first).to_be_visible()
    page.keyboard.press("Escape")
    while (hand := solver.task["table"]["own"])["legal"] == hand["hand"]:
        solver.answer()
        solver.go_on.click()
        expect(solver.text.locator("h2")).to_be_visible()
    solver.choose(next(card for card in hand["hand"] if card not in hand["legal"]))
    expect(solver.text.get_by_role("alert")).to_contain_text("(BAL-PLAY-")
    solver.answer()
    expect(solver.text).to_contain_text("Right!")
    assert "422" in complaints.pop()


def test_a_streak_and_the_puzzle_of_the_day(page: Page, puzzle_server: RunningServer) -> None:
    solver = Solver(page, puzzle_server, "kout_bo").open("streak")
    page.get_by_role("button", name="Start").click()
    expect(solver.text).to_contain_text("Solved: 0")
    for count in range(1, 4):
        solver.answer()
        expect(solver.text).to_contain_text(f"Solved: {count}")
    solver.answer(right=False)
    expect(solver.text).to_contain_text("You have solved 3 puzzles. Your best result so far: 3")
    expect(page.locator("vb-puzzle-solution")).to_be_visible()
    solver.open("daily").answer()
    expect(solver.text).to_contain_text("Solved 1 day in a row")
    page.reload()
    expect(page.locator("vb-puzzle-solution")).to_be_visible()
    expect(solver.text).to_contain_text("Answered today")


def test_three_minutes_show_the_time(page: Page, puzzle_server: RunningServer) -> None:
    solver = Solver(page, puzzle_server, "kout_bo").open("minutes")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"Time left: [23]:\d\d"))
    for mistakes in (1, 2):
        solver.answer(right=False)
        expect(solver.text).to_contain_text(f"Mistakes: {mistakes} of 3")
    solver.answer(right=False)
    expect(solver.text).to_contain_text("That was it.")
    page.get_by_role("button", name="Once more").click()
    expect(page.get_by_role("timer")).to_be_visible()


@pytest.mark.parametrize("right", [True, False])
def test_a_puzzle_with_a_goal_is_played_to_its_end(page: Page, puzzle_server: RunningServer, right: bool) -> None:
    solver = Solver(page, puzzle_server).open("safety")
    expect(solver.text).to_contain_text("however the hidden cards lie")
    puzzle = solver.answer(right=right)
    expect(page.locator("card-hand [data-card]")).to_have_count(1)
    page.locator("card-hand [data-card]").click(position={"x": 6, "y": 24})
    expect(solver.text).to_contain_text("The goal is reached" if right else "it was no longer certain")
    expect(solver.text.get_by_text("The cards that beat it")).to_have_count(0 if right else 1)
    if not right:
        expect(solver.text).to_contain_text(f"Safe: {solver.words.card(puzzle.accepted[0])}")
    expect(solver.go_on).to_be_focused()


def test_a_theme_own_mistakes_and_votes(
    context: BrowserContext, puzzle_server: RunningServer, complaints: list[str]
) -> None:
    page = context.new_page()
    solver = Solver(page, puzzle_server)
    page.goto(solver.address)
    page.get_by_role("link", name="lead", exact=True).click()
    expect(solver.text).to_contain_text("Not rated")
    solver.answer()
    expect(solver.text).to_contain_text("Right!")
    expect(page.locator("vb-puzzle-solution .vote")).to_have_count(0)  # a guest
    page.goto(f"{solver.address}/own")
    expect(page.locator("vb-page-puzzle [role=alert]")).to_contain_text("None of your latest matches")
    assert "409" in complaints.pop()
    page.goto(f"{puzzle_server.url}/puzzles/king_bolola")
    expect(page.locator("vb-page-puzzles .ways a")).to_have_count(2)
