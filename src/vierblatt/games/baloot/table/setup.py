"""The game's part of a position written as JSON.

Keys: `public` (the public card) and `rest` (the eleven cards of the second deal, first card first), for a position that
begins with the bidding; `contract` (see `_contract`), `leader` and `played` (cards of earlier tricks) for one that
begins with the play. Without `rest`, the cards that are in no hand take its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vierblatt.cards import PACK_32, SUITS, card_set, parse_card
from vierblatt.errors import BadPosition
from vierblatt.games.baloot.rules.deal import AFTER_PUBLIC, open_bidding, reset_fields
from vierblatt.games.baloot.rules.doubling_levels import GAHWA_LEVEL
from vierblatt.games.baloot.rules.play import begin_tricks
from vierblatt.games.baloot.rules.ranks import NO_TRUMP
from vierblatt.games.baloot.rules.state import HOKOM_MODE, NO_SIDE, SUN_MODE
from vierblatt.kernel.jit import State, entry
from vierblatt.kernel.state import Layout, States

FULL_HAND, FIRST_HAND = 8, 5


@entry
def reset_at(states: State, i: int) -> None:
    """Clears Baloot's own fields of a deal."""
    reset_fields(states[i])


@entry
def open_bidding_at(states: State, i: int) -> None:
    """Opens the auction with its first question."""
    open_bidding(states[i])


@entry
def begin_tricks_at(states: State, i: int, leader: int) -> None:
    """Begins the play."""
    begin_tricks(states[i], leader)


def setup(layout: Layout, states: States, spec: Mapping[str, Any]) -> None:
    """Sets what a deal would have set, apart from the hands; raises BadPosition."""
    reset_at(states, 0)
    reader = layout.reader(states)
    public = parse_card(spec["public"]) if "public" in spec else -1
    layout.write(states, "public_card", public)
    if "contract" in spec:
        _begin_play(layout, states, spec, reader.hand_size)
        return
    if public < 0:
        raise BadPosition("missing-key", key="public")
    if reader.hand_size != FIRST_HAND:
        raise BadPosition("bad-value", key="hand_size", value=str(reader.hand_size))
    layout.write(states, "pack", _pack(reader, public, spec))
    layout.write(states, "hand_size", FULL_HAND)
    open_bidding_at(states, 0)


def _pack(reader: Any, public: int, spec: Mapping[str, Any]) -> list[int]:
    """A pack that ends with the cards of the second deal."""
    used = 1 << public
    for hand in reader.hands:
        if used & hand:
            raise BadPosition("card-in-two-places")
        used |= hand
    left = [card for card in PACK_32 if not used >> card & 1]
    if "rest" in spec:
        given = spec["rest"]
        rest = [parse_card(card) for card in (given.split() if isinstance(given, str) else given)]
        if len(rest) != len(PACK_32) - AFTER_PUBLIC or len({*rest} & {*left}) != len(rest):
            raise BadPosition("bad-value", key="rest", value=str(given)[:60])
        left = rest
    known = [card for card in PACK_32 if card not in left[: len(PACK_32) - AFTER_PUBLIC]]
    return [*known, *left[: len(PACK_32) - AFTER_PUBLIC]]


def _begin_play(layout: Layout, states: States, spec: Mapping[str, Any], size: int) -> None:
    """Fixes the contract; with fewer than eight cards each, projects no longer count."""
    dealer = layout.reader(states).dealer
    for name, value in _contract(spec["contract"], dealer).items():
        layout.write(states, name, value)
    if not 0 < size <= FULL_HAND:
        raise BadPosition("bad-value", key="hand_size", value=str(size))
    layout.write(states, "hand_size", FULL_HAND)
    layout.write(states, "trick_no", FULL_HAND - size)
    layout.write(states, "seen", card_set(spec.get("played", "")))
    begin_tricks_at(states, 0, spec.get("leader", (dealer + 1) % 4))
    if size < FULL_HAND:
        layout.write(states, "own_projects", [0, 0, 0, 0])
        layout.write(states, "project_side", NO_SIDE)


def _contract(given: Mapping[str, Any], dealer: int) -> dict[str, int]:
    """`mode` (hokom, sun or ashkal), `trump`, `buyer`; `multiplier` 1..4 or gahwa, `locked`, `doubler`."""
    mode, trump, buyer = given.get("mode"), given.get("trump"), given.get("buyer", (dealer + 1) % 4)
    if mode not in {"hokom", "sun", "ashkal"}:
        raise BadPosition("bad-value", key="mode", value=str(mode)[:20])
    if mode == "hokom" and trump not in tuple(SUITS):
        raise BadPosition("bad-value", key="trump", value=str(trump)[:20])
    level = GAHWA_LEVEL if given.get("multiplier") == "gahwa" else given.get("multiplier", 1)
    if level not in range(1, GAHWA_LEVEL + 1) or (mode != "hokom" and level > 2):
        raise BadPosition("bad-value", key="multiplier", value=str(level)[:20])
    doubler = given.get("doubler", (buyer + 1) % 4 if level > 1 else -1)
    if buyer not in range(4) or (level > 1 and doubler not in range(4)):
        raise BadPosition("bad-value", key="buyer", value=str(buyer)[:20])
    return {
        "mode": HOKOM_MODE if mode == "hokom" else SUN_MODE,
        "trump": SUITS.index(trump) if mode == "hokom" and trump else NO_TRUMP,
        "buyer": buyer,
        "ashkal": int(mode == "ashkal"),
        "level": level,
        "locked": int(bool(given.get("locked")) and mode == "hokom"),
        "doubler": doubler,
    }
