"""The seats of a rematch where winners stay: losing sides get up for sides from the queue and go to its end.

With two sides, that is the side that lost. Where more play, as many of those that did not win get up as sides wait, the
worst first. A side that has won as many matches in a row as the table allows gets up before the others. If no whole
side waits, or nobody won, everybody keeps their seats.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from vierblatt.protocol.values import QueuedPerson, QueuePlace
from vierblatt.server.table import entries as log
from vierblatt.server.table.queue import TableQueue, first_fit
from vierblatt.server.table.state import TableState


def next_seats(table: TableState, kept: Collection[int], now: int, apart: Collection[str] = ()) -> list[log.AnyEntry]:
    """The entries that give a rematch its queue and its seats.

    kept: the seats whose players have not left. apart: players in the queue who do not go on to the rematch.
    """
    run, queue = _run_after(table), TableQueue(places=table.queue.places)
    queue.remove(apart)
    places, leaving, coming = queue.places, list[int](), list[log.AnyEntry]()
    for side in _leaving_order(table, run):
        seats = table.seats_of(side)
        called = first_fit(places, len(seats))
        if called is None:
            break
        leaving.append(side)
        places = [place for place in places if place not in called]
        sitting = (each for place in called for each in place.people)
        coming += [
            log.SatDown(at=now, seat=seat, player=each.player, name=each.name, queued=True)
            for seat, each in zip(seats, sitting, strict=True)
        ]
    up = [[seat for seat in table.seats_of(side) if seat in kept] for side in reversed(leaving)]
    places += [QueuePlace(people=people) for seats in up if (people := [*_people(table, seats)])]
    if any(_side_of(table, player) in leaving for player in run.champions):
        run = TableQueue()
    stay = [seat for seat in kept if table.layout.side(seat) not in leaving]
    brought = log.QueueBrought(at=now, places=places, champions=run.champions, wins=run.wins)
    return [brought, *(stays(table, seat, now) for seat in stay), *coming]


def stays(table: TableState, seat: int, now: int) -> log.AnyEntry:
    """The entry by which a bot or a person keeps a seat in a rematch."""
    old = table.seats[seat]
    if old.kind == "bot":
        return log.BotSat(at=now, seat=seat, bot=old.bot)
    return log.SatDown(at=now, seat=seat, player=old.player, name=old.name)


def _run_after(table: TableState) -> TableQueue:
    """Who has won how many matches in a row now; a side goes on with its run as long as one of its people stays."""
    winners = table.match.winners if table.match is not None else []
    if len(winners) != 1:
        return TableQueue()
    champions = [each.player for each in _people(table, table.seats_of(winners[0]))]
    again = not {*champions}.isdisjoint(table.queue.champions)
    return TableQueue(champions=champions, wins=table.queue.wins + 1 if again else 1)


def _leaving_order(table: TableState, run: TableQueue) -> list[int]:
    """The sides that get up if others wait, those first who get up first."""
    match = table.match
    if match is None or not match.winners:
        return []
    sign = table.game.rules.points_sign
    losers = [side for side in range(table.layout.sides) if side not in match.winners]
    losers.sort(key=lambda side: sign * match.scores[side])
    over = 0 < table.settings.most_wins <= run.wins
    return [*(match.winners if over else []), *losers]


def _people(table: TableState, seats: Collection[int]) -> Iterator[QueuedPerson]:
    for number in seats:
        seat = table.seats[number]
        if seat.kind == "human":
            yield QueuedPerson(player=seat.player, name=seat.name)


def _side_of(table: TableState, player: str) -> int:
    seat = table.seat_of(player)
    return table.layout.side(seat) if seat >= 0 else -1
