"""`python -m benchmarks.dominated [GAME...] [--bot SPEC] [--decisions N]`: how often a bot chooses dominated cards.

A card is dominated if another card is worse in none of `WORLDS` deals that its player cannot exclude, drawn uniformly,
each followed by perfect play with open cards, and clearly better on average. The bot sits at all seats, in first deals
of matches. Cards are judged where the exact solver takes at most about a hundredth of a second for a deal (`REACH`).

The same seeds give the same positions as long as the bot plays the same. Every dominated choice is printed with its
seed and number, what it costs on average, and the card that dominates it.
"""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path
from typing import Annotated

import numpy as np
from cyclopts import App, Parameter
from rich.console import Console

from benchmarks.endings import Oracle, match_of
from benchmarks.planting import loss_of
from vierblatt import games
from vierblatt.arena.provenance import provenance
from vierblatt.bots import make
from vierblatt.cards import members
from vierblatt.errors import NoWorlds
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.search.worlds import Worlds

HERE = Path(__file__).resolve().parent
#: The maximum number of cards in the hand of a judged decision.
REACH: Mapping[str, int] = {"baloot": 7, "king_bolola": 5, "kout_bo": 5, "back_alley": 8}
#: Deals in which a choice is judged, and how many standard errors above 0 a cost is clear.
WORLDS, CLEARLY = 256, 2.6
#: Apart from the seeds of the bots.
SEED = 30_000

app = App(name="python -m benchmarks.dominated", help="Does a bot choose cards that another card dominates?")


@dataclass(frozen=True)
class Dominated:
    """A choice that another card dominates. action: its number in the deal. cost: points on average."""

    seed: int
    action: int
    held: int
    card: str
    instead: str
    cost: float


@dataclass
class Tally:
    """What was judged so far."""

    decisions: int
    dominated: list[Dominated]


def judged(game: str, seed: int, bot: str, oracle: Oracle) -> Iterator[Dominated | None]:
    """Plays a deal; yields for each card with a choice the dominated choice, or None if it is none."""
    match, packs = match_of(game, seed)
    match.deal(packs.next(match))
    rng, player = np.random.default_rng([SEED, seed]), make(bot, seed)
    while match.turn >= 0:
        held, options = match.state.held[match.turn], match.legal()
        card = player.choose(match.game, match.concealed(match.turn)).action
        if match.state.phase == PLAY and held <= REACH[game] and options & (options - 1):
            with contextlib.suppress(NoWorlds):  # too few deals were found to tell
                yield _judgement(match, seed, card, oracle, rng)
        match.do(card)


def _judgement(match: Match, seed: int, card: str, oracle: Oracle, rng: np.random.Generator) -> Dominated | None:
    worlds = Worlds(match.game, match.concealed(match.turn), match.turn).sample(rng, WORLDS)
    chosen = match.game.parse(PLAY, card)
    leads: dict[int, list[int]] = {other: [] for other in members(match.legal()) if other != chosen}
    for n in range(len(worlds)):
        losses = oracle.losses(worlds, n)
        for other in [*leads]:
            leads[other].append(losses[chosen] - losses[other])
            if leads[other][-1] < 0:
                del leads[other]
        if not leads:
            return None
    costs = {other: loss_of(np.array(lead, float), np.full(WORLDS, 1 / WORLDS)) for other, lead in leads.items()}
    clear = {other: cost.mean for other, cost in costs.items() if cost.mean > CLEARLY * cost.error}
    if not clear:
        return None
    better = max(clear, key=lambda other: clear[other])
    number, held = len(match.deals[-1][1]) + 1, match.state.held[match.turn]
    return Dominated(seed, number, held, card, match.game.format(PLAY, better), round(clear[better], 3))


def hunt(game: str, bot: str, decisions: int, first: int, show: Console) -> Tally:
    """Plays deals until so many decisions were judged."""
    oracle, tally = Oracle(games.get(game)), Tally(0, [])
    with show.status(game) as status:
        for seed in count(first):
            for each in judged(game, seed, bot, oracle):
                tally.decisions += 1
                if each is not None:
                    tally.dominated.append(each)
                    show.print(f"  {game} {each}")
            status.update(f"{game}: {len(tally.dominated)} of {tally.decisions} decisions")
            if tally.decisions >= decisions:
                return tally
    raise AssertionError("seeds never end")


@app.default
def main(
    *names: str,
    bot: Annotated[str, Parameter(help="The bot that sits at all seats.")] = "search:worlds=16",
    decisions: Annotated[int, Parameter(help="Judged decisions of each game, at least.")] = 5000,
    first: Annotated[int, Parameter(help="The seed of the first deal.")] = 1,
    summary: Annotated[Path | None, Parameter(help="Write the figures and all dominated choices to this file.")] = None,
) -> int:
    """Judge a bot's cards in these games, or in all four."""
    show = Console(soft_wrap=True)
    figures: dict[str, object] = {}
    for game in names or games.game_ids():
        tally = hunt(game, bot, decisions, first, show)
        costs: Sequence[float] = [each.cost for each in tally.dominated]
        share = len(costs) / tally.decisions
        show.print(
            f"{game}: {len(costs)} of {tally.decisions} decisions dominated, {share:.2%}; points: {sum(costs):.1f}"
        )
        figures[game] = {"decisions": tally.decisions, "dominated": [asdict(each) for each in tally.dominated]}
    if summary:
        summary.write_text(json.dumps({**provenance(HERE), "bot": bot, "games": figures}, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(app())
