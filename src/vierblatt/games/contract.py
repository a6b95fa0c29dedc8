"""What a game is to the rest of the program.

A game is one folder: compiled rules (start, deal, legal, act, utility, policy) and a little plain Python around them:
options, the words of its actions, its events, how to set it up from JSON, how to judge worked cases. Everything
generic - terminal, bots, records, simulator - asks the `Game` and never names one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt.cards import NAMES, card_list, members
from vierblatt.errors import BadAction
from vierblatt.games.counters import Section, counter_names
from vierblatt.games.events import Event, Fact, ScoreLine
from vierblatt.games.forecasts import Forecasts
from vierblatt.games.options import Options, RuleSet, Value
from vierblatt.games.origin import Origin, Remaining, plain_origin, plain_remaining
from vierblatt.games.solving import PLAIN_SOLVING, Solving, constant_fields
from vierblatt.kernel import dispatch
from vierblatt.kernel.optional import (
    always_consistent,
    count_nothing,
    default_situation,
    no_invariants,
    observe_nothing,
)
from vierblatt.kernel.state import NEEDS_DEAL, OVER, PLAY, Layout, States

#: A phase: its name and the text of each action id below 63.
Actions = Mapping[int, str]
CARD_ACTIONS: Actions = dict(enumerate(NAMES))


class _CallTexts(dict[int, tuple[str, ...]]):
    """The texts of sets of calls, by their bits. There are few such sets: they are told again and again."""

    def __init__(self, actions: Actions) -> None:
        self._actions = actions

    def __missing__(self, bits: int) -> tuple[str, ...]:
        texts = tuple(self._actions[action] for action in members(bits))
        self[bits] = texts
        return texts

    def of(self, bits: int) -> list[str]:
        """A list of its own for everybody who asks."""
        return [*self[bits]]


@dataclass(frozen=True)
class Phase:
    """One kind of question put to a player: its name (kebab-case, worded by `phase-NAME`) and its actions."""

    name: str
    actions: Actions

    @cached_property
    def ids(self) -> dict[str, int]:
        """From text to action: the text as it is told, and in small letters."""
        return {spelt: action for action, text in self.actions.items() for spelt in (text, text.lower())}

    @cached_property
    def texts(self) -> Callable[[int], list[str]]:
        """From a bit set of actions to their texts, cards in the order of a hand."""
        return card_list if self.actions is CARD_ACTIONS else _CallTexts(self.actions).of


@dataclass(frozen=True)
class TableShape:
    """What the options make of the table."""

    seats: int
    sides: int  #: scoring sides; side = seat % sides
    pack: Sequence[int]  #: the unshuffled pack
    clockwise: bool

    def side(self, seat: int) -> int:
        """The side that a seat scores for."""
        return seat % self.sides


@dataclass(frozen=True)
class Feature:
    """Some neighbouring places of an observation, each an int8: what they are called, how many, what they say."""

    name: str
    length: int
    text: str


def unknown_stakes(values: Mapping[str, Value]) -> int:
    """What a game that does not tell its stakes is taken to be played for."""
    return 1_000_000


def no_prospects(state: Any) -> Mapping[int, float]:
    """Where a deal's result is all that an action brings."""
    return {}


Totals = npt.NDArray[np.int64]
#: How likely a side ends ahead of another: see `Game`.
Chances = Callable[[Any, Totals, Totals, int], npt.NDArray[np.float64]]
#: Judges one worked case: its disagreements, each (what, expected, ours).
Judge = Callable[[Mapping[str, Any]], list[tuple[str, Any, Any]]]


