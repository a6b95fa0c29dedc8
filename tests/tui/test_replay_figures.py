"""What a replay at the terminal table computes: the worth of actions, chances of cards, mistakes."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from tests.analysis.played import played
from tests.tui.replays import LARGE, app_of, few_worlds, go_to, opened, press, settled, to_play
from tests.tui.table import SMALL, at, said, shown, until
from vierblatt.analysis.document import Decision
from vierblatt.analysis.walk import DecisionPoint
from vierblatt.tui.replay import judging
from vierblatt.tui.replay.lines import ReplayedMatch
from vierblatt.tui.replay.pages import FiguresPage
from vierblatt.tui.screens.small import AskScreen

__all__ = ["few_worlds"]

pytestmark = pytest.mark.usefixtures("few_worlds")


@pytest.mark.parametrize("language", ["en", "de", "ar"])
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_actions_are_judged_as_their_player_knew_them(
    language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    app = app_of(tmp_path, "kout_bo", language=language)
    async with app.run_test(size=size) as pilot:
        screen = await opened(pilot)
        count = to_play(screen, 3)
        await go_to(pilot, screen, count)
        await press(pilot, screen, "e")
        await until(pilot, lambda: not screen.table.busy)
        assert screen.viewer == 3  # the table was turned to the seat to act
        assert isinstance(app.screen, FiguresPage) == (size == SMALL)
        words, texts = screen.table.texts().words, screen.table.texts()
        for action in screen.table.scene.view.legal:
            assert words.card(action).strip("\u2066\u2067\u2068\u2069") in shown(app)
        heads = [texts.line(words.text(f"tui-replay-{head}")) for head in ("mean", "share", "worst")]
        assert all(head in shown(app) for head in heads)
        assert texts.line(words.text("review-played")) in shown(app)
        if size == SMALL:
            await pilot.press("escape")
            await until(pilot, lambda: app.screen is screen)
            return
        await press(pilot, screen, ".")  # the panel follows
        other = words.text("tui-replay-other-acts", seat=words.seat(screen.table.scene.view.turn))
        assert texts.wrap(other, 34)[0].strip() in shown(app)
        await press(pilot, screen, ",", "e")
        assert screen.table.side is None and heads[1] not in shown(app)


async def test_with_all_hands_open_only_the_cards_as_they_lay_are_judged(tmp_path: Path) -> None:
    app = app_of(tmp_path, "baloot")
    async with app.run_test(size=LARGE) as pilot:
        screen = await opened(pilot)
        await go_to(pilot, screen, to_play(screen))
        await press(pilot, screen, "v", "e")
        words = screen.table.texts().words
        as_known = [words.text(f"tui-replay-{head}") for head in ("share", "worst")]
        assert words.text("review-cards") in shown(app) and not any(head in shown(app) for head in as_known)
        await press(pilot, screen, "v", "e")  # turns the table to the seat to act, if it is another one
        assert words.text("review-cards") not in shown(app)
        assert screen.table.side is None or all(head in shown(app) for head in as_known)
        await press(pilot, screen, "v", "c")
        assert said(screen.table).startswith(words.text("tui-replay-chances-open"))


async def test_the_chances_of_hidden_cards_are_on_a_page(tmp_path: Path) -> None:
    app = app_of(tmp_path, "baloot")
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        await go_to(pilot, screen, to_play(screen))
        await pilot.press("c")
        await at(pilot, FiguresPage)
        await until(pilot, lambda: not screen.table.busy and "%" in shown(app))
        others = [seat for seat in range(4) if seat != screen.viewer]
        assert all(screen.table.texts().words.seat(seat)[:9] in shown(app) for seat in others)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen)
        await press(pilot, screen, "end", "c")
        assert app.screen is screen and "over" in said(screen.table)


async def test_escape_cancels_what_is_computed_and_says_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    going_on = threading.Event()
    begun: list[int] = []

    def slow(_search: object, point: DecisionPoint) -> None:
        begun.append(point.number)
        going_on.wait()

    monkeypatch.setattr(judging.MistakeSearch, "mistake", slow)
    app = app_of(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        words = screen.table.texts().words
        await pilot.press("n")
        await until(pilot, lambda: bool(begun) and bool(screen.table.busy))
        count = len([*screen.evaluations._mistakes.decisions(0, 0, 0)])
        assert words.text("tui-replay-looking", number=1, count=count) in said(screen.table)
        await pilot.press("escape")
        assert not screen.table.busy and app.screen is screen
        going_on.set()
        await settled(pilot, screen)
        assert len(begun) == 1 and screen.cursor.count == 0
        await press(pilot, screen, "n")
        assert words.text("tui-replay-no-mistake", seat=words.seat(0)) in said(screen.table)
        await pilot.press("escape")
        await at(pilot, AskScreen)


@pytest.fixture
def third_is_a_mistake(monkeypatch: pytest.MonkeyPatch) -> list[DecisionPoint]:
    """Of the decisions that are looked at, each third is a mistake."""
    seen: list[DecisionPoint] = []

    def mistake(_search: object, point: DecisionPoint) -> Decision | None:
        seen.append(point)
        match = ReplayedMatch(played("kout_bo"))
        texts = match.deals[0].line.texts()
        if len(seen) % 3:
            return None
        return Decision(
            number=point.number, seat=point.seat, phase="play", action=texts[point.number - 1], options=(),
            best=texts[-1], best_in_match=texts[-1], cost=2.5, estimate=2.5, error=0.1, verdict="mistake", worlds=99,
            worse_in=0.5, on_these_cards=None, reason="", seen=None, known=None,
        )  # fmt: skip

    monkeypatch.setattr(judging.MistakeSearch, "mistake", mistake)
    return seen


async def test_the_next_mistake_is_that_of_the_seat_or_of_anybody(
    tmp_path: Path, third_is_a_mistake: list[DecisionPoint]
) -> None:
    app = app_of(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        screen = await opened(pilot)
        await press(pilot, screen, "n")
        first = third_is_a_mistake[-1]
        assert {point.seat for point in third_is_a_mistake} == {0} and len(third_is_a_mistake) == 3
        assert (screen.cursor.count, screen.viewer) == (first.number - 1, 0)
        words = screen.table.texts().words
        assert words.text("verdict-mistake") in said(screen.table) and "2.5" in said(screen.table)
        await press(pilot, screen, "n")
        assert screen.cursor.count > first.number - 1  # not the same one again
        await press(pilot, screen, "home", "v", "n")
        mistake = third_is_a_mistake[-1]
        assert len({point.seat for point in third_is_a_mistake[-3:]}) > 1
        assert not screen.replay_feed.open_hands and screen.viewer == mistake.seat
        await press(pilot, screen, "g", "home")
        third_is_a_mistake.clear()
        await press(pilot, screen, "n")
        if screen.table.asked:
            assert words.text("verdict-mistake") not in said(screen.table)
