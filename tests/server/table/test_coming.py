"""Tables of tournaments: seats that are given, who comes in time, what happens without the others."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.table.tables import START, Driver, person
from vierblatt.protocol import commands as ask
from vierblatt.server.table import TableFault
from vierblatt.server.table import entries as log
from vierblatt.server.table.coming import BACK_WAIT, COMMIT_WAIT
from vierblatt.server.table.table import Table
from vierblatt.shuffle import commitment

MINUTES = 5 * 60_000


def seated(absent: str = "walkover", people: int = 4, **given: Any) -> Driver:
    """A table of Baloot for the first match of a meeting; players 0 to 3 have the seats, or bots."""
    event = log.ForTournament(
        tournament="t", name="Evening", meeting=7, number=1, come_by=START + MINUTES, absent=absent,  # type: ignore[arg-type]
    )  # fmt: skip
    table = Driver("baloot", tournament=event, move_seconds=30, takeback=False, hints=False, **given)
    for seat in range(people):
        who = person(seat)
        table.put([log.SatDown(at=START, seat=seat, player=who.id, name=who.name)])
    table.put([log.BotSat(at=START, seat=seat, bot="rules") for seat in range(people, 4)])
    return table


def here(table: Driver, *seats: int) -> None:
    """These come."""
    for seat in seats:
        table.table.present(seat, online=True, now=table.now)
        table.do(ask.Ready, seat)


def test_the_match_begins_as_soon_as_all_have_come() -> None:
    table = seated()
    info = table.table.info(START).tournament
    assert info is not None and (info.meeting, info.number, info.left) == (7, 1, MINUTES)
    here(table, 0, 1, 2)
    table.wait(MINUTES - 1)
    assert table.table.match is None
    here(table, 3)
    table.tick()
    assert table.table.stage == "playing"
    info = table.table.info(table.now).tournament
    assert info is not None and info.left is None


def test_without_one_player_the_table_ends_and_says_who_came() -> None:
    table = seated()
    here(table, 0, 1, 2)
    table.wait(MINUTES)
    assert (table.table.stage, table.table.close_reason) == ("closed", log.ABSENT)
    assert [seat.came for seat in table.table.seats] == [True, True, True, False]


def test_bots_play_for_those_who_do_not_come_until_they_do() -> None:
    table = seated("bots")
    here(table, 0)
    table.wait(MINUTES)
    assert table.table.stage == "playing"
    assert [seat.bot for seat in table.table.seats] == ["", "rules", "rules", "rules"]
    table.do(ask.TakeSeat, 2)
    assert table.table.seats[2].bot == ""


def test_a_match_of_bots_alone_is_played_to_its_end() -> None:
    table = seated("bots", people=0)
    table.wait(60 * 60_000)
    while not table.table.over:
        table.step()
        table.wait(60_000)
    assert table.table.over


def test_it_goes_on_when_everybody_has_left() -> None:
    table = seated()
    here(table, 0, 1, 2, 3)
    table.tick()
    for seat in range(4):
        table.table.present(seat, online=False, now=table.now)
    table.wait(31_000)
    assert all(seat.bot for seat in table.table.seats)
    before = table.table.seq
    table.step()
    assert table.table.seq > before


def test_coming_and_going_stops_no_clock() -> None:
    table = seated()
    here(table, 0, 1, 2, 3)
    table.tick()
    turn = table.table.turn
    for seat in range(4):
        table.table.present(seat, online=False, now=table.now)
    table.wait(20_000)
    table.table.present(turn, online=True, now=table.now)
    table.wait(10_000)
    assert any(isinstance(each, log.Acted) and each.by == "clock" for each in table.log)


@pytest.mark.parametrize(
    ("command", "who", "fields"),
    [
        (ask.Sit, 9, {}), (ask.Sit, 9, {"seat": 1}), (ask.Sit, 0, {"seat": 1}), (ask.Stand, 0, {}),
        (ask.SeatBot, 0, {}), (ask.Unseat, 0, {"seat": 1}), (ask.Close, 0, {}), (ask.SetPace, 0, {"pace": 1}),
    ],
)  # fmt: skip
def test_nobody_changes_the_seats(command: type[ask.AtTable], who: int, fields: dict[str, Any]) -> None:
    table = seated()
    before = len(table.log)
    with pytest.raises(TableFault, match="tournament-table"):
        table.do(command, who, **fields)
    table.do(ask.Sit, 0, seat=0)
    table.do(ask.Sit, 0)
    assert len(table.log) == before


def test_nobody_pauses_and_whoever_leaves_keeps_the_seat() -> None:
    table = seated()
    here(table, 0, 1, 2, 3)
    table.tick()
    for what in ("pause", "takeback"):
        with pytest.raises(TableFault, match="tournament-table"):
            table.do(ask.Ask, 0, what=what)
    table.do(ask.Stand, 0)
    assert table.table.seats[0].bot and table.table.seat_of("p0") == 0
    table.do(ask.TakeSeat, 0)
    assert not table.table.seats[0].bot


def test_nobody_stands_up_by_being_away() -> None:
    table = seated()
    here(table, 0)
    table.table.present(0, online=False, now=table.now)
    table.table.present(1, online=True, now=table.now)
    table.wait(MINUTES - 1)
    assert table.table.seat_of("p0") == 0 and table.table.stage == "seating"


def test_after_the_server_was_down_everybody_has_time_to_come_back() -> None:
    table = seated()
    here(table, 0)
    late = START + 10 * MINUTES
    again = Table.replay(table.secret, table.log, late)
    assert again.tick(late + BACK_WAIT - 1) == []
    assert [type(each) for each in again.tick(late + BACK_WAIT)] == [log.Closed]
    same = Table.resumed(table.secret, table.table.snapshot(), [], late)
    assert same is not None and same.wakes_at() == again.wakes_at()


def test_whoever_came_and_commits_no_more_is_not_absent() -> None:
    table = seated()
    nonces = [bytes([number]) * 32 for number in range(4)]
    for seat, nonce in enumerate(nonces):
        table.table.present(seat, online=True, now=table.now)
        table.do(ask.Ready, seat, commitment=commitment(table.table.packs.binding, seat, nonce, 2))
    table.tick()
    for seat in (1, 2, 3):
        table.do(ask.Nonce, seat, nonce=nonces[seat].hex())
    table.wait(10_000)  # seat 0 does not say its own: the round is void
    assert [seat.ready for seat in table.table.seats] == [True, False, False, False]
    table.now = START + MINUTES - 1
    here(table, 1)
    table.wait(COMMIT_WAIT)
    assert table.table.stage == "playing" and not any(seat.bot for seat in table.table.seats)
