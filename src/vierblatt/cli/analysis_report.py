"""An analysis as text: the players, the deals, the costly moves."""

from __future__ import annotations

from vierblatt.analysis.document import Deal, Decision
from vierblatt.analysis.wording import AnalysisWording, costly
from vierblatt.cli.figure_table import FigureTable
from vierblatt.cli.words import Printer

STYLES = {"blunder": "bold red", "mistake": "red", "inaccuracy": "yellow", "risk": "green", "match": "cyan"}


class AnalysisPrinter:
    """Prints an analysis in one language."""

    def __init__(self, printer: Printer, wording: AnalysisWording) -> None:
        self._printer, self._wording = printer, wording
        self._words = wording.words

    def show(self) -> None:
        """The whole analysis."""
        wording, line = self._wording, self._printer.line
        line(wording.title(), style="bold")
        for notice in wording.notices():
            line(notice, style="yellow")
        line(wording.extent())
        line(wording.settings(), style="dim")
        self._players()
        self._luck()
        self._moves()

    def _players(self) -> None:
        wording, text = self._wording, self._words.text
        heads = ("accuracy", "per-decision", "blunders", "mistakes", "inaccuracies", "risks")
        figures = FigureTable(self._printer, [text(f"analysis-{head}") for head in heads])
        for seat, player in enumerate(wording.analysis.players):
            counts = (player.blunders, player.mistakes, player.inaccuracies, player.risks)
            cost = wording.fine(player.cost / player.decisions) if player.decisions else ""
            figures.add(
                self._words.seat(seat), wording.accuracy(player.accuracy), cost, *map(self._words.number, counts)
            )
        figures.show(text("analysis-players"))

    def _luck(self) -> None:
        wording, text = self._wording, self._words.text
        analysis = wording.analysis
        deals = [deal for deal in analysis.deals if deal.shares]
        if not deals:
            return
        sides = len(deals[0].shares)
        for side in range(1 if sides == 2 else sides):
            parts = ("result", "cards", "play", "rest")
            figures = FigureTable(self._printer, [text(f"analysis-{part}") for part in parts])
            rows = [(self._words.number(deal.number), deal.shares[side]) for deal in deals]
            for name, share in rows:
                figures.add(name, *(wording.signed(getattr(share, part)) for part in parts))
            sums = (sum(getattr(share, part) for _, share in rows) for part in parts)
            figures.add(text("analysis-sum"), *map(wording.signed, sums))
            whose = text(
                "analysis-luck-of" if sides == 2 else "analysis-luck-own",
                side=self._words.side(side),
            )
            figures.show(f"{text('analysis-luck')}. {whose}")

    def _moves(self) -> None:
        wording, line = self._wording, self._printer.line
        line()
        line(self._words.text("analysis-moves"), style="bold")
        costly_moves = costly(wording.analysis)
        if not costly_moves:
            line(self._words.text("analysis-no-moves"))
        for deal, decision in costly_moves:
            self._move(deal, decision)

    def _move(self, deal: Deal, decision: Decision) -> None:
        wording, words, line = self._wording, self._words, self._printer.line
        head = (wording.place(deal, decision), words.seat(decision.seat), wording.verdict(decision.verdict))
        line()
        line(" · ".join(head), style=STYLES[decision.verdict])
        if decision.seen is not None and decision.seen.trick:
            table = words.cards(each.card for each in decision.seen.trick)
            line(f"  {words.text('analysis-table')}: {table}", style="dim")
        line(f"  {wording.judgement(decision)}")
        line(f"  {wording.options(decision)}")
        remarks = [*wording.remarks(decision)]
        if decision.known is not None:
            remarks.append(wording.deals_left(decision.known))
        line("  " + " ".join(remarks), style="dim")
