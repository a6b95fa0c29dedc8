"""A summary of a deal's log, updated action by action, so that an observation need not read the whole log again.

Every environment has a row of memory in addition to its state: how many entries of the log have been read, how many of
them were calls, the cards that each seat has played (bit sets of places), and then, one byte each, when each card was
played, the calls (flat id - places + 1; UNKNOWN for one that only its player knows) and who made them (seat + 1).
"""

from __future__ import annotations

from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.rows import Row, load_word, put, store_word
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY, SECRET
from vierblatt.observations.shape import CALLED, PLAYED, READ, calls, cards, memory_size, place, seats

#: In place of a call that only its player knows.
UNKNOWN = -1


@rule
def clear_log_summary(s: State, memory: Row, at: int) -> None:
    """Clears the row of memory for a new deal."""
    for k in range(at, at + memory_size(s), 8):
        store_word(memory, k, 0)


@rule
def update_log_summary(s: State, flats: Row, memory: Row, at: int) -> None:
    """Adds the log entries that are new since the last update to the row of memory that begins at `at`."""
    read, called = load_word(memory, at + READ), load_word(memory, at + CALLED)
    orders = at + PLAYED + 8 * seats(s)
    for k in range(read, s.logged):
        entry = s.log[k]
        seat = entry // LOG_ACTION % LOG_SEAT
        phase = entry // (LOG_ACTION * LOG_SEAT)
        if phase == PLAY:
            where = place(s, entry % LOG_ACTION)
            played = at + PLAYED + 8 * seat
            store_word(memory, played, load_word(memory, played) | 1 << where)
            put(memory, orders + where, k - called + 1)
        else:
            action = entry % LOG_ACTION
            call_code = UNKNOWN
            if action != SECRET:
                call_code = load_word(flats, 8 * (phase * LOG_ACTION + action)) - cards(s) + 1
            put(memory, orders + cards(s) + called, call_code)
            put(memory, orders + cards(s) + calls(s) + called, seat + 1)
            called += 1
    store_word(memory, at + READ, s.logged)
    store_word(memory, at + CALLED, called)
