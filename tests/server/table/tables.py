"""Tables for tests, driven by hand: a clock that the test moves, and people whose commands the test gives."""

from __future__ import annotations

from typing import Any

import pytest

from vierblatt import games
from vierblatt.errors import BadAction, BadOption, IllegalAction
from vierblatt.protocol import commands as ask
from vierblatt.protocol.values import TableSettings
from vierblatt.server.table import TableFault
from vierblatt.server.table.entries import AnyEntry, Opened, decode, encode
from vierblatt.server.table.outcome import Outcome, Person
from vierblatt.server.table.reading import readers
from vierblatt.server.table.table import Table
from vierblatt.shuffle import SCHEME, ProvablePacks, commitment
from vierblatt.shuffle.rounds import Scheme

SECRET = bytes(range(32))
START = 1_790_000_000_000
HOST = Person("p0", "Amal")


def person(number: int) -> Person:
    return Person(f"p{number}", f"Player {number}")


class Driver:
    """One table with its log; every entry goes through its bytes, as in a store."""

    def __init__(
        self,
        game: str = "kout_bo",
        secret: bytes = SECRET,
        *,
        table: str = "abcdefghij",
        **given: Any,
    ) -> None:
        self.id = table
        preset, changes = given.pop("preset", "standard"), given.pop("changes", {})
        tournament = given.pop("tournament", None)
        rules = games.get(game).options.rule_set(changes, preset, reserved=True)
        seats = games.get(game).rules.shape(rules.values).seats
        anchor = ProvablePacks(table, rules.hash, seats, last=secret).anchor.hex()
        settings = TableSettings(**given)
        opened = Opened(
            at=START, table=table, game=game, preset=preset, changes=changes, behaviour=rules.behaviour,
            rules_hash=rules.hash, settings=settings, host=HOST.id, anchor=anchor, scheme=SCHEME,
            tournament=tournament,
        )  # fmt: skip
        self.now = START
        self.secret = secret
        self.log: list[AnyEntry] = [opened]
        self.table = Table.new(opened, secret)
        self.outcomes: list[Outcome] = []
        self.count = 0

    def put(self, entries: list[AnyEntry]) -> list[Outcome]:
        outcomes = []
        for entry in entries:
            same = decode(encode(entry))
            self.log.append(same)
            outcomes.append(self.table.apply(same))
        self.outcomes += outcomes
        return outcomes

    def do(self, command: type[ask.AtTable], who: int | Person, **fields: Any) -> list[Outcome]:
        self.count += 1
        asker = who if isinstance(who, Person) else person(who)
        asked = command(id=str(self.count), table=self.id, **fields)
        return self.put(self.table.decide(asked, asker, self.now))  # type: ignore[arg-type]

    def act(self, seat: int, action: str, **fields: Any) -> list[Outcome]:
        player = Person(self.table.seats[seat].player, "")
        return self.do(ask.Act, player, **{"seq": self.table.seq, **fields}, action=action)

    def tick(self) -> list[Outcome]:
        """All that is due now."""
        outcomes: list[Outcome] = []
        while entries := self.table.tick(self.now):
            outcomes += self.put(entries)
        return outcomes

    def wait(self, milliseconds: int) -> list[Outcome]:
        """Lets time pass, doing what falls due on the way."""
        end, outcomes = self.now + milliseconds, self.tick()
        while (at := self.table.wakes_at()) is not None and at <= end:
            self.now = max(self.now, at)
            outcomes += self.tick()
        self.now = end
        return outcomes + self.tick()

    def sit(self, *, people: int, nonces: bool = False, scheme: Scheme = SCHEME) -> None:
        """Seats people from seat 0 on and bots on the rest, all online and ready; the first cards are dealt."""
        for number in range(people):
            self.do(ask.Sit, number, seat=number)
            self.table.present(number, online=True, now=self.now)
        if people < len(self.table.seats):
            self.do(ask.SeatBot, HOST)
        secrets = [bytes([number]) * 32 for number in range(people)]
        for number, nonce in enumerate(secrets):
            committed = commitment(self.table.packs.binding, number, nonce, scheme) if nonces else ""
            self.do(ask.Ready, number, commitment=committed)
        self.tick()
        if nonces:
            for number, nonce in enumerate(secrets):
                self.do(ask.Nonce, number, nonce=nonce.hex())
            self.tick()

    def step(self) -> list[Outcome]:
        """The next action of the seat to act, as a bot would choose it."""
        self.tick()
        seat = self.table.turn
        choice = self.table.bot_choice(seat)
        if self.table.bot_turn() is not None:
            return self.put(self.table.bot_acts(seat, choice, self.now))
        return self.act(seat, choice.action)

    def play(self, until: Any = None) -> None:
        """Plays on until the match is over or a condition holds."""
        while not self.table.over and not (until is not None and until()):
            if self.table.match is not None and self.table.match.needs_deal:
                for seat in readers(self.table):
                    self.do(ask.Continue, Person(self.table.seats[seat].player, ""))
                self.wait(10_000)
            else:
                self.step()

    def again(self) -> Table:
        """The table that the log gives."""
        return Table.replay(self.secret, self.log, self.now)


def refused(driver: Driver, command: type[ask.AtTable], who: int, **fields: object) -> str:
    """The code of the refusal; nothing has changed."""
    before = driver.table.seq
    with pytest.raises((TableFault, BadOption, BadAction, IllegalAction)) as fault:
        driver.do(command, who, **fields)
    assert driver.table.seq == before
    return fault.value.code
