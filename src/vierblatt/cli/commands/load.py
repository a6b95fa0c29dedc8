"""`vierblatt load`: plays a load, shows how far it has come, and tells what came out, also of a part."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.progress import SpinnerColumn, TextColumn, TimeElapsedColumn

from vierblatt.bots import NAMES
from vierblatt.cli.arguments import language
from vierblatt.cli.commands.simulate import INTERRUPTED, PICTURES
from vierblatt.cli.files import STANDARD_OUTPUT, writable, write_text, writing
from vierblatt.cli.load_report import LoadReporter
from vierblatt.cli.progress import showing
from vierblatt.errors import BadOption
from vierblatt.extras import packages_of
from vierblatt.locale.bidi import display
from vierblatt.locale.words import Words

with packages_of("terminal"):
    from vierblatt.load import Load, LoadPlan, LoadReport, read_tables, to_json
    from vierblatt.load.course import LoadTimeline

FAULTS = 1  #: the exit code where something was wrong
SPARE = 64  #: files that this process has open beside its sockets


def load(
    servers: Sequence[str],
    lang: str | None,
    *,
    tables: str,
    ramp: float,
    seconds: float,
    pace: float,
    idle: int,
    game: Sequence[str],
    bots: str,
    seed: int,
    json: Path | None,
    plot: Path | None,
) -> None:
    """Puts a load on servers and reports on it; exits with 1 where something was wrong, with 130 after Ctrl+C."""
    tongue = language(lang)
    if bots and bots not in NAMES:
        raise BadOption("bad-value", option="bots", value=bots, takes=", ".join(NAMES))
    plan = LoadPlan(
        servers=tuple(servers), tables=read_tables(tables), ramp=ramp, seconds=seconds, pace=pace, idle=idle,
        games=tuple(game), bots=bots, seed=seed,
    )  # fmt: skip
    allow_sockets(plan.sockets)
    writers = writers_of(tongue, json, plot)
    found = asyncio.run(played(Load(plan), tongue))
    if json != STANDARD_OUTPUT:
        LoadReporter(tongue).show(found)
    for write in writers:
        write(found)
    if not found.sound:
        sys.exit(FAULTS)
    if not found.complete:
        sys.exit(INTERRUPTED)


async def played(work: Load, tongue: str) -> LoadReport:
    """The report on a load; Ctrl+C ends it early and in good order, a second one at once."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()

    def end() -> None:
        stop.set()
        loop.remove_signal_handler(signal.SIGINT)

    if sys.platform != "win32":
        loop.add_signal_handler(signal.SIGINT, end)
    try:
        with bar(tongue, work) as progress:
            return await work.run(progress, stop)
    finally:
        if sys.platform != "win32":
            loop.remove_signal_handler(signal.SIGINT)


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
    with showing(*columns) as progress:
        task = progress.add_task("", total=None)

        def tell(course: LoadTimeline) -> None:
            last = course.seconds[-2] if len(course.seconds) > 1 else None
            text = words.text(
                "load-progress",
                tables=course.tables,
                sockets=course.sockets,
                rate=last.moves if last else 0,
                slow=f"{last.acknowledged.quantile(0.99):.1f}" if last and last.moves else "-",
                faults=len(work.findings),
            )
            progress.update(task, description=display(text))

        yield tell


def writers_of(lang: str, json: Path | None, plot: Path | None) -> list[Callable[[LoadReport], None]]:
    """What writes each file that is asked for; raises BadOption and MissingPackage before anything is played."""
    writers: list[Callable[[LoadReport], None]] = []
    if json is not None:
        writers.append(_writer(writable(json), lambda found, path: write_text(path, to_json(found))))
    if plot is not None:
        if plot.suffix.lower() not in PICTURES:
            raise BadOption("bad-value", option="plot", value=str(plot), takes=", ".join(PICTURES))
        from vierblatt.load.plots import draw

        words = Words(lang)
        writers.append(_writer(writable(plot), lambda found, path: draw(found, words, path)))
    return writers


def _writer(path: Path, write: Callable[[LoadReport, Path], object]) -> Callable[[LoadReport], None]:
    def do(found: LoadReport) -> None:
        with writing(path):
            write(found, path)

    return do
