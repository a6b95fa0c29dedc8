"""The part of the storage port for majlises: who is in them, and what is said there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, Protocol

from vierblatt.protocol.majlis import MajlisLine, MajlisRole, MajlisSummary, Member
from vierblatt.server.store.values import Joined, MajlisRow, OwnWords

#: The outcome of an attempt to appoint or dismiss a manager.
Appointed = Literal["done", "not-host", "not-a-member", "too-many"]


class Audience(NamedTuple):
    """Who may hear of a majlis now: the link by which it is known, and the ids of its members."""

    link: str
    members: frozenset[str]


class MajlisesPort(Protocol):
    """See `vierblatt.server.store.port.Store`. `majlis` is the id of a row, `link` what players know."""

    async def add_majlis(self, row: MajlisRow, *, most: int) -> bool:
        """Adds a majlis with its host as its only member. Returns False if the host is already in `most` majlises."""
        ...

    async def majlis(self, link: str) -> MajlisRow | None:
        """The majlis with this link, or None."""
        ...

    async def majlis_with_id(self, majlis: str) -> MajlisRow | None:
        """The majlis with this row id, or None."""
        ...

    async def majlis_of_table(self, table: str) -> MajlisRow | None:
        """The majlis for which a table was opened, or None."""
        ...

    async def majlises_of(self, player: str) -> list[MajlisSummary]:
        """The majlises of a player; those with the newest chat come first."""
        ...

    async def majlis_ids_of(self, player: str) -> list[str]:
        """The ids of the rows of a player's majlises."""
        ...

    async def majlis_members(
        self, majlis: str, *, after: tuple[int, str] = (-1, ""), limit: int | None = None
    ) -> list[Member]:
        """The members, in the order in which they joined. after: when the last one already received did, and who."""
        ...

    async def count_majlis_members(self, majlis: str) -> int:
        """How many members there are."""
        ...

    async def majlis_role(self, majlis: str, player: str) -> MajlisRole | None:
        """What somebody may do; None if they are not a member."""
        ...

    async def in_majlis(self, majlis: str, player: str) -> bool:
        """Whether somebody is a member."""
        ...

    async def majlis_audience(self, majlis: str) -> Audience | None:
        """The link and the members of a majlis; None if it is gone."""
        ...

    async def join_majlis(self, link: str, player: str, now: int, *, members: int, majlises: int) -> Joined:
        """Makes a player a member. members: the most in one majlis. majlises: the most that a player may be in."""
        ...

    async def leave_majlis(self, majlis: str, player: str, *, by: str = "") -> bool:
        """Ends a membership and deletes the player's reactions; a majlis without members is deleted.

        by: who removes somebody else, which is only allowed to who has the higher role. Returns False, with nothing
        done, if that is not so any more, or the player was not a member.
        """
        ...

    async def change_majlis(self, majlis: str, fields: Mapping[str, Any], *, by: str) -> bool:
        """Changes fields of a majlis on behalf of a manager, or of the host where a new host is one of them.

        Returns False, with nothing done, if it is gone or the role is another by now, or if a new host is not a member.
        """
        ...

    async def appoint_manager(self, majlis: str, player: str, *, by: str, most: int, on: bool) -> Appointed:
        """Makes a member a manager, or a manager a member, on behalf of the host. most: managers of a majlis."""
        ...

    async def delete_majlis(self, majlis: str, *, host: str) -> bool:
        """Deletes a majlis with its chat on behalf of its host; its tables and matches stay, without the majlis.

        Returns False, with nothing done, if it is gone or has another host by now.
        """
        ...

    async def add_majlis_line(self, majlis: str, player: str, at: int, text: str, *, keep: int) -> MajlisLine | None:
        """Adds a line to the chat and deletes all but the last `keep`. Returns None if the player is not a member."""
        ...

    async def majlis_lines(self, majlis: str, *, before: int, limit: int, reader: str = "") -> list[MajlisLine]:
        """The last lines whose id is less than `before`, newest last; without what the reader must not get."""
        ...

    async def delete_majlis_line(self, majlis: str, line: int, *, by: str) -> bool:
        """Deletes a line with its reactions: one's own, or any for a manager; returns whether that was allowed."""
        ...

    async def react_in_majlis(self, majlis: str, line: int, player: str, emoji: str, *, on: bool) -> bool:
        """Sets a member's reaction to a line, or takes it back; returns whether that changed anything."""
        ...

    async def own_words(self, player: str) -> list[OwnWords]:
        """Everything that a player has said in majlises, and all their reactions; oldest first."""
        ...
