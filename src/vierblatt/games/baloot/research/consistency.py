"""Whether a guessed deal fits what was said about projects and Baloot, which involves several cards at once."""

from __future__ import annotations

from vierblatt.games.baloot.rules.projects import (
    ONE,
    WORDS,
    baloot_counts,
    compare_projects,
    find_projects,
    height,
    kind_of,
    project_cards,
)
from vierblatt.games.baloot.rules.state import ANNOUNCING, BALOOT
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY


@rule
def is_consistent(s: State) -> bool:
    """BAL-PROJ-2: projects are those of the eight cards; before the second deal nothing is said about them."""
    if s.phase not in (PLAY, ANNOUNCING, BALOOT):
        return True
    find_projects(s)
    for seat in range(4):
        if not words_fit(s, seat):
            return False
    return comparison_fits(s) and baloot_fits(s)


@rule
def words_fit(s: State, seat: int) -> bool:
    """BAL-PROJ-3: a player who announced anything announced all; one who chose to be silent (A40) may have any."""
    own = s.own_projects[seat]
    words = WORDS[kind_of(own & ONE)] | WORDS[kind_of(own >> 12)] << 3
    has_led = s.trick_no > 0 or (seat - s.leader) & 3 < s.in_trick
    said = s.announced[seat]
    if said != words and (said != 0 or (has_led and s.opt_auto_declare == 1)):
        return False
    if s.heights[seat] != 0 and s.heights[seat] != height(own & ONE):
        return False
    shown = s.shown[seat]
    return shown == 0 or shown == project_cards(own & ONE) | project_cards(own >> 12)


@rule
def comparison_fits(s: State) -> bool:
    """BAL-PROJ-5 to BAL-PROJ-7: after the first trick it is public which side has the strongest project."""
    side = s.project_side
    if s.trick_no == 0 or s.announced[0] | s.announced[1] | s.announced[2] | s.announced[3] == 0:
        return True
    compare_projects(s)
    fits: bool = s.project_side == side
    s.project_side = side
    return fits


@rule
def baloot_fits(s: State) -> bool:
    """BAL-PROJ-9, BAL-PROJ-10: whether a project blocks the Baloot must agree with what was said about K and Q."""
    seat = s.royal_seat
    if seat < 0 or s.announced[seat] == 0:
        return True
    if s.baloot_seat >= 0 or s.baloot_barred >= 0:
        return baloot_counts(s, seat) == (s.baloot_seat >= 0)
    if s.royals & ~s.seen != 0:
        return True
    both = True
    for n in range(s.logged):
        place = s.log[n] // LOG_ACTION
        if place // LOG_SEAT == PLAY and s.royals >> (s.log[n] & LOG_ACTION - 1) & 1 == 1:
            both = both and place % LOG_SEAT == seat
    return not both or baloot_counts(s, seat)
