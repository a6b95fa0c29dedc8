"""Rated tournaments with boards on real servers: from the first board to the new ratings, and what fails between."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.limits import GENEROUS_LIMITS
from tests.server.live.failing import FailingStore
from tests.server.live.servers import Served, player_id, serving
from tests.server.proving.databases import change
from tests.server.tournament.evenings import TablesEvening, at_tables, person, settled
from vierblatt.errors import VierblattError
from vierblatt.protocol import commands
from vierblatt.protocol.tournament import PlayedBoard
from vierblatt.protocol.values import TableSettings
from vierblatt.server.accounts.erasing import erase
from vierblatt.server.accounts.ratings import DAY
from vierblatt.server.accounts.results import rated_result, seats_left
from vierblatt.server.proving import prove
from vierblatt.server.proving.tournament_ratings import RATING_TIMEOUT
from vierblatt.server.store.port import Account, PlayerRating, Store, StoreFault
from vierblatt.server.table import Person, Table
from vierblatt.server.table.entries import decode as decode_table
from vierblatt.server.tournament import acts
from vierblatt.server.tournament.creating import NewTournament
from vierblatt.server.tournament.match_outcomes import LATER
from vierblatt.server.tournament.partners import Partners
from vierblatt.server.tournament.places import taken_place
from vierblatt.server.tournament.rating import TournamentRatings
from vierblatt.server.tournament.tournaments import Tournaments
from vierblatt.tournaments import PairsFormat, deciding
from vierblatt.tournaments.entries import BoardPlayed, ResultReported, decode

HOWELL = PairsFormat(rounds=3, boards=1, movement="howell")
RATED = at_tables(settings=TableSettings(move_seconds=30, pace=0, rated=True), automatic=True)
PAIRS = [(f"A{number}", f"B{number}") for number in range(4)]
NAMES = [name for pair in PAIRS for name in pair]
NOW = 1_790_000_000_000
GAME = ("back_alley", "standard")


class RatedEvening(TablesEvening):
    """A rated tournament of registered players."""

    async def begin(self, tables: Any = RATED) -> None:
        """Everybody registers and enters, and the first round begins."""
        for name in NAMES:
            await self.register(name)
        await self.open(HOWELL, changes={}, tables=tables)
        for names in PAIRS:
            await self.enter(*names)
        await self.start()
        await self.until(lambda page: page.rounds)

    async def register(self, name: str) -> None:
        """An account with a name and a password."""
        account = Account(id=player_id(name), name=name, login=name.lower(), created=NOW, seen=NOW)
        await self.served.store.add_account(account)

    async def play_all(self, *, away: str = "") -> None:
        """All boards, by their players. away: stands up at the first one."""
        playing = [asyncio.create_task(self.play_own(name, leaves=name == away)) for name in NAMES]
        await self.until(lambda page: page.boards.opened == [1, 2, 3])
        await settled(self)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def play_own(self, name: str, *, leaves: bool) -> None:
        """One table after the other. leaves: stands up at the first."""
        table = await self._next_table(name, "")
        if leaves:
            player = await self.come(name, table)
            await player.until(lambda: player.news[table].info.stage == "playing")
            await player.do(commands.Stand, table=table)
            table = await self._next_table(name, table)
        while True:
            await self.play(table, [name])
            table = await self._next_table(name, table)

    async def _next_table(self, name: str, last: str) -> str:
        return (await self.until(lambda page: page.own_table not in {"", last}, name)).own_table

    async def rated(self) -> dict[str, PlayerRating]:
        """The duplicate ratings, as soon as the tournament has changed them."""
        async with asyncio.timeout(60):
            while True:
                found = await self.served.store.rated_tournament(self.id)
                if found is not None and found.at is not None:
                    break
                await asyncio.sleep(0.02)
        players = [player_id(name) for name in NAMES]
        return {each.player: each for each in await self.served.store.ratings(players, *GAME, kind="boards")}

    async def tables(self) -> list[Table]:
        """All tables, replayed."""
        store, found = self.served.store, []
        for each in await store.tournament_tables(self.id):
            row, log = await store.table(each.table), await store.read(each.table)
            assert row is not None
            found.append(Table.replay(row.secret, [decode_table(entry.body) for entry in log], LATER))
        return found


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    """A server."""
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as made:
        yield made


async def test_a_rated_evening_from_the_first_board_to_the_ratings(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One player leaves; the organiser cannot end a meeting early, and what they rule later changes no rating."""
    evening = RatedEvening(served)
    await evening.begin()
    page = await evening.page()
    number = page.rounds[0].meetings[0].number
    percents = [PlayedBoard(board=1, percents=[100, 0])]
    for act, *given in (
        (acts.rule, number, "result", -1, [], percents, "a friend"), (acts.rule, number, "annulled", -1, [], [], ""),
        (acts.report, number, [], percents), (acts.withdraw, 1, ""),
    ):  # fmt: skip
        with pytest.raises(VierblattError, match="rated-meeting-open"):
            await evening.act(act, *given)
    with pytest.raises(VierblattError, match="rated-meeting-open"):
        await evening.tournaments.leave(person("A0"), evening.id)
    await evening.play_all(away="A0")
    tables = await evening.tables()
    assert all(rated_result(table) is None for table in tables), "a board is no match"
    assert any(seats_left(table)[0] for table in tables)
    log = [decode(each.body) for each in await served.store.tournament_log(evening.id)]
    left = [each.left for each in log if isinstance(each, ResultReported)]
    places = await served.store.tournament_places(evening.id)
    gone = next(each.contestant for each in places if each.player == player_id("A0"))
    assert left[0] in ([gone], []) and [gone] in left and {*map(len, left)} <= {0, 1}
    await evening.act(acts.rule, number, "annulled", -1, [], [], "for a friend")
    await evening.act(acts.penalise, gone, 100, "late")
    for _ in range(2):
        await evening.act(acts.close, "finished")
    ratings = await evening.rated()
    assert ratings.keys() == {player_id(name) for name in NAMES} and {each.matches for each in ratings.values()} == {1}
    for name in ("A0", "B0"):
        rating = ratings[player_id(name)]
        assert rating.mu <= 25 and rating.sigma == 25 / 3
    assert await served.store.ratings([*ratings], *GAME) == [], "match ratings are another thing"
    await served.application.keeper.see_to(evening.id)
    assert await evening.rated() == ratings
    assert (await prove(served.store, served.hub.now())).faults == []
    monkeypatch.setattr("vierblatt.server.proving.tournament_results.sides_left", lambda table: [])
    assert [each.code for each in (await prove(served.store, served.hub.now())).faults] == ["tournament-left"]


