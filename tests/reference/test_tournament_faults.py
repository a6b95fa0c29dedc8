"""What the reference finds wrong with logs of tournaments: one fault each, and none where nothing could be better."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import pytest

from .tournament_bracket import bracket
from .tournament_lines import begun, entered, line, meeting, paired, played, ruled, won
from .tournament_matching import matching_size, maximum_matching
from .tournament_pairing import fewest_faults
from .tournaments import faults

SWISS = {"format": "swiss", "rounds": 5}
LEAGUE = {"format": "league"}
PAIRS = {"format": "pairs", "movement": "mitchell", "rounds": 2, "boards": 1, "scoring": "match-points"}
FOUR = [*begun(4, SWISS), paired(1, meeting(1, 1, 2), meeting(2, 3, 4)), won(1, [9, 1]), won(2, [9, 1])]
KNOCKOUT = [
    *begun(4, {"format": "knockout", "third_place": True}),
    paired(1, meeting(1, 1, 4), meeting(2, 2, 3), bracket=[1, 4, 2, 3]),
    won(1, [9, 1]),
    won(2, [9, 1]),
]

Entries = list[dict[str, Any]]


def before_start(**fields: Any) -> Entries:
    """Three contestants, of whom 3 has withdrawn."""
    return [*begun(3, SWISS, **fields)[:-1], line("withdrew", contestant=3, reason="ill")]


@pytest.mark.parametrize(
    ("entries", "fault"),
    [
        ([], "the first entry is not `created`"),
        ([line("started", order=[])], "the first entry is not `created`"),
        (begun(0, {"format": "ladder"}), "unknown format"),
        (begun(0, {"format": "swiss"}), "has no rounds"),
        (begun(0, SWISS | {"colour": "red"}), "unknown field colour"),
        (begun(0, SWISS | {"boards": 4}), "IMP scale"),
        (begun(0, SWISS, tie_breaks=["age"]), "the tie_breaks of the entry created is not a list of known tie-breaks"),
        (begun(0, {"format": "knockout", "best_of": 2}), "best_of of the format knockout is not one of 1, 3, 5"),
        ([*FOUR, FOUR[0]], "created twice"),
        ([*FOUR, line("sang")], "unknown entry 'sang'"),
        ([*FOUR, line("paused", reason="tea", tea="mint")], "unknown field tea"),
        ([*FOUR, entered(7)], "contestant 7 is out of turn"),
        ([*FOUR, line("penalised", contestant=5, points=1, reason="")], "contestant 5 is unknown"),
        ([*FOUR, line("checked-in", contestant=1)], "checked in after the start and takes part already"),
        ([*FOUR, line("returned", contestant=1)], "without having withdrawn"),
        ([*before_start(), line("withdrew", contestant=3, reason="")], "already withdrawn"),
        ([*before_start(), line("started", order=[1, 2, 3])], "3 of the order has withdrawn"),
        ([*before_start(), line("started", order=[1, 2, 4])], "4 of the order is unknown"),
        ([*before_start(), line("started", order=[1, 2, 1])], "twice in the order"),
        ([*before_start(check_in=True), line("started", order=[1])], "1 of the order has not checked in"),
        ([*FOUR, line("started", order=[1])], "started twice"),
        ([*before_start(), paired(1, byes=(1,))], "before the start"),
        ([*FOUR, paired(3, meeting(3, 1, 3), meeting(4, 2, 4))], "round 3 is out of turn"),
        ([*FOUR, paired(2, meeting(4, 1, 3), meeting(3, 2, 4))], "meeting 3 has the number 4"),
        ([*FOUR, paired(2, meeting(3, 1, 3, boards=[1]), meeting(4, 2, 4))], "meeting 3 has not 0 different boards"),
        ([*FOUR, paired(2, meeting(3, 1), meeting(4, 2, 4))], "has not two sides"),
        ([*FOUR, paired(2, meeting(3, 1, 5), meeting(4, 2, 4))], "contestant 5 is paired and does not take part"),
        ([*FOUR, won(3, [1, 9])], "meeting 3 is unknown"),
        ([*FOUR, won(1, [1, 9])], "meeting 1 has a result already"),
        ([*FOUR, ruled(1, "coin")], "ruling of the entry ruled is not one of"),
        ([*FOUR, ruled(1, "walkover", 2)], "names side 2"),
        ([*FOUR, ruled(1, "walkover")], "names side -1"),
        ([*FOUR, ruled(1, "forfeit", 0)], "names side 0"),
        ([*FOUR, ruled(1, "forfeit", matches=[[9, 1]])], "is no result and has one"),
        ([*FOUR, ruled(1, "result")], "is not a list of matches"),
        ([*FOUR, ruled(1, "result", matches=[[9, 1, 1]])], "not one number a side"),
        ([*FOUR, ruled(1, "result", matches=[[9, 1], [9, 1]])], "went on after it was decided"),
        ([*FOUR, line("resumed", reason="")], "paused or resumed twice"),
        ([*FOUR, line("closed", reason="rain")], "reason of the entry closed is not one of"),
        ([*FOUR, line("closed", reason="cancelled"), ruled(1, "forfeit")], "after the tournament was closed"),
    ],
)
def test_entries_that_cannot_follow(entries: Entries, fault: str) -> None:
    found = faults(entries)
    assert fault in found[0]
    assert all(each.startswith(f"entry {number_of_fault(entries)}: ") for each in found)


def number_of_fault(entries: Entries) -> int:
    """The last entry is at fault; a format that makes no sense is a fault of the first."""
    return 1 if not entries or entries[0]["entry"] != "created" or faults(entries[:1]) else len(entries)


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ([paired(2, meeting(3, 1, 3), meeting(4, 2, 4))], ""),
        ([paired(2, meeting(3, 1, 2), meeting(4, 3, 4))], "2 repeats (1, 2; 3, 4), and 0 would do"),
        ([paired(2, meeting(3, 1, 3))], "2, 4 are in no meeting"),
        ([paired(2, meeting(3, 1, 3), byes=(2, 4))], "2, 4 have a bye, of 4 contestants"),
        ([paired(2, meeting(3, 1, 3), meeting(4, 2, 4), byes=(1,))], "contestant 1 is paired twice"),
        ([line("paused", reason=""), paired(2, meeting(3, 1, 3), meeting(4, 2, 4))], "during a pause"),
        ([line("withdrew", contestant=4, reason=""), paired(2, meeting(3, 1, 3), meeting(4, 2, 4))], "4 is paired and"),
        ([line("withdrew", contestant=4, reason=""), paired(2, meeting(3, 1, 3), byes=(2,))], ""),
        (
            [
                line("withdrew", contestant=4, reason=""),
                line("returned", contestant=4),
                paired(2, meeting(3, 1, 3), byes=(2,)),
            ],
            "4 are in no meeting",
        ),
        ([paired(2, meeting(3, 1, 3), meeting(4, 2, 4)), paired(3, meeting(5, 1, 4), meeting(6, 2, 3))], "no result"),
        # A walkover won counts as a bye, and so does the round that 5 missed: 2, 3 and 4 may have one.
        ([ruled(1, "walkover", 0), entered(5), paired(2, meeting(3, 4, 2), meeting(4, 3, 5), byes=(1,))], "second bye"),
        ([ruled(1, "walkover", 0), entered(5), paired(2, meeting(3, 1, 3), meeting(4, 4, 2), byes=(5,))], "second bye"),
        ([ruled(1, "walkover", 0), entered(5), paired(2, meeting(3, 1, 3), meeting(4, 4, 5), byes=(2,))], ""),
    ],
)
def test_a_second_round_of_a_swiss_tournament(more: Entries, fault: str) -> None:
    found = faults([*FOUR, *more])
    assert any(fault in each for each in found) if fault else found == []


def test_nothing_is_avoidable_when_everybody_has_met() -> None:
    entries = begun(3, SWISS)
    for number, (a, b, bye) in enumerate([(1, 2, 3), (1, 3, 2), (2, 3, 1), (1, 2, 3), (1, 2, 3)], 1):
        entries += [paired(number, meeting(number, a, b), byes=(bye,)), won(number, [9, 1])]
    assert faults(entries) == []
    assert "more rounds than planned" in faults([*entries, paired(6, meeting(6, 1, 2), byes=(3,))])[0]


def test_a_second_bye_is_fine_only_if_it_avoids_a_repeat() -> None:
    # 1 and 2 have met, 3 has had the bye, 2 and 3 leave; 4 and 5 are late. All but 1 have had a bye then. 4 and 5 have
    # not met, so the bye of 1 is the only round without a fault.
    start = [*begun(3, SWISS), paired(1, meeting(1, 1, 2), byes=(3,)), won(1, [9, 1])]
    late = [*start, line("withdrew", contestant=3, reason=""), entered(4)]
    assert faults([*late, paired(2, meeting(2, 1, 4), byes=(2,))]) == []
    assert "a second bye of 4" in faults([*late, paired(2, meeting(2, 1, 2), byes=(4,))])[0]
    # Now 1 has met 2 and 4, and only 1 has had no bye. If 2 and 4 have met, too, something must be repeated.
    more = [*late, paired(2, meeting(2, 1, 4), byes=(2,)), won(2, [9, 1])]
    assert faults([*more, paired(3, meeting(3, 2, 4), byes=(1,))]) == []
    assert "second bye" in faults([*more, paired(3, meeting(3, 1, 2), byes=(4,))])[0]
    then = [*more, paired(3, meeting(3, 2, 4), byes=(1,)), won(3, [9, 1])]
    assert faults([*then, paired(4, meeting(4, 2, 4), byes=(1,))]) == []


def test_a_league() -> None:
    entries = begun(3, LEAGUE)
    for number, (a, b, bye) in enumerate([(1, 2, 3), (1, 3, 2)], 1):
        entries += [paired(number, meeting(number, a, b), byes=(bye,)), won(number, [9, 1])]
    end = line("closed", reason="finished")
    assert faults([*entries, end]) == ["entry 10: 2 and 3 have met 0 times instead of 1"]
    assert faults([*entries, line("withdrew", contestant=3, reason=""), end]) == []
    assert "1, 2 have already met 1 times" in faults([*entries, paired(3, meeting(3, 1, 2), byes=(3,))])[0]


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ([paired(2, meeting(3, 1, 2), meeting(4, 3, 4, place=3))], ""),
        ([paired(2, meeting(3, 1, 2))], "the third place"),
        ([paired(2, meeting(3, 1, 2, place=3), meeting(4, 3, 4))], "do not follow from the bracket"),
        ([paired(2, meeting(3, 1, 3), meeting(4, 2, 4, place=3))], "do not follow from the bracket"),
        ([ruled(1, "result", matches=[[5, 5]])], "meeting 1 of a knock-out has no winner"),
        ([line("withdrew", contestant=3, reason=""), paired(2, meeting(3, 1, 2))], ""),
        ([paired(2, meeting(3, 1, 2), meeting(4, 3, 4, place=3)), ruled(1, "walkover", 0)], "meeting 1 is ruled on"),
        ([paired(2, meeting(3, 1, 2), meeting(4, 3, 4, place=3)), ruled(4, "walkover", 0)], ""),
        ([ruled(1, "walkover", 1), paired(2, meeting(3, 4, 2), meeting(4, 3, 1, place=3))], ""),
    ],
)
def test_the_last_round_of_a_knock_out(more: Entries, fault: str) -> None:
    found = faults([*KNOCKOUT, *more])
    assert any(fault in each for each in found) if fault else found == []


def test_a_knock_out_ends() -> None:
    last = [paired(2, meeting(3, 1, 2), meeting(4, 3, 4, place=3)), won(3, [9, 1]), won(4, [9, 1])]
    assert "after the end" in faults([*KNOCKOUT, *last, paired(3, byes=(1,))])[0]


def test_the_bracket() -> None:
    assert bracket([1, 2, 3, 4, 5, 6]) == [1, 0, 4, 5, 2, 0, 3, 6]
    assert bracket([7]) == [7] and bracket([8, 7]) == [8, 7]
    # If the stronger always win, the last round is 1 against 2, and the round before it is played by the first four.
    lines: list[Any] = bracket([*range(1, 33)])
    while len(lines) > 1:
        assert sorted(lines) == [*range(1, len(lines) + 1)]
        assert {a + b for a, b in zip(lines[::2], lines[1::2], strict=True)} == {len(lines) + 1}
        lines = [min(half) for half in zip(lines[::2], lines[1::2], strict=True)]


GROUPS = {"format": "groups", "group_size": 2, "qualifiers": 1}


def groups(*first: dict[str, Any], byes: tuple[int, ...] = (), bracket: list[int] | None = None) -> Entries:
    """Two groups of two, of which each sends one on: 1 beats 4, and 3 beats 2. Then one more round."""
    start = [*begun(4, GROUPS), paired(1, meeting(1, 1, 4, group=1), meeting(2, 3, 2, group=2))]
    return [*start, won(1, [9, 1]), won(2, [9, 1]), paired(2, *first, byes=byes, bracket=bracket)]


@pytest.mark.parametrize(
    ("entries", "fault"),
    [
        (groups(meeting(3, 1, 3), bracket=[1, 3]), ""),
        (groups(meeting(3, 1, 3), bracket=[3, 1]), "the bracket is [3, 1], and follows not from [1, 3]"),
        (groups(meeting(3, 3, 4), bracket=[3, 4]), "1 should be in the bracket"),
        (groups(meeting(3, 3, 4), bracket=[3, 4]), "4 should not be in the bracket"),
        (groups(byes=(1,), bracket=[1, 0]), "3 should be in the bracket"),
        (groups(meeting(3, 1, 3)), "meeting 3 is of no group"),
        (groups(meeting(3, 1, 3, group=1), meeting(4, 2, 4, group=2)), "3 is paired in group 1 and is of group 2"),
        (groups(meeting(3, 1, 4, group=1), meeting(4, 3, 2, group=2)), "already met 1 times"),
        ([*groups()[:-1], line("closed", reason="finished")], ""),
        ([*begun(4, GROUPS), line("closed", reason="finished")], "1 and 4 have met 0 times instead of 1"),
        ([*begun(4, GROUPS), paired(1, meeting(1, 1, 4, group=1), byes=(2, 3))], "group 2 has no meeting"),
        ([*begun(4, GROUPS), paired(1, meeting(1, 1, 2), byes=(3, 4), bracket=[1, 2])], "2 and 3 have met 0 times"),
    ],
)
def test_groups(entries: Entries, fault: str) -> None:
    found = faults(entries)
    assert any(fault in each for each in found) if fault else found == []


@pytest.mark.parametrize(
    ("form", "second", "fault"),
    [
        (PAIRS, paired(2, meeting(3, 1, 4, boards=[3]), meeting(4, 2, 3, boards=[4])), ""),
        (PAIRS, paired(2, meeting(3, 1, 4, boards=[3]), meeting(4, 2, 3, boards=[2])), "2 plays board 2 twice"),
        (PAIRS, paired(2, meeting(3, 1, 4, boards=[3]), meeting(4, 2, 3, boards=[3])), "board 3 is at 2 tables"),
        (PAIRS, paired(2, meeting(3, 1, 4, boards=[3], group=1), meeting(4, 2, 3, boards=[3], group=2)), ""),
        (PAIRS, paired(2, meeting(3, 1, 3, boards=[3]), meeting(4, 2, 4, boards=[4])), ""),
        (PAIRS | {"movement": "howell"}, paired(2, meeting(3, 1, 3, boards=[3])), "1, 3 have already met 1 times"),
    ],
)
def test_pairs(form: dict[str, Any], second: dict[str, Any], fault: str) -> None:
    first = paired(1, meeting(1, 1, 3, boards=[1]), meeting(2, 2, 4, boards=[2]))
    found = faults([*begun(4, form), first, played(1, b1=[0]), played(2, b2=[5]), second])
    assert any(fault in each for each in found) if fault else found == []
    assert "has not each of its own boards once" in faults([*begun(4, form), first, played(1, b2=[0])])[0]
    assert "wrong number of margins" in faults([*begun(4, form), first, played(1, b1=[0, 0])])[0]


def test_an_arena_pairs_only_those_who_have_ended() -> None:
    entries = [*begun(4, {"format": "arena", "minutes": 9}), paired(1, meeting(1, 1, 2)), paired(2, meeting(2, 3, 4))]
    assert faults(entries) == []
    assert faults([*entries, paired(3, meeting(3, 1, 3))]) == [
        "entry 9: contestant 1 is paired twice",
        "entry 9: contestant 3 is paired twice",
    ]


# --- the matching against a search of all subsets -------------------------------------------------------------------


def most_pairs(graph: dict[Any, set[Any]]) -> int:
    """The size of a maximum matching, by trying every partner of the first vertex that is left."""
    vertices = list(graph)
    bit = {vertex: index for index, vertex in enumerate(vertices)}

    @cache
    def best(left: int) -> int:
        if not left:
            return 0
        first = (left & -left).bit_length() - 1
        rest = left & (left - 1)
        partners = [bit[other] for other in graph[vertices[first]] if rest >> bit[other] & 1]
        return max([best(rest), *(1 + best(rest & ~(1 << other)) for other in partners)])

    return best((1 << len(vertices)) - 1)


@pytest.mark.parametrize("seed", range(60))
def test_the_matching_is_a_matching_and_has_the_most_pairs(seed: int) -> None:
    random = Random(seed)
    size = random.randint(1, 13)
    graph: dict[Any, set[Any]] = {vertex: set() for vertex in range(size)}
    for a, b in combinations(range(size), 2):
        if random.random() < seed % 7 / 9:
            graph[a].add(b)
            graph[b].add(a)
    mate = maximum_matching(graph)
    assert all(mate[mate[vertex]] == vertex and mate[vertex] in graph[vertex] for vertex in mate)
    assert matching_size(graph) == most_pairs(graph)


def fewest_by_trial(past: Counter[frozenset[int]], left: list[int], may_have_bye: list[int]) -> int:
    """The least number of repeats and second byes among all ways to pair those who are left."""
    if not left:
        return 0
    counted = [
        (past[frozenset({left[0], other})] > 0)
        + fewest_by_trial(past, [each for each in left[1:] if each != other], may_have_bye)
        for other in left[1:]
    ]
    if len(left) % 2:
        counted.append((left[0] not in may_have_bye) + fewest_by_trial(past, left[1:], may_have_bye))
    return min(counted)


@pytest.mark.parametrize("seed", range(40))
def test_the_fewest_repeats_and_second_byes_are_those_of_all_ways_to_pair(seed: int) -> None:
    random = Random(seed)
    everybody = [*range(1, random.randint(1, 8) + 1)]
    past = Counter(frozenset(each) for each in combinations(everybody, 2) if random.random() < seed % 5 / 4)
    may_have_bye = [each for each in everybody if random.random() < 0.4]
    assert fewest_faults(past, everybody, may_have_bye) == fewest_by_trial(past, everybody, may_have_bye)


@pytest.mark.parametrize(
    ("second", "fault"),
    [
        # 5 was away in the first round, so a bye would be a second one, as it would be for 4.
        (paired(2, meeting(3, 1, 3), meeting(4, 2, 5), byes=(4,)), "1 repeats (a second bye of 4), and 0 would do"),
        (paired(2, meeting(3, 1, 4), meeting(4, 2, 3), byes=(5,)), "1 repeats (a second bye of 5), and 0 would do"),
        (paired(2, meeting(3, 1, 4), meeting(4, 5, 3), byes=(2,)), ""),
    ],
)
def test_a_round_that_somebody_missed_counts_as_a_bye(second: dict[str, Any], fault: str) -> None:
    start = [*begun(5, SWISS), line("withdrew", contestant=5)]
    first = [paired(1, meeting(1, 1, 2), meeting(2, 3, 4)), won(1, [9, 1]), ruled(2, "walkover", 1)]
    found = faults([*start, *first, line("returned", contestant=5), second])
    assert any(fault in each for each in found) if fault else found == []


def test_a_repeat_and_a_second_bye_are_equally_bad() -> None:
    # Of three, 1 and 2 have met; 3 had the bye. 3 withdraws, and 4 joins and meets 1, 2 has a bye; then 1 is the only
    # one without a bye, and has met both.
    entries = [*begun(3, SWISS), paired(1, meeting(1, 1, 2), byes=(3,)), won(1, [9, 1])]
    entries += [line("withdrew", contestant=3), entered(4), paired(2, meeting(2, 1, 4), byes=(2,)), won(2, [9, 1])]
    entries += [paired(3, meeting(3, 2, 4), byes=(1,)), won(3, [9, 1])]
    for two, bye in [((1, 2), 4), ((1, 4), 2), ((2, 4), 1)]:  # one repeat and one second bye each
        assert faults([*entries, paired(4, meeting(4, *two), byes=(bye,))]) == []


@pytest.mark.parametrize(
    ("contestants", "byes", "fault"),
    [(7, (5, 6, 7), ""), (8, (5, 6, 7, 8), "4 have a bye, and a meeting has 4 contestants")],
)
def test_of_other_meetings_fewer_have_a_bye_than_a_meeting_has(
    contestants: int, byes: tuple[int, ...], fault: str
) -> None:
    for sides in ([1, 2, 3, 4], [[1, 2], [3, 4]]):
        found = faults([*begun(contestants, SWISS), paired(1, meeting(1, *sides), byes=byes)])
        assert any(fault in each for each in found) if fault else found == []
