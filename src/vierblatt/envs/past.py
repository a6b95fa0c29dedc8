"""What the log of a deal tells, kept up to date action by action, so that no observation reads the whole log again.

Every environment has two rows beside its state, in flat arrays: *marks* (int64: entries read, calls among them, then a
bit set of the cards that each seat has played) and *past* (int8: when each card was played, the calls, who made them).
Cards are counted by their places in the pack.

The *plan* of a game is one int64 array that tells compiled code the sizes of all this; the names below are its places.
"""

from __future__ import annotations

from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY

# The places of a plan.
SEATS = 0  #: the most seats the game has
CARDS = 1  #: cards of the pack
CALLS = 2  #: the most actions of a deal that are no cards
SIDES = 3
PHASES = 4  #: phases in which somebody acts
SIZE = 5  #: of an observation
OWN = 6  #: where the game's own part of it begins
RUNS = 7  #: runs of neighbouring cards that the pack is made of
RAW = 8  #: words of the state that are observed as they are, in a game without a rule of its own
SLOTS = 9  #: from here on: the place in the pack of each of the 54 cards
RUN_TABLE = SLOTS + 54  #: from here on, two a run: how far down its cards move to their places, the set of these places
MOST_RUNS = 27
RAW_TABLE = RUN_TABLE + 2 * MOST_RUNS  #: from here on, two a field: its first word, how many words it has

# The places of a row of marks.
READ, CALLED, PLAYED = 0, 1, 2


@rule
def marks_size(plan: State) -> int:
    """The length of a row of marks."""
    return PLAYED + plan[SEATS]


@rule
def past_size(plan: State) -> int:
    """The length of a row of the past."""
    return plan[CARDS] + 2 * plan[CALLS]


@rule
def places(plan: State, cards: int) -> int:
    """A bit set of cards, by their places in the pack."""
    found = 0
    for run in range(RUN_TABLE, RUN_TABLE + 2 * plan[RUNS], 2):
        found |= cards >> plan[run] & plan[run + 1]
    return found


@rule
def forget(plan: State, e: int, marks: State, past: State) -> None:
    """A new deal: nothing has happened in environment `e`."""
    size = marks_size(plan)
    for k in range(e * size, (e + 1) * size):
        marks[k] = 0
    size = past_size(plan)
    for k in range(e * size, (e + 1) * size):
        past[k] = 0


@rule
def remember(s: State, plan: State, flats: State, e: int, marks: State, past: State) -> None:
    """Takes down what the log has more than the rows of environment `e`."""
    own, at, cards = e * marks_size(plan), e * past_size(plan), plan[CARDS]
    for k in range(marks[own + READ], s.logged):
        entry = s.log[k]
        seat = entry // LOG_ACTION % LOG_SEAT
        if entry // (LOG_ACTION * LOG_SEAT) == PLAY:
            slot = plan[SLOTS + entry % LOG_ACTION]
            marks[own + PLAYED + seat] |= 1 << slot
            past[at + slot] = k - marks[own + CALLED] + 1
        else:
            call = at + cards + marks[own + CALLED]
            code = entry // (LOG_ACTION * LOG_SEAT) * LOG_ACTION + entry % LOG_ACTION
            past[call] = flats[code] - cards + 1
            past[call + plan[CALLS]] = seat
            marks[own + CALLED] += 1
    marks[own + READ] = s.logged
