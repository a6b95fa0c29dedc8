"""The interface between a game and the rest of the program.

A game is one package with up to seven parts: the compiled `rules`, the `table` (what players are shown), and optionally
a `policy` (the heuristic player), hooks for the exact `solver`, `research` (what search, arena and analysis use), a
`sheet` (how a result with real cards is written down and scored), and `dispute` (what decides about a disputed card).
All generic code (terminal, bots, records, simulator) uses a `Game` object and never names a particular game. The
smallest game fills in `GameRules` and two fields of `GameTable`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from vierblatt.cards import RANKS
from vierblatt.errors import BadAction, BadPosition
from vierblatt.games import background  # noqa: F401 - users of a game need not wait for its rules to be compiled
from vierblatt.games.counters import Section, counter_names
from vierblatt.games.deal_facts import DealFact
from vierblatt.games.disputes import GameDispute
from vierblatt.games.events import DealSummary, Event, Fact, Headline, ScoreLine
from vierblatt.games.forecasts import Forecasts
from vierblatt.games.known_pack import KnownPack, Remaining, plain_known_pack, plain_remaining
from vierblatt.games.options import Options, RuleSet, Value
from vierblatt.games.out_of_turn import OutOfTurn, rules_out_of_turn
from vierblatt.games.phase import CARD_ACTIONS, Phase
from vierblatt.games.sheets import GameSheet
from vierblatt.games.solver_hooks import GameSolver, constant_fields
from vierblatt.games.stakes import Stakes
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
#: The chance that a side finishes ahead of another; see `GameResearch.win_chances`.
Chances = Callable[[Any, Totals, Totals, int], npt.NDArray[np.float64]]
#: Checks one worked case; returns the disagreements, each (what, expected, ours).
Judge = Callable[[Mapping[str, Any]], list[tuple[str, Any, Any]]]


@dataclass(frozen=True)
class TableShape:
    """The seats, sides, pack and direction of play that the options give."""

    seats: int
    sides: int  #: scoring sides; side = seat % sides
    pack: Sequence[int]  #: the unshuffled pack
    clockwise: bool

    def side(self, seat: int) -> int:
        """The side that a seat scores for."""
        return seat % self.sides


@dataclass(frozen=True)
class Feature:
    """Adjacent values of an observation, each an int8: their name, their number, and what they mean.

    of: what the values belong to, for policies that do not care how suits are named: "cards" (planes of cards),
    "suits" (fours of suits in the order S H D C; what is left over belongs to no suit), "calls", or nothing of these.
    scale: at least 1; divided by it, the values are at most about 1.
    """

    name: str
    length: int
    text: str
    of: Literal["", "cards", "suits", "calls"] = ""
    scale: int = 1


def assumed_utility_bound(values: Mapping[str, Value]) -> int:
    """The utility bound assumed for a game that does not define one."""
    return 1_000_000


def no_prospects(state: Any) -> Mapping[int, float]:
    """For games in which an action affects only the result of its deal."""
    return {}


def no_events(before: Any, action: int, after: Any) -> list[Event]:
    """For games without events beyond calls, cards, tricks and scores."""
    return []


def nothing_dealt(after: Any) -> list[Event]:
    """For games in which a deal turns no card up."""
    return []


def usual_wordings(state: Any) -> dict[str, str]:
    """For games in which every call is always said in the same words."""
    return {}


def no_facts(state: Any) -> list[Fact]:
    """For games without public facts beyond the cards."""
    return []


def trump_headline(state: Any, facts: Sequence[Fact]) -> Headline:
    """For games in which only the trumps have to be visible at every moment, if a fact names them."""
    return Headline(trump=next((str(f.value) for f in facts if f.name == "trump" and f.kind == "suit"), ""))


def no_score_lines(state: Any) -> list[ScoreLine]:
    """For games whose scores need no explanation."""
    return []


def no_call_figures(state: Any, action: int) -> Mapping[str, int | str]:
    """For games whose calls are explained without figures."""
    return {}


def no_known_calls(state: Any) -> Sequence[int]:
    """For games that show only the calls that are open."""
    return ()


def no_summary(state: Any) -> DealSummary | None:
    """For games without a sentence of their own about a deal's result: its scores are shown instead."""
    return None


