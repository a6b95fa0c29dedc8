"""A connection to PostgreSQL that does not wait for ever.

TCP notices a dead network within seconds, but not a machine that hangs, nor a gateway that accepts data and passes
nothing on: their systems keep acknowledging. So the client closes the connection itself after too long a silence.
"""

from __future__ import annotations

from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen

T = TypeVar("T")

#: Seconds. PostgreSQL ends an overlong statement sooner than that, and says so.
SILENCE = 15.0


class TimeoutConnection(psycopg.Connection[Any]):
    """See the module docstring. silence: seconds without an answer after which it is closed; None: waits for ever."""

    silence: float | None = SILENCE

    def wait(self, gen: PQGen[T], interval: float = 0.1, timeout: float | None = None) -> T:
        """Waits for an answer; if none comes, closes the connection and raises psycopg.OperationalError.

        The statement may still have been executed: as with every broken connection, there is no way to know.
        """
        try:
            return super().wait(gen, interval, self.silence if timeout is None else timeout)
        except psycopg.OperationalError as fault:
            if fault.sqlstate is None:  # not reported by the database
                self.close()
            raise
