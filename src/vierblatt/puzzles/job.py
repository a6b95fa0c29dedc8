"""A search for puzzles as data, and the selection of what it finds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from vierblatt import games
from vierblatt.bots.specs import limit
from vierblatt.errors import BadOption
from vierblatt.games.contract import Game
from vierblatt.games.options import plain
from vierblatt.kernel.cache import rules_key
from vierblatt.puzzles.finding import WORLDS, Search
from vierblatt.puzzles.format import KINDS, Puzzle, PuzzleKind
from vierblatt.simulate import simulation_rules

MOST = 100_000  #: puzzles of a job
#: If several kinds are looked for, one puzzle in so many is of a kind; the others are of the first.
ONE_IN: Mapping[PuzzleKind, int] = {"call": 4, "safety": 8}
#: Puzzles with a first rating below the first number are too easy, those below the second are easy. Easy ones are many:
#: only one deal in so many is searched for them, and they are at most this share of a kind.
TOO_EASY, EASY = 1100, 1300
EASY_EVERY, EASY_SHARE = 6, 0.25
#: The bot that plays the deals: strong enough for natural positions, and the same on every machine.
BOT = "strong"


@dataclass(frozen=True)
class MiningJob:
    """What to make. Raises BadOption.

    game: its id. count: puzzles. kinds: of which kinds (`wanted` says how many of each). rules: the options that differ
    from the standard. bot: plays the deals. seed: of the deals and of the worlds. worlds: of the last judgement.
    records: the heads of the records whose deals are searched instead, none for deals of bots.
    """

    game: str
    count: int
    kinds: Sequence[PuzzleKind] = KINDS
    rules: Mapping[str, Any] = field(default_factory=dict)
    bot: str = BOT
    seed: int = 1
    worlds: int = WORLDS
    records: Sequence[str] = ()

    def __post_init__(self) -> None:
        game = games.get(self.game)
        rules = simulation_rules(game, game.options.rule_set(self.rules))
        object.__setattr__(self, "rules", plain(rules.changed))
        if not 1 <= self.count <= MOST:
            raise BadOption("bad-value", option="count", value=str(self.count), takes=f"1..{MOST}")
        if not 0 <= self.seed < 2**62:
            raise BadOption("bad-value", option="seed", value=str(self.seed), takes="0..2^62")
        if not self.kinds or not {*self.kinds} <= {*KINDS}:
            takes = ", ".join((*KINDS, "all"))
            raise BadOption("bad-value", option="kind", value=", ".join(self.kinds)[:40], takes=takes)
        if limit(self.bot)[1]:
            raise BadOption("bot-with-clock", bot=self.bot)

    @property  # not cached: a game is no part of what is sent to another process
    def game_object(self) -> Game:
        """The game."""
        return games.get(self.game)

    def search(self, number: int, kinds: Sequence[PuzzleKind]) -> Search:
        """What is looked for in a deal. kinds: those that are still wanted."""
        return Search(kinds, self.seed, self.worlds, EASY if number % EASY_EVERY else TOO_EASY)

    @property
    def sources_key(self) -> str:
        """A short hash of the sources that the result depends on."""
        return rules_key(self.game_object.folder, *_sources())

    def facts(self) -> dict[str, Any]:
        """The job as JSON data."""
        return {**asdict(self), "kinds": list(self.kinds), "records": list(self.records)}

    def wanted(self, kind: PuzzleKind) -> int:
        """How many puzzles of a kind are wanted: of all kinds, a quarter calls and an eighth `safety`."""
        first, *others = [each for each in KINDS if each in self.kinds]
        shares = {other: self.count // ONE_IN[other] for other in others}
        return {first: self.count - sum(shares.values()), **shares}.get(kind, 0)


class Selection:
    """The puzzles that are kept, of deals given in order: the same deals give the same puzzles in the same order."""

    def __init__(self, job: MiningJob) -> None:
        self.job = job
        self.puzzles: list[Puzzle] = []
        self._alike: set[tuple[Any, ...]] = set()

    def add(self, found: Sequence[Puzzle]) -> None:
        """Keeps those puzzles of the next deal that are wanted and unlike all earlier ones."""
        for puzzle in found:
            if puzzle.kind in self.open_kinds and not (puzzle.rating < EASY and self._has_enough_easy(puzzle.kind)):
                looks = looks_of(puzzle)
                if looks not in self._alike:
                    self._alike.add(looks)
                    self.puzzles.append(puzzle)

    @property
    def open_kinds(self) -> tuple[PuzzleKind, ...]:
        """The kinds of which more are wanted."""
        return tuple(kind for kind in self.job.kinds if self._count(kind) < self.job.wanted(kind))

    @property
    def full(self) -> bool:
        """Whether nothing more is wanted."""
        return not self.open_kinds

    def _count(self, kind: PuzzleKind) -> int:
        return sum(puzzle.kind == kind for puzzle in self.puzzles)

    def _has_enough_easy(self, kind: PuzzleKind) -> bool:
        easy = sum(puzzle.kind == kind and puzzle.rating < EASY for puzzle in self.puzzles)
        return easy >= EASY_SHARE * self.job.wanted(kind)


def looks_of(puzzle: Puzzle) -> tuple[Any, ...]:
    """What a solver would recognise: two puzzles with the same of it are alike."""
    view = puzzle.view()
    facts = tuple((fact.name, fact.value, fact.seat) for fact in view.facts)
    return puzzle.kind, tuple(view.hand), tuple(view.legal), tuple(card.card for card in view.trick), facts


def deal_numbers(selection: Selection, done: Mapping[int, object], most: int | None) -> Iterator[int]:
    """The numbers of the deals to search, as long as puzzles are wanted. most: how many deals there are."""
    number = 0
    while not selection.full and (most is None or number < most):
        if number not in done:
            yield number
        number += 1


@cache
def _sources() -> Sequence[Path]:
    package = Path(__file__).parent.parent
    folders = [package / name for name in ("puzzles", "analysis", "bots", "search")]
    return sorted(file for folder in folders for file in folder.rglob("*.py"))