def leader_leads(layout: Layout, states: States, spec: Mapping[str, Any]) -> None:
    """For games whose positions need only the hands and ``leader``, the seat to lead. Raises BadPosition."""
    leader, seats = spec.get("leader"), layout.reader(states).seats
    if isinstance(leader, bool) or not isinstance(leader, int) or not 0 <= leader < seats:
        raise BadPosition("bad-number", name="leader", value=leader, takes=f"0..{seats - 1}")
    engine.lead(states, 0, leader)


def nothing_left_behind(state: Any) -> Mapping[str, Any]:
    """For games in which a deal depends on earlier ones only through scores, dealer and number."""
    return {}


def no_situation(layout: Layout, states: States, spec: Mapping[str, Any]) -> None:
    """The same, for positions that are set up."""


@dataclass(frozen=True, eq=False)
class GameRules:
    """How a game is played: its options and its compiled rules (see `kernel.dispatch`)."""

    #: The fields of a state: public, private and hidden (`vierblatt.kernel.state.Layout`).
    layout: Layout
    #: The house rules and their presets.
    options: Options
    #: Maps the values of the options to seats, sides, pack and direction of play.
    shape: Callable[[Mapping[str, Value]], TableShape]
    #: ``start(s, first_seat)``: begins a match; resets everything but the options.
    start: Callable[..., Any]
    #: ``deal(s)``: deals from ``s.pack``.
    deal: Callable[..., Any]
    #: ``legal(s) -> int``: the legal actions of ``s.turn`` as a bit set; OpenSpiel's `legal_actions`.
    legal: Callable[..., Any]
    #: ``act(s, action)``: carries out a legal action and all that follows from it; OpenSpiel's `apply_action`.
    act: Callable[..., Any]
    #: ``utility(s, out)``: writes the last scored deal's result per seat (float64); OpenSpiel's `returns`, per deal.
    #: Whole numbers: with two sides, own deal score minus theirs; with more, the own score. Negated if fewer points
    #: win.
    utility: Callable[..., Any]
    #: The game's own phases by number. `Game.phases` adds those that all games share.
    phases: Mapping[int, Phase] = field(default_factory=dict)
    #: What can be said out of turn, in games that have options for it.
    out_of_turn: OutOfTurn | None = None
    #: Whether fewer points are better, as in games where tricks or cards are to be avoided.
    fewer_wins: bool = False
    #: Options that simulations and arenas set, such as a cap on an endless auction.
    simulation: Mapping[str, Any] = field(default_factory=dict)

    @property
    def points_sign(self) -> int:
        """1 if more points win, -1 if fewer do."""
        return -1 if self.fewer_wins else 1

    @cached_property
    def has_secrets(self) -> bool:
        """Whether some actions are known only to the player who takes them."""
        return any(phase.secret for phase in self.phases.values())


