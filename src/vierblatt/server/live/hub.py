"""All tables and all people of one server process."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable, Iterable

from structlog.typing import FilteringBoundLogger

from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.protocol.frames import LobbyTable
from vierblatt.protocol.values import Proof, TableInfo
from vierblatt.server.live import erased_players, standing
from vierblatt.server.live.actor import Actor
from vierblatt.server.live.bucket import Rate
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.live.connection import Connection
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.live.idle_tables import IdleTableSweeper
from vierblatt.server.live.leases import LEASE, LeaseKeeper
from vierblatt.server.live.lobby import LobbyService
from vierblatt.server.live.open_table_limit import Elsewhere, OpenTableLimit, nowhere
from vierblatt.server.live.opening import QUICK, NewTable, is_for_anybody, is_listed_for_anybody, may_sit, opening
from vierblatt.server.live.periodic_tasks import PeriodicTasks
from vierblatt.server.live.services import Finished, SteadyClock, TableServices
from vierblatt.server.live.thinking import BotWorkers
from vierblatt.server.ops.config import Limits
from vierblatt.server.ops.metrics import Metrics
from vierblatt.server.store.port import Lease, Store, StoreFault, TableRow
from vierblatt.server.table import AnyEntry, Opened, Person, Table, TableFault
from vierblatt.server.table import entries as log
from vierblatt.server.workers.workers import Workers

LOOK_EVERY = 10.0  #: seconds between two looks for tables that an administrator has closed
#: Seconds between two looks whether everybody who is connected still may be: what ends access tells all nodes at once,
#: and this finds what nobody told, as a message that got lost, or a command of an administrator.
ACCESS_EVERY = 2.0
TIDY_EVERY = 30.0  #: seconds
LOOK_THROUGH_EVERY = 3600.0  #: seconds between two looks at all open tables in the store
FRESH = 30_000  #: milliseconds in which whoever opened a table may still be on the way to it
BACK_AFTER = (500, 3000)  #: milliseconds between which clients come back after a restart, so that not all do at once

#: Seats somebody at a table; its id.
Seat = Callable[[str, Person], Awaitable[str]]


class Hub:
    """See the module. owner: the name under which this process holds the leases of its tables.

    lease: milliseconds for which they hold when this process is gone.
    """

    def __init__(
        self,
        store: Store,
        *,
        limits: Limits,
        metrics: Metrics,
        log: FilteringBoundLogger,
        owner: str,
        finished: Finished,
        workers: Workers,
        lease: int = LEASE,
    ) -> None:
        self.store, self.limits, self.metrics, self.log = store, limits, metrics, log
        now = SteadyClock()
        self.lobby = LobbyService(self._tables, self._count_players)
        self._actors: dict[str, Actor] = {}
        self.hosting = OpenTableLimit(limits.tables_per_player, self._hosted, store)
        self._people: dict[str, dict[Connection, None]] = {}  # in the order in which people came
        self.leases = LeaseKeeper(store, owner, lease, self.give_up_lost)
        self._erased = erased_players.ErasedPlayerReload(store, owner, self._open_here, self.give_up_lost, self._load)
        self._sweep = IdleTableSweeper(
            store, owner, now, is_here=self.has, load=self._load_leased, leaving=lambda: self._leaving
        )
        self._chores = PeriodicTasks(metrics, log)
        self.turns_away = False  #: whether people should go to other processes, which can do more
        self._quick = asyncio.Lock()
        self._leaving = False
        self._services = TableServices(
            store=store, metrics=metrics, log=log, owner=owner, finished=finished, now=now, started=now(),
            forget=self._forget, changed=self.lobby.changed, rematch=self._rematch,
            bot_workers=BotWorkers(workers, metrics, log), seats=Rate(limits.seats_per_minute, lambda: now() / 1000),
            entries=limits.entries_per_table,
        )  # fmt: skip

    # --- life ------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Begins to look after the tables that the store has; raises StoreFault."""
        await self.leases.renew()
        start = self._chores.start
        start(self.leases.every, self.leases.renew)
        start(ACCESS_EVERY, self._look_at_accesses)
        start(LOOK_EVERY, self._look_for_closed)
        start(erased_players.LOOK_EVERY, self._erased.look)
        start(erased_players.SETTLE_EVERY, self._erased.settle)
        start(TIDY_EVERY, self._tidy)
        start(LOOK_THROUGH_EVERY, self.look_through)
        # Once more when the leases are over of a process that died just before this one began.
        start(LOOK_THROUGH_EVERY, self.look_through, first=self.leases.span / 1000)

    async def stop(self) -> None:
        """Tells everybody to come back later, finishes what is being done, gives the leases back; the first time.

        Whoever cancels this has the tables ended where they are: what was acknowledged is durable all the same.
        """
        if self._leaving:
            return
        self._leaving = True
        for connection in self._everybody():
            connection.send(frames.Restarting(after=random.randint(*BACK_AFTER)))
        await asyncio.gather(self._end_tables([*self._actors.values()]), self._chores.stop())
        with contextlib.suppress(StoreFault):
            await self.store.release_all(self._services.owner)

    async def _end_tables(self, actors: list[Actor]) -> None:
        for actor in actors:
            actor.stop()
        try:
            for ended in await asyncio.gather(*(actor.task for actor in actors), return_exceptions=True):
                if isinstance(ended, BaseException):
                    self.log.error("table-failed", exc_info=ended)
                    self.metrics.faults.inc()
        except asyncio.CancelledError:
            self.log.warning("tables-cut-off", count=sum(actor.task.cancelled() for actor in actors))
            raise
        finally:
            for connection in self._everybody():
                connection.end(CloseCode.RESTARTING)

    @property
    def lost(self) -> int:
        """How many tables were taken by others so far."""
        return self._services.lost

    async def give_up_lost(self) -> None:
        """Leaves tables to others that have taken them; raises StoreFault."""
        ready = [actor for actor in self._actors.values() if actor.ready]
        held = {*await self.store.held(self._services.owner)}
        for actor in ready:
            if actor.id not in held:
                actor.lose()

    async def _look_at_accesses(self) -> None:
        """Closes the sockets whose session or token was ended by somebody else, or whose player is banned or gone."""
        opened = {connection.access for connection in self._everybody() if connection.access is not None}
        ended = {*await self.store.ended([*opened], self._services.now())}
        for connection in self._everybody():
            if connection.access in ended:
                connection.end(CloseCode.REFUSED)

    async def _look_for_closed(self) -> None:
        """Ends the tables that were closed in the store by somebody else."""
        going_on = [actor.id for actor in self._actors.values() if actor.going_on]
        still_open = await self.store.still_open(going_on)
        for table in going_on:
            if table not in still_open:
                await self.close_table(table, "admin")

    def _tidy(self) -> None:
        for actor in [*self._actors.values()]:
            actor.tidy()

    async def look_through(self) -> None:
        """Sees to the open tables that nobody has in memory; raises StoreFault."""
        await self._sweep.look_through()

    # --- people ----------------------------------------------------------------------------------------------------

    def welcome(self, connection: Connection) -> None:
        """Somebody has said who they are; raises LiveFault if they have too many sockets, StoreFault if turned away."""
        self._check_doors()
        mine = self._people.setdefault(connection.person.id, {})
        if len(mine) >= self.limits.sockets_per_player:
            raise LiveFault("too-many-sockets", most=self.limits.sockets_per_player)
        mine[connection] = None
        self.lobby.changed()

    def goodbye(self, connection: Connection) -> None:
        """A socket is gone."""
        self.lobby.watch(connection, on=False)
        self.depart(connection)
        mine = self._people.get(connection.person.id, {})
        mine.pop(connection, None)
        if not mine:
            self._people.pop(connection.person.id, None)
        self.lobby.changed()

    def depart(self, connection: Connection) -> None:
        """Takes a connection from all tables."""
        connection.closed = True
        for table in [*connection.tables]:
            if table in self._actors:
                self._actors[table].left(connection)

    def resync(self) -> None:
        """Makes all come back, to another process if there is one that can do more."""
        for connection in self._everybody():
            connection.end(CloseCode.RESYNC)

    def dismiss(self, player: str) -> None:
        """Closes all sockets of a player: the answer to their next greeting tells them why."""
        for connection in self._people.get(player, ()):
            connection.end(CloseCode.REFUSED)

    def _check_doors(self) -> None:
        """Raises StoreFault if people are turned away: nobody could come to their table here."""
        if self.turns_away:
            raise StoreFault("store-down")

    def _everybody(self) -> list[Connection]:
        return [connection for mine in self._people.values() for connection in mine]

    def _count_players(self) -> int:
        return len(self._people)

    # --- tables ----------------------------------------------------------------------------------------------------

    def has(self, table: str) -> bool:
        """Whether a table is in memory."""
        return table in self._actors

    def submit(self, connection: Connection, command: ask.ToTable, received_at: float) -> None:
        """A command has come from a socket; received_at: when, by `time.perf_counter`. Raises LiveFault."""
        self.at(command.table).submit(connection, command, received_at)

    def at(self, table: str, lease: Lease | None = None) -> Actor:
        """The actor of a table; it finds out by itself whether there is such a table. Raises LiveFault.

        lease: of the table, where this process has it already.
        """
        if self._leaving:
            raise LiveFault("restarting")
        if table not in self._actors:
            self._actors[table] = Actor(table, self._services, lease)
            self.metrics.tables.set(len(self._actors))
        return self._actors[table]

    def _forget(self, table: str, actor: object) -> None:
        if self._actors.get(table) is actor:
            del self._actors[table]
            self.metrics.tables.set(len(self._actors))
            self.lobby.changed()

    def _tables(self, *, going_on: bool = False) -> Iterable[Table]:
        return [actor.table for actor in self._actors.values() if actor.ready and (actor.going_on or not going_on)]

    def _open_here(self) -> set[str]:
        return {table.id for table in self._tables(going_on=True)}

    async def _load(self, table: str) -> None:
        await self.at(table).call(_nothing)

    async def _load_leased(self, table: str, lease: Lease) -> None:
        await self.at(table, lease).call(_nothing)

    async def info(self, table: str) -> TableInfo:
        """A table as everybody may see it; raises LiveFault, StoreFault."""

        async def look(actor: Actor) -> TableInfo:
            return actor.stage.info(actor.now)

        return await self.at(table).call(look)

    async def proof(self, table: str) -> Proof:
        """What is public about the deals of a table; raises LiveFault, StoreFault."""

        async def look(actor: Actor) -> Proof:
            return actor.table.proof()

        return await self.at(table).call(look)

    def listed(self) -> list[LobbyTable]:
        """The tables of the lobby."""
        return self.lobby.listed()

    def _hosted(self, player: str) -> set[str]:
        return {table.id for table in self._tables(going_on=True) if table.host == player}

    def here(self, table: str) -> TableInfo | None:
        """A table as everybody may see it, if it is in memory."""
        actor = self._actors.get(table)
        return actor.stage.info(actor.now) if actor is not None and actor.ready else None

    async def tables_of(self, player: str) -> list[TableInfo]:
        """The tables at which a player has a seat and something can still happen, oldest first; raises StoreFault."""
        return await standing.tables_of(self.store, player, self.here, self.info)

    async def open_table(self, person: Person, new: NewTable, elsewhere: Elsewhere = nowhere) -> TableInfo:
        """Opens a table; elsewhere: counts those that the person has at other nodes. Raises VierblattError."""
        now = self._services.now()
        self._services.check_seat(person.id)
        opened, secret = opening(new, person, now)
        seats = len(Table.new(opened, secret).seats)
        first = [log.Sat(at=now, seat=0, player=person.id, name=person.name)] if new.solo else []
        bots = range(1 if new.solo else seats - new.bots, seats)
        async with self.hosting.opening(opened.table, person.id, elsewhere):
            await self._create(opened, secret, [*first, *(log.BotSat(at=now, seat=seat, bot=new.bot) for seat in bots)])
            return await self.info(opened.table)

    async def quick(self, person: Person, game: str, preset: str = "standard", seat: Seat | None = None) -> str:
        """Seats somebody at a table that waits for players, or at a new one; its id. Raises VierblattError.

        seat: reaches the tables of other nodes, too.
        """
        self._check_doors()
        found = await self._seat_at_waiting(person, game, preset, seat or self.seat)
        if found:
            return found
        async with self._quick:  # those who come at once do not open a table each
            found = await self._seat_at_waiting(person, game, preset, seat or self.seat)
            if found:
                return found
            info = await self.open_table(person, NewTable(game=game, preset=preset, settings=QUICK))
            return await self.seat(info.id, person)

    def place_of(self, player: str, game: str, preset: str) -> str:
        """The table here to which a quick match leads somebody who sits there already; or empty."""
        return next((table.id for table in self._waiting(game, preset) if table.seat_of(player) >= 0), "")

    def _waiting(self, game: str, preset: str) -> list[Table]:
        """The public tables here that wait for players, with somebody there, or perhaps on the way."""
        return [
            table for table in self._tables()
            if table.stage == "seating" and is_for_anybody(table.opened, game, preset)
            and (table.awake or self._services.now() - table.opened.at < FRESH)
        ]  # fmt: skip

    async def _seat_at_waiting(self, person: Person, game: str, preset: str, seat: Seat) -> str:
        """Seats somebody at a public table: one they sit at already, else the one waiting longest; its id, or empty."""
        found = [(table.seat_of(person.id) < 0, table.opened.at, table.id) for table in self._waiting(game, preset)]
        lines = [line for line in self.lobby.elsewhere.lines() if is_listed_for_anybody(line.table, game, preset)]
        for _, _, table in sorted([*found, *((True, line.opened, line.table.id) for line in lines)]):
            try:
                return await seat(table, person)
            except (LiveFault, TableFault) as fault:  # somebody was quicker
                if fault.code == "node-silent":
                    raise  # the person may be seated there yet: when they ask again, that is known
        return ""

    async def close_table(self, table: str, why: str) -> None:
        """Ends a table at which something could still happen; raises LiveFault, StoreFault."""

        async def close(actor: Actor) -> None:
            if actor.going_on:
                await actor.commit([log.Closed(at=actor.now, why=why)])

        await self.at(table).call(close)

    async def seat(self, table: str, person: Person) -> str:
        """Gives somebody any free seat of a table; its id. Raises VierblattError."""

        async def sit(actor: Actor) -> None:
            self._services.check_log(actor.table)
            await actor.commit(actor.table.decide(ask.Sit(id="quick", table=table), person, actor.now))

        self._services.check_seat(person.id)
        await self.at(table).call(sit)
        return table

    async def _create(self, opened: Opened, secret: bytes, rest: list[AnyEntry]) -> None:
        self._check_doors()
        row = TableRow(
            id=opened.table, game=opened.game, opened=opened.at, host=opened.host, secret=secret,
            private=opened.settings.private,
        )  # fmt: skip
        _, lease = await self.store.add_table(row, log.encode(opened), self._services.owner)
        for entry in rest:
            if isinstance(entry, log.Sat):
                await self.store.sits_down(entry.player, opened.table)
        if rest:
            await self.store.append(opened.table, 1, [log.encode(entry) for entry in rest], lease.fence)
        self.log.info("table-opened", table=opened.table, game=opened.game, preset=opened.preset)

    async def _rematch(self, table: Table) -> str:
        """The next table of the same people: those who are there keep their seats, bots theirs."""
        old, now = table.opened, self._services.now()
        new = NewTable(game=old.game, preset=old.preset, changes=old.changes, settings=old.settings)
        opened, secret = opening(new, Person(old.host, ""), now, previous=table.id)
        entries: list[AnyEntry] = []
        for number, seat in enumerate(table.seats):
            if seat.kind == "bot":
                entries.append(log.BotSat(at=now, seat=number, bot=seat.bot))
            elif seat.kind == "human" and (seat.online or not seat.bot) and await may_sit(self.store, old, seat.player):
                entries.append(log.Sat(at=now, seat=number, player=seat.player, name=seat.name))
        await self._create(opened, secret, entries)
        return opened.table


async def _nothing(actor: Actor) -> None:
    """Waits until the table is there."""
