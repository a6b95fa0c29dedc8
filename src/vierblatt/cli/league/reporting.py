"""The table of a league on the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.arena.report import BotStanding, ContestReport
from vierblatt.arena.wording import ContestWording
from vierblatt.cli.contest_report import ContestReporter
from vierblatt.cli.figure_table import FigureTable
from vierblatt.cli.words import Printer
from vierblatt.league.definition import LeagueDefinition


class LeagueReporter:
    """Prints the tables of a league in one language."""

    def __init__(self, language: str, league: LeagueDefinition) -> None:
        self._league = league
        self._contest = league.contest()
        self._language = language
        self._wording = ContestWording(language, self._contest, league.names)
        self._printer = Printer(language)

    def line(self, message: str, **values: str) -> None:
        """A line with a message."""
        self._printer.line(self._wording.words.text(message, **values))

    def show(self, report: ContestReport) -> None:
        """Standings, then every pairing."""
        wording, line = self._wording, self._printer.line
        line(self._league.name, style="bold")
        line(wording.title(report))
        if not report.complete:
            line(wording.part(report), style="yellow")
        for note in wording.notes(report):
            line(note)
        self._standings(report)
        ContestReporter(self._language, self._contest, self._league.names).show_pairs(report)
        for sentence in wording.forfeits(report):
            line(sentence, style="yellow")
        line()

    def _standings(self, report: ContestReport) -> None:
        wording, text = self._wording, self._wording.words.text
        rated = any(bot.rating for bot in report.bots)
        heads = [text("arena-over-all"), *([text("arena-rating")] if rated else [])]
        figures = FigureTable(
            self._printer,
            [*heads, text("arena-boards"), text("arena-ahead-behind"), text("arena-forfeits")],
            folds=True,
        )
        for place, (bot, standing) in enumerate(ranked(report.bots), start=1):
            rating = [wording.rating(standing)] if rated else []
            figures.add(
                f"{wording.whole(place)}. {standing.name}",
                wording.over_all(standing),
                *rating,
                wording.whole(standing.boards),
                wording.words.ratio(outcomes(report, bot)),
                wording.whole(standing.forfeits),
            )
        figures.show(text("league-standings"))


def ranked(standings: Sequence[BotStanding]) -> list[tuple[int, BotStanding]]:
    """The standings with their numbers, the best first; those without a figure last."""
    return sorted(enumerate(standings), key=lambda each: (each[1].ahead is None, -(each[1].ahead or 0.0)))


def outcomes(report: ContestReport, bot: int) -> tuple[int, int, int]:
    """The boards on which a bot was ahead, even and behind."""
    own = [(pair.ahead, pair.even, pair.behind) for pair in report.pairs if pair.first == bot]
    own += [(pair.behind, pair.even, pair.ahead) for pair in report.pairs if pair.second == bot]
    ahead, even, behind = (sum(counts) for counts in zip(*own, strict=True))
    return ahead, even, behind
