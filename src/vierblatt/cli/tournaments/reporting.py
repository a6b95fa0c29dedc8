"""`vierblatt tournament report`, `rule` and `penalise`."""

from __future__ import annotations

from typing import Annotated, cast, get_args

from cyclopts import Parameter

from vierblatt.cli.arguments import Lang, WholeNumber, WholeNumberOrNone, chosen_language
from vierblatt.cli.names import known_as
from vierblatt.cli.tournaments.bracket import met
from vierblatt.cli.tournaments.entering import Listed
from vierblatt.cli.tournaments.opening import MeetingNumber, Reason, TournamentChange, TournamentPath, change
from vierblatt.cli.tournaments.showing import TournamentTeller
from vierblatt.cli.tournaments.text_lines import for_each_line, lines_of
from vierblatt.errors import BadOption, BadTournament
from vierblatt.tournaments import deciding
from vierblatt.tournaments.entries import ResultReported, ResultRuled, Ruling
from vierblatt.tournaments.log import contestant_of, meeting_of
from vierblatt.tournaments.results_text import results_in
from vierblatt.tournaments.state import TournamentState

LONGEST_NUMBER = 9  #: digits of the number of a meeting
Results = Annotated[
    list[str] | None,
    Parameter(name="RESULT", negative="", allow_leading_hyphen=True, help="Matches as 152:98, or boards as 3=+16."),
]


def report(
    file: TournamentPath,
    meeting: Annotated[WholeNumberOrNone, Parameter(name="MEETING", help="Its number, as `pair` prints it.")] = None,
    results: Results = None,
    /,
    *,
    listed: Listed = None,
    lang: Lang = None,
) -> None:
    """Enters results, all or none; raises BadTournament."""
    language = chosen_language(lang)
    if (meeting is None or not results) if listed is None else (meeting is not None):
        raise BadTournament("result-or-list")
    lines = lines_of(listed) if listed is not None else []

    def work(made: TournamentChange) -> None:
        if listed is not None:
            for_each_line(listed, lambda line: _report_line(made, line), lines)
        elif meeting is not None:
            made.do(deciding.report, meeting, *results_in(results or ()))

    made = change(file, work)
    teller = TournamentTeller(language, file, made.tournament)
    for each in made.added:
        if isinstance(each, ResultReported):
            _tell(teller, each.meeting)
    teller.next_step()


def _report_line(made: TournamentChange, line: str) -> None:
    number, *results = line.split()
    if not number.isdecimal() or len(number) > LONGEST_NUMBER or not results:
        raise BadTournament("bad-result-line")
    made.do(deciding.report, int(number), *results_in(results))


def rule(
    file: TournamentPath,
    meeting: MeetingNumber,
    ruling: Annotated[str, Parameter(name="RULING", help=f"{', '.join(get_args(Ruling))}.")],
    results: Results = None,
    /,
    *,
    winner: Annotated[
        WholeNumberOrNone, Parameter(help="For a walkover: the number of a contestant of the side that was there.")
    ] = None,
    reason: Reason,
    lang: Lang = None,
) -> None:
    """Decides how a meeting counts; raises BadTournament and BadOption."""
    language = chosen_language(lang)
    chosen = known_as(ruling, get_args(Ruling))
    if chosen not in get_args(Ruling):
        raise BadOption("bad-value", option="RULING", value=ruling[:40], takes=", ".join(get_args(Ruling)))
    matches, boards = results_in(results or ())

    def work(made: TournamentChange) -> None:
        side = _side_of(made.state, meeting, winner) if winner is not None else -1
        if chosen == "walkover" and winner is None:
            raise BadTournament("winner-needed")
        made.do(
            deciding.rule, meeting, cast("Ruling", chosen), side=side, matches=matches, boards=boards, reason=reason
        )

    made = change(file, work)
    teller = TournamentTeller(language, file, made.tournament)
    for each in made.added:
        if isinstance(each, ResultRuled):
            _tell(teller, each.meeting)
    teller.next_step()


def _side_of(state: TournamentState, meeting: int, contestant: int) -> int:
    contestant_of(state, contestant)
    for side, members in enumerate(meeting_of(state, meeting).meeting.sides):
        if contestant in members:
            return side
    raise BadTournament("not-in-meeting", contestant=contestant, meeting=meeting)


def penalise(
    file: TournamentPath,
    contestant: Annotated[WholeNumber, Parameter(name="CONTESTANT", help="The number of the contestant.")],
    points: Annotated[
        WholeNumber, Parameter(name="POINTS", allow_leading_hyphen=True, help="How many; below zero to give some.")
    ],
    /,
    *,
    reason: Reason,
    lang: Lang = None,
) -> None:
    """Takes points off a contestant; raises BadTournament."""
    language = chosen_language(lang)
    made = change(file, lambda made: made.do(deciding.penalise, contestant, points, reason))
    teller = TournamentTeller(language, file, made.tournament)
    teller.say("tournament-penalised", contestant=teller.wording.contestant(contestant), points=points)
    teller.next_step()


def _tell(teller: TournamentTeller, meeting: int) -> None:
    """How a meeting ended."""
    teller.printer.line(met(teller.wording, teller.state.meetings[meeting]))
