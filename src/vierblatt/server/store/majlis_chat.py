"""The chats of majlises: lines, and reactions to them."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, literal, select, update

from vierblatt.protocol.majlis import MajlisLine
from vierblatt.server.store.database import Database
from vierblatt.server.store.majlises import is_member, lock_account, lock_majlis, lock_with_role
from vierblatt.server.store.people import unheard
from vierblatt.server.store.port import OwnWords
from vierblatt.server.store.schema.accounts import accounts
from vierblatt.server.store.schema.majlises import majlis_lines, majlis_reactions, majlises


class MajlisChatStore(Database):
    """The part of the store for what is said in majlises."""

    async def add_majlis_line(self, majlis: str, player: str, at: int, text: str, *, keep: int) -> MajlisLine | None:
        """Adds a line to the chat and deletes all but the last `keep`. Returns None if the player is not a member."""
        of_majlis = majlises.c.id == majlis
        name = select(accounts.c.name).where(accounts.c.id == player)

        def work(connection: Connection) -> MajlisLine | None:
            if not lock_account(connection, player, shared=True) or not lock_majlis(connection, majlis):
                return None
            if not is_member(connection, majlis, player):
                return None
            number = (connection.scalar(select(majlises.c.lines).where(of_majlis)) or 0) + 1
            connection.execute(update(majlises).where(of_majlis).values(lines=number))
            row = insert(majlis_lines).values(majlis=majlis, id=number, player=player, at=at, text=text)
            connection.execute(row)
            old = (majlis_lines.c.majlis == majlis) & (majlis_lines.c.id <= number - keep)
            connection.execute(delete(majlis_lines).where(old))
            return MajlisLine(id=number, player=player, name=connection.scalar(name) or "", at=at, text=text)

        return await self._write(work)

    async def majlis_lines(self, majlis: str, *, before: int, limit: int, reader: str = "") -> list[MajlisLine]:
        """The last lines whose id is less than `before`, newest last; without what the reader must not get."""
        line, reaction, kept_out = majlis_lines.c, majlis_reactions.c, unheard(reader)
        said = (
            select(line.id, line.player, accounts.c.name, line.at, line.text)
            .join(accounts, accounts.c.id == line.player)
            .where(line.majlis == majlis, line.id < before, line.player.not_in(kept_out))
            .order_by(line.id.desc())
            .limit(limit)
        )
        reacted = select(reaction.line, reaction.emoji, reaction.player)
        reacted = reacted.where(reaction.majlis == majlis, reaction.player.not_in(kept_out))

        def work(connection: Connection) -> list[MajlisLine]:
            rows = connection.execute(said).mappings().all()
            reactions: dict[int, dict[str, list[str]]] = {row["id"]: {} for row in rows}
            those = reacted.where(reaction.line.in_(reactions)).order_by(reaction.emoji, reaction.player)
            for number, emoji, player in connection.execute(those):
                reactions[number].setdefault(emoji, []).append(player)
            return [MajlisLine(**row, reactions=reactions[row["id"]]) for row in reversed(rows)]

        return await self._read(work)

    async def delete_majlis_line(self, majlis: str, line: int, *, by: str) -> bool:
        """Deletes a line with its reactions: one's own, or any for a manager; returns whether that was allowed."""
        this = (majlis_lines.c.majlis == majlis) & (majlis_lines.c.id == line)

        def work(connection: Connection) -> bool:
            if not lock_majlis(connection, majlis) or not is_member(connection, majlis, by):
                return False
            own = connection.scalar(select(majlis_lines.c.player).where(this)) == by
            if not own and not lock_with_role(connection, majlis, by, "manager"):
                return False
            connection.execute(delete(majlis_lines).where(this))
            return True

        return await self._write(work)

    async def react_in_majlis(self, majlis: str, line: int, player: str, emoji: str, *, on: bool) -> bool:
        """Sets a member's reaction to a line, or takes it back; returns whether that changed anything."""
        fields = {"majlis": majlis, "line": line, "player": player, "emoji": emoji}
        changed = majlis_reactions.c.emoji
        put = self._upsert(majlis_reactions).values(fields).on_conflict_do_nothing().returning(changed)
        take = delete(majlis_reactions).filter_by(**fields).returning(changed)
        there = select(majlis_lines.c.id).where(majlis_lines.c.majlis == majlis, majlis_lines.c.id == line)

        def work(connection: Connection) -> bool:
            if not lock_account(connection, player, shared=True) or not lock_majlis(connection, majlis):
                return False
            if not is_member(connection, majlis, player) or connection.scalar(there) is None:
                return False
            return connection.scalar(put if on else take) is not None

        return await self._write(work)

    async def own_words(self, player: str) -> list[OwnWords]:
        """Everything that a player has said in majlises, and all their reactions; oldest first."""
        line, reaction = majlis_lines, majlis_reactions
        to_line = (reaction.c.majlis == line.c.majlis) & (reaction.c.line == line.c.id)
        name = majlises.c.name.label("majlis")
        said = (
            select(name, line.c.at, line.c.text, literal("").label("reaction"))
            .join(majlises, majlises.c.id == line.c.majlis)
            .where(line.c.player == player)
        )
        reacted = (
            select(name, line.c.at, literal("").label("text"), reaction.c.emoji.label("reaction"))
            .join(majlises, majlises.c.id == reaction.c.majlis)
            .join(line, to_line)
            .where(reaction.c.player == player)
        )
        return await self._all(OwnWords, said.union_all(reacted).order_by("at", "text", "reaction"))
