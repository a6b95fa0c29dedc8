"""The part of the storage port for notices, and for challenges to a match."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, Protocol

from vierblatt.server.store.people_values import ChallengeRow, NoticeRow


class NoticesPort(Protocol):
    """See `vierblatt.server.store.port.Store`."""

    async def add_notice(self, row: NoticeRow, *, only_latest: bool, keep: int) -> bool:
        """Adds a notice, and removes the oldest beyond `keep`.

        only_latest: it replaces those of its kind from the same sender. Returns False, with nothing done, if one of
        the two blocks the other or the player's account is gone.
        """
        ...

    async def notices(self, player: str) -> list[NoticeRow]:
        """The notices of a player, newest first."""
        ...

    async def unread_notices(self, player: str) -> tuple[int, NoticeRow | None]:
        """How many notices are not read, and the newest of these."""
        ...

    async def read_notices(self, player: str, ids: Collection[str]) -> int:
        """Marks notices as read; returns how many were not."""
        ...

    async def delete_notices(self, player: str, ids: Collection[str]) -> int:
        """Removes notices; returns how many there were."""
        ...

    async def add_match_challenge(self, row: ChallengeRow, *, most: int) -> Literal["made", "closed", "many"]:
        """Adds a challenge, in place of an open one of the same two players.

        closed: the other one accepts none from this player. many: the challenger has `most` open ones to others.
        """
        ...

    async def match_challenge(self, challenge: str) -> ChallengeRow | None:
        """A challenge, or None."""
        ...

    async def answer_match_challenge(self, challenge: str, answer: str) -> bool:
        """Stores the answer; returns False if there is one already, or the challenge is gone."""
        ...

    async def match_challenges_of(self, player: str) -> list[ChallengeRow]:
        """The challenges of a player, made and received, newest first."""
        ...
