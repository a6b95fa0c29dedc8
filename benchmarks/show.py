"""The tables printed to the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from benchmarks.bars import Bar
from benchmarks.clock import Spread
from benchmarks.report import Report
from benchmarks.vectors import VectorTimes


def millions(spread: Spread | None) -> str:
    """Moves per second, in millions."""
    return "-" if spread is None else f"{spread.median / 1e6:.2f} M"


def times(spread: Spread | None) -> str:
    """A ratio with its spread."""
    return "-" if spread is None else f"{spread.median:.1f} ({spread.least:.1f}-{spread.most:.1f})"


def table(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """A table with its first column aligned left and the figures aligned right."""
    made = Table(title=title, title_justify="left", title_style="bold")
    for n, column in enumerate(columns):
        made.add_column(column, justify="right" if n else "left")
    for row in rows:
        made.add_row(*row)
    return made


def deals(report: Report) -> list[Table]:
    """Random deals, ours and OpenSpiel's."""
    columns = ["game", "moves/s", "deals/s", "moves a deal"]
    rows = [[d.game, millions(d.moves), f"{d.deals.median:,.0f}", f"{d.moves_per_deal:.1f}"] for d in report.deals]
    made = [table("Random deals on one core", columns, rows)]
    columns = ["OpenSpiel", "C++", "Python", "C++ rollouts", "ours / C++", "/ Python", "/ rollouts"]
    rows = [
        [
            d.peer, millions(d.peer_cpp), millions(d.peer_python), millions(d.peer_rollouts),
            times(d.against_cpp), times(d.against_python), times(d.against_rollouts),
        ]
        for d in report.deals
        if d.against_cpp is not None
    ]  # fmt: skip
    return [*made, table("The nearest games, moves/s", columns, rows)] if rows else made


def vectors(found: VectorTimes) -> list[Table]:
    """Vector steps, ours and the peers'."""
    where = f"{found.batch} games at once, {found.cores} core{'s'[: found.cores > 1]}"
    columns = ["game", "step alone", "with a random choice", *(f"/ {peer.name}" for peer in found.peers)]
    rows = [
        [g.game, millions(g.alone), millions(g.chosen), *(times(g.against[peer.name]) for peer in found.peers)]
        for g in found.ours
    ]
    made = [table(f"Vector steps/s, {where}", columns, rows)]
    rows = [
        [p.name, str(p.best), millions(p.steps), ", ".join(f"{n}: {rate / 1e6:.2f} M" for n, rate in p.tried.items())]
        for p in found.peers
    ]
    columns = ["peer", "best batch", "steps/s", "tried"]
    return [*made, table("Their best batches", columns, rows)] if rows else made


def moves(report: Report) -> Table:
    """Single moves from Python."""
    columns = ["game", "compiled functions", "Match", "python-chess", "... with texts", "Match / chess", "/ with texts"]
    rows = [
        [
            m.game, *(f"{1e6 / s.median:.2f} us" if s else "-" for s in (m.engine, m.match, m.chess, m.chess_texts)),
            times(m.against_chess), times(m.against_chess_texts),
        ]
        for m in report.moves
    ]  # fmt: skip
    return table("One move from Python", columns, rows)


def worlds(report: Report) -> Table:
    """Possible worlds for the seat to act."""
    columns = ["game", "point", "positions", "drawn/s", "the slowest", "weighted/s", "records/s"]
    rows = [
        [w.game, w.point, str(w.positions), *(f"{rate:,.0f}" for rate in (w.drawn, w.least, w.weighed, w.learned))]
        for w in report.worlds
    ]
    return table("Possible worlds on one core", columns, rows)


def solver(report: Report) -> Table:
    """Deals solved with open cards."""
    columns = ["game", "question", "cards", "deals", "mean", "median", "most", "positions"]
    rows = [
        [
            s.game, s.question, str(s.cards), str(s.deals),
            *(f"{figure:,.2f} ms" for figure in (s.mean, s.median, s.most)), f"{s.nodes:,.0f}",
        ]
        for s in report.solver
    ]  # fmt: skip
    return table("The exact solver on one core", columns, rows)


def bars(found: Sequence[Bar]) -> Table:
    """Each target, and whether it is met."""
    rows = []
    for bar in found:
        limit = f"{'at most' if bar.at_most else 'at least'} {bar.bar:,.6g}{bar.unit}"
        rows.append(
            [bar.what, f"{bar.figure:,.4g}{bar.unit}", limit, "[green]met[/]" if bar.kept else "[red]missed[/]"]
        )
    return table("Our targets", ["", "measured", "target", ""], rows)


def show(report: Report, console: Console) -> None:
    """Prints the results."""
    console.print(f"Medians of {report.runs} interleaved runs, with the least and the greatest.")
    made = deals(report) if report.deals else []
    for found in report.vectors:
        made += vectors(found)
    made += [moves(report)] if report.moves else []
    if report.threads:
        rows = [[t.game, millions(t.one), millions(t.two), times(t.ratio)] for t in report.threads]
        made.append(table("A second thread, moves/s", ["game", "one", "two", "ratio"], rows))
    if report.starts:
        rows = [[s.game, f"{s.cold:.1f} s", f"{s.warm:.2f} s"] for s in report.starts]
        columns = ["game", "nothing compiled", "compiled before"]
        made.append(table("Starting up, until 1000 deals are played and reported", columns, rows))
    if report.worlds:
        made.append(worlds(report))
    if report.solver:
        made.append(solver(report))
    for each in [*made, bars(report.bars())]:
        console.print(each)
