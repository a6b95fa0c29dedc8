"""Fits the scale of a game for IMPs to simulated boards: prints the scale, and what it makes of these boards.

    .venv/bin/python tools/fit_imp_scale.py GAME [--boards N] [--seed N]

Copy the scale into `games/GAME/research/__init__.py` by hand. The same seed and number always give the same scale.

The shape is that of bridge's scale, which is multiplied by one number. (A power law would need two numbers, and even
the best one is off by up to one and a half IMPs.) The number makes a board of the game decide as much as one of bridge
does: between equals, the IMPs of a board, flat boards included, have a variance of 31.7, the square of 5.6. That is
what Jeff Goldsmith found on 2,959 boards that were played for IMPs on OKbridge (quoted in the thread "Luck in Bridge"
of the forum open-chess, 2013). So victory points mean what they mean in bridge: a lead of 15 x sqrt(boards) IMPs, the
largest that counts, is as rare.

The boards are single deals from an even score under the standard rules, each played at four tables; every two tables
give a swing. In a game in which all play for themselves, the players on the even seats are one team.

Two bots `rules` would call the same with the same cards, so that hardly anything but slips made a swing. Those who meet
in a tournament judge a hand differently: here a player calls what is best in a few deals that they imagine, each in
their own. Teams differ in how many these are, and in how many of their cards are slips. With 30 deals for everybody
instead of 10, the number was a fifth less in Baloot and Kout Bo, two fifths less in Back Alley, and about the same in
King Bolola (in samples of 30 and 60 boards).
"""

from __future__ import annotations

import argparse
import random
import zlib
from dataclasses import dataclass
from itertools import combinations, product

import numpy as np
import numpy.typing as npt

from vierblatt.arena import Contest
from vierblatt.arena.entrant import SeatAssignment
from vierblatt.arena.entrants import BuiltInEntrant
from vierblatt.arena.table import ArenaTable
from vierblatt.bots import Choice, MistakenBot
from vierblatt.errors import NoWorlds
from vierblatt.games.contract import Game
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY, States
from vierblatt.search.evaluation import evaluate
from vierblatt.tournaments.imp_scale import scaled

#: The teams: in how many deals they try their calls, and the share of their cards that they play at random. The slips
#: are those of the levels `club` and `casual`.
TEAMS = (*product((10, 30), (0.05, 0.25)),)
#: At how many tables a board is played.
TABLES = 4
BOARDS, SEED = 120, 1
#: The variance of the IMPs of a board of bridge.
VARIANCE = 31.7
#: The multiples of bridge's scale that are tried, each one percent more than the one before.
FACTORS = 0.001 * 1.01 ** np.arange(900)

Numbers = npt.NDArray[np.int64]


class TournamentPlayer(MistakenBot):
    """Plays like `rules` with slips, but calls what is best in a few possible deals."""

    name = "tournament"

    def __init__(self, deals: int, slips: float, seed: int) -> None:
        super().__init__(slips, seed)
        self._deals = deals

    def choose(self, game: Game, concealed: States) -> Choice:
        """Returns its call, or its card."""
        phase, legal = game.layout.read(concealed, "phase"), engine.legal(concealed, 0)
        if phase == PLAY or legal & (legal - 1) == 0:
            return super().choose(game, concealed)
        rng = np.random.default_rng([self._seed, zlib.crc32(game.layout.words(concealed).tobytes())])
        try:
            return Choice(game.format(phase, evaluate(game, concealed, worlds=self._deals, rng=rng).best))
        except NoWorlds:
            return super().choose(game, concealed)


class TeamMember(BuiltInEntrant):
    """A member of a team at one table."""

    def __init__(self, team: tuple[int, float]) -> None:
        super().__init__("rules")
        self._team = team

    def begin(self, assignment: SeatAssignment) -> None:
        """Sits down."""
        self._bot = TournamentPlayer(*self._team, assignment.seed)


@dataclass(frozen=True)
class FittedScale:
    """A multiple of bridge's scale in whole points, and the IMPs that it gives to the swings it was fitted to."""

    factor: float
    scale: tuple[int, ...]
    imps: Numbers

    @property
    def deviation(self) -> float:
        """The standard deviation of the IMPs of a board; their mean is 0, as no side is favoured."""
        return float(np.sqrt(np.mean(self.imps**2)))


def contest_of(game: str, boards: int, seed: int) -> Contest:
    """The boards: their packs, dealers and rules. The bots that a contest needs do not play."""
    return Contest(game, ("rules", "rules"), boards, seed=seed)


def margin(contest: Contest, board: int, draw: random.Random) -> int:
    """By how many points the even seats are ahead of the odd ones at one table, with two teams drawn."""
    teams, seats = draw.choices(TEAMS, k=2), range(contest.table.seats)
    table = ArenaTable(contest, board)
    fault = table.play([TeamMember(teams[seat % 2]) for seat in seats], [draw.getrandbits(48) for _ in seats])
    assert fault is None, fault
    if contest.table.sides == 2:  # a result is the lead of the side
        return round(float(table.results[0]))
    return round(float(table.results[::2].sum() - table.results[1::2].sum()))


def swings(contest: Contest) -> Numbers:
    """The absolute swings between every two tables of each board, shape (boards, pairs of tables)."""
    found = []
    for board in range(contest.count):
        draw = random.Random(contest.number("teams", board))
        margins = [margin(contest, board, draw) for _ in range(TABLES)]
        found.append([abs(one - other) for one, other in combinations(margins, 2)])
    return np.array(found, np.int64)


def largest_swing(contest: Contest) -> int:
    """The largest swing that can occur: everything at both tables, for opposite sides.

    In a game in which all play for themselves, too: what a deal is worth in all is within the bound of one player.
    """
    return 2 * contest.forfeit


def fitted(found: Numbers, largest: int) -> FittedScale:
    """The multiple whose IMPs come closest to the variance of bridge; the smallest of several."""
    tried = []
    for factor in FACTORS:
        scale = scaled(float(factor), largest)
        tried.append(FittedScale(float(factor), scale, np.searchsorted(scale, found.ravel(), side="right")))
    return min(tried, key=lambda each: abs(each.deviation - VARIANCE**0.5))


def report(contest: Contest, found: Numbers) -> str:
    """The scale and its figures; the two halves of the boards show how certain the multiple is."""
    largest = largest_swing(contest)
    best = fitted(found, largest)
    halves = [fitted(found[half::2], largest).factor for half in (0, 1)]
    points = (
        f"mean swing {found.mean():.1f}, largest {found.max()}, possible {largest}, none on {np.mean(found == 0):.0%}"
    )
    worth = f"mean {best.imps.mean():.2f}, standard deviation {best.deviation:.2f}, largest {best.imps.max()}"
    flat = f"none on {np.mean(best.imps == 0):.0%}, otherwise a mean of {best.imps[best.imps > 0].mean():.2f}"
    return f"""{contest.game}: {contest.count} boards at {TABLES} tables, seed {contest.seed}
bridge's scale times {best.factor:.3f}; from each half of the boards {halves[0]:.3f} and {halves[1]:.3f}
imp_scale={best.scale}
swings: {points}
IMPs: {worth}, {flat}"""


def main(arguments: list[str] | None = None) -> None:
    """Prints the scale of a game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--boards", type=int, default=BOARDS, metavar="N")
    parser.add_argument("--seed", type=int, default=SEED, metavar="N")
    given = parser.parse_args(arguments)
    contest = contest_of(given.game, given.boards, given.seed)
    print(report(contest, swings(contest)))


if __name__ == "__main__":
    main()
