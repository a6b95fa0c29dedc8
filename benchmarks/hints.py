"""How well hints explain themselves: the share without a fact about the card, and how often each fact is told.

Bots that follow the rules of thumb play deals; at each of their decisions with a choice, the search bot is asked for a
hint with few worlds. The report counts, for each game, the hints that say only that two actions are about equal, and
the fact of each. Before hints named facts, all that found two actions about equal said nothing else.

`python -m benchmarks.hints [NUMBER] [GAME...]`: by default 2,000 hints in every game. The counts of all games go to
`benchmarks/results/hints.json`, from which `docs/bots.md` has its table.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from vierblatt import games
from vierblatt.bots.explaining import explained
from vierblatt.bots.players import MistakenBot
from vierblatt.bots.search import SearchBot
from vierblatt.match import Match
from vierblatt.shuffle import SeededPacks

FILE = Path(__file__).parent / "results" / "hints.json"
WORLDS = 16
#: One decision in so many is asked about, so that the decisions come from many deals.
STEP = 5
#: The share of cards that the players choose at random, so that all kinds of positions occur.
ERRORS = 0.1
ALIKE = {"search-even", "search-habit", "search-same"}


@dataclass
class Hints:
    """The hints of one game: all, those that say that two actions are about equal, and those with nothing else."""

    game: str
    number: int = 0
    alike: int = 0
    bare: int = 0
    facts: Counter[str] = field(default_factory=Counter)
    bare_at: Counter[str] = field(default_factory=Counter)


def ask(name: str, number: int, seed: int = 1) -> Hints:
    """Asks for so many hints in a game."""
    hints = Hints(name)
    adviser, player = SearchBot(worlds=WORLDS, seed=seed), MistakenBot(ERRORS, seed)
    decisions = 0
    for number_of_match in count(1):
        packs = SeededPacks(1000 * seed + number_of_match)
        match = Match(games.get(name), first_seat=packs.seat(4))
        while not match.over:
            if match.needs_deal:
                match.deal(packs.next(match))
                continue
            known = match.concealed(match.turn)
            if match.legal().bit_count() > 1:
                decisions += 1
                if decisions % STEP == 0:
                    _note(hints, match, adviser)
                    if hints.number == number:
                        return hints
            match.do(player.choose(match.game, known).action)
    raise AssertionError("matches never run out")


def _note(hints: Hints, match: Match, adviser: SearchBot) -> None:
    known = match.concealed(match.turn)
    choice = explained(match.game, known, adviser.choose(match.game, known))
    fact = str(choice.figures.get("why", "" if choice.reason.startswith("search-") else choice.reason))
    alike = choice.reason in ALIKE
    hints.number += 1
    hints.alike += alike
    bare = alike and not fact and "forecast" not in choice.figures
    hints.bare += bare
    hints.facts[fact] += 1
    if bare:
        hints.bare_at[match.phase] += 1


def report(hints: Hints) -> str:
    """The counts of a game as lines of text."""
    lines = [f"{hints.game}: {hints.number} hints"]
    lines.append(f"  two actions about equal: {hints.alike / hints.number:.1%}")
    lines.append(f"  ... and nothing else said: {hints.bare / hints.number:.1%} {dict(hints.bare_at) or ''}")
    lines += [f"  {times / hints.number:6.1%}  {fact or '(none)'}" for fact, times in hints.facts.most_common()]
    return "\n".join(lines)


def summary(hints: Hints) -> dict[str, object]:
    """The counts of a game, for the file in `benchmarks/results`."""
    return {
        "hints": hints.number,
        "alike": hints.alike,
        "bare": hints.bare,
        "facts": dict(hints.facts.most_common()),
    }


def main(number: str = "2000", *names: str) -> None:
    """Prints the counts of these games, or of all; those of all are kept."""
    found = {}
    for name in names or games.MODULES:
        hints = ask(name, int(number))
        found[name] = summary(hints)
        print(report(hints), flush=True)
    if not names:
        document = {"worlds": WORLDS, "games": found}
        FILE.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
