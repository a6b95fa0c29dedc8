"""No frame shows its receiver a hidden card, and none reveals anything by its length."""

from __future__ import annotations

import pytest

from tests.registry import ALL_GAMES, GAMES
from tests.scale import slow_except
from tests.server.frame_search import CARD, FrameSearch, without_own
from tests.server.table.tables import Driver
from vierblatt.match import Match
from vierblatt.protocol import frames
from vierblatt.protocol.frames import Frame
from vierblatt.server.table import AnyEntry, Outcome

QUICK = (*GAMES, "hearts")  # of the tests' games the one with secret actions


def searched_match(game: str, seed: int, people: int = 0) -> int:
    """Plays a match of people and bots; every frame for every seat and a spectator is searched afterwards.

    people: how many; 0 means that the seed says it.
    """
    driver = Driver(game, secret=seed.to_bytes(32), pace=0)
    seats = len(driver.table.seats)
    sent: list[tuple[int, bytes]] = []
    applied = driver.put

    def put(entries: list[AnyEntry]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        for entry in entries:
            outcomes += applied([entry])
            packed = [(seat, frames.encode(frame(driver, outcomes[-1], seat))) for seat in range(-1, seats)]
            assert len({without_own(data) for _, data in packed}) == 1, "the public part is not the same for all"
            sent.extend(packed)
        return outcomes

    driver.put = put  # type: ignore[method-assign]
    driver.sit(people=people or seed % seats + 1, nonces=True)
    driver.play()
    search = FrameSearch(driver.secret, driver.log)
    for seat, data in sent:
        search.check(seat, data)
    return search.frames


def frame(driver: Driver, outcome: Outcome, seat: int) -> Frame:
    return driver.table.update(outcome, seat, driver.now)


@pytest.mark.parametrize("game", slow_except(QUICK, ALL_GAMES))
def test_no_frame_of_a_match_of_bots_and_one_of_people_holds_a_hidden_card(game: str) -> None:
    assert searched_match(game, 1, people=1) > 100
    assert searched_match(game, 2, people=Match(game).table.seats) > 100


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize("game", ALL_GAMES)
def test_no_frame_of_a_thousand_matches_holds_a_hidden_card(game: str, part: int) -> None:
    for number in range(50):
        searched_match(game, 1_000 + part * 50 + number)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_the_search_finds_a_card_that_should_not_be_there(game: str) -> None:
    driver = Driver(game)
    driver.sit(people=len(driver.table.seats))
    search = FrameSearch(driver.secret, driver.log)
    data = frames.encode(frame(driver, driver.outcomes[-1], 1))
    search.check(1, data)
    assert CARD.search(data)
    with pytest.raises(AssertionError, match="was shown"):
        search.check(0, data)
    with pytest.raises(AssertionError, match="was shown"):
        search.check(-1, data)
