"""Projects: which ones a hand holds, which team scores them, their values, and Baloot.

A project is one number: kind, top rank, whether it is a run in trumps, suit. A hand has at most two; the stronger one
is in the low 12 bits of its code.
"""

from __future__ import annotations

from vierblatt.games.baloot.rules.options import BLOCKED_AS_SEED, IN_TURN, NONE_SCORES, TRUMP_THEN_EARLIER
from vierblatt.games.baloot.rules.ranks import ACE, FOUR_SUITS, NO_TRUMP, TEN
from vierblatt.games.baloot.rules.state import NO_SIDE, SUN_MODE, seat_at
from vierblatt.kernel.bits import highest
from vierblatt.kernel.jit import State, constant_table, rule

SIRA, FIFTY, HUNDRED_KIND, HUNDRED_RUN, FOUR_HUNDRED = range(1, 6)  #: BAL-PROJ-4, weakest first
WORDS = constant_table([0, 1, 2, 3, 3, 4])  #: by kind: the word that is said; both hundreds have the same word
RAW = constant_table([0, 20, 50, 100, 200])  #: by word (BAL-PROJ-1)
LENGTH = constant_table([0, 3, 4, 0, 5, 0])  #: by kind: the length of a run
OF_A_KIND = 0b11111 << TEN  #: ranks of which four of a kind are a project: ten to ace
ONE, WORD = 0xFFF, 7  #: masks of one project and one word


@rule
def code(kind: int, top: int) -> int:
    """A project as a number: bits 8 kind, 4 top rank; of a run also 3 in trumps, 0..2 suit."""
    return kind << 8 | top << 4


@rule
def kind_of(project: int) -> int:
    """SIRA .. FOUR_HUNDRED, or 0."""
    return project >> 8


@rule
def project_cards(project: int) -> int:
    """The cards of a project."""
    top = project >> 4 & 15
    length = LENGTH[project >> 8]
    if length == 0:
        return FOUR_SUITS << top if project != 0 else 0
    return ((1 << length) - 1) << (13 * (project & 7) + top + 1 - length)


@rule
def best_run(bottoms: int, kind: int, trump: int) -> int:
    """The highest run of this kind, from the set of the lowest cards of all such runs; trumps first (A37)."""
    bottom = highest((bottoms | bottoms >> 13 | bottoms >> 26 | bottoms >> 39) & 0x1FFF)
    suit = 0
    while bottoms >> (13 * suit + bottom) & 1 == 0:
        suit += 1
    if trump < NO_TRUMP and bottoms >> (13 * trump + bottom) & 1 == 1:
        suit = trump
    return code(kind, bottom + LENGTH[kind] - 1) | (suit == trump) << 3 | suit


@rule
def strongest(hand: int, trump: int, mode: int) -> int:
    """BAL-PROJ-4, BAL-PROJ-5: the best single project of a set of cards, or 0."""
    four = hand & hand >> 13 & hand >> 26 & hand >> 39 & OF_A_KIND
    three = hand & hand >> 1 & hand >> 2
    if four == 0 and three == 0:
        return 0
    if mode == SUN_MODE and four >> ACE & 1 == 1:
        return code(FOUR_HUNDRED, ACE)
    run = three & hand >> 3
    kind, bottoms = SIRA, three
    if run & hand >> 4 != 0:
        kind, bottoms = HUNDRED_RUN, run & hand >> 4
    elif four != 0:
        return code(HUNDRED_KIND, highest(four))
    elif run != 0:
        kind, bottoms = FIFTY, run
    return best_run(bottoms, kind, trump)


@rule
def hand_projects(hand: int, trump: int, mode: int) -> int:
    """BAL-PROJ-2: the strongest project, then the strongest one of the remaining cards; two at most."""
    first = strongest(hand, trump, mode)
    return first | strongest(hand & ~project_cards(first), trump, mode) << 12


@rule
def announce(s: State, seat: int) -> None:
    """BAL-PROJ-3: the seat announces the words of all its projects."""
    own = s.own_projects[seat]
    s.announced[seat] = WORDS[kind_of(own & ONE)] | WORDS[kind_of(own >> 12)] << 3


@rule
def compare_projects(s: State) -> None:
    """BAL-PROJ-5 to BAL-PROJ-7: the team with the strongest announced project; on a tie the earlier seat (A37)."""
    unread = 3 if s.opt_project_tie == TRUMP_THEN_EARLIER else 4
    best, side, tie = 0, NO_SIDE, False
    for place in range(4):
        seat = seat_at(s, place)
        if s.announced[seat] == 0:
            continue
        strength = (s.own_projects[seat] & ONE) >> unread
        if strength > best:
            best, side, tie = strength, seat % 2, False
        elif strength == best and seat % 2 != side:
            tie = True
    s.project_side = NO_SIDE if tie and s.opt_project_tie == NONE_SCORES else side


@rule
def height(project: int) -> int:
    """What is said about a project if the other team has said the same word: its kind and its top rank."""
    return project >> 4


@rule
def name_heights(s: State) -> None:
    """BAL-PROJ-5, A52: if both teams' best projects have the same word, all players with such a one say how high."""
    first = max(s.announced[0] & WORD, s.announced[2] & WORD)
    second = max(s.announced[1] & WORD, s.announced[3] & WORD)
    if s.opt_project_heights != IN_TURN or first != second or first == 0:
        return
    for seat in range(4):
        if s.announced[seat] & WORD == first:
            s.heights[seat] = height(s.own_projects[seat] & ONE)


@rule
def show(s: State, seat: int) -> None:
    """BAL-PROJ-3: with their second cards, the players of the scoring team show their projects."""
    if s.announced[seat] != 0 and seat % 2 == s.project_side:
        own = s.own_projects[seat]
        s.shown[seat] = project_cards(own & ONE) | project_cards(own >> 12)


@rule
def raw_projects(s: State, side: int) -> int:
    """The raw value of all projects of a team that scores them."""
    return announced_value(s, side) if s.project_side == side else 0


@rule
def announced_value(s: State, side: int) -> int:
    """The raw value of all projects that a team has announced."""
    first, second = s.announced[side], s.announced[side + 2]
    return RAW[first & WORD] + RAW[first >> 3] + RAW[second & WORD] + RAW[second >> 3]


@rule
def blocks(s: State, project: int) -> bool:
    """BAL-PROJ-10: whether an announced project costs its owner the Baloot."""
    common = project_cards(project) & s.royals
    if common == 0:
        return False
    if s.opt_baloot_blocked_by == BLOCKED_AS_SEED and common != s.royals:
        return True
    return WORDS[kind_of(project)] >= 3


@rule
def baloot_counts(s: State, seat: int) -> bool:
    """BAL-PROJ-10: no project blocks it, or both cards are in the same Sira or 50."""
    # In eight cards, the second project has neither of the two, or both in a Sira or a 50.
    return s.announced[seat] == 0 or not blocks(s, s.own_projects[seat] & ONE)


@rule
def find_projects(s: State) -> None:
    """Records the projects of each full hand, known only to its owner."""
    for seat in range(4):
        s.own_projects[seat] = hand_projects(s.hands[seat], s.trump, s.mode)
