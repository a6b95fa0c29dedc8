"""The game's part of a position written as JSON.

Keys: `turned` (the card turned up; a bleeder means no trumps) or, without it, `trump` (a suit letter, or null for a
no-trump deal); `exchanged` (the seat that had to give up the other bleeder); `contract.calls` (the four calls in
bidding order, from the dealer's left).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vierblatt.cards import SUITS, XB, XR, parse_card
from vierblatt.errors import BadPosition
from vierblatt.games.back_alley.deal import name_trump, no_trumps, open_bidding
from vierblatt.games.back_alley.options import NO_TRUMP_KEEP_JOKER, NO_TRUMP_REPLACE
from vierblatt.games.back_alley.state import BOARD, CALLS, NO_TRUMP
from vierblatt.kernel import engine
from vierblatt.kernel.jit import State, entry
from vierblatt.kernel.state import PLAY, Layout, States


@entry
def open_at(states: State, i: int, first: int, trump: int, kept: int) -> None:
    """Opens the bidding of a set-up deal; `kept` is the one trump of a no-trump deal that keeps its bleeder, or 0."""
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
    trump = _trump(spec, turned)
    kept = 0
    if turned >= XB and reader.opt_joker_turned == NO_TRUMP_KEEP_JOKER:
        kept = 1 << (XB + XR - turned)
    open_at(states, 0, (reader.dealer + 1) % 4, trump, kept)
    face_up = 1 << turned if turned >= 0 else 0
    if spec.get("exchanged") is not None:
        face_up |= _exchange(layout, states, spec["exchanged"], turned)
    layout.write(states, "turned", turned)
    layout.write(states, "face_up", face_up)
    if any(hand & face_up for hand in reader.hands):
        raise BadPosition("card-not-in-play", turned=str(spec["turned"]))
    if "contract" in spec:
        _call(layout, states, spec["contract"].get("calls"))


def _trump(spec: Mapping[str, Any], turned: int) -> int:
    if turned >= 0:
        return turned // 13  # a bleeder's number is 4, like NO_TRUMP
    if "trump" not in spec:
        return 0 if spec.get("options", {}).get("trump_source") == "always_spades" else _missing("turned")
    letter = spec["trump"]
    if letter is None:
        return NO_TRUMP
    if letter not in tuple(SUITS):
        raise BadPosition("bad-value", key="trump", value=str(letter)[:20])
    return SUITS.index(letter)


def _missing(key: str) -> int:
    raise BadPosition("missing-key", key=key)


def _exchange(layout: Layout, states: States, seat: Any, turned: int) -> int:
    """Notes who exchanged the other bleeder; returns the bit of that card."""
    possible = turned >= XB and layout.reader(states).opt_joker_turned == NO_TRUMP_REPLACE
    if seat not in range(4) or not possible:
        raise BadPosition("bad-value", key="exchanged", value=str(seat)[:20])
    layout.write(states, "exchanger", seat)
    return 1 << (XB + XR - turned)


def _call(layout: Layout, states: States, calls: Any) -> None:
    ids = {text: call for call, text in CALLS.items()}
    if not isinstance(calls, list) or len(calls) != 4:
        raise BadPosition("bad-value", key="calls", value=str(calls)[:40])
    for call in calls:
        action = call if isinstance(call, int) else ids.get(str(call).lower(), -1)
        if not 0 <= action <= BOARD or not engine.legal(states, 0) >> action & 1:
            raise BadPosition("bad-value", key="calls", value=str(call)[:20])
        engine.act(states, 0, action)
    if layout.reader(states).phase != PLAY:
        raise BadPosition("bad-value", key="calls", value="pass")
