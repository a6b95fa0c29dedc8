"""A dataset as data: which decisions of which bot are collected.

>>> job = DatasetJob("kout_bo", 1000, bot="rules", seed=7, values=("search",))
>>> job.values, job.deals_at_once
(('search',), 4)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import vierblatt
from vierblatt import games
from vierblatt.argument_checks import one_of, whole_number
from vierblatt.bots.specs import limit, parse
from vierblatt.errors import BadOption
from vierblatt.games.contract import Game
from vierblatt.games.options import HouseRules, plain
from vierblatt.kernel.cache import rules_key
from vierblatt.observations.layout import ObservationLayout
from vierblatt.simulate import simulation_rules

#: Raised whenever the meaning of a column or of the metadata changes.
FORMAT = "vierblatt-dataset-1"
#: What can be added: the values of the search from what the seat knows, those of perfect play with open cards.
VALUES = ("search", "solver")
#: The most decisions of a dataset, and the most worlds of a decision.
MOST, MOST_WORLDS = 10**9, 4096
#: Deals that are kept as a whole when the work is interrupted: some seconds of work, with and without a search.
DEALS_AT_ONCE, DEALS_AT_ONCE_WITH_SEARCH = 64, 4
#: The sources that affect the decisions, beside those of the game and the kernel.
SOURCES = ("bots", "datasets", "envs", "observations", "policies", "search")


@dataclass(frozen=True)
class DatasetJob:
    """The first `decisions` decisions of a sequence of deals that depends on everything else here.

    game: its id. decisions: how many; only those where there is a choice count. bot: who plays all seats, by name, of
    those without a time limit. seed: of the deals and of all else that is random. rules, preset: house rules (a rule
    set, or options that differ from the preset); the job keeps the differences from the standard. values: some of
    VALUES. worlds: sampled for each decision, if there are values of the search. Raises BadOption.
    """

    game: str
    decisions: int
    bot: str = "rules"
    seed: int = 1
    rules: HouseRules = field(default_factory=dict)
    values: tuple[str, ...] = ()
    worlds: int = 32
    preset: str = "standard"

    def __post_init__(self) -> None:
        whole_number("decisions", self.decisions, least=1, most=MOST)
        whole_number("worlds", self.worlds, least=1, most=MOST_WORLDS)
        if limit(self.bot)[1]:
            raise BadOption("bot-with-clock", bot=self.bot)
        chosen = {one_of("values", each, VALUES) for each in self.values}
        fixed = {
            "rules": plain(simulation_rules(self.game_object, self.rules, self.preset).changed),
            "preset": "standard",
            "seed": whole_number("seed", self.seed) % (1 << 62),
            "values": tuple(each for each in VALUES if each in chosen),
        }
        for name, value in fixed.items():
            object.__setattr__(self, name, value)

    @cached_property
    def game_object(self) -> Game:
        """The game."""
        return games.get(self.game)

    @property
    def deals_at_once(self) -> int:
        """How many deals are kept or lost together when the work is interrupted."""
        searched = "search" in self.values or parse(self.bot)[0] == "search"
        return DEALS_AT_ONCE_WITH_SEARCH if searched else DEALS_AT_ONCE

    def facts(self) -> Mapping[str, Any]:
        """What a file says of itself, as JSON data: two with the same facts begin with the same decisions.

        key: a hash of the sources that affect the decisions; observations: that of the meaning of a row
        (`ObservationLayout.key`).
        """
        package = Path(vierblatt.__path__[0])
        sources = [file for name in SOURCES for file in (package / name).rglob("*.py")]
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "behaviour": self.game_object.options.behaviour,
            "version": vierblatt.__version__,
            "key": rules_key(self.game_object.folder, *sources),
            "observations": ObservationLayout.of(self.game).key,
            "bot": self.bot,
            "seed": self.seed,
            "values": [*self.values],
            "worlds": self.worlds if "search" in self.values else 0,
        }
