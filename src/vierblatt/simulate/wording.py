"""The words and figures of a report, in one language: for its tables and for its plots."""

from __future__ import annotations

from math import floor, log10

from vierblatt.cards import NAMES
from vierblatt.locale.decimals import Decimals
from vierblatt.locale.words import Words
from vierblatt.simulate.estimates import Estimate
from vierblatt.simulate.job import Job
from vierblatt.simulate.report import Report, Standing

_CARDS = frozenset(NAMES)
NOTHING = "–"


class Wording:
    """How a report is told.

    >>> said = Wording("de", Job("baloot", 1))
    >>> said.whole(1234567), said.percent(Estimate(0.1234, 0.1224, 0.1244))
    ('1.234.567', '12,34 % ±0,10')
    """

    def __init__(self, language: str, job: Job) -> None:
        self.words = Words(language, job.home)
        self._sides, self._seats = job.table.sides, job.table.seats
        self._shown = Decimals(self.words).shown

    # --- figures -----------------------------------------------------------------------------------------------------

    def whole(self, number: int) -> str:
        """A whole number in groups of three digits."""
        return self._shown(f"{number:,}")

    def percent(self, estimate: Estimate | None, *, interval: bool = True) -> str:
        """A rate, with as many places as its interval leaves sense."""
        if estimate is None:
            return NOTHING
        reach = 100 * max(estimate.high - estimate.value, estimate.value - estimate.low)
        places = _places(reach)
        around = f" ±{self._shown(f'{reach:.{places}f}')}" if interval else ""
        return f"{self._shown(f'{100 * estimate.value:.{places}f}')} %{around}"

    def number(self, estimate: Estimate | None) -> str:
        """A mean, likewise."""
        if estimate is None:
            return NOTHING
        places = _places(estimate.reach)
        return f"{self._shown(f'{estimate.value:,.{places}f}')} ±{self._shown(f'{estimate.reach:.{places}f}')}"

    def plain(self, number: float) -> str:
        """A number that nobody knows the uncertainty of."""
        return self._shown(f"{number:,.2f}")

    # --- names -------------------------------------------------------------------------------------------------------

    def table(self, name: str) -> str:
        """The title of a section that the game counts."""
        return self.words.text_or(f"count-{name}", name)

    def row(self, table: str, name: str) -> str:
        """A row of it: its own message, the card or the word of the game that it names, or the name as it stands."""
        if name in _CARDS:
            return self.words.card(name)
        for message in (f"count-{table}-{name}", f"value-{name}", f"call-{name}"):
            if self.words.has(message):
                return self.words.text(message)
        return self.words.number(int(name)) if name.isdecimal() else name

    def figure(self, name: str) -> str:
        """A column."""
        return self.words.text_or(f"figure-{name}", name)

    def player(self, name: str) -> str:
        """A kind of player."""
        return self.words.text_or(f"bot-{name}", name)

    def side(self, standing: Standing) -> str:
        """A side and who played it."""
        return f"{self.words.side(int(standing.name) - 1)} ({self.player(standing.player)})"

    def place(self, standing: Standing) -> str:
        """A side by its place."""
        team = self._sides < self._seats
        return self.words.text(f"report-place-{'team' if team else 'seat'}", number=int(standing.name))

    def score_name(self, name: str) -> str:
        """The side that scores are of, or all."""
        return self.words.side(int(name) - 1) if name.isdecimal() else self.words.text("report-all")

    # --- sentences ---------------------------------------------------------------------------------------------------

    def title(self, report: Report) -> str:
        """The game and what was played of it."""
        units = self.words.text(f"report-{report.unit}", units=self.whole(report.units))
        changed = ", ".join(f"{name}={value}" for name, value in report.rules.items())
        return " · ".join([self.words.game_name, units, *([changed] if changed else [])])

    def made_by(self, report: Report) -> str:
        """Who played, and from which seed."""
        players = self.words.join([self.player(name) for name in report.players])
        return self.words.text("report-by", players=players, seed=str(report.seed))

    def played(self, report: Report) -> str:
        """How much was played."""
        return self.words.text(
            f"report-played-{report.unit}",
            deals=self.whole(report.deals),
            moves=self.whole(report.moves),
            finished=self.percent(report.finished, interval=False),
        )

    def part(self, report: Report) -> str:
        """That it is not all."""
        return self.words.text("report-part", units=self.whole(report.units), asked=self.whole(report.asked))


def _places(reach: float) -> int:
    """Decimal places that show two digits of a reach, three at most."""
    return 2 if reach <= 0 else min(3, max(0, 1 - floor(log10(reach))))
