"""Tables where winners stay, in virtual time."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.server.table.tables import Driver
from vierblatt.server.table import Table
from vierblatt.server.table.winner_stays import next_seats


def playing(game: str = "baloot", people: int = 4, **settings: Any) -> Driver:
    """People in a match at a table where winners stay."""
    driver = Driver(game, **{"winner_stays": True, **settings})
    driver.sit(people=people)
    return driver


def waiting(driver: Driver) -> list[list[str]]:
    """The players in the queue, by place."""
    return [[each.player for each in place.people] for place in driver.table.queue.places]


def seated(table: Table) -> list[str]:
    """The players by seat."""
    return [seat.player for seat in table.seats]


def end(driver: Driver, *winners: int, scores: tuple[int, ...] | None = None) -> None:
    """Ends the match with these winners, as its last card would."""
    match = driver.table.playing()
    layout = match.game.layout
    words, at = layout.words(match.states).copy(), layout.offsets
    words[at["winners"]] = sum(1 << side for side in winners)
    words[at["scores"] : at["scores"] + len(scores or ())] = scores or ()
    words[at["phase"]] = next(number for number, phase in match.game.phases.items() if phase.name == "over")
    layout.load(match.states, words)
    driver.table.stage = "over"


def rematch(driver: Driver) -> Driver:
    """The next table, of everybody who has not left; the people at it are not connected yet."""
    kept = [n for n, seat in enumerate(driver.table.seats) if seat.kind == "bot" or not seat.bot]
    entries = next_seats(driver.table, kept, driver.now)
    given = {
        name: value
        for name, value in msgspec.structs.asdict(driver.table.settings).items()
        if value is not msgspec.UNSET
    }
    following = Driver(driver.table.opened.game, table="bcdefghijk", **given)
    following.now = driver.now
    following.put(entries)
    return following


def came(driver: Driver, *players: int) -> None:
    """These people enter the table."""
    for number in players:
        driver.table.present(driver.table.seat_of(f"p{number}"), online=True, now=driver.now)
