"""The leaderboard: what it says is fair, and a second computation that shares nothing with it agrees."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from vierblatt.server.majlis.leaderboard import PRIOR, counted, leaders, strengths
from vierblatt.server.store.port import EventResult, MajlisResult

NOW = 1_800_000_000_000


def a_result(players: str, winners: list[int], sides: int = 2) -> MajlisResult:
    return MajlisResult(players=[*players], sides=sides, winners=winners, ended=NOW)


def by_hand(results: list[MajlisResult], members: set[str]) -> dict[str, Fraction]:
    """The same strengths in exact numbers: the slope of the sum of squares is 0 everywhere, by elimination."""
    who = sorted(members & {player for result in results for player in result.players})
    rows = [[Fraction(PRIOR) if a == b else Fraction(0) for b in who] + [Fraction(0)] for a in who]
    for result in results:
        winners = result.winners or [*range(result.sides)]
        for side in range(result.sides):
            weights = {
                player: Fraction(1) if seat % result.sides == side else Fraction(-1, result.sides - 1)
                for seat, player in enumerate(result.players)
                if player in members
            }
            share = Fraction(side in winners, len(winners)) - Fraction(1, result.sides)
            for a, row in zip(who, rows, strict=True):
                for place, b in enumerate(who):
                    row[place] += weights.get(a, Fraction(0)) * weights.get(b, Fraction(0)) / result.sides
                row[-1] += weights.get(a, Fraction(0)) * share / result.sides
    for place in range(len(who)):
        rows[place] = [value / rows[place][place] for value in rows[place]]
        for other in range(len(who)):
            if other != place:
                rows[other] = [x - rows[other][place] * y for x, y in zip(rows[other], rows[place], strict=True)]
    return {player: row[-1] for player, row in zip(who, rows, strict=True)}


@pytest.mark.parametrize("seed", range(12))
def test_an_independent_computation_in_exact_numbers_agrees(seed: int) -> None:
    draw = random.Random(seed)
    people = "abcdefgh"[: draw.randint(4, 8)]
    members = set(draw.sample(people, draw.randint(2, len(people))))
    results = []
    for _ in range(draw.randint(1, 60)):
        seats, sides = draw.choice([(4, 2), (4, 4), (2, 2)])
        winners = draw.choice([[draw.randrange(sides)], [], [0, 1]])
        results.append(a_result("".join(draw.sample(people, seats)), winners, sides))
    exact = by_hand(results, members)
    assert strengths(results, members) == pytest.approx({each: float(value) for each, value in exact.items()}, abs=1e-9)


def test_the_order_of_matches_and_seats_changes_nothing() -> None:
    draw = random.Random(5)
    results = [a_result("".join(draw.sample("abcdef", 4)), [draw.randrange(2)]) for _ in range(40)]
    turned = [
        a_result("".join([*each.players[1:], each.players[0]]), [1 - each.winners[0]]) for each in reversed(results)
    ]
    assert strengths(turned, {*"abcdef"}) == pytest.approx(strengths(results, {*"abcdef"}))


def test_who_wins_only_beside_the_strong_is_not_strong() -> None:
    """a wins beside everybody; d wins just as always, but only beside a."""
    won = [a_result(seats, [0]) for seats in ("abce", "acbe", "aebc", "abec")] * 10
    strength = strengths([*won, *[a_result("abdc", [0])] * 20], {*"abcde"})
    assert abs(strength["d"]) < 0.05 < strength["a"]


def test_few_matches_prove_little() -> None:
    lucky = strengths([a_result("abcd", [0])], {*"abcd"})
    steady = strengths([a_result("abcd", [0])] * 40, {*"abcd"})
    assert 0 < lucky["a"] < 0.1 < steady["a"]


def test_everybody_equal_is_zero_and_a_draw_is_no_win() -> None:
    assert strengths([a_result("abcd", [])] * 9, {*"abcd"}) == pytest.approx(dict.fromkeys("abcd", 0.0))
    assert strengths([], {"a"}) == {}


def test_matches_with_bots_or_with_accounts_that_are_gone_do_not_count() -> None:
    bot = MajlisResult(players=["a", "", "b", "c"], sides=2, winners=[0])
    assert counted([bot, a_result("abcd", [1])]) == [a_result("abcd", [1])]


def test_lines_have_places_events_and_only_members() -> None:
    events = [EventResult(player="a", at=NOW, place=1), EventResult(player="e", at=NOW, place=2)]
    names = {"a": "Amal", "b": "Badr", "e": "Essa", "f": "Fay"}
    lines = leaders(names, [a_result("abcd", [0])] * 8, events)
    assert [(each.name, each.place, each.matches, each.won, each.events, each.events_won) for each in lines] == [
        ("Amal", 1, 8, 8, 1, 1),
        ("Essa", 2, 0, 0, 1, 0),
        ("Badr", 3, 8, 0, 0, 0),
    ]
    assert lines[0].gain == -lines[2].gain > 0


def test_people_who_left_add_no_unknowns() -> None:
    """The work has a bound, whoever came and went: as many equations as there are members."""
    draw = random.Random(1)
    people = [f"p{number}" for number in range(700)]
    results = [
        MajlisResult(players=draw.sample(people, 4), sides=2, winners=[draw.randrange(2)], ended=NOW)
        for _ in range(5000)
    ]
    found = strengths(results, {*people[:500]})
    assert len(found) == 500
