"""Queries: what they find agrees with the statistics of the games, and a condition means what it says."""

from __future__ import annotations

import numpy as np
import pytest

from tests.registry import GAMES
from vierblatt import games
from vierblatt.errors import BadExpression, BadOption
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.messages import entries
from vierblatt.simulate import SimulationJob, queries, run
from vierblatt.simulate.queries import DealQuery, QueryInterrupted, QueryNames, ask
from vierblatt.simulate.queries.playing import DealBatchPlayer
from vierblatt.simulate.queries.reading import reading
from vierblatt.simulate.queries.wording import QueryWords, listed_facts
from vierblatt.simulate.report import ReportRow, report

DEALS = 1500


def job_of(game: str, count: int = DEALS, **more: object) -> SimulationJob:
    return SimulationJob(game, count, players=("rules",), seed=9, **more)  # type: ignore[arg-type]


def found(game: str, where: str, *show: str) -> queries.QueryAnswer:
    return ask(DealQuery(job_of(game), where, show))


def rows(game: str) -> dict[tuple[str, str], ReportRow]:
    job = job_of(game)
    return {(table.name, row.name): row for table in report(job, run(job)).tables for row in table.rows}


#: By game: a condition, and the row of the game's statistics that counts the same deals.
SAME = {
    "baloot": [
        ("contract == hokom and scored", "contract", "hokom"),
        ("contract == sun and ashkal and scored", "contract", "ashkal"),
        ("scored and doubled and level == 2", "stake", "double"),
        ("scored and bid_round == 2", "round", "2"),
    ],
    "kout_bo": [
        ("bid == 5 and not malzom", "bid", "5"),
        ("malzom", "bid", "malzom"),
        ("count(declarer, jokers) == 2", "maker-jokers", "2"),
        ("count(declarer, XR | XB) == 0", "maker-jokers", "0"),
    ],
    "king_bolola": [
        ("contract == no_queens", "contract", "no-queens"),
        ("contract == trump and count(declarer, trumps) >= 0", "contract", "trump"),
    ],
    "back_alley": [("cards_each == 3", "size", "3"), ("cards_each == 1 and no_trump == no_trump", "size", "1")],
}


@pytest.mark.parametrize("game", GAMES)
def test_a_condition_finds_as_many_deals_as_the_statistics_count(game: str) -> None:
    counted = rows(game)
    for where, table, row in SAME[game]:
        assert found(game, where).found == counted[table, row].count > 0, where


def test_outcomes_agree_with_the_statistics() -> None:
    hokom = rows("baloot")["contract", "hokom"]
    made, kaboot, ahead = found("baloot", "contract == hokom and scored", "made", "kaboot", "ahead(declarer)").shown
    assert made.rate == hokom.rates["made"] and kaboot.rate == hokom.rates["kaboot"]
    assert ahead.mean is not None and hokom.means["points"] is not None
    assert ahead.mean.value == pytest.approx(hokom.means["points"].value)
    five = rows("kout_bo")["bid", "5"]
    made, tricks = found("kout_bo", "bid == 5 and not malzom", "made", "side_tricks(declarer)").shown
    assert made.rate == five.rates["made"] and tricks.mean == five.means["tricks"]
    chosen = rows("king_bolola")["contract", "no-hearts"]
    points, early = found("king_bolola", "contract == no_hearts", "points(declarer)", "early").shown
    assert early.rate == chosen.rates["early"] and points.mean == chosen.means["chooser"]
    ones = rows("back_alley")
    first, second = (
        found("back_alley", "board(first) == 0 and bid(first) == 2", "made(first)"),
        found("back_alley", "board(second) == 0 and bid(second) == 2", "made(second)"),
    )
    assert first.found + second.found == ones["bid", "2"].count > 0
    rates = [each.shown[0].rate for each in (first, second)]
    total = sum(each.found * rate.value for each, rate in zip((first, second), rates, strict=True) if rate)
    rate = ones["bid", "2"].rates["made"]
    assert rate is not None and total / (first.found + second.found) == pytest.approx(rate.value)


