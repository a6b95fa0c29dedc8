"""`vierblatt tournament show`: how it stands, and what comes next."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from vierblatt.cli.arguments import Lang, WholeNumberOrNone, chosen_language
from vierblatt.cli.tournaments.bracket import bracket_lines_of
from vierblatt.cli.tournaments.next_step import next_step
from vierblatt.cli.tournaments.opening import TournamentPath, now
from vierblatt.cli.tournaments.tables import tabulate
from vierblatt.cli.tournaments.wording import TournamentWording
from vierblatt.cli.words import Printer
from vierblatt.errors import BadTournament
from vierblatt.tournaments import Tournament, TournamentFile, TournamentStanding, group_standings, standings
from vierblatt.tournaments.entries import ContestantPenalised, ContestantWithdrew, ResultRuled, TournamentEntry
from vierblatt.tournaments.formats import Groups
from vierblatt.tournaments.state import RoundState, TournamentState

RoundNumber = Annotated[
    WholeNumberOrNone, Parameter(name="--round", help="The round whose meetings are shown; else the last one.")
]


def show(file: TournamentPath, /, *, round: RoundNumber = None, lang: Lang = None) -> None:  # noqa: A002 - an option
    """Prints everything about a tournament; raises BadTournament."""
    teller = TournamentTeller(chosen_language(lang), file, TournamentFile(file).tournament)
    chosen = round_of(teller.state, round)
    teller.heading()
    if chosen is not None:
        teller.round(chosen)
    if teller.state.bracket:
        teller.bracket()
    teller.standings()
    teller.decisions()
    teller.next_step()


def round_of(state: TournamentState, number: int | None) -> RoundState | None:
    """A round by its number, or the last one if there is any; raises BadTournament."""
    if number is None:
        return state.rounds[-1] if state.rounds else None
    if not 1 <= number <= len(state.rounds):
        raise BadTournament("no-such-round", round=number, most=len(state.rounds))
    return state.rounds[number - 1]


class TournamentTeller:
    """Prints the parts of a tournament."""

    def __init__(self, language: str, path: Path, tournament: Tournament) -> None:
        self.path, self.tournament, self.state = path, tournament, tournament.state
        self.printer = Printer(language)
        self.wording = TournamentWording(language, self.state)

    def say(self, message: str, **values: object) -> None:
        """A worded line."""
        self.printer.line(self.wording.words.text(message, **values))

    def heading(self) -> None:
        """What it is."""
        self.printer.line(self.wording.title(), style="bold")

    def contestants(self, numbers: Iterable[int]) -> None:
        """A line for each contestant."""
        text, entered = self.wording.words.text, self.state.contestants
        chosen = [entered[number] for number in numbers]
        seeds, players = any(each.seed for each in chosen), any(each.players for each in chosen)
        heads = [text("tournament-number"), text("column-name")]
        heads += [text("column-players")] * players + [text("tournament-seed")] * seeds
        checks = self.state.created.check_in
        heads += [text("tournament-here")] * checks
        rows = []
        for each in chosen:
            row = [str(each.number), self.wording.name(each.number)]
            row += [self.wording.words.join(each.players)] * players + [str(each.seed or "")] * seeds
            rows.append(row + [text("flag-yes") if each.checked_in or each.drawn else ""] * checks)
        tabulate(self.printer, heads, rows, left=(1, 2) if players else (1,))

    def round(self, chosen: RoundState) -> None:
        """The meetings of a round by table, and who has a bye."""
        text, wording = self.wording.words.text, self.wording
        self.printer.line()
        self.printer.line(wording.round(chosen.number), style="bold")
        part = wording.part(chosen)
        boards = any(each.meeting.boards for each in chosen.meetings)
        heads = [text("tournament-table"), text("tournament-meeting"), *filter(None, [part])]
        left = len(heads)
        heads += [text("tournament-sides"), *[text("tournament-boards")] * boards, text("tournament-result")]
        rows = []
        for each in sorted(chosen.meetings, key=lambda each: each.meeting.table):
            row = [str(each.meeting.table), str(each.meeting.meeting), *[str(each.meeting.group or "")] * bool(part)]
            row += [wording.sides(each), *[spans(each.meeting.boards)] * boards, wording.result(each)]
            rows.append(row)
        tabulate(self.printer, heads, rows, left=range(left, len(heads)))
        if chosen.byes:
            self.say("tournament-byes", count=len(chosen.byes), contestants=wording.contestants(chosen.byes))

    def bracket(self) -> None:
        """The bracket as a tree."""
        self.printer.line()
        for branches, text in bracket_lines_of(self.wording):
            self.printer.line(branches + self.printer.shown(text))

    def standings(self) -> None:
        """The standings, those of the groups before them; then what each tie-break means."""
        if not self.state.rounds:
            return
        groups = isinstance(self.state.created.format, Groups)
        if groups:
            for number, lines in group_standings(self.state).items():
                self._standings(self.wording.words.text("tournament-group-standings", group=number), lines)
        if not groups or self.state.bracket:
            self._standings(self.wording.words.text("tournament-standings"), standings(self.state))
        for line in self.wording.tie_break_lines():
            self.printer.line(line, style="dim")

    def _standings(self, title: str, lines: Sequence[TournamentStanding]) -> None:
        text, amount = self.wording.words.text, self.wording.amount
        self.printer.line()
        self.printer.line(title, style="bold")
        heads = [text("tournament-place"), text("tournament-number"), text("column-name")]
        if any(line.points is not None for line in lines):
            heads += [self.wording.points_head(), *self.wording.tie_breaks()]
        places, rows = self.wording.places(lines), []
        for line in lines:
            row = [places[line.contestant], str(line.contestant), self.wording.name(line.contestant)]
            rows.append(row + [amount(each) for each in (line.points, *line.tie_breaks) if each is not None])
        tabulate(self.printer, heads, rows, left=(2,))

    def decisions(self) -> None:
        """What the organiser decided, with the reasons."""
        said = [line for line in map(self._decision, self.tournament.entries) if line]
        if said:
            self.printer.line()
            self.printer.line(self.wording.words.text("tournament-decisions"), style="bold")
            for line in said:
                self.printer.line(line)

    def _decision(self, entry: TournamentEntry) -> str:
        text, wording, time = self.wording.words.text, self.wording, local_time(entry.at)
        if isinstance(entry, ResultRuled):
            kind = text(f"tournament-ruling-{entry.ruling}")
            said = text("tournament-ruled", meeting=entry.meeting, ruling=kind)
        elif isinstance(entry, ContestantPenalised):
            contestant = wording.contestant(entry.contestant)
            said = text("tournament-penalised", contestant=contestant, points=entry.points)
        elif isinstance(entry, ContestantWithdrew):
            said = text("tournament-withdrew", contestant=wording.contestant(entry.contestant))
        else:
            return ""
        follows = isinstance(entry, ResultRuled) and entry.reason == "withdrew"
        reason = text("tournament-by-withdrawal") if follows else entry.reason
        if reason:
            said = text("tournament-because", said=said, reason=reason)
        return f"{time} {said}"

    def next_step(self) -> None:
        """Whose turn it is."""
        step = next_step(self.wording, self.path, now())
        self.printer.line()
        self.printer.line(step.said)
        if step.command:
            self.say("tournament-next", command=step.command_line())


def local_time(at: int) -> str:
    """The time of the day as this machine's clock shows it."""
    return dt.datetime.fromtimestamp(at / 1000).astimezone().strftime("%H:%M")


def spans(numbers: Sequence[int]) -> str:
    """Numbers in short.

    >>> spans([1, 2, 3, 7])
    '1-3, 7'
    """
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1][1:] = [number]
        else:
            runs.append([number])
    return ", ".join("-".join(map(str, run)) for run in runs)
