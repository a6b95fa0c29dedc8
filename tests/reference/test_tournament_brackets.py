"""The reference on knock-outs and on groups: withdrawals, the third place, who qualifies, and in which order."""

from __future__ import annotations

from typing import Any

import pytest

from .tournament_lines import begun, line, meeting, paired, places, ruled, won
from .tournament_log import replay_of
from .tournaments import faults

Entries = list[dict[str, Any]]
KNOCKOUT = {"format": "knockout", "third_place": True}


def expect(entries: Entries, fault: str) -> None:
    """The log has this fault, or none if it is empty."""
    found = faults(entries)
    assert any(fault in each for each in found) if fault else found == []


def withdrawn_before(*contestants: int) -> Entries:
    return [*begun(5, KNOCKOUT), *(line("withdrew", contestant=each) for each in contestants)]


FIVE = paired(1, meeting(1, 4, 5), byes=(1, 2, 3), bracket=[1, 0, 4, 5, 2, 0, 3, 0])


@pytest.mark.parametrize(
    ("entries", "fault"),
    [
        ([*begun(5, KNOCKOUT), FIVE], ""),
        ([*begun(5, KNOCKOUT), {**FIVE, "bracket": []}], "the bracket is []"),
        ([*begun(5, KNOCKOUT), {**FIVE, "bracket": [1, 0, 4, 5, 3, 0, 2, 0]}], "should be [1, 0, 4, 5, 2, 0, 3, 0]"),
        ([*begun(5, KNOCKOUT), paired(1, meeting(1, 1, 4), byes=(5, 2, 3), bracket=FIVE["bracket"])], "4, 5 are missi"),
        # The lines of 1 and 5 are empty; that there are three left does not make the bracket smaller.
        ([*withdrawn_before(1, 5), paired(1, byes=(2, 3, 4), bracket=[0, 0, 4, 0, 2, 0, 3, 0])], ""),
        ([*withdrawn_before(1, 5), paired(1, meeting(1, 3, 4), byes=(2,), bracket=[2, 0, 3, 4])], "the bracket is"),
    ],
)
def test_the_first_round(entries: Entries, fault: str) -> None:
    expect(entries, fault)


def test_who_withdraws_before_the_first_round_is_out_with_it() -> None:
    entries = [*withdrawn_before(1, 5), paired(1, byes=(2, 3, 4), bracket=[0, 0, 4, 0, 2, 0, 3, 0])]
    assert places(withdrawn_before(1, 5)) == {1: 1, 2: 1, 3: 1, 4: 1, 5: 1}
    assert places(entries) == {2: 1, 3: 1, 4: 1, 1: 4, 5: 4}  # three byes
    # Now 2 meets 3 (lines 5 to 8), and 4 has a bye: nobody is on the first line of their half.
    expect([*entries, paired(2, meeting(1, 2, 3), byes=(4,))], "")
    expect([*entries, paired(2, meeting(1, 2, 4), byes=(3,))], "2, 3 are missing")
    # A semi-final without a meeting has no loser: there is no third place.
    last = [*entries, paired(2, meeting(1, 2, 3), byes=(4,)), won(1, [9, 1])]
    expect([*last, paired(3, meeting(2, 4, 2))], "")
    expect([*last, paired(3, meeting(2, 4, 2), bracket=[4, 2])], "a later round of a knock-out has a bracket")


def semifinals(first: dict[str, Any], *more: dict[str, Any]) -> Entries:
    start = [*begun(4, KNOCKOUT), paired(1, meeting(1, 1, 4), meeting(2, 2, 3), bracket=[1, 4, 2, 3])]
    return [*start, first, won(2, [9, 1]), *more]


@pytest.mark.parametrize(
    ("entries", "fault"),
    [
        (semifinals(ruled(1, "walkover", 0), paired(2, meeting(3, 1, 2), meeting(4, 3, 4, place=3))), ""),
        (semifinals(ruled(1, "forfeit"), paired(2, byes=(2,))), ""),
        (semifinals(ruled(1, "annulled"), paired(2, meeting(3, 1, 2))), "1, 2 do not follow"),
        (semifinals(won(1, [9, 1]), paired(2, meeting(3, 1, 2))), "the third place is wrong"),
        (semifinals(won(1, [9, 1]), line("withdrew", contestant=4), paired(2, meeting(3, 1, 2))), ""),
    ],
)
def test_the_third_place(entries: Entries, fault: str) -> None:
    expect(entries, fault)


# --- groups -------------------------------------------------------------------------------------------------------

GROUPS = {"format": "groups", "group_size": 4, "qualifiers": 2, "third_place": True}
#: The rounds of a group of four: who meets whom, by their places in the list of members.
ROUNDS = [[(0, 3), (1, 2)], [(0, 2), (3, 1)], [(0, 1), (2, 3)]]


def stage(members: list[list[int]], contestants: int, **created: Any) -> Entries:
    """Groups of four, in which the lower number always wins."""
    entries, number = begun(contestants, GROUPS, **created), 0
    for index, pairing in enumerate(ROUNDS, 1):
        sides = [(group, sorted((those[a], those[b]))) for group, those in enumerate(members, 1) for a, b in pairing]
        entries.append(
            paired(index, *(meeting(number + i, *two, group=group) for i, (group, two) in enumerate(sides, 1)))
        )
        entries += [won(number + i, [9, 1]) for i in range(1, len(sides) + 1)]
        number += len(sides)
    return entries


#: The draw is 1 to 8: 1 and 2 come into the groups 1 and 2, 3 and 4 into 2 and 1, 5 and 6 into 1 and 2, and so on.
TWO = stage([[1, 4, 5, 8], [2, 3, 6, 7]], 8)
THREE = stage([[1, 6, 7, 12], [2, 5, 8, 11], [3, 4, 9, 10]], 12)