@dataclass(frozen=True, eq=False)
class Game:
    """The contract. The compiled rules are described in `kernel.dispatch`.

    All of these read states through readers (`Layout.reader`), never change them unless they take `states`:

    - own_phases: the game's own phases by number (PLAY and the two stops are added).
    - events(before, action, after): what an action made happen beyond the call or card itself, the trick, the score and
      the end, which `Match` tells. `before` is the reader of a copy. dealt(after): the same for a deal.
    - facts(reader): what is public about the present deal (trump, contract, bids, turned card ...).
    - score_lines(reader): how the last scored deal came about.
    - why_not(reader, action): the id of the rule that bars an action which is not legal.
    - setup(layout, states, spec): the game's part of a set-up position (`vierblatt.position` says what is done before).
    - judges: list name in a file of worked cases -> judge.
    - reasons: the name of each reason that `policy` gives, by number; worded by ``why-NAME``.
    - fewer_wins: whether fewer points are better, as where tricks or cards are to be avoided.
    - simulation: options that simulations and arenas set (an endless auction needs a cap).

    May be left out: situate, count_deal and observe (see `kernel.dispatch`), sections, which tell what `count_deal`
    counts, and observed, which tells what `observe` writes; audit, and invariants, which name what it judges, with the
    rule's id. win_chances(reader, own, other, scored): how likely a side with the totals `own` is to end ahead of one
    with `other` after so many scored deals, arrays of one shape; without it, or before win_chances_from deals are
    scored, only the points of a deal count. Also origin(layout, states, seat): sets the record that a seat knows back
    to before its deal, and tells what is sure of the pack; remaining(reader): what is sure of the unseen cards where
    there was no deal (see `games.origin`); agree: what neither of them tells (see `kernel.dispatch`). And
    stakes(options): what no seat's `utility` of one deal exceeds, either way; prospects(reader): by action, what the
    rest of the match loses by it.
    """

    id: str
    layout: Layout
    options: Options
    table: Callable[[Mapping[str, Value]], TableShape]
    start: Callable[..., Any]
    deal: Callable[..., Any]
    legal: Callable[..., Any]
    act: Callable[..., Any]
    utility: Callable[..., Any]
    policy: Callable[..., Any]
    own_phases: Mapping[int, Phase]
    events: Callable[[Any, int, Any], list[Event]]
    dealt: Callable[[Any], list[Event]]
    facts: Callable[[Any], list[Fact]]
    score_lines: Callable[[Any], list[ScoreLine]]
    why_not: Callable[[Any, int], str]
    setup: Callable[[Layout, States, Mapping[str, Any]], None]
    reasons: Sequence[str]
    room: Path
    judges: Mapping[str, Judge] = field(default_factory=dict)
    simulation: Mapping[str, Any] = field(default_factory=dict)
    situate: Callable[..., Any] = default_situation
    origin: Callable[[Layout, States, int], Origin] = plain_origin
    remaining: Callable[[Any], Remaining] = plain_remaining
    agree: Callable[..., Any] = always_consistent
    stakes: Callable[[Mapping[str, Value]], int] = unknown_stakes
    #: From which loss of `utility` on one decision is an inaccuracy, a mistake, a blunder: see `vierblatt.analysis`.
    grades: tuple[float, float, float] = (0.5, 1.0, 2.0)
    fewer_wins: bool = False
    count_deal: Callable[..., Any] = count_nothing
    sections: Sequence[Section] = ()
    observe: Callable[..., Any] = observe_nothing
    observed: Sequence[Feature] = ()
    audit: Callable[..., Any] = no_invariants
    invariants: Sequence[str] = ()
    win_chances: Chances | None = None
    win_chances_from: int = 0
    prospects: Callable[[Any], Mapping[int, float]] = no_prospects
    forecasts: Forecasts | None = None  #: what calls promise: see `games.forecasts`
    solving: Solving = PLAIN_SOLVING  #: what the exact solver may know of the game: see `games.solving`

    def __post_init__(self) -> None:
        names = (
            "start",
            "deal",
            "legal",
            "act",
            "utility",
            "policy",
            "situate",
            "count_deal",
            "observe",
            "audit",
            "agree",
        )
        rules = {name: getattr(self, name) for name in names}
        dispatch.register(self.layout.marker, {**rules, **self.solving.rules})
        constant_fields[self.layout.marker] = frozenset(self.solving.constant_fields)

    @cached_property
    def sides(self) -> int:
        """How many sides play against each other, whatever the options say."""
        return self.table(self.options.rule_set().values).sides

    @cached_property
    def counters(self) -> list[str]:
        """The names of what `count_deal` counts."""
        return counter_names(self.sections)

    @cached_property
    def phases(self) -> dict[int, Phase]:
        """All phases by number."""
        fixed = {
            NEEDS_DEAL: Phase("needs-deal", {}),
            OVER: Phase("over", {}),
            PLAY: Phase("play", CARD_ACTIONS),
        }
        return {**fixed, **self.own_phases}

    def format(self, phase: int, action: int) -> str:
        """The text of an action; raises BadAction for a number that is none of this phase."""
        try:
            return self.phases[phase].actions[action]
        except KeyError:
            raise BadAction("no-such-action", action=action, phase=self.phases[phase].name) from None

    def parse(self, phase: int, text: str) -> int:
        """The action that a text names in this phase; raises BadAction."""
        ids = self.phases[phase].ids
        try:
            return ids[text]
        except (KeyError, TypeError):  # it is spelt in another way, or nobody knows what it is
            found = ids.get(" ".join(str(text).split()).lower())
        if found is None:
            raise BadAction("no-such-action", action=str(text)[:40], phase=self.phases[phase].name)
        return found

    def new(self, rules: RuleSet, count: int = 1) -> States:
        """A batch of states with the options written and nothing begun."""
        states = self.layout.new(count)
        for i in range(count):
            self.write_options(states, rules, i)
        return states

    def write_options(self, states: States, rules: RuleSet, i: int = 0) -> None:
        """Writes a rule set into one state."""
        for name, option in self.options.known.items():
            self.layout.write(states, f"opt_{name}", option.encode(rules.values[name]), i)
