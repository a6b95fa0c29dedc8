"""What a record says about the pack of its deal: who got the card at each place, and which cards are certain.

The sampler of consistent worlds (`vierblatt.search`) gets this from the game. It infers from the log, by the game's own
rules, which cards each hand cannot hold, and deals out the rest. A position that was set up in mid-deal has no such
pack; for it, `Remaining` says what is certain about the cards that are left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from vierblatt.cards import SUIT_BITS, members
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, NEEDS_DEAL, Layout, States

#: The holders of a card that are not seats: it was not dealt, or it lies face up on the table.
NOBODY, FACE_UP, HOLDERS = 6, 7, 8


@dataclass(frozen=True)
class FieldCandidates:
    """The possible values of a seat's private field, each with the cards that the seat must then have got."""

    name: str
    seat: int
    cards: Mapping[int, int]  #: value -> bit set


def _nothing() -> list[int]:
    return [0] * HOLDERS


@dataclass(frozen=True)
class KnownPack:
    """What is certain about a deal beyond the log and the seat's own hand.

    Lists are indexed by holder (a seat, NOBODY or FACE_UP) unless they say otherwise.
    """

    holders: list[int]  #: by place in the pack: who got its card
    known: dict[int, int] = field(default_factory=dict)  #: place -> the card that lay there
    held: list[int] = field(default_factory=_nothing)  #: cards that a holder certainly got, as bits
    excluded: list[int] = field(default_factory=_nothing)  #: cards that a holder certainly did not get, as bits
    gone: list[int] = field(default_factory=_nothing)  #: cards of `held` that a seat gave away without playing them
    #: Private fields whose values differ between the worlds.
    field_candidates: list[FieldCandidates] = field(default_factory=list)
    places_before_cut: list[int] | None = None  #: by place in the pack as dealt: the place before the cut; None: no cut
    #: How many entries of the log come before the cards went to `holders`. After a secret exchange of cards, the deal
    #: is described as if the pack had given the hands after the exchange.
    log_entries_before: int = 0
    has_joint_constraints: bool = False  #: whether the game's `is_consistent` may reject a deal that fits card by card


@dataclass(frozen=True)
class Remaining:
    """What is certain about the cards now in hands, face up or not dealt; bit sets by holder."""

    held: list[int] = field(default_factory=_nothing)
    excluded: list[int] = field(default_factory=_nothing)


def dealt_singly(s: Any) -> list[int]:
    """The holders if cards are dealt one at a time, from the dealer's neighbour on; the rest is not dealt."""
    dealt = s.hand_size * s.seats
    return [(s.dealer + 1 + i) % s.seats if i < dealt else NOBODY for i in range(s.packed)]


def rewind(layout: Layout, states: States) -> None:
    """Rewinds the fields that all games share to their values before the deal."""
    layout.write(states, "deal_no", layout.reader(states).deal_no - 1)
    layout.write(states, "phase", NEEDS_DEAL)
    layout.write(states, "turn", -1)


def cut_of(s: Any, cutting: int) -> int | None:
    """The cutter's choice in this deal, or None without one: the log's first entry, if its phase is `cutting`."""
    first = s.log[0]
    return first % LOG_ACTION if s.logged > 0 and first // LOG_ACTION // LOG_SEAT == cutting else None


def undo_cut(layout: Layout, states: States, choice: int, found: KnownPack, pack: Sequence[int]) -> KnownPack:
    """What is known about a deal after a cut, restated by the places of the cards before the cut.

    states: the record, rewound to before the deal. pack: its cards in any order.
    """
    trial = layout.new()
    layout.load(trial, layout.words(states))
    layout.write(trial, "pack", pack)
    engine.deal(trial, 0)
    engine.act(trial, 0, choice)
    source = [pack.index(card) for card in layout.reader(trial).pack[: len(pack)]]
    holders = [0] * len(pack)
    for place, holder in zip(source, found.holders, strict=True):
        holders[place] = holder
    known = {source[place]: card for place, card in found.known.items()}
    return replace(found, holders=holders, known=known, places_before_cut=source)


def plain_known_pack(layout: Layout, states: States, seat: int) -> KnownPack:
    """The known pack of a deal of single cards, with no card turned up and nothing kept from earlier deals."""
    holders = dealt_singly(layout.reader(states))
    rewind(layout, states)
    return KnownPack(holders)


def plain_remaining(s: Any) -> Remaining:
    """No player holds a card of a suit that they failed to follow, if the game keeps that in `voids`."""
    remaining = Remaining()
    for seat, suits in enumerate(getattr(s, "voids", ())):
        remaining.excluded[seat] = sum(SUIT_BITS << 13 * suit for suit in members(suits))
    return remaining
