"""A PostgreSQL database for the store.

Several servers may write to it at the same time. A transaction locks what it reads before it writes (`FOR UPDATE`, or
an insert that meets a unique key), so READ COMMITTED is enough. If two transactions lock in different orders,
PostgreSQL ends one of them, which is then tried again.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, cast

import psycopg
from sqlalchemy import URL, Connection, Table, create_engine, event, exc, func, select
from sqlalchemy.dialects import postgresql

from vierblatt.server.store.engine import Engine, Result, Work
from vierblatt.server.store.timeout_connection import TimeoutConnection

#: Seconds allowed for connecting, and seconds of silence after which a connection counts as broken.
CONNECTION_TIMEOUT = 5
#: Readers wait for the network and for the disk of another machine.
READERS = 4
#: How many times in all to try a transaction that PostgreSQL undid to keep others from waiting, and the codes for that:
#: serialization_failure, deadlock_detected, idle_in_transaction_session_timeout. (`psycopg.errors` has no class for all
#: of them.) The last also hits a server that merely got no processor time for a while; nothing was written then.
TRIES = 5
UNDONE_FOR_OTHERS = frozenset({"40001", "40P01", "25P03"})
#: The key of the lock that a server takes while it brings the schema up to date.
ALONE = 0x7669657262

#: A commit is on the disk when it returns, however the database is configured. A statement that waits for a lock, or
#: runs, for longer than this many milliseconds is a fault. A server that falls silent in the middle of a transaction
#: (stopped, or cut off) must not keep its locks: others wait for its tables.
SETTINGS = (
    "-c synchronous_commit=on -c lock_timeout=5000 -c statement_timeout=10000"
    " -c idle_in_transaction_session_timeout=2000"
)
CONNECTING = {
    "connect_timeout": CONNECTION_TIMEOUT,
    "keepalives_idle": CONNECTION_TIMEOUT,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 1000 * CONNECTION_TIMEOUT,
    "application_name": "vierblatt",
    "options": SETTINGS,
}
#: A schema upgrade has no time limit, and a server waits longer for one that another server is making.
UNDISTURBED = "SET LOCAL idle_in_transaction_session_timeout = 0"
NO_LIMITS = f"SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '60s'; {UNDISTURBED}"
#: Not the time at which the transaction began: it may have waited for a lock since.
MILLISECONDS = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"


class PostgresEngine(Engine):
    """Connections to a PostgreSQL database, and the threads that work on them."""

    def __init__(self, url: URL) -> None:
        core = create_engine(
            url.set(drivername="postgresql+psycopg"),
            hide_parameters=True,  # secrets and names have no place in messages and logs
            pool_size=READERS + 1,
            pool_pre_ping=True,  # after a restart of the database the old connections are dead
            connect_args=CONNECTING,
        )
        # Several rows go in one statement. The driver would send one for each, and if this server stopped between
        # two of them, others would wait for its locks for ever: no timeout is running then.
        core.dialect.use_insertmanyvalues_wo_returning = True
        super().__init__(url, core, readers=READERS)
        event.listen(core, "do_connect", _connect)
        self._at_once = core.execution_options(isolation_level="AUTOCOMMIT")

    def prepare(self) -> None:
        """Does nothing: the operator has created the database."""

    def transaction(self) -> AbstractContextManager[Connection]:
        """A connection that writes; what it wrote is durable when its block ends."""
        return self.core.begin()

    @contextmanager
    def long_transaction(self) -> Iterator[Connection]:
        """Like `transaction`, but may fall silent in between."""
        with self.core.begin() as connection:
            connection.exec_driver_sql(UNDISTURBED)
            yield connection

    def reading(self) -> AbstractContextManager[Connection]:
        """A read-only connection, without a transaction: one would time out under a slow reader."""
        return self._at_once.connect()

    @contextmanager
    def consistent_read(self) -> Iterator[Connection]:
        """A read-only connection that sees the database as it is at its first read."""
        with self.core.connect() as connection:
            reading = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            reading.exec_driver_sql(UNDISTURBED)  # it holds no locks, and its reader may be slow
            yield reading

    async def exclusively(self, work: Work[Result]) -> Result:
        """Like `write`, but never at the same time as another server's `exclusively` on this database."""

        def locked(connection: Connection) -> Result:
            patient = cast("TimeoutConnection", connection.connection.dbapi_connection)
            patient.silence = None
            try:
                connection.exec_driver_sql(NO_LIMITS)
                connection.execute(select(func.pg_advisory_xact_lock(ALONE)))
                return work(connection)
            finally:
                del patient.silence

        return await self.write(locked)

    def upsert(self, table: Table) -> postgresql.Insert:
        """An insert with `on_conflict_do_nothing` and `on_conflict_do_update`."""
        return postgresql.insert(table)

    def now(self, connection: Connection) -> int:
        """The time of day by the database's clock: those of several servers never agree to the millisecond."""
        return int(connection.exec_driver_sql(MILLISECONDS).scalar_one())

    def _do(self, work: Work[Result]) -> Result:
        for _ in range(TRIES - 1):
            try:
                return super()._do(work)
            except exc.DBAPIError as fault:
                if not (isinstance(fault.orig, psycopg.Error) and fault.orig.sqlstate in UNDONE_FOR_OTHERS):
                    raise
        return super()._do(work)


def _connect(_dialect: object, _record: object, given: tuple[Any, ...], named: dict[str, Any]) -> TimeoutConnection:
    return TimeoutConnection.connect(*given, **named)
