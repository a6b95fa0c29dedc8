"""The statistics of deals of Kout Bo: how the auction opened, what was bid and made, and what the jokers won."""

from __future__ import annotations

from vierblatt.cards import JOKERS, XB
from vierblatt.games.counters import Section, add, places
from vierblatt.games.kout_bo.rules.scoring import hokm_tricks
from vierblatt.games.kout_bo.rules.state import BAB, BID, PASS
from vierblatt.kernel.bits import count
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY

LEVELS = ("5", "6", "7", "8", "9")
SECTIONS = (
    Section("opening", (*LEVELS, "malzom")),
    Section("bid", (*LEVELS, "malzom"), rates=("made",), means=("points", "tricks")),
    Section("unplayed", ("bawan",)),
    Section("joker", ("XB", "XR"), of="bid", rates=("trick", "team")),
    Section("maker-jokers", ("0", "1", "2"), of="bid", rates=("made",)),
)
OPENING, CONTRACT, UNPLAYED, JOKER, MAKER_JOKERS = places(SECTIONS)
CONTRACT_WIDTH, JOKER_WIDTH = SECTIONS[1].width, SECTIONS[3].width
MALZOM_ROW = len(LEVELS)


@rule
def count_deal(s: State, counts: State) -> None:
    """Adds the deal that has just ended."""
    counts[OPENING + (MALZOM_ROW if s.malzom else first_bid(s) - BAB)] += 1
    if s.trump < 0:
        counts[UNPLAYED] += 1  # by house rule, calling nine in the first deal has ended the match
        return
    side, tricks = s.maker % 2, hokm_tricks(s)
    made = tricks >= s.bid
    at = CONTRACT + CONTRACT_WIDTH * (MALZOM_ROW if s.malzom else s.bid - BAB)
    counts[at] += 1
    counts[at + 1] += made
    add(counts, at + 2, s.deal_scores[side] - s.deal_scores[1 - side])
    add(counts, at + 4, tricks)
    at = MAKER_JOKERS + 2 * count_jokers(s, counts)
    counts[at] += 1
    counts[at + 1] += made


@rule
def first_bid(s: State) -> int:
    """The first call that was not a pass."""
    for i in range(s.logged):
        call = s.log[i] % LOG_ACTION
        if s.log[i] // LOG_ACTION // LOG_SEAT == BID and call != PASS:
            return call
    return BAB


@rule
def count_jokers(s: State, counts: State) -> int:
    """Counts, for each joker played, whether it won its trick; returns how many jokers the maker had."""
    own = count(s.hands[s.maker] & JOKERS)  # a decided deal may stop early
    for i in range(s.logged):
        card = s.log[i] % LOG_ACTION
        place = s.log[i] // LOG_ACTION
        if card < XB or place // LOG_SEAT != PLAY:
            continue
        seat = place % LOG_SEAT
        team = 0
        for partner in range(seat % 2, s.seats, 2):
            team |= s.taken[partner]
        at = JOKER + JOKER_WIDTH * (card - XB)
        counts[at] += 1
        counts[at + 1] += s.taken[seat] >> card & 1
        counts[at + 2] += team >> card & 1
        own += seat == s.maker
    return own
