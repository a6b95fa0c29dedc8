"""The greatest possible gain: players who see every card, against the heuristic player.

    python -m benchmarks.seeing kout_bo --deals 400

One player tries each open action, plays on by the compiled policy and takes the best, in the auction only, in play
only, or in both; so it knows the cards and exactly what every player will do. The other plays its cards perfectly, by
the exact solver. No bot that sees only its own cards comes close.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated

import numpy as np
from cyclopts import App, Parameter
from rich.console import Console

from benchmarks.show import table
from vierblatt import games
from vierblatt.cards import members
from vierblatt.games.contract import Game
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, PLAY
from vierblatt.match import Match
from vierblatt.search.playouts import playouts
from vierblatt.search.solver import Solver
from vierblatt.shuffle import SeededPacks
from vierblatt.simulate import simulation_rules

Player = Callable[[Match], int]
SIDED = ("baloot", "kout_bo", "back_alley")

app = App(name="python -m benchmarks.seeing", help="What players who see every card gain against the heuristic player.")


def usual(match: Match) -> int:
    """The action of the heuristic player."""
    return int(engine.policy(match.states, 0)) % LOG_ACTION


def tries(match: Match) -> int:
    """The action with the best result when the policy plays on in all seats; the usual one if none is better."""
    actions = tuple(members(match.legal()))
    results = playouts(match.game, match.states[:1], actions)[0][0]
    habit = actions.index(usual(match))
    best = int(np.argmax(results))
    return actions[best if results[best] > results[habit] else habit]


def solves(solver: Solver) -> Player:
    """A player of the best card under perfect play by all; the usual card if it is as good."""

    def card(match: Match) -> int:
        values = solver.values(match.states)
        assert values is not None  # there is no limit on positions
        habit = usual(match)
        best = max(values, key=values.__getitem__)
        return best if values[best] > values[habit] else habit

    return card


def split(auction: Player, play: Player) -> Player:
    """One player for the auction, another for the cards."""
    return lambda match: (play if match.state.phase == PLAY else auction)(match)


def deal(game: Game, number: int, players: tuple[Player, Player]) -> float:
    """The points of side 0 in the first deal of a match."""
    packs = SeededPacks(number)
    match = Match(game, simulation_rules(game), first_seat=packs.seat(game.layout.seats))
    match.deal(packs.next(match))
    while match.turn >= 0:
        match.act(players[match.turn % 2](match))
    out = np.zeros(game.layout.seats)
    if match.state.scored or match.over:
        engine.utility(match.states, 0, out)
    return float(out[0])


@app.default
def main(*names: str, deals: Annotated[int, Parameter(help="Duplicate deals for each player.")] = 200) -> int:
    """Measure these games, or the three with sides."""
    rows = []
    for game in map(games.get, names or SIDED):
        seeing = {
            "tries, auction": split(tries, usual),
            "tries, cards": split(usual, tries),
            "tries, both": tries,
            "perfect cards": split(usual, solves(Solver(game))),
            "tries, perfect cards": split(tries, solves(Solver(game))),
        }
        for name, player in seeing.items():
            pairs = [(deal(game, n, (player, usual)) - deal(game, n, (usual, player))) / 2 for n in range(deals)]
            error = 1.96 * float(np.std(pairs, ddof=1)) / deals**0.5
            rows.append([game.id, name, f"{np.mean(pairs):+.2f}", f"± {error:.2f}"])
    Console().print(table("All cards seen, against rules", ["game", "sees all", "points a deal", "95 %"], rows))
    return 0


if __name__ == "__main__":
    sys.exit(app())
