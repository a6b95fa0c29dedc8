"""The texts and formatted numbers of an analysis in one language, for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Iterator

from vierblatt import games
from vierblatt.analysis.document import COMPLAINTS, Analysis, Deal, Decision, Knowledge, Verdict
from vierblatt.locale.bidi import isolate
from vierblatt.locale.bot_names import seat_name
from vierblatt.locale.decimals import Decimals
from vierblatt.locale.words import Words

NOTHING = "–"
#: Numbers from this size on have no decimal places.
LARGE = 20.0
#: Numbers from the first size on are in millions and so on; from the second on, in powers of ten.
MILLION, LARGEST = 1e6, 1e15
SUPERSCRIPT = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")

#: The message for each power of ten.
_TIMES = {6: "analysis-times-6", 9: "analysis-times-9", 12: "analysis-times-12"}

_VERDICTS: dict[Verdict, str] = {
    "blunder": "verdict-blunder",
    "mistake": "verdict-mistake",
    "inaccuracy": "verdict-inaccuracy",
    "risk": "verdict-risk",
    "match": "verdict-match",
}


class AnalysisWording:
    """The texts and formatted numbers of an analysis."""

    def __init__(self, language: str, analysis: Analysis, *, suit_symbols: bool = True) -> None:
        self.analysis = analysis
        self.game = games.get(analysis.game)
        plain = Words(language, self.game)
        seated = [(player.name, player.kind) for player in analysis.seats]
        names = [seat_name(plain, seated, seat) for seat in range(len(seated))]
        self.words = Words(language, self.game, names=names, suit_symbols=suit_symbols)
        self._shown = Decimals(self.words).shown
        self.sides = self.game.sides
        self.teams = self.sides < len(analysis.seats)

    # --- figures -----------------------------------------------------------------------------------------------------

    def points(self, number: float) -> str:
        """Points; small ones have one decimal place."""
        return self._shown(f"{number:,.{0 if abs(number) >= LARGE else 1}f}")

    def signed(self, number: float) -> str:
        """Points with a sign, unless they are 0."""
        shown = f"{number:+,.{0 if abs(number) >= LARGE else 1}f}"
        return self._shown(shown if float(shown.replace(",", "")) else shown[1:])

    def whole(self, number: float) -> str:
        """A round number on an axis."""
        return self._shown(f"{number:,g}")

    def fine(self, number: float) -> str:
        """Points with two decimal places."""
        return self._shown(f"{number:,.2f}")

    def grade(self, number: float) -> str:
        """A limit, in its shortest exact form."""
        return self._shown(f"{number:g}")

    def count(self, number: float, *, exact: bool) -> str:
        """A number of deals: exact while readable, in millions and so on beyond."""
        if number < MILLION:
            whole = number if exact else float(f"{number:.3g}")
            shown = self._shown(f"{whole:,.0f}")
        elif number >= LARGEST:
            digits, _, power = f"{number:.1e}".partition("e+")
            exponent = str(int(power)).translate(SUPERSCRIPT)
            shown = self.words.text("analysis-power", number=self._shown(digits), power=exponent)
            shown = isolate(shown) if self.words.right_to_left else shown
        else:
            size = (len(f"{number:.0f}") - 1) // 3 * 3
            shown = self.words.text(_TIMES[size], number=self._shown(f"{number / 10**size:.3g}"))
        return shown if exact and number < MILLION else self.words.text("analysis-about", number=shown)

    def share(self, share: float) -> str:
        """A share as a percentage."""
        return self.words.text("analysis-share", number=self._shown(f"{100 * share:.0f}"))

    def accuracy(self, number: float | None) -> str:
        """An accuracy, 0 to 100."""
        return NOTHING if number is None else self._shown(f"{number:.1f}")

    # --- names -------------------------------------------------------------------------------------------------------

    def action(self, decision: Decision, text: str) -> str:
        """A card, or a call in quotation marks."""
        shown = self.words.call(text)
        return shown if decision.phase == "play" else self.words.text("analysis-call", call=shown)

    def verdict(self, verdict: Verdict) -> str:
        """The name of a verdict."""
        return self.words.text(_VERDICTS[verdict])

    # --- sentences ---------------------------------------------------------------------------------------------------

    def title(self) -> str:
        """The title of the analysis."""
        return self.words.text("analysis-title", game=self.words.game_name)

    def extent(self) -> str:
        """The numbers of deals and decisions."""
        deals = self.analysis.deals
        decisions = sum(len(deal.decisions) for deal in deals)
        forced = sum(deal.forced for deal in deals)
        return self.words.text("analysis-of", deals=len(deals), decisions=decisions, forced=forced)

    def settings(self) -> str:
        """The settings of the analysis."""
        settings = self.analysis.settings
        return self.words.text("analysis-settings", worlds=settings.worlds, seed=str(settings.seed))

    def notices(self) -> Iterator[str]:
        """Notices for an incomplete analysis or an unfinished match."""
        if not self.analysis.complete:
            yield self.words.text("analysis-part")
        if self.analysis.winners is None:
            yield self.words.text("analysis-running")

    def place(self, deal: Deal, decision: Decision) -> str:
        """The place of a decision in the match."""
        if decision.phase != "play" or decision.seen is None:
            return self.words.text("analysis-at-call", deal=deal.number)
        trick = sum(decision.seen.tricks) + 1
        return self.words.text("analysis-at-card", deal=deal.number, trick=trick)

    def judgement(self, decision: Decision) -> str:
        """The cost of a decision and the better action."""
        values: dict[str, object] = {
            "action": self.action(decision, decision.action),
            "best": self.action(decision, decision.best),
            "points": self.points(decision.cost),
            "worlds": decision.worlds,
        }
        message = {"risk": "analysis-paid", "match": "analysis-for-match"}.get(decision.verdict, "analysis-cost")
        return self.words.text(message, **values)

    def options(self, decision: Decision) -> str:
        """All legal actions in one line, each with its distance to the best."""
        best = decision.options[0].mean
        behind = (self.signed(each.mean - best) for each in decision.options)
        named = (self.action(decision, each.action) for each in decision.options)
        listed = [f"{name} {less}" for name, less in zip(named, behind, strict=True)]
        return self.words.text("analysis-options", options=self.words.join(listed))

    def deals_left(self, known: Knowledge) -> str:
        """The number of deals that the player could not exclude."""
        return self.words.text("analysis-deals-were", number=self.count(known.deals, exact=known.exact))

    def remarks(self, decision: Decision) -> Iterator[str]:
        """Further remarks about a decision."""
        words, lost = self.words, decision.on_these_cards
        yield words.text("analysis-worse", share=self.share(decision.worse_in))
        if decision.best_in_match != decision.best:
            yield words.text("analysis-best-in-match", action=self.action(decision, decision.best_in_match))
        if lost is not None and decision.verdict in COMPLAINTS:
            yield words.text("analysis-lay-lost", points=self.points(lost))
        if decision.reason:
            best = self.action(decision, decision.best)
            yield words.text("analysis-reason", best=best, reason=words.reason(decision.reason, decision.reason_values))

    def explanations(self) -> Iterator[str]:
        """Explanations of how to read the analysis."""
        grades = self.analysis.grades
        inaccuracy, mistake, blunder = map(self.grade, (grades.inaccuracy, grades.mistake, grades.blunder))
        text = self.words.text
        yield text("analysis-how-cost")
        yield text("analysis-how-grades", inaccuracy=inaccuracy, mistake=mistake, blunder=blunder)
        yield text("analysis-how-match")
        yield text("analysis-how-accuracy", mistake=mistake)
        yield text("analysis-how-luck")


def costly(analysis: Analysis) -> list[tuple[Deal, Decision]]:
    """The decisions that are not fine, the costliest first; those without blame come last."""
    decisions = [(deal, each) for deal in analysis.deals for each in deal.decisions if each.verdict != "fine"]
    return sorted(
        decisions, key=lambda pair: (pair[1].verdict not in COMPLAINTS, -pair[1].cost, pair[0].number, pair[1].number)
    )
