"""Tournaments whose tables the server opens: from the draw to the last result, and what goes wrong on the way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.limits import GENEROUS_LIMITS
from tests.server.live.servers import Served, serving
from tests.server.tournament.evenings import ORGANISER, TablesEvening, at_tables, person, settled
from vierblatt.protocol import commands, frames
from vierblatt.server.proving import prove
from vierblatt.server.table import coming
from vierblatt.server.tournament import acts
from vierblatt.tournaments import ArenaFormat, Knockout, Swiss

PAIRS = [("Amal", "Badr"), ("Dana", "Essa"), ("Fahad", "Ghada"), ("Huda", "Isa")]


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    """A server."""
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as made:
        yield made


@pytest.fixture
async def evening(served: Served) -> TablesEvening:
    """A tournament to be opened."""
    return TablesEvening(served)


def results(page: object) -> list[object]:
    """How each meeting of the page counts."""
    return [meeting.result for each in page.rounds for meeting in each.meetings]  # type: ignore[attr-defined]


async def sound(served: Served) -> None:
    """The whole database is proved."""
    proof = await prove(served.store, served.hub.now())
    assert proof.faults == [] and proof.tournaments == 1


async def test_a_knockout_runs_by_itself(evening: TablesEvening, served: Served) -> None:
    await evening.open(tables=at_tables(automatic=True))
    for pair in PAIRS:
        await evening.enter(*pair)
    await evening.start()
    for names in (PAIRS[0] + PAIRS[1], PAIRS[2] + PAIRS[3]):
        await evening.table_of(names[0])
    tables = {pair: await evening.table_of(pair[0]) for pair in PAIRS}
    assert len({*tables.values()}) == 2
    by_table: dict[str, list[str]] = {}
    for pair, table in tables.items():
        by_table.setdefault(table, []).extend(pair)
    await asyncio.gather(*(evening.play(table, names) for table, names in by_table.items()))
    page = await evening.until(lambda page: len(page.rounds) == 2)
    assert all(result is not None for result in results(page)[:2])
    finalists = [pair for number, pair in enumerate(PAIRS, 1) if [number] in page.rounds[1].meetings[0].sides]
    table = await evening.table_of(finalists[0][0])
    await evening.play(table, [name for pair in finalists for name in pair])
    page = await evening.until(lambda page: all(results(page)))
    assert page.next[0] == "close"
    await settled(evening)
    await evening.act(acts.close, "finished")
    log = await evening.tournaments.log(evening.id)
    assert log.count(b'"records":') == 3
    await sound(served)


async def test_partners_sit_opposite_and_nobody_else_gets_in(evening: TablesEvening, served: Served) -> None:
    await evening.open()
    for pair in PAIRS[:2]:
        await evening.enter(*pair)
    await evening.start()
    assert (await evening.page("Amal")).own_table == ""
    await evening.act(acts.pair)
    table = await evening.table_of("Amal")
    info = await served.hub.info(table)
    assert {frozenset((info.seats[n].name, info.seats[n + 2].name)) for n in (0, 1)} == {*map(frozenset, PAIRS[:2])}
    assert info.tournament is not None and (info.tournament.tournament, info.tournament.meeting) == (evening.id, 1)
    assert not info.settings.takeback and not info.settings.hints and info.host == ""
    stranger = await served.player("Stranger")
    await stranger.do(commands.Enter, table=table)
    for seat in (-1, 0, 1):
        assert await stranger.refused(commands.Sit, table=table, seat=seat) == "tournament-table"
    assert await stranger.refused(commands.Ready, table=table) == "no-seat"
    amal = await evening.come("Amal", table)
    assert await amal.refused(commands.Stand, table=table) == "tournament-table"
    assert await amal.refused(commands.Rematch, table=table) == "tournament-table"


async def test_places_are_taken_once_and_by_the_right_people(evening: TablesEvening, served: Served) -> None:
    await evening.open()
    invitation = (await evening.enter("Amal")).invitation
    other = (await evening.enter("Dana", "Essa")).invitation
    assert invitation and (await evening.page("Essa")).invitation == other
    assert (await evening.page("Stranger")).invitation == ""
    for name, code in (("Essa", invitation), ("Dana", invitation), ("Amal", other)):
        with pytest.raises(Exception, match="entered-already"):
            await evening.partners.join(person(name), evening.id, code)
    with pytest.raises(Exception, match="entered-already"):
        await evening.tournaments.enter(person("Essa"), evening.id, "", [])
    with pytest.raises(Exception, match="no-such-invitation"):
        await evening.partners.join(person("Badr"), evening.id, "0" * 10)
    await served.token("Badr")
    await served.token("Fahad")
    joined = await asyncio.gather(
        *(evening.partners.join(person(name), evening.id, invitation) for name in ("Badr", "Badr", "Fahad")),
        return_exceptions=True,
    )
    assert sum(isinstance(each, Exception) for each in joined) in {1, 2}
    page = await evening.page("Amal")
    assert [place.place for place in page.contestants[0].places] == [0, 1]
    partner = page.contestants[0].places[1]
    with pytest.raises(Exception, match="not-your-partner"):
        await evening.partners.free(person("Dana"), evening.id, 1, 1)
    page = await evening.partners.free(person("Amal"), evening.id, 1, 1)
    assert page.invitation != invitation
    with pytest.raises(Exception, match="no-such-invitation"):
        await evening.partners.join(person(partner.name), evening.id, invitation)
    page = await evening.partners.join(person(partner.name), evening.id, page.invitation)
    page = await evening.partners.leave(person(partner.name), evening.id)
    assert page.invitation == "" and len(page.contestants[0].places) == 1 and not page.contestants[0].withdrawn


async def test_a_pair_without_a_partner_is_not_in_the_draw(evening: TablesEvening) -> None:
    await evening.open(Swiss(rounds=2))
    for pair in PAIRS[:2]:
        await evening.enter(*pair)
    invitation = (await evening.enter("Fahad")).invitation
    page = await evening.start()
    assert [each.withdrawn for each in page.contestants] == [False, False, True]
    await evening.act(acts.pair)
    table = await evening.table_of("Amal")
    await evening.served.token("Ghada")
    await evening.partners.join(person("Ghada"), evening.id, invitation)  # they are not playing now
    with pytest.raises(Exception, match="places-taken"):
        await evening.partners.join(person("Huda"), evening.id, invitation)
    await evening.play(table, PAIRS[0] + PAIRS[1])
    await evening.until(lambda page: all(results(page)))
    await evening.act(acts.come_back, 3)
    await evening.act(acts.pair)
    page = await evening.page()
    assert {3} & {number for side in page.rounds[1].meetings[0].sides for number in side} or page.rounds[1].byes == [3]


async def test_no_partner_comes_while_their_table_is_open(evening: TablesEvening) -> None:
    await evening.open(tables=at_tables(absent="bots"))
    invitation = (await evening.enter("Amal")).invitation
    await evening.enter("Dana", "Essa")
    await evening.start()
    await evening.act(acts.pair)
    table = await evening.table_of("Amal")
    await evening.served.token("Badr")
    with pytest.raises(Exception, match="place-while-playing"):
        await evening.partners.join(person("Badr"), evening.id, invitation)
    with pytest.raises(Exception, match="place-while-playing"):
        await evening.partners.leave(person("Essa"), evening.id)
    info = await evening.served.hub.info(table)
    assert [seat.kind for seat in info.seats].count("bot") == 1
    await evening.play(table, ["Amal", "Dana", "Essa"])
    page = await evening.until(lambda page: all(results(page)))
    assert len(page.rounds[0].meetings[0].matches) >= 1


@pytest.mark.parametrize(("come", "kind"), [((0,), "walkover"), ((), "forfeit")])
async def test_who_does_not_come_loses(
    evening: TablesEvening, served: Served, monkeypatch: pytest.MonkeyPatch, come: tuple[int, ...], kind: str
) -> None:
    monkeypatch.setattr(coming, "BACK_WAIT", 3_000)
    now = served.hub.now
    await evening.open(Swiss(rounds=1), tables=at_tables(minutes=1))
    for pair in PAIRS[:2]:
        await evening.enter(*pair)
    await evening.start()
    with monkeypatch.context() as earlier:
        earlier.setattr(served.hub, "now", lambda: now() - 60_000)
        await evening.act(acts.pair)
        table = await evening.table_of("Amal")
    for number in come:
        for name in PAIRS[number]:
            await evening.come(name, table)
    page = await evening.until(lambda page: all(results(page)))
    result = page.rounds[0].meetings[0].result
    assert result is not None and (result.kind, result.reason) == (kind, "absent")
    if come:
        assert page.rounds[0].meetings[0].sides[result.side] == [1]
    await settled(evening)
    await sound(served)


async def test_a_ruling_and_a_withdrawal_close_the_table(evening: TablesEvening, served: Served) -> None:
    await evening.open()
    for pair in PAIRS:
        await evening.enter(*pair)
    await evening.start()
    page = await evening.act(acts.pair)
    first, second = page.rounds[0].meetings
    tables = [await evening.table_of(PAIRS[each.sides[0][0] - 1][0]) for each in (first, second)]
    player = await evening.come(PAIRS[first.sides[0][0] - 1][0], tables[0])
    await evening.act(acts.rule, first.number, "walkover", 0, [], [], "")
    await player.a(frames.Update, lambda update: update.info.stage == "closed")
    await evening.act(acts.withdraw, second.sides[1][0], "")
    await settled(evening)
    assert (await served.hub.info(tables[1])).stage == "closed"
    page = await evening.page()
    assert [each.result.kind for each in page.rounds[0].meetings if each.result] == ["walkover", "walkover"]


async def test_no_table_opens_in_a_pause_and_best_of_three_opens_one_after_the_other(evening: TablesEvening) -> None:
    await evening.open(Knockout(best_of=3))
    for pair in PAIRS[:2]:
        await evening.enter(*pair)
    await evening.start()
    await evening.act(acts.pair)
    names = PAIRS[0] + PAIRS[1]
    table = await evening.table_of("Amal")
    await evening.act(acts.pause, "")
    await evening.play(table, names)
    await evening.until(lambda page: not page.rounds[0].meetings[0].matches[0].open)
    await settled(evening)
    assert len((await evening.page()).rounds[0].meetings[0].matches) == 1
    await evening.act(acts.resume)
    seen = [table]
    while not all(results(page := await evening.page("Amal"))):
        if page.own_table and page.own_table not in seen:
            seen.append(page.own_table)
            await evening.play(page.own_table, names)
        await asyncio.sleep(0.02)
    result = page.rounds[0].meetings[0].result
    assert result is not None and 2 <= len(result.matches) <= 3
    assert [each.number for each in page.rounds[0].meetings[0].matches] == [*range(1, len(seen) + 1)]


async def test_a_table_that_an_administrator_closes_is_left_to_the_organiser(evening: TablesEvening) -> None:
    await evening.open()
    for pair in PAIRS[:2]:
        await evening.enter(*pair)
    await evening.start()
    await evening.act(acts.pair)
    table = await evening.table_of("Amal")
    await evening.served.hub.close_table(table, "admin")
    await settled(evening)
    page = await evening.page()
    assert results(page) == [None] and len(page.rounds[0].meetings[0].matches) == 1
    await evening.act(acts.report, 1, [[5, 3]], [])


async def test_an_arena_pairs_again_at_once(evening: TablesEvening) -> None:
    await evening.open(ArenaFormat(minutes=60), tables=at_tables(absent="bots", automatic=True))
    await evening.enter(*PAIRS[0])
    for name in ("Owls", "Falcons"):
        await evening.act(acts.enter, name, [], 0)
    await evening.start()
    first = await evening.table_of("Amal")
    await evening.play(first, PAIRS[0])
    page = await evening.until(lambda page: page.own_table not in {"", first}, "Amal")
    assert sum(result is not None for result in results(page)) >= 1
    await evening.act(acts.close, "cancelled")
    await settled(evening)


async def test_the_same_result_is_entered_once(evening: TablesEvening, served: Served) -> None:
    await evening.open()
    for pair in PAIRS[:2]:
        await evening.enter(*pair)
    await evening.start()
    await evening.act(acts.pair)
    table = await evening.table_of("Amal")
    await evening.play(table, PAIRS[0] + PAIRS[1])
    await evening.until(lambda page: all(results(page)))
    keeper = served.application.keeper
    await asyncio.gather(*(keeper.see_to(evening.id) for _ in range(4)))
    assert await keeper.see_to(evening.id)
    log = await evening.tournaments.log(evening.id)
    assert log.count(b'"entry":"reported"') == 1
    matches = (await evening.page()).rounds[0].meetings[0].result
    assert matches is not None
    assert (await evening.act(acts.report, 1, matches.matches, [])).seq == (await evening.page()).seq


async def test_private_tables_are_shown_to_their_players_alone(evening: TablesEvening, served: Served) -> None:
    settings = at_tables().settings
    private = at_tables(settings=type(settings)(move_seconds=30, pace=0, private=True))
    await evening.open(tables=private)
    for pair in PAIRS[:2]:
        await evening.enter(*pair)
    await evening.start()
    await evening.act(acts.pair)
    await evening.table_of("Amal")
    await served.token("Stranger")
    shown = {
        name: len((await evening.page(name)).rounds[0].meetings[0].matches) for name in ("Stranger", "Dana", ORGANISER)
    }
    assert shown == {"Stranger": 0, "Dana": 1, ORGANISER: 1}
