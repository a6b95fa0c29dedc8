"""Judges a card with the game's own rules, in every world that agrees with what has been said.

In a world, every fact about earlier play is known. A hand that is known only in part can have more cards: in these
games a further card never allows what was forbidden, and if several forbid a card, one of them does so alone. So it is
enough to add each card that is not elsewhere (`tests/dispute/test_worlds.py` tests that).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product

from vierblatt.cards import NAMES, SUIT_BITS, SUITS, cards_text, parse_card
from vierblatt.dispute.answer import DisputeAnswer, JudgedCard, MissingCards, Verdict
from vierblatt.dispute.faults import fault_in
from vierblatt.dispute.question import Dispute, ReadDispute, read, texts
from vierblatt.errors import BadDispute
from vierblatt.games.disputes import NO, YES, DisputedPlay
from vierblatt.games.options import plain
from vierblatt.kernel import engine
from vierblatt.match import Match
from vierblatt.position import load

#: Every card can be played and is then judged, by the whole hand.
CLAIMED = {"illegal_cards": "claimable", "accusation_window": "deal", "accusation_proof": "judge"}


@dataclass(frozen=True)
class World:
    """The position with all facts known. missing: as in the answer, by rule. tried: cards that can be missing."""

    facts: Mapping[str, bool]
    match: Match
    allowed: int
    missing: Mapping[str, int]
    tried: int

    def verdict(self, card: int) -> Verdict:
        """What is said of the card in this world."""
        if not self.allowed >> card & 1:
            return "fault"
        return "depends" if self.missing else "allowed"


def judge(dispute: Dispute) -> DisputeAnswer:
    """Whether the card was allowed; raises BadDispute, BadCard or BadOption."""
    given = read(dispute)
    worlds = [*_worlds(given)]
    if not worlds:
        facts = {name: YES if value else NO for name, value in given.facts.items()}
        said = ", ".join(f"{name}={value}" for name, value in {**given.values, **facts}.items())
        raise BadDispute("dispute-impossible", facts=said)
    verdicts = {world.verdict(given.card) for world in worlds}
    verdict: Verdict = verdicts.pop() if len(verdicts) == 1 else "depends"
    cards = tuple(_judged(given, worlds, parse_card(card)) for card in texts(given.hand))
    fault = fault_in(worlds[0].match, given) if verdict == "fault" else None
    return DisputeAnswer(
        verdict, _deciding_rule(given, cards, verdict), cards, fault, _asks(given, worlds), _missing(given, worlds)
    )


def _worlds(given: ReadDispute) -> Iterator[World]:
    before = sum(1 << card for card in given.trick)
    play = DisputedPlay(
        given.rules.values, given.values, len(given.trick), given.hand, given.trick, given.hand | before
    )  # fmt: skip
    asked = given.asking.asked(play)
    for values in product(*((given.facts[name],) if name in given.facts else (False, True) for name in asked)):
        world = replace(play, facts=dict(zip(asked, values, strict=True)))
        match = _match(given, world)
        if match is not None:
            allowed = engine.allowed(match.states, 0)
            open_question = not given.whole and allowed >> given.card & 1
            missing, tried = _missing_in(given, world, match) if open_question else ({}, 0)
            yield World(world.facts, match, allowed, missing, tried)


def _match(given: ReadDispute, play: DisputedPlay) -> Match | None:
    """The position in a world; None if its facts exclude each other."""
    game = given.game
    position = given.asking.position(play)
    if position is None:
        return None
    claimed = {name: value for name, value in CLAIMED.items() if name in game.options.every}
    hands: list[str | None] = [None] * given.shape.seats
    hands[play.seat] = cards_text(play.hand)
    match = load(
        {
            "game": game.id,
            "options": {**plain(given.rules.changed), **given.asking.options, **claimed},
            "hands": hands,
            **position,
            "trick": {"cards": [NAMES[card] for card in play.trick]},
        },
        reserved=True,
    )
    given.asking.complete(game.layout, match.states, play)
    return match


def _missing_in(given: ReadDispute, play: DisputedPlay, match: Match) -> tuple[dict[str, int], int]:
    """The cards of which each would forbid the card if the player held it too, by rule; and all that were tried."""
    found: dict[str, int] = {}
    tried = 0
    layout, twin = given.game.layout, match.copy()
    for card in given.shape.pack:
        if play.taken >> card & 1:
            continue
        there: Match | None = twin
        if match.state.seen >> card & 1:  # it stands for any card of its kind that was played before
            there = _match(given, replace(play, taken=play.taken | 1 << card))
        if there is None:
            continue
        tried |= 1 << card
        hands = [*there.state.hands]
        layout.write(there.states, "hands", [*hands[: play.seat], play.hand | 1 << card, *hands[play.seat + 1 :]])
        if not engine.allowed(there.states, 0) >> given.card & 1:
            rule = given.game.table.why_not(there.state, given.card)
            found[rule] = found.get(rule, 0) | 1 << card
        layout.write(there.states, "hands", hands)
    return found, tried


def _judged(given: ReadDispute, worlds: list[World], card: int) -> JudgedCard:
    """What all worlds say of a card of the hand as far as it is known."""
    forbidding = [world for world in worlds if not world.allowed >> card & 1]
    allowed = None if 0 < len(forbidding) < len(worlds) else not forbidding
    rule = given.game.table.why_not(forbidding[0].match.state, card) if forbidding else ""
    return JudgedCard(NAMES[card], allowed, rule)


def _deciding_rule(given: ReadDispute, cards: tuple[JudgedCard, ...], verdict: Verdict) -> str:
    own = next(each.rule for each in cards if each.card == NAMES[given.card])
    if own or verdict != "allowed":
        return own
    return next((each.rule for each in cards if each.allowed is False), "")


def _asks(given: ReadDispute, worlds: list[World]) -> tuple[str, ...]:
    """The unknown facts that change the answer in some world."""
    by_facts = {frozenset(world.facts.items()): world for world in worlds}
    asks = []
    for name in worlds[0].facts:
        flipped = (
            (world, by_facts.get(frozenset({**world.facts, name: not world.facts[name]}.items()))) for world in worlds
        )
        if any(other is not None and _differ(given, world, other) for world, other in flipped):
            asks.append(name)
    return tuple(asks)


def _differ(given: ReadDispute, one: World, other: World) -> bool:
    """Whether two worlds answer differently, as far as the same cards can be missing in both."""
    both = one.tried & other.tried
    found = [{rule: cards & both for rule, cards in each.missing.items() if cards & both} for each in (one, other)]
    return (one.allowed ^ other.allowed) >> given.card & 1 == 1 or found[0] != found[1]


def _missing(given: ReadDispute, worlds: list[World]) -> tuple[MissingCards, ...]:
    together: dict[str, int] = {}
    for world in worlds:
        for rule, cards in world.missing.items():
            together[rule] = together.get(rule, 0) | cards
    elsewhere = given.hand | sum(1 << card for card in given.trick)
    possible = sum(1 << card for card in given.shape.pack) & ~elsewhere
    found = []
    for rule, cards in together.items():
        held = [(suit, possible & SUIT_BITS << 13 * number) for number, suit in enumerate(SUITS)]
        suits = tuple(suit for suit, own in held if own and not own & ~cards)
        found.append(MissingCards(rule, texts(cards), suits))
    return tuple(found)
