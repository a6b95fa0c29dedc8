"""Ratings: winners gain, partners together; a leaver loses alone."""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import correlation

import pytest

from vierblatt.server.accounts.ratings import RatedMatch, is_provisional, points, ranks_of, rated
from vierblatt.server.store.port import PlayerRating

NOW = 1_790_000_000_000
FOUR = ["amal", "badr", "dana", "faris"]


def result(ranks: Sequence[int], *left: int, players: Sequence[str] = FOUR) -> RatedMatch:
    return RatedMatch("baloot", "standard", players, ranks, frozenset(left))


def mus(new: Sequence[PlayerRating]) -> dict[str, float]:
    return {rating.player: round(rating.mu, 6) for rating in new}


def test_the_winning_side_gains_what_the_other_loses_and_partners_alike() -> None:
    found = mus(rated(result([1, 2]), {}, NOW))
    assert found["amal"] == found["dana"] > 25 > found["badr"] == found["faris"]
    assert found["amal"] - 25 == pytest.approx(25 - found["badr"])


def test_six_players_in_two_teams() -> None:
    six = [*FOUR, "ghada", "hamad"]
    found = mus(rated(result([2, 1], players=six), {}, NOW))
    assert {player for player, mu in found.items() if mu > 25} == {"badr", "faris", "hamad"}


def test_without_teams_ratings_follow_the_order() -> None:
    found = mus(rated(result([1, 2, 2, 4]), {}, NOW))
    assert found["amal"] > found["badr"] == found["dana"] > found["faris"]


def test_a_draw_between_equals_changes_no_rating() -> None:
    found = mus(rated(result([1, 1]), {}, NOW))
    assert set(found.values()) == {25.0}


def test_every_match_makes_a_rating_surer_and_is_counted() -> None:
    before: dict[str, PlayerRating] = {}
    for number in range(1, 4):
        new = rated(result([1, 2]), before, NOW + number)
        for rating in new:
            assert rating.matches == number and rating.updated == NOW + number
            assert rating.sigma < (before[rating.player].sigma if rating.player in before else 25 / 3)
        before = {rating.player: rating for rating in new}


@pytest.mark.parametrize(("sides", "members", "matches"), [(4, 1, 8), (2, 2, 10), (2, 3, 13)])
def test_a_rating_is_provisional_for_about_ten_matches(sides: int, members: int, matches: int) -> None:
    """In company of the same strength, with results by chance, whatever the game's sides are."""
    drawn, players = random.Random(1), [f"p{number}" for number in range(sides * members)]
    known: dict[str, PlayerRating] = {}
    for played in range(1, 2 * matches):
        ranks = drawn.sample(range(1, sides + 1), sides)
        known = {rating.player: rating for rating in rated(result(ranks, players=players), known, NOW)}
        provisional = {is_provisional(rating.sigma) for rating in known.values()}
        assert played >= matches - 2 or provisional == {True}
        assert played < matches + 2 or provisional == {False}


def test_a_provisional_rating_orders_players_less_well() -> None:
    """How far the order of ratings is that of strengths, in simulated matches of pairs."""
    drawn = random.Random(1)
    strengths = {f"p{number}": drawn.gauss(0, 1) for number in range(80)}
    known: dict[str, PlayerRating] = {}
    found: dict[bool, list[tuple[float, float]]] = {True: [], False: []}
    while min((known[player].matches if player in known else 0) for player in strengths) < 14:
        four = drawn.sample(sorted(strengths), 4)
        sums = [sum(drawn.gauss(strengths[player], 1) for player in four[side::2]) for side in range(2)]
        for rating in rated(result([1, 2] if sums[0] > sums[1] else [2, 1], players=four), known, NOW):
            known[rating.player] = rating
            found[is_provisional(rating.sigma)].append((rating.mu, strengths[rating.player]))
    early, late = (correlation(*zip(*found[provisional], strict=True)) for provisional in (True, False))
    assert early < 0.62 and late > 0.72


def test_a_leaver_loses_and_no_other_rating_changes() -> None:
    for ranks in ([1, 2], [2, 1]):
        found = mus(rated(result(ranks, 0), {}, NOW))
        assert found.keys() == {"amal"} and found["amal"] < 25


def test_leavers_lose_without_teams_too() -> None:
    found = mus(rated(result([1, 2, 3, 4], 0, 3), {}, NOW))
    assert found.keys() == {"amal", "faris"} and found["amal"] == found["faris"] < 25


def test_both_partners_lose_when_both_leave() -> None:
    found = mus(rated(result([1, 2], 0, 2), {}, NOW))
    assert found.keys() == {"amal", "dana"} and max(found.values()) < 25


def test_leaving_never_makes_a_rating_better() -> None:
    rng = random.Random(5)
    for _ in range(200):
        before = {
            player: PlayerRating(
                player=player, game="baloot", preset="standard", mu=rng.uniform(-10, 60), sigma=rng.uniform(0.5, 9),
                matches=3, updated=NOW,
            )
            for player in FOUR
        }  # fmt: skip
        for rating in rated(result(rng.choice([[1, 2], [1, 2, 3, 4]]), rng.randrange(4)), before, NOW):
            assert rating.mu <= before[rating.player].mu


def test_the_better_player_comes_to_stand_higher() -> None:
    rng, before = random.Random(7), dict[str, PlayerRating]()
    for _ in range(150):
        seats = rng.sample(FOUR, 4)
        strong = seats.index("amal") % 2
        won = strong if rng.random() < 0.7 else 1 - strong
        new = rated(result([1 if side == won else 2 for side in range(2)], players=seats), before, NOW)
        before |= {rating.player: rating for rating in new}
    order = sorted(FOUR, key=lambda player: -points(before[player].mu, before[player].sigma))
    assert order[0] == "amal"


def test_points_start_at_a_thousand() -> None:
    assert points(25, 25 / 3) == 1000
    assert points(30, 2) == 1000 + 40 * 24


@pytest.mark.parametrize(
    ("scores", "winners", "ranks"),
    [
        ([152, 90], [0], [1, 2]),
        ([152, 160], [0], [1, 2]),  # the rules decide who has won
        ([90, 152], [1], [2, 1]),
        ([100, 100], [], [1, 1]),
        ([430, 0, -1230, 800], [0, 3], [2, 3, 4, 1]),
        ([5, 5, 0, -10], [0, 1], [1, 1, 3, 4]),
    ],
)
def test_the_ranks_of_the_sides(scores: list[int], winners: list[int], ranks: list[int]) -> None:
    assert ranks_of(scores, winners) == ranks


@pytest.mark.parametrize(
    ("scores", "winners", "ranks"),
    [
        ([101, 60], [1], [2, 1]),
        ([26, 0, 104, 70], [1], [2, 1, 4, 3]),  # as hearts
        ([0, 0, 50, 104], [0, 1], [1, 1, 3, 4]),
        ([30, 20, 10, 40], [], [3, 2, 1, 4]),
        ([30, 20, 10, 40], [3], [4, 3, 2, 1]),  # the rules decide who has won
    ],
)
def test_the_ranks_where_fewer_points_are_better(scores: list[int], winners: list[int], ranks: list[int]) -> None:
    assert ranks_of(scores, winners, fewer_wins=True) == ranks


def test_winners_rank_before_losers() -> None:
    assert ranks_of([800, 500, 0, 100], [1]) == [2, 1, 4, 3]
