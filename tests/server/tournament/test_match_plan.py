"""What has to be done in a tournament at its tables, from what is stored: nothing else decides it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.tournament.evenings import at_tables
from vierblatt.server.store.port import TournamentTable
from vierblatt.server.tournament.match_outcomes import MatchOutcome, counted_points
from vierblatt.server.tournament.match_plan import MatchPlan, MatchPlanner
from vierblatt.tournaments import Knockout, League, Swiss, Tournament, create, deciding
from vierblatt.tournaments.entries import ResultReported, ResultRuled, RoundPaired
from vierblatt.tournaments.formats import AnyFormat

WON, LOST, DRAWN = (MatchOutcome("played", points, points[0] == points[1]) for points in ([5, 3], [2, 9], [4, 4]))


def begun(chosen: AnyFormat, contestants: int = 2) -> Tournament:
    """A tournament in its first round; contestant 1 is side 0 of meeting 1."""
    tournament = Tournament([create(0, "t", "Evening", "back_alley", chosen)])
    for number in range(1, contestants + 1):
        put(tournament, deciding.enter(tournament.state, 1, f"Pair {number}"))
    put(tournament, deciding.start(tournament.state, 2, [*range(1, contestants + 1)]))
    put(tournament, deciding.pair(tournament.state, 3))
    return tournament


def put(tournament: Tournament, entries: Any) -> None:
    """Adds entries."""
    for entry in entries:
        tournament.add(entry)


def plan(
    tournament: Tournament,
    *outcomes: MatchOutcome | None,
    complete: Callable[[int], bool] = lambda contestant: True,
    done: bool = False,
    **chosen: Any,
) -> MatchPlan:
    """The plan when meeting 1 has these tables: t1, t2 ...; None for one that is open."""
    tables = [
        TournamentTable(meeting=1, number=number, table=f"t{number}", open=each is None, done=done)
        for number, each in enumerate(outcomes, 1)
    ]
    judged = {f"t{number}": each for number, each in enumerate(outcomes, 1) if each is not None}
    return MatchPlanner(tournament, at_tables(**chosen), tables, judged, complete, 9).plan()


def opened(found: MatchPlan) -> list[tuple[int, int]]:
    """The matches that need a table."""
    return [(meeting.meeting, number) for meeting, number in found.opening]


def test_every_meeting_gets_a_table_and_then_its_result() -> None:
    tournament = begun(Knockout())
    assert opened(plan(tournament)) == [(1, 1)]
    assert plan(tournament, None) == MatchPlan()
    found = plan(tournament, WON)
    assert found.entries == [ResultReported(at=9, meeting=1, matches=[[5, 3]], records=["t1"])]
    assert found.done == ["t1"] and not found.opening
    put(tournament, found.entries)
    assert plan(tournament, WON, done=True) == MatchPlan()


def test_best_of_three_ends_when_it_is_decided() -> None:
    tournament = begun(Swiss(rounds=1, best_of=3))
    assert opened(plan(tournament, WON)) == [(1, 2)]
    assert opened(plan(tournament, WON, LOST)) == [(1, 3)]
    (entry,) = plan(tournament, WON, WON).entries
    assert isinstance(entry, ResultReported) and entry.records == ["t1", "t2"]
    (entry,) = plan(tournament, WON, DRAWN, LOST).entries
    assert isinstance(entry, ResultReported) and entry.matches == [[5, 3], [4, 4], [2, 9]]


def test_where_somebody_has_to_go_on_a_draw_is_played_again() -> None:
    assert plan(begun(Swiss(rounds=1)), DRAWN).entries
    tournament = begun(Knockout())
    assert opened(plan(tournament, DRAWN)) == [(1, 2)]
    (entry,) = plan(tournament, DRAWN, LOST).entries
    assert isinstance(entry, ResultReported) and (entry.matches, entry.records) == ([[2, 9]], ["t2"])


@pytest.mark.parametrize(("present", "ruling", "side"), [([1], "walkover", 1), ([], "forfeit", -1)])
def test_absence(present: list[int], ruling: str, side: int) -> None:
    found = plan(begun(Swiss(rounds=1)), MatchOutcome("absent", present=present))
    (entry,) = found.entries
    assert isinstance(entry, ResultRuled) and (entry.ruling, entry.side, entry.reason) == (ruling, side, "absent")
    assert found.done == ["t1"]


def test_who_has_lost_a_player_does_not_get_a_table() -> None:
    (entry,) = plan(begun(Knockout()), complete=lambda contestant: contestant == 2).entries
    assert isinstance(entry, ResultRuled) and (entry.side, entry.reason) == (1, "incomplete")
    found = plan(begun(Knockout()), complete=lambda contestant: False, absent="bots")
    assert opened(found) == [(1, 1)]


def test_a_match_without_an_end_is_left_to_the_organiser() -> None:
    tournament = begun(Knockout())
    found = plan(tournament, MatchOutcome("broken"))
    assert found == MatchPlan(done=["t1"])
    assert plan(tournament, MatchOutcome("broken"), done=True) == MatchPlan()
    wild = MatchOutcome("played", [2_000_000, 0])
    assert plan(tournament, wild) == MatchPlan(done=["t1"])  # more points than a tournament counts


def test_a_decided_meeting_needs_no_table() -> None:
    tournament = begun(Knockout(), 4)
    put(tournament, deciding.rule(tournament.state, 4, 1, "walkover", side=0))
    found = plan(tournament, None)
    assert found.closing == ["t1"] and opened(found) == [(2, 1)]
    assert plan(tournament, WON).done == ["t1"]
    put(tournament, deciding.close(tournament.state, 5, "cancelled"))
    assert plan(tournament, None) == MatchPlan(closing=["t1"])


def test_a_pause_opens_no_table_and_lets_results_in() -> None:
    tournament = begun(Swiss(rounds=2, best_of=3), 2)
    put(tournament, deciding.pause(tournament.state, 4))
    assert plan(tournament) == MatchPlan() == plan(tournament, WON, done=True)
    assert plan(tournament, WON, WON).entries
    put(tournament, plan(tournament, WON, WON).entries)
    assert plan(tournament, WON, WON, done=True, automatic=True) == MatchPlan()


def test_rounds_begin_by_themselves_only_if_that_was_chosen() -> None:
    tournament = begun(League(cycles=2))
    put(tournament, plan(tournament, WON).entries)
    assert plan(tournament, WON, done=True) == MatchPlan()
    (entry,) = plan(tournament, WON, done=True, automatic=True).entries
    assert isinstance(entry, RoundPaired) and entry.round == 2


@pytest.mark.parametrize(
    ("scores", "winners", "fewest", "points"),
    [
        ([152, 98], [0], False, [152, 98]),
        ([40, 9], [1], False, [40, 41]),
        ([7, 7], [0], False, [8, 7]),
        ([7, 7], [], False, [7, 7]),
        ([10, 20, 20, 5], [1, 2], False, [10, 20, 20, 5]),
        ([30, 10], [0], True, [9, 10]),
    ],
)
def test_who_has_won_is_ahead(scores: list[int], winners: list[int], fewest: bool, points: list[int]) -> None:
    assert counted_points(scores, winners, fewest_win=fewest) == points
