"""Challenges to a match: a private table with the challenger at it, and a notice that leads there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from vierblatt import games
from vierblatt.protocol.notices import ChallengeAnswered, Challenged
from vierblatt.protocol.people import MadeChallenge
from vierblatt.protocol.values import TableSettings
from vierblatt.server.accounts.faults import Conflict, NotAllowed, Unknown
from vierblatt.server.accounts.ids import fresh_id
from vierblatt.server.live.opening import NewTable
from vierblatt.server.people.notices import Notices
from vierblatt.server.people.ports import PeopleTables
from vierblatt.server.store.port import ChallengeRow, Store
from vierblatt.server.table import Person

LASTS = 10 * 60_000  #: milliseconds until a challenge lapses
MOST_OPEN = 5  #: challenges that a player has made and that are not answered


class NewChallenge(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The match to which somebody challenges another player. The table is always private.

    together: on the same side, where the game has sides. bots: who sits on all other seats, one of the levels; empty
    leaves them free for whoever gets the link.
    """

    game: Annotated[str, Meta(max_length=40)]
    preset: Annotated[str, Meta(max_length=40)] = "standard"
    changes: dict[str, Any] = {}
    settings: TableSettings = TableSettings()
    together: bool = True
    bots: Annotated[str, Meta(max_length=40)] = ""


class Challenging:
    """All challenges of a server. now: milliseconds since 1970. Methods take the caller first, raise VierblattError."""

    def __init__(self, store: Store, tables: PeopleTables, notices: Notices, now: Callable[[], int]) -> None:
        self._store, self._tables, self._notices, self._now = store, tables, notices, now

    async def challenge(self, person: Person, other: str, new: NewChallenge) -> MadeChallenge:
        """Opens a table, with the caller on its first seat, and tells the other player."""
        if person.id == other:
            raise Conflict("not-yourself")
        if await self._store.account(other) is None:
            raise Unknown("no-such-player")
        if not await self._store.accepts(person.id, other):
            raise NotAllowed("does-not-accept")
        seat, table = _table_for(new)
        opened = await self._tables.open_table(person, table)
        now = self._now()
        row = ChallengeRow(
            id=fresh_id(), challenger=person.id, challenged=other, table_id=opened.id, game=opened.game, made=now,
            until=now + LASTS,
        )  # fmt: skip
        outcome = await self._store.add_match_challenge(row, most=MOST_OPEN)
        if outcome == "closed":
            raise NotAllowed("does-not-accept")
        if outcome == "many":
            raise Conflict("too-many-challenges", most=MOST_OPEN)
        content = Challenged(
            challenge=row.id, game=opened.game, preset=opened.preset, table=opened.id, until=row.until, seat=seat
        )
        await self._notices.add(other, content, sender=person.id)
        return MadeChallenge(id=row.id, table=opened.id, until=row.until)

    async def answer(self, person: Person, challenge: str, *, accept: bool) -> str:
        """Accepts or declines a challenge of somebody else; returns its table. The challenger is told."""
        row = await self._store.match_challenge(challenge)
        if row is None or row.challenged != person.id:
            raise Unknown("no-such-challenge")
        answer = "accepted" if accept else "declined"
        if not row.answer and row.until <= self._now():
            raise Conflict("challenge-lapsed")
        if not row.answer and await self._store.answer_match_challenge(challenge, answer):
            content = ChallengeAnswered(accepted=accept, game=row.game, table=row.table_id)
            await self._notices.add(row.challenger, content, sender=person.id)
            await self._notices.remove_about(person.id, row.challenger, Challenged)
            return row.table_id
        answered = await self._store.match_challenge(challenge)
        if answered is None:
            raise Unknown("no-such-challenge")
        if answered.answer != answer:
            raise Conflict("challenge-answered")
        return answered.table_id  # it was asked before: perhaps its answer was lost


def _table_for(new: NewChallenge) -> tuple[int, NewTable]:
    """The seat of whoever is challenged, and the table; raises VierblattError for rules that do not exist."""
    game = games.get(new.game)
    shape = game.rules.shape(game.options.rule_set(new.changes, new.preset, reserved=True).values)
    seat = shape.sides if new.together and shape.sides < shape.seats else 1
    table = NewTable(
        game=new.game, preset=new.preset, changes=new.changes, sit=True, bot=new.bots or "rules",
        settings=msgspec.structs.replace(new.settings, private=True, rated=False),
        bot_seats=[each for each in range(1, shape.seats) if each != seat] if new.bots else [],
    )  # fmt: skip
    return seat, table
