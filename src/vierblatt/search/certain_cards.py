"""What one seat knows for certain about the location of every card, from its record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import Any

import numpy as np
import numpy.typing as npt

from vierblatt.cards import card_set, members
from vierblatt.errors import NoWorlds
from vierblatt.games.contract import Game
from vierblatt.games.known_pack import HOLDERS, NOBODY, FieldCandidates
from vierblatt.games.out_of_turn import faults_happen
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY, States
from vierblatt.search.play_constraints import barred_by_plays

#: How many packs to try for replaying a log; the first works unless a public fact depends on a card's place.
GUESSES = 54


class SeatRecord:
    """A seat's record of a deal in progress, with its log. Raises NoWorlds when no deal is in progress."""

    def __init__(self, game: Game, concealed: States, seat: int) -> None:
        self.game, self.seat = game, seat
        self.words = (game.layout.words(concealed) & game.layout.mask(seat)).copy()
        self.states = self.copy_states()
        self.reader = game.layout.reader(self.states)
        if self.reader.turn < 0:
            raise NoWorlds("no-deal-in-progress")
        if faults_happen(self.reader):
            raise NoWorlds("claims-not-known")
        self.log = self.reader.log[: self.reader.logged]
        self.played = [0] * HOLDERS  #: by holder, the cards that it played according to the log
        for entry in self.log:
            if entry // LOG_ACTION // LOG_SEAT == PLAY:
                self.played[entry // LOG_ACTION % LOG_SEAT] |= 1 << entry % LOG_ACTION
        self.log_is_complete = union(self.played) == self.reader.seen  #: whether the log has every play

    def copy_states(self) -> States:
        """A copy of the record that may be changed, as a batch of one."""
        states = self.game.layout.new()
        self.game.layout.load(states, self.words)
        return states

    def pack(self) -> int:
        """The cards of the game, those that `start` puts into the pack, as bits."""
        trial = self.copy_states()
        engine.start(trial, 0, 0)
        return card_set(self.game.layout.reader(trial).pack[: self.reader.packed])


def union(sets: Iterable[int]) -> int:
    """The union of these sets of cards."""
    return reduce(or_, sets, 0)


@dataclass(frozen=True)
class CertainCards:
    """What is certain about the cards. Lists are by holder: a seat, NOBODY or FACE_UP."""

    holders: list[int]  #: by place of the pack as dealt: who got its card
    known: dict[int, int]  #: place -> card
    received: list[int]  #: cards certainly received, at unknown places, as bits
    excluded: list[int]  #: unknown cards certainly not received, as bits
    unknown: int  #: cards neither in `known` nor in `received`, as bits
    played: list[int]  #: cards no longer in the hands, as bits
    field_candidates: list[FieldCandidates] = field(default_factory=list)
    has_joint_constraints: bool = False  #: whether the game's `is_consistent` may reject a deal that fits card by card
    places_before_cut: list[int] | None = None  #: by place of the pack as dealt: its place before the cut
    root: States = None  #: the state before the deal; None for a position that was set up in mid-deal
    log: Sequence[int] = ()  #: the actions since the holders received the cards
    exchanged: bool = False  #: whether the places are those of the hands after an exchange, not of the pack as dealt

    def unknown_places(self, holder: int) -> list[int]:
        """The places of a holder whose cards are not known."""
        return [place for place, its in enumerate(self.holders) if its == holder and place not in self.known]

    def cards_at_known_places(self, holder: int) -> int:
        """The cards that a holder received at known places."""
        return card_set(card for place, card in self.known.items() if self.holders[place] == holder)


def certain_cards_from(record: SeatRecord) -> CertainCards:
    """Derives what is certain from a record; raises NoWorlds("no-world") if the record contradicts itself."""
    try:
        return _from_deal(record)
    except NoWorlds as fault:
        if fault.code != "not-from-a-deal":
            raise
    return _from_rest(record)


# --- a record that goes back to a deal ----------------------------------------------------------------------------


def _from_deal(record: SeatRecord) -> CertainCards:
    """For a record that goes back to a pack; raises NoWorlds("not-from-a-deal") for any other."""
    if not record.log_is_complete:
        raise NoWorlds("not-from-a-deal")
    root = record.copy_states()
    known_pack = record.game.research.known_pack(record.game.layout, root, record.seat)
    dealt = sum(holder < NOBODY for holder in known_pack.holders) - union(known_pack.gone).bit_count()
    if dealt != sum(record.reader.held) + record.reader.seen.bit_count():
        raise NoWorlds("not-from-a-deal")
    received = [*map(or_, known_pack.held, record.played)]
    if record.seat >= 0:
        received[record.seat] |= record.reader.hands[record.seat]
    order = known_pack.places_before_cut or range(len(known_pack.holders))
    place_of = {before: after for after, before in enumerate(order)}
    in_sight = card_set(known_pack.known.values())
    certain = CertainCards(
        [known_pack.holders[before] for before in order],
        {place_of[before]: card for before, card in known_pack.known.items()},
        [cards & ~in_sight for cards in received],
        [*known_pack.excluded],
        record.pack() & ~in_sight & ~union(received),
        [*map(or_, record.played, known_pack.gone)],
        known_pack.field_candidates,
        known_pack.has_joint_constraints,
        known_pack.places_before_cut,
        root,
        record.log[known_pack.log_entries_before :],
        known_pack.log_entries_before > 0,
    )
    _check(certain, record)
    _learn(certain, record)
    return certain


def _check(certain: CertainCards, record: SeatRecord) -> None:
    places = [len(certain.unknown_places(holder)) for holder in range(HOLDERS)]
    sure = [cards.bit_count() for cards in certain.received]
    fits = all(n <= room for n, room in zip(sure, places, strict=True))
    own = record.seat < 0 or sure[record.seat] == places[record.seat]
    if not fits or not own or sum(places) != sum(sure) + certain.unknown.bit_count():
        raise NoWorlds("no-world")


def _learn(certain: CertainCards, record: SeatRecord) -> None:
    """Adds to `excluded` what the plays imply."""
    layout = record.game.layout
    trial = layout.new()
    barred = np.zeros(HOLDERS, np.int64)
    log = np.array(certain.log, np.int64)
    for guess in range(GUESSES):
        layout.load(trial, layout.words(certain.root))
        barred[:] = 0
        pack = before_the_cut(certain, _any_pack(certain, guess))
        done = barred_by_plays(trial, pack, log, certain.unknown, barred)
        if done == len(log):
            break
    dealt = layout.reader(trial)
    begun = dealt.logged > 0 if len(log) else dealt.phase == record.reader.phase
    if not begun or dealt.hand_size != record.reader.hand_size:
        raise NoWorlds("not-from-a-deal")
    if done < len(log):
        fault = NoWorlds("no-world")
        fault.add_note("The deal does not lead to the recorded actions: does the game's `research.known_pack` fit it?")
        raise fault
    for seat in range(HOLDERS):
        if seat != record.seat:
            certain.excluded[seat] |= int(barred[seat]) & certain.unknown


def _any_pack(certain: CertainCards, turn: int) -> list[int]:
    """A pack that gives every certain card to its holder and fills up with any others; `turn` rotates each holder's.

    If `turn` is 0, the certain cards of a holder come before the others, the highest first.
    """
    pack = [certain.known.get(place, -1) for place in range(len(certain.holders))]
    left = [*members(certain.unknown)]
    left = left[turn % (len(left) + 1) :] + left[: turn % (len(left) + 1)]
    for holder, cards in enumerate(certain.received):
        places = certain.unknown_places(holder)
        its = sorted(members(cards), reverse=True)
        its += [left.pop() for _ in places[len(its) :]]
        for n, place in enumerate(places):
            pack[place] = its[(n + turn) % len(its)]
    return pack


def before_the_cut(certain: CertainCards, pack: Sequence[int]) -> npt.NDArray[np.int64]:
    """The order of a pack before it was cut."""
    out = np.zeros(len(pack), np.int64)
    out[certain.places_before_cut or slice(None)] = pack
    return out


# --- a position that was set up in mid-deal -----------------------------------------------------------------------


def _from_rest(record: SeatRecord) -> CertainCards:
    """For a position that was set up: the visible cards are where they are, the others can be anywhere.

    Earlier forced plays count only through what the state stores about them, such as voids.
    """
    s, seat = record.reader, record.seat
    sure: Any = record.game.research.remaining(s)
    held = [*sure.held]
    if seat >= 0:
        held[seat] |= s.hands[seat]
    pack = record.pack() & ~s.seen
    unknown = pack & ~union(held)
    numbers = [*s.held, *[0] * (HOLDERS - len(s.held))]
    for holder in range(NOBODY, HOLDERS):
        numbers[holder] = held[holder].bit_count()
    numbers[NOBODY] += pack.bit_count() - sum(numbers)
    holders = [holder for holder, number in enumerate(numbers) for _ in range(number)]
    certain = CertainCards(holders, {}, held, [cards & unknown for cards in sure.excluded], unknown, [0] * HOLDERS)
    _check(certain, record)
    return certain
