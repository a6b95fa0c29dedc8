"""The reference on single entries: fields and their defaults, the draw, who joins late, what a result must contain."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from .tournament_lines import begun, entered, line, meeting, paired, places, played, points, ruled, tie_breaks, won
from .tournaments import faults, main

Entries = list[dict[str, Any]]
SWISS = {"format": "swiss", "rounds": 5}
LEAGUE = {"format": "league", "best_of": 3}
TEAMS = {"format": "league", "boards": 2, "imp_scale": [10]}
PAIRS = {"format": "pairs", "movement": "mitchell", "rounds": 1, "boards": 1, "scoring": "match-points"}
PLAYED = [*begun(2, LEAGUE), paired(1, meeting(1, 1, 2))]
BOTH_BOARDS = [*begun(2, TEAMS), paired(1, meeting(1, 1, 2, boards=[1, 2]))]
ONE_BOARD = [*begun(2, PAIRS), paired(1, meeting(1, 1, 2, boards=[1]))]
IN_ARENA = [*begun(2, {"format": "arena", "minutes": 9}), paired(1, meeting(1, 1, 2))]
KNOCKOUT = [*begun(2, {"format": "knockout", "best_of": 3}), paired(1, meeting(1, 1, 2), bracket=[1, 2])]


def expect(entries: Entries, fault: str) -> None:
    """The log has this fault, or none if it is empty."""
    found = faults(entries)
    assert any(fault in each for each in found) if fault else found == []


def test_all_that_has_a_default_may_be_missing() -> None:
    entries: Entries = [
        {"entry": "created", "at": 0, "tournament": "T", "name": "N", "game": "g", "format": LEAGUE},
        {"entry": "entered", "at": 0, "contestant": 1, "name": "A"},
        {"entry": "entered", "at": 0, "contestant": 2, "name": "B"},
        {"entry": "started", "at": 1, "order": [2, 1]},
        {"entry": "paired", "at": 1, "round": 1, "meetings": [{"meeting": 1, "table": 1, "sides": [[1], [2]]}]},
        {"entry": "paused", "at": 2},
        {"entry": "resumed", "at": 2},
        {"entry": "ruled", "at": 3, "meeting": 1, "ruling": "forfeit"},
        {"entry": "penalised", "at": 3, "contestant": 1, "points": -2},
        {"entry": "withdrew", "at": 3, "contestant": 1},
        {"entry": "closed", "at": 3, "reason": "finished"},
    ]
    assert faults(entries) == []
    assert points(entries) == {1: 2, 2: 0}  # the penalty is below zero


BOARDS_DEALT = begun(2, PAIRS, anchor="ab" * 32)[:-1]


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ({"lot": "3 6 1", "lot_by": "organiser"}, ""),
        ({"lot_by": "server"}, ""),
        ({"lot": "3 6 1"}, "an anchor without one"),
        ({}, "an anchor without one"),
        ({"lot": "3\n6", "lot_by": "server"}, "not one line"),
        ({"lot": "3" * 201, "lot_by": "server"}, "at most 200"),
        ({"lot": "3 6 1", "lot_by": "nobody"}, "the lot_by of the entry started is not one of"),
    ],
)
def test_a_lot_belongs_to_an_anchor(more: dict[str, Any], fault: str) -> None:
    expect([*BOARDS_DEALT, line("started", order=[1, 2], **more)], fault)


def test_an_anchor_belongs_to_boards() -> None:
    given = {"lot": "3 6 1", "lot_by": "organiser"}
    expect([*begun(2, LEAGUE)[:-1], line("started", order=[1, 2], **given)], "a lot without an anchor")
    of_matches = begun(2, LEAGUE, anchor="ab" * 32)[:-1]
    expect([*of_matches, line("started", order=[1, 2], **given)], "an anchor, and no boards")
    expect(begun(2, PAIRS, anchor="ABC"), "the anchor of the entry created is not 64 hexadecimal digits")


@pytest.mark.parametrize(("records", "fault"), [(["a", "b"], ""), (["a"], "each margin"), (["a", "a"], "each margin")])
def test_each_margin_has_its_own_record(records: list[str], fault: str) -> None:
    boards = [{"board": 1, "margins": [10, -4]}, {"board": 2, "percents": [50, 50]}]
    expect([*BOTH_BOARDS, line("reported", meeting=1, boards=boards, records=records)], fault)


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        (line("penalised", contestant=1, points=1.5), "the points of the entry penalised is not a whole number"),
        (line("withdrew", contestant=True), "the contestant of the entry withdrew is not a whole number"),
        (line("paused", reason=3), "the reason of the entry paused is not a text"),
        (line("closed", reason="over"), "the reason of the entry closed is not one of finished, cancelled"),
        (line("reported", meeting=1, matches=[[1, 2.5]]), "matches of the entry reported is not a list of lists"),
        ({"entry": "paired", "at": 0, "round": 2}, "the entry paired has no meetings"),
        (paired(2, {"meeting": 2, "sides": [[1], [2]]}), "meeting 2 has no table"),
        (paired(2, meeting(2, 1, 2, place=2)), "the place of meeting 2 is not one of 0, 3"),
        (paired(2, meeting(2, 1, 2, place=3)), "meeting 2 decides a place and is not of a knock-out"),
        (paired(2, meeting(2, [1, 2], [3, 4])), "has not two sides of one contestant each"),
        (paired(2, byes=(1, 2), bracket=[1, 2]), "a round of league has a bracket"),
        ({"entry": "paused", "at": -1}, "its time is before that of the entry before it"),
        ({"entry": "paused"}, "the entry paused has no at"),
        (line("closed", reason="finished"), "meeting 1 has no result"),
        (line("closed", reason="cancelled"), ""),
        ([], "unknown entry None"),
    ],
)
def test_fields_and_times(entry: Any, fault: str) -> None:
    expect([*PLAYED, entry], fault)


def four(**seeds: int) -> Entries:
    """Four contestants who have entered; 4 has checked in and withdrawn, 1 and 2 have checked in."""
    start = begun(4, SWISS, check_in=True)[:-1]
    for name, seed in seeds.items():
        start[int(name[1:])]["seed"] = seed
    start += [line("checked-in", contestant=each) for each in (1, 2, 4)]
    return [*start, line("withdrew", contestant=4)]


@pytest.mark.parametrize(
    ("entries", "fault"),
    [
        ([*four(), line("started", order=[2, 1])], ""),
        ([*four(), line("started", order=[2])], "contestant 1 is not in the order"),
        ([*four(), line("started", order=[2, 1, 3])], "3 of the order has not checked in"),
        ([*four(), line("started", order=[2, 1, 4])], "4 of the order has withdrawn"),
        ([*four(), line("returned", contestant=4), line("started", order=[2, 1])], "contestant 4 is not in the order"),
        ([*four(), line("returned", contestant=4), line("started", order=[4, 1, 2])], ""),
        ([*four(c2=7), line("started", order=[2, 1])], ""),
        ([*four(c2=7), line("started", order=[1, 2])], "does not begin with the seeds"),
        ([*four(c1=3, c2=1), line("started", order=[2, 1])], ""),
        ([*four(c1=3, c2=1), line("started", order=[1, 2])], "does not begin with the seeds"),
    ],
)
def test_the_draw(entries: Entries, fault: str) -> None:
    expect(entries, fault)


def late() -> Entries:
    """After a round of 1 and 2, 3 checks in, 4 returns, 5 enters: then 1 beats 3, 4 and 5 draw, 2 has the bye."""
    start = [*four(), line("started", order=[1, 2]), paired(1, meeting(1, 1, 2)), won(1, [9, 1])]
    start[0]["tie_breaks"] = ["buchholz", "sonneborn-berger"]
    return [
        *start,
        line("checked-in", contestant=3),
        line("returned", contestant=4),
        entered(5),
        paired(2, meeting(2, 1, 3), meeting(3, 4, 5), byes=(2,)),
        won(2, [9, 1]),
        won(3, [5, 5]),
    ]


def test_who_was_not_in_the_draw_joins_by_checking_in_returning_or_entering() -> None:
    assert faults(late()) == []
    assert points(late()) == {1: 4, 2: 2, 4: 1, 5: 1, 3: 0}
    half = Fraction(1, 2)
    # 1 met 2 (2 points) and 3 (none); 2 met 1, and the bye is an opponent with 2 points; 3 met 1; 4 and 5 each other.
    assert tie_breaks(late()) == {1: [2, 2], 2: [6, 2], 3: [4, 0], 4: [1, half], 5: [1, half]}


def test_who_is_neither_in_the_draw_nor_joins_has_no_place() -> None:
    assert places([*four(), line("started", order=[1, 2])]) == {1: 1, 2: 1}
    assert places(four()) == {}


@pytest.mark.parametrize(
    "form", [LEAGUE, {"format": "knockout"}, {"format": "groups", "group_size": 4, "qualifiers": 2}]
)
def test_nobody_joins_a_league_a_knock_out_or_groups(form: dict[str, Any]) -> None:
    start = [*begun(3, form, [1, 2])[:-1], line("withdrew", contestant=3), line("started", order=[1, 2])]
    assert faults(start) == []
    for entry in (entered(4), line("checked-in", contestant=3), line("returned", contestant=3)):
        expect([*start, entry], "after the start, which is not possible in")


@pytest.mark.parametrize(
    ("entries", "fault"),
    [
        ([*PLAYED, won(1, [9, 1], [9, 1])], ""),
        ([*PLAYED, won(1, [9, 1], [1, 9], [5, 5])], ""),  # all three were played, and it is a draw
        ([*PLAYED, won(1, [9, 1], [5, 5], [9, 1])], ""),
        ([*PLAYED, won(1, [9, 1])], "meeting 1 is not decided, and has 1 matches of 3"),
        ([*PLAYED, won(1, [9, 1], [5, 5])], "is not decided"),
        ([*PLAYED, won(1, [9, 1], [9, 1], [9, 1])], "went on after it was decided"),
        ([*PLAYED, won(1, [5, 5], [5, 5], [5, 5], [9, 1])], "went on after it was decided"),
        ([*PLAYED, ruled(1, "result", matches=[[9, 1]])], "is not decided"),
        ([*KNOCKOUT, won(1, [9, 1], [5, 5], [5, 5])], ""),
        ([*KNOCKOUT, won(1, [9, 1], [5, 5], [1, 9])], "has no winner"),
        ([*IN_ARENA, won(1, [5, 5])], ""),
        ([*IN_ARENA, won(1, [5, 5], [9, 1])], "has not one match"),
        ([*BOTH_BOARDS, played(1, b1=[5, 5], b2=[0, 9])], ""),
        ([*BOTH_BOARDS, played(1, b1=[5, 5])], "has not each of its own boards once"),
        ([*BOTH_BOARDS, played(1, b1=[5, 5], b2=[5])], "a wrong number of margins"),
        ([*BOTH_BOARDS, line("reported", meeting=1, boards=[{"board": 1, "points": 3}])], "unknown field points"),
        ([*ONE_BOARD, ruled(1, "annulled")], ""),
        ([*ONE_BOARD, ruled(1, "walkover", 0)], "meeting 1 of pairs is ruled a walkover"),
        ([*ONE_BOARD, ruled(1, "forfeit")], "meeting 1 of pairs is ruled a forfeit"),
    ],
)
def test_what_a_result_contains(entries: Entries, fault: str) -> None:
    expect(entries, fault)


def test_a_walkover_is_part_of_a_streak_in_an_arena() -> None:
    entries = IN_ARENA
    for number, result in enumerate([won(1, [9, 1]), ruled(2, "walkover", 0), won(3, [9, 1])], 1):
        entries = [*entries, *([paired(number, meeting(number, 1, 2))] if number > 1 else []), result]
    assert faults(entries) == []
    assert points(entries) == {1: 2 + 2 + 4, 2: 0}


def test_head_to_head_is_the_sum_of_all_that_counts() -> None:
    # 1 beats 2, then 2 gets a walkover, then a draw: they are equal, by 1 + 1/2 each, times two.
    form = {"format": "league", "cycles": 4}
    entries = begun(2, form, tie_breaks=["head-to-head"])
    for number, result in enumerate([won(1, [9, 1]), ruled(2, "walkover", 1), won(3, [5, 5])], 1):
        entries += [paired(number, meeting(number, 1, 2)), result]
    assert tie_breaks(entries) == {1: [3], 2: [3]}
    # A walkover alone is no meeting that they have played.
    assert tie_breaks([*entries, ruled(1, "annulled"), ruled(3, "walkover", 0)]) == {1: [0], 2: [0]}


def write(path: Path, entries: Entries) -> str:
    path.write_text("".join(json.dumps(each) + "\n" for each in entries), encoding="utf-8")
    return str(path)


def test_the_command_prints_standings_and_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path / "a.jsonl", [*PLAYED, won(1, [9, 1], [9, 1])])
    assert main([path]) == 0
    assert capsys.readouterr().out == f"{path}\n1\t1 Name 1\t2\n2\t2 Name 2\t0\n"
    groups = begun(2, {"format": "groups", "group_size": 2, "qualifiers": 2})
    assert main([path, write(tmp_path / "b.jsonl", [*groups, line("sang")])]) == 1
    assert capsys.readouterr().out.endswith(
        f"{tmp_path}/b.jsonl, group 1\n1\t1 Name 1\t0\n1\t2 Name 2\t0\n"
        f"{tmp_path}/b.jsonl, entry 5: unknown entry 'sang'\n"
    )
    (tmp_path / "c.jsonl").write_text("{", encoding="utf-8")
    assert main([str(tmp_path / "c.jsonl")]) == 2 and main([]) == 2
    assert "cannot be read as a log" in capsys.readouterr().err
