"""The part of the storage port for leases: which process owns which table.

Only the store's clock decides who is too late: the clocks of several servers need not agree.
"""

from __future__ import annotations

from typing import Protocol

from vierblatt.server.store.values import Lease


class LeasesPort(Protocol):
    """See `vierblatt.server.store.port.Store`."""

    async def renew(self, owner: str, span: int) -> bool:
        """Renews all leases of an owner for `span` milliseconds.

        Returns False if this is the first renewal or comes too late: then others may have taken some of its leases.
        """
        ...

    async def acquire(self, table: str, owner: str, *, besides: str = "") -> Lease | None:
        """Takes a lease that is free, expired or already the owner's (then with the same fence); None if another's.

        Also None while another transaction uses it. besides: an owner from which it is taken even if that owner renews
        in time.
        """
        ...

    async def release(self, table: str, owner: str) -> None:
        """Releases a lease."""
        ...

    async def release_all(self, owner: str) -> None:
        """Releases all leases of an owner that is leaving."""
        ...

    async def held(self, owner: str) -> list[str]:
        """The tables whose lease an owner has, expired or not."""
        ...

    async def holder(self, table: str) -> str:
        """The owner of a table's lease if no other can take it now; otherwise empty."""
        ...

    async def holders(self) -> dict[str, str]:
        """Like `holder`, for all open tables whose lease has such an owner."""
        ...
