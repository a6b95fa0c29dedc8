"""Knock-outs: the bracket, byes, walkovers, the third place, places."""

from __future__ import annotations

import pytest

from vierblatt.errors import BadTournament
from vierblatt.tournaments import deciding
from vierblatt.tournaments.formats import Groups, Knockout
from vierblatt.tournaments.pairing.knockout import bracket_numbers

from .building import Evening, stronger_wins


def test_a_bracket_of_sixteen_is_the_usual_one() -> None:
    assert bracket_numbers(16) == [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]


@pytest.mark.parametrize("contestants", range(2, 40))
def test_the_stronger_ones_meet_as_late_as_possible(contestants: int) -> None:
    evening = Evening(Knockout(), contestants)
    evening.start()
    rounds = (contestants - 1).bit_length()
    for number in range(1, rounds + 1):
        sides = evening.round(stronger_wins)
        remaining = 1 << (rounds - number)
        assert len(sides) == (contestants - remaining if number == 1 else remaining)
        assert {min(one[0], other[0]) for one, other in sides} <= {*range(1, remaining + 1)}
    assert evening.places[1] == 1 and evening.places[2] == 2
    assert [evening.places[number] for number in (3, 4) if number <= contestants] == [3, 3][: contestants - 2]
    with pytest.raises(BadTournament, match="last-round-played"):
        evening.pair()


def test_the_losing_semifinalists_play_for_the_third_place() -> None:
    evening = Evening(Knockout(third_place=True), 6)
    evening.start()
    evening.round(stronger_wins)
    evening.round(stronger_wins)
    assert evening.round(stronger_wins) == [[[1], [2]], [[4], [3]]]
    assert evening.places == {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 5}


def test_the_opponent_of_somebody_who_is_gone_goes_on() -> None:
    evening = Evening(Knockout(), 4)
    evening.start()
    evening.round(stronger_wins)
    evening.do(deciding.withdraw, 2)
    assert evening.pair() == []
    assert evening.state.rounds[-1].byes == [1]
    assert evening.places == {1: 1, 2: 2, 3: 3, 4: 3}


def test_a_meeting_needs_a_winner_and_best_of_three_ends_with_two_wins() -> None:
    evening = Evening(Knockout(best_of=3), 2)
    evening.start()
    evening.pair()
    for matches, code in (
        ([[152, 100]], "not-decided"),
        ([[152, 100], [100, 152], [90, 90]], "needs-winner"),
        ([[152, 100], [152, 100], [100, 152]], "decided-before"),
        ([[152, 100], [152]], "bad-match-sides"),
        ([[152, 100]] * 4, "bad-number-of-matches"),
        ([[10**7, 1]] * 2, "too-many-points"),
    ):
        with pytest.raises(BadTournament, match=code):
            evening.do(deciding.report, 1, matches)
    evening.do(deciding.report, 1, [[152, 100], [100, 152], [152, 151]])
    assert evening.places == {1: 1, 2: 2}


def test_nothing_is_ruled_about_a_round_once_the_next_has_begun() -> None:
    evening = Evening(Knockout(), 4)
    evening.start()
    evening.round(stronger_wins)
    evening.do(deciding.rule, 1, "walkover", side=1, reason="they were late")
    assert evening.pair() == [[[4], [2]]]
    with pytest.raises(BadTournament, match="next-round-began"):
        evening.do(deciding.rule, 1, "walkover", side=0)


@pytest.mark.parametrize(("contestants", "size", "qualifiers"), [(16, 4, 2), (12, 4, 2), (10, 5, 2), (9, 3, 1)])
def test_winners_of_groups_meet_runners_up_of_other_groups(contestants: int, size: int, qualifiers: int) -> None:
    evening = Evening(Groups(group_size=size, qualifiers=qualifiers), contestants)
    evening.start()
    while not evening.state.bracket:
        evening.round(stronger_wins)
    groups = -(-contestants // size)
    assert len([number for number in evening.state.bracket if number]) == groups * qualifiers
    group_of = {
        number: each.meeting.group
        for each in evening.state.meetings.values()
        for side in each.meeting.sides
        for number in side
        if each.meeting.group
    }
    for each in evening.state.rounds[evening.state.bracket_round - 1].meetings:
        (one,), (other,) = each.meeting.sides
        assert group_of[one] != group_of[other]
    while True:
        try:
            evening.round(stronger_wins)
        except BadTournament:
            break
    assert evening.places[1] == 1 and evening.places[2] == 2
    assert {*evening.places} == {*range(1, contestants + 1)}


def test_a_knockout_is_finished_only_when_no_round_can_come() -> None:
    evening = Evening(Knockout(), 4)
    evening.start()
    with pytest.raises(BadTournament, match="nobody-has-won"):
        evening.do(deciding.close)
    evening.round(stronger_wins)
    with pytest.raises(BadTournament, match="nobody-has-won"):
        evening.do(deciding.close)
    for number in (1, 2):
        evening.do(deciding.withdraw, number)
    assert evening.pair() == []
    evening.do(deciding.close)
    assert evening.places == {1: 1, 2: 1, 3: 3, 4: 3}


def test_a_knockout_has_no_penalties_since_it_has_no_points() -> None:
    evening = Evening(Knockout(), 2)
    with pytest.raises(BadTournament, match="penalty-in-knockout"):
        evening.do(deciding.penalise, 1, 1, "late")
