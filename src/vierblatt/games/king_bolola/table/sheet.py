"""King Bolola on a score sheet: the dealer's contract, and what each player took of what it counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from vierblatt.cards import members
from vierblatt.errors import BadSheet
from vierblatt.games.king_bolola.rules.scoring import (
    COLUMNS,
    HEART,
    JACK_KING,
    KING,
    LAST,
    QUEEN,
    ROWS,
    TRICK,
    TWELFTH,
    score_deal,
)
from vierblatt.games.king_bolola.rules.state import (
    CALL_MINUS,
    CALLS,
    HEARTS,
    JACKS,
    JACKS_KINGS,
    KING_OF_HEARTS,
    LAYOUT,
    NEGATIVES,
    QUEENS,
    TRUMP,
)
from vierblatt.games.king_bolola.table.events import COLUMN_KEYS, CONTRACT_KEYS
from vierblatt.games.sheets import DealResult, GameSheet, SheetField, SheetReason
from vierblatt.kernel import engine
from vierblatt.kernel.jit import entry
from vierblatt.kernel.state import OVER, States

TRICKS = 13
SEATS = range(4)
#: The columns of which every player has a number: how many there are in a deal (KB-SCORE-3).
NUMBERED = {TRICK: TRICKS, JACK_KING: 8, QUEEN: 4, HEART: 13}
JACK_OF_HEARTS, QUEEN_OF_HEARTS = JACKS & HEARTS, QUEENS & HEARTS
#: The rule of each contract's score.
RULES = (
    "KB-NOTRICKS-1", "KB-JK-1", "KB-QUEENS-1", "KB-HEARTS-1", "KB-LASTTWO-1", "KB-KING-1", "KB-TRUMP-1", "KB-BOLOLA-1",
    "KB-BOLOLA-8",
)  # fmt: skip


@entry
def score_deal_at(states: States, i: int) -> None:
    """Scores the tricks and the cards of state `i`."""
    score_deal(states[i])


def contract_of(call: int) -> int:
    """The contract of a call: all four calls of trumps are one."""
    return call if call < NEGATIVES else TRUMP if call < CALL_MINUS else TRUMP + 1 + call - CALL_MINUS


#: Column -> the calls in which it counts.
COUNTING = {
    column: tuple(CALLS[call] for call in range(len(CALLS)) if ROWS[contract_of(call)][column])
    for column in range(COLUMNS)
}


def name_of(column: int) -> str:
    """The name of a column's field; each player's has the number of the seat behind it."""
    return COLUMN_KEYS[column].replace("-", "_")


def begin(states: States) -> None:
    """Deals; who deals first is known at the table, so no card has to be looked for (AMB-2)."""
    dealer = LAYOUT.reader(states).dealer
    engine.deal(states, 0)
    for name in ("dealer", "turn", "leader"):
        LAYOUT.write(states, name, dealer)


def fields(states: States) -> Sequence[SheetField]:
    """One of the contracts that the dealer may choose; then who took how many of what counts in it."""
    calls = tuple(CALLS[call] for call in members(engine.legal(states, 0)))
    asked = [SheetField("contract", "choice", calls, seat=LAYOUT.reader(states).dealer)]
    for column, most in NUMBERED.items():
        name, when = name_of(column), {"contract": COUNTING[column]}
        asked += [
            SheetField(f"{name}_{seat + 1}", "number", most=most, default=0, when=when, label=name, seat=seat)
            for seat in SEATS
        ]
    return asked + [
        SheetField(name_of(column), "seat", most=3, when={"contract": COUNTING[column]})
        for column in (TWELFTH, LAST, KING)
    ]


def score(states: States, result: DealResult) -> None:
    """Makes the dealer's choice, then scores what the players took."""
    call = CALLS.index(str(result["contract"]))
    engine.act(states, 0, call)
    counts = {column: _counts(result, column) for column in NUMBERED}
    holder = int(result[name_of(KING)]) if name_of(KING) in result else -1
    last, twelfth = (int(result.get(name_of(column), -1)) for column in (LAST, TWELFTH))
    taken = _cards(counts, holder, bolola=call >= CALL_MINUS, last=last, twelfth=twelfth)
    written = {"tricks": counts[TRICK], "taken": taken, "trick_no": TRICKS, "last_winner": last, "twelfth": twelfth}
    for name, value in written.items():
        LAYOUT.write(states, name, value)
    score_deal_at(states, 0)


