"""`vierblatt simulate GAME --where ... --show ...`, and `--facts`, which lists what can be asked."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from vierblatt.cli.arguments import WholeNumber
from vierblatt.cli.files import ReportFiles, write_json
from vierblatt.cli.interrupts import exit_code
from vierblatt.cli.output import Output
from vierblatt.cli.progress import progress_line
from vierblatt.cli.query_report import QueryReporter
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.errors import BadOption
from vierblatt.games.background import compile_first
from vierblatt.locale.bidi import display
from vierblatt.simulate.job import SimulationJob
from vierblatt.simulate.queries import DealQuery, QueryAnswer, QueryInterrupted, QueryNames, ask, to_json
from vierblatt.simulate.queries.wording import QueryWords, listed_facts


@Parameter(name="*")
@dataclass(frozen=True)
class QueryOptions:
    """The options with which `simulate` asks about deals instead of reporting on all of them."""

    where: Annotated[
        str, Parameter(help="Count only deals for which this is true; --facts lists what it can name.")
    ] = ""
    show: Annotated[
        list[str],
        Parameter(negative="", show_default=False, help="What to tell of these deals; may be given several times."),
    ] = field(default_factory=list)
    enough: Annotated[WholeNumber, Parameter(help="Stop after so many of these deals; 0 for no such limit.")] = 0
    facts: Annotated[bool, Parameter(negative="", help="List what --where and --show can name in this game.")] = False

    @property
    def asked(self) -> bool:
        """Whether any of these options is used."""
        return bool(self.where or self.show or self.enough or self.facts)

    def refuse_with(self, others: Sequence[tuple[str, object]]) -> None:
        """Raises BadOption if one of these other options, each with its value, is used as well."""
        mine = next(name for name in ("facts", "where", "show", "enough") if getattr(self, name))
        for name, value in others:
            if value:
                raise BadOption("not-together", keys=f"--{mine}, --{name}")


#: Where the command line asks nothing.
NO_QUERY = QueryOptions()


def run_query(job: SimulationJob, options: QueryOptions, threads: int, files: ReportFiles, language: str) -> None:
    """Lists the facts, or plays and answers; exits with 130 after Ctrl+C. Raises BadExpression and BadOption."""
    if options.facts:
        list_facts(job, files, language)
        return
    query = DealQuery(job, options.where, tuple(options.show), options.enough)
    words = QueryWords(language, job.game_object)
    writers: list[Callable[[QueryAnswer], None]] = files.writers(to_json, _no_picture)
    compile_first()
    tell_compiling(language)
    with progress_line() as progress:
        task = progress.add_task(display(words.game_name), total=job.count)
        try:
            cores = threads or os.cpu_count() or 1
            answer = ask(query, threads=cores, done=lambda drawn: progress.update(task, completed=drawn))
        except QueryInterrupted as stop:
            answer = stop.answer
    files.deliver(answer, writers, QueryReporter(words).show)
    if not answer.complete:
        sys.exit(exit_code())


def list_facts(job: SimulationJob, files: ReportFiles, language: str) -> None:
    """Prints what expressions about this game can name, or writes it as JSON."""
    words = QueryWords(language, job.game_object)
    facts = listed_facts(QueryNames.of(job.game_object, job.rule_set), words)
    if write_json(files.json, json.dumps([each.document() for each in facts], ensure_ascii=False, indent=1)):
        return
    printer = Printer(language)
    printer.line(" · ".join((words.game_name, words.text("query-facts"))), style="bold")
    table = Table(box=None, pad_edge=False, header_style="dim")
    for head in ("", words.text("column-kind"), words.text("column-meaning")):
        table.add_column(printer.shown(head), overflow="fold")
    for each in facts:
        table.add_row(*map(printer.shown, (each.usage, each.kind, each.meaning)))
    Output(highlight=False, markup=False, emoji=False).print(table)
    printer.line()
    printer.line(words.text("query-operators"))


def _no_picture() -> Callable[..., object]:
    raise AssertionError("a query with --plot is refused before")
