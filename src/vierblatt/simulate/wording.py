"""The words and figures of a report, in one language: for its tables and for its plots."""

from __future__ import annotations

from vierblatt.cards import NAMES
from vierblatt.locale.words import Words
from vierblatt.simulate.job import SimulationJob
from vierblatt.simulate.number_format import NumberFormatter
from vierblatt.simulate.report import SideStanding, SimulationReport

_CARDS = frozenset(NAMES)


class SimulationWording(NumberFormatter):
    """The texts and formatted numbers of a report."""

    def __init__(self, language: str, job: SimulationJob) -> None:
        super().__init__(Words(language, job.game_object))
        self._sides, self._seats = job.table.sides, job.table.seats

    # --- names -------------------------------------------------------------------------------------------------------

    def table(self, name: str) -> str:
        """The title of a section."""
        return self.words.text_or(f"count-{name}", name)

    def row(self, table: str, name: str) -> str:
        """The name of a row: its own message, the card or game term that it names, or the name unchanged."""
        if name in _CARDS:
            return self.words.card(name)
        for message in (f"count-{table}-{name}", f"value-{name}", f"call-{name}"):
            if self.words.has(message):
                return self.words.text(message)
        return self.words.number(int(name)) if name.isdecimal() else name

    def figure(self, name: str) -> str:
        """The title of a column."""
        return self.words.text_or(f"figure-{name}", name)

    def player(self, name: str) -> str:
        """The name of a type of player."""
        return self.words.text_or(f"bot-{name}", name)

    def side(self, standing: SideStanding) -> str:
        """A side and who played it."""
        return f"{self.words.side(int(standing.name) - 1)} ({self.player(standing.player)})"

    def place(self, standing: SideStanding) -> str:
        """The name of a place."""
        team = self._sides < self._seats
        return self.words.text(f"report-place-{'team' if team else 'seat'}", number=int(standing.name))

    def score_name(self, name: str) -> str:
        """The name of the side whose scores they are, or of all sides."""
        return self.words.side(int(name) - 1) if name.isdecimal() else self.words.text("report-all")

    # --- sentences ---------------------------------------------------------------------------------------------------

    def title(self, report: SimulationReport) -> str:
        """The game, the number of units and the changed rules."""
        units = self.words.text(f"report-{report.unit}", units=self.whole(report.units))
        changed = ", ".join(f"{name}={value}" for name, value in report.rules.items())
        return " · ".join([self.words.game_name, units, *([changed] if changed else [])])

    def made_by(self, report: SimulationReport) -> str:
        """The players and the seed."""
        players = self.words.join([self.player(name) for name in report.players])
        return self.words.text("report-by", players=players, seed=str(report.seed))

    def played(self, report: SimulationReport) -> str:
        """How much was played."""
        return self.words.text(
            f"report-played-{report.unit}",
            deals=self.whole(report.deals),
            moves=self.whole(report.moves),
            finished=self.percent(report.finished, interval=False),
        )

    def part(self, report: SimulationReport) -> str:
        """A note that the report is incomplete."""
        return self.words.text("report-part", units=self.whole(report.units), asked=self.whole(report.asked))
