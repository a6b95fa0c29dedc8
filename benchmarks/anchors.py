"""How strong the levels are in units of ratings: `python -m benchmarks.anchors` prints the table of docs/ratings.md.

The arena has measured how many points a deal each level leads the one below (`benchmarks.strength`, in
`benchmarks/results`). A lead of so many points in every deal of a match is a chance to win it: `win_chances` of each
game, fitted to matches of the heuristic player against itself. The difference of strengths for which ratings expect the
same chance is that between the two levels. Each result names the commit, and so the version of the bots.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import numpy as np
from openskill.models import PlackettLuce

from benchmarks.report import HERE
from vierblatt import games
from vierblatt.bots import LEVELS
from vierblatt.games.contract import Game
from vierblatt.games.king_bolola.rules.state import ROUNDS
from vierblatt.server.accounts.ratings import POINTS_PER_MU

#: The level from which the others are counted.
ZERO = "club"
#: How many deals like the first, in which the leads were measured, a match has. Baloot and Kout Bo end at a number of
#: points: the mean of 40 matches of `rules` against itself.
DEALS: Mapping[str, float] = {"baloot": 12.8, "kout_bo": 28.7, "king_bolola": ROUNDS}
GAMES = ("baloot", "king_bolola", "kout_bo", "back_alley")


def main() -> None:
    """Prints the table: each level's points above or below `club`, with the range that the measurement leaves."""
    print("| game | " + " | ".join(f"`{level}`" for level in LEVELS) + " | measured at |")
    print("|---" * (len(LEVELS) + 2) + "|")
    for name in GAMES:
        print(row(name))


def row(name: str) -> str:
    """The line of a game in docs/ratings.md."""
    game, (measured, commit) = games.get(name), measurement(name)
    steps = [[points_ahead(game, lead) for lead in leads] for leads in measured]
    cells = []
    for at, _ in enumerate(LEVELS):
        zero = LEVELS.index(ZERO)
        between, sign = (steps[zero:at], 1) if at >= zero else (steps[at:zero], -1)
        middle, spread = sign * sum(step[0] for step in between), math.hypot(*(step[1] - step[0] for step in between))
        cells.append("0" if at == zero else f"{middle:+.0f} ± {spread:.0f}".replace("-", "\N{MINUS SIGN}"))
    title = name.replace("_", " ").title()
    return f"| {title} | " + " | ".join(cells) + f" | {commit} |"


def measurement(name: str) -> tuple[list[tuple[float, float]], str]:
    """By how many points a deal each level is ahead of the one below, with the highest likely value; and the commit."""
    [file] = (HERE / "results").glob(f"strength-{name}-levels-*.json")
    found = json.loads(file.read_text(encoding="utf-8"))
    margins = (found["trials"][f"{name}-{upper}-{lower}"]["pairs"][0]["margin"] for lower, upper in pairwise(LEVELS))
    return [(margin["value"], margin["high"]) for margin in margins], found["commit"]


def points_ahead(game: Game, lead: float) -> float:
    """The points of rating by which each player of a side is ahead if their side leads by so much in every deal."""
    chance = chance_to_win(game, lead)
    shape = game.rules.shape(game.options.rule_set().values)
    members, sides = shape.seats // shape.sides, shape.sides
    return POINTS_PER_MU * math.log(chance / (1 - chance)) * math.sqrt(sides) * PlackettLuce().beta / members


def chance_to_win(game: Game, lead: float) -> float:
    """The chance to finish ahead of another side for a side that leads it by so much in every deal."""
    match = game.layout.reader(game.new(game.options.rule_set()))
    deals = DEALS.get(game.id) or deals_by_cards(match)
    assert game.research.win_chances is not None
    ahead: Any = np.array(lead * deals)  # of points, although not whole
    return float(game.research.win_chances(match, ahead, np.zeros((), np.int64), 0))


def deals_by_cards(match: Any) -> float:
    """The length of a match of Back Alley in deals like the first one: a deal of fewer cards brings as much less."""
    count, *sizes = match.opt_schedule
    return float(sum(sizes[:count]) / sizes[0])


if __name__ == "__main__":
    main()
