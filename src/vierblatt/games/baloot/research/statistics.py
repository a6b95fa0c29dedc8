"""The statistics of deals of Baloot: how they were bought, whether they were made, and projects."""

from __future__ import annotations

from vierblatt.games.baloot.rules.projects import ONE, WORD, WORDS, kind_of
from vierblatt.games.baloot.rules.state import HOKOM_MODE, KABOOT, MADE, MISSED, NO_CONTRACT, NO_SIDE, SHARED
from vierblatt.games.counters import Section, add, places
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY

PROJECTS = ("sira", "fifty", "hundred", "four-hundred")
SECTIONS = (
    Section("contract", ("hokom", "sun", "ashkal"), rates=("made", "shared", "kaboot", "doubled"), means=("points",)),
    Section("unplayed", ("passed", "kawesh", "cut")),
    Section("round", ("1", "2"), of="contract", rates=("made",)),
    Section("stake", ("double", "triple", "four", "gahwa"), of="contract", rates=("made",)),
    Section("project", ("any", *PROJECTS, "baloot"), of="contract", rates=("counted",)),
    Section("hand", ("any", *PROJECTS), of="contract", each=4),
)
CONTRACT, UNPLAYED, ROUND, STAKE, PROJECT, HAND = places(SECTIONS)
WIDTH = SECTIONS[0].width
BALOOT_ROW = 5


@rule
def count_deal(s: State, counts: State) -> None:
    """Adds the deal that has just ended."""
    if s.trick_no < s.hand_size or s.mode == NO_CONTRACT:
        count_unplayed(s, counts)
        return
    count_contract(s, counts)
    count_projects(s, counts)
    if s.mode == HOKOM_MODE and one_held_royals(s):
        counts[PROJECT + 2 * BALOOT_ROW] += 1
        counts[PROJECT + 2 * BALOOT_ROW + 1] += s.baloot_seat >= 0


@rule
def count_unplayed(s: State, counts: State) -> None:
    """Counts a deal without play: nobody bought, a player showed a Kawesh, or the cutter had the pack reshuffled."""
    shown = s.shown[0] | s.shown[1] | s.shown[2] | s.shown[3]
    counts[UNPLAYED + (2 if s.public_card < 0 else 1 if shown != 0 else 0)] += 1


@rule
def count_contract(s: State, counts: State) -> None:
    """Counts the contract by its kind, bidding round and stake, with the outcome."""
    ahead = s.deal_scores[s.sum_buyer] - s.deal_scores[1 - s.sum_buyer]
    # If each side writes its own points, the verdict decides; otherwise the winner gets all, so the sign decides.
    made = s.verdict == MADE or (s.verdict not in (SHARED, MISSED) and ahead > 0)
    at = CONTRACT + WIDTH * (0 if s.mode == HOKOM_MODE else 1 + s.ashkal)
    counts[at] += 1
    counts[at + 1] += made
    counts[at + 2] += s.verdict == SHARED
    counts[at + 3] += s.verdict == KABOOT
    counts[at + 4] += s.level > 1
    add(counts, at + 5, ahead)
    at = ROUND + 2 * (s.bid_round - 1)
    counts[at] += 1
    counts[at + 1] += made
    if s.level > 1:
        at = STAKE + 2 * (s.level - 2)
        counts[at] += 1
        counts[at + 1] += made


@rule
def said(code: int) -> int:
    """The words of a code of announced projects as a bit set, without the bit for none."""
    return (1 << (code & WORD) | 1 << (code >> 3)) & ~1


@rule
def held(projects: int) -> int:
    """The same for the projects that a hand holds."""
    return (1 << WORDS[kind_of(projects & ONE)] | 1 << WORDS[kind_of(projects >> 12)]) & ~1


@rule
def count_projects(s: State, counts: State) -> None:
    """Counts projects by word: hands that hold one, deals in which a hand does, deals in which one scores."""
    dealt, scoring = 0, 0
    for seat in range(4):
        own = held(s.own_projects[seat])
        dealt |= own
        counts[HAND] += own != 0
        for word in range(1, 5):
            counts[HAND + word] += own >> word & 1
    side = s.project_side
    if side >= 0 and side != NO_SIDE and s.sum_projects[side] > 0:
        scoring = said(s.announced[side]) | said(s.announced[side + 2])
    counts[PROJECT] += dealt != 0
    counts[PROJECT + 1] += scoring != 0
    for word in range(1, 5):
        counts[PROJECT + 2 * word] += dealt >> word & 1
        counts[PROJECT + 2 * word + 1] += scoring >> word & 1


@rule
def one_held_royals(s: State) -> bool:
    """Whether king and queen of trumps were in one hand, declared or not."""
    first = -1
    for i in range(s.logged):
        place = s.log[i] // LOG_ACTION
        if place // LOG_SEAT == PLAY and s.royals >> s.log[i] % LOG_ACTION & 1:
            if first >= 0:
                return place % LOG_SEAT == first
            first = place % LOG_SEAT
    return False
