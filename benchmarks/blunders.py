"""`python -m benchmarks.blunders [GAME...] [--cases N]`: planted blunders are found, and clean play is left in peace.

A blunder is planted in a deal that the search bot plays: at some point one card is exchanged for one that throws points
away: a mistake for sure by many worlds that the analysis never sees, and a loss with the cards as they lay. Found means
complained about, priced means within half of what those worlds say or within the error. In a clean ending (`endings`)
every card is faultless in any deal that its player could not exclude: a complaint, or a word about a risk, is one too
many. What went wrong is told. Exit code 1 if a promise is not kept.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Annotated

import numpy as np
from cyclopts import App, Parameter
from rich.console import Console

from benchmarks.endings import Oracle, clean_ending
from vierblatt import games
from vierblatt.analysis.document import COMPLAINTS, Decision, Settings
from vierblatt.analysis.evidence import CLEAR, Evidence
from vierblatt.analysis.judge import ROUND, by_search, grades_of, judge
from vierblatt.analysis.open_cards import losses_on_these_cards
from vierblatt.analysis.walk import Moment, moment_of
from vierblatt.bots import make
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.search.evaluation import evaluate
from vierblatt.shuffle import SeededPacks

#: Worlds that say what a planted blunder costs, and the seed they are drawn with.
WORLDS, SEED = 2048, 20_000
#: Worlds that say whether there is anything to throw away at all.
GLANCE = 64
#: Standard errors that a planted blunder costs at least.
SURE = 8.0
#: What must be found and priced.
PROMISE = 0.95
BOT = "search:worlds=16"


@dataclass(frozen=True)
class Planted:
    """A blunder: the decision as the analysis gets it, and what it costs by other worlds, with the standard error."""

    deal: int  #: the seed of its match
    moment: Moment
    loss: float
    error: float


def match_of(game: str, seed: int) -> tuple[Match, SeededPacks]:
    """A match before its first deal."""
    found = games.get(game)
    rules = found.options.rule_set(found.simulation)
    packs = SeededPacks(seed)
    return Match(found, rules, first_seat=packs.seat(found.table(rules.values).seats)), packs


def plant(game: str, seed: int, *, worlds: int) -> Planted | None:
    """Plays a deal and plants a blunder at the first chance after a point that is drawn; None if there was none."""
    match, packs = match_of(game, seed)
    rng = np.random.default_rng([SEED, seed])
    match.deal(packs.next(match))
    player = make(BOT, seed)
    tricks = rng.integers(0, max(match.state.hand_size - 2, 1))
    while match.turn >= 0:
        if match.state.phase == PLAY and match.state.trick_no >= tricks:
            found = _blunder(match, seed, rng, worlds)
            if found is not None:
                return found
        match.do(player.choose(match.game, match.concealed(match.turn)).action)
    return None


def _blunder(match: Match, seed: int, rng: np.random.Generator, worlds: int) -> Planted | None:
    """One of the cards that throw points away here, if there are any."""
    open_actions = match.legal()
    if open_actions & (open_actions - 1) == 0:
        return None
    grades, concealed = grades_of(match.game), match.concealed(match.turn)
    glance = evaluate(match.game, concealed, worlds=GLANCE, rng=rng).means
    if glance.max() - glance.min() < grades.mistake:
        return None
    rounds = max(worlds // ROUND, 1)
    evidence = Evidence.of([by_search(match.game, concealed, ROUND, rng) for _ in range(rounds)])
    bad = []
    for action in evidence.actions:
        price = evidence.price(action)
        if price.estimate >= grades.mistake and price.estimate > SURE * price.error:
            moment = moment_of(match, len(match.deals[-1][1]) + 1, action)
            bad.append(Planted(seed, moment, price.estimate, price.error))
    lay = losses_on_these_cards(match.game, match.states) if bad else None
    bad = [each for each in bad if lay is None or lay[each.moment.action] > 0]
    return bad[rng.integers(len(bad))] if bad else None


def is_found(found: Decision | None) -> bool:
    """Whether the analysis complains."""
    return found is not None and found.verdict in COMPLAINTS


def is_priced(planted: Planted, found: Decision | None) -> bool:
    """Whether it complains and the price is about right."""
    if found is None or not is_found(found):
        return False
    room = max(planted.loss / 2, CLEAR * float(np.hypot(planted.error, found.error)))
    return abs(found.cost - planted.loss) <= room


def told(planted: Planted, found: Decision | None) -> str:
    """A case that went wrong, in a line."""
    moment = planted.moment
    case = f"  deal {planted.deal}, action {moment.number}: costs {planted.loss:.2f} ± {planted.error:.2f}; "
    return f"{case}{'not judged' if found is None else judged_as(found)}"


def judged_as(found: Decision) -> str:
    """What the analysis says."""
    return f"{found.verdict}, {found.cost:.2f} ({found.estimate:.2f} ± {found.error:.2f} in {found.worlds} worlds)"


def blunders(game: str, first: int = 1, *, worlds: int = WORLDS) -> Iterator[Planted]:
    """Planted blunders, one a deal, from a seed on."""
    seed = first
    while True:
        planted = plant(game, seed, worlds=worlds)
        if planted is not None:
            yield planted
        seed += 1


def clean_endings(game: str, first: int, cases: int) -> Iterator[tuple[int, Decision]]:
    """The seed and the judgement of every faultless decision in the endings of so many deals."""
    oracle = Oracle(games.get(game))
    for seed in range(first, first + cases):
        match, packs = match_of(game, seed)
        for moment in clean_ending(match, packs, seed, oracle, BOT):
            found = judge(moment, Settings())
            if found is not None:
                yield seed, found


app = App(name="python -m benchmarks.blunders", help="Are planted blunders found, and is clean play left in peace?")


@app.default
def main(
    *names: str,
    cases: Annotated[int, Parameter(help="Blunders and clean endings of each game.")] = 100,
    first: Annotated[int, Parameter(help="The seed of the first deal: for an experiment in pieces.")] = 1,
    worlds: Annotated[int, Parameter(help="Worlds that say what a planted blunder costs.")] = WORLDS,
) -> int:
    """Plant blunders in deals of these games, or of all four."""
    console = Console()
    kept = True
    for game in names or games.game_ids():
        planted = list(islice(blunders(game, first, worlds=worlds), cases))
        judged = [(each, judge(each.moment, Settings())) for each in planted]
        found = sum(is_found(answer) for _, answer in judged)
        priced = sum(is_priced(*pair) for pair in judged)
        endings = list(clean_endings(game, 10_000 + first, cases))
        blamed = [each for each in endings if each[1].verdict != "fine"]
        console.print(
            f"{game}: {cases} planted in deals {first} to {planted[-1].deal}, {found} found, "
            f"{priced} found and priced; "
            f"{len(endings)} decisions in clean endings, {len(blamed)} complaints",
            soft_wrap=True,
        )
        for pair in judged:
            if not is_priced(*pair):
                console.print(told(*pair), soft_wrap=True)
        for seed, decision in blamed:
            console.print(
                f"  clean ending of deal {seed}, action {decision.number}: {judged_as(decision)}", soft_wrap=True
            )
        kept = kept and priced >= PROMISE * cases and len(endings) > 0 and not blamed
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(app())
