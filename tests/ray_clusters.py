"""Ray clusters for tests, on machines that may be busy."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from vierblatt.simulate.cluster import ray_connection


class SlowClock:
    """The module `time`, except that its clock is slow: Ray gives up after thirty of its seconds."""

    def __getattr__(self, name: str) -> Any:
        return getattr(time, name)

    def monotonic(self) -> float:
        """A twentieth of the time."""
        return time.monotonic() / 20


@contextmanager
def local_cluster(cpus: int) -> Iterator[None]:
    """A connection to a cluster of this machine, which is started; it may take its time."""
    import ray._private.node

    with patch.object(ray._private.node, "time", SlowClock()):
        connection = ray_connection("local", {"num_cpus": cpus})
        connection.__enter__()
    try:
        yield
    finally:
        connection.__exit__(None, None, None)
