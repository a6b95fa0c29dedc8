"""Commands at a table, from its players and from strangers: a refused command changes nothing."""

from __future__ import annotations

import random
from contextlib import AbstractContextManager, nullcontext

import msgspec

from tests.fuzz.target import Check, Target
from tests.server.table.tables import Driver, person
from vierblatt.errors import VierblattError
from vierblatt.protocol import commands, examples
from vierblatt.server.table import Person, Table

STRANGER = Person("stranger", "Nobody")


def _at_table() -> list[bytes]:
    """Examples of all commands to a table, and actions of the games played at the tables below."""
    examples_at_table = [each for each in examples.COMMANDS if isinstance(each, commands.AtTable)]
    acts = [
        commands.Act(id=action, table=examples.TABLE, seq=1000, action=action)
        for driver in _drivers() if driver.table.match is not None for action in driver.table.match.legal_actions()
    ]  # fmt: skip
    return [msgspec.json.encode(each) for each in (*examples_at_table, *acts)]


def _drivers() -> list[Driver]:
    """Tables at every stage."""
    seating, nonces, over = (
        Driver(table=examples.TABLE),
        Driver(table=examples.TABLE),
        Driver("baloot", table=examples.TABLE, changes={"target": 1}),
    )
    seating.do(commands.Sit, 0, seat=0)
    nonces.sit(people=6)
    over.sit(people=4)
    over.play()
    playing = []
    for game, steps in (("baloot", 3), ("baloot", 20), ("king_bolola", 9), ("kout_bo", 10), ("back_alley", 13)):
        driver = Driver(game, table=examples.TABLE)
        driver.sit(people=len(driver.table.seats) - 1)
        for _ in range(steps):
            driver.step()
        playing.append(driver)
    return [seating, nonces, over, *playing]


def _opened() -> AbstractContextManager[Check]:
    tables = [(driver.table, driver.table.snapshot(), driver) for driver in _drivers()]
    rng = random.Random(0)

    def check(data: bytes) -> None:
        command = commands.decode(data)
        if not isinstance(command, commands.AtTable):
            return
        table, before, driver = rng.choice(tables)
        asker = rng.choice((STRANGER, person(max(0, table.turn)), person(0), person(1)))
        try:
            entries = table.decide(command, asker, driver.now)
        finally:
            assert table.snapshot() == before, "what was only asked has changed the table"
        if entries:
            later = Table.resumed(driver.secret, before, entries, driver.now)
            assert later is not None and later.seq == table.seq + len(entries)

    return nullcontext(check)


TARGETS = (Target("table-commands", _at_table, _opened, 800, (VierblattError,)),)
