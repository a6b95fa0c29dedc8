"""What belongs to a majlis in a transaction of a tournament: who may enter, and how they did."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from vierblatt.server.store.majlises import grow_version, host_of, is_member, lock_majlis
from vierblatt.server.store.schema.majlises import majlis_event_results, majlises
from vierblatt.server.store.schema.tournaments import tournament_players, tournaments
from vierblatt.server.store.tournament_values import AddedEntries, TournamentRow
from vierblatt.server.store.values import Outdated


def lock_majlis_of(connection: Connection, row: TournamentRow, added: AddedEntries) -> bool:
    """Keeps the majlis of a tournament as it is until the commit, where entries concern it; returns whether it exists.

    Raises Outdated if somebody enters who is no member. Everywhere, a majlis is locked before its tournaments.
    """
    if row.majlis is None or not (added.player or added.places):
        return False
    there = lock_majlis(connection, row.majlis)
    if added.player is not None and not (there and is_member(connection, row.majlis, added.player.player)):
        raise Outdated("store-conflict")
    return there


def put_results(connection: Connection, row: TournamentRow, added: AddedEntries) -> None:
    """Stores how those who entered a tournament of a majlis themselves did there, if it is finished now."""
    entered = select(tournament_players.c.contestant, tournament_players.c.player)
    places = {
        player: added.places[contestant]
        for contestant, player in connection.execute(entered.where(tournament_players.c.tournament == row.id))
        if contestant in added.places
    }
    rows = [
        {"tournament": row.id, "player": player, "majlis": row.majlis, "at": added.changed, "place": place}
        for player, place in places.items()
    ]
    if rows:
        connection.execute(insert(majlis_event_results), rows)
    grow_version(connection, majlises.c.id == row.majlis)


def organised_in_majlises(connection: Connection, player: str) -> list[tuple[str, str]]:
    """The tournaments of majlises that somebody organises and that go on, each with its majlis."""
    columns = tournaments.c
    query = select(columns.id, columns.majlis).where(columns.organiser == player, columns.stage != "closed")
    return [(row.id, row.majlis) for row in connection.execute(query.where(columns.majlis.is_not(None)))]


def hand_over(connection: Connection, organised: list[tuple[str, str]]) -> None:
    """Gives tournaments whose organiser is gone to the hosts of their majlises."""
    for tournament, majlis in organised:
        if host := host_of(connection, majlis):
            given = update(tournaments).where(tournaments.c.id == tournament).values(organiser=host)
            connection.execute(given)
