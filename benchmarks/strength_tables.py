"""Writes the tables of strength in `docs/bots.md` from the files in `benchmarks/results`.

    python -m benchmarks.strength_tables

The files are the summaries of `python -m benchmarks.strength` (`strength-*.json`) and the results of leagues
(`league-*.json`). In the document, each table stands between `<!-- table NAME -->` and `<!-- end of table -->`.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import msgspec

from benchmarks.report import HERE
from vierblatt import games
from vierblatt.arena.report import Pairing
from vierblatt.bots import LEVELS
from vierblatt.league.result import LeagueResult
from vierblatt.locale.words import Words
from vierblatt.simulate.estimates import Estimate

RESULTS = HERE / "results"
DOCUMENT = HERE.parent / "docs" / "bots.md"
#: A table of the document: its name, and what stands there now.
PLACE = re.compile(r"<!-- table (\w+) -->\n(.*?)<!-- end of table -->", re.DOTALL)
#: Intervals that reach farther are shown without decimal places.
COARSE = 15.0


@dataclass(frozen=True)
class KeptTrial:
    """A trial of a summary. name: as in `benchmarks.strength`. first, second: specs of the bots."""

    name: str
    game: str
    unit: str
    seed: int
    first: str
    second: str
    boards: int
    margin: Estimate


def kept_trials(folder: Path) -> list[KeptTrial]:
    """The trials of all summaries by game; of those with the same name and seed, the latest."""
    summaries = [(file.name, json.loads(file.read_bytes())) for file in folder.glob("strength-*.json")]
    found: dict[tuple[str, int], KeptTrial] = {}
    for _, summary in sorted(summaries, key=lambda each: (each[1]["date"], each[0])):
        for name, trial in summary["trials"].items():
            ((pair,), bots) = trial["pairs"], [bot["name"] for bot in trial["bots"]]
            found[name, trial["seed"]] = KeptTrial(
                name=name,
                game=trial["game"],
                unit=trial["unit"],
                seed=trial["seed"],
                first=bots[pair["first"]],
                second=bots[pair["second"]],
                boards=pair["boards"],
                margin=msgspec.convert(pair["margin"], Estimate),
            )
    order = games.game_ids()
    return sorted(found.values(), key=lambda trial: (order.index(trial.game), trial.name, trial.seed))


def league_results(folder: Path) -> list[LeagueResult]:
    """The results of leagues, by file name."""
    return [LeagueResult.read(file) for file in sorted(folder.glob("league-*.json"))]


def tables(folder: Path) -> dict[str, str]:
    """The tables by name, as Markdown."""
    trials = kept_trials(folder)
    return {
        "rules": "\n".join(_against_rules(trials)) + "\n",
        "ismcts": "\n".join(_against_ismcts(trials)) + "\n",
        "levels": "\n".join(_levels(trials)) + "\n",
        "leagues": "\n".join(line for result in league_results(folder) for line in _league(result)),
    }


def filled(document: str, made: Mapping[str, str]) -> str:
    """The document with these tables; raises ValueError if it lacks the place of one, or has one for no table."""
    places = [name for name, _ in PLACE.findall(document)]
    if sorted(places) != sorted(made):
        raise ValueError(f"the document has places for the tables {places}, and there are {[*made]}")
    return PLACE.sub(lambda place: f"<!-- table {place[1]} -->\n{made[place[1]]}<!-- end of table -->", document)


def _against_rules(trials: Sequence[KeptTrial]) -> Iterator[str]:
    yield from _heads("game", "first", "second", "points", "pairs")
    for trial in trials:
        if trial.name == f"{trial.game}-rules":
            whole = ", a whole game" if trial.unit == "matches" else ""
            yield _row(
                game_name(trial.game) + whole, f"`{trial.first}`", f"`{trial.second}`", with_reach(trial.margin),
                f"{trial.boards:,}",
            )  # fmt: skip


def _against_ismcts(trials: Sequence[KeptTrial]) -> Iterator[str]:
    yield from _heads("game", "seed", "first", "is ahead by", "pairs of deals until decided")
    for trial in trials:
        if trial.name == f"{trial.game}-ismcts":
            margin = f"{_signed(trial.margin)} ({with_bounds(trial.margin)})"
            yield _row(game_name(trial.game), str(trial.seed), f"`{trial.first}`", margin, f"{trial.boards:,}")


def _levels(trials: Sequence[KeptTrial]) -> Iterator[str]:
    named = {trial.name: trial for trial in trials}
    yield from _heads("game", *(f"`{level}`" for level in LEVELS[1:]))
    for game in games.game_ids():
        found = [named.get(f"{game}-{upper}-{lower}") for lower, upper in pairwise(LEVELS)]
        cells = [
            f"{_signed(each.margin)} ({with_bounds(each.margin)}; {each.boards:,})" if each else "" for each in found
        ]
        if any(cells):
            yield _row(game_name(game), *cells)


def _league(result: LeagueResult) -> Iterator[str]:
    """Standings with all pairings: a row and a column for each entrant, the best first."""
    names = result.league.names
    standings = result.table.standings
    order = sorted(range(len(names)), key=lambda bot: -(standings[bot].ahead or 0.0))
    unit = "deals" if result.league.unit == "deals" else "matches"
    yield f"{result.league.name}, {result.league.boards} pairs of {unit} for each pairing, seed {result.league.seed},"
    yield f"{result.date}:"
    yield ""
    yield from _heads("place", "bot", "rating", "ahead of all others by", *(f"of {names[bot]}" for bot in order))
    for place, bot in enumerate(order, start=1):
        rating = standings[bot].rating
        margins = [_margin_against(result.table.pairs, bot, other) for other in order]
        yield _row(
            str(place),
            names[bot],
            f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}" if rating else "",
            *(with_reach(margin) if margin else "" for margin in (standings[bot].margin, *margins)),
        )
    yield ""
    yield f"- Hash of the cards: `{result.cards}`"
    yield f"- Public key: `{result.public_key}`"
    yield ""


def _margin_against(pairs: Sequence[Pairing], bot: int, other: int) -> Estimate | None:
    """How far a bot is ahead of another; None for itself."""
    for pair in pairs:
        if pair.margin and (pair.first, pair.second) == (bot, other):
            return pair.margin
        if pair.margin and (pair.second, pair.first) == (bot, other):
            return Estimate(-pair.margin.value, -pair.margin.high, -pair.margin.low)
    return None


def with_reach(margin: Estimate) -> str:
    """A margin with half the width of its interval.

    >>> with_reach(Estimate(5.097, 4.584, 5.610)), with_reach(Estimate(-1048.8, -1120.7, -977.0))
    ('+5.1 ± 0.5', '−1,049 ± 72')
    """
    return f"{_signed(margin)} ± {_rounder(margin)(margin.reach)}"


def with_bounds(margin: Estimate) -> str:
    """The bounds of a margin's interval.

    >>> with_bounds(Estimate(9.05, 2.31, 15.79)), with_bounds(Estimate(0.47, 0.019, 0.921))
    ('2.3 to 15.8', '0.02 to 0.9')
    """
    shown = _rounder(margin)
    return f"{shown(margin.low)} to {shown(margin.high)}"


def game_name(game: str) -> str:
    """The English name of a game."""
    return Words("en", games.get(game)).game_name


def _signed(margin: Estimate) -> str:
    return ("+" if margin.value > 0 else "") + _rounder(margin)(margin.value)


def _rounder(margin: Estimate) -> Callable[[float], str]:
    """Shows numbers with one decimal place, or without one; with two if nothing but zeros were left."""
    places = 0 if margin.reach >= COARSE else 1

    def shown(number: float) -> str:
        text = f"{number:,.{places}f}"
        if number and not text.strip("-0."):
            text = f"{number:,.{places + 1}f}"
        return text.replace("-", "−")

    return shown


def _heads(*names: str) -> Iterator[str]:
    yield _row(*names)
    yield "|" + "---|" * len(names)


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def main() -> int:
    """Writes the tables."""
    DOCUMENT.write_text(filled(DOCUMENT.read_text(encoding="utf-8"), tables(RESULTS)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
