"""Reasons are true and follow from what the player knows: they hold in every deal that the player cannot exclude."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import numpy as np
import pytest

from tests.registry import COMPILED_GAMES, GAMES
from tests.scale import SCALE, scaled
from tests.walks import walk
from vierblatt import games
from vierblatt.cards import NAMES as CARDS
from vierblatt.cards import RANKS, members, parse_card
from vierblatt.errors import NoWorlds
from vierblatt.kernel import engine
from vierblatt.kernel.jit import PLAIN
from vierblatt.match import Match
from vierblatt.reasons import NAMES, CardReason, card_reasons
from vierblatt.search import Worlds

WORLDS = 4 if PLAIN else 12
#: Reasons that say who gets the trick, whatever the others play.
OURS = {
    "makes-contract", "defeats-contract", "keeps-them-short", "takes-every-trick", "cashes-winner", "wins-cheaply",
    "wins-last", "wins-for-certain", "feeds-partner", "partner-has-trick", "must-take", "takes-nothing", "overtrick",
    "nearer-kaboot", "stops-kaboot",
}  # fmt: skip
NOT_MINE = {
    "throws-penalty",
    "leaves-penalty",
    "ducks-high",
    "stays-below",
    "throws-danger",
    "leaves-partner",
    "ducks",
    "others-take",
    "no-card-wins",
}


def choices(name: str, seed: int, step: int, count: int) -> Iterator[Match]:
    """Positions here and there in which there is a choice of cards."""
    plays = (match for match in walk(name, seed, 60) if match.phase == "play" and match.legal().bit_count() > 1)
    return (match.copy() for match in islice(plays, 0, step * count, step))


def reasons(match: Match, card: int) -> tuple[CardReason, ...]:
    return card_reasons(match.game, match.concealed(match.turn), card)


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_hidden_cards_change_no_reason(name: str) -> None:
    rng = np.random.default_rng(1)
    for match in choices(name, 1, 11, scaled(8)):
        game, seat = match.game, match.turn
        other = Worlds(game, match.concealed(seat), seat).sample(rng, 1)
        for card in members(match.legal()):
            found = reasons(match, card)
            assert found == card_reasons(game, game.layout.conceal(other, seat), card)
            assert found == card_reasons(game, match.states, card), "it reads what the player may not know"


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_every_reason_has_a_name_and_names_own_cards_only(name: str) -> None:
    known = {*NAMES, *games.get(name).policy.stakes.own_names}
    for match in choices(name, 2, 7, scaled(20)):
        hand = match.state.hands[match.turn]
        for card in members(match.legal()):
            for reason in reasons(match, card):
                assert reason.name in known
                assert reason.values.keys() <= {"kept", "worth", "count"}
                if "kept" in reason.values:
                    kept = parse_card(reason.values["kept"])
                    assert hand >> kept & 1 and kept != card


# --- who gets the trick ----------------------------------------------------------------------------------------


def takers(match: Match, states: Any, card: int) -> set[int]:
    """Everybody who can win the trick after this card in a full deal, however the others play."""
    layout, trial = match.game.layout, match.game.layout.new(1)
    found: set[int] = set()
    pending = [(layout.words(states).copy(), card)]
    while pending:
        words, played = pending.pop()
        layout.load(trial, words)
        before = layout.read(trial, "in_trick")
        engine.act(trial, 0, played)
        s = layout.reader(trial)
        if before == s.seats - 1:
            found.add(s.last_winner)
            continue
        after = layout.words(trial).copy()
        pending += [(after, each) for each in members(engine.legal(trial, 0))]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_who_gets_the_trick_is_certain_in_every_possible_deal(name: str) -> None:
    rng, checked = np.random.default_rng(2), set()
    for match in choices(name, 4, 5, scaled(24)):
        if match.state.in_trick < match.table.seats - 3:
            continue  # too many ways for the others to play
        seat, side = match.turn, match.table.side
        claims = [(card, reason.name) for card in members(match.legal()) for reason in reasons(match, card)]
        claims = [(card, claim) for card, claim in claims if claim in OURS | NOT_MINE]
        if not claims:
            continue
        worlds = Worlds(match.game, match.concealed(seat), seat).sample(rng, WORLDS)
        for n in range(WORLDS):
            world = match.game.layout.take(worlds, [n])
            for card, claim in claims:
                won = takers(match, world, card)
                checked.add(claim)
                if claim in OURS:
                    assert {side(winner) for winner in won} == {side(seat)}, (claim, CARDS[card])
                else:
                    assert seat not in won, (claim, CARDS[card])
    assert len(checked) > 3 or SCALE == "small"


# --- which cards the others have ---------------------------------------------------------------------------------

Claim = Callable[[Match, list[int], int, CardReason], bool]


@cache
def rank(name: str, card: int, trump: str) -> int:
    """The place of a card in its suit, from the order in which the game shows it."""
    plain, trumps = games.get(name).table.ranks
    order = trumps if "SHDC"[card // 13] == trump else plain
    return -order.index(RANKS[card % 13])


def above(match: Match, cards: int, card: int) -> int:
    """How many of these cards of the suit of `card`, without jokers, are higher."""
    name, trump = match.game.id, match.game.table.headline(match.state, match.game.table.facts(match.state)).trump
    suit = [each for each in members(cards) if each < 52 and each // 13 == card // 13]
    return sum(rank(name, each, trump) > rank(name, card, trump) for each in suit)


def suit_of(cards: int, card: int) -> int:
    return sum(each < 52 and each // 13 == card // 13 for each in members(cards))


def kept(reason: CardReason) -> int:
    return parse_card(reason.values["kept"])


def _void_partner(match: Match, hands: list[int], card: int, _: CardReason) -> bool:
    partners = [hands[seat] for seat in range(len(hands)) if _is_partner(match, seat)]
    return any(hand and not suit_of(hand, card) for hand in partners)


def _partners_master(match: Match, hands: list[int], card: int, _: CardReason) -> bool:
    theirs = sum(hand for seat, hand in enumerate(hands) if (seat - match.turn) % match.game.sides)
    partners = (hand for seat, hand in enumerate(hands) if _is_partner(match, seat))
    suits = [each for hand in partners for each in members(hand) if each < 52 and each // 13 == card // 13]
    return any(not above(match, theirs, each) for each in suits)


def _is_partner(match: Match, seat: int) -> bool:
    return seat != match.turn and (seat - match.turn) % match.game.sides == 0


def _others(match: Match, hands: list[int]) -> int:
    return sum(hand for seat, hand in enumerate(hands) if seat != match.turn)


CLAIMS: dict[str, Claim] = {
    "keeps-master": lambda m, hands, card, r: not above(m, _others(m, hands), kept(r)),
    "keeps-last-winner": lambda m, hands, card, r: not above(m, _others(m, hands), kept(r)),
    "leads-master": lambda m, hands, card, r: not above(m, _others(m, hands), card),
    "few-above": lambda m, hands, card, r: above(m, _others(m, hands), card) <= int(r.values["count"]),
    "keeps-guard": lambda m, hands, card, r: above(m, _others(m, hands), kept(r)) <= 1,
    "long-suit": lambda m, hands, card, r: suit_of(hands[m.turn], card) > suit_of(_others(m, hands), card),
    "lead-below-all": lambda m, hands, card, r: above(m, _others(m, hands), card) == suit_of(_others(m, hands), card),
    "keeps-low": lambda m, hands, card, r: above(m, _others(m, hands), kept(r)) == suit_of(_others(m, hands), kept(r)),
    "partner-can-ruff": _void_partner,
    "partner-has-master": _partners_master,
}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_about_the_others_holds_in_every_possible_deal(name: str) -> None:
    rng, checked = np.random.default_rng(3), set()
    for match in choices(name, 5, 3, scaled(40)):
        seat = match.turn
        claims = [(card, reason) for card in members(match.legal()) for reason in reasons(match, card)]
        claims = [(card, reason) for card, reason in claims if reason.name in CLAIMS and card < 52]
        claims = [(card, reason) for card, reason in claims if "kept" not in reason.values or kept(reason) < 52]
        if not claims:
            continue
        try:
            worlds = Worlds(match.game, match.concealed(seat), seat).sample(rng, WORLDS)
        except NoWorlds:
            continue
        for n in range(WORLDS):
            hands = match.game.layout.reader(worlds, n).hands[: match.table.seats]
            for card, reason in claims:
                assert CLAIMS[reason.name](match, hands, card, reason), (reason, CARDS[card])
                checked.add(reason.name)
    assert len(checked) > 2 or SCALE == "small"
