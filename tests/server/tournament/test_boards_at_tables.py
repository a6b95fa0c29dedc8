"""Tournaments whose boards the server deals at its tables: from the anchor to the last board that is opened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from tests.limits import GENEROUS_LIMITS
from tests.server.live.servers import Served, serving
from tests.server.tournament.board_spies import HAS_MARGIN, Spies
from tests.server.tournament.evenings import ORGANISER, TablesEvening, at_tables, person, play_on, settled
from vierblatt.errors import VierblattError
from vierblatt.protocol.tournament import PlayedBoard
from vierblatt.record import Record, verify
from vierblatt.server.proving import prove
from vierblatt.server.tournament import acts
from vierblatt.server.tournament.board_pages import BoardPages
from vierblatt.shuffle import DuplicateBoard
from vierblatt.tournaments import PairsFormat, Swiss
from vierblatt.tournaments.board_packs import faults_of
from vierblatt.tournaments.entries import ResultReported, decode

HOWELL = PairsFormat(rounds=3, boards=1, movement="howell")
TEAMS = Swiss(rounds=1, boards=2)
PAIR, OTHERS = ("Amal", "Badr"), ("Dana", "Essa")


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    """A server."""
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as made:
        yield made


async def open_pairs(
    served: Served, chosen: PairsFormat | Swiss = HOWELL, *, people: Sequence[Sequence[str]] = (PAIR,), robots: int = 3,
    automatic: bool = True,
) -> TablesEvening:  # fmt: skip
    """Some contestants of people, and others of bots."""
    evening = TablesEvening(served)
    await evening.open(chosen, tables=at_tables(absent="bots", automatic=automatic))
    for names in people:
        await evening.enter(*names)
    for number in range(robots):
        await evening.act(acts.enter, f"Robots {number}", [], 0)
    return evening


async def reports(evening: TablesEvening) -> list[ResultReported]:
    """The results in the log as it is stored."""
    entries = [decode(each.body) for each in await evening.served.store.tournament_log(evening.id)]
    return [each for each in entries if isinstance(each, ResultReported)]


class InOrder:
    """A draw in the order of entering."""

    def shuffle(self, order: list[int]) -> None:
        """Changes nothing."""


async def play_boards(evening: TablesEvening, boards: int, names: Sequence[str] = PAIR, *, last: str = "") -> list[str]:
    """A pair plays its next boards; returns the tables. last: the one that it has played."""
    played = [last]
    for _ in range(boards):
        last = played[-1]
        page = await evening.until(lambda page, last=last: page.own_table not in {"", last}, names[0])
        played.append(page.own_table)
        await evening.play(page.own_table, names)
    return played[1:]


async def test_pairs_play_boards_which_are_opened_when_all_have_played_them(served: Served) -> None:
    evening = await open_pairs(served, people=[("Amal",)])
    page = await evening.page()
    assert page.boards is not None and len(page.boards.anchor) == 64 and page.boards.lot_by == ""
    anchor = page.boards.anchor
    await evening.start()
    page = await evening.act(acts.pair)
    assert page.boards is not None and page.boards.lot_by == "server" and page.boards.opened == []
    table = await evening.table_of("Amal")
    amal = await evening.come("Amal", table)
    await amal.until(lambda: amal.news[table].board is not None)
    info = amal.news[table].info
    assert (info.deal, info.scores) == (0, []), "whoever plays with bots alone may see the score, but all see the info"
    assert info.tournament is not None and info.tournament.board == 1 and not info.settings.spectators
    await play_on(amal, table)
    await play_boards(evening, 2, ["Amal"], last=table)
    await evening.until(lambda page: page.boards.opened == [1, 2, 3])
    await settled(evening)
    assert faults_of(await BoardPages(evening.tournaments).proof(evening.id)) == []
    seen = await BoardPages(evening.tournaments).board(evening.id, 2)
    assert [sorted(each.worth) for each in seen.tables] in ([["0", "100"]] * 2, [["50", "50"]] * 2)
    assert all(each.record for each in seen.tables)
    for each in await served.store.tournament_tables(evening.id):
        stored = await served.store.record(each.table)
        assert stored is not None
        record = Record.from_json(stored.body)
        assert verify(record) == [] and isinstance(record.packs, DuplicateBoard)
        assert record.packs.anchor == anchor
    proof = await prove(served.store, served.hub.now())
    assert proof.faults == [] and proof.tournaments == 1


async def test_nobody_learns_of_a_board_that_somebody_has_yet_to_play(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pair 1 has played two boards, pair 2 is to play them at another table; then all have."""
    monkeypatch.setattr("vierblatt.server.tournament.acts.secrets.SystemRandom", InOrder)
    evening = await open_pairs(
        served, PairsFormat(rounds=3, boards=2, movement="howell"), people=[PAIR, OTHERS], robots=2, automatic=False
    )
    async with Spies(evening, ["Stranger", ORGANISER, "Amal", "Dana"]) as spies:
        await spies.look()
        await evening.start()
        await evening.act(acts.pair)
        tables = [await evening.table_of(name) for name in ("Amal", "Dana")]
        assert tables[0] != tables[1]
        players = [await evening.come(name, tables[0]) for name in PAIR]
        await players[0].until(lambda: players[0].news[tables[0]].board is not None)
        await spies.look()
        await asyncio.gather(*(play_on(player, tables[0]) for player in players))
        await play_boards(evening, 1, last=tables[0])
        page = await evening.until(lambda page: page.rounds[0].meetings[1].result is not None)
        seen = await spies.look()
        assert page.rounds[0].meetings[1].result.boards == []  # type: ignore[union-attr]
        assert b'"entry":"paired"' in seen["/log"] and b'"entry":"reported"' not in seen["/log"]
        (reported,) = (each for each in await reports(evening))
        for margins in ([each.margins[0] for each in reported.boards], [0, 0]):
            guess = [PlayedBoard(board=board, margins=[margin]) for board, margin in enumerate(margins, 1)]
            with pytest.raises(VierblattError, match="meeting-has-result"):
                await evening.act(acts.report, 2, [], guess)
        raw = b"".join(frame for name in PAIR for player in served.players for frame in player.raw)
        assert b'"revealed":{' not in raw
        await play_boards(evening, 2, OTHERS)
        await evening.until(lambda page: page.boards.opened == [1, 2])
        await settled(evening)
        seen = await spies.look(opened=2)
        assert seen["/log"].count(b'"entry":"reported"') == 2 and HAS_MARGIN.search(seen[""])
        assert spies.answers > 500
        with pytest.raises(VierblattError, match="places-fixed"):
            await evening.partners.free(person("Badr"), evening.id, 1, 1)


