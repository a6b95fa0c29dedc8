"""What the organiser can do, as `vierblatt.tournaments.deciding` decides it; what was done already adds nothing.

An answer may get lost, and an organiser may have two windows open: whoever does again what has just been done is told
how it stands, as the first time. All functions return the entries that are added, and raise BadTournament. at: now, in
milliseconds since 1970.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Any, Literal

import msgspec

from vierblatt.errors import BadTournament
from vierblatt.protocol.tournament import PlayedBoard
from vierblatt.server.accounts.faults import Conflict
from vierblatt.server.live.chat import shown_text
from vierblatt.server.tournament.match_plan import INCOMPLETE
from vierblatt.server.tournament.texts import shown_name
from vierblatt.tournaments import ArenaFormat, Tournament, deciding
from vierblatt.tournaments import entries as log
from vierblatt.tournaments.log import LONGEST_REASON, contestant_of, meeting_of, name_key, takes_part
from vierblatt.tournaments.state import Contestant

Entries = Sequence[log.TournamentEntry]

LOT_BYTES = 16  #: random ones in a lot that the server draws


def enter(tournament: Tournament, at: int, name: str, players: Sequence[str], seed: int) -> Entries:
    """A contestant enters, unless there is one with the same name and the same players."""
    line, names = shown_name(name), [shown_name(each) for each in players]
    same = named(tournament, line)
    if same is None:
        return deciding.enter(tournament.state, at, line, names, seed)
    if (same.name, same.players) != (line, names):
        raise BadTournament("contestant-name-taken", name=line, contestant=same.number)
    return []


def named(tournament: Tournament, name: str) -> Contestant | None:
    """The contestant with a name, or with one that people would take for it, if there is one."""
    wanted = name_key(name)
    return next((each for each in tournament.state.contestants.values() if name_key(each.name) == wanted), None)


def check_in(tournament: Tournament, at: int, contestant: int) -> Entries:
    """A contestant is here."""
    known = contestant_of(tournament.state, contestant)
    return [] if known.checked_in else deciding.check_in(tournament.state, at, contestant)


def withdraw(tournament: Tournament, at: int, contestant: int, reason: str) -> Entries:
    """A contestant goes."""
    known = contestant_of(tournament.state, contestant)
    return [] if known.withdrawn else deciding.withdraw(tournament.state, at, contestant, _reason(reason))


def come_back(tournament: Tournament, at: int, contestant: int) -> Entries:
    """A contestant who withdrew takes part again."""
    known = contestant_of(tournament.state, contestant)
    return deciding.come_back(tournament.state, at, contestant) if known.withdrawn else []


def penalise(tournament: Tournament, at: int, contestant: int, points: int, reason: str) -> Entries:
    """Points are taken off; the same penalty twice in a row counts once."""
    entries = deciding.penalise(tournament.state, at, contestant, points, _reason(reason))
    return [] if _was_last(tournament, entries[0]) else entries


def start(tournament: Tournament, at: int, incomplete: Collection[int] = (), boards_lot: str = "") -> Entries:
    """The draw. incomplete: contestants who cannot play, since a player is missing; they withdraw.

    boards_lot: the lot of the boards as the organiser has entered it; without one, the server draws it.
    """
    state = tournament.state
    if state.stage == "running":
        return []
    lot = [number for number in state.contestants if number not in incomplete]
    secrets.SystemRandom().shuffle(lot)
    gone = [number for number in takes_part(state) if number in incomplete]
    out = [entry for number in gone for entry in deciding.withdraw(state, at, number, INCOMPLETE)]
    if not state.created.anchor:
        return [*out, *deciding.start(state, at, lot, boards_lot)]
    by: log.LotBy = "organiser" if boards_lot else "server"
    return [*out, *deciding.start(state, at, lot, boards_lot or secrets.token_hex(LOT_BYTES), by)]


def pair(tournament: Tournament, at: int, seq: int = 0) -> Entries:
    """The next round begins, unless it has begun just now.

    seq: how many entries the log had when the organiser decided that; 0 if that is not known. Raises Conflict if
    another round has begun since: an old window asks for a round that was paired long ago.
    """
    last, state = tournament.entries[-1], tournament.state
    arena = isinstance(state.created.format, ArenaFormat)
    if isinstance(last, log.RoundPaired) and last.meetings and not arena:
        return []
    if seq and any(isinstance(each, log.RoundPaired) for each in tournament.entries[seq:]):
        raise Conflict("round-begun")
    return deciding.pair(state, at)


def pause(tournament: Tournament, at: int, reason: str) -> Entries:
    """Nothing is paired any more."""
    return [] if tournament.state.paused else deciding.pause(tournament.state, at, _reason(reason))


def resume(tournament: Tournament, at: int) -> Entries:
    """It goes on."""
    state = tournament.state
    return [] if state.stage == "running" and not state.paused else deciding.resume(state, at)


def close(tournament: Tournament, at: int, reason: Literal["finished", "cancelled"]) -> Entries:
    """The end."""
    return [] if tournament.state.close_reason == reason else deciding.close(tournament.state, at, reason)


def report(
    tournament: Tournament, at: int, meeting: int, matches: Sequence[Sequence[int]], boards: Sequence[PlayedBoard]
) -> Entries:
    """The result of a meeting."""
    points, played = [[*each] for each in matches], _boards(boards)
    if _is_newest(tournament, log.ResultReported(at=at, meeting=meeting, matches=points, boards=played)):
        return []
    return deciding.report(tournament.state, at, meeting, points, played)


def rule(
    tournament: Tournament,
    at: int,
    meeting: int,
    ruling: log.Ruling,
    side: int,
    matches: Sequence[Sequence[int]],
    boards: Sequence[PlayedBoard],
    reason: str,
) -> Entries:
    """The organiser decides how a meeting counts."""
    entries = deciding.rule(
        tournament.state, at, meeting, ruling, side=side, matches=matches, boards=_boards(boards),
        reason=_reason(reason),
    )  # fmt: skip
    return [] if _is_newest(tournament, entries[0]) else entries


def newest_result(tournament: Tournament, meeting: int) -> log.ResultReported | log.ResultRuled | None:
    """What was last reported or ruled about a meeting."""
    for entry in reversed(tournament.entries):
        if isinstance(entry, log.ResultReported | log.ResultRuled) and entry.meeting == meeting:
            return entry
    return None


def _is_newest(tournament: Tournament, entry: Any) -> bool:
    """Whether a result says again what the newest one about its meeting says."""
    newest = newest_result(tournament, entry.meeting) if meeting_of(tournament.state, entry.meeting).result else None
    if isinstance(newest, log.ResultReported) and newest.records and newest.boards:
        return False  # it may be secret: whoever guesses it must not learn that they are right
    if isinstance(newest, log.ResultReported):  # nobody enters by hand at which tables it was played
        newest = msgspec.structs.replace(newest, records=[])
    return newest is not None and msgspec.structs.replace(newest, at=entry.at) == entry


def _was_last(tournament: Tournament, entry: log.TournamentEntry) -> bool:
    """Whether an entry says again what the last one says."""
    return msgspec.structs.replace(tournament.entries[-1], at=entry.at) == entry


def _boards(boards: Sequence[PlayedBoard]) -> list[log.BoardPlayed]:
    return [log.BoardPlayed(board=each.board, margins=each.margins, percents=each.percents) for each in boards]


def _reason(text: str) -> str:
    return shown_text(text, LONGEST_REASON)
