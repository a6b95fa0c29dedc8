"""All tournaments of a server: whoever acts reads the newest log, decides, and stores; nobody owns it (ADR 16)."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Concatenate, ParamSpec

import msgspec

from vierblatt.errors import BadTournament
from vierblatt.protocol.crests import crest_of
from vierblatt.protocol.tournament import LONGEST_PLACE, TournamentList, TournamentMajlis, TournamentPage
from vierblatt.server.accounts.faults import Conflict, NotAllowed, Unknown
from vierblatt.server.accounts.ids import fresh_link
from vierblatt.server.live.chat import shown_text
from vierblatt.server.store.port import AddedEntries, Outdated, Store, TournamentPlayer, TournamentRow
from vierblatt.server.table import Person
from vierblatt.server.tournament import acts
from vierblatt.server.tournament.acts import named
from vierblatt.server.tournament.board_secrecy import public_entries, public_state
from vierblatt.server.tournament.boards import TournamentBoards, packs_of
from vierblatt.server.tournament.calendar import calendar
from vierblatt.server.tournament.creating import NewTournament, checked_tables, created
from vierblatt.server.tournament.faults import TournamentRefused
from vierblatt.server.tournament.pages import page_for, page_of, places_in
from vierblatt.server.tournament.places import Places, check_may_enter, check_without_players, incomplete
from vierblatt.server.tournament.rated import check_lets_play, to_rate
from vierblatt.server.tournament.rating import TournamentRatings
from vierblatt.server.tournament.replayed import ReplayedTournament, ReplayedTournaments
from vierblatt.server.tournament.table_pages import page_at_tables
from vierblatt.server.tournament.texts import shown_name
from vierblatt.tournaments import Groups, League, Tournament, deciding
from vierblatt.tournaments.board_packs import SECRET_SIZE
from vierblatt.tournaments.csv_tables import results_csv, standings_csv
from vierblatt.tournaments.entries import ContestantEntered, TournamentClosed, TournamentEntry, encode
from vierblatt.tournaments.formats import plays_duplicate
from vierblatt.tournaments.state import TournamentStage

P = ParamSpec("P")
MOST_TOURNAMENTS = 50  #: of one organiser
MOST_AT_TABLES = 5  #: of one organiser that are played at tables and not closed
MOST_ENTERED = 50  #: that one player may be in at once, besides their own
MOST_CONTESTANTS = 1024  #: of one tournament
MOST_BYTES = 2 << 20  #: of one log
#: How many times to decide anew while others add to the same log.
TRIES = 10


class Tournaments:
    """Makes and runs tournaments. now: milliseconds since 1970. Methods raise VierblattError."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store, self._now = store, now
        self._replayed = ReplayedTournaments(store)
        self.boards, self.ratings = TournamentBoards(store, now), TournamentRatings(store, now)
        self.changed: Callable[[str], None] = lambda tournament: None  #: told of every change in one at tables

    async def create(self, person: Person, new: NewTournament) -> TournamentPage:
        """A new tournament."""
        now, tournament = self._now(), fresh_link()
        first = created(new, tournament, now)
        tables = None if new.tables is None else checked_tables(new.tables, first)
        secret = secrets.token_bytes(SECRET_SIZE) if tables is not None and plays_duplicate(first.format) else None
        if secret is not None:
            first = created(new, tournament, now, (await packs_of(first, secret)).anchor)
        row = TournamentRow(
            id=tournament, organiser=person.id, name=first.name, game=first.game,
            format=str(first.format.__struct_config__.tag), created=now, changed=now, public=new.public,
            open_entry=new.open_entry, starts=new.starts, place=shown_text(new.place, LONGEST_PLACE),
            tables=None if tables is None else msgspec.json.encode(tables).decode(),
        )  # fmt: skip
        if not await self.store.add_tournament(
            row, encode(first), most=MOST_TOURNAMENTS, at_tables=MOST_AT_TABLES, boards=secret
        ):
            theirs = await self.store.tournaments_of(person.id)
            if tables is not None and sum(each.organiser == person.id for each in theirs) < MOST_TOURNAMENTS:
                raise Conflict("too-many-at-tables", most=MOST_AT_TABLES)
            raise Conflict("too-many-tournaments", most=MOST_TOURNAMENTS)
        return await self.page(person, tournament)

    async def public(
        self, game: str | None, stage: TournamentStage | None, *, before: int, after: str, limit: int
    ) -> TournamentList:
        """Public tournaments, newest first."""
        found = await self.store.public_tournaments(game, stage, before=before, after=after, limit=limit)
        return TournamentList(found)

    async def of(self, person: Person) -> TournamentList:
        """Those that somebody organises or has entered, the last changed first."""
        return TournamentList(await self.store.tournaments_of(person.id))

    async def page(self, person: Person | None, tournament: str) -> TournamentPage:
        """A tournament as somebody sees it."""
        async with self.newest(tournament) as kept:
            return await self.page_of(kept, person)

    async def act(
        self,
        person: Person,
        tournament: str,
        act: Callable[Concatenate[Tournament, int, P], Sequence[TournamentEntry]],
        *args: P.args,
        **more: P.kwargs,
    ) -> TournamentPage:
        """Does one of `acts`, if the person is the organiser."""

        def decide(kept: ReplayedTournament, at: int, places: Places) -> Sequence[TournamentEntry]:
            _check_organiser(kept, person)
            entries = act(kept.tournament, at, *args, **more)
            check_lets_play(kept.chosen_tables, kept.tournament.state, entries)
            if kept.chosen_tables is not None and entries and isinstance(entries[0], ContestantEntered):
                check_without_players(kept.chosen_tables, kept.tournament.state, places)
            return entries

        return await self._change(person, tournament, decide)

    async def start(self, person: Person, tournament: str, boards_lot: str = "") -> TournamentPage:
        """Makes the draw, without those who cannot play since a player is missing.

        boards_lot: what the organiser gives for the boards; empty for the server's own.
        """

        def decide(kept: ReplayedTournament, at: int, places: Places) -> Sequence[TournamentEntry]:
            _check_organiser(kept, person)
            missing = incomplete(kept.chosen_tables, kept.tournament.state, places)
            return acts.start(kept.tournament, at, missing, boards_lot)

        return await self._change(person, tournament, decide)

    async def enter(self, person: Person, tournament: str, name: str, partners: Sequence[str]) -> TournamentPage:
        """Somebody enters themselves before the start, once; who has withdrawn returns, under their name of before.

        In a tournament at tables, partners take their places themselves.
        """
        await self._check_entered(person, tournament)
        shown = shown_name(name or person.name)
        players = [person.name, *(shown_name(each) for each in partners)]

        def decide(kept: ReplayedTournament, at: int, places: Places) -> Sequence[TournamentEntry]:
            state = kept.tournament.state
            if kept.chosen_tables is not None:
                check_may_enter(kept.chosen_tables, state, places, person, partners)
            own = [each.contestant for each in places if each.player == person.id]
            before = state.contestants[own[0]] if own else None
            if before is not None and not before.withdrawn:
                if (before.name, before.players) != (shown, players):
                    raise Conflict("entered-already", name=before.name)
                return []
            if state.stage != "entering" or not kept.stored.row.open_entry:
                raise Conflict("entry-closed")
            if before is not None:
                return deciding.come_back(state, at, before.number)
            if (same := named(kept.tournament, shown)) is not None:
                raise BadTournament("contestant-name-taken", name=shown, contestant=same.number)
            return deciding.enter(state, at, shown, players)

        return await self._change(person, tournament, decide, themselves=True)

    async def leave(self, person: Person, tournament: str) -> TournamentPage:
        """Somebody withdraws; from a league or groups that have begun, only the organiser takes them out.

        There it annuls all their meetings, by which somebody could change who wins.
        """

        def decide(kept: ReplayedTournament, at: int, places: Places) -> Sequence[TournamentEntry]:
            state = kept.tournament.state
            own = [each.contestant for each in places if each.player == person.id]
            if not own:
                raise Unknown("not-a-contestant")
            if state.stage == "running" and isinstance(state.created.format, League | Groups):
                raise Conflict("organiser-withdraws")
            playing = [number for number in own if not state.contestants[number].withdrawn]
            entries = [entry for number in playing for entry in deciding.withdraw(state, at, number)]
            check_lets_play(kept.chosen_tables, state, entries)
            return entries

        return await self._change(person, tournament, decide)

    async def delete(self, person: Person, tournament: str) -> None:
        """Deletes a tournament that is not running."""
        async with self.newest(tournament) as kept:
            _check_organiser(kept, person)
            if not await self.store.delete_tournament(tournament):
                await self._replayed.stored(tournament)  # unless another node has deleted it
                raise Conflict("tournament-running")

    async def log(self, tournament: str) -> bytes:
        """The log, one entry a line; it ends before the first result on a board that is still secret."""
        async with self.newest(tournament) as kept:
            entries = public_entries(kept.tournament, await self._opened(kept))
            return await asyncio.to_thread(lambda: b"".join(encode(each) + b"\n" for each in entries))

    async def standings_csv(self, tournament: str) -> bytes:
        """The standings as a table."""
        async with self.newest(tournament) as kept:
            state = public_state(kept.tournament.state, await self._opened(kept))
            return (await asyncio.to_thread(standings_csv, state)).encode()

    async def results_csv(self, tournament: str) -> bytes:
        """All meetings as a table."""
        async with self.newest(tournament) as kept:
            state = public_state(kept.tournament.state, await self._opened(kept))
            return (await asyncio.to_thread(results_csv, state)).encode()

    async def calendar(self, tournament: str) -> bytes:
        """When and where it begins."""
        row = (await self._replayed.stored(tournament)).row
        if row.starts is None:
            raise Unknown("no-start-time")
        return calendar(row.id, row.name, row.created, row.starts, row.place)

    # --- helpers -----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def newest(self, tournament: str) -> AsyncIterator[ReplayedTournament]:
        """A tournament as it is in the store now; nobody else on this server changes it in the meantime."""
        kept = await self._replayed.of(tournament)
        async with kept.lock:
            await kept.follow(self.store, await self._replayed.stored(tournament))
            self._replayed.shrink()
            yield kept

    async def _change(
        self,
        person: Person,
        tournament: str,
        decide: Callable[[ReplayedTournament, int, Places], Sequence[TournamentEntry]],
        *,
        themselves: bool = False,
    ) -> TournamentPage:
        """Stores what is decided. decide: given the time and who has which place."""
        for _ in range(TRIES):
            async with self.newest(tournament) as kept:
                if themselves:
                    await self._check_member(kept, person)
                places = await self.store.tournament_places(tournament)
                entries = await asyncio.to_thread(decide, kept, self.moment(kept), places)
                organiser = person.id if person.id == kept.stored.row.organiser else ""
                joined = person.id if themselves else ""
                try:
                    await self._append(kept, entries, joined=joined, organiser=organiser)
                except Outdated:
                    continue
                return await self.page_of(kept, person)
        raise Outdated("store-conflict")

    async def extend(self, kept: ReplayedTournament, entries: Sequence[TournamentEntry], done: Sequence[str]) -> None:
        """Adds what follows from tables. done: those of which everything is in the tournament then. Raises Outdated."""
        await self._append(kept, entries, done=done)

    def moment(self, kept: ReplayedTournament) -> int:
        """The time of a new entry: now, but not before the last one."""
        return max(self._now(), kept.tournament.state.last_at)

    async def _append(
        self,
        kept: ReplayedTournament,
        entries: Sequence[TournamentEntry],
        *,
        joined: str = "",
        organiser: str = "",
        done: Sequence[str] = (),
    ) -> None:
        """Adds entries. joined: the player who entered by them. organiser: who acted as that."""
        if not entries:
            return
        bodies = [encode(each) for each in entries]
        size = sum(len(body) + 1 for body in bodies)
        _check_limits(kept, entries, size)
        state, entered, row = kept.tournament.state, entries[0], kept.stored.row
        try:
            for entry in entries:
                kept.tournament.add(entry)
            player = None
            if joined and isinstance(entered, ContestantEntered):
                player = TournamentPlayer(entered.contestant, joined)
            ends = state.stage == "closed" and row.majlis is not None
            added = AddedEntries(
                bodies=bodies, stage=state.stage, contestants=len(state.contestants), changed=entries[-1].at,
                player=player, invitation=fresh_link() if player and row.tables else "", organiser=organiser,
                done=[*done], places=await asyncio.to_thread(places_in, state) if ends else {},
                rated=to_rate(kept.chosen_tables, state),
            )  # fmt: skip
            kept.added(await self.store.append_tournament(row, added), size)
        except BaseException:  # in memory, it may have what the store has not
            kept.forget()
            raise
        if row.tables is not None:
            self.changed(row.id)

    async def page_of(self, kept: ReplayedTournament, person: Person | None) -> TournamentPage:
        """A tournament, which the caller has locked, as somebody sees it."""
        opened = await self._opened(kept)
        if kept.page is None or kept.opened != opened:
            kept.page = await asyncio.to_thread(page_of, kept.stored, kept.tournament, opened)
            kept.opened = opened
        page = kept.page
        places = await self.store.tournament_places(page.id)
        organising = person is not None and person.id == kept.stored.row.organiser
        reader = person.id if person is not None else ""
        if kept.chosen_tables is not None:
            tables = await self.store.tournament_tables(page.id)
            page = page_at_tables(page, kept.chosen_tables, places, tables, reader, organising=organising)
        own = {each.contestant for each in places if each.player == reader}
        # What comes next may take a while: after the groups, it is a bracket of all who qualified.
        seen = await asyncio.to_thread(page_for, page, kept.tournament.state, own, self._now(), organising=organising)
        return msgspec.structs.replace(seen, majlis=await self._majlis_of(kept, person))

    async def _opened(self, kept: ReplayedTournament) -> Mapping[int, int]:
        """The boards that are open, if the server deals boards here."""
        created = kept.tournament.state.created
        return await self.store.opened_boards(created.tournament) if created.anchor else {}

    async def _check_member(self, kept: ReplayedTournament, person: Person) -> None:
        """Refuses who enters a tournament of a majlis without being a member; the store checks it once more."""
        majlis = kept.stored.row.majlis
        if majlis is not None and not await self.store.in_majlis(majlis, person.id):
            raise NotAllowed("majlis-members-only")

    async def _majlis_of(self, kept: ReplayedTournament, person: Person | None) -> TournamentMajlis | None:
        """The majlis of a tournament, for its members: whoever knows its link could join."""
        majlis = kept.stored.row.majlis
        if majlis is None or person is None or not await self.store.in_majlis(majlis, person.id):
            return None
        row = await self.store.majlis_with_id(majlis)
        return None if row is None else TournamentMajlis(id=row.link, name=row.name, crest=crest_of(row.id, row.crest))

    async def _check_entered(self, person: Person, tournament: str) -> None:
        """Raises Conflict for somebody who is in many tournaments of others that are not over."""
        others = [each for each in await self.store.tournaments_of(person.id) if each.organiser != person.id]
        if sum(each.stage != "closed" and each.id != tournament for each in others) >= MOST_ENTERED:
            raise Conflict("too-many-entries", most=MOST_ENTERED)


def _check_organiser(kept: ReplayedTournament, person: Person) -> None:
    if kept.stored.row.organiser != person.id:
        raise NotAllowed("not-the-organiser")


def _check_limits(kept: ReplayedTournament, entries: Sequence[TournamentEntry], size: int) -> None:
    """Whether a log has room for more; closing is always possible."""
    enters = isinstance(entries[0], ContestantEntered)
    if enters and len(kept.tournament.state.contestants) >= MOST_CONTESTANTS:
        raise TournamentRefused("tournament-full", most=MOST_CONTESTANTS)
    if kept.size + size > MOST_BYTES and not isinstance(entries[0], TournamentClosed):
        raise TournamentRefused("tournament-log-full", most=MOST_BYTES >> 20)
