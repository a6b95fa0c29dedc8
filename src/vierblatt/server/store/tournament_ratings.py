"""Tournaments that change ratings, in the database: each does so once, in one transaction with what it has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, exists, select, update
from sqlalchemy import insert as insert_into

from vierblatt.server.store.database import Database
from vierblatt.server.store.played import check_ratings, lock_accounts, put_ratings
from vierblatt.server.store.port import Outdated, PlayerRating, RatedPlace, RatedTournament, RatingKind
from vierblatt.server.store.schema.ratings import rated_places, rated_tournaments

_rated, _places = rated_tournaments.c, rated_places.c
KIND: RatingKind = "boards"


class TournamentRatingStore(Database):
    """The part of the store for tournaments that change ratings."""

    async def rated_tournament(self, tournament: str) -> RatedTournament | None:
        """See `TournamentRatingsPort`."""
        found = await self._rated_tournaments(select(rated_tournaments).where(_rated.tournament == tournament))
        return found[0] if found else None

    async def all_rated_tournaments(self, *, after: str = "", limit: int) -> list[RatedTournament]:
        """See `TournamentRatingsPort`."""
        done = select(rated_tournaments).where(_rated.tournament > after, _rated.at.is_not(None))
        return await self._rated_tournaments(done.order_by(_rated.tournament).limit(limit))

    async def put_tournament_ratings(
        self, rated: RatedTournament, ratings: Sequence[PlayerRating], *, of: Sequence[PlayerRating] = ()
    ) -> bool:
        """See `TournamentRatingsPort`."""
        still = update(rated_tournaments).where(_rated.tournament == rated.tournament, _rated.at.is_(None))
        players = {each.player for each in rated.places}
        rows = [msgspec.structs.asdict(each) | {"tournament": rated.tournament} for each in rated.places]

        def work(connection: Connection) -> bool:
            if not connection.execute(still.values(at=rated.at)).rowcount:
                return False
            if players - lock_accounts(connection, players):
                raise Outdated("store-conflict")
            check_ratings(connection, {(player, rated.game, rated.preset, KIND) for player in players}, of)
            if rows:
                connection.execute(insert_into(rated_places), rows)
            put_ratings(connection, self._upsert, ratings)
            return True

        return await self._write(work)

    async def counted_together(self, players: Sequence[str], game: str, preset: str, since: int) -> list[list[str]]:
        """See `TournamentRatingsPort`."""
        query = (
            select(_places.tournament, _places.player)
            .join(rated_tournaments, _rated.tournament == _places.tournament)
            .where(_places.player.in_(players), _places.counted, _rated.game == game, _rated.preset == preset)
            .where(_rated.at > since)
            .order_by(_places.tournament, _places.contestant, _places.place)
        )

        def work(connection: Connection) -> list[list[str]]:
            found: dict[str, list[str]] = {}
            for tournament, player in connection.execute(query):
                found.setdefault(tournament, []).append(player)
            return [*found.values()]

        return await self._read(work)

    async def tournaments_rated_for(self, player: str) -> list[RatedTournament]:
        """See `TournamentRatingsPort`."""
        theirs = exists().where(_places.tournament == _rated.tournament, _places.player == player)
        query = select(rated_tournaments).where(theirs).order_by(_rated.at, _rated.tournament)
        return await self._rated_tournaments(query, _places.player == player)

    async def _rated_tournaments(self, query: Select[Any], *which: ColumnElement[bool]) -> list[RatedTournament]:
        """The tournaments of a query, with those of their places that are wanted."""

        def work(connection: Connection) -> list[RatedTournament]:
            found = [RatedTournament(**row) for row in connection.execute(query).mappings()]
            places: dict[str, list[RatedPlace]] = {each.tournament: [] for each in found}
            wanted = select(rated_places).where(_places.tournament.in_(places), *which)
            for row in connection.execute(wanted.order_by(_places.contestant, _places.place)).mappings():
                values = {**row}
                places[values.pop("tournament")].append(RatedPlace(**values))
            return [msgspec.structs.replace(each, places=places[each.tournament]) for each in found]

        return await self._read(work)


def note_unrated(connection: Connection, rated: RatedTournament) -> None:
    """Notes that a tournament which is closed now has yet to change ratings."""
    values = {"tournament": rated.tournament, "game": rated.game, "preset": rated.preset}
    connection.execute(insert_into(rated_tournaments).values(values))


def forget_unrated(connection: Connection, existing: ColumnElement[str]) -> None:
    """Forgets what was to be rated of tournaments that are gone. existing: the column with the ids of the others."""
    gone = ~exists().where(existing == _rated.tournament)
    connection.execute(delete(rated_tournaments).where(_rated.at.is_(None), gone))


def is_unrated(tournament: ColumnElement[str] | str) -> ColumnElement[bool]:
    """Whether a tournament has yet to change ratings."""
    return exists().where(_rated.tournament == tournament, _rated.at.is_(None))


def rename_rated(connection: Connection, player: str, new: str) -> None:
    """Puts another id, or an alias, in the place of a player who was compared."""
    connection.execute(update(rated_places).where(_places.player == player).values(player=new))
