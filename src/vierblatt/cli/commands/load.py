"""`vierblatt load`: puts a load on servers, shows progress and reports the result, also a partial one."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.progress import SpinnerColumn, TextColumn, TimeElapsedColumn

from vierblatt.bots import NAMES
from vierblatt.cli.arguments import GAMES, Lang, WholeNumber, chosen_language
from vierblatt.cli.files import NO_FILES, ReportFiles
from vierblatt.cli.interrupts import endings, exit_code, is_first
from vierblatt.cli.names import known_as
from vierblatt.cli.progress import progress_line
from vierblatt.errors import BadOption
from vierblatt.extras import packages_of
from vierblatt.games import game_ids
from vierblatt.locale.bidi import display
from vierblatt.locale.words import Words

with packages_of("terminal"):
    from vierblatt.cli.load_report import LoadReporter
    from vierblatt.load import Load, LoadPlan, LoadReport, read_tables, to_json
    from vierblatt.load.timeline import LoadTimeline

FAULTS = 1  #: the exit code where something was wrong
SPARE = 64  #: files that this process has open beside its sockets


def load(
    server: Annotated[list[str], Parameter(help="The address of a server, such as http://127.0.0.1:8137, or several.")],
    /,
    *,
    tables: Annotated[str, Parameter(help="How many tables play: a number, or a range such as 10..500.")] = "10",
    ramp: Annotated[float, Parameter(help="Seconds from the fewest tables to the most.")] = 0.0,
    seconds: Annotated[float, Parameter(help="Seconds of play once all tables are open.")] = 30.0,
    pace: Annotated[float, Parameter(help="Moves a second at each table; 0 for as fast as possible.")] = 1.0,
    idle: Annotated[WholeNumber, Parameter(help="Sockets that stay idle.")] = 0,
    game: Annotated[
        list[str], Parameter(negative="", help=f"{GAMES}; may be given several times. All by default.")
    ] = [],  # noqa: B006 - read only
    bots: Annotated[str, Parameter(help="One person per table, and bots of this level in the other seats.")] = "",
    seed: Annotated[WholeNumber, Parameter(help="Fixes the choices among legal actions.")] = 1,
    files: ReportFiles = NO_FILES,
    lang: Lang = None,
) -> None:
    """Puts a load on servers and reports on it; exits with 1 where something was wrong, with 130 after Ctrl+C."""
    language = chosen_language(lang)
    bots = known_as(bots, NAMES)
    if bots and bots not in NAMES:
        raise BadOption("bad-value", option="bots", value=bots, takes=", ".join(NAMES))
    plan = LoadPlan(
        servers=tuple(server), tables=read_tables(tables), ramp=ramp, seconds=seconds, pace=pace, idle=idle,
        games=tuple(known_as(name, game_ids()) for name in game), bots=bots, seed=seed,
    )  # fmt: skip
    allow_sockets(plan.sockets)
    writers = files.writers(to_json, lambda: _drawing(language))
    report = asyncio.run(play_load(Load(plan), language))
    files.deliver(report, writers, LoadReporter(language).show)
    if not report.sound:
        sys.exit(FAULTS)
    if not report.complete:
        sys.exit(exit_code())


async def play_load(work: Load, language: str) -> LoadReport:
    """The report on a load; Ctrl+C, or another signal to end, ends it early and in good order.

    While the server has not answered yet, it raises KeyboardInterrupt: there is nothing to report.
    """
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    signals = [] if sys.platform == "win32" else endings()

    def end(number: int) -> None:
        if not is_first(number):
            return
        stop.set()
        if not work.answered:
            raise KeyboardInterrupt

    for each in signals:
        loop.add_signal_handler(each, end, each)
    try:
        with bar(language, work) as progress:
            return await work.run(progress, stop)
    finally:
        for each in signals:
            loop.remove_signal_handler(each)


def allow_sockets(count: int) -> None:
    """Lets this process have so many sockets; raises BadOption where the system does not."""
    if sys.platform == "win32":
        return
    import resource

    needed = count + SPARE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < needed:
        raise BadOption("too-few-files", needed=needed, most=hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, needed), hard))


@contextmanager
def bar(lang: str, work: Load) -> Iterator[Callable[[LoadTimeline], None]]:
    """A line on a terminal; nothing elsewhere."""
    words = Words(lang)
    columns = (SpinnerColumn(), TimeElapsedColumn(), TextColumn("{task.description}", markup=False))
    with progress_line(*columns) as progress:
        task = progress.add_task("", total=None)

        def update(timeline: LoadTimeline) -> None:
            last = timeline.seconds[-2] if len(timeline.seconds) > 1 else None
            text = words.text(
                "load-progress",
                tables=timeline.tables,
                sockets=timeline.sockets,
                rate=last.moves if last else 0,
                slow=f"{last.acknowledged.quantile(0.99):.1f}" if last and last.moves else "-",
                faults=len(work.findings),
            )
            progress.update(task, description=display(text))

        yield update


def _drawing(lang: str) -> Callable[[LoadReport, Path], object]:
    from vierblatt.load.plots import draw

    words = Words(lang)
    return lambda report, path: draw(report, words, path)
