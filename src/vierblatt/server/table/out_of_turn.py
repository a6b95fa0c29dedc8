"""What is said out of turn, where the house rules let wrong cards be played and claimed.

Whether something can be said depends only on what everybody knows, so a refusal tells nothing. The verdict comes at
once: no clock stops for it. If it ends the turn of a player, the time of that turn is charged as for an action; if the
turn goes on, its clock runs on as if nothing had been said.
"""

from __future__ import annotations

from vierblatt.claims import certain_accusation
from vierblatt.games.out_of_turn import faults_happen
from vierblatt.match import Match
from vierblatt.protocol import commands as ask
from vierblatt.sayings import SAWA_TEXT, read_saying
from vierblatt.server.table import clock
from vierblatt.server.table import entries as log
from vierblatt.server.table.faults import TableFault
from vierblatt.server.table.state import TableState

#: A turn: who is asked what, in which deal.
Turn = tuple[int, int, int]


def said_by_player(table: TableState, seat: int, command: ask.SayOutOfTurn, now: int) -> log.SaidOutOfTurn:
    """The entry for what a player says; raises VierblattError."""
    match = table.playing()
    if not faults_happen(match.state):
        raise TableFault("nothing-claimable")
    if table.paused:
        raise TableFault("table-paused")
    since = table.turn_seq if command.text.strip() == SAWA_TEXT else table.deal_seq
    if command.seq < since:
        raise TableFault("stale", seq=command.seq, now=since)
    return said(table, seat, command.text, now, by="player")


def said(table: TableState, seat: int, text: str, now: int, *, by: log.By) -> log.SaidOutOfTurn:
    """The entry for what a seat says; raises VierblattError if it cannot say that now."""
    match = table.playing()
    trial = match.copy()
    trial.say(seat, text)
    spent = clock.spent(table, match.turn, now) if match.turn >= 0 and turn_of(trial) != turn_of(match) else 0
    return log.SaidOutOfTurn(at=now, seat=seat, text=str(read_saying(seat, text)), by=by, spent=spent)


def seen_by_bots(table: TableState) -> tuple[int, str] | None:
    """The seat of a bot and a claim that what everybody knows proves right, if there is one.

    Bots claim nothing else.
    """
    if table.proven[0] != table.seq:
        bots = [number for number, seat in enumerate(table.seats) if seat.bot]
        table.proven = table.seq, certain_accusation(table.playing(), bots)
    return table.proven[1]


def turn_of(match: Match) -> Turn:
    """Whose turn it is, and for what."""
    return len(match.deals), int(match.state.phase), match.turn