@dataclass(frozen=True, eq=False)
class GameTable:
    """What players are shown beyond the calls, cards, tricks, scores and match ends that `Match` reports.

    States are passed as readers (`Layout.reader`) and must not be changed; `before` reads a copy of the earlier state.
    """

    #: The folder with ``words.LANG.ftl`` and ``rules.LANG.md``.
    words: Path
    #: ``why_not(state, action)``: the id of the rule that forbids an illegal action.
    why_not: Callable[[Any, int], str]
    #: ``events(before, action, after)``: the game's own events that an action caused.
    events: Callable[[Any, int, Any], list[Event]] = no_events
    #: ``dealt(after)``: the game's own events that a deal caused.
    dealt: Callable[[Any], list[Event]] = nothing_dealt
    #: ``wordings(state)``: each call that players now word differently than usual -> its message without ``call-``.
    #: Languages without such wordings repeat the usual ones.
    wordings: Callable[[Any], Mapping[str, str]] = usual_wordings
    #: ``facts(state)``: public facts about the current deal (trumps, contract, bids, a turned card).
    facts: Callable[[Any], list[Fact]] = no_facts
    #: ``headline(state, facts)``: trumps, contract, its owner and the tricks needed; `facts` are those of the state.
    headline: Callable[[Any, Sequence[Fact]], Headline] = trump_headline
    #: ``score_lines(state)``: the lines that explain the score of the last scored deal.
    score_lines: Callable[[Any], list[ScoreLine]] = no_score_lines
    #: ``call_figures(state, action)``: the values in ``meaning-CALL``, the sentence that says what a call means and
    #: costs (`locale.meanings`): points, what is left. Public facts only: `state` reads a spectator's record.
    call_figures: Callable[[Any, int], Mapping[str, int | str]] = no_call_figures
    #: ``known_calls(state)``: calls of this question that players look for even when these are not open to them; they
    #: are then shown as barred, with `why_not` as the reason. Public facts only, as in `call_figures`; a few at most.
    known_calls: Callable[[Any], Sequence[int]] = no_known_calls
    #: ``summary(state)``: how the last scored deal turned out, in one sentence.
    summary: Callable[[Any], DealSummary | None] = no_summary
    #: ``setup(layout, states, spec)``: reads the game's own keys of a set-up position (see `vierblatt.position`).
    setup: Callable[[Layout, States, Mapping[str, Any]], None] = leader_leads
    #: ``situation(state)``: the game's own keys of a position with a pack: what earlier deals left behind beyond scores
    #: and dealer. ``enter_situation(layout, states, spec)`` reads them, before the deal; raises BadPosition.
    situation: Callable[[Any], Mapping[str, Any]] = nothing_left_behind
    enter_situation: Callable[[Layout, States, Mapping[str, Any]], None] = no_situation
    #: The ranks of plain suits and of trumps, strongest first: the order in which a hand is shown.
    ranks: tuple[str, str] = (RANKS[::-1], RANKS[::-1])
    #: The name of a list in a file of worked cases -> its judge.
    judges: Mapping[str, Judge] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class GamePolicy:
    """The game's heuristic player: the bot `rules`, which also plays deals to the end for search."""

    #: ``choose(s) -> int``: ``reason * 64 + action``, using only what ``s.turn`` may know.
    choose: Callable[..., Any] = lowest_action
    #: The name of each reason by its number; its sentence is ``why-NAME`` in the locale files.
    reasons: Sequence[str] = ("first-open",)
    #: The forecasts of calls (`games.forecasts`); shown with hints.
    forecasts: Forecasts | None = None
    #: What tricks and cards are worth, for the explanation of a card (`vierblatt.reasons`).
    stakes: Stakes = field(default_factory=Stakes)


