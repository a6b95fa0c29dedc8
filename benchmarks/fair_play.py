"""How reliably `vierblatt admin collusion` finds players who see each other's cards, and how often it accuses others.

`python -m benchmarks.fair_play [GAME] [--bot BOT] [--servers N] [--deals N] [--share S]`. On each server a table plays
the deals, and one pair of partners sees each other's hands in a share of its decisions; with a share of 0 no pair
does. All seats of a table have the same bot, so the pairs differ only in the cards that they see.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Annotated

import numpy as np
from cyclopts import App, Parameter
from rich.console import Console

from benchmarks.peeking import dealt
from vierblatt import games
from vierblatt.analysis.collusion import DealGains, MatchGains, Pairs, gains_of_deal

PLAYERS = "abcdef"
CHEATS = (0, 2)
app = App(name="python -m benchmarks.fair_play", help="How reliably players who see each other's cards are found.")


@dataclass(frozen=True)
class Server:
    """The result for one server. gain: of the cheats, in points per 100 deals."""

    found: bool  #: the pair that cheats was flagged
    accused: bool  #: another pair was
    gain: float
    effect: float


def one_deal(game: str, number: int, bot: str, share: float, worlds: int) -> DealGains:
    """Plays and measures a deal, in a worker process."""
    peeking = CHEATS if share > 0 else ()
    seats = games.get(game).rules.shape(games.get(game).options.rule_set({}).values).seats
    return gains_of_deal(dealt(game, number, bot=bot, peeking=peeking, share=share), seats, worlds, number)


def judged(game: str, sides: int, seats: int, deals: list[DealGains], alpha: float) -> Server:
    """The verdict of the audit on a server."""
    pairs = Pairs()
    pairs.add(MatchGains(head="", game=game, sides=sides, worlds=0, seed=0, engine="", deals=deals), PLAYERS[:seats])
    cheats = tuple(PLAYERS[seat] for seat in CHEATS)
    verdicts = pairs.judge_pairs(alpha=alpha, least=2)
    (own,) = [each for each in verdicts if each.pair.players == cheats]
    others = any(each.flagged for each in verdicts if each.pair.players != cheats)
    return Server(own.flagged, others, own.gain, own.effect)


@app.default
def main(
    game: str = "baloot",
    *,
    bot: Annotated[str, Parameter(help="The bot in all seats.")] = "rules",
    servers: Annotated[int, Parameter(help="The number of tables, each with its own players.")] = 20,
    deals: Annotated[int, Parameter(help="Deals per table.")] = 60,
    share: Annotated[float, Parameter(help="The share of decisions in which the pair sees its cards.")] = 0.0,
    worlds: int = 32,
    alpha: float = 0.01,
    workers: Annotated[int, Parameter(help="The number of processes; 0: one per core.")] = 0,
) -> None:
    """Play the tables and judge them."""
    table = games.get(game).rules.shape(games.get(game).options.rule_set({}).values)
    context = get_context("spawn")
    with ProcessPoolExecutor(workers or os.cpu_count(), context) as pool, Console(stderr=True).status("playing"):
        numbers = range(servers * deals)
        fits = list(pool.map(one_deal, *zip(*((game, n, bot, share, worlds) for n in numbers), strict=True)))
    results = [
        judged(game, table.sides, table.seats, fits[first : first + deals], alpha)
        for first in range(0, len(fits), deals)
    ]
    gains = np.array([server.gain for server in results])
    Console().print(
        f"{game}, {bot}, share {share}: {servers} servers of {deals} deals; the pair found in "
        f"{sum(server.found for server in results)}, others accused in {sum(server.accused for server in results)}; "
        f"the pair gains {gains.mean():+.0f} +- {gains.std() / max(len(gains), 1) ** 0.5:.0f} points in 100 deals, "
        f"effect {np.mean([server.effect for server in results]):+.2f}"
    )


if __name__ == "__main__":
    sys.exit(app())
