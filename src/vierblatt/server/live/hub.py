"""All tables and connected players of one server process."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable, Collection, Iterable

from structlog.typing import FilteringBoundLogger

from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.protocol.frames import LobbyTable
from vierblatt.protocol.values import Proof, TableInfo
from vierblatt.server.live import erased_players, player_tables
from vierblatt.server.live.actor import Actor, T
from vierblatt.server.live.bucket import Rate
from vierblatt.server.live.chat import HeardLine
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.live.connection import Connection
from vierblatt.server.live.creating import NewRows, create, first_seats, rematch_of
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.live.idle_tables import IdleTableSweeper
from vierblatt.server.live.leases import LEASE, LeaseKeeper
from vierblatt.server.live.lobby import LobbyService
from vierblatt.server.live.majlis_watchers import MajlisWatchers
from vierblatt.server.live.notice_watchers import NoticeWatchers
from vierblatt.server.live.open_table_limit import Elsewhere, OpenTableLimit, nowhere
from vierblatt.server.live.opening import QUICK, ForMajlis, NewTable, is_listed_for_anybody, opening
from vierblatt.server.live.periodic_tasks import PeriodicTasks
from vierblatt.server.live.review_watchers import ReviewWatchers
from vierblatt.server.live.services import Finished, SteadyClock, TableServices
from vierblatt.server.live.thinking import BotWorkers
from vierblatt.server.live.waiting_tables import waiting_tables
from vierblatt.server.ops.config import NO_VOICE, Limits, VoiceConfig
from vierblatt.server.ops.metrics import Metrics
from vierblatt.server.people.reach import Reach
from vierblatt.server.store.port import Lease, Store, StoreFault
from vierblatt.server.table import Person, Table, TableFault
from vierblatt.server.table import entries as log

LOOK_EVERY = 10.0  #: seconds between checks for tables that an administrator has closed
#: Seconds between checks whether every connection is still allowed. Whatever ends access notifies all nodes at once;
#: this check catches the rest, such as a lost message or an administrator's command.
ACCESS_EVERY = 2.0
TIDY_EVERY = 30.0  #: seconds
SCAN_EVERY = 3600.0  #: seconds between scans of all open tables in the store
BACK_AFTER = (500, 3000)  #: range of milliseconds after which clients reconnect, so that not all do at once

#: Seats a person at a table and returns the table's id.
Seat = Callable[[str, Person], Awaitable[str]]


class Hub:
    """See the module docstring. owner: the name under which this process holds the leases of its tables.

    lease: milliseconds for which they stay valid once this process is gone.
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
        bot_workers: BotWorkers,
        lease: int = LEASE,
        voice: VoiceConfig = NO_VOICE,
    ) -> None:
        self.store, self.limits, self.metrics, self.log = store, limits, metrics, log
        now = self.now = SteadyClock()
        self.ended: list[Callable[[Table], None]] = []  #: called for every table that has ended here
        self.lobby = LobbyService(self._tables, lambda: len(self._people))
        self.majlises = MajlisWatchers(store, log)
        self.majlis_changed = self.majlises.changed
        self.reviews = ReviewWatchers(store, Reach(store), log)
        self.review_changed = self.reviews.changed
        self.notices = NoticeWatchers(store, log)
        self.notices_changed = self.notices.changed
        self._actors: dict[str, Actor] = {}
        self.hosting = OpenTableLimit(limits.tables_per_player, self._open_here, store)
        self._people: dict[str, dict[Connection, None]] = {}  # in order of arrival
        self.leases = LeaseKeeper(store, owner, lease, self.give_up_lost)
        self._erased = erased_players.ErasedPlayerReload(store, owner, self._open_here, self.give_up_lost, self._load)
        self._idle_tables = IdleTableSweeper(
            store, owner, now, is_here=self.has, load=self._load, leaving=lambda: self._leaving
        )
        self._chores = PeriodicTasks(metrics, log)
        self.refuses_players = False  #: whether players are turned away, to processes that can serve them
        self._quick = asyncio.Lock()
        self._leaving = False
        self._services = TableServices(
            store=store, metrics=metrics, log=log, owner=owner, finished=finished, now=now, started=now(),
            forget=self._forget, changed=self._table_changed, rematch=self._rematch, ended=self.ended, voice=voice,
            bot_workers=bot_workers, reach=Reach(store), entries=limits.entries_per_table,
            seats=Rate(limits.seats_per_minute, lambda: now() / 1000),
        )  # fmt: skip

    # --- life ------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Renews the leases and starts the periodic tasks; raises StoreFault."""
        await self.leases.renew()
        start = self._chores.start
        start(self.leases.every, self.leases.renew)
        start(ACCESS_EVERY, self._look_at_accesses)
        start(LOOK_EVERY, self._look_for_closed)
        start(erased_players.LOOK_EVERY, self._erased.look)
        start(erased_players.SETTLE_EVERY, self._erased.settle)
        start(TIDY_EVERY, self._tidy)
        start(SCAN_EVERY, self.scan_open_tables)
        # Once more when the leases of a process that died just before this one started have expired.
        start(SCAN_EVERY, self.scan_open_tables, first=self.leases.span / 1000)

    async def stop(self) -> None:
        """Tells all clients to reconnect later, finishes pending work and releases the leases. Works only once.

        If it is cancelled, the tables end where they are; everything that was acknowledged is durable even so.
        """
        if self._leaving:
            return
        self._leaving = True
        for connection in self._all_connections():
            connection.send(frames.Restarting(after=random.randint(*BACK_AFTER)))
        await asyncio.gather(self._end_tables([*self._actors.values()]), self._chores.stop(), self.majlises.stop())
        await asyncio.gather(self.reviews.stop(), self.notices.stop())
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
            for connection in self._all_connections():
                connection.end(CloseCode.RESTARTING)

    @property
    def lost(self) -> int:
        """How many tables other processes have taken over so far."""
        return self._services.lost

    async def give_up_lost(self) -> None:
        """Gives up the tables that other processes have taken over; raises StoreFault."""
        ready = [actor for actor in self._actors.values() if actor.ready]
        held = {*await self.store.held(self._services.owner)}
        for actor in ready:
            if actor.id not in held:
                actor.lose_lease()

    async def _look_at_accesses(self) -> None:
        """Closes the sockets whose session or token was revoked elsewhere, or whose player is banned or deleted."""
        opened = {connection.access for connection in self._all_connections() if connection.access is not None}
        ended = {*await self.store.ended([*opened], self._services.now())}
        for connection in self._all_connections():
            if connection.access in ended:
                connection.end(CloseCode.REFUSED)

    async def _look_for_closed(self) -> None:
        """Ends the tables that another process has closed in the store."""
        unfinished = sorted(self._open_here())
        still_open = await self.store.still_open(unfinished)
        for table in unfinished:
            if table not in still_open:
                await self.close_table(table, "admin")

    def _tidy(self) -> None:
        for actor in [*self._actors.values()]:
            actor.tidy()

    async def scan_open_tables(self) -> None:
        """Handles the open tables that no process has in memory; raises StoreFault."""
        await self._idle_tables.sweep()

    # --- players ---------------------------------------------------------------------------------------------------

    def welcome(self, connection: Connection) -> None:
        """Registers an identified connection; raises LiveFault for too many sockets, StoreFault if turned away."""
        self._check_accepting_players()
        mine = self._people.setdefault(connection.person.id, {})
        if len(mine) >= self.limits.sockets_per_player:
            raise LiveFault("too-many-sockets", most=self.limits.sockets_per_player)
        mine[connection] = None
        self.lobby.changed()

    def goodbye(self, connection: Connection) -> None:
        """Removes a closed connection."""
        self.lobby.watch(connection, on=False)
        self.majlises.forget(connection)
        self.reviews.forget(connection)
        self.notices.forget(connection)
        self.leave_all_tables(connection)
        mine = self._people.get(connection.person.id, {})
        mine.pop(connection, None)
        if not mine:
            self._people.pop(connection.person.id, None)
        self.lobby.changed()

    def leave_all_tables(self, connection: Connection) -> None:
        """Removes a connection from all tables."""
        connection.closed = True
        for table in [*connection.tables]:
            if table in self._actors:
                self._actors[table].left(connection)

    def resync(self) -> None:
        """Makes all clients reconnect, to another process if one is available."""
        for connection in self._all_connections():
            connection.end(CloseCode.RESYNC)

    def dismiss(self, player: str) -> None:
        """Closes all sockets of a player; the answer to their next greeting says why."""
        for connection in self._people.get(player, ()):
            connection.end(CloseCode.REFUSED)

    async def online(self, players: Collection[str]) -> set[str]:
        """Those of some players who are connected."""
        return {player for player in players if player in self._people}

    def _check_accepting_players(self) -> None:
        """Raises StoreFault while players are turned away: none could reach their table here."""
        if self.refuses_players:
            raise StoreFault("store-down")

    def _all_connections(self) -> list[Connection]:
        return [connection for mine in self._people.values() for connection in mine]

    # --- tables ----------------------------------------------------------------------------------------------------

    def has(self, table: str) -> bool:
        """Whether a table is in memory."""
        return table in self._actors

    def submit(self, connection: Connection, command: ask.ToTable, received_at: float) -> None:
        """Passes a command to its table. received_at: its arrival by `time.perf_counter`. Raises LiveFault."""
        self.at(command.table).submit(connection, command, received_at)

    def at(self, table: str, lease: Lease | None = None) -> Actor:
        """The actor of a table, created on demand; the actor itself checks whether the table exists. Raises LiveFault.

        lease: the table's, if this process already holds it.
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

    def _table_changed(self, majlis: str | None) -> None:
        self.lobby.changed()
        if majlis is not None:
            self.majlises.changed(majlis, "tables")

    def _tables(self) -> Iterable[Table]:
        return [actor.table for actor in self._actors.values() if actor.ready]

    def _open_here(self, host: str = "") -> set[str]:
        """The unfinished tables in memory. host: only those of this player."""
        actors = [actor for actor in self._actors.values() if actor.unfinished]
        return {actor.id for actor in actors if host in {"", actor.table.host}}

    async def _load(self, table: str, lease: Lease | None = None) -> None:
        await self._ask(table, lambda _: None, lease)  # it waits until the table is loaded

    async def _ask(self, table: str, look: Callable[[Actor], T], lease: Lease | None = None) -> T:
        """What a look at a table finds, once it is loaded; raises LiveFault, StoreFault."""

        async def asked(actor: Actor) -> T:
            return look(actor)

        return await self.at(table, lease).call(asked)

    async def info(self, table: str) -> TableInfo:
        """The public information about a table; raises LiveFault, StoreFault."""
        return await self._ask(table, lambda actor: actor.presenter.info(actor.now))

    async def proof(self, table: str) -> Proof:
        """The public proof of a table's deals; raises LiveFault, StoreFault."""
        return await self._ask(table, lambda actor: actor.table.proof())

    async def chat_heard(self, table: str, player: str) -> list[HeardLine]:
        """The chat of a table as far as a player may see it now; raises LiveFault, StoreFault."""
        return await self._ask(table, lambda actor: actor.presenter.said_before(player, actor.now))

    def listed(self) -> list[LobbyTable]:
        """The tables in the lobby."""
        return self.lobby.listed()

    def info_in_memory(self, table: str) -> TableInfo | None:
        """The public information about a table if it is in memory, else None."""
        actor = self._actors.get(table)
        return actor.presenter.info(actor.now) if actor is not None and actor.ready else None

    async def tables_of(self, player: str) -> list[TableInfo]:
        """The unfinished tables at which a player has a seat, oldest first; raises StoreFault."""
        return await player_tables.tables_of(self.store, player, self.info_in_memory, self.info)

    async def tables_in(self, majlis: str) -> list[TableInfo]:
        """The open tables of a majlis, oldest first; raises StoreFault."""
        return await player_tables.tables_in(self.store, majlis, self.info_in_memory, self.info)

    async def open_table(
        self, person: Person, new: NewTable, majlis: ForMajlis | None = None, elsewhere: Elsewhere = nowhere
    ) -> TableInfo:
        """Opens a table; elsewhere: counts the person's open tables at other nodes. Raises VierblattError."""
        self._services.check_new(person.id, new.settings, majlis)
        opened, secret = opening(new, person, self._services.now())
        seats = first_seats(new, person, len(Table.new(opened, secret).seats), opened.at)
        async with self.hosting.opening(opened.table, person.id, elsewhere):
            await self.create(NewRows(opened, secret, seats, majlis))
            return await self.info(opened.table)

    async def quick(self, person: Person, game: str, preset: str = "standard", seat: Seat | None = None) -> str:
        """Seats a person at a table that is waiting for players, or at a new one, and returns its id.

        seat: also seats them at tables of other nodes. Raises VierblattError.
        """
        self._check_accepting_players()
        table = await self._seat_at_waiting(person, game, preset, seat or self.seat)
        if table:
            return table
        async with self._quick:  # people who ask at the same time must not open a table each
            table = await self._seat_at_waiting(person, game, preset, seat or self.seat)
            if table:
                return table
            info = await self.open_table(person, NewTable(game=game, preset=preset, settings=QUICK))
            return await self.seat(info.id, person)

    def place_of(self, player: str, game: str, preset: str) -> str:
        """The id of a quick-match table here at which a player already sits, or empty."""
        return next((table.id for table in self._waiting(game, preset) if table.seat_of(player) >= 0), "")

    def _waiting(self, game: str, preset: str) -> list[Table]:
        """The public tables here that are waiting for players, with a person present or perhaps about to connect."""
        return waiting_tables(self._tables(), game, preset, self._services.now())

    async def _seat_at_waiting(self, person: Person, game: str, preset: str, seat: Seat) -> str:
        """Seats a person at a public table, their own or else the oldest; returns its id, empty if none has room."""
        here = [(table.seat_of(person.id) < 0, table.opened.at, table.id) for table in self._waiting(game, preset)]
        lines = [line for line in self.lobby.elsewhere.lines() if is_listed_for_anybody(line.table, game, preset)]
        for _, _, table in sorted([*here, *((True, line.opened, line.table.id) for line in lines)]):
            try:
                return await seat(table, person)
            except (LiveFault, TableFault) as fault:  # another player was quicker
                if fault.code == "node-silent":
                    raise  # the person may still get that seat: when they ask again, this is known
        return ""

    async def close_table(self, table: str, why: str) -> None:
        """Closes a table unless it has ended already; raises LiveFault, StoreFault."""

        async def close(actor: Actor) -> None:
            if actor.unfinished:
                await actor.commit([log.Closed(at=actor.now, why=why)])

        await self.at(table).call(close)

    async def seat(self, table: str, person: Person) -> str:
        """Gives a person any free seat at a table and returns the table's id; raises VierblattError."""

        async def sit(actor: Actor) -> None:
            self._services.check_log(actor.table)
            await self._services.check_company(actor.table, person.id)
            await actor.commit(actor.table.decide(ask.Sit(id="quick", table=table), person, actor.now))

        self._services.check_seat(person.id)
        await self.at(table).call(sit)
        return table

    async def create(self, new: NewRows) -> None:
        """Stores a new table, leased to this process; raises LiveFault, StoreFault."""
        self._check_accepting_players()
        await create(self.store, self._services.owner, new)
        opened = new.opened
        self.log.info("table-opened", table=opened.table, game=opened.game, preset=opened.preset)

    async def _rematch(self, table: Table, asker: str) -> str:
        """Opens a rematch and returns its id."""
        rematch = await rematch_of(self.store, table, asker, self._services.now())
        await self.create(rematch)
        return rematch.opened.table
