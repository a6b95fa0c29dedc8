"""The reference for tournaments against small ones that are computed by hand here."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from .tournament_lines import begun, entered, line, meeting, paired, places, played, points, ruled, tie_breaks, won
from .tournament_points import victory_points
from .tournaments import faults, group_standings, standings

HALF = Fraction(1, 2)
SWISS = {"format": "swiss", "rounds": 3}
ARENA = {"format": "arena", "minutes": 60}
LEAGUE = {"format": "league"}


def five(*names: str) -> list[dict[str, Any]]:
    """Two rounds of a Swiss tournament of five.

    1 beats 3 by 100 to 50, 2 beats 4 by 90 to 80, 5 has a bye; then 1 beats 2 by 70 to 60, 5 and 3 have 50 each, 4 has
    a bye. So the points are 1: 2 + 2, 2: 2 + 0, 3: 0 + 1, 4: 0 + 2, 5: 2 + 1.
    """
    return [
        *begun(5, SWISS, tie_breaks=list(names)),
        paired(1, meeting(1, 1, 3), meeting(2, 2, 4), byes=(5,)),
        won(1, [100, 50]),
        won(2, [90, 80]),
        paired(2, meeting(3, 1, 2), meeting(4, 5, 3), byes=(4,)),
        won(3, [70, 60]),
        won(4, [50, 50]),
    ]


def test_points_of_a_swiss_tournament_with_byes() -> None:
    assert faults(five()) == []
    assert points(five()) == {1: 4, 5: 3, 2: 2, 4: 2, 3: 1}
    assert places(five()) == {1: 1, 5: 2, 2: 3, 4: 3, 3: 5}


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("wins", {1: 2, 2: 1, 3: 0, 4: 0, 5: 0}),
        # 1: 3 and 2 have 1 + 2; 2: 4 and 1; 3: 1 and 5; 4: 2 has 2, the bye counts as 4's own 2; 5: own 3, and 3 has 1.
        ("buchholz", {1: 3, 2: 6, 3: 7, 4: 4, 5: 4}),
        # 2 beat 4, who has 2; 3 drew with 5, who has 3; 4 has only the bye; 5 the bye, and half of 3's one point.
        ("sonneborn-berger", {1: 3, 2: 2, 3: 3 * HALF, 4: 2, 5: 3 + HALF}),
        ("match-margin", {1: 2, 2: 0, 3: -1, 4: -1, 5: 0}),
        ("points-margin", {1: 60, 2: 0, 3: -50, 4: -10, 5: 0}),
    ],
)
def test_each_tie_break(name: str, values: dict[int, Any]) -> None:
    assert tie_breaks(five(name)) == {contestant: [value] for contestant, value in values.items()}


def test_equals_are_separated_by_the_first_tie_break_that_differs() -> None:
    assert places(five("sonneborn-berger", "buchholz")) == {1: 1, 5: 2, 2: 3, 4: 4, 3: 5}


def test_a_penalty_is_part_of_the_points_that_tie_breaks_count() -> None:
    entries = [*five("buchholz"), line("penalised", contestant=2, points=1, reason="late")]
    assert points(entries)[2] == 1
    # 1 and 4 have met 2, who has a point less now.
    assert tie_breaks(entries) == {1: [2], 2: [6], 3: [7], 4: [3], 5: [4]}


def test_walkovers_and_forfeits_are_unplayed_rounds() -> None:
    # Instead of their results, 1 gets the meeting with 2, and nobody gets that of 5 and 3.
    entries = [*five("buchholz", "sonneborn-berger", "wins"), ruled(3, "walkover", 0), ruled(4, "forfeit")]
    assert points(entries) == {1: 4, 2: 2, 4: 2, 5: 2, 3: 0}
    assert tie_breaks(entries) == {
        1: [0 + 4, 0 + 4, 2],  # 3 has nothing; the walkover counts as an opponent with 1's own 4
        2: [2 + 2, 2 + 0, 1],  # 4 has 2, the walkover lost counts as 2's own 2 and brings nothing
        3: [4 + 0, 0, 0],
        4: [2 + 2, 0 + 2, 0],
        5: [2 + 2, 2 + 0, 0],  # two unplayed rounds: the bye, and the forfeit
    }


def test_what_is_annulled_does_not_count_at_all_until_it_is_ruled_again() -> None:
    entries = [*five("buchholz", "match-margin"), ruled(3, "annulled")]
    assert points(entries) == {5: 3, 1: 2, 2: 2, 4: 2, 3: 1}
    assert tie_breaks(entries)[1] == [1, 1]  # only 3, who has 1
    again = [*entries, ruled(3, "result", matches=[[10, 20]])]
    assert points(again)[2] == 4 and faults(again) == []


@pytest.mark.parametrize(
    ("penalty", "values", "order"),
    [
        # All four have 3 points, and 3 points against each other.
        (0, {1: 3, 2: 3, 3: 3, 4: 3}, {1: 1, 2: 1, 3: 1, 4: 1}),
        # Among 1, 2 and 3 alone: 1 beat 2 and drew with 3, 2 beat 3. Nobody is equal to 4.
        (1, {1: 3, 2: 2, 3: 1, 4: 0}, {1: 1, 2: 2, 3: 3, 4: 4}),
    ],
)
def test_head_to_head_in_a_league(penalty: int, values: dict[int, int], order: dict[int, int]) -> None:
    entries = [
        *begun(4, LEAGUE, tie_breaks=["head-to-head"]),
        paired(1, meeting(1, 1, 2), meeting(2, 3, 4)),
        won(1, [9, 1]),
        won(2, [9, 1]),
        paired(2, meeting(3, 1, 3), meeting(4, 2, 4)),
        won(3, [5, 5]),
        won(4, [5, 5]),
        paired(3, meeting(5, 4, 1), meeting(6, 2, 3)),
        won(5, [9, 1]),
        won(6, [9, 1]),
        line("penalised", contestant=4, points=penalty, reason="late"),
        line("closed", reason="finished"),
    ]
    assert faults(entries) == []
    assert tie_breaks(entries) == {contestant: [value] for contestant, value in values.items()}
    assert places(entries) == order


def test_head_to_head_is_nothing_if_some_have_not_met() -> None:
    # 2 and 4 have 2 points each and have met: 2 won. With a penalty 5 has 2 points as well, and has met neither.
    assert tie_breaks(five("head-to-head")) == {1: [0], 2: [2], 3: [0], 4: [0], 5: [0]}
    three = [*five("head-to-head"), line("penalised", contestant=5, points=1, reason="late")]
    assert tie_breaks(three) == {1: [0], 2: [0], 3: [0], 4: [0], 5: [0]}


def test_victory_points() -> None:
    # r = 0.618034, and the exponent is d / (5 x sqrt(n)). Since r^2 = 1 - r, 1 - r^3 is 2 x r^2. So the exponents 1, 2
    # and 3 give 10 + 10 x 1/2, 10 + 10 / (2 x r) = 18.0902, and 20.
    assert [victory_points(4, Fraction(d)) for d in (0, 10, 20, 30, 31)] == [10, 15, Fraction("18.09"), 20, 20]
    assert victory_points(4, Fraction(-20)) == Fraction("1.91")
    # 15 / (5 x 3.162278) = 0.948683; 0.618034^0.948683 = 0.633486; 10 + 10 x 0.366514 / 0.763932 = 14.7977.
    assert victory_points(10, Fraction(15)) == Fraction("14.8")


def test_teams() -> None:
    # Scale: 10 points are worth 1 IMP, 20 are worth 2, 50 are worth 3.
    form = {"format": "swiss", "rounds": 2, "boards": 4, "imp_scale": [10, 20, 50]}
    pairing = paired(1, meeting(1, 1, 2, boards=[1, 2, 3, 4]), meeting(2, 3, 4, boards=[1, 2, 3, 4]), byes=(5,))
    entries = [
        *begun(5, form, tie_breaks=["points-margin", "match-margin", "wins"]),
        pairing,
        played(1, b1=[30, -10], b2=[30, 20], b3=[-4, -5], b4=[0, -10]),  # swings 20, 50, -9, -10: IMPs 2 + 3 - 0 - 1
        ruled(2, "walkover", 1),
    ]
    assert faults(entries) == []
    # A difference of 4 IMPs: the exponent is 0.4, 10 + 10 x (1 - 0.824906) / 0.763932 = 12.2920.
    assert points(entries) == {1: Fraction("12.29"), 2: Fraction("7.71"), 3: 0, 4: 12, 5: 12}
    assert tie_breaks(entries) == {1: [4, 0, 1], 2: [-4, 0, 0], 3: [0, 0, 0], 4: [0, 0, 1], 5: [0, 0, 0]}


def test_four_sides() -> None:
    # The share of 2 and 3 is (1 + 1/2) / 3. 5 has the bye: as a win of four sides.
    entries = [
        *begun(5, {"format": "swiss", "rounds": 1}, tie_breaks=["points-margin", "match-margin", "sonneborn-berger"]),
        paired(1, meeting(1, 1, 2, 3, 4), byes=(5,)),
        won(1, [40, 20, 20, 10]),
    ]
    assert points(entries) == {1: 6, 5: 6, 2: 3, 3: 3, 4: 0}
    # Margins: 40 less 50/3, 20 less 70/3, 10 less 80/3. Sonneborn-Berger: 1 beat 3 + 3 + 0; 2 half of 3, and 0.
    assert tie_breaks(entries) == {
        1: [Fraction(70, 3), 0, 6],
        2: [Fraction(-10, 3), 0, 3 * HALF],
        3: [Fraction(-10, 3), 0, 3 * HALF],
        4: [Fraction(-50, 3), 0, 0],
        5: [0, 0, 6],
    }
    entries[0]["fewest_points_win"] = True
    assert points(entries) == {4: 6, 5: 6, 2: 3, 3: 3, 1: 0}
    assert tie_breaks(entries)[1] == [Fraction(-70, 3), 0, 0]


def test_sides_of_two_contestants() -> None:
    entries = [
        *begun(4, SWISS, tie_breaks=["buchholz", "match-margin", "head-to-head"]),
        paired(1, meeting(1, [1, 2], [3, 4])),
        won(1, [9, 1]),
        paired(2, meeting(2, [1, 3], [2, 4])),
        won(2, [9, 1]),
    ]
    assert faults(entries) == []
    assert points(entries) == {1: 4, 2: 2, 3: 2, 4: 0}
    # 1 met 3 and 4, then 2 and 4; 2 met 3 and 4, then 1 and 3. Nobody has met 1 against 1.
    assert tie_breaks(entries) == {1: [4, 2, 0], 2: [8, 0, 0], 3: [8, 0, 0], 4: [12, -2, 0]}


def test_best_of_three() -> None:
    entries = [
        *begun(2, {"format": "league", "best_of": 3}, tie_breaks=["match-margin", "points-margin"]),
        paired(1, meeting(1, 1, 2)),
        won(1, [152, 98], [140, 155], [160, 90]),
    ]
    assert points(entries) == {1: 2, 2: 0}
    assert tie_breaks(entries) == {1: [1, 54 - 15 + 70], 2: [-1, -109]}


def test_streaks_in_an_arena() -> None:
    # 1 beats 2 and 3, then everything counts twice until a meeting is not won. Meeting 3 is annulled and left out.
    meetings = [(1, 2), (1, 3), (1, 2), (1, 2), (1, 3), (1, 2)]
    results = [[9, 1], [9, 1], [1, 9], [9, 1], [5, 5], [9, 1]]
    entries = begun(3, ARENA)
    for number, (sides, result) in enumerate(zip(meetings, results, strict=True), 1):
        entries += [paired(number, meeting(number, *sides)), won(number, result)]
    entries.append(ruled(3, "annulled"))
    assert faults(entries) == []
    assert points(entries) == {1: 2 + 2 + 4 + 2 + 2, 3: 1, 2: 0}


def test_an_arena_is_ordered_by_first_results() -> None:
    # In the order of the results, 1 draws, wins twice, and wins what counts twice. The ruling on the first, which was
    # lost, does not move it. (That 1 is in four meetings at once is a fault, but does not matter here.)
    entries = begun(5, ARENA)
    entries += [paired(each, meeting(each, 1, each + 1)) for each in range(1, 5)]
    entries += [won(2, [1, 9]), won(4, [9, 1]), won(1, [9, 1]), won(3, [9, 1]), ruled(2, "result", matches=[[5, 5]])]
    assert points(entries)[1] == 1 + 2 + 2 + 4
    # Won as well now, so the third and the fourth count twice.
    assert points([*entries, ruled(2, "walkover", 0)])[1] == 2 + 2 + 4 + 4


def pairs(scoring: str, **more: Any) -> dict[str, Any]:
    return {"format": "pairs", "movement": "mitchell", "rounds": 2, "boards": 2, "scoring": scoring, **more}


def test_match_points_at_two_tables() -> None:
    # Board 1: 10 and 20. Board 2: -20 and -20. Board 3: 5 and 5. Board 4: 0 and -30.
    entries = [
        *begun(4, pairs("match-points")),
        paired(1, meeting(1, 1, 3, boards=[1, 2]), meeting(2, 2, 4, boards=[3, 4])),
        played(1, b1=[10], b2=[-20]),
        played(2, b3=[5], b4=[0]),
        paired(2, meeting(3, 1, 4, boards=[3, 4]), meeting(4, 2, 3, boards=[1, 2])),
        played(3, b3=[5], b4=[-30]),
        played(4, b1=[20], b2=[-20]),
    ]
    # 1: 0 + 50 + 50 + 0; 2: 50 + 100 + 100 + 50; 3: 100 + 50 + 0 + 50; 4: 50 + 0 + 50 + 100, each of four boards.
    assert points(entries) == {2: 75, 3: 50, 4: 50, 1: 25}
    assert places(entries) == {2: 1, 3: 2, 4: 2, 1: 4}
    # Two tables cannot do this: the pairs that move meet their boards again.
    assert sum("plays board" in fault for fault in faults(entries)) == 4
    # Board 4 of the first meeting could not be played: 2 gets 60 %, 4 gets 40 %, and 1 and 4 have nothing to compare.
    boards = [{"board": 3, "margins": [5]}, {"board": 4, "percents": [60, 40]}]
    ruling = ruled(2, "result", boards=boards)
    assert points([*entries, ruling]) == {2: 65, 3: 50, 4: Fraction(190, 4), 1: Fraction(150, 4)}
    # Without the first meeting, 1 and 3 have two boards left.
    assert points([*entries, ruled(1, "annulled")])[1] == 25


def test_cross_imps() -> None:
    # The same board in three sections: 30, 10 and -10. Differences of 20 are worth 2 IMPs, 40 is worth 3.
    form = pairs("cross-imps", imp_scale=[5, 15, 35]) | {"boards": 1, "rounds": 1}
    meetings = [meeting(each, 2 * each - 1, 2 * each, boards=[1], group=each) for each in (1, 2, 3, 4)]
    entries = [
        *begun(8, form),
        paired(1, *meetings),
        played(1, b1=[30]),
        played(2, b1=[10]),
        played(3, b1=[-10]),
        line("reported", meeting=4, boards=[{"board": 1, "percents": [60, 40]}]),
        line("penalised", contestant=8, points=1, reason="slow"),
    ]
    assert faults(entries) == []
    best = Fraction(5, 2)
    assert points(entries) == {1: best, 6: best, 3: 0, 4: 0, 7: 0, 8: -1, 2: -best, 5: -best}


def six() -> list[dict[str, Any]]:
    """A knock-out of six up to its last round. The draw: 3, 1, 2, 5, 6, 4; the first two have byes.

    Then 4th (5) meets 5th (6), and 3rd (2) meets 6th (4): 6 and 2 win. Then 3 beats 6, and 2 beats 1.
    """
    return [
        *begun(6, {"format": "knockout", "third_place": True}, [3, 1, 2, 5, 6, 4]),
        paired(1, meeting(1, 5, 6), meeting(2, 2, 4), byes=(3, 1), bracket=[3, 0, 5, 6, 1, 0, 2, 4]),
        won(1, [1, 9]),
        won(2, [9, 1]),
        paired(2, meeting(3, 3, 6), meeting(4, 1, 2)),
        won(3, [9, 1]),
        won(4, [1, 9]),
    ]


def test_a_knock_out_of_six() -> None:
    assert places(six()[:9]) == {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1}
    assert places(six()[:10]) == {1: 1, 2: 1, 3: 1, 4: 1, 6: 1, 5: 5}  # two meetings and two byes
    assert places(six()) == {2: 1, 3: 1, 1: 3, 6: 3, 4: 5, 5: 5}
    last = [*six(), paired(3, meeting(5, 3, 2), meeting(6, 6, 1, place=3))]
    assert places(last) == places(six())
    ended = [*last, won(6, [1, 9]), won(5, [1, 9]), line("closed", reason="finished")]
    assert places(ended) == {2: 1, 3: 2, 1: 3, 6: 4, 4: 5, 5: 5}
    assert faults(ended) == []
    assert standings(ended)[0] == {"contestant": 2, "place": 1, "points": None, "tie_breaks": []}


def test_who_withdraws_from_a_knock_out_is_out_with_the_next_round() -> None:
    away = [*six(), line("withdrew", contestant=3, reason="ill")]
    assert places(away) == places(six())
    entries = [*away, paired(3, meeting(5, 6, 1, place=3), byes=(2,))]
    assert faults(entries) == []
    assert places(entries) == {2: 1, 3: 2, 1: 3, 6: 3, 4: 5, 5: 5}  # 3: one bye in the last round


def test_nobody_goes_on_from_an_annulled_meeting() -> None:
    entries = [*six()[:-1], ruled(4, "annulled"), paired(3, byes=(3,)), line("closed", reason="finished")]
    assert faults(entries) == []
    assert places(entries) == {3: 1, 1: 3, 2: 3, 6: 3, 4: 5, 5: 5}


def test_groups_and_their_knock_out() -> None:
    # Group 1: 1 beats 2 and 3, 2 beats 3. Group 2: 4 beats 5, 6 beats 4, 5 beats 6, and 5 is penalised.
    form = {"format": "groups", "group_size": 3, "qualifiers": 1}
    groups = [
        *begun(6, form, order=[1, 4, 5, 2, 3, 6], tie_breaks=["wins"]),
        paired(1, meeting(1, 1, 2, group=1), meeting(2, 4, 5, group=2), byes=(3, 6)),
        won(1, [9, 1]),
        won(2, [9, 1]),
        paired(2, meeting(3, 1, 3, group=1), meeting(4, 4, 6, group=2), byes=(2, 5)),
        won(3, [9, 1]),
        won(4, [1, 9]),
        paired(3, meeting(5, 2, 3, group=1), meeting(6, 5, 6, group=2), byes=(1, 4)),
        won(5, [9, 1]),
        won(6, [9, 1]),
        line("penalised", contestant=5, points=1, reason="late"),
    ]
    assert faults(groups) == []
    assert [(each["contestant"], each["place"], each["points"]) for each in group_standings(groups)[2]] == [
        (4, 1, 2),
        (6, 1, 2),
        (5, 3, 1),
    ]
    assert places(groups) == {1: 1, 4: 1, 6: 1, 2: 4, 3: 5, 5: 5}
    # 4 and 6 are equal, and the draw had 4 first.
    entries = [*groups, paired(4, meeting(7, 1, 4), bracket=[1, 4]), won(7, [1, 9]), line("closed", reason="finished")]
    assert faults(entries) == []
    assert places(entries) == {4: 1, 1: 2, 6: 3, 2: 4, 3: 5, 5: 5}


@pytest.mark.parametrize(
    "form", [{"format": "knockout"}, SWISS, LEAGUE, {"format": "groups", "group_size": 4, "qualifiers": 2}, ARENA]
)
@pytest.mark.parametrize("contestants", [0, 1])
def test_tournaments_of_nobody_and_of_one(form: dict[str, Any], contestants: int) -> None:
    entries = begun(contestants, form, tie_breaks=["buchholz", "head-to-head"])
    assert standings(entries[:-1]) == []
    assert places(entries) == dict.fromkeys(range(1, contestants + 1), 1)
    assert faults([*entries, line("closed", reason="finished")]) == []


def test_late_contestants_are_in_the_standings_and_those_who_were_not_drawn_are_not() -> None:
    entries = [*begun(3, SWISS, [1, 2]), entered(4)]
    assert places(entries) == {1: 1, 2: 1, 4: 1}
