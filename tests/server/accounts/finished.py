"""Tables at which a match was played to its end."""

from __future__ import annotations

from typing import Any

from tests.server.table.tables import Driver, person
from vierblatt.protocol import commands as ask
from vierblatt.server.store.port import Account, Store
from vierblatt.server.table import Person, Table

NOW = 1_790_000_000_000


def played(game: str = "kout_bo", *, people: int = 6, absent: int = -1, program: int = -1, **given: Any) -> Table:
    """A table after its match. absent: a seat that a bot plays from the start. program: one that a program plays."""
    driver = Driver(game, **{"preset": "short_match" if game == "kout_bo" else "standard", **given})
    if program >= 0:
        driver.do(ask.Sit, Person(f"p{program}", f"Player {program} 🤖"), seat=program)
    driver.sit(people=people)
    if absent >= 0:
        driver.do(ask.Stand, absent)
    driver.play()
    return driver.table


async def add_players(store: Store, count: int = 6) -> None:
    """The accounts of the people that sit at these tables."""
    for number in range(count):
        there = person(number)
        await store.add_account(Account(id=there.id, name=there.name, created=NOW, seen=NOW))
