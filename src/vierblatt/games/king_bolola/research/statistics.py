"""The statistics of deals of King Bolola: contracts, points by place, queens taken, when the king falls."""

from __future__ import annotations

from vierblatt.games.counters import Section, add, places
from vierblatt.games.king_bolola.rules.state import KING, KING_OF_HEARTS, NO_QUEENS, QUEENS
from vierblatt.games.king_bolola.table.events import CONTRACT_KEYS
from vierblatt.kernel.bits import count
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT

SECTIONS = (
    Section("contract", CONTRACT_KEYS, rates=("nothing", "early"), means=("chooser", "tricks")),
    Section("place", ("1", "2", "3", "4"), of="", means=("points",)),
    Section("queens", ("0", "1", "2", "3", "4"), of="contract.no-queens", each=4),
    Section("king-falls", tuple(str(trick) for trick in range(1, 14)), of="contract.no-king"),
)
CONTRACT, PLACE, QUEENS_TAKEN, KING_FALLS = places(SECTIONS)
CONTRACT_WIDTH, PLACE_WIDTH = SECTIONS[0].width, SECTIONS[1].width


@rule
def count_deal(s: State, counts: State) -> None:
    """Adds the deal that has just been scored. The dealer's choice is the first action of the deal."""
    chooser = s.log[0] // LOG_ACTION % LOG_SEAT
    at = CONTRACT + CONTRACT_WIDTH * s.contract
    counts[at] += 1
    counts[at + 1] += s.deal_scores[chooser] == 0
    counts[at + 2] += s.trick_no < s.hand_size
    add(counts, at + 3, s.deal_scores[chooser])
    add(counts, at + 5, s.trick_no)
    for place in range(4):
        seat = (chooser + place) & 3
        counts[PLACE + PLACE_WIDTH * place] += 1
        add(counts, PLACE + PLACE_WIDTH * place + 1, s.deal_scores[seat])
        if s.contract == NO_QUEENS:
            counts[QUEENS_TAKEN + count(s.taken[seat] & QUEENS)] += 1
    if s.contract == KING:
        counts[KING_FALLS + trick_of_king(s)] += 1


@rule
def trick_of_king(s: State) -> int:
    """The trick in which the king of hearts fell, from 0; after the dealer's choice, the log has four cards a trick."""
    for i in range(1, s.logged):
        if 1 << s.log[i] % LOG_ACTION == KING_OF_HEARTS:
            return (i - 1) // 4
    return 0
