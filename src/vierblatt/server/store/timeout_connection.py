"""A connection to PostgreSQL that does not wait for ever.

TCP notices a dead network within seconds, but not a machine that hangs, nor a gateway that takes what it is sent and
passes nothing on: their systems go on acknowledging. So whoever hears nothing for too long cuts the connection itself.
"""

from __future__ import annotations

from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen

T = TypeVar("T")

#: Seconds. PostgreSQL ends a statement of ours sooner than that, and says so.
SILENCE = 15.0


class TimeoutConnection(psycopg.Connection[Any]):
    """See the module. silence: seconds without an answer after which it is closed; None waits for ever."""

    silence: float | None = SILENCE

    def wait(self, gen: PQGen[T], interval: float = 0.1, timeout: float | None = None) -> T:
        """Waits for an answer; raises psycopg.OperationalError and is closed where none comes.

        What was sent may have been done all the same: as with every connection that breaks, nobody knows.
        """
        try:
            return super().wait(gen, interval, self.silence if timeout is None else timeout)
        except psycopg.OperationalError as fault:
            if fault.sqlstate is None:  # nothing that the database says
                self.close()
            raise
