"""What a seat sees: one flat vector of int8, all that is needed for perfect play from there and nothing more.

Seats are relative to the observer everywhere: 0 is the observer, 1 the next to play, and so on. The parts that every
game has come first, the game's own (`Game.observed`) last.

>>> layout = ObservationLayout.of("king_bolola")
>>> [(part.name, part.at, part.length) for part in layout.parts[:3]]
[('hand', 0, 52), ('played', 52, 208), ('order', 260, 52)]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from vierblatt import games
from vierblatt.envs import past
from vierblatt.envs.actions import ActionSpace
from vierblatt.games.contract import Feature, Game
from vierblatt.kernel.optional import nothing_observed
from vierblatt.kernel.state import FIRST_PHASE, PLAY


@dataclass(frozen=True)
class Part:
    """Some neighbouring places of an observation: what they are called, where they begin, and what they say."""

    name: str
    at: int
    length: int
    text: str


@dataclass(frozen=True, eq=False)
class ObservationLayout:
    """The parts of a game's observations; a game's rule sets share them."""

    game: Game
    parts: tuple[Part, ...]
    size: int
    plan: npt.NDArray[np.int64]  #: the same for compiled code, see `vierblatt.envs.past`

    @staticmethod
    def of(game: Game | str) -> ObservationLayout:
        """The layout of a game; raises BadOption for an unknown one."""
        return _layout(games.get(game) if isinstance(game, str) else game)

    def part(self, name: str) -> Part:
        """A part by its name; raises KeyError."""
        return {part.name: part for part in self.parts}[name]


@cache
def _layout(game: Game) -> ObservationLayout:
    space = ActionSpace.of(game)
    raw = _raw_fields(game) if game.observe is nothing_observed else []
    common = _common(game, space)
    own = [*game.observed, *(Feature(name, 8 * size, RAW_TEXT) for name, _, size in raw)]
    parts, at = [], 0
    for feature in (*common, *own):
        parts.append(Part(feature.name, at, feature.length, feature.text))
        at += feature.length
    behind_common = sum(feature.length for feature in common)
    return ObservationLayout(game, tuple(parts), at, _plan(game, space, at, behind_common, raw))


RAW_TEXT = "as the state holds it, each number in eight places, the lowest byte first"


def _common(game: Game, space: ActionSpace) -> list[Feature]:
    """The parts that every game has, in the order in which `vierblatt.envs.writing` writes them."""
    seats, cards, calls = game.layout.seats, len(space.cards), _calls(game, space)
    phases = ", ".join(game.phases[phase].name for phase in _acting(game))
    found = [
        Feature("hand", cards, "own cards"),
        Feature("played", seats * cards, "cards that each seat has played in this deal, a plane a seat"),
        Feature("order", cards, "when each card was played: 1 for the first of the deal, 0 not yet"),
        Feature("trick", seats * cards, "the card of each seat in the present trick, a plane a seat"),
        Feature("calls", calls, "the calls of this deal in their order: flat id - cards of the pack + 1; 0 none yet"),
        Feature("callers", calls, "who made them: seat + 1"),
        Feature("turn", seats, "whose turn it is"),
        Feature("dealer", seats, "the dealer"),
        Feature("leader", seats, "who led to the present trick; nobody before the first"),
        Feature("winning", seats, "who is winning the present trick; nobody before its first card"),
        Feature("phase", len(_acting(game)), f"what is asked: {phases}"),
        Feature("held", seats, "cards in each hand"),
        Feature("tricks", seats, "tricks that each seat has won in this deal"),
        Feature("hand_size", 1, "tricks of this deal"),
        Feature("scored", 1, "deals of the match scored so far"),
        Feature(
            "scores", 2 * _sides(game), "running totals, the own side first: hundreds (rounded down), then the rest"
        ),
    ]
    return [feature for feature in found if feature.length]


def _calls(game: Game, space: ActionSpace) -> int:
    return max(game.layout.fields["log"].size - len(space.cards), 0)


def _sides(game: Game) -> int:
    return game.table(game.options.rule_set().values).sides


def _acting(game: Game) -> range:
    return range(PLAY, max((FIRST_PHASE - 1, *game.own_phases)) + 1)


def _raw_fields(game: Game) -> list[tuple[str, int, int]]:
    """A game's own public fields but options: name, first word, words."""
    names = [*game.layout.fields]
    own = names[names.index("random") + 1 :]
    return [
        (name, game.layout.offsets[name], game.layout.fields[name].size or 1)
        for name in own
        if game.layout.fields[name].visibility == "public"
        and not name.startswith("opt_")
        and name != game.layout.marker
    ]


def _plan(
    game: Game, space: ActionSpace, size: int, own: int, raw: Sequence[tuple[str, int, int]]
) -> npt.NDArray[np.int64]:
    plan = np.zeros(past.RAW_TABLE + 2 * len(raw), np.int64)
    plan[past.SEATS] = game.layout.seats
    plan[past.CARDS] = len(space.cards)
    plan[past.CALLS] = _calls(game, space)
    plan[past.SIDES] = _sides(game)
    plan[past.PHASES] = len(_acting(game))
    plan[past.SIZE] = size
    plan[past.OWN] = own
    plan[past.RAW] = len(raw)
    runs: dict[int, int] = {}
    for slot, card in enumerate(space.cards):
        plan[past.SLOTS + card] = slot
        runs[card - slot] = runs.get(card - slot, 0) | 1 << slot
    plan[past.RUNS] = len(runs)
    for k, (down, places) in enumerate(runs.items()):
        plan[past.RUN_TABLE + 2 * k : past.RUN_TABLE + 2 * k + 2] = down, places
    for k, (_, first, words) in enumerate(raw):
        plan[past.RAW_TABLE + 2 * k : past.RAW_TABLE + 2 * k + 2] = first, words
    plan.flags.writeable = False
    return plan
