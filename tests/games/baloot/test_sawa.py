"""Sawa, laying down the rest: the verdicts against a search through every line of play."""

from __future__ import annotations

import itertools
import random

import pytest

from tests.games.baloot.faulty_deals import PRESET
from vierblatt.cards import NAMES, PACK_32, members
from vierblatt.errors import IllegalAction
from vierblatt.games.baloot import GAME
from vierblatt.games.baloot.table.cases import beats_at, legal_at
from vierblatt.kernel import engine
from vierblatt.match import Match
from vierblatt.position import load
from vierblatt.sayings import Saying, number_of

POSITIONS = 120


def position(hands: list[list[str]], trump: str, **contract: object) -> Match:
    """The last cards of a deal: seat 0 leads and has bought."""
    mode = {"mode": "hokom", "trump": trump} if trump else {"mode": "sun"}
    spec = {"game": "baloot", "preset": PRESET, "dealer": 3, "hands": [" ".join(hand) for hand in hands],
            "contract": {**mode, "buyer": 0, **contract}, "leader": 0}  # fmt: skip
    return load(spec, reserved=True)


def judged_true(match: Match, accuser: int = 1) -> bool:
    assert match.phase == "counting"
    return engine.judge(match.states, number_of(GAME, Saying(accuser, "false-sawa"))) == 0


def can_win_one(match: Match, seat: int, hand: list[int], order: tuple[int, ...]) -> bool:
    """Whether an opponent with this hand has a line of allowed cards that wins a trick, by trying them all."""
    if not order:
        return False
    layout, states = GAME.layout, match.states
    for name, value in (("turn", seat), ("leader", 0), ("winning", 0), ("in_trick", 1), ("opt_illegal_cards", 0)):
        layout.write(states, name, value)
    layout.write(states, "trick", [order[0]])
    layout.write(states, "hands", [0] * seat + [sum(1 << card for card in hand)])
    allowed = [*members(legal_at(states, 0))]
    if any(beats_at(states, 0, card, order[0]) for card in allowed):
        return True
    return any(can_win_one(match, seat, [c for c in hand if c != card], order[1:]) for card in allowed)


@pytest.mark.rule("BAL-SAWA-4")
def test_a_sawa_is_true_exactly_if_some_order_leaves_the_opponents_no_trick() -> None:
    rng, found = random.Random(7), {True: 0, False: 0}
    for number in range(POSITIONS):
        size, trump = rng.randrange(1, 4), rng.choice(["", "S", "H"])
        high = sorted(PACK_32, key=lambda card: card % 13 + rng.random() * 6)[-4 * size - 2 :]
        own = sorted(high, key=lambda card: (NAMES[card][1] == trump, card % 13))[-size - 1 :][:size]
        rest = rng.sample([card for card in high if card not in own], 3 * size)
        hands = [own, *(rest[place * size : (place + 1) * size] for place in range(3))]
        match = position([[NAMES[card] for card in hand] for hand in hands], trump)
        expected = any(
            not any(can_win_one(position([[NAMES[c] for c in hand] for hand in hands], trump), seat, hands[seat], order)
                    for seat in (1, 3))
            for order in itertools.permutations(own)
        )  # fmt: skip
        match.say(0, "sawa")
        assert judged_true(match, 1 + 2 * (number % 2)) is expected, (hands, trump)
        found[expected] += 1
    assert min(found.values()) > POSITIONS // 10


@pytest.mark.rule("BAL-SAWA-4")
def test_in_a_locked_deal_plain_cards_are_led_before_trumps() -> None:
    hands = [["JH", "AS", "KS"], ["9S", "8S", "7S"], ["TD", "KD", "QD"], ["7H", "TS", "8C"]]
    open_deal, locked = position(hands, "H", multiplier=2), position(hands, "H", multiplier=2, locked=True)
    for match, true in ((open_deal, True), (locked, False)):  # the last trump can be drawn only where it may be led
        match.say(0, "sawa")
        assert judged_true(match) is true


@pytest.mark.rule("BAL-SAWA-1", "BAL-SAWA-2")
def test_sawa_is_said_by_the_leader_with_few_cards_and_once_a_trick() -> None:
    four = [["AS", "KS", "QS", "AD"], ["9S", "9H", "8H", "7D"], ["TS", "KH", "7H", "8D"], ["8S", "QH", "TH", "9D"]]
    match = position(four, "")
    with pytest.raises(IllegalAction) as refusal:
        match.say(1, "sawa")
    assert refusal.value.rule == "BAL-SAWA-1"
    assert not match.state.shown[0]
    match.say(0, "sawa")
    assert not any(match.state.shown)  # asked before anything is shown
    match.do("decline")
    match.do("decline")
    with pytest.raises(IllegalAction):
        match.say(0, "sawa")
    for card in ("AS", "9S", "TS", "8S"):
        match.do(card)
    match.say(0, "sawa")
    assert match.state.shown[0].bit_count() == 3 and match.phase == "counting"
    for text in ("accuse false-sawa AS", "accuse false-sawa kaboot"):
        with pytest.raises(IllegalAction):
            match.say(1, text)
    with pytest.raises(IllegalAction):
        match.say(2, "accuse false-sawa")  # the partner
    three_only = load({"game": "baloot", "preset": PRESET, "options": {"sawa": "three"}, "dealer": 3, "leader": 0,
                       "hands": [" ".join(hand) for hand in four], "contract": {"mode": "sun", "buyer": 0}},
                      reserved=True)  # fmt: skip
    with pytest.raises(IllegalAction):
        three_only.say(0, "sawa")


@pytest.mark.rule("BAL-SAWA-3")
def test_an_unplayed_baloot_counts_with_the_rest() -> None:
    hands = [["JS", "KS", "QS"], ["9H", "8H", "7H"], ["TD", "KD", "QD"], ["7D", "8D", "9D"]]
    match = position(hands, "S")
    match.say(0, "sawa")
    for _ in range(4):
        match.do("count")
    assert match.state.sum_baloots[:2] == [1, 0] and match.needs_deal
