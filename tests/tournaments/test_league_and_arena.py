"""Leagues and arenas."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from vierblatt.errors import BadTournament
from vierblatt.tournaments import deciding
from vierblatt.tournaments.entries import BoardPlayed
from vierblatt.tournaments.formats import MOST_CONTESTANTS, ArenaFormat, League
from vierblatt.tournaments.pairing.league import circle, league_round
from vierblatt.tournaments.standings import standings

from .building import Evening, stronger_wins


@pytest.mark.parametrize("contestants", range(2, 21))
def test_in_a_league_everybody_meets_everybody_once(contestants: int) -> None:
    rounds = circle(range(1, contestants + 1))
    assert len(rounds) == contestants - 1 + contestants % 2
    met = [(min(two), max(two)) for pairs in rounds for two in pairs]
    assert sorted(met) == [*combinations(range(1, contestants + 1), 2)]
    for pairs in rounds:
        assert len({number for two in pairs for number in two}) == 2 * (contestants // 2)


def test_who_withdraws_from_a_league_has_met_nobody() -> None:
    evening = Evening(League(), 5)
    evening.start()
    evening.round(stronger_wins)
    evening.round(stronger_wins)
    evening.do(deciding.withdraw, 5, "moved away")
    with pytest.raises(BadTournament, match="too-late-to-enter"):
        evening.do(deciding.come_back, 5)
    for _ in range(3):
        evening.round(stronger_wins)
    lines = {each.contestant: each for each in standings(evening.state)}
    assert [int(lines[number].points or 0) for number in (1, 2, 3, 4, 5)] == [6, 4, 2, 0, 0]


def test_teams_play_the_same_boards_at_two_tables_for_victory_points() -> None:
    evening = Evening(League(boards=2, imp_scale=[2, 6, 12]), 2)
    evening.start()
    evening.pair()
    meeting = evening.state.open_meetings[0].meeting
    assert meeting.boards == [1, 2]
    boards = [BoardPlayed(board=1, margins=[16, -3]), BoardPlayed(board=2, percents=[50, 50])]
    with pytest.raises(BadTournament, match="bad-boards"):
        evening.do(deciding.report, 1, boards=boards[:1])
    with pytest.raises(BadTournament, match="bad-margins"):
        evening.do(deciding.report, 1, boards=[BoardPlayed(board=1, margins=[3]), boards[1]])
    evening.do(deciding.report, 1, boards=boards)
    first, second = standings(evening.state)
    assert first.points is not None and second.points is not None
    assert first.points + second.points == 20 and 10 < first.points < 20


def test_two_wins_in_a_row_make_the_next_ones_worth_twice_as_much() -> None:
    evening = Evening(ArenaFormat(minutes=60), 2)
    evening.start()
    for one_wins in (True, True, True, True, False, True):
        evening.round(lambda one, other, wins=one_wins: (152, 9) if (one == 1) == wins else (9, 152))  # type: ignore[misc]
    assert {each.contestant: each.points for each in standings(evening.state)} == {1: 2 + 2 + 4 + 4 + 2, 2: 2}


def test_an_arena_pairs_whoever_is_free_and_ends_by_the_clock() -> None:
    dice = random.Random(5)
    evening = Evening(ArenaFormat(minutes=2), 9)
    evening.start()
    last: dict[int, int] = {}
    while evening.now < 119_000:
        before = len(evening.state.meetings)
        evening.do(deciding.pair)
        for each in [*evening.state.meetings.values()][before:]:
            one, other = Evening.contestants(each)
            assert last.get(one) != other and last.get(other) != one
            last |= {one: other, other: one}
        busy = [number for each in evening.state.open_meetings for number in Evening.contestants(each)]
        assert len(busy) == len({*busy}) and len(busy) >= 6
        each = dice.choice(evening.state.open_meetings)
        evening.do(deciding.report, each.meeting.meeting, [[*stronger_wins(*Evening.contestants(each))]])
    evening.now = 130_000
    with pytest.raises(BadTournament, match="last-round-played"):
        evening.pair()
    played = [each for each in evening.state.meetings.values() if each.result is not None]
    assert len({number for each in played for number in Evening.contestants(each)}) == 9


def test_a_round_of_a_large_league_is_made_alone() -> None:
    pairs = league_round(range(1, MOST_CONTESTANTS + 1), 123)
    assert {each for two in pairs for each in two} == {*range(1, MOST_CONTESTANTS + 1)}


def test_a_league_that_could_never_end_does_not_start() -> None:
    evening = Evening(League(cycles=4), 52)
    with pytest.raises(BadTournament, match="league-too-long"):
        evening.start()
    evening.do(deciding.withdraw, 52)
    evening.do(deciding.withdraw, 51)
    evening.start()