# --- a tournament that is closed: what happens until it has changed ratings ------------------------------------------


async def a_closed_one(store: Store, name: str = "Evening") -> str:
    """A rated tournament of eight players, closed and not yet rated. Its log says that tables gave the results."""
    everybody = Tournaments(store, lambda: NOW)
    for player in ["organiser", *NAMES]:
        if await store.account(player) is None:
            await store.add_account(Account(id=player, name=player, login=player.lower(), created=NOW, seen=NOW))
    organiser = Person("organiser", "organiser")
    new = NewTournament(name=name, game="back_alley", format=HOWELL, tables=RATED, open_entry=True)
    tournament = (await everybody.create(organiser, new)).id
    for one, other in PAIRS:
        invitation = (await everybody.enter(Person(one, one), tournament, "", [])).invitation
        await Partners(everybody).join(Person(other, other), tournament, invitation)
    await everybody.start(organiser, tournament)
    for _ in range(3):
        await everybody.act(organiser, tournament, acts.pair)
        async with everybody.newest(tournament) as kept:
            for each in kept.tournament.state.open_meetings:
                (first,), (second,) = each.meeting.sides
                boards = [BoardPlayed(board=board, margins=[second - first]) for board in each.meeting.boards]
                record = f"{tournament}{each.meeting.meeting}"
                entries = deciding.report(kept.tournament.state, NOW, each.meeting.meeting, (), boards, [record])
                await everybody.extend(kept, entries, [])
    for _ in range(2):  # whose first answer was lost
        await everybody.act(organiser, tournament, acts.close, "finished")
    return tournament


async def test_nobody_plays_on_for_somebody_who_deleted_their_account(stores: list[FailingStore]) -> None:
    """Nor can a program enter."""
    store = stores[0]
    everybody = Tournaments(store, lambda: NOW)
    tournament = await a_closed_one(store)
    async with everybody.newest(tournament) as kept:
        chosen, state = kept.chosen_tables, kept.tournament.state
    assert chosen is not None
    places = [each for each in await store.tournament_places(tournament) if (each.contestant, each.place) != (1, 1)]
    invitation, state.stage = places[0].invitation, "running"
    with pytest.raises(VierblattError, match="places-fixed"):
        taken_place(chosen, state, places, Person("new", "New"), invitation)
    with pytest.raises(VierblattError, match="rated-no-bots"):
        taken_place(chosen, state, places, Person("new", "New 🤖"), invitation)


async def rate(store: Store, tournament: str, now: int = NOW) -> None:
    """A node sees to it."""
    async with Tournaments(store, lambda: now).newest(tournament) as kept:
        state = kept.tournament.state
    await TournamentRatings(store, lambda: now).rate(state)


@pytest.fixture
async def stores(tmp_path: Path) -> AsyncIterator[list[FailingStore]]:
    """Two nodes at one database."""
    found = [FailingStore(tmp_path / "v.db") for _ in range(2)]
    for store in found:
        await store.open()
    yield found
    for store in found:
        await store.close()