@pytest.mark.parametrize("game", GAMES)
def test_hands_are_whole_when_play_begins(game: str) -> None:
    job = job_of(game, 300)
    deals = DealBatchPlayer(job).play(0)
    held = np.bitwise_count(deals.hands)
    played = deals.column("trick_no") == deals.column("hand_size")
    assert played.any()
    assert (held[played] == deals.column("hand_size")[played][:, None]).all()
    both = np.bitwise_or.reduce(deals.hands, axis=1)
    assert (np.bitwise_count(both) == held.sum(axis=1)).all(), "no card is in two hands"
    assert not (both & ~deals.pack).any()


def test_the_buyer_of_baloot_gets_the_public_card_after_five_cards() -> None:
    answer = found(
        "baloot", "scored and not ashkal", "dealt(count(declarer, all))", "count(declarer, all)",
        "holds(declarer, public_card)", "dealt(holds(declarer, public_card))",
    )  # fmt: skip
    assert [[each.value for each in shown.values] for shown in answer.shown] == [[5.0], [8.0], [1.0], [0.0]]


def test_seats_are_named_by_place_by_number_and_by_what_they_do() -> None:
    where = "place(first) == 1 and next(dealer) == first and next(second) == third and partner(first) == third"
    assert found("baloot", where).found == DEALS
    assert found("baloot", "same_side(first, third) and not same_side(first, second)").found == DEALS
    by_number = found("baloot", "", "dealer").shown[0].values
    assert [each.value for each in by_number] == ["seat1", "seat2", "seat3", "seat4"]
    assert found("baloot", "side(seat1) == 1 and side(seat4) == 2").found == DEALS


def test_nothing_is_said_of_a_declarer_who_is_not_there() -> None:
    passed = found("baloot", "contract == none", "made", "declarer", "count(declarer, aces)")
    assert passed.found > 0
    assert [each.deals for each in passed.shown] == [0, 0, 0]
    for where in ("made", "not made", "declarer == first", "declarer != first", "longest(declarer) >= 0"):
        assert found("baloot", f"contract == none and {where}").found == 0, where
    assert found("baloot", "contract == none or made or not made").found == DEALS
    assert found("baloot", "contract == none and (scored or 1 / 0 == 1)").found == 0


def test_signs_bind_as_in_arithmetic_and_logic() -> None:
    names = names_of("kout_bo")
    deals = DealBatchPlayer(job_of("kout_bo", 5)).play(0)
    for text, value in {
        "1 + 2 * 3": 7, "(1 + 2) * 3": 9, "-2 + 5": 3, "7 - 2 - 1": 4, "8 / 2 / 2": 2, "min(3, max(1, 2))": 2,
        "1 + 1 == 2 and not 1 > 2": 1, "1 == 2 or 1 == 1 and 2 == 3": 0, "abs(1 - 4)": 3, "2 - -1": 3,
        "hearts & aces == AH": 1, "AS | AH | AD | AC == aces": 1, "hearts & spades == hearts": 0,
    }.items():  # fmt: skip
        assert reading(text, names, "number", "truth").read(deals).tolist() == [value] * 5, text


def names_of(game: str) -> QueryNames:
    chosen = games.get(game)
    return QueryNames.of(chosen, chosen.options.rule_set())


#: Expressions that cannot be read, with the code of the error and the place that it names.
WRONG = {
    "": ("expression-syntax", 1),
    "made and": ("expression-syntax", 9),
    "bid = 5": ("expression-syntax", 5),
    "(made": ("expression-syntax", 6),
    "made)": ("expression-syntax", 5),
    "1 < bid < 5": ("expression-syntax", 9),
    "count(declarer aces) > 1": ("expression-syntax", 16),
    "made; made": ("expression-syntax", 5),
    "made.__class__": ("expression-syntax", 5),
    "'made'": ("expression-syntax", 1),
    "bids == 5": ("expression-name", 1),
    "bid == 5 and nobody": ("expression-name", 14),
    "print(made)": ("expression-name", 1),
    "2C5 == 1": ("expression-name", 1),
    "bid": ("expression-kind", 1),
    "bid and made": ("expression-kind", 1),
    "bid == first": ("expression-kind", 8),
    "first < second": ("expression-kind", 1),
    "aces + 1 == 2": ("expression-kind", 1),
    "made & made": ("expression-kind", 1),
    "count(3, aces) == 1": ("expression-kind", 7),
    "count(first) == 1": ("expression-arguments", 1),
    "not tricks == 1": ("expression-arguments", 5),
    "made(first)": ("expression-arguments", 1),
    "dealt == 1": ("expression-arguments", 1),
    "dealt(made, made)": ("expression-arguments", 1),
    "not " * 80 + "made": ("expression-too-deep", 241),
    "(" * 90 + "made": ("expression-too-deep", 61),
}


