"""The game's part of a position written as JSON.

Keys: `turned` (the card turned up; a bleeder means no trumps) or, without it, `trump` (a suit letter, or null for a
no-trump deal); `exchanged` (the seat that had to give up the other bleeder); `contract.calls` (the four calls in
bidding order, from the dealer's left); `played` (cards of earlier tricks).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vierblatt.cards import SUITS, XB, XR, S, card_set, cards_text, parse_card
from vierblatt.errors import BadPosition
from vierblatt.games.back_alley.rules.deal import name_trump, no_trumps, open_bidding
from vierblatt.games.back_alley.rules.options import ALWAYS_SPADES, NO_TRUMP_KEEP_JOKER, NO_TRUMP_REPLACE
from vierblatt.games.back_alley.rules.state import CALLS, NO_TRUMP
from vierblatt.kernel import engine
from vierblatt.kernel.jit import State, entry
from vierblatt.kernel.state import PLAY, Layout, States


@entry
def open_at(states: State, i: int, first: int, trump: int, kept: int) -> None:
    """Opens the bidding of a set-up deal; `kept` is the bleeder that is the only trump of a no-trump deal, or 0."""
    s = states[i]
    open_bidding(s, first)
    if trump == NO_TRUMP:
        no_trumps(s)
        s.trumps = kept
    else:
        name_trump(s, trump)


def setup(layout: Layout, states: States, spec: Mapping[str, Any]) -> None:
    """Opens the bidding with the trumps of `spec`, then makes the calls of its contract."""
    reader = layout.reader(states)
    turned = parse_card(spec["turned"]) if spec.get("turned") is not None else -1
    trump = _trump(spec, turned, spades=reader.opt_trump_source == ALWAYS_SPADES)
    kept = 0
    if turned >= XB and reader.opt_joker_turned == NO_TRUMP_KEEP_JOKER:
        kept = 1 << (XB + XR - turned)
    open_at(states, 0, (reader.dealer + 1) % 4, trump, kept)
    face_up = 1 << turned if turned >= 0 else 0
    if spec.get("exchanged") is not None:
        face_up |= _exchange(layout, states, spec["exchanged"], turned)
    layout.write(states, "turned", turned)
    layout.write(states, "face_up", face_up)
    for hand in reader.hands:
        if hand & face_up:
            raise BadPosition("card-not-in-play", turned=cards_text(hand & face_up))
    layout.write(states, "seen", card_set(spec.get("played", "")))
    if "contract" in spec:
        _call(layout, states, spec["contract"].get("calls"))


def _trump(spec: Mapping[str, Any], turned: int, *, spades: bool) -> int:
    if turned >= 0:
        return turned // 13  # a bleeder's number is 4, like NO_TRUMP
    if spades:
        return S
    if "trump" not in spec:
        raise BadPosition("missing-key", key="turned")
    letter = spec["trump"]
    if letter is None:
        return NO_TRUMP
    if letter not in tuple(SUITS):
        raise BadPosition("bad-value", key="trump", value=str(letter)[:20])
    return SUITS.index(letter)


def _exchange(layout: Layout, states: States, seat: Any, turned: int) -> int:
    """Records who exchanged the other bleeder; returns the bit of that card."""
    possible = turned >= XB and layout.reader(states).opt_joker_turned == NO_TRUMP_REPLACE
    if isinstance(seat, bool) or seat not in range(4) or not possible:
        raise BadPosition("bad-value", key="exchanged", value=str(seat)[:20])
    layout.write(states, "exchanger", seat)
    return 1 << (XB + XR - turned)


def _call(layout: Layout, states: States, calls: Any) -> None:
    ids = {text: call for call, text in CALLS.items()}
    if not isinstance(calls, list) or len(calls) != 4:
        raise BadPosition("bad-value", key="calls", value=str(calls)[:40])
    for call in calls:
        action = ids.get(str(call).lower(), -1)
        if action < 0 or not engine.legal(states, 0) >> action & 1:
            raise BadPosition("bad-value", key="calls", value=str(call)[:20])
        engine.act(states, 0, action)
    if layout.reader(states).phase != PLAY:
        raise BadPosition("bad-value", key="calls", value="pass")
