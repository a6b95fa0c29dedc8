"""Ray clusters for tests, on machines that may be busy."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from vierblatt.errors import ClusterFailure
from vierblatt.simulate.cluster import ray_connection

ATTEMPTS = 3  #: a process of Ray that dies while it starts, as on a busy machine, is never started again


class SlowClock:
    """The module `time`, except that its clock is slow: Ray gives up after thirty of its seconds."""

    def __getattr__(self, name: str) -> Any:
        return getattr(time, name)

    def monotonic(self) -> float:
        """A quarter of the time."""
        return time.monotonic() / 4


@contextmanager
def local_cluster(cpus: int) -> Iterator[None]:
    """A connection to a cluster of this machine, which is started; it may take its time."""
    import ray._private.node

    with ExitStack() as stack:
        for attempt in range(1, ATTEMPTS + 1):
            try:
                with patch.object(ray._private.node, "time", SlowClock()):
                    stack.enter_context(ray_connection("local", {"num_cpus": cpus}))
                break
            except ClusterFailure:
                if attempt == ATTEMPTS:
                    raise
        yield
