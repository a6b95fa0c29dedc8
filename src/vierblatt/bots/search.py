"""`search`: the bot that tries every open action in many deals that it cannot exclude, and takes the best.

>>> from vierblatt.match import Match
>>> match = Match("kout_bo")
>>> _ = match.deal([*match.table.pack])
>>> choice = SearchBot(worlds=8).choose(match.game, match.concealed(match.turn))
>>> match.is_legal(choice.action), choice.figures["worlds"]
(True, 8)
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable

import numpy as np

from vierblatt.bots.players import Choice, RulesBot
from vierblatt.errors import NoWorlds
from vierblatt.games.contract import Game
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, States
from vierblatt.search.evaluation import PERFECT, Evaluation, evaluate

#: The most worlds of a decision that is limited by time.
MOST_WORLDS = 4096
#: What the heuristic would do is left only for an action that is ahead of it by so many standard errors: chance makes
#: some action look best in the worlds at hand, the more so where few of them tell the actions apart, and where all are
#: as good the heuristic's habits still help.
CAUTION = 2.0


class SearchBot:
    """worlds: how many it looks at, with `seconds` the most. seconds: of one decision; 0: no limit. seed: of chance.

    clock: what the seconds are read from.

    It keeps nothing in mind: what it does follows from the record, the seed and, without a time limit, nothing else.
    """

    name = "search"

    def __init__(
        self,
        *,
        worlds: int = MOST_WORLDS,
        seconds: float = 0,
        clock: Callable[[], float] = time.perf_counter,
        seed: int = 0,
    ) -> None:
        self._worlds = worlds
        self._seconds = seconds
        self._clock = clock
        self._seed = seed
        self._rules = RulesBot()

    def choose(self, game: Game, concealed: States) -> Choice:
        """The action with the best mean; the heuristic's where there is no choice or nothing to go by.

        Who cuts a pack before the deal has nothing to go by: whatever seemed better would be chance.
        """
        open_actions = engine.legal(concealed, 0)
        dealt = any(game.layout.reader(concealed).held)
        if open_actions & (open_actions - 1) == 0 or not dealt:
            return self._rules.choose(game, concealed)
        rng = np.random.default_rng([self._seed, zlib.crc32(game.layout.words(concealed).tobytes())])
        try:
            found = evaluate(
                game, concealed, worlds=self._worlds, seconds=self._seconds, solving=PERFECT, clock=self._clock, rng=rng
            )
        except NoWorlds:
            return self._rules.choose(game, concealed)
        return self._choice(game, concealed, found)

    def _choice(self, game: Game, concealed: States, found: Evaluation) -> Choice:
        phase = game.layout.read(concealed, "phase")
        usual = found.actions.index(engine.policy(concealed, 0) % LOG_ACTION)
        judged = found.in_match
        chosen, other = judged.order[:2]
        clear = judged.means[chosen] - judged.means[usual] > CAUTION * judged.errors[usual]
        if not clear and usual != chosen:
            chosen, other = usual, chosen
        lead = float(found.means[chosen] - found.means[other])
        given = -game.research.prospects(game.layout.reader(concealed)).get(found.actions[chosen], 0.0)
        brings = found.values[:, chosen] + given  # in this deal alone
        figures: dict[str, float | str] = {
            "worlds": found.worlds,
            "points": _told(float(found.weights @ brings)),
            "won": round(100 * float(found.weights @ (brings > 0))),
            "phase": game.phases[phase].name,
            "next": game.format(phase, found.actions[other]),
            "lead": _told(lead),
        }
        if _told(float(given)):
            figures["given"] = _told(float(given))
        reason = _reason(judged, chosen, other, usual, _told(lead))
        return Choice(game.format(phase, found.actions[chosen]), reason, figures)


def _told(points: float) -> float:
    """Points with one place after the point, and nothing as 0, never as -0."""
    return round(points, 1) + 0.0


def _reason(judged: Evaluation, chosen: int, other: int, usual: int, lead: float) -> str:
    """Why the chosen action and not the other, which is ahead of all the rest; lead: in points of the deal."""
    ahead = judged.means[chosen] - judged.means[other]
    if ahead <= CAUTION * judged.errors[other]:
        return "search-habit" if chosen == usual and ahead <= 0 else "search-even"
    return "search-best" if lead > 0 else "search-match"
