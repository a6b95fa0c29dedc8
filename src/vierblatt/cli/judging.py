"""An analysis as text: the players, the deals, the costly moves."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid

from vierblatt.analysis.document import Deal, Decision
from vierblatt.analysis.wording import Wording, costly
from vierblatt.cli.output import Output
from vierblatt.cli.words import Printer

STYLES = {"blunder": "bold red", "mistake": "red", "inaccuracy": "yellow", "risk": "green"}


class Teller:
    """Tells an analysis in one language."""

    def __init__(self, printer: Printer, wording: Wording) -> None:
        self._printer, self._said = printer, wording
        self._words = wording.words
        self._console = Output(highlight=False, markup=False, emoji=False)

    def tell(self) -> None:
        """The whole analysis."""
        said, line = self._said, self._printer.line
        line(said.title(), style="bold")
        for notice in said.notices():
            line(notice, style="yellow")
        line(said.extent())
        line(said.settings(), style="dim")
        self._players()
        self._luck()
        self._moves()

    def _players(self) -> None:
        said, text = self._said, self._words.text
        grid = self._grid(
            text("analysis-accuracy"),
            text("analysis-per-decision"),
            text("analysis-blunders"),
            text("analysis-mistakes"),
            text("analysis-inaccuracies"),
            text("analysis-risks"),
        )
        for seat, player in enumerate(said.analysis.players):
            counts = (player.blunders, player.mistakes, player.inaccuracies, player.risks)
            cost = said.fine(player.cost / player.decisions) if player.decisions else ""
            figures = [said.accuracy(player.accuracy), cost, *map(self._words.number, counts)]
            self._add(grid, [self._words.seat(seat), *figures])
        self._print(text("analysis-players"), grid)

    def _luck(self) -> None:
        said, text = self._said, self._words.text
        analysis = said.analysis
        deals = [deal for deal in analysis.deals if deal.shares]
        if not deals:
            return
        sides = len(deals[0].shares)
        for side in range(1 if sides == 2 else sides):
            grid = self._grid(*map(text, ("analysis-result", "analysis-cards", "analysis-play", "analysis-rest")))
            rows = [(self._words.number(deal.number), deal.shares[side]) for deal in deals]
            for name, share in rows:
                self._add(grid, [name, *map(said.signed, (share.result, share.cards, share.play, share.rest))])
            sums = (sum(getattr(share, part) for _, share in rows) for part in ("result", "cards", "play", "rest"))
            self._add(grid, [text("analysis-sum"), *map(said.signed, sums)])
            whose = text(
                "analysis-luck-of" if sides == 2 else "analysis-luck-own",
                side=self._words.side(side),
            )
            self._print(f"{text('analysis-luck')}. {whose}", grid)

    def _moves(self) -> None:
        said, line = self._said, self._printer.line
        line()
        line(self._words.text("analysis-moves"), style="bold")
        found = costly(said.analysis)
        if not found:
            line(self._words.text("analysis-no-moves"))
        for deal, decision in found:
            self._move(deal, decision)

    def _move(self, deal: Deal, decision: Decision) -> None:
        said, words, line = self._said, self._words, self._printer.line
        head = (said.place(deal, decision), words.seat(decision.seat), said.verdict(decision.verdict))
        line()
        line(" · ".join(head), style=STYLES[decision.verdict])
        if decision.seen is not None and decision.seen.trick:
            table = words.cards(each.card for each in decision.seen.trick)
            line(f"  {words.text('analysis-table')}: {table}", style="dim")
        line(f"  {said.judgement(decision)}")
        line("  " + " ".join(said.remarks(decision)), style="dim")

    def _grid(self, *columns: str) -> Grid:
        grid = Grid(box=None, pad_edge=False, header_style="dim")
        grid.add_column("", no_wrap=True)
        for column in columns:
            grid.add_column(self._printer.shown(column), justify="right", overflow="fold")
        return grid

    def _add(self, grid: Grid, cells: Sequence[str]) -> None:
        grid.add_row(*(self._printer.shown(cell) for cell in cells))

    def _print(self, title: str, grid: Grid) -> None:
        self._printer.line()
        self._printer.line(title, style="bold")
        self._console.print(grid)
