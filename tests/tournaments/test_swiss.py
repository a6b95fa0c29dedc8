"""Swiss rounds: as few repeats and second byes as possible, then the least differences of points."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

import pytest

from vierblatt.errors import BadTournament
from vierblatt.tournaments import deciding
from vierblatt.tournaments.formats import Swiss
from vierblatt.tournaments.pairing.history import PairingHistory
from vierblatt.tournaments.pairing.matching import cheapest_matching
from vierblatt.tournaments.pairing.next_round import has_next_round
from vierblatt.tournaments.pairing.ranking import ranking

from .building import Evening, stronger_wins


def all_matchings(ranks: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    """Every way to match an even number of ranks."""
    if not ranks:
        yield []
        return
    for other in ranks[1:]:
        for rest in all_matchings([rank for rank in ranks[1:] if rank != other]):
            yield [(ranks[0], other), *rest]


@pytest.mark.parametrize("seed", range(30))
def test_a_matching_is_the_cheapest_of_all(seed: int) -> None:
    dice = random.Random(seed)
    ranks = dice.choice((2, 4, 6, 8))
    costs = {two: dice.choice((None, *range(5))) for two in combinations(range(ranks), 2)}
    possible = [each for each in all_matchings(range(ranks)) if all(costs[two] is not None for two in each)]
    found = cheapest_matching(ranks, lambda one, other: costs[one, other])
    if not possible:
        assert found is None
        return
    assert found in possible
    price = min(sum(costs[two] or 0 for two in each) for each in possible)
    assert sum(costs[two] or 0 for two in found or []) == price


@pytest.mark.parametrize("contestants", [5, 6, 7, 8])
@pytest.mark.parametrize("seed", range(2))
def test_no_other_round_has_fewer_repeats_or_smaller_differences(contestants: int, seed: int) -> None:
    dice = random.Random(seed)

    def by_chance(one: int, other: int) -> tuple[int, int]:
        return dice.choice(((152, 90), (90, 152)))

    evening = Evening(Swiss(rounds=9), contestants)
    evening.start()
    evening.round(by_chance)
    while len(evening.state.rounds) < 9:  # more rounds than opponents, so meetings have to be repeated
        history, ranked = PairingHistory(evening.state), ranking(evening.state)
        points, lowest = ranked.points, min(ranked.points.values())

        def price(
            pairs: Sequence[tuple[int, int]],
            before: PairingHistory = history,
            points: dict[int, Fraction] = points,
            lowest: Fraction = lowest,
        ) -> tuple[int, int, int]:
            """Repeated meetings and byes (opponent 0), how often before, the squared differences of points."""
            times = [before.met(one, other) if other else before.byes(one) for one, other in pairs]
            gaps = sum(int((points[one] - points.get(other, lowest)) ** 2) for one, other in pairs)
            return sum(each > 0 for each in times), sum(times), gaps

        least = min(price(each) for each in all_matchings([*ranked.numbers, *[0] * (contestants % 2)]))
        sides = evening.round(by_chance)
        pairs = [(one[0], other[0]) for one, other in sides] + [(bye, 0) for bye in evening.state.rounds[-1].byes]
        assert price(pairs) == least


def test_the_first_round_has_the_upper_half_against_the_lower_and_the_last_has_a_bye() -> None:
    evening = Evening(Swiss(rounds=3), 7)
    evening.start()
    assert evening.pair() == [[[1], [4]], [[2], [5]], [[3], [6]]]
    assert evening.state.rounds[0].byes == [7]


def test_everybody_is_seated_and_nobody_meets_twice_in_a_large_field() -> None:
    evening = Evening(Swiss(rounds=9), 401)  # more than are matched at a time
    evening.start()
    met, byes = set[tuple[int, int]](), []
    for _ in range(9):
        sides = evening.round(stronger_wins)
        pairs = [(min(one[0], other[0]), max(one[0], other[0])) for one, other in sides]
        byes += evening.state.rounds[-1].byes
        assert len(pairs) == 200 and not met & {*pairs}
        met |= {*pairs}
    assert len({*byes}) == 9
    assert evening.places[1] == 1


def test_who_comes_late_joins_the_next_round_and_has_had_their_bye() -> None:
    evening = Evening(Swiss(rounds=4), 4)
    evening.start()
    evening.round(stronger_wins)
    evening.do(deciding.enter, "Late pair")
    evening.pair()
    assert 5 in evening.state.rounds[-1].present
    assert evening.state.rounds[-1].byes != [5]
    assert evening.places[5] > 0


def test_who_withdraws_loses_the_open_meeting_and_keeps_the_others() -> None:
    evening = Evening(Swiss(rounds=4), 6)
    evening.start()
    evening.round(stronger_wins)
    evening.pair()
    evening.do(deciding.withdraw, 1, "ill")
    meeting = next(each for each in evening.state.rounds[-1].meetings if 1 in Evening.contestants(each))
    assert meeting.result is not None and not meeting.result.played
    evening.report(stronger_wins)
    evening.pair()
    assert 1 not in evening.state.rounds[-1].present
    assert sum(len(side) for each in evening.state.rounds[-1].meetings for side in each.meeting.sides) == 4


def test_a_round_waits_for_all_results_and_no_round_follows_the_last() -> None:
    evening = Evening(Swiss(rounds=1), 4)
    evening.start()
    evening.pair()
    with pytest.raises(BadTournament) as early:
        evening.pair()
    assert (early.value.code, early.value.parameters["meeting"]) == ("round-not-finished", 1)
    evening.report(stronger_wins)
    with pytest.raises(BadTournament) as late:
        evening.pair()
    assert late.value.code == "last-round-played"


@pytest.mark.parametrize(("game", "players", "size"), [("king_bolola", 1, 4), ("baloot", 1, 4), ("kout_bo", 1, 6)])
def test_individuals_sit_at_whole_tables_and_seldom_with_the_same_people(game: str, players: int, size: int) -> None:
    evening = Evening(Swiss(rounds=4), 4 * size + 1, game, players=players)
    evening.start()
    byes: list[int] = []
    partners = set[tuple[int, ...]]()
    for _ in range(4):
        sides = evening.pair()
        assert sorted(number for each in sides for side in each for number in side) == sorted(
            {*range(1, 4 * size + 2)} - {*evening.state.rounds[-1].byes}
        )
        for each in sides:
            for side in each:
                for two in combinations(sorted(side), 2):
                    assert two not in partners
                    partners.add(two)
        for meeting in evening.state.open_meetings:
            points = [[100 - max(side) for side in meeting.meeting.sides]]
            evening.do(deciding.report, meeting.meeting.meeting, points)
        byes += evening.state.rounds[-1].byes
    assert len({*byes}) == len(byes) == 4


def test_no_round_comes_with_too_few_for_a_table() -> None:
    evening = Evening(Swiss(rounds=2), 5, "king_bolola")
    evening.start()
    assert has_next_round(evening.state, evening.now)
    for number in (1, 2):
        evening.do(deciding.withdraw, number)
    assert not has_next_round(evening.state, evening.now)
    with pytest.raises(BadTournament, match="too-few-contestants"):
        evening.pair()
