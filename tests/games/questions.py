"""The calling questions of random deals under random house rules, and the deals to which they belong."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from vierblatt.games.contract import Game
from vierblatt.games.events import Event
from vierblatt.games.options import ChoiceOption, FlagOption, NumberListOption, Value
from vierblatt.match import Match
from vierblatt.shuffle import SeededPacks
from vierblatt.view import CallHelp, call_help


@dataclass
class Question:
    """One question, its answer, and what the players were shown to choose it."""

    seat: int
    phase: str
    legal: list[str]
    shown: CallHelp
    reasons: dict[str, str]  #: barred call -> the rule that forbids it; empty if it is open after all
    answer: str


@dataclass
class PlayedDeal:
    """A deal from its first card to its end: all questions in order, and all events."""

    match: Match  #: as it is after the deal
    scored: bool
    questions: list[Question] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)


def random_rules(game: Game, chance: random.Random) -> dict[str, Value]:
    """A random value of every house rule that has named values."""
    rules: dict[str, Value] = {}
    for name, option in game.options.by_name.items():
        if isinstance(option, ChoiceOption):
            rules[name] = chance.choice(option.values)
        elif isinstance(option, FlagOption):
            rules[name] = chance.random() < 1 / 2
        elif isinstance(option, NumberListOption):
            rules[name] = chance.choice([*option.named])
    return rules


def played_deals(game: Game, matches: int, deals: int, seed: int = 1) -> Iterator[PlayedDeal]:
    """The deals of some matches, each at most `deals` long, with random rules and answers."""
    for number in range(matches):
        chance, packs = random.Random(100 * seed + number), SeededPacks(100 * seed + number)
        match = Match(game, random_rules(game, chance), first_seat=0)
        for _ in range(deals):
            if not match.over:
                yield _deal(match, packs, chance)


def _deal(match: Match, packs: SeededPacks, chance: random.Random) -> PlayedDeal:
    scored = match.state.scored
    deal = PlayedDeal(match, scored=False, events=match.deal(packs.next(match)))
    shy = chance.random() / 2
    while match.turn >= 0:
        legal = match.legal_actions()
        answer = legal[0] if chance.random() < shy else chance.choice(legal)
        if match.phase != "play":
            shown = call_help(match, legal)
            reasons = {call: refusal.rule if (refusal := match.explain(call)) else "" for call in shown.barred}
            deal.questions.append(Question(match.turn, match.phase, legal, shown, reasons, answer))
        deal.events += match.do(answer)
    deal.scored = match.state.scored > scored
    return deal
