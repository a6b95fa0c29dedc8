"""Duplicate ratings, from the log of a tournament alone: who is compared with whom, and what that changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pytest

from tests.tournaments.building import Evening
from vierblatt.server.accounts.field_ratings import Strength, strengths_after
from vierblatt.server.accounts.ratings import DAY, RatedMatch, often_together, rated
from vierblatt.server.store.port import PlayerRating
from vierblatt.server.tournament.board_comparisons import comparisons
from vierblatt.server.tournament.board_ratings import players_of, rated_boards, rated_places
from vierblatt.tournaments import PairsFormat, Swiss, deciding
from vierblatt.tournaments.entries import BoardPlayed
from vierblatt.tournaments.formats import AnyFormat, rooms_of

NOW = 1_790_000_000_000
#: Eight pairs, in which everybody meets everybody.
HOWELL, PAIRS = PairsFormat(rounds=7, boards=1, movement="howell"), 8
TEAMS = Swiss(rounds=2, boards=2)

#: By how many points side 0 is ahead. Given the contestants of the two sides.
Margin = Callable[[int, int], int]


def stronger(one: int, other: int) -> int:
    """The contestant with the smaller number is the stronger one."""
    return 10 * (other - one)


def evening(chosen: AnyFormat = HOWELL, contestants: int = PAIRS) -> Evening:
    """A tournament that has begun."""
    made = Evening(chosen, contestants, "back_alley", anchor="ab" * 32)
    made.do(deciding.start, [*range(1, contestants + 1)], "1 2 3", "organiser")
    return made


def play(made: Evening, margin: Margin = stronger, *, left: Mapping[int, Sequence[int]] | None = None) -> None:
    """A round at tables. left: by meeting, who left."""
    made.pair()
    play_open(made, margin, left=left)


def play_open(made: Evening, margin: Margin = stronger, *, left: Mapping[int, Sequence[int]] | None = None) -> None:
    """The same, of a round that has begun."""
    for each in made.state.open_meetings:
        number, rooms = each.meeting.meeting, rooms_of(made.state.created.format)
        ahead = margin(*made.contestants(each))
        boards = [BoardPlayed(board=board, margins=[ahead] * rooms) for board in each.meeting.boards]
        records = [f"t{number}-{n}" for n in range(rooms * len(boards))]
        made.do(deciding.report, number, (), boards, records, (left or {}).get(number, ()))


def played(chosen: AnyFormat = HOWELL, contestants: int = PAIRS, margin: Margin = stronger, rounds: int = 7) -> Evening:
    """So many rounds of a tournament."""
    made = evening(chosen, contestants)
    for _ in range(rounds):
        play(made, margin)
    return made


def people(contestants: int = PAIRS, size: int = 2) -> dict[int, list[str]]:
    """The players of each contestant."""
    return {number: [f"p{number}-{place}" for place in range(size)] for number in range(1, contestants + 1)}


def after(
    made: Evening, players: Mapping[int, Sequence[str]], before: Mapping[str, PlayerRating] | None = None
) -> dict[int, PlayerRating]:
    """The new rating of the first player of each contestant whose rating changes."""
    found = rated_boards(made.state.created, comparisons(made.state), players, before or {}, NOW)
    by_player = {rating.player: rating for rating in found}
    return {number: by_player[names[0]] for number, names in players.items() if names[0] in by_player}


def mus(found: Mapping[int, PlayerRating]) -> dict[int, float]:
    """Estimated strengths."""
    return {number: round(rating.mu, 6) for number, rating in found.items()}


def known(player: str, mu: float, **fields: object) -> PlayerRating:
    """A rating of a player before."""
    given = {"game": "back_alley", "preset": "standard", "kind": "boards", "sigma": 6.0, "matches": 3, "updated": 1}
    return PlayerRating(player=player, mu=mu, **{**given, **fields})  # type: ignore[arg-type]


# --- comparing many at once ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ranks", [[1, 2], [2, 1], [1, 1]])
def test_two_contestants_are_rated_as_a_match_of_two_sides(ranks: list[int]) -> None:
    """So the unit is the same, and `openskill` is the judge of the formulas."""
    players = ["amal", "badr", "dana", "essa"]
    values = [Strength(), Strength(20, 7), Strength(27, 4), Strength(31, 2)]
    before = {
        player: known(player, each.mu, sigma=each.sigma) for player, each in zip(players, values, strict=True)
    }  # fmt: skip
    match = rated(RatedMatch("back_alley", "standard", players, ranks, frozenset()), before, NOW)
    sides = strengths_after([[values[0], values[2]], [values[1], values[3]]], ranks, 1)
    ours = [sides[0][0], sides[1][0], sides[0][1], sides[1][1]]
    for rating, strength in zip(match, ours, strict=True):
        assert strength.mu == pytest.approx(rating.mu, rel=1e-12)
        assert strength.sigma == pytest.approx(rating.sigma, rel=1e-12)


def test_the_size_of_a_field_does_not_matter() -> None:
    """Who beats all gains as much among four as among 1,024, and is as sure afterwards."""
    winners = [strengths_after([[Strength()]] * size, [*range(1, size + 1)], 2)[0][0] for size in (2, 4, 1024)]
    for winner in winners[1:]:
        assert winner == pytest.approx(winners[0])


def test_a_field_computed_by_hand() -> None:
    """Three equal pairs: the variance of each is 2 (sigma² + tau²), the scale the root of twice that and beta²."""
    variance = (25 / 3) ** 2 + (25 / 300) ** 2
    scale = (2 * (2 * variance + (25 / 6) ** 2)) ** 0.5
    gain = 2 * 0.5 * variance / scale  # two matches' worth, half more than expected against each of two others
    first, second, third = (team[0] for team in strengths_after([[Strength(), Strength()]] * 3, [1, 2, 3], 2))
    assert [first.mu, second.mu, third.mu] == pytest.approx([25 + gain, 25, 25 - gain])
    surer = 2 * ((2 * variance) ** 0.5 / scale) ** 3 / 4
    assert second.sigma == pytest.approx((variance * (1 - surer / 2)) ** 0.5)


# --- who is compared -------------------------------------------------------------------------------------------------


def test_in_a_howell_all_are_one_field() -> None:
    (field,) = comparisons(played().state)
    assert field.places(field.worth) == [*range(1, 9)] and not field.left and not field.few
    found = mus(after(played(), people()))
    assert sorted(found, key=lambda number: -found[number]) == [*range(1, 9)] and found[4] > 25 > found[5]
    assert sum(found.values()) == pytest.approx(8 * 25)


def test_a_contestant_has_the_mean_of_the_boards_that_others_played_too() -> None:
    """Two tables have the same board: who did better with the same cards has 100, the other 0."""
    made = evening(PairsFormat(rounds=3, boards=2, movement="howell"), 4)
    play(made)
    assert [[*each.worth.values()] for each in comparisons(made.state)] == [[100, 0], [100, 0]]
    made.do(deciding.withdraw, 4)
    play(made)
    assert {worth for each in comparisons(made.state) for worth in each.worth.values()} == {0, 100}
    play(made)
    assert {worth for each in comparisons(made.state) for worth in each.worth.values()} == {0, 100}, "one table each"


def test_in_a_mitchell_without_a_change_of_direction_there_are_two_fields() -> None:
    made = played(PairsFormat(rounds=3, boards=1), 6, rounds=3)
    fields = [[*field.worth] for field in comparisons(made.state)]
    assert fields == [[1, 2, 3], [4, 5, 6]]
    found = mus(after(made, people(6)))
    assert found[1] == found[4] and found[3] == found[6], "nobody is compared with the other direction"
    assert found[1] > found[2] == 25 > found[3]


def test_teams_are_compared_meeting_by_meeting() -> None:
    made = played(TEAMS, 4, rounds=2)
    found = comparisons(made.state)
    assert [len(each.worth) for each in found] == [2] * 4 and {each.weight for each in found} == {1.0}
    ratings = after(made, people(4, 4))
    assert mus(ratings)[1] > 25 > mus(ratings)[4] and {rating.matches for rating in ratings.values()} == {1}
    drawn = after(played(TEAMS, 4, lambda one, other: 0, 1), people(4, 4))
    assert {*mus(drawn).values()} == {25.0} and drawn[1].sigma < 25 / 3


def test_a_rating_says_where_it_is_from() -> None:
    before = {name: known(name, 20.0 + number) for number, names in people().items() for name in names}
    found = after(played(), people(), before)
    for rating in found.values():
        assert (rating.game, rating.preset, rating.kind) == ("back_alley", "standard", "boards")
        assert (rating.matches, rating.updated) == (4, NOW) and rating.sigma < 6


# --- what an organiser can do ----------------------------------------------------------------------------------------


def test_nothing_that_an_organiser_rules_changes_a_rating() -> None:
    """Margins, percents, annulled meetings and penalties, to lift contestant 8."""
    fair, made = after(played(), people()), played()
    for each in [*made.state.meetings.values()]:
        number, sides = each.meeting.meeting, each.meeting.sides
        if [8] not in sides:
            made.do(deciding.rule, number, "annulled")
        elif number % 2:
            best = [100, 0] if sides[0] == [8] else [0, 100]
            boards = [BoardPlayed(board=board, percents=best) for board in each.meeting.boards]
            made.do(deciding.rule, number, "result", boards=boards)
        else:
            margin = 1_000_000 if sides[0] == [8] else -1_000_000
            boards = [BoardPlayed(board=board, margins=[margin]) for board in each.meeting.boards]
            made.do(deciding.rule, number, "result", boards=boards)
    made.do(deciding.penalise, 1, 100)
    assert after(made, people()) == fair


def test_results_that_no_table_gave_do_not_count() -> None:
    made = evening()
    for _ in range(7):
        made.pair()
        for each in made.state.open_meetings:
            boards = [BoardPlayed(board=board, margins=[100]) for board in each.meeting.boards]
            made.do(deciding.report, each.meeting.meeting, (), boards)
    assert comparisons(made.state) == []


# --- who leaves, who plays little ------------------------------------------------------------------------------------


def test_who_left_is_last_and_the_others_are_compared_without_them() -> None:
    made = evening()
    one = made.pair()[0][0][0]
    play_open(made, left={1: [one]})
    for _ in range(6):
        play(made)
    found, without = mus(after(made, people())), people()
    del without[one]
    assert found[one] < 25
    assert {number: found[number] for number in without} == mus(after(made, without))


def test_whoever_cannot_gain_gets_no_surer_rating_either() -> None:
    """Nobody expects anything of contestant 1, who leaves and would gain; contestant 8 leaves and loses."""
    made, before = evening(), {name: known(name, -10.0) for name in people()[1]}
    made.pair()
    gone = {
        each.meeting.meeting: [number]
        for each in made.state.open_meetings
        for number in made.contestants(each)
        if number in {1, 8}
    }
    play_open(made, left=gone)
    for _ in range(6):
        play(made)
    found = after(made, people(), before)
    assert found[1].mu <= -10 and found[1].sigma == 6.0 and found[1].matches == 4
    assert found[8].mu < 25 and found[8].sigma == 25 / 3


def test_a_team_that_left_lost_that_meeting_and_gains_nothing_elsewhere() -> None:
    made = evening(TEAMS, 4)
    made.pair()
    first = next(each for each in made.state.open_meetings if [1] in each.meeting.sides)
    play_open(made, left={first.meeting.meeting: [1]})
    other = next(number for side in first.meeting.sides for number in side if number != 1)
    found = after(made, people(4, 4))
    assert found[1].mu < 25 and other not in found
    play(made)
    met = next(each for each in made.state.rounds[1].meetings if [1] in each.meeting.sides)
    beaten = next(number for side in met.meeting.sides for number in side if number != 1)
    found = after(made, people(4, 4))
    assert found[1].mu <= 25 and found[1].sigma == 25 / 3 and beaten in found


@pytest.mark.parametrize("leaving", [1, 8])
def test_who_goes_home_early_can_lose_but_not_gain(leaving: int) -> None:
    """After three of seven rounds, the best or the worst goes."""
    made = played(rounds=3)
    made.do(deciding.withdraw, leaving)
    for _ in range(4):
        play(made)
    (field,) = comparisons(made.state)
    assert field.few == {leaving}
    found = after(made, people())
    assert found[leaving].sigma == 25 / 3
    assert found[8].mu < 25 and (found[1].mu > 25) is (leaving != 1)


def test_a_tournament_that_is_cancelled_early_compares_nobody() -> None:
    made = played(rounds=3)
    assert after(made, people()) == {}
    play(made)
    made.do(deciding.close, "cancelled")
    assert len(after(made, people())) == 8


def test_contestants_who_may_not_be_compared_are_left_out() -> None:
    some = {number: names for number, names in people().items() if number in {2, 3}}
    found = mus(after(played(), some))
    assert found.keys() == {2, 3} and found[2] > 25
    assert after(played(), {1: ["amal", "badr"]}) == {}


# --- the same people again and again ---------------------------------------------------------------------------------


def test_two_people_count_together_three_times_a_day() -> None:
    players, found = people(), comparisons(played().state)
    met = [["p1-0", "p2-1"]] * 3
    assert {each.contestant for each in rated_places(found, players, met[:2])} == {*players}
    places = rated_places(found, players, met)
    assert all(each.counted for each in places)
    assert players_of(places) == {number: names for number, names in players.items() if number > 2}
    partners = rated_places(found, players, [["p1-0", "p1-1"]] * 3)
    assert {each.contestant for each in partners} == {*range(2, 9)}


def test_who_met_too_often_is_found_among_the_most_that_a_tournament_takes() -> None:
    players = [f"p{number}" for number in range(2048)]
    assert often_together(players, [players] * 3) == {*players}
    assert often_together(players, [players] * 2 + [["p1", "p2", "q"]]) == {"p1", "p2"}
    assert often_together([], []) == set() and DAY == 86_400_000
