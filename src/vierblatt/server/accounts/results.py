"""What is stored of a match that was played to its end: its record, and the ratings and card counts from it."""

from __future__ import annotations

import asyncio
from collections import Counter

from vierblatt.analysis.par import margins_of
from vierblatt.errors import WrongTime
from vierblatt.match import Match
from vierblatt.record import Record
from vierblatt.server.accounts import ratings
from vierblatt.server.accounts.bot_matches import bot_match
from vierblatt.server.accounts.erasing import nameless
from vierblatt.server.accounts.names import is_program
from vierblatt.server.accounts.ratings import MOST_ABSENT, RatedMatch
from vierblatt.server.store.port import CardCount, Outdated, PlayerRating, Store, StoredRecord
from vierblatt.server.table import Table

#: How many times to try to store a match while its players' ratings or accounts change at the same time.
TRIES = 20


class Results:
    """Stores finished matches, several at the same time.

    If two that end together change the rating of the same player, the store accepts one, and the other tries again.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def finish(self, table: Table, now: int) -> None:
        """Stores the match of a finished table; a second call changes nothing. Raises StoreFault.

        Of an unfinished match, what counts against bots is stored; a later call replaces it. A board of a tournament is
        secret until nobody has yet to play it: nothing is stored before `publish`.
        """
        if table.duplicate is not None:
            return
        if table.over:
            await self._store_record(table, now)
        if (against_bots := await asyncio.to_thread(bot_match, table)) is not None:
            await self._store.put_bot_match(against_bots)

    async def publish(self, table: Table, now: int) -> None:
        """Stores the record of a finished table at which an opened board was played; once. Raises StoreFault."""
        await self._store_record(table, now)

    async def _store_record(self, table: Table, now: int) -> None:
        record = await asyncio.to_thread(table.record)
        # Many tables play the pack of a board: counted again and again, it would pass for a pattern.
        counts = [] if table.duplicate is not None else card_counts(record.game, _match(table))
        result = rated_result(table)
        for attempt in range(TRIES):
            before = await self._ratings(result)
            # The times of a player's rated matches say in which order that player's ratings were made.
            ended = max([now, *(rating.updated + 1 for rating in before)])
            new = await self._new_ratings(result, before, ended)
            stored = stored_record(table, record, await self._gone(table), ended, counted=bool(new))
            try:
                await self._store.put_record(stored, new, counts, of=before)
            except Outdated:  # changed by another server, or a player's account was deleted
                if attempt + 1 == TRIES:
                    raise
            else:
                return

    async def _new_ratings(
        self, result: RatedMatch | None, before: list[PlayerRating], ended: int
    ) -> list[PlayerRating]:
        """The ratings after a match; none if it does not count. before: the ratings before it."""
        if result is None:
            return []
        met = await self._store.rated_together(result.players, result.game, result.preset, ended - ratings.DAY)
        if ratings.too_often(result.players, met):
            return []
        return ratings.rated(result, {rating.player: rating for rating in before}, ended)

    async def _gone(self, table: Table) -> set[int]:
        """The seats of players who have since deleted their accounts: their names are not stored."""
        people = {n: seat.player for n, seat in enumerate(table.seats) if seat.kind == "human"}
        return {n for n, player in people.items() if await self._store.account(player) is None}

    async def _ratings(self, result: RatedMatch | None) -> list[PlayerRating]:
        """The players' ratings before the match, if it counts."""
        return await self._store.ratings(result.players, result.game, result.preset) if result is not None else []


def counts_for_ratings(table: Table) -> bool:
    """Whether this was a rated match; see `vierblatt.server.accounts.ratings`. A single board is no match."""
    people = {seat.player for seat in table.seats if seat.kind == "human" and not is_program(seat.name)}
    whole = table.duplicate is None and bool(table.rules.preset)
    return table.settings.rated and whole and len(people) == len(table.seats)


def card_counts(game: str, match: Match) -> list[CardCount]:
    """How often each card was at each place of the packs of a match."""
    counts = Counter((place, card) for pack, _ in match.deals for place, card in enumerate(pack))
    size = len(match.table.pack)
    return [
        CardCount(game=game, pack=size, place=place, card=card, count=count)
        for (place, card), count in sorted(counts.items())
    ]


def rated_result(table: Table) -> RatedMatch | None:
    """The match of a table as ratings see it; None if it does not count. Ignores how often its players have met."""
    if not counts_for_ratings(table):
        return None
    match = _match(table)
    left, excused = seats_left(table)
    if excused and not left:
        return None  # no player is to blame, and none has won against a bot
    return RatedMatch(
        game=table.opened.game, preset=table.rules.preset, players=[seat.player for seat in table.seats],
        ranks=ratings.ranks_of(match.scores, match.winners, fewer_wins=table.game.rules.fewer_wins), left=left,
    )  # fmt: skip


def seats_left(table: Table) -> tuple[frozenset[int], frozenset[int]]:
    """The seats of players who left a finished table, and of those who were free to since another player held it up.

    Partners cannot free each other: a player who holds up the table until their partner leaves has left themselves.
    """
    seats, sides = table.seats, len(_match(table).scores)
    left = {n for n, seat in enumerate(seats) if seat.bot_turns > MOST_ABSENT}
    excused = {n for n, seat in enumerate(seats) if seat.bot_turns + seat.excused_turns > MOST_ABSENT} - left
    freed = {by for n in excused for by in seats[n].excused_by if by % sides == n % sides}
    return frozenset(left | (freed - excused)), frozenset(excused)


def stored_record(table: Table, record: Record, gone: set[int], ended: int, *, counted: bool) -> StoredRecord:
    """The row to store for the match of a table. gone: the seats of players whose names are forgotten."""
    match, kept = _match(table), nameless(record, gone) if gone else record
    return StoredRecord(
        id=table.id, game=record.game, preset=table.rules.preset, ended=ended,
        players=[seat.player if seat.kind == "human" else "" for seat in table.seats],
        names=[player.name if player.kind == "human" else player.kind for player in kept.seats],
        scores=match.scores, winners=_winners(table, match), rated=counted, body=kept.to_json(),
    )  # fmt: skip


def _winners(table: Table, match: Match) -> list[int]:
    """The sides that won; of a single board, the side that is ahead."""
    if table.duplicate is None:
        return match.winners
    return [side for side, margin in enumerate(margins_of(match)) if margin > 0]


def _match(table: Table) -> Match:
    if table.match is None:
        raise WrongTime("match-running")
    return table.match
