"""A contest as data: the game, the bots, the number of boards and the seating."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from functools import cache, cached_property
from itertools import combinations
from pathlib import Path
from typing import Any, Literal

from vierblatt import games
from vierblatt.errors import BadOption
from vierblatt.games.contract import Game, TableShape
from vierblatt.games.options import RuleSet, plain
from vierblatt.kernel.cache import rules_key
from vierblatt.policies.naming import NET
from vierblatt.simulate import simulation_rules

Unit = Literal["deals", "matches"]

#: The maximum number of boards of one contest: all results are kept in memory.
MOST = 1_000_000
#: The two tables of a board: the first bot of a pair sits in the even seats, then in the odd ones.
TABLE_NUMBERS = (0, 1)
#: The prefix of the spec of an external program; its command line follows.
EXEC = "exec:"
#: The default time limit of an external program for a decision, in seconds.
SECONDS = 10.0


@dataclass(frozen=True)
class Contest:
    """A set of boards for every pair of bots. Each board is played twice: same cards, seats swapped.

    game: its id. bots: two or more specs, each for `vierblatt.bots.make` or ``exec:COMMAND``. count: the maximum number
    of boards of each pair. unit: a board is one deal or a whole match. rules: the options that differ from the
    standard. drawn: play a deal in a match situation drawn by the game's rule `draw_situation`, not as the first deal
    of a match. until_decided: a pair stops as soon as it is decided (`vierblatt.arena.sequential`). seconds: the time
    limit of an external program for a decision. most_deals: the number of deals after which a match is cut short.
    Raises BadOption.

    >>> contest = Contest("kout_bo", ("rules", "random", "random"), 10)
    >>> contest.names, contest.pairs
    (['rules', 'random', 'random #2'], [(0, 1), (0, 2), (1, 2)])
    >>> contest.seating((0, 1), 1)
    [1, 0, 1, 0, 1, 0]
    """

    game: str
    bots: Sequence[str]
    count: int
    unit: Unit = "deals"
    rules: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1
    drawn: bool = False
    until_decided: bool = False
    seconds: float = SECONDS
    most_deals: int = 2000

    def __post_init__(self) -> None:
        rules = simulation_rules(self.game_object, self.game_object.options.rule_set(self.rules))
        object.__setattr__(self, "rules", plain(rules.changed))
        object.__setattr__(self, "bots", tuple(self.bots))
        if len(self.bots) < 2:
            raise BadOption("bots-needed", given=len(self.bots))
        if self.unit not in {"deals", "matches"}:
            raise BadOption("bad-value", option="unit", value=str(self.unit)[:40], takes="deals, matches")
        for name in ("count", "most_deals"):
            if not 1 <= getattr(self, name) <= MOST:
                raise BadOption("bad-value", option=name, value=getattr(self, name), takes=f"1..{MOST}")
        if self.drawn and self.unit == "matches":
            raise BadOption("not-together", keys="drawn, matches")
        if not 0 < self.seconds <= 3600:
            raise BadOption("bad-value", option="seconds", value=self.seconds, takes="0..3600")

    def __getstate__(self) -> dict[str, Any]:
        """Pickles only the fields: other processes and machines have the game."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    @cached_property
    def game_object(self) -> Game:
        """The game."""
        return games.get(self.game)

    @cached_property
    def rule_set(self) -> RuleSet:
        """The complete rule set."""
        return self.game_object.options.rule_set(self.rules)

    @cached_property
    def table(self) -> TableShape:
        """Seats and sides under these rules."""
        return self.game_object.rules.shape(self.rule_set.values)

    @cached_property
    def names(self) -> list[str]:
        """The names of the bots: their specs, or the end of a command or path; repeated names are numbered."""
        short = [_short(spec) for spec in self.bots]
        return [
            name if name not in short[:i] else f"{name} #{short[:i].count(name) + 1}" for i, name in enumerate(short)
        ]

    @cached_property
    def pairs(self) -> list[tuple[int, int]]:
        """The pairs of bots, as indices into `bots`."""
        return [*combinations(range(len(self.bots)), 2)]

    @property
    def has_programs(self) -> bool:
        """Whether an external program takes part."""
        return any(spec.startswith(EXEC) for spec in self.bots)

    def seating(self, pair: tuple[int, int], table_number: int) -> list[int]:
        """The bot at each seat of one of the two tables of a board."""
        return [pair[(seat + table_number) % 2] for seat in range(self.table.seats)]

    @property
    def forfeit(self) -> int:
        """The penalty for a failing player: the most that a deal can cost, so that failing never pays."""
        return self.game_object.research.utility_bound(self.rule_set.values)

    @property
    def rules_key(self) -> str:
        """A short hash of the sources that affect the results: the game, the bots, their search and the arena.

        External programs, files of nets and policies of other modules are not included.
        """
        return rules_key(self.game_object.folder, *_sources())

    def facts(self) -> dict[str, Any]:
        """The contest as JSON data; `Contest(**facts)` recreates it."""
        return {**asdict(self), "bots": list(self.bots)}

    def number(self, *places: object) -> int:
        """A number below 2**62 that depends only on the seed and on `places`, which say what it is used for."""
        text = json.dumps([self.seed, *places])
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 2


@cache
def _sources() -> Sequence[Path]:
    package = Path(__file__).parent.parent
    folders = [package / name for name in ("arena", "bots", "observations", "policies", "search")]
    return sorted(file for folder in folders for file in folder.rglob("*.py"))


def _short(spec: str) -> str:
    """``exec:mybot`` for ``exec:perl bots/mybot``, ``net:mine.npz`` for ``net:nets/mine.npz``."""
    if spec.startswith(f"{NET}:"):
        return f"{NET}:{Path(spec.removeprefix(f'{NET}:')).name}"
    return EXEC + spec.rsplit("/", 1)[-1].rsplit(" ", 1)[-1] if spec.startswith(EXEC) else spec
