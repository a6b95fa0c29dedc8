"""The part of the storage port that tells who owns what.

The store's clock alone judges who is too late: the clocks of several servers need not agree.
"""

from __future__ import annotations

from typing import Protocol

from vierblatt.server.store.values import Lease


class LeasesPort(Protocol):
    """See `vierblatt.server.store.port.Store`."""

    async def renew(self, owner: str, span: int) -> bool:
        """An owner says that it is there and will be for `span` milliseconds more: all its leases hold.

        False if that comes for the first time or too late: then others may have taken leases of its.
        """
        ...

    async def acquire(self, table: str, owner: str, *, besides: str = "") -> Lease | None:
        """The lease if it is free, over or already the owner's (then with the same fence); None if another's.

        None, too, where somebody is doing something with it just now. besides: an owner from whom it is taken although
        it is there.
        """
        ...

    async def release(self, table: str, owner: str) -> None:
        """Gives a lease back."""
        ...

    async def release_all(self, owner: str) -> None:
        """Gives all leases of an owner back, who is not there any more."""
        ...

    async def held(self, owner: str) -> list[str]:
        """The tables whose lease an owner has, whether it was too late or not."""
        ...

    async def holder(self, table: str) -> str:
        """Whose lease nobody else can take now; empty if anybody can."""
        ...

    async def holders(self) -> dict[str, str]:
        """The same of all open tables for which it is not empty."""
        ...
