"""`vierblatt dataset`: collects decisions of a bot in a Parquet file and shows progress."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from vierblatt.bots import NAMES
from vierblatt.cli.arguments import (
    STANDARD_RULES,
    BotName,
    GameName,
    HouseRules,
    Lang,
    WholeNumber,
    chosen_language,
)
from vierblatt.cli.files import STANDARD_OUTPUT, writable
from vierblatt.cli.interrupts import exit_code
from vierblatt.cli.names import bot_known_as, known_as
from vierblatt.cli.progress import progress_line
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.datasets.job import VALUES, DatasetJob
from vierblatt.errors import BadOption
from vierblatt.extras import packages_of
from vierblatt.games.background import compile_first
from vierblatt.games.contract import Game
from vierblatt.interrupted import interrupts_only
from vierblatt.locale.bidi import display
from vierblatt.locale.words import Words

DECISIONS = 100_000  #: unless the command says how many


def dataset(
    game: GameName,
    /,
    *,
    output: Annotated[Path, Parameter(help="The file to write, FILE.parquet; parts of it are kept beside it.")],
    decisions: Annotated[WholeNumber, Parameter(help="How many decisions at which there is a choice.")] = DECISIONS,
    bot: BotName = "rules",
    values: Annotated[
        str, Parameter(help="Add what each action is worth: search (slow), solver (near the end), or search,solver.")
    ] = "",
    worlds: Annotated[WholeNumber, Parameter(help="Worlds that the search tries for each decision.")] = 32,
    seed: Annotated[WholeNumber, Parameter(help="The same seed gives the same decisions.")] = 1,
    house_rules: HouseRules = STANDARD_RULES,
    lang: Lang = None,
) -> None:
    """Collects decisions; exits with 130 after Ctrl+C, and the same command then continues."""
    language = chosen_language(lang)
    chosen, rules = house_rules.of(game)
    job = DatasetJob(
        chosen.id,
        decisions,
        bot=bot_known_as(bot, NAMES),
        seed=seed,
        rules=rules.changed,
        values=tuple(known_as(name, VALUES) for name in values.split(",")) if values else (),
        worlds=worlds,
    )
    if output == STANDARD_OUTPUT:
        raise BadOption("bad-value", option="output", value=str(output), takes="FILE.parquet")
    with packages_of("datasets"):  # before what imports packages of other extras if they are there
        import pyarrow as pa  # noqa: F401
    from vierblatt.datasets.collecting import collect, parts_folder

    path, printer = writable(output), Printer(language)
    compile_first()
    tell_compiling(language)
    try:
        with interrupts_only(), _bar(language, chosen, decisions) as done:
            collect(job, path, done)
    except KeyboardInterrupt:
        if parts_folder(path).exists():
            printer.line(printer.words.text("simulate-go-on", path=str(parts_folder(path))))
        sys.exit(exit_code())
    printer.line(printer.words.text("dataset-written", decisions=decisions, path=str(path)))


@contextmanager
def _bar(lang: str, game: Game, decisions: int) -> Iterator[Callable[[int], object]]:
    """A bar on a terminal; nothing elsewhere."""
    with progress_line() as progress:
        task = progress.add_task(display(Words(lang, game).text("game-name")), total=decisions)
        yield lambda done: progress.update(task, completed=done)