@pytest.mark.parametrize("text", WRONG)
def test_what_cannot_be_read_is_refused_with_its_place(text: str) -> None:
    with pytest.raises(BadExpression) as caught:
        reading(text, names_of("kout_bo"), "truth")
    assert (caught.value.code, caught.value.parameters["place"]) == WRONG[text]


def test_an_expression_has_a_largest_length() -> None:
    with pytest.raises(BadExpression, match="expression-too-long"):
        DealQuery(job_of("kout_bo"), "made" + " " * 3000)


def test_words_of_another_fact_are_refused() -> None:
    with pytest.raises(BadExpression, match="expression-kind"):
        DealQuery(job_of("kout_bo"), "", ("aces",))
    with pytest.raises(BadExpression, match="expression-name"):
        DealQuery(job_of("kout_bo"), "contract == hokom")


def test_enough_stops_at_that_deal_whatever_the_threads() -> None:
    job, where, show = job_of("kout_bo", 4000), "count(declarer, jokers) == 2", ("made", "bid")
    some = ask(DealQuery(job, where, show, enough=30))
    assert some.found == 30 < ask(DealQuery(job, where, show)).found
    assert some == ask(DealQuery(job, where, show, enough=30), threads=3)
    exactly = SimulationJob("kout_bo", some.drawn, players=("rules",), seed=9)
    assert ask(DealQuery(exactly, where, show)).shown == some.shown
    one_less = SimulationJob("kout_bo", some.drawn - 1, players=("rules",), seed=9)
    assert ask(DealQuery(one_less, where, show)).found == 29


def test_a_condition_that_no_deal_satisfies_ends_at_the_most_deals() -> None:
    answer = ask(DealQuery(job_of("kout_bo", 2500), "bid == 4", ("made",), enough=1))
    assert (answer.drawn, answer.found, answer.complete) == (2500, 0, True)
    assert answer.shown[0].rate is None and not answer.shown[0].values


def test_an_interrupt_keeps_what_was_counted() -> None:
    def stop(drawn: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(QueryInterrupted) as caught:
        ask(DealQuery(job_of("kout_bo", 5000), "", ("made",)), done=stop)
    answer = caught.value.answer
    assert 0 < answer.drawn == answer.found < 5000 and not answer.complete


def test_jobs_that_are_no_single_deals_are_refused() -> None:
    with pytest.raises(BadOption):
        DealQuery(job_of("kout_bo", 3, unit="matches"))
    for enough in (-1, 10**30):
        with pytest.raises(BadOption):
            DealQuery(job_of("kout_bo"), "made", enough=enough)
    with pytest.raises(BadOption):
        DealQuery(job_of("kout_bo"), "", ("made",) * 100)


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_of_a_game_can_be_read(game: str) -> None:
    names = names_of(game)
    deals = DealBatchPlayer(job_of(game, 50)).play(0)
    for fact in names.facts.values():
        text = f"{fact.name}(second)" if fact.takes_seat else fact.name
        values = reading(text, names, "number", "truth", "seat", "cards", "word").read(deals)
        assert values.shape == (50,), fact.name
        if fact.words:
            known = values[~np.isnan(values)]
            assert ((known >= 0) & (known < len(fact.words))).all()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_fact_is_explained_and_no_explanation_is_left_over(game: str, language: str) -> None:
    chosen, names = games.get(game), names_of(game)
    words = QueryWords(language, chosen)
    assert all(each.meaning not in names.known for each in listed_facts(names, words))
    file = chosen.table.words / f"deal_facts.{language}.ftl"
    own = {f"deal-fact-{fact.name}" for fact in chosen.research.facts}
    assert {*entries(file)} == own
