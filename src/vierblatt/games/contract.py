"""What a game is to the rest of the program.

A game is one folder of five rooms: the compiled `rules`, what a `table` is told, and where there are any a `policy`,
help for the exact `solver`, and what `research` may know. Everything generic - terminal, bots, records, simulator -
asks the `Game` and never names one. The smallest game fills in `GameRules` and two fields of `GameTable`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt.errors import BadAction, BadPosition
from vierblatt.games.counters import Section, counter_names
from vierblatt.games.events import Event, Fact, ScoreLine
from vierblatt.games.forecasts import Forecasts
from vierblatt.games.options import Options, RuleSet, Value
from vierblatt.games.origin import Origin, Remaining, plain_origin, plain_remaining
from vierblatt.games.phase import CARD_ACTIONS, Phase
from vierblatt.games.solver_hooks import GameSolver, constant_fields
from vierblatt.kernel import dispatch, engine
from vierblatt.kernel.optional import (
    always_consistent,
    count_nothing,
    default_situation,
    lowest_action,
    no_invariants,
    observe_nothing,
)
from vierblatt.kernel.state import NEEDS_DEAL, OVER, PLAY, Layout, States

Totals = npt.NDArray[np.int64]
#: How likely a side ends ahead of another: see `GameResearch.win_chances`.
Chances = Callable[[Any, Totals, Totals, int], npt.NDArray[np.float64]]
#: Judges one worked case: its disagreements, each (what, expected, ours).
Judge = Callable[[Mapping[str, Any]], list[tuple[str, Any, Any]]]


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


def no_events(before: Any, action: int, after: Any) -> list[Event]:
    """Where calls, cards, tricks and scores are all that happens."""
    return []


def nothing_dealt(after: Any) -> list[Event]:
    """Where a deal shows nothing but backs."""
    return []


def no_facts(state: Any) -> list[Fact]:
    """Where nothing is public but the cards."""
    return []


def no_score_lines(state: Any) -> list[ScoreLine]:
    """Where a score needs no explanation."""
    return []


def leader_leads(layout: Layout, states: States, spec: Mapping[str, Any]) -> None:
    """Where a position is its hands and who leads: ``leader``, a seat. Raises BadPosition."""
    leader, seats = spec.get("leader"), layout.reader(states).seats
    if isinstance(leader, bool) or not isinstance(leader, int) or not 0 <= leader < seats:
        raise BadPosition("bad-number", name="leader", value=leader, takes=f"0..{seats - 1}")
    engine.lead(states, 0, leader)


@dataclass(frozen=True, eq=False)
class GameRules:
    """How a game is played: its options and the rules that are compiled (see `kernel.dispatch`)."""

    #: The fields of a state, public, private and hidden (`vierblatt.kernel.state.Layout`).
    layout: Layout
    #: The house rules and the named sets of them.
    options: Options
    #: From the values of the options to seats, sides, pack and direction.
    shape: Callable[[Mapping[str, Value]], TableShape]
    #: ``start(s, first_seat)``: begins a match; everything but the options is reset.
    start: Callable[..., Any]
    #: ``deal(s)``: deals from ``s.pack``.
    deal: Callable[..., Any]
    #: ``legal(s) -> int``: the open actions of ``s.turn`` as a bit set; OpenSpiel's `legal_actions`.
    legal: Callable[..., Any]
    #: ``act(s, action)``: does a legal action and all that follows; OpenSpiel's `apply_action`.
    act: Callable[..., Any]
    #: ``utility(s, out)``: the result of the last scored deal per seat (float64); OpenSpiel's `returns`, a deal.
    utility: Callable[..., Any]
    #: The game's own phases by number. The play of the cards and the two stops are added.
    phases: Mapping[int, Phase] = field(default_factory=dict)
    #: Whether fewer points are better, as where tricks or cards are to be avoided.
    fewer_wins: bool = False
    #: Options that simulations and arenas set (an endless auction needs a cap).
    simulation: Mapping[str, Any] = field(default_factory=dict)

    @property
    def points_sign(self) -> int:
        """1 where more points win, -1 where fewer do."""
        return -1 if self.fewer_wins else 1

    @cached_property
    def has_secrets(self) -> bool:
        """Whether there are actions that only their player knows."""
        return any(phase.secret for phase in self.phases.values())


@dataclass(frozen=True, eq=False)
class GameTable:
    """What those at a table are told, beyond the calls, cards, tricks, scores and ends that `Match` tells itself.

    A state is read through a reader (`Layout.reader`), which nobody changes; `before` is the reader of a copy.
    """

    #: The folder of ``words.LANG.ftl`` and ``rules.LANG.md``.
    words: Path
    #: ``why_not(state, action)``: the id of the rule that bars an action which is not legal.
    why_not: Callable[[Any, int], str]
    #: ``events(before, action, after)``: what an action made happen.
    events: Callable[[Any, int, Any], list[Event]] = no_events
    #: ``dealt(after)``: what a deal made happen.
    dealt: Callable[[Any], list[Event]] = nothing_dealt
    #: ``facts(state)``: what is public about the present deal (trumps, contract, bids, a turned card).
    facts: Callable[[Any], list[Fact]] = no_facts
    #: ``score_lines(state)``: how the last scored deal came about.
    score_lines: Callable[[Any], list[ScoreLine]] = no_score_lines
    #: ``setup(layout, states, spec)``: the game's part of a set-up position (`vierblatt.position` does the rest).
    setup: Callable[[Layout, States, Mapping[str, Any]], None] = leader_leads
    #: List name in a file of worked cases -> its judge.
    judges: Mapping[str, Judge] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class GamePolicy:
    """The game's own player: the bot `rules`, and the hand that plays deals out for search."""

    #: ``choose(s) -> int``: ``reason * 64 + action``, from what ``s.turn`` may know.
    choose: Callable[..., Any] = lowest_action
    #: The name of each reason by its number; worded by ``why-NAME``.
    reasons: Sequence[str] = ("first-open",)
    #: What calls promise (`games.forecasts`); told with hints.
    forecasts: Forecasts | None = None


