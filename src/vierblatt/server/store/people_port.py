"""The part of the storage port for what is between players: friends, follows, blocks and mutes."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, Protocol

from vierblatt.protocol.people import ReachableBy
from vierblatt.server.store.people_values import Asked, PersonRow, Related, SeenRelation
from vierblatt.server.store.values import StoredRecord


class PeoplePort(Protocol):
    """See `vierblatt.server.store.port.Store`. Whatever one of two players does about the other locks both accounts."""

    async def people_of(self, player: str) -> list[PersonRow]:
        """What a player has decided about others, and who asks them for friendship; the latest first."""
        ...

    async def relations(self, player: str, other: str) -> set[SeenRelation]:
        """What there is between a player and another one, as the first may know it."""
        ...

    async def ask_friend(self, player: str, other: str, now: int) -> Asked:
        """Asks for friendship, or accepts if the other one has asked."""
        ...

    async def end_friend(self, player: str, other: str) -> bool:
        """Ends a friendship, or a request of either; returns whether there was one."""
        ...

    async def relate(self, player: str, other: str, kind: Literal["follow", "block", "mute"], now: int) -> Related:
        """Follows, blocks or mutes. A block ends everything else between the two, and their notices of each other."""
        ...

    async def unrelate(self, player: str, other: str, kind: Literal["follow", "block", "mute"]) -> bool:
        """Takes that back; returns whether there was anything."""
        ...

    async def accepts(self, player: str, other: str) -> bool:
        """Whether the other one accepts a request or a challenge of a player now."""
        ...

    async def apart(self, player: str, others: Collection[str]) -> set[str]:
        """Those of the others who block the player or whom the player blocks."""
        ...

    async def deaf_to(self, speaker: str) -> set[str]:
        """All who must not get what somebody says."""
        ...

    async def unheard_by(self, readers: Collection[str]) -> dict[str, set[str]]:
        """For each reader, all whose words they must not get."""
        ...

    async def reachable_by(self, player: str) -> ReachableBy:
        """Who may ask, challenge and follow a player."""
        ...

    async def set_reachable_by(self, player: str, by: ReachableBy) -> None:
        """Changes that; does nothing if the account is gone."""
        ...

    async def followed_records(self, player: str, *, before: int, limit: int) -> list[StoredRecord]:
        """The matches at public tables that those whom a player follows have finished, newest first.

        Leaves out those of players who show their matches to nobody.
        """
        ...