@dataclass(frozen=True, eq=False)
class GameResearch:
    """What search, arena, analysis and environments use; every field is optional."""

    #: ``draw_situation(s)``: draws the match situation for a deal that is played on its own.
    draw_situation: Callable[..., Any] = default_situation
    #: ``known_pack(layout, states, seat)``: rewinds the concealed record of a seat to before its deal, and returns what
    #: is certain about the pack (`games.known_pack`).
    known_pack: Callable[[Layout, States, int], KnownPack] = plain_known_pack
    #: ``remaining(state)``: what is certain about the unseen cards of a position that did not begin with a deal.
    remaining: Callable[[Any], Remaining] = plain_remaining
    #: ``is_consistent(s) -> bool``: whether a guessed deal satisfies the constraints that involve several cards.
    is_consistent: Callable[..., Any] = always_consistent
    #: ``utility_bound(options) -> int``: a bound on the absolute value of any seat's `utility` of one deal.
    utility_bound: Callable[[Mapping[str, Value]], int] = assumed_utility_bound
    #: The losses of `utility` from which a decision is an inaccuracy, a mistake, a blunder (`vierblatt.analysis`).
    loss_thresholds: tuple[float, float, float] = (0.5, 1.0, 2.0)
    #: The swings of a board, under the standard rules, that are worth 1, 2, 3 ... IMPs at least; fitted by
    #: `tools/fit_imp_scale.py`. Without it, a tournament of boards needs a scale of its own.
    imp_scale: Sequence[int] = ()
    #: ``count_deal(s, counts)``: adds a deal to the statistics; `sections` names its counters.
    count_deal: Callable[..., Any] = count_nothing
    #: What `count_deal` counts, in order.
    sections: Sequence[Section] = ()
    #: What can be asked about a finished deal (`vierblatt.simulate.queries`).
    facts: Sequence[DealFact] = ()
    #: ``observe(s, seat, out, at)``: writes the game's own part of an observation; `features` lists it.
    observe: Callable[..., Any] = observe_nothing
    #: What `observe` writes, in order.
    features: Sequence[Feature] = ()
    #: A running total that is high in a match: the scale of the scores in an observation.
    high_score: int = 100
    #: The suits that may be renamed among each other without changing the game (0 to 3: S H D C), in ascending order.
    alike_suits: Sequence[int] = ()
    #: ``audit(s) -> int``: 0, or 1 + the index in `invariants` of one that a scored deal breaks.
    audit: Callable[..., Any] = no_invariants
    #: What `audit` checks, each with its rule's id.
    invariants: Sequence[str] = ()
    #: ``win_chances(state, own, other, scored)``: the chance that a side with the totals `own` finishes ahead of one
    #: with `other`, when `scored` deals have been scored; arrays of the same shape. Without it, only the points of a
    #: deal count.
    win_chances: Chances | None = None
    #: Until this many deals have been scored, only the points of a deal count.
    win_chances_from: int = 0
    #: ``prospects(state)``: by action, its effect on the points of the rest of the match (mostly negative).
    prospects: Callable[[Any], Mapping[int, float]] = no_prospects


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its id, its folder and its seven parts.

    >>> from vierblatt import games
    >>> baloot = games.get("baloot")
    >>> baloot.rules.shape(baloot.options.rule_set().values).seats
    4
    """

    #: As used in commands and records: lower case, with underscores between words.
    id: str
    #: The folder of its sources, on which compiled code depends.
    folder: Path
    rules: GameRules
    table: GameTable
    policy: GamePolicy = field(default_factory=GamePolicy)
    solver: GameSolver = field(default_factory=GameSolver)
    research: GameResearch = field(default_factory=GameResearch)
    sheet: GameSheet = field(default_factory=GameSheet)
    dispute: GameDispute | None = None

    def __post_init__(self) -> None:
        rules, research = self.rules, self.research
        compiled = {name: getattr(rules, name) for name in ("start", "deal", "legal", "act", "utility")}
        of_research = ("draw_situation", "count_deal", "observe", "audit", "is_consistent")
        compiled |= {name: getattr(research, name) for name in of_research}
        compiled |= rules_out_of_turn(rules.out_of_turn, rules.legal)
        compiled |= {"policy": self.policy.choose, **self.solver.rules}
        dispatch.register(self.layout.marker, compiled)
        secret = sum(1 << number for number, phase in rules.phases.items() if phase.secret)
        numbers = {"points_sign": rules.points_sign, "secret_phases": secret}
        dispatch.fix_numbers(self.layout.marker, numbers)
        constant_fields[self.layout.marker] = frozenset(self.solver.constant_fields)

    @cached_property
    def layout(self) -> Layout:
        """The fields of a state."""
        return self.rules.layout

    @property
    def options(self) -> Options:
        """The house rules."""
        return self.rules.options

    @cached_property
    def sides(self) -> int:
        """The number of sides, which no option changes."""
        return self.rules.shape(self.options.rule_set().values).sides

    @cached_property
    def counters(self) -> list[str]:
        """The names of the counters of `count_deal`."""
        return counter_names(self.research.sections)

    @cached_property
    def phases(self) -> dict[int, Phase]:
        """All phases by number."""
        fixed = {
            NEEDS_DEAL: Phase("needs-deal", {}),
            OVER: Phase("over", {}),
            PLAY: Phase("play", CARD_ACTIONS),
        }
        said = self.rules.out_of_turn
        return {**fixed, **self.rules.phases, **(said.phases if said else {})}

    def format(self, phase: int, action: int) -> str:
        """The text of an action; raises BadAction for a number that is not an action in this phase."""
        try:
            return self.phases[phase].actions[action]
        except KeyError:
            raise BadAction("no-such-action", action=action, phase=self.phases[phase].name) from None

    def parse(self, phase: int, text: str) -> int:
        """The action that a text names in this phase; raises BadAction."""
        ids = self.phases[phase].ids
        try:
            return ids[text]
        except (KeyError, TypeError):  # spelt differently, or unknown
            action = ids.get(" ".join(str(text).split()).lower())
        if action is None:
            raise BadAction("no-such-action", action=str(text)[:40], phase=self.phases[phase].name)
        return action

    def new(self, rules: RuleSet, count: int = 1) -> States:
        """A batch of states with the options written and no match begun."""
        states = self.layout.new(count)
        for i in range(count):
            self.write_options(states, rules, i)
        return states

    def write_options(self, states: States, rules: RuleSet, i: int = 0) -> None:
        """Writes a rule set into one state."""
        for name, option in self.options.every.items():
            self.layout.write(states, f"opt_{name}", option.encode(rules.values.get(name, option.default)), i)
