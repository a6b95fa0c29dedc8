"""`vierblatt warm`: compiles everything ahead of time; `vierblatt serve` does so with the rules before it opens."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import Annotated

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from vierblatt import games
from vierblatt.bots import make
from vierblatt.bots.driver import run
from vierblatt.bots.process import NICE
from vierblatt.cards import members
from vierblatt.cli.arguments import GAME_HELP, find_game
from vierblatt.cli.output import Output
from vierblatt.games.contract import Game
from vierblatt.games.parallel_compiling import begin_process, cores, run_in_process
from vierblatt.kernel import cache, engine
from vierblatt.kernel.jit import PLAIN
from vierblatt.match import Match
from vierblatt.shuffle import SeededPacks
from vierblatt.simulate import duplicate_pairs, play_matches

#: With so many cards left the search bot solves what can be solved; who leads then has a choice.
LAST_CARDS = 3


def warm(game: Annotated[list[str] | None, Parameter(name="GAME", help=GAME_HELP)] = None, /) -> None:
    """Compiles the rules of all games, or of those named, and keeps them."""
    console = Output(stderr=True)
    chosen = [find_game(name).id for name in game or games.game_ids()]
    mine, theirs = chosen[::2], chosen[1::2]
    helper = None
    if theirs and not PLAIN and cores() > 1:  # Numba compiles one function after the other: a second process, then
        helper = begin_process("vierblatt.cli.commands.warm", *theirs)
    try:
        compiled = _play_a_little(map(games.get, mine), console, searching=True)
        if helper is not None:
            helper.wait()
    finally:
        if helper is not None:
            helper.kill()
            helper.wait()
    compiled += _play_a_little(map(games.get, theirs), console, searching=True)
    cache.prune()
    if PLAIN:
        console.print("plain mode: nothing to compile")
    else:
        console.print(f"{compiled} rules compiled here, the others are ready; kept in {cache.root()}", highlight=False)


def prepare(notice: str) -> None:
    """Loads the compiled rules of all games into this process; shows progress only if something has to be compiled.

    In that case another process then compiles what the search bots need, while this one serves.
    """
    if _play_a_little(map(games.get, games.game_ids()), Output(stderr=True), notice, searching=False):
        run_in_process("vierblatt.cli.commands.warm")


def _play_a_little(chosen: Iterable[Game], console: Output, notice: str = "", *, searching: bool) -> int:
    """Plays enough of each game that every rule is compiled; returns how many had to be.

    The progress bar names the games; with a notice it shows that instead, and appears with the first compilation.
    searching: also compiles what simulations and search bots need; in a server that would only take up memory.
    """
    compiled: list[str] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    steps = 2 * len(chosen := list(chosen))
    with Progress(*columns, console=console, disable=PLAIN, transient=bool(notice)) as progress:
        task = progress.add_task(notice or "compiling the rules", total=steps, visible=not notice)

        def note(rule: str) -> None:
            compiled.append(rule)
            progress.update(task, visible=True)

        cache.on_compile.append(note)
        try:
            for game in chosen:
                progress.update(task, description=notice or f"compiling {game.id}")
                _play_deal(game, searching=searching)
                progress.advance(task)
                if searching:
                    play_matches(game, matches=1, most_deals=2)
                    duplicate_pairs(game, pairs=2)
                progress.advance(task)
        finally:
            cache.on_compile.remove(note)
    return len(compiled)


def _play_deal(game: Game, *, searching: bool) -> None:
    packs = SeededPacks(1)
    match = Match(game, dict(game.rules.simulation), first_seat=packs.seat(4))
    steps = run(match, packs, [make("rules")] * match.table.seats, deals=1)
    next(steps)  # the deal
    search = make("search:worlds=1")
    if searching:
        search.choose(game, match.concealed(match.turn))
    for _ in steps:
        if searching and match.phase == "play" and match.state.held[match.turn] == LAST_CARDS:
            search.choose(game, match.concealed(match.turn))  # solves worlds
    if not match.over:
        # A match acts through an entry point of its own; views, claims and worked cases use these two.
        match.deal(packs.next(match))
        engine.act(match.states, 0, next(members(match.legal())))


if __name__ == "__main__":  # beside a server, which needs the other core, or as the second process of `warm`
    if hasattr(os, "nice") and not sys.argv[1:]:
        os.nice(NICE)
    _play_a_little(map(games.get, sys.argv[1:] or games.game_ids()), Output(stderr=True), searching=True)
    cache.prune()