def _counts(result: DealResult, column: int) -> list[int]:
    """The numbers of the four players, which add up if the column counts in this contract."""
    name = name_of(column)
    counts = [int(result.get(f"{name}_{seat + 1}", 0)) for seat in SEATS]
    if result["contract"] in COUNTING[column] and sum(counts) != NUMBERED[column]:
        raise BadSheet("sheet-sum", rule="KB-SCORE-3", field=name, total=sum(counts), needed=NUMBERED[column])
    return counts


def _cards(counts: Mapping[int, list[int]], holder: int, *, bolola: bool, last: int, twelfth: int) -> list[int]:
    """Cards that each player may have taken, as many of each kind as were counted; raises BadSheet if none can be."""
    if not bolola:
        kinds = [_some(JACKS_KINGS, counts[JACK_KING]), _some(QUEENS, counts[QUEEN]), _some(HEARTS, counts[HEART])]
        king = [KING_OF_HEARTS if seat == holder else 0 for seat in SEATS]
        return [sum(own) | king[seat] for seat, own in enumerate(zip(*kinds, strict=True))]
    for seat in SEATS:
        if counts[TRICK][seat] < (seat == last) + (seat == twelfth):
            raise BadSheet("sheet-last-tricks", seat=seat, tricks=counts[TRICK][seat])
    for jack, queen in product(SEATS, repeat=2):
        taken = _spread(counts, {KING_OF_HEARTS: holder, JACK_OF_HEARTS: jack, QUEEN_OF_HEARTS: queen})
        if taken:
            return taken
    raise BadSheet("sheet-cards-of-players")


def _spread(counts: Mapping[int, list[int]], court: Mapping[int, int]) -> list[int]:
    """The cards of the players if these took the court cards of hearts; empty if they cannot have."""
    own = [sum(card for card, seat in court.items() if seat == each) for each in SEATS]
    left: list[list[int]] = []
    for column, kind in ((JACK_KING, JACKS_KINGS), (QUEEN, QUEENS), (HEART, HEARTS)):
        left.append([counts[column][seat] - (own[seat] & kind).bit_count() for seat in SEATS])
    fits = [
        sum(kinds) + own[seat].bit_count() <= 4 * counts[TRICK][seat]
        for seat, kinds in enumerate(zip(*left, strict=True))
    ]
    if min(map(min, left)) < 0 or not all(fits):
        return []
    plain = [JACKS_KINGS & ~HEARTS, QUEENS & ~HEARTS, HEARTS & ~(JACKS_KINGS | QUEENS)]
    more = [_some(kind, each) for kind, each in zip(plain, left, strict=True)]
    return [own[seat] | sum(kinds) for seat, kinds in enumerate(zip(*more, strict=True))]


def _some(cards: int, counts: Sequence[int]) -> list[int]:
    """The cards of a set dealt out, so many to each."""
    each = iter(members(cards))
    return [sum(1 << next(each) for _ in range(count)) for count in counts]


def reasons(states: States, result: DealResult) -> list[SheetReason]:
    """What counts in the contract; after the last round, who has won."""
    state = LAYOUT.reader(states)
    contract = contract_of(CALLS.index(str(result["contract"])))
    why = [SheetReason(CONTRACT_KEYS[contract], RULES[contract])]
    if state.phase == OVER:
        why += [SheetReason("end", "KB-GEN-3"), SheetReason("winners", "KB-SCORE-2")]
    return why


SHEET = GameSheet(fields=fields, score=score, reasons=reasons, begin=begin)
