"""Perft for card games: how many action sequences follow a position.

Equal counts in a second engine are strong evidence that the legality rules are right; the split by first action helps
to find the cause of a wrong count. A sequence that ends earlier, because its deal ends, counts as one.

>>> from vierblatt.position import load
>>> match = load({"game": "kout_bo", "dealer": 5, "hands": ["AS KS QS JS XR XB 2H 3H 4H", *[None] * 5]})
>>> perft(match, 2), perft_split(match, 2)["bid 9"]
(21, 1)
"""

from __future__ import annotations

from vierblatt.cards import members
from vierblatt.errors import BadOption, BadPosition
from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import count, lowest
from vierblatt.kernel.jit import State, bulk_entry, rule
from vierblatt.kernel.state import PLAY
from vierblatt.kernel.tricks import copy_state
from vierblatt.match import Match

_legal, _act = dispatch.legal, dispatch.act

#: No auction has more calls.
WHOLE_AUCTION = 64


#: The result of `_count` where the rules would deal unknown cards.
UNKNOWN_PACK = -100


@rule
def _cards_held(s: State) -> int:
    """The cards in all hands."""
    held = 0
    for seat in range(s.seats):
        held += s.held[seat]
    return held


@bulk_entry
def _count(states: State, level: int, depth: int, auction: int, sealed: int) -> int:
    """The number of sequences from state `level` on; the states after it are scratch space.

    Negative if they cannot be counted: -1 - the seat whose hand is unknown, or UNKNOWN_PACK when `sealed` is 1.
    """
    s = states[level]
    if depth == 0 or s.turn < 0 or (auction == 1 and s.phase == PLAY):
        return 1
    seat: int = s.turn
    if s.phase == PLAY and count(s.hands[seat]) != s.held[seat]:
        return -1 - seat
    left = _legal(s)
    if depth == 1:
        return count(left)
    total = 0
    while left:
        copy_state(states, level, level + 1)
        _act(states[level + 1], lowest(left))
        if sealed == 1 and _cards_held(states[level + 1]) > _cards_held(s):
            return UNKNOWN_PACK
        sequences = _count(states, level + 1, depth - 1, auction, sealed)
        if sequences < 0:
            return sequences
        total += sequences
        left &= left - 1
    return total


def _sequences(match: Match, depth: int, auction: int) -> int:
    states = match.game.new(match.rules, depth + 1)
    match.game.layout.load(states, match.game.layout.words(match.states))
    sealed = not (match.undealt_known or match.deals[-1][0])
    sequences = int(_count(states, 0, depth, auction, int(sealed)))
    if sequences == UNKNOWN_PACK:
        raise BadPosition("pack-needed")
    if sequences < 0:
        raise BadPosition("missing-key", key=f"hands[{-1 - sequences}]")
    return sequences


def perft(match: Match, depth: int) -> int:
    """The number of action sequences of length `depth` (0 or more) within this deal.

    Raises BadOption for a negative depth, and BadPosition if a player whose hand is unknown has to play a card.
    """
    if depth < 0:
        raise BadOption("bad-value", option="depth", value=depth, takes="0..")
    longest = match.game.layout.fields["log"].size  # no deal has more actions
    return _sequences(match, min(depth, longest), 0)


def auction_count(match: Match) -> int:
    """The number of complete auctions: sequences until a card is to be played or the deal is void."""
    return _sequences(match, WHOLE_AUCTION, 1)


def perft_split(match: Match, depth: int) -> dict[str, int]:
    """The counts by first action; `depth` is at least 1. Raises the same errors as `perft`."""
    if depth < 1:
        raise BadOption("bad-value", option="depth", value=depth, takes="1..")
    split: dict[str, int] = {}
    for action in members(match.legal()):
        after = match.copy()
        text = match.game.format(match.state.phase, action)
        after.act(action)
        split[text] = perft(after, depth - 1)
    return split