async def test_teams_go_on_at_another_server_after_the_first_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "teams.db"
    async with serving(path, limits=GENEROUS_LIMITS) as first:
        evening = await open_pairs(first, TEAMS, people=(), robots=2)
        page = await evening.start()
        await evening.until(lambda page: page.rounds and page.rounds[0].meetings[0].matches)
        assert page.boards is not None and page.boards.lot_by == "server"
    async with serving(path, owner="second", limits=GENEROUS_LIMITS) as second:
        following = TablesEvening(second)
        following.id = evening.id
        page = await following.until(lambda page: page.boards.opened == [1, 2])
        await settled(following)
        tables = await second.store.tournament_tables(evening.id)
        assert [(each.meeting, each.number) for each in tables] == [(1, number) for number in range(1, 5)]
        (result,) = (meeting.result for meeting in page.rounds[0].meetings)
        assert result is not None and [len(board.margins) for board in result.boards] == [2, 2]
        assert result.scores[0] == -result.scores[1] and page.standings[0].points is not None
        # Bots that play the same way with the same cards leave nothing to win.
        seen = await BoardPages(following.tournaments).board(evening.id, 1)
        assert [each.room for each in seen.tables] == [0, 1] and seen.tables[0].sides == seen.tables[1].sides[::-1]
        assert seen.tables[0].margin == seen.tables[1].margin
        proof = await prove(second.store, second.hub.now())
        assert proof.faults == []
