"""What a player could conclude at a decision: certain locations of cards, cards gone, and possible deals."""

from __future__ import annotations

from vierblatt.analysis.document import Call, Knowledge
from vierblatt.cards import SUIT_BITS, SUITS, card_list
from vierblatt.games.contract import Game
from vierblatt.games.known_pack import FACE_UP, HOLDERS
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY, SECRET, States
from vierblatt.search.certain_cards import CertainCards, SeatRecord, union
from vierblatt.search.worlds import Worlds

#: Counts above EXACT are not exact integers; they are given with this many digits.
EXACT, DIGITS = 2.0**53, 6


def knowledge_of(game: Game, concealed: States, seat: int) -> Knowledge:
    """What the seat could conclude from its concealed record, a batch of one; raises NoWorlds if no world agrees."""
    worlds = Worlds(game, concealed, seat)
    known, record = worlds.known, worlds.record
    seats = record.reader.seats
    sure, may = sure_of(known)
    inside = [0 if holder == seat else sure[holder] & ~known.played[holder] for holder in range(seats)]
    elsewhere = [0 if holder == seat or not may[holder] else union(may) & ~may[holder] for holder in range(seats)]
    voids = [_voids(elsewhere[holder], may[holder] | inside[holder]) for holder in range(seats)]
    gone = union(known.played) | record.reader.seen | known.cards_at_known_places(FACE_UP) | known.received[FACE_UP]
    deals, exact = worlds.count(), not known.has_joint_constraints
    return Knowledge(
        deals=max(round(deals), 1) if deals <= EXACT else float(f"{deals:.{DIGITS}g}"),
        exact=exact,
        gone=tuple(card_list(gone)),
        held=tuple(tuple(card_list(cards)) for cards in inside),
        voids=tuple("".join(SUITS[suit] for suit in suits) for suits in voids),
        lacks=tuple(
            tuple(card_list(cards & ~union(SUIT_BITS << 13 * suit for suit in suits)))
            for cards, suits in zip(elsewhere, voids, strict=True)
        ),
        calls=tuple(_calls(game, record)),
    )


def sure_of(known: CertainCards) -> tuple[list[int], list[int]]:
    """By holder: the cards that it certainly received, and the others that it may have received, as bits.

    Two deductions go beyond what has been shown: a holder with as many free places as candidate cards has all of them,
    and a card with only one possible holder is there.
    """
    sure = [known.received[holder] | known.cards_at_known_places(holder) for holder in range(HOLDERS)]
    rooms = [len(known.unknown_places(holder)) - known.received[holder].bit_count() for holder in range(HOLDERS)]
    may = [known.unknown & ~known.excluded[holder] if rooms[holder] else 0 for holder in range(HOLDERS)]
    holder = 0
    while holder < HOLDERS:
        own = may[holder]
        others = union(may[:holder] + may[holder + 1 :])
        deduced = own if own.bit_count() == rooms[holder] else own & ~others
        if not deduced:
            holder += 1
            continue
        sure[holder] |= deduced
        rooms[holder] -= deduced.bit_count()
        may = [cards & ~deduced for cards in may]
        if not rooms[holder]:
            may[holder] = 0
        holder = 0  # a deduction here may allow others elsewhere
    return sure, may


def _voids(elsewhere: int, possible: int) -> list[int]:
    """The suits of which another holder has a card and this one can have none."""
    suits = range(len(SUITS))
    return [suit for suit in suits if elsewhere >> 13 * suit & SUIT_BITS and not possible >> 13 * suit & SUIT_BITS]


def _calls(game: Game, record: SeatRecord) -> list[Call]:
    """All calls, in order."""
    calls = []
    for entry in record.log:
        where, action = divmod(entry, LOG_ACTION)
        phase, seat = divmod(where, LOG_SEAT)
        if phase != PLAY and action != SECRET:
            calls.append(Call(seat, game.phases[phase].name, game.format(phase, action)))
    return calls
