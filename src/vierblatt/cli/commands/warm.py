"""`vierblatt warm`: compiles everything ahead of time; `vierblatt serve` loads the rules of tables before it opens."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterable
from typing import Annotated

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from vierblatt import games
from vierblatt.cli.arguments import GAME_HELP, find_game
from vierblatt.cli.output import Output
from vierblatt.games.background import compile_first
from vierblatt.games.contract import Game
from vierblatt.games.parallel_compiling import begin_process, cores
from vierblatt.kernel import cache
from vierblatt.kernel.jit import PLAIN
from vierblatt.precompiling import compile_search, compile_table


def warm(game: Annotated[list[str] | None, Parameter(name="GAME", help=GAME_HELP)] = None, /) -> None:
    """Compiles the rules of all games, or of those named, and keeps them."""
    compile_first()
    console = Output(stderr=True)
    chosen = [find_game(name).id for name in game or games.game_ids()]
    mine, theirs = chosen[::2], chosen[1::2]
    helper = None
    if theirs and not PLAIN and cores() > 1:  # Numba compiles one function after the other: a second process, then
        helper = begin_process("vierblatt.cli.commands.warm", *theirs)
    try:
        compiled = _compile(map(games.get, mine), console)
        if helper is not None:
            helper.wait()
    finally:
        if helper is not None:
            helper.kill()
            helper.wait()
    compiled += _compile(map(games.get, theirs), console)
    cache.prune()
    if PLAIN:
        console.print("plain mode: nothing to compile")
    else:
        console.print(f"{compiled} rules compiled now, the others were ready; kept in {cache.root()}", highlight=False)


def _compile(chosen: Iterable[Game], console: Output, notice: str = "", *, tables_only: bool = False) -> int:
    """Compiles what is not compiled yet; returns how many rules that were.

    The progress bar names the games; with a notice it shows that instead, and appears with the first compilation.
    tables_only: what simulations and search bots need would only take up memory in a server.
    """
    compiled: list[str] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    steps = 2 * len(chosen := list(chosen))
    with Progress(
        *columns, console=console, disable=PLAIN or bool(notice and not console.is_terminal), transient=bool(notice)
    ) as progress:
        task = progress.add_task(notice or "compiling the rules", total=steps, visible=not notice)

        def note(rule: str) -> None:
            gc.enable()  # a starting server has disabled it
            compiled.append(rule)
            progress.update(task, visible=True)

        cache.on_compile.append(note)
        try:
            for game in chosen:
                progress.update(task, description=notice or f"compiling {game.id}")
                compile_table(game)
                progress.advance(task)
                if not tables_only:
                    compile_search(game)
                progress.advance(task)
        finally:
            cache.on_compile.remove(note)
    return len(compiled)


def prepare(notice: str) -> None:
    """Loads the compiled rules of all tables into this process.

    What is not compiled runs as Python until another process has compiled it, unless `VIERBLATT_COMPILE=first` is set:
    then it is compiled now, with a progress bar that shows the notice.
    """
    if _compile(map(games.get, games.game_ids()), Output(stderr=True), notice, tables_only=True):
        gc.collect()  # the compiler leaves a million objects


if __name__ == "__main__":  # the second process of `warm`
    compile_first()
    _compile(map(games.get, sys.argv[1:]), Output(stderr=True))
