"""When two accounts become one: what was between the first and others now is between the second and them."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, Table, delete, exists, literal, select, true, update

from vierblatt.server.store.engine import Upsert
from vierblatt.server.store.people import ENDED_BY_BLOCK
from vierblatt.server.store.schema.people import match_challenges, notices, people_settings, relations


def move_people(connection: Connection, upsert: Callable[[Table], Upsert], player: str, into: str) -> None:
    """Moves relations, notices, challenges and the choice of who may ask; blocks win over what they exclude."""
    of = relations.c
    own = select(literal(into), of.kind, of.other, of.since).where(of.player == player, of.other != into)
    others = select(of.player, of.kind, literal(into), of.since).where(of.other == player, of.player != into)
    for rows in (own, others):
        moved = upsert(relations).from_select(["player", "kind", "other", "since"], rows.where(true()))
        connection.execute(moved.on_conflict_do_nothing())
    _end_what_blocks_exclude(connection, into)
    chosen = select(literal(into), people_settings.c.reachable_by).where(people_settings.c.player == player)
    moved = upsert(people_settings).from_select(["player", "reachable_by"], chosen.where(true()))
    connection.execute(moved.on_conflict_do_nothing())
    both = [player, into]
    for one, another, table in (
        (notices.c.player, notices.c.sender, notices),
        (match_challenges.c.challenger, match_challenges.c.challenged, match_challenges),
    ):
        connection.execute(delete(table).where(one.in_(both), another.in_(both)))
        for column in (one, another):
            connection.execute(update(table).where(column == player).values({column.name: into}))


def _end_what_blocks_exclude(connection: Connection, player: str) -> None:
    block = relations.alias()
    for mine, theirs in ((relations.c.player, relations.c.other), (relations.c.other, relations.c.player)):
        either = ((block.c.player == mine) & (block.c.other == theirs)) | (
            (block.c.player == theirs) & (block.c.other == mine)
        )
        blocked = exists().where(block.c.kind == "block", either)
        ended = relations.c.kind.in_(ENDED_BY_BLOCK) & (mine == player)
        connection.execute(delete(relations).where(ended, blocked))
