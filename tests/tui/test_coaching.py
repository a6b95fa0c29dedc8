"""The coach of the terminal table: its marks and warnings, the way back, and that it is remembered."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.table import SMALL, app_in, local_match_of, turn, until
from vierblatt import games
from vierblatt.bots import Choice
from vierblatt.games.contract import Game
from vierblatt.kernel.state import States
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.tui.coach import CoachedDecision
from vierblatt.view import view_of_concealed


class Adviser:
    """Advises the last legal action, and finds that every other one costs 40 points."""

    name = "adviser"

    def choose(self, game: Game, concealed: States) -> Choice:
        view = view_of_concealed(game, Match(game).table, concealed, game.layout.read(concealed, "turn"))
        return Choice(view.legal[-1], "first-open", costs=dict.fromkeys(view.legal[:-1], 40.0))


async def test_the_coach_points_to_an_action_and_warns_of_a_mistake_which_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = app_in(tmp_path, "whist", seed=2)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        words = top.texts().words
        while len(top.scene.view.legal) < 2:
            await pilot.press("enter")
            top = await turn(pilot)
        monkeypatch.setattr(local_match_of(top), "_adviser", Adviser())
        worst, *_, best = top.scene.view.legal
        hand = list(top.scene.view.hand)
        await pilot.press("o")
        await until(pilot, lambda: top.chosen == best and words.call(best) in top.note)
        top.choose(worst)
        await until(pilot, lambda: words.call(worst) in top.note and "40" in top.note)
        await turn(pilot)
        assert worst not in top.scene.view.hand
        assert "40" in top.note  # still there when the player has the turn again
        await pilot.press("u")
        await until(pilot, lambda: top.asked and list(top.scene.view.hand) == hand)
        await until(pilot, lambda: top.chosen == best and "40" not in top.note)
        assert app.files.settings()[0].coach
        await pilot.press("o")
        assert top.note == words.text("coach-off")
        assert not app.files.settings()[0].coach


async def test_the_coach_is_on_at_the_next_table_as_it_was_at_the_last(tmp_path: Path) -> None:
    app = app_in(tmp_path, "whist", seed=2, coach=True)
    async with app.run_test(size=SMALL) as pilot:
        top = await turn(pilot)
        while len(top.scene.view.legal) < 2:
            await pilot.press("enter")
            top = await turn(pilot)
        legal = top.scene.view.legal
        await until(pilot, lambda: any(top.texts().words.call(action) in top.note for action in legal))


def test_advice_against_the_usual_card_names_the_fact_that_speaks_for_it() -> None:
    words = Words("en", games.get("baloot"))
    quick, searched = Choice("AS", "lead-boss"), Choice("7H", "search-even", {"why": "card-keeps-trumps"})
    decision = CoachedDecision((), 1, 0, quick, searched)
    assert decision.reason(words) == words.text("why-card-keeps-trumps")
    decision.searched = Choice("7H", "search-even", {})
    assert decision.reason(words) == words.text("coach-prefers", usual=words.call("AS"))
    decision.searched = Choice("AS", "search-even", {"why": "card-keeps-trumps"})
    assert decision.reason(words) == words.reason("lead-boss")