@dataclass(frozen=True, eq=False)
class GameResearch:
    """What search, arena, analysis and environments may know; a game can leave each of these out."""

    #: ``situate(s)``: draws the situation of a match in which a deal on its own is played.
    situate: Callable[..., Any] = default_situation
    #: ``origin(layout, states, seat)``: sets what a seat knows back to before its deal, and tells what is sure of the
    #: pack (`games.origin`).
    origin: Callable[[Layout, States, int], Origin] = plain_origin
    #: ``remaining(state)``: what is sure of the unseen cards where there was no deal.
    remaining: Callable[[Any], Remaining] = plain_remaining
    #: ``agree(s) -> bool``: whether a guessed deal fits what no single card tells.
    agree: Callable[..., Any] = always_consistent
    #: ``stakes(options) -> int``: what no seat's `utility` of one deal exceeds, either way.
    stakes: Callable[[Mapping[str, Value]], int] = unknown_stakes
    #: From which loss of `utility` on one decision it is an inaccuracy, a mistake, a blunder (`vierblatt.analysis`).
    grades: tuple[float, float, float] = (0.5, 1.0, 2.0)
    #: ``count_deal(s, counts)``: adds a deal to the statistics; `sections` names its counters.
    count_deal: Callable[..., Any] = count_nothing
    #: What `count_deal` counts, in order.
    sections: Sequence[Section] = ()
    #: ``observe(s, seat, out, at)``: writes the game's own part of what a network sees; `observed` lists it.
    observe: Callable[..., Any] = observe_nothing
    #: What `observe` writes, in order.
    observed: Sequence[Feature] = ()
    #: ``audit(s) -> int``: 0, or 1 + the place in `invariants` of what a scored deal breaks.
    audit: Callable[..., Any] = no_invariants
    #: What `audit` judges, each with its rule's id.
    invariants: Sequence[str] = ()
    #: ``win_chances(state, own, other, scored)``: how likely a side with the totals `own` ends ahead of one with
    #: `other` after so many scored deals, arrays of one shape. Without it only the points of a deal count.
    win_chances: Chances | None = None
    #: Before so many scored deals only the points of a deal count too.
    win_chances_from: int = 0
    #: ``prospects(state)``: by action, what the rest of the match loses by it.
    prospects: Callable[[Any], Mapping[int, float]] = no_prospects


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its id, its folder and its five parts.

    >>> from vierblatt import games
    >>> baloot = games.get("baloot")
    >>> baloot.rules.shape(baloot.options.rule_set().values).seats
    4
    """

    #: As in commands and records: lower case, an underscore between words.
    id: str
    #: Where its sources lie: what compiled code depends on.
    folder: Path
    rules: GameRules
    table: GameTable
    policy: GamePolicy = field(default_factory=GamePolicy)
    solver: GameSolver = field(default_factory=GameSolver)
    research: GameResearch = field(default_factory=GameResearch)

    def __post_init__(self) -> None:
        rules, research = self.rules, self.research
        compiled = {name: getattr(rules, name) for name in ("start", "deal", "legal", "act", "utility")}
        compiled |= {name: getattr(research, name) for name in ("situate", "count_deal", "observe", "audit", "agree")}
        compiled |= {"policy": self.policy.choose, **self.solver.rules}
        dispatch.register(self.layout.marker, compiled)
        secret = sum(1 << number for number, phase in rules.phases.items() if phase.secret)
        numbers = {"points_sign": rules.points_sign, "secret_phases": secret}
        dispatch.fix_numbers(self.layout.marker, numbers)
        constant_fields[self.layout.marker] = frozenset(self.solver.constant_fields)

    @property
    def layout(self) -> Layout:
        """The fields of a state."""
        return self.rules.layout

    @property
    def options(self) -> Options:
        """The house rules."""
        return self.rules.options

    @cached_property
    def sides(self) -> int:
        """How many sides play against each other, whatever the options say."""
        return self.rules.shape(self.options.rule_set().values).sides

    @cached_property
    def counters(self) -> list[str]:
        """The names of what `count_deal` counts."""
        return counter_names(self.research.sections)

    @cached_property
    def phases(self) -> dict[int, Phase]:
        """All phases by number."""
        fixed = {
            NEEDS_DEAL: Phase("needs-deal", {}),
            OVER: Phase("over", {}),
            PLAY: Phase("play", CARD_ACTIONS),
        }
        return {**fixed, **self.rules.phases}

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
