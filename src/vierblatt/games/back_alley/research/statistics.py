"""The statistics of deals of Back Alley: calls, contracts, boards and bleeders."""

from __future__ import annotations

from vierblatt.cards import XB
from vierblatt.games.back_alley.rules.state import NO_TRUMP, PASS
from vierblatt.games.counters import Section, add, places
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT

_SIZES = tuple(str(size) for size in range(1, 14))
#: Two partners can bid more than there are tricks; all such sums share a row.
HIGHEST = 14
SECTIONS = (
    Section("size", _SIZES, rates=("passed", "board", "no-trump")),
    Section("call", ("pass", *_SIZES, "board"), each=4),
    Section("bid", ("0", *_SIZES, "more"), rates=("made",), means=("points",), each=2),
    Section("board", _SIZES, of="size.*", rates=("made",), means=("points",), each=2),
    Section("level", ("1", "2", "3", "4"), rates=("made",), means=("points",), each=2),
    Section("bleeder", ("XB", "XR"), rates=("led", "trick", "team")),
)
SIZE, CALL, BID, BOARDS, LEVEL, BLEEDER = places(SECTIONS)
SIZE_WIDTH, CONTRACT_WIDTH, BLEEDER_WIDTH = SECTIONS[0].width, SECTIONS[2].width, SECTIONS[5].width


@rule
def count_deal(s: State, counts: State) -> None:
    """Adds the deal that has just ended."""
    passed = s.high == PASS
    at = SIZE + SIZE_WIDTH * (s.hand_size - 1)
    counts[at] += 1
    counts[at + 1] += passed
    counts[at + 2] += s.boards > 0
    counts[at + 3] += s.trump == NO_TRUMP
    for seat in range(4):
        counts[CALL + s.calls[seat]] += 1
    if not passed:
        count_contract(s, counts, 0)
        count_contract(s, counts, 1)
        count_bleeders(s, counts)


@rule
def count_contract(s: State, counts: State, side: int) -> None:
    """What a team bid and what it scored for that, without the rainbow bonus."""
    tricks, points = s.tricks[side] + s.tricks[side + 2], s.deal_scores[side] - s.bonus[side]
    level = s.board_levels[side]
    if level == 0:
        at = BID + CONTRACT_WIDTH * min(s.bids[side], HIGHEST)
        add_contract(counts, at, int(tricks >= s.bids[side]), points)
        return
    made = int(tricks == s.hand_size)
    add_contract(counts, BOARDS + CONTRACT_WIDTH * (s.hand_size - 1), made, points)
    add_contract(counts, LEVEL + CONTRACT_WIDTH * (level - 1), made, points)


@rule
def add_contract(counts: State, at: int, made: int, points: int) -> None:
    """Adds one team's contract to its row."""
    counts[at] += 1
    counts[at + 1] += made
    add(counts, at + 2, points)


@rule
def count_bleeders(s: State, counts: State) -> None:
    """Counts, for each bleeder played, whether it was led and who won its trick."""
    for i in range(4, s.logged):  # after the four calls
        card = s.log[i] % LOG_ACTION
        if card < XB:
            continue
        seat = s.log[i] // LOG_ACTION % LOG_SEAT
        at = BLEEDER + BLEEDER_WIDTH * (card - XB)
        counts[at] += 1
        counts[at + 1] += i % 4 == 0
        counts[at + 2] += s.taken[seat] >> card & 1
        counts[at + 3] += (s.taken[seat] | s.taken[(seat + 2) & 3]) >> card & 1
