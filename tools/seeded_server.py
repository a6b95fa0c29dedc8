"""A server on which the first table is the same each time, for recordings: `python -m tools.seeded_server serve`.

Anybody can compute its cards in advance, so it is of no use for playing.
"""

from __future__ import annotations

import random
import string
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from unittest.mock import patch

from vierblatt.cli import main
from vierblatt.server.accounts import accounts
from vierblatt.server.live import opening

SEED = 190
LINK = 10  #: letters


@contextmanager
def seeded(seed: int = SEED) -> Iterator[None]:
    """Meanwhile, links and secrets of new tables, and names of guests, come from a seed instead of from the system."""
    source = random.Random(seed)

    def link() -> str:
        return "".join(source.choices(string.ascii_lowercase, k=LINK))

    secrets = SimpleNamespace(token_bytes=source.randbytes)
    numbers = SimpleNamespace(randbelow=lambda _below: seed)
    with (
        patch.object(opening, "fresh_link", link),
        patch.object(opening, "secrets", secrets),
        patch.object(accounts, "secrets", numbers),
    ):
        yield


if __name__ == "__main__":
    with seeded():
        main()
