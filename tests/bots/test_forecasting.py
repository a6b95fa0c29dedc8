"""What a hint tells of a call: by the forecasts, in three languages, and nothing that the seat may not know."""

from __future__ import annotations

import pytest

from benchmarks.bidding import GAMES, Deals, grouped
from tests.scale import scaled
from vierblatt.bots import Choice, make
from vierblatt.bots.forecasting import figures, forecasts_of, with_forecast
from vierblatt.bots.question import Question
from vierblatt.cards import card_set
from vierblatt.games.forecasts import CallForecast
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.shuffle import SeededPacks

#: How far what a hint tells may be from what comes, beyond chance: of 1, and in points.
MARGIN = {"made": 0.03, "points": 15.0}
SURE = 3.5  #: standard errors; the deals are the same in every run
DEALS = {"baloot": 120, "kout_bo": 60, "back_alley": 70, "king_bolola": 300}


def begun(game: str, seed: int = 7) -> Match:
    match = Match(game)
    match.deal(SeededPacks(seed).next(match))
    while match.phase == "cut":
        match.do(match.legal_actions()[0])
    return match


@pytest.mark.parametrize("game", GAMES)
def test_forecasts_of_hints_come_true(game: str) -> None:
    deals = Deals(game, 12, advised="rules")
    shown = [(s.shown, s.outcome) for s in deals.samples(0, max(60, scaled(DEALS[game]))) if s.shown is not None]
    groups = [*grouped(deals.forecasts, game, shown, 4)]
    assert len(groups) == 4 and groups[-1].forecast - groups[0].forecast > MARGIN[deals.forecasts.kind]
    for group in groups:
        assert abs(group.outcome - group.forecast) < SURE * group.error + MARGIN[deals.forecasts.kind], group


def test_a_recommended_call_gets_its_own_forecast_and_a_pass_that_of_the_best_call() -> None:
    match = begun("kout_bo")
    known = match.concealed(match.turn)
    found = forecasts_of(match.game, known)
    bid = with_forecast(match.game, known, Choice("bid 7", "bid-hand")).figures
    assert bid == figures(found["bid 7"])
    passed = with_forecast(match.game, known, Choice("pass", "pass-weak")).figures
    assert passed == {**figures(found["bid 5"]), "instead": "bid 5"}
    assert found["bid 5"].value > found["bid 7"].value


def test_cards_have_no_forecast() -> None:
    match = begun("kout_bo")
    while match.phase != "play":
        match.do(match.legal_actions()[-1])
    choice = Choice(match.legal_actions()[0], "lead-quiet")
    assert with_forecast(match.game, match.concealed(match.turn), choice) is choice


@pytest.mark.parametrize("game", GAMES)
def test_forecasts_do_not_depend_on_hidden_cards(game: str) -> None:
    match = begun(game)
    known = forecasts_of(match.game, match.concealed(match.turn))
    assert known and known == forecasts_of(match.game, match.states)


def test_forecasts_are_rounded_to_percent_and_tens_of_points() -> None:
    assert figures(CallForecast(0.001, "made", None)) == {"forecast": "made", "promise": 1}
    assert figures(CallForecast(0.999, "made", None)) == {"forecast": "made", "promise": 99}
    assert figures(CallForecast(-57.0, "points", -164)) == {"forecast": "points", "promise": -60, "average": -160}


@pytest.mark.parametrize(("game", "language"), [*((game, "en") for game in GAMES), ("kout_bo", "de"), ("baloot", "ar")])
def test_forecasts_are_given_to_people_and_not_to_bots(game: str, language: str) -> None:
    match = begun(game)
    alone = Question.of(match, "rules").answer()
    choice = Question.of(match, "rules", for_person=True).answer()
    assert "promise" not in alone.figures and (alone.action, alone.reason) == (choice.action, choice.reason)
    words = Words(language, match.game)
    sentence = words.reason(choice.reason, choice.figures)
    why, forecast = words.reason(alone.reason), words.forecast(choice.figures)
    assert sentence.index(why) < sentence.index(forecast)
    assert str(abs(int(choice.figures["promise"]))) in forecast
    assert "instead" not in choice.figures or words.call(str(choice.figures["instead"])) in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_double_has_its_own_words(language: str) -> None:
    match = begun("baloot")
    match.do("hokom")
    while match.phase != "doubling":
        match.do("pass" if "pass" in match.legal_actions() else match.legal_actions()[0])
    known = match.concealed(match.turn)
    words = Words(language, match.game)
    for action in ("pass", next(iter(forecasts_of(match.game, known)))):
        choice = with_forecast(match.game, known, Choice(action, "no-raise"))
        assert choice.figures["forecast"] == "double"
        name = "forecast-double-instead" if action == "pass" else "forecast-double"
        assert words.reason("no-raise", choice.figures) == words.text(
            "why-and-forecast",
            why=words.reason("no-raise"),
            forecast=words.text(name, promise=choice.figures["promise"]),
        )


def test_the_forecast_of_a_contract_that_can_only_cost_is_no_gain() -> None:
    match = begun("king_bolola")
    low = card_set("2S 3S 4S 2H 3H 4H 5H 2D 3D 4D 2C 3C 4C")
    match.game.layout.write(match.states, "hands", [low] * 4)
    found = forecasts_of(match.game, match.concealed(match.turn))
    values = {call: forecast.value for call, forecast in found.items()}
    assert max(values.values()) > 0 and values["no hearts"] == 0


def test_a_search_adds_the_forecast_after_its_own_figures() -> None:
    match = begun("kout_bo")
    known = match.concealed(match.turn)
    choice = with_forecast(match.game, known, make("search:worlds=4").choose(match.game, known))
    assert {"worlds", "next", "forecast", "promise"} <= choice.figures.keys()
    sentence = Words("en", match.game).reason(choice.reason, choice.figures)
    assert "4 possible deals" in sentence and f"about {choice.figures['promise']} of 100 deals" in sentence
