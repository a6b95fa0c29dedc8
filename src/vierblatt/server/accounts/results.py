"""What is kept of a match that was played to its end: its record, the ratings and card counts that follow from it."""

from __future__ import annotations

import asyncio
from collections import Counter

from vierblatt.match import Match
from vierblatt.record import Record
from vierblatt.server.accounts import ratings
from vierblatt.server.accounts.erasing import nameless
from vierblatt.server.accounts.names import is_program
from vierblatt.server.accounts.ratings import MOST_ABSENT, Result
from vierblatt.server.store.port import CardCount, Rating, Store, StoredRecord
from vierblatt.server.table import Table


class Results:
    """Keeps finished matches, one after the other: two that end together must not both start from the old rating."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._one_by_one = asyncio.Lock()

    async def finish(self, table: Table, now: int) -> None:
        """Keeps the match of a table that is over; a second time it changes nothing. Raises WrongTime, StoreFault."""
        record = await asyncio.to_thread(table.record)
        assert table.match is not None
        match, counts = table.match, card_counts(record.game, table.match)
        async with self._one_by_one:
            new = await self._ratings(table, match, now)
            gone = await self._gone(table)
            stored = _stored(table, match, nameless(record, gone) if gone else record, now, counted=bool(new))
            await self._store.put_record(stored, new, counts)

    async def _gone(self, table: Table) -> set[int]:
        """The seats of players who have deleted their account meanwhile: their names are not kept."""
        people = {n: seat.player for n, seat in enumerate(table.seats) if seat.kind == "human"}
        return {n for n, player in people.items() if await self._store.account(player) is None}

    async def _ratings(self, table: Table, match: Match, now: int) -> list[Rating]:
        if not counts_for_ratings(table):
            return []
        players = [seat.player for seat in table.seats]
        found = await self._store.ratings(players, table.opened.game, table.rules.preset)
        result = Result(
            game=table.opened.game, preset=table.rules.preset, players=players,
            ranks=ratings.ranks_of(match.scores, match.winners),
            left=frozenset(n for n, seat in enumerate(table.seats) if seat.bot_turns > MOST_ABSENT),
        )  # fmt: skip
        return ratings.rated(result, {rating.player: rating for rating in found}, now)


def counts_for_ratings(table: Table) -> bool:
    """Whether the conditions were fair; `vierblatt.server.accounts.ratings` says which."""
    people = {seat.player for seat in table.seats if seat.kind == "human" and not is_program(seat.name)}
    return table.settings.rated and bool(table.rules.preset) and len(people) == len(table.seats)


def card_counts(game: str, match: Match) -> list[CardCount]:
    """How often each card came at each place of the packs of a match."""
    found = Counter((place, card) for pack, _ in match.deals for place, card in enumerate(pack))
    size = len(match.table.pack)
    return [
        CardCount(game=game, pack=size, place=place, card=card, count=count)
        for (place, card), count in sorted(found.items())
    ]


def _stored(table: Table, match: Match, record: Record, now: int, *, counted: bool) -> StoredRecord:
    return StoredRecord(
        id=table.id, game=record.game, preset=table.rules.preset, ended=now,
        players=[seat.player if seat.kind == "human" else "" for seat in table.seats],
        names=[player.name or player.kind for player in record.seats],
        scores=match.scores, winners=match.winners, rated=counted, body=record.to_json(),
    )  # fmt: skip
