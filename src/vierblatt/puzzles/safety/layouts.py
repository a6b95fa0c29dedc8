"""The layouts that one seat cannot exclude, counted and, where cards are tied to each other, listed."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from vierblatt.errors import NoWorlds
from vierblatt.games.contract import Game
from vierblatt.games.known_pack import HOLDERS, NOBODY
from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import lowest
from vierblatt.kernel.jit import State, bulk_entry, rule
from vierblatt.kernel.rows import word_of
from vierblatt.kernel.state import States
from vierblatt.kernel.tricks import copy_state
from vierblatt.search.worlds import Worlds

Cards = npt.NDArray[np.int64]
#: The maximum number of layouts that are listed: all of five cards in three hidden hands are 756,756.
MOST_LAYOUTS = 800_000
#: The results of `list_layouts`: layouts tried, those that are possible, whether private fields differ among these.
TRIED, FOUND, DIFFER = range(3)


class Layouts(NamedTuple):
    """The possible layouts of the cards that a seat cannot see. Arrays are by holder, in the order of `seats`."""

    state: States  #: one of them, as a complete state: a batch of one
    seats: list[int]  #: the holders with hidden cards: seats and NOBODY
    allowed: Cards  #: the cards that each may have, as bits
    room: Cards  #: how many it has
    listed: Cards | None  #: all layouts, shape (layouts, holders); None if `allowed` and `room` describe them
    number: int  #: how many there are


def layouts_of(game: Game, concealed: States, seat: int) -> Layouts | None:
    """The layouts that agree with the concealed record of a seat (a batch of one), while cards are played.

    None if they are too many to be listed and have to be, or if they differ in more than the hands. Raises NoWorlds.
    """
    worlds = Worlds(game, concealed, seat)
    known = worlds.known
    gone = [*known.played]
    seats, allowed, room = [], [], []
    for holder in (*range(worlds.record.reader.seats), NOBODY):
        free = len(known.unknown_places(holder)) - known.received[holder].bit_count()
        certain = known.received[holder] | known.cards_at_known_places(holder) if holder < NOBODY else 0
        certain &= ~gone[holder]
        if holder != seat and (free or certain):
            seats.append(holder)
            allowed.append(certain | (known.unknown & ~known.excluded[holder] if free else 0))
            room.append(free + certain.bit_count())
    state = worlds.sample(np.random.default_rng(0))
    plain = Layouts(state, seats, np.array(allowed, np.int64), np.array(room, np.int64), None, round(worlds.ways))
    if not (worlds.from_deal and known.has_joint_constraints):
        return plain
    return _listed(worlds, plain)


def _listed(worlds: Worlds, plain: Layouts) -> Layouts | None:
    """The same layouts after the game has judged each of them."""
    game, known, seat = worlds.game, worlds.known, worlds.seat
    states = game.layout.new(2)
    game.layout.load(states, game.layout.words(plain.state))
    places = [known.unknown_places(holder) for holder in range(HOLDERS)]
    ends = np.cumsum([*map(len, places)])
    full = np.array([known.received[h] | known.cards_at_known_places(h) for h in range(HOLDERS)], np.int64)
    free = np.array([len(places[h]) - known.received[h].bit_count() for h in range(HOLDERS)], np.int64)
    deal = Hidden(
        np.array([place for its in places for place in its], np.int64),
        np.array([end - len(its) for end, its in zip(ends, places, strict=True)], np.int64),
        full,
        np.array([known.cards_at_known_places(h) for h in range(HOLDERS)], np.int64),
        np.array(known.excluded, np.int64),
        free,
        np.array(known.played, np.int64),
        np.array(plain.seats, np.int64),
        np.array(private_words(game, seat, worlds.record.reader.seats), np.int64),
    )
    out = np.zeros((MOST_LAYOUTS, len(plain.seats)), np.int64)
    done = np.zeros(3, np.int64)
    size = len(known.log) and max(map(len, places))
    list_layouts(states, deal, known.unknown, max(size, 1), out, done)
    if done[TRIED] > MOST_LAYOUTS or done[DIFFER]:
        return None
    if done[FOUND] == 0:
        raise NoWorlds("no-world")
    count = int(done[FOUND])
    listed = None if done[FOUND] == done[TRIED] else out[:count].copy()
    return plain._replace(listed=listed, number=count)


def private_words(game: Game, seat: int, seats: int) -> list[int]:
    """The words of a state that other seats know privately, besides their cards."""
    layout = game.layout
    names = [name for name, field in layout.fields.items() if field.visibility == "seat" and name != "hands"]
    return [layout.offsets[name] + other for name in names for other in range(seats) if other != seat]


class Hidden(NamedTuple):
    """What `list_layouts` deals out; arrays are int64 and, unless they say otherwise, by holder."""

    places: Any  #: places of the pack whose cards are not known, holder by holder
    begin: Any  #: where those of a holder begin
    full: Any  #: the cards that a holder certainly received, as bits
    known: Any  #: those of them that were at known places
    excluded: Any  #: cards that it did not receive
    free: Any  #: how many of its cards are unknown
    played: Any  #: cards that it has no longer
    seats: Any  #: the holders to write down
    private: Any  #: words of the state that must be the same in all layouts


@bulk_entry
def list_layouts(states: State, hidden: Hidden, unknown: int, turns: int, out: Any, done: Any) -> None:
    """Tries every way to share out the unknown cards, and writes down those that the game finds consistent.

    states: state 0 is any layout, state 1 is scratch space. turns: in how many orders the cards of a hand may have been
    dealt, as far as that matters. done: (TRIED, FOUND, DIFFER).
    """
    hands, cards = hidden.full.copy(), np.zeros(64, np.int64)
    number = 0
    while unknown != 0:
        cards[number] = lowest(unknown)
        unknown &= unknown - 1
        number += 1
    room = hidden.free.copy()
    to = np.full(number + 1, -1, np.int64)
    first = np.zeros(len(hidden.private), np.int64)
    at = 0
    while at >= 0:
        if at == number:
            done[TRIED] += 1
            if done[TRIED] > len(out):
                return
            if fits(states, hidden, hands, turns):
                write_layout(states[1], hidden, hands, out, first, done)
            at -= 1
            continue
        bit = 1 << int(cards[at])
        holder = int(to[at])
        if holder >= 0:
            hands[holder] ^= bit
            room[holder] += 1
        holder += 1
        while holder < len(room) and (room[holder] == 0 or hidden.excluded[holder] & bit != 0):
            holder += 1
        if holder == len(room):
            to[at] = -1
            at -= 1
        else:
            to[at] = holder
            hands[holder] |= bit
            room[holder] -= 1
            at += 1


@rule
def fits(states: State, hidden: Hidden, hands: Any, turns: int) -> bool:
    """Whether the game finds these hands consistent, in some order in which they may have been dealt."""
    for turn in range(turns):
        copy_state(states, 0, 1)
        s = states[1]
        for seat in range(s.seats):
            s.hands[seat] = int(hands[seat])
        for holder in range(len(hands)):
            put_into_pack(s, hidden, int(hands[holder]) & ~int(hidden.known[holder]), holder, turn)
        if dispatch.is_consistent(s):
            return True
    return False


@rule
def put_into_pack(s: State, hidden: Hidden, cards: int, holder: int, turn: int) -> None:
    """Puts the cards of a holder at its places of the pack, beginning with place number `turn`."""
    begin = int(hidden.begin[holder])
    last = holder + 1 == len(hidden.begin)
    size = (len(hidden.places) if last else int(hidden.begin[holder + 1])) - begin
    n = turn
    while cards != 0:
        s.pack[hidden.places[begin + n % size]] = lowest(cards)
        cards &= cards - 1
        n += 1


@rule
def write_layout(s: State, hidden: Hidden, hands: Any, out: Any, first: Any, done: Any) -> None:
    """Writes down a layout, and whether it differs from the first one in more than the hands."""
    for k in range(len(hidden.seats)):
        holder = int(hidden.seats[k])
        gone = int(hidden.played[holder]) if holder < s.seats else int(hidden.full[holder])
        out[done[FOUND], k] = int(hands[holder]) & ~gone
    for n in range(len(hidden.private)):
        word = word_of(s, hidden.private[n])
        if done[FOUND] == 0:
            first[n] = word
        elif first[n] != word:
            done[DIFFER] = 1
    done[FOUND] += 1
