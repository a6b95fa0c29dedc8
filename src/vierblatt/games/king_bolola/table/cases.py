"""Checks worked cases (sets of legal cards, and whole rounds) with the engine's own rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vierblatt.cards import SUIT_BITS, SUITS, card_list, card_set, parse_card
from vierblatt.games.king_bolola.rules.options import OPTIONS
from vierblatt.games.king_bolola.rules.scoring import points
from vierblatt.games.king_bolola.rules.state import CONTRACTS, LAYOUT
from vierblatt.games.king_bolola.table.setup import call_of
from vierblatt.kernel import engine
from vierblatt.kernel.state import States

Disagreements = list[tuple[str, Any, Any]]


def _begin(case: Mapping[str, Any], hands: Sequence[Sequence[str]] | None, dealer: int) -> States:
    """A state whose dealer has just chosen the contract of the case."""
    if dealer not in range(4):
        raise ValueError(f"no such dealer: {dealer}")
    states = LAYOUT.new(1)
    for name, value in OPTIONS.rule_set(case.get("options"), case.get("preset", "standard")).values.items():
        LAYOUT.write(states, f"opt_{name}", OPTIONS.by_name[name].encode(value))
    engine.start(states, 0, dealer)
    if hands:
        place = [parse_card(hands[(dealer + 1 + i) % 4][i // 4]) for i in range(52)]
        LAYOUT.write(states, "pack", place)
    engine.deal(states, 0)
    engine.act(states, 0, call_of(case["contract"], case["trump"]))
    return states


def legal(case: Mapping[str, Any]) -> Disagreements:
    """The mover is seat 0; the players before it play the trick so far from otherwise empty hands."""
    trick = [parse_card(text) for text in case["trick"]]
    if len(trick) > 3:
        raise ValueError(f"a trick of {len(trick)} cards before the mover's")
    hand = card_set(case["hand"])
    dealer = -len(trick) % 4
    states = _begin(case, None, dealer)
    hands = [hand, 0, 0, 0]
    for i, card in enumerate(trick):
        hands[(dealer + i) % 4] |= 1 << card
    LAYOUT.write(states, "hands", hands)
    for card in trick:
        engine.act(states, 0, card)
    state = LAYOUT.reader(states)
    barred = {"hearts_broken": "H", "trump_broken": case["trump"]}
    gone = [suit for flag, suit in barred.items() if case[flag] and suit]
    outside = [SUIT_BITS << 13 * SUITS.index(suit) & ~hand for suit in gone]
    LAYOUT.write(states, "seen", state.seen | sum(cards & -cards for cards in outside))
    ours = card_list(engine.legal(states, 0))
    return [] if {*ours} == {*case["legal"]} else [("legal", case["legal"], ours)]


def rounds(case: Mapping[str, Any]) -> Disagreements:
    """Plays the round and compares every trick's winner and points, the length and the scores."""
    states = _begin(case, case["hands"], case["dealer"])
    state = LAYOUT.reader(states)
    disagreements: Disagreements = []
    for trick in case["tricks"]:
        number = trick["n"]
        disagreements += _differs(f"leader of trick {number}", trick["leader"], state.turn)
        for card in map(parse_card, trick["cards"]):
            if not engine.legal(states, 0) >> card & 1:
                return [*disagreements, (f"trick {number}", trick["cards"], card_list(engine.legal(states, 0)))]
            engine.act(states, 0, card)
        disagreements += _differs(f"winner of trick {number}", trick["winner"], state.last_winner)
        cards = card_set(trick["cards"])
        worth = points(CONTRACTS.index(case["contract"]), 1, cards, int(number == 12), int(number == 13))
        disagreements += _differs(f"points of trick {number}", trick["points"], worth)
    disagreements += _differs("tricks played", case["tricks_played"], state.trick_no if state.turn < 0 else -1)
    disagreements += _differs("scores", case["scores"], state.deal_scores[:4])
    return disagreements + _differs("total", case["total"], sum(state.deal_scores[:4]))


def _differs(what: str, expected: Any, ours: Any) -> Disagreements:
    return [] if expected == ours else [(what, expected, ours)]