async def test_two_nodes_rate_a_tournament_once(stores: list[FailingStore]) -> None:
    tournament = await a_closed_one(stores[0])
    await asyncio.gather(*(rate(store, tournament) for store in stores * 4))
    ratings = await stores[0].ratings(NAMES, *GAME, kind="boards")
    assert [each.matches for each in ratings] == [1] * 8
    assert sum(each.mu for each in ratings) == pytest.approx(8 * 25)


async def test_two_tournaments_of_the_same_people_at_the_same_time(stores: list[FailingStore]) -> None:
    """Whatever node is first, the other starts from what it has made of the ratings."""
    tournaments = [await a_closed_one(stores[0], name) for name in ("One", "Other")]
    await asyncio.gather(*(rate(store, each) for store, each in zip(stores, tournaments, strict=True)))
    ratings = await stores[0].ratings(NAMES, *GAME, kind="boards")
    assert [each.matches for each in ratings] == [2] * 8
    times = {found.at for each in tournaments if (found := await stores[0].rated_tournament(each)) is not None}
    assert len(times) == 2
    assert await rating_codes(stores[0]) == {}


async def test_a_crash_between_closing_and_rating_loses_and_doubles_nothing(stores: list[FailingStore]) -> None:
    tournament = await a_closed_one(stores[0])
    assert [each.id for each in await stores[1].tournaments_at_tables()] == [tournament]
    stores[0].down_for_ratings, stores[0].lost_ratings = 1, 1
    for _ in range(2):  # once nothing is written, once all is and the answer is lost
        with pytest.raises(StoreFault):
            await rate(stores[0], tournament)
    await rate(stores[1], tournament)
    assert {each.matches for each in await stores[1].ratings(NAMES, *GAME, kind="boards")} == {1}
    assert await stores[1].tournaments_at_tables() == []


async def test_the_same_people_are_rated_three_times_a_day(stores: list[FailingStore]) -> None:
    tournaments = [await a_closed_one(stores[0], str(number)) for number in range(5)]
    for number, each in enumerate(tournaments):
        await rate(stores[0], each, NOW + (DAY + 9 if number == 4 else number))
    assert {each.matches for each in await stores[0].ratings(NAMES, *GAME, kind="boards")} == {4}
    places = [found.places for each in tournaments if (found := await stores[0].rated_tournament(each)) is not None]
    assert [len(each) for each in places] == [8, 8, 8, 0, 8]
    assert await rating_codes(stores[0]) == {}


async def test_who_deletes_their_account_before_is_left_out_and_after_is_an_alias(stores: list[FailingStore]) -> None:
    store = stores[0]
    before, after = [await a_closed_one(store, name) for name in ("Before", "After")]
    await rate(store, before)
    await erase(store, "A0")
    await rate(store, after, NOW + 5)
    found = await store.ratings(NAMES, *GAME, kind="boards")
    assert {each.player: each.matches for each in found} == {name: 2 - (name == "B0") for name in NAMES[1:]}
    assert await rating_codes(store) == {}


async def rating_codes(store: Store) -> dict[str, int]:
    """What the check of the database says about ratings; these tournaments have no tables."""
    proof = await prove(store, NOW + 2 * RATING_TIMEOUT)
    return dict(Counter(each.code for each in proof.faults if each.code in RATING_CODES))


RATING_CODES = {
    "rating-differs", "rating-missing", "rating-of-nothing", "tournament-rated", "tournament-unrated",
}  # fmt: skip


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("UPDATE ratings SET mu = mu + 0.01 WHERE player = 'A1'", {"rating-differs": 1}),
        ("UPDATE ratings SET kind = 'match' WHERE player = 'A1'", {"rating-missing": 1, "rating-of-nothing": 1}),
        ("DELETE FROM ratings", {"rating-missing": 8}),
        ("DELETE FROM rated_places WHERE player = 'A1'", {"tournament-rated": 1}),
        ("UPDATE rated_places SET counted = 0 WHERE player = 'A1'", {"tournament-rated": 1}),
        ("UPDATE rated_tournaments SET preset = 'short'", {"tournament-rated": 1}),
        ("UPDATE rated_tournaments SET at = NULL", {"tournament-unrated": 1}),
        ("DELETE FROM rated_tournaments", {"tournament-unrated": 1}),
    ],
)
async def test_the_check_of_the_database_recomputes_duplicate_ratings(
    stores: list[FailingStore], tmp_path: Path, statement: str, found: dict[str, int]
) -> None:
    await rate(stores[0], await a_closed_one(stores[0]))
    assert await rating_codes(stores[0]) == {}
    change(tmp_path / "v.db", statement)
    assert found.items() <= (await rating_codes(stores[0])).items()


async def test_the_ratings_of_a_deleted_tournament_cannot_be_proven(stores: list[FailingStore], tmp_path: Path) -> None:
    tournament = await a_closed_one(stores[0])
    assert not await stores[0].delete_tournament(tournament)
    await rate(stores[0], tournament)
    assert await stores[0].delete_tournament(tournament)
    proof = await prove(stores[0], NOW)
    assert (proof.faults, proof.unproven) == ([], 8)
