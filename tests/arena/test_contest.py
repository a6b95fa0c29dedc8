"""A contest as data."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from tests.registry import ALL_GAMES
from vierblatt.arena import Contest
from vierblatt.arena.contest import TABLE_NUMBERS
from vierblatt.errors import BadOption


@pytest.mark.parametrize("game", ALL_GAMES)
def test_each_of_a_pair_sits_in_every_seat_once(game: str) -> None:
    contest = Contest(game, ["rules", "random"], 1)
    seatings = [contest.seating((0, 1), number) for number in TABLE_NUMBERS]
    assert all({*seats} == {0, 1} for seats in zip(*seatings, strict=True))
    assert all(seating.count(0) == contest.table.seats // 2 for seating in seatings)


def test_partners_are_the_same_bot() -> None:
    contest = Contest("kout_bo", ["rules", "random"], 1)
    seating = contest.seating((0, 1), 0)
    assert {(contest.table.side(seat), bot) for seat, bot in enumerate(seating)} == {(0, 0), (1, 1)}


def test_every_bot_meets_every_other_once() -> None:
    assert Contest("baloot", ["a", "b", "c", "d"], 1).pairs == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


def test_a_bot_that_comes_twice_has_two_names_and_a_program_a_short_one() -> None:
    contest = Contest("baloot", ["rules", "rules", "exec:perl /somewhere/bot.pl", "exec:vierblatt player club"], 1)
    assert contest.names == ["rules", "rules #2", "exec:bot.pl", "exec:club"]


def test_a_contest_is_rebuilt_from_its_facts_and_by_pickling() -> None:
    contest = Contest("kout_bo", ["rules", "random"], 7, rules={"target": "51"}, until_decided=True)
    assert contest.game_object.id == "kout_bo"  # kept with the contest, but it does not travel
    assert Contest(**contest.facts()) == contest
    assert pickle.loads(pickle.dumps(contest)) == contest


def test_random_numbers_depend_on_the_seed_and_their_purpose() -> None:
    one, other = (Contest("baloot", ["rules", "random"], 1, seed=seed) for seed in (1, 2))
    numbers = [one.number("packs", 1), one.number("packs", 2), one.number("bot", 1), other.number("packs", 1)]
    assert len({*numbers}) == 4 and all(0 <= number < 1 << 62 for number in numbers)
    assert one.number("packs", 1) == Contest("kout_bo", ["a", "b"], 9).number("packs", 1)


BAD: dict[str, dict[str, Any]] = {
    "one bot": {"bots": ["rules"]},
    "no boards": {"count": 0},
    "too many boards": {"count": 10**9},
    "no such unit": {"unit": "hands"},
    "matches in a drawn situation": {"unit": "matches", "drawn": True},
    "no time": {"seconds": 0},
    "no such game": {"game": "chess"},
    "no such house rule": {"rules": {"nonsense": 1}},
}


@pytest.mark.parametrize("given", BAD.values(), ids=BAD)
def test_an_impossible_contest_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Contest(**{"game": "baloot", "bots": ["rules", "random"], "count": 3, **given})
