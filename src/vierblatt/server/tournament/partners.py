"""Partners take and leave their places in tournaments at tables."""

from __future__ import annotations

from vierblatt.protocol.tournament import TournamentPage, TournamentTables
from vierblatt.server.accounts.faults import Unknown
from vierblatt.server.accounts.ids import fresh_link
from vierblatt.server.store.port import Outdated
from vierblatt.server.table import Person
from vierblatt.server.tournament.places import freed_place, place_of, taken_place
from vierblatt.server.tournament.replayed import ReplayedTournament
from vierblatt.server.tournament.tournaments import TRIES, Tournaments


class Partners:
    """See the module docstring. Methods raise VierblattError."""

    def __init__(self, tournaments: Tournaments) -> None:
        self._tournaments, self._store = tournaments, tournaments.store

    async def join(self, person: Person, tournament: str, invitation: str) -> TournamentPage:
        """Somebody takes a place beside whoever has sent them the invitation; once."""
        for _ in range(TRIES):
            async with self._tournaments.newest(tournament) as kept:
                places, state = await self._store.tournament_places(tournament), kept.tournament.state
                taken = taken_place(_chosen(kept), state, places, person, invitation)
                if taken is None or await self._store.take_place(kept.stored.row, taken):
                    return await self._tournaments.page_of(kept, person)
        raise Outdated("store-conflict")

    async def leave(self, person: Person, tournament: str) -> TournamentPage:
        """Somebody leaves: a partner frees their place, whoever has entered a contestant withdraws it."""
        places = await self._store.tournament_places(tournament)
        mine = place_of(places, person.id)
        if mine is None or not mine.place:
            return await self._tournaments.leave(person, tournament)
        return await self.free(person, tournament, mine.contestant, mine.place)

    async def free(self, person: Person, tournament: str, contestant: int, place: int) -> TournamentPage:
        """Frees the place of a partner; then old invitations are void, unless the partner leaves by themselves."""
        for _ in range(TRIES):
            async with self._tournaments.newest(tournament) as kept:
                row, state, _ = kept.stored.row, kept.tournament.state, _chosen(kept)
                places = await self._store.tournament_places(tournament)
                organising = row.organiser == person.id
                gone = freed_place(state, places, person, contestant, place, organising=organising)
                invitation = "" if gone.player == person.id else fresh_link()
                if await self._store.free_place(row, gone, invitation):
                    return await self._tournaments.page_of(kept, person)
        raise Outdated("store-conflict")


def _chosen(kept: ReplayedTournament) -> TournamentTables:
    if kept.chosen_tables is None:
        raise Unknown("no-tables")
    return kept.chosen_tables
