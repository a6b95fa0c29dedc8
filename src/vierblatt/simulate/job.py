"""A simulation as data: what to play, divided into chunks that can be played anywhere, in any order."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import InitVar, asdict, dataclass, field, fields
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

from vierblatt import games
from vierblatt.argument_checks import one_of, whole_number
from vierblatt.errors import BadOption
from vierblatt.games.contract import Game, TableShape
from vierblatt.games.options import HouseRules, RuleSet, plain
from vierblatt.kernel.cache import rules_key
from vierblatt.simulate.invariants import checked_units_at, faults, known_actions
from vierblatt.simulate.loops import units_at
from vierblatt.simulate.setup import PLAYERS, SEEDS, SimulationSetup, player_kind, simulation_rules
from vierblatt.simulate.tally import Tally

Unit = Literal["deals", "matches"]

#: Units of a chunk: a few milliseconds of work, so that an interrupt takes effect at once.
CHUNKS: Mapping[str, int] = {"deals": 8192, "matches": 256}
#: The maximum number of units of one job.
MOST = 10**12


@dataclass(frozen=True)
class SimulationJob:
    """Deals or matches of one game, each with its own random stream, so the results do not depend on `chunk`.

    game: its id. count: the number of units. unit: whole matches, or single deals in a match situation drawn by the
    game's rule `draw_situation`. rules, preset: house rules (a rule set, or options that differ from the preset); the
    job keeps the differences from the standard. players: `random` or `rules`, one for each side; a shorter list is
    repeated. most_deals: the number of deals after which a match is cut short. chunk: units per chunk, 0 for the
    default. checked: checks all invariants after every action; this affects only the speed. Raises BadOption.

    >>> job = SimulationJob("baloot", 20_000, seed=7)
    >>> job.chunks, job.numbers(2)
    (3, range(16384, 20000))
    """

    game: str
    count: int
    unit: Unit = "deals"
    rules: HouseRules = field(default_factory=dict)
    seed: int = 1
    players: tuple[str, ...] = ("random",)
    most_deals: int = 2000
    chunk: int = 0
    checked: bool = False
    preset: InitVar[str] = "standard"

    def __post_init__(self, preset: str) -> None:
        fixed = {
            "rules": plain(simulation_rules(self.game_object, self.rules, preset).changed),
            "seed": whole_number("seed", self.seed) % SEEDS,
            "players": tuple(player_kind(name) for name in self.players),
            "chunk": self.chunk or CHUNKS[one_of("unit", self.unit, CHUNKS)],
        }
        for name, value in fixed.items():
            object.__setattr__(self, name, value)
        for name in ("count", "most_deals", "chunk"):
            object.__setattr__(self, name, whole_number(name, getattr(self, name), least=1, most=MOST))
        if not self.players:
            raise BadOption("bad-value", option="players", value="", takes=", ".join(PLAYERS))

    def __getstate__(self) -> dict[str, Any]:
        """Pickles only the fields: other machines have the game."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    @cached_property
    def game_object(self) -> Game:
        """The game."""
        return games.get(self.game)

    @property
    def rules_key(self) -> str:
        """A short hash of the sources that affect the results. Results with different hashes must not be combined."""
        return rules_key(self.game_object.folder, *Path(__file__).parent.rglob("*.py"))

    @cached_property
    def rule_set(self) -> RuleSet:
        """The complete rule set."""
        return self.game_object.options.chosen(self.rules)

    @cached_property
    def table(self) -> TableShape:
        """Seats and sides under these rules."""
        return self.game_object.rules.shape(self.rule_set.values)

    @property
    def chunks(self) -> int:
        """The number of chunks."""
        return -(-self.count // self.chunk)

    def numbers(self, chunk: int) -> range:
        """The numbers of the units of a chunk."""
        return range(chunk * self.chunk, min((chunk + 1) * self.chunk, self.count))

    def facts(self) -> dict[str, Any]:
        """The job as JSON data; `SimulationJob(**facts)` recreates it."""
        return {**asdict(self), "players": list(self.players)}

    @property
    def hash(self) -> str:
        """SHA-256 over the canonical JSON of the job, 64 hex digits."""
        return hashlib.sha256(json.dumps(self.facts(), sort_keys=True, separators=(",", ":")).encode()).hexdigest()

    def empty(self) -> Tally:
        """An empty tally."""
        return Tally(seats=self.table.seats, sides=self.table.sides, counters=len(self.game_object.counters))


class ChunkRunner:
    """Plays chunks of a job in one thread, with its own state and rows."""

    def __init__(self, job: SimulationJob) -> None:
        self._job = job
        self._setup = SimulationSetup(job.game_object, job.rule_set, job.seed)
        self._rows = self._setup.rows(min(job.chunk, job.count))
        self._heuristic = self._setup.heuristic([player_kind(name) for name in job.players])
        self._loop = checked_units_at if job.checked else units_at
        self._checks = (
            (known_actions(job.game_object), sum(1 << card for card in job.table.pack)) if job.checked else ()
        )

    def play(self, chunk: int) -> Tally:
        """The results of a chunk; they depend only on the job and the number of the chunk."""
        job, setup, numbers = self._job, self._setup, self._job.numbers(chunk)
        alone, tally = job.unit == "deals", job.empty()
        rows = self._rows[: len(numbers)]
        rows[:] = 0
        most = 1 if alone else job.most_deals
        settings = setup.states, 0, setup.seed, numbers.start, int(alone), self._heuristic, most
        fault = self._loop(*settings, rows, tally.counts, *self._checks)
        if fault >= 0:
            setup.check(numbers.start + fault, rows[fault], faults(job.game_object))
        tally.add_rows(rows, matches=not alone, points_sign=job.game_object.rules.points_sign)
        return tally


def run_chunk(job: SimulationJob, chunk: int) -> Tally:
    """Plays one chunk.

    >>> job = SimulationJob("king_bolola", 3, unit="matches", chunk=2)
    >>> (run_chunk(job, 1) + run_chunk(job, 0)).firsts.sum()
    np.int64(3)
    """
    return ChunkRunner(job).play(chunk)
