"""What a record tells about the pack that its deal came from: who got which place, and what is sure of it.

The sampler of consistent worlds (`vierblatt.search`) asks a game for this, learns from the log by the game's own rules
what each hand cannot hold, and shares the cards out. A position that was set up in mid-deal has no pack that it came
from: there `Remaining` tells what is sure of the cards that are left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from vierblatt.cards import SUIT_BITS, members
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, NEEDS_DEAL, Layout, States

#: Who got a card of the pack, where it was no seat: it was not dealt, or it lies face up on the table.
NOBODY, FACE_UP, HOLDERS = 6, 7, 8


@dataclass(frozen=True)
class Cases:
    """The values that a private field of a seat may have: each goes with cards that the seat then surely got."""

    name: str
    seat: int
    cards: Mapping[int, int]  #: value -> bit set


def _nothing() -> list[int]:
    return [0] * HOLDERS


@dataclass(frozen=True)
class Origin:
    """What is sure of a deal beyond the log and the own hand; lists are by holder: a seat, NOBODY or FACE_UP."""

    holders: list[int]  #: by place of the pack: who got its card
    known: dict[int, int] = field(default_factory=dict)  #: place -> the card that lay there
    held: list[int] = field(default_factory=_nothing)  #: cards that a holder surely got, as bits
    never: list[int] = field(default_factory=_nothing)  #: cards that a holder surely did not get, as bits
    gone: list[int] = field(default_factory=_nothing)  #: cards of `held` that a seat gave away without playing them
    cases: list[Cases] = field(default_factory=list)  #: what else divides the worlds
    moved: list[int] | None = None  #: by place of the pack that was dealt: its place before the cut; None: no cut
    #: How many entries of the log come before the cards went to `holders`: after an exchange of cards that only their
    #: players know, a deal is told as if its pack had lain as the hands then were.
    before: int = 0
    judged: bool = False  #: whether the game's `agree` may refuse a deal that fits card by card


@dataclass(frozen=True)
class Remaining:
    """What is sure of the cards that are in the hands, face up or not dealt now; bit sets by holder."""

    held: list[int] = field(default_factory=_nothing)
    never: list[int] = field(default_factory=_nothing)


def dealt_singly(s: Any) -> list[int]:
    """The holders where cards are dealt one at a time, from the dealer's neighbour on; the rest goes to nobody."""
    dealt = s.hand_size * s.seats
    return [(s.dealer + 1 + i) % s.seats if i < dealt else NOBODY for i in range(s.packed)]


def rewind(layout: Layout, states: States) -> None:
    """Sets a record back to before its deal, as far as all games are alike."""
    layout.write(states, "deal_no", layout.reader(states).deal_no - 1)
    layout.write(states, "phase", NEEDS_DEAL)
    layout.write(states, "turn", -1)


def cut_of(s: Any, cutting: int) -> int | None:
    """What the cutter chose in this deal, if anybody was asked: the first entry of the log, of phase `cutting`."""
    first = s.log[0]
    return first % LOG_ACTION if s.logged > 0 and first // LOG_ACTION // LOG_SEAT == cutting else None


def before_the_cut(layout: Layout, states: States, choice: int, found: Origin, pack: Sequence[int]) -> Origin:
    """What is known of a deal after a cut, by the places that the cards had before it.

    states: the record, set back to before the deal. pack: its cards in any order.
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
    return replace(found, holders=holders, known=known, moved=source)


def plain_origin(layout: Layout, states: States, seat: int) -> Origin:
    """The origin of a deal of single cards in which nothing is turned up and nothing carried over."""
    holders = dealt_singly(layout.reader(states))
    rewind(layout, states)
    return Origin(holders)


def plain_remaining(s: Any) -> Remaining:
    """Nobody holds a card of a suit that they have failed to follow, where the game keeps that in `voids`."""
    found = Remaining()
    for seat, suits in enumerate(getattr(s, "voids", ())):
        found.never[seat] = sum(SUIT_BITS << 13 * suit for suit in members(suits))
    return found
