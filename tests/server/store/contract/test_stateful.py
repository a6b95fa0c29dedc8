"""A store and a plain model of it, side by side through any sequence of what a server asks; now and then a restart."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.scale import scaled
from tests.server.store.stores import KIND, MINUTE, NOW, a_match, a_table, an_account, bodies, later, made
from vierblatt.server.store.chain import verify_log
from vierblatt.server.store.port import CardCount, LeaseLost, NameTaken, SeqTaken, Snapshot
from vierblatt.server.store.sql import SqlStore

T = TypeVar("T")
TABLES = st.sampled_from(["t1", "t2", "t3"])
OWNERS = st.sampled_from(["here", "there"])
PLAYERS = st.sampled_from(["amal", "badr", "clara"])
MATCHES = st.sampled_from(["m1", "m2"])
BODIES = st.lists(st.binary(max_size=8), min_size=1, max_size=3)


@dataclass
class ModelTable:
    """What is known of a table."""

    log: list[bytes]
    owner: str
    fences: list[int]  #: all that there ever were; the last one counts, while there is an owner
    open: bool = True
    snapshot: Snapshot | None = None


@dataclass
class Model:
    """A store in plain Python."""

    tables: dict[str, ModelTable] = field(default_factory=dict)
    logins: dict[str, str] = field(default_factory=dict)  #: by player; empty for guests
    matches: dict[str, list[str]] = field(default_factory=dict)
    cards: dict[int, int] = field(default_factory=dict)
    until: dict[str, int] = field(default_factory=dict)  #: by owner, in minutes
    now: int = 0  #: minutes


class StoreMachine(RuleBasedStateMachine):
    """The rules are what a server may ask; each compares answer and model."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.model = Model()
        self.store = self.opened()

    def opened(self) -> SqlStore:
        store = made(Path(self.folder.name))
        self.do(store.open())
        return store

    def do(self, asked: Awaitable[T]) -> T:
        async def answer() -> T:
            return await asked

        return self.runner.run(answer())

    def refuses(self, error: type[Exception], asked: Callable[[], Awaitable[object]]) -> None:
        with pytest.raises(error):
            self.do(asked())

    def teardown(self) -> None:
        self.do(self.store.close())
        self.runner.close()
        self.folder.cleanup()

    @initialize()
    def first(self) -> None:
        self.add_table("t1", "here")

    @rule()
    def restart(self) -> None:
        self.do(self.store.close())
        self.store = self.opened()

    @rule(minutes=st.integers(1, 3))
    def time_goes_by(self, minutes: int) -> None:
        self.model.now += minutes
        self.do(later(self.store, minutes * MINUTE))

    @rule(table=TABLES, owner=OWNERS)
    def add_table(self, table: str, owner: str) -> None:
        if table in self.model.tables:
            self.refuses(SeqTaken, lambda: self.store.add_table(a_table(table), [b"again"], owner))
            return
        _, lease = self.do(self.store.add_table(a_table(table), [b"opened"], owner))
        self.model.tables[table] = ModelTable([b"opened"], owner, [lease.fence])

    @rule(table=TABLES, new=BODIES, off=st.sampled_from([0, 0, 0, -1, 1]), late=st.booleans())
    def append(self, table: str, new: list[bytes], off: int, late: bool) -> None:
        known = self.model.tables.get(table)
        if known is None:
            self.refuses(LeaseLost, lambda: self.store.append(table, 0, new, 1))
            return
        fence = known.fences[0] if late else known.fences[-1]
        seq = len(known.log) + off
        if not known.owner or fence != known.fences[-1]:
            self.refuses(LeaseLost, lambda: self.store.append(table, seq, new, fence))
        elif off:
            self.refuses(SeqTaken, lambda: self.store.append(table, seq, new, fence))
        else:
            assert bodies(self.do(self.store.append(table, seq, new, fence))) == new
            known.log += new

    @rule(table=TABLES, owner=OWNERS)
    def acquire(self, table: str, owner: str) -> None:
        known = self.model.tables.get(table)
        lease = self.do(self.store.acquire(table, owner))
        if known is None or (known.owner != owner and self.holds(known)):
            assert lease is None
            return
        assert lease is not None and (lease.owner, lease.new) == (owner, known.owner != owner)
        if known.owner == owner:
            assert lease.fence == known.fences[-1]
        else:
            assert lease.fence > known.fences[-1]
            known.fences.append(lease.fence)
        known.owner = owner

    def holds(self, table: ModelTable) -> bool:
        return self.model.until.get(table.owner, 0) > self.model.now

    @rule(table=TABLES, owner=OWNERS)
    def release(self, table: str, owner: str) -> None:
        self.do(self.store.release(table, owner))
        known = self.model.tables.get(table)
        if known and known.owner == owner:
            known.owner = ""

    @rule(owner=OWNERS)
    def renew(self, owner: str) -> None:
        in_time = self.model.until.get(owner, 0) > self.model.now
        assert self.do(self.store.renew(owner, 2 * MINUTE)) == in_time
        self.model.until[owner] = self.model.now + 2

    @rule(owner=OWNERS)
    def release_all(self, owner: str) -> None:
        self.do(self.store.release_all(owner))
        self.model.until.pop(owner, None)
        for table in self.model.tables.values():
            if table.owner == owner:
                table.owner = ""

    @rule(table=TABLES)
    def close_table(self, table: str) -> None:
        self.do(self.store.close_table(table))
        if known := self.model.tables.get(table):
            known.open = False

    @rule(table=TABLES, seq=st.integers(0, 5), body=st.binary(max_size=8))
    def put_snapshot(self, table: str, seq: int, body: bytes) -> None:
        known = self.model.tables.get(table)
        if known is None:
            return
        self.do(self.store.put_snapshot(table, Snapshot(seq, body)))
        if known.snapshot is None or known.snapshot.seq <= seq:
            known.snapshot = Snapshot(seq, body)

    @rule(player=PLAYERS, login=st.sampled_from(["", "king", "queen"]))
    def be_called(self, player: str, login: str) -> None:
        known = player in self.model.logins

        def write() -> Awaitable[object]:
            if known:
                return self.store.change_account(player, login=login)
            return self.store.add_account(an_account(player, login=login))

        if login and any(login == name and other != player for other, name in self.model.logins.items()):
            self.refuses(NameTaken, write)
        else:
            self.do(write())
            self.model.logins[player] = login

    @rule(player=PLAYERS)
    def delete_account(self, player: str) -> None:
        assert self.do(self.store.delete_account(player))
        self.model.logins.pop(player, None)
        for players in self.model.matches.values():
            players[:] = ["" if there == player else there for there in players]

    @rule(
        match=st.sampled_from(["m1", "m2"]), players=st.lists(PLAYERS, min_size=4, max_size=4), card=st.integers(0, 2)
    )
    def put_record(self, match: str, players: list[str], card: int) -> None:
        counts = [CardCount(game="baloot", pack=32, place=0, card=card, count=1)]
        nameless = a_match(match, players=players, names=["", "", "", ""])
        kept = self.do(self.store.put_record(nameless, [], counts))
        assert kept == (match not in self.model.matches)
        if kept:
            self.model.matches[match] = [player if player in self.model.logins else "" for player in players]
            self.model.cards[card] = self.model.cards.get(card, 0) + 1

    @invariant()
    def tables_are_as_the_model_says(self) -> None:
        for name, known in self.model.tables.items():
            log = self.do(self.store.read(name))
            assert bodies(log) == known.log
            assert verify_log(name, log) is None
            assert self.do(self.store.snapshot(name)) == known.snapshot
        still_open = [row.id for row in self.do(self.store.open_tables())]
        assert still_open == sorted(name for name, known in self.model.tables.items() if known.open)

    @invariant()
    def owners_are_as_the_model_says(self) -> None:
        owned = {name: known for name, known in self.model.tables.items() if self.holds(known)}
        assert self.do(self.store.holders()) == {name: known.owner for name, known in owned.items() if known.open}
        for name in self.model.tables:
            assert self.do(self.store.holder(name)) == (owned[name].owner if name in owned else "")

    @invariant()
    def players_and_matches_are_as_the_model_says(self) -> None:
        for player in ("amal", "badr", "clara"):
            account = self.do(self.store.account(player))
            assert (account.login if account else None) == self.model.logins.get(player)
            matches = self.do(self.store.records_of(player, before=NOW + 1, limit=9))
            assert [match.id for match in matches] == sorted(
                name for name, players in self.model.matches.items() if player in players
            )
        stored = self.do(self.store.all_records())
        assert {match.id: match.players for match in stored} == self.model.matches
        assert {count.card: count.count for count in self.do(self.store.card_counts("baloot"))} == self.model.cards


TestStore = StoreMachine.TestCase
#: Each example begins with a database and asks it some thousand times, which takes PostgreSQL seconds; the model is the
#: same for both, and `make soak` gives both as many.
EXAMPLES = scaled(3 if KIND == "postgresql" else 8, at_length=8)
TestStore.settings = settings(max_examples=EXAMPLES, stateful_step_count=40, deadline=None)