def test_the_groups_of_the_draw() -> None:
    assert replay_of(TWO).group_of == {1: 1, 2: 2, 3: 2, 4: 1, 5: 1, 6: 2, 7: 2, 8: 1}
    assert faults(TWO) == [] and faults(THREE) == []
    # With five and groups of up to four, there are two groups: of 1, 4 and 5, and of 2 and 3.
    assert replay_of(begun(5, GROUPS)).group_of == {1: 1, 2: 2, 3: 2, 4: 1, 5: 1}
    assert places(TWO) == {1: 1, 2: 1, 3: 3, 4: 3, 5: 5, 6: 5, 7: 7, 8: 7}


def first_round(lines: list[int], number: int = 13) -> dict[str, Any]:
    """The first round that a bracket has."""
    two = [lines[index : index + 2] for index in range(0, len(lines), 2)]
    meetings = [half for half in two if all(half)]
    byes = tuple(max(half) for half in two if not all(half))
    return paired(4, *(meeting(number + i, *half) for i, half in enumerate(meetings)), byes=byes, bracket=lines)


@pytest.mark.parametrize(
    ("entries", "fault"),
    [
        # The order is 1, 2 (first ones), 3, 4 (second ones): so 1 would meet 4 and 2 would meet 3, of the same groups.
        ([*TWO, first_round([1, 3, 2, 4])], ""),
        ([*TWO, first_round([1, 4, 2, 3])], "1, 4 of one group meet, and could be separated"),
        ([*TWO, first_round([2, 4, 1, 3])], "follows not from [1, 4, 2, 3]"),
        ([*TWO, first_round([1, 3, 2, 6])], "4 should be in the bracket"),
        # Without 1, 5 is the second of group 1, after 4: the order is 2, 4 (with 6/3 and 4/3 points), 3, 5.
        ([*TWO, line("withdrew", contestant=1), first_round([2, 5, 4, 3])], ""),
        ([*TWO, line("withdrew", contestant=1), first_round([4, 3, 2, 5])], "follows not from [2, 5, 4, 3]"),
        # 3 and 4 have equal points; a point taken from 3 puts 4 before them, so that nobody needs to be separated.
        ([*TWO, line("penalised", contestant=3, points=1), first_round([1, 3, 2, 4])], ""),
        ([*TWO, line("penalised", contestant=3, points=1), first_round([1, 4, 2, 3])], "where 0 meetings are of one"),
        # Of three groups, 1, 2, 3 are first and 4, 5, 6 second; 4 and 5, 3 and 6 are of different groups.
        ([*THREE, first_round([1, 0, 4, 5, 2, 0, 3, 6], 19)], ""),
        ([*THREE, first_round([1, 0, 4, 6, 2, 0, 3, 5], 19)], "where 0 meetings are of one group"),
        ([*THREE, first_round([1, 5, 4, 0, 2, 0, 3, 6], 19)], "meets who should have a bye"),
    ],
)
def test_who_is_in_the_bracket(entries: Entries, fault: str) -> None:
    expect(entries, fault)


def test_the_points_are_divided_by_the_size_of_the_group_less_one() -> None:
    # 1 draws with 4 and beats 5: 3 points of 2 meetings. 2 beats 3: 2 points of 1 meeting, which is better.
    form = {**GROUPS, "qualifiers": 1}
    entries = [
        *begun(5, form),
        paired(1, meeting(1, 1, 4, group=1), meeting(2, 2, 3, group=2), byes=(5,)),
        won(1, [5, 5]),
        won(2, [9, 1]),
        paired(2, meeting(3, 1, 5, group=1), byes=(2, 3, 4)),
        won(3, [9, 1]),
        paired(3, meeting(4, 5, 4, group=1), byes=(1, 2, 3)),
        won(4, [9, 1]),
    ]
    expect([*entries, paired(4, meeting(5, 1, 2), bracket=[2, 1])], "")
    expect([*entries, paired(4, meeting(5, 1, 2), bracket=[1, 2])], "follows not from [2, 1]")


def test_the_knock_out_after_groups_goes_on_by_its_lines() -> None:
    semis = [*TWO, first_round([1, 3, 2, 4]), won(13, [9, 1]), won(14, [1, 9])]
    last = [*semis, paired(5, meeting(15, 1, 4), meeting(16, 3, 2, place=3))]
    expect(last, "")
    expect([*semis, paired(5, meeting(15, 1, 4))], "the third place is wrong")
    expect([*last, ruled(13, "walkover", 1)], "meeting 13 is ruled on after the next round")
    expect([*last, ruled(1, "walkover", 0)], "")  # a meeting of a group
    ended = [*last, won(15, [9, 1]), won(16, [9, 1]), line("closed", reason="finished")]
    expect(ended, "")
    assert places(ended) == {1: 1, 4: 2, 3: 3, 2: 4, 5: 5, 6: 5, 7: 7, 8: 7}


def test_equal_ones_of_the_groups_share_a_place_after_the_bracket() -> None:
    # 5 and 6 are third of their groups, 7 and 8 fourth. 2 withdraws: the bracket has 1, 3, 4 and 6, and 2 comes
    # after them by their place in the group, before 5.
    entries = [*TWO, line("withdrew", contestant=2), first_round([1, 6, 3, 4])]
    assert faults(entries) == []
    assert places(entries) == {1: 1, 3: 1, 4: 1, 6: 1, 2: 5, 5: 6, 7: 7, 8: 7}
