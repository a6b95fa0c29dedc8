"""Random tournaments beside a second program that was written from the page about their logs alone."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.reference import tournaments as reference
from vierblatt.tournaments import Tournament, group_standings, standings
from vierblatt.tournaments.entries import encode
from vierblatt.tournaments.formats import Groups, Swiss
from vierblatt.tournaments.log import takes_part
from vierblatt.tournaments.standings import TournamentStanding

from .random_tournaments import RandomTournament

QUICK, PART, PARTS = 60, 500, 200  #: the slow parts are 100,000 tournaments


def lines(found: list[TournamentStanding]) -> list[dict[str, Any]]:
    """Standings as the reference has them."""
    return [
        {"contestant": each.contestant, "place": each.place, "points": each.points, "tie_breaks": each.tie_breaks}
        for each in found
    ]


def check(seed: int) -> None:
    """Plays a tournament and judges it."""
    tournament = RandomTournament(random.Random(seed)).play()
    entries = [json.loads(encode(entry)) for entry in tournament.entries]
    assert reference.faults(entries) == [], seed
    assert lines(standings(tournament.state)) == reference.standings(entries), seed
    if isinstance(tournament.state.created.format, Groups):
        ours = {group: lines(found) for group, found in group_standings(tournament.state).items()}
        assert ours == reference.group_standings(entries), seed
    check_nobody_is_lost(tournament)


def check_nobody_is_lost(tournament: Tournament) -> None:
    """Everybody who takes part is in the standings, once, and everybody who came and did not leave takes part."""
    state = tournament.state
    listed = [each.contestant for each in standings(state)]
    assert sorted(listed) == sorted({*listed})
    if state.started_at and not state.created.check_in:
        assert {*takes_part(state)} <= {*listed}
    if isinstance(state.created.format, Swiss) and state.shape.contestants == 2 and not state.created.check_in:
        for played in state.rounds:
            sides = [each for meeting in played.meetings for side in meeting.meeting.sides for each in side]
            assert len(sides) + len(played.byes) == len({*sides, *played.byes})
            assert len(played.byes) <= 1


@pytest.mark.parametrize("part", range(4))
def test_a_second_program_computes_the_same_and_finds_no_fault(part: int) -> None:
    for seed in range(part * QUICK // 4, (part + 1) * QUICK // 4):
        check(seed)


@pytest.mark.parametrize("seed", [19668, 57292])
def test_tournaments_that_once_had_a_fault_have_none(seed: int) -> None:
    check(seed)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_a_hundred_thousand_tournaments(part: int) -> None:
    for seed in range(QUICK + part * PART, QUICK + (part + 1) * PART):
        check(seed)


def test_the_second_program_notices_what_is_wrong() -> None:
    """Pairings that could have been avoided, byes, results: each change of a sound log is a fault or another result."""
    noticed, changed = 0, 0
    for seed in range(40):
        tournament = RandomTournament(random.Random(seed)).play()
        entries = [json.loads(encode(entry)) for entry in tournament.entries]
        for entry in entries:
            if entry["entry"] == "paired" and len(entry["meetings"]) > 1:
                one, other = entry["meetings"][0]["sides"], entry["meetings"][1]["sides"]
                one[0], other[0] = other[0], one[0]
                changed += 1
                noticed += reference.faults(entries) != [] or _standings_or_none(entries) != lines(
                    standings(tournament.state)
                )
                one[0], other[0] = other[0], one[0]
                break
    assert changed > 10 and noticed > changed / 2


def _standings_or_none(entries: list[dict[str, Any]]) -> list[dict[str, Any]] | None:
    try:
        return reference.standings(entries)
    except (KeyError, ValueError, IndexError):
        return None
