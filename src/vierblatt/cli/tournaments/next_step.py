"""Whose turn it is: how far a tournament is, and the command that comes next."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path

from vierblatt.cli.tournaments.wording import TournamentWording
from vierblatt.tournaments.formats import ArenaFormat
from vierblatt.tournaments.log import takes_part
from vierblatt.tournaments.pairing.next_round import has_next_round
from vierblatt.tournaments.standings import standings

MOST_LISTED = 12  #: numbers that a sentence lists


@dataclass(frozen=True)
class NextStep:
    """What is said, and the words of the next command behind `vierblatt tournament`; none when it is over."""

    said: str
    command: tuple[str, ...] = ()

    def command_line(self) -> str:
        """The command as it can be typed."""
        placeholders = {"NAME", "MEETING", "RESULT", "NUMBER"}
        words = (word if word in placeholders else shlex.quote(word) for word in self.command)
        return " ".join(("vierblatt tournament", *words))


def next_step(wording: TournamentWording, path: Path, at: int) -> NextStep:
    """What comes next. at: now, in milliseconds since 1970."""
    state, text, file = wording.state, wording.words.text, str(path)
    if state.stage == "closed":
        return NextStep(_ending(wording))
    if state.stage == "entering":
        return _before_the_start(wording, file)
    if state.paused:
        return NextStep(text("tournament-is-paused"), ("resume", file))
    unfinished, arena = state.open_meetings, isinstance(state.created.format, ArenaFormat)
    more = has_next_round(state, at)
    if unfinished and not (arena and more):
        listed = [str(each.meeting.meeting) for each in unfinished[:MOST_LISTED]]
        more_of_them = ["…"] if len(unfinished) > MOST_LISTED else []
        said = text("tournament-missing", count=len(unfinished), meetings=wording.words.join([*listed, *more_of_them]))
        return NextStep(said, ("report", file, "MEETING", "RESULT"))
    if more:
        rounds = len(state.rounds)
        complete = "tournament-arena-open" if arena else "tournament-complete" if rounds else "tournament-drawn"
        return NextStep(text(complete, round=rounds), ("pair", file))
    return NextStep(text("tournament-all-played"), ("close", file))


def _before_the_start(wording: TournamentWording, file: str) -> NextStep:
    state, text = wording.state, wording.words.text
    entered = [each.number for each in state.contestants.values() if not each.withdrawn]
    if len(entered) < 2:
        return NextStep(text("tournament-entering", count=len(entered)), ("enter", file, "NAME"))
    missing = [number for number in entered if number not in {*takes_part(state)}]
    if missing:
        listed = wording.words.join([str(number) for number in missing[:MOST_LISTED]])
        said = text("tournament-absent", count=len(missing), contestants=listed, entered=len(entered))
        return NextStep(said, ("check-in", file, "NUMBER"))
    return NextStep(text("tournament-entering", count=len(entered)), ("start", file))


def _ending(wording: TournamentWording) -> str:
    state, text = wording.state, wording.words.text
    if state.close_reason == "cancelled":
        return text("tournament-cancelled")
    first = [each.contestant for each in standings(state) if each.place == 1]
    return text("tournament-finished", count=len(first), contestants=wording.contestants(first))
