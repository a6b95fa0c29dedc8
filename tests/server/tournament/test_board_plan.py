"""What has to be done where boards are played at tables, from what is stored: boards, results, what is opened."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

import pytest

from tests.server.tournament.evenings import at_tables
from tests.tournaments.building import Evening
from vierblatt.server.store.port import TournamentTable
from vierblatt.server.tournament.board_plan import BoardPlanner
from vierblatt.server.tournament.match_outcomes import MatchOutcome
from vierblatt.server.tournament.match_plan import MatchPlan
from vierblatt.tournaments import PairsFormat, Swiss, deciding
from vierblatt.tournaments.entries import BoardPlayed, ResultReported, ResultRuled, encode
from vierblatt.tournaments.finished_boards import finished_boards
from vierblatt.tournaments.formats import AnyFormat

#: Four pairs in three rounds of two boards; in each, both tables play the same boards.
HOWELL = PairsFormat(rounds=3, boards=2, movement="howell")
TEAMS = Swiss(rounds=2, boards=2)
AHEAD, BEHIND = (MatchOutcome("played", [margin], packs=1) for margin in (12, -4))
NOBODY, ONE_SIDE, BROKEN = MatchOutcome("absent"), MatchOutcome("absent", present=[0]), MatchOutcome("broken")


def begun(chosen: AnyFormat = HOWELL) -> Evening:
    """Four contestants in their first round."""
    evening = Evening(chosen, 4, "back_alley", anchor="ab" * 32)
    evening.do(deciding.start, [1, 2, 3, 4], "1 2 3", "organiser")
    evening.pair()
    return evening


def plan(
    evening: Evening,
    outcomes: dict[tuple[int, int], MatchOutcome | None],
    *,
    opened: Collection[int] = (),
    absent: str = "walkover",
    complete: Callable[[int], bool] = lambda contestant: True,
    done: bool = False,
    unrated: bool = False,
) -> MatchPlan:
    """The plan with these tables, by meeting and number; None for one that is open."""
    names = {key: f"t{key[0]}-{key[1]}" for key in outcomes}
    tables = [
        TournamentTable(meeting=key[0], number=key[1], table=names[key], open=each is None, done=done)
        for key, each in outcomes.items()
    ]
    judged = {names[key]: each for key, each in outcomes.items() if each is not None}
    planner = BoardPlanner(
        evening.tournament, at_tables(absent=absent), tables, judged, complete, evening.now,
        opened=dict.fromkeys(opened, 1), unrated=unrated,
    )  # fmt: skip
    return planner.plan()


def opening(found: MatchPlan) -> list[tuple[int, int]]:
    """The tables that are to be opened."""
    return [(meeting.meeting, number) for meeting, number in found.opening]


def put(evening: Evening, found: MatchPlan) -> None:
    """Adds the entries of a plan."""
    for entry in found.entries:
        evening.tournament.add(entry)


def test_pairs_play_their_boards_one_after_the_other() -> None:
    evening = begun()
    assert opening(plan(evening, {})) == [(1, 1), (2, 1)]
    assert plan(evening, {(1, 1): None, (2, 1): None}) == MatchPlan()
    assert opening(plan(evening, {(1, 1): AHEAD, (2, 1): None})) == [(1, 2)]
    found = plan(evening, {(1, 1): AHEAD, (1, 2): BEHIND, (2, 1): None})
    (entry,) = found.entries
    assert isinstance(entry, ResultReported) and entry.records == ["t1-1", "t1-2"]
    assert [(board.board, board.margins) for board in entry.boards] == [(1, [12]), (2, [-4])]
    assert not found.done and not found.boards


def test_a_board_is_opened_when_nobody_has_yet_to_play_it() -> None:
    evening = begun()
    outcomes: dict[tuple[int, int], MatchOutcome | None] = {(1, 1): AHEAD, (1, 2): BEHIND, (2, 1): None}
    put(evening, plan(evening, outcomes))
    assert plan(evening, outcomes).boards == []
    outcomes |= {(2, 1): AHEAD, (2, 2): AHEAD}
    put(evening, plan(evening, outcomes))
    assert plan(evening, outcomes).boards == [1, 2]
    assert plan(evening, outcomes, opened=[1]).boards == [1, 2], "the tables of board 1 are not done"
    assert plan(evening, outcomes, opened=[1, 2], done=True).boards == []
    evening.do(deciding.close, "cancelled")
    assert plan(evening, outcomes | {(2, 2): None}).boards == [1], "a table that is about to be closed"


def test_in_a_mitchell_a_board_waits_for_the_tables_to_which_it_moves() -> None:
    evening = Evening(PairsFormat(rounds=3, boards=1), 6, "back_alley")
    evening.start()
    for boards in ([], [], [1, 2, 3]):
        evening.pair()
        assert finished_boards(evening.state) == set()
        for each in evening.state.open_meetings:
            played = [BoardPlayed(board=board, margins=[1]) for board in each.meeting.boards]
            evening.do(deciding.report, each.meeting.meeting, (), played)
        assert sorted(finished_boards(evening.state)) == boards


def test_who_withdraws_is_not_waited_for() -> None:
    evening = Evening(PairsFormat(rounds=3, boards=1), 6, "back_alley")
    evening.start()
    evening.pair()
    for each in evening.state.open_meetings:
        evening.do(deciding.rule, each.meeting.meeting, "annulled")
    for number in range(2, 7):
        evening.do(deciding.withdraw, number)
    assert finished_boards(evening.state) == {1, 2, 3}


@pytest.mark.parametrize(
    ("outcome", "percents"), [(ONE_SIDE, [60, 40]), (NOBODY, [40, 40])],
)  # fmt: skip
def test_pairs_who_do_not_come_get_less_than_the_average(outcome: MatchOutcome, percents: list[int]) -> None:
    found = plan(begun(), {(1, 1): outcome, (2, 1): None})
    (entry,) = found.entries
    assert isinstance(entry, ResultRuled) and entry.reason == "absent"
    assert [board.percents for board in entry.boards] == [percents] * 2 and not found.opening


def test_a_board_without_an_end_counts_as_the_average_and_the_next_one_is_played() -> None:
    evening = begun()
    assert opening(plan(evening, {(1, 1): BROKEN, (2, 1): None})) == [(1, 2)]
    (entry,) = plan(evening, {(1, 1): BROKEN, (1, 2): AHEAD, (2, 1): None}).entries
    assert isinstance(entry, ResultReported) and entry.records == ["t1-2"]
    assert [(board.margins, board.percents) for board in entry.boards] == [([], [50, 50]), ([12], [])]


def test_a_missing_player_costs_the_boards_unless_bots_play() -> None:
    evening, some = begun(), lambda contestant: contestant != 3
    (entry,) = plan(evening, {(2, 1): None}, complete=some).entries
    assert isinstance(entry, ResultRuled) and (entry.meeting, entry.reason) == (1, "incomplete")
    assert [board.percents for board in entry.boards] == [[60, 40]] * 2
    assert opening(plan(evening, {}, complete=some, absent="bots")) == [(1, 1), (2, 1)]


def test_nothing_begins_in_a_pause() -> None:
    evening = begun()
    evening.do(deciding.pause)
    assert plan(evening, {(1, 1): AHEAD}) == MatchPlan()


def test_teams_play_in_two_rooms_and_exchange_seats() -> None:
    evening = begun(TEAMS)
    assert opening(plan(evening, {(2, 1): None, (2, 2): None})) == [(1, 1), (1, 2)]
    outcomes: dict[tuple[int, int], MatchOutcome | None] = {(2, 1): None, (2, 2): None, (1, 1): AHEAD, (1, 2): None}
    assert opening(plan(evening, outcomes)) == [(1, 3)]
    outcomes |= {(1, 2): BEHIND, (1, 3): BEHIND, (1, 4): AHEAD}
    found = plan(evening, outcomes)
    (entry,) = found.entries
    assert isinstance(entry, ResultReported) and entry.records == ["t1-1", "t1-2", "t1-3", "t1-4"]
    assert [board.margins for board in entry.boards] == [[12, 4], [-4, -12]]
    put(evening, found)
    assert plan(evening, outcomes).boards == []
    outcomes |= {(2, number): AHEAD for number in range(1, 5)}
    put(evening, plan(evening, outcomes))
    assert plan(evening, outcomes).boards == [1, 2]


def test_a_team_that_is_not_there_loses_whichever_room_waited() -> None:
    evening = begun(TEAMS)
    (entry,) = plan(evening, {(1, 1): AHEAD, (1, 2): ONE_SIDE, (2, 1): None, (2, 2): None}).entries
    assert isinstance(entry, ResultRuled) and (entry.ruling, entry.side) == ("walkover", 1)


def test_the_log_names_anchor_and_lot() -> None:
    created, started = (encode(begun().tournament.entries[place]) for place in (0, 5))
    assert b'"anchor":"abab' in created and b'"lot":"1 2 3","lot_by":"organiser"' in started


def test_the_result_says_who_left_a_board() -> None:
    """Sides are those of the table: in the second room of teams, they have exchanged seats."""
    evening = begun()
    pairs = {(1, 1): replace(AHEAD, left=[1]), (1, 2): BEHIND, (2, 1): None}
    (entry,) = plan(evening, pairs).entries
    assert isinstance(entry, ResultReported) and entry.left == evening.state.meetings[1].meeting.sides[1]
    for number, side in ((1, 0), (2, 1)):
        teams = begun(TEAMS)
        outcomes: dict[tuple[int, int], MatchOutcome | None] = {(1, each): AHEAD for each in range(1, 5)}
        outcomes |= {(1, number): replace(AHEAD, left=[0]), (2, 1): None}
        (entry,) = plan(teams, outcomes).entries
        assert isinstance(entry, ResultReported) and entry.left == teams.state.meetings[1].meeting.sides[side]


def test_ratings_change_when_all_tables_have_ended_and_all_boards_are_open() -> None:
    evening = begun()
    evening.do(deciding.close, "cancelled")
    assert not plan(evening, {(1, 1): None}, unrated=True).rates
    assert not plan(evening, {(1, 1): AHEAD}, unrated=True).rates, "boards are yet to be opened"
    assert plan(evening, {(1, 1): AHEAD}, opened=[1, 2], done=True, unrated=True).rates
    assert not plan(evening, {(1, 1): AHEAD}, opened=[1, 2], done=True).rates
