"""How far the model of the other players can be trusted: fits the errors of `search.likelihood` to played games.

`python -m benchmarks.likelihood [GAME...] [--deals N] [--players BOT] [--noise E] [--worlds N]`. Bots play
deals, choosing at random in a share `noise` of their decisions. At some point in each deal the seat to act weights the
true world among sampled ones. The score of a model is the mean logarithm of the true world's likelihood relative to
that of an average world.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from typing import Annotated

import numpy as np
from cyclopts import App, Parameter
from rich.console import Console

from benchmarks import peers
from benchmarks.show import table
from vierblatt import games
from vierblatt.bots import Bot, make
from vierblatt.cards import members
from vierblatt.errors import NoWorlds
from vierblatt.games.contract import Game
from vierblatt.kernel import engine
from vierblatt.kernel.random import shuffle_at
from vierblatt.kernel.state import States
from vierblatt.search import Worlds
from vierblatt.search.likelihood import Errors, Posterior
from vierblatt.simulate import simulation_rules

ERRORS = (0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.7)
app = App(name="python -m benchmarks.likelihood", help="Fit how far other players are trusted to play like the policy.")


@dataclass(frozen=True)
class Case:
    """A position: the worlds possible for the seat to act, and a sample of them, the true one first."""

    worlds: Worlds
    drawn: States


def play(game: Game, rng: np.random.Generator, bot: Bot, noise: float) -> States | None:
    """A position from the middle of a deal; None if the deal ended earlier."""
    states = game.new(simulation_rules(game))
    state = game.layout.reader(states)
    engine.start(states, 0, int(rng.integers(4)))
    game.layout.write(states, "random", int(rng.integers(1, 1 << 60)))
    shuffle_at(states, 0, state.packed)
    engine.deal(states, 0)
    for _ in range(int(rng.integers(4, state.packed))):
        if state.turn < 0:
            return None
        if rng.random() < noise:
            action = int(rng.choice([*members(engine.legal(states, 0))]))
        else:
            choice = bot.choose(game, game.layout.conceal(states, state.turn))
            action = game.parse(state.phase, choice.action)
        engine.act(states, 0, action)
    return states if state.turn >= 0 else None


def cases(game: Game, deals: int, bot: Bot, noise: float, number: int) -> list[Case]:
    """`deals` positions with `number` worlds each."""
    rng = np.random.default_rng(1)
    collected: list[Case] = []
    while len(collected) < deals:
        states = play(game, rng, bot, noise)
        if states is None:
            continue
        seat = game.layout.read(states, "turn")
        try:
            worlds = Worlds(game, game.layout.conceal(states, seat), seat)
            drawn = worlds.sample(rng, number)
        except NoWorlds:
            continue
        # The true world replaces the first; before weighting, both are equally likely.
        game.layout.load(drawn, game.layout.words(states))
        collected.append(Case(worlds, drawn))
    return collected


def score(found: list[Case], errors: Errors) -> tuple[float, float]:
    """The mean gain of the true world over an average one, as a logarithm, and its standard error."""
    gains = []
    for case in found:
        logs = Posterior(case.worlds, errors).logarithms(case.drawn)
        gains.append(logs[0] - logs.max() - np.log(np.exp(logs - logs.max()).mean()))
    return float(np.mean(gains)), float(np.std(gains) / len(gains) ** 0.5)


@app.default
def main(
    *names: str,
    deals: Annotated[int, Parameter(help="Positions per game.")] = 200,
    players: Annotated[str, Parameter(help="The bot that plays, with its settings.")] = "rules",
    noise: Annotated[float, Parameter(help="The share of decisions that are random.")] = 0.1,
    worlds: Annotated[int, Parameter(help="Worlds with which the true one is compared.")] = 200,
) -> int:
    """Fit these games, or all four."""
    console = Console()
    for name in names or [*peers.NEAREST]:
        game = games.get(name)
        positions = cases(game, deals, make(players, 1), noise, worlds)
        best = Errors(0.1, 0.1)
        for _ in range(2):  # one after the other, twice: they hardly depend on each other
            best = max((Errors(error, best.plays) for error in ERRORS), key=lambda e: score(positions, e)[0])
            best = max((Errors(best.calls, error) for error in ERRORS), key=lambda e: score(positions, e)[0])
        begun = time.process_time()
        gain, spread = score(positions, best)
        rate = deals * worlds / (time.process_time() - begun)
        row = [
            name,
            players,
            f"{noise:g}",
            f"{best.calls:g}",
            f"{best.plays:g}",
            f"{gain:.2f} +- {spread:.2f}",
            f"{rate:,.0f}",
        ]
        columns = ["game", "players", "noise", "error of calls", "... of plays", "gain of the true world", "worlds/s"]
        console.print(table("How far other players are trusted", columns, [row]))
    return 0


if __name__ == "__main__":
    sys.exit(app())
