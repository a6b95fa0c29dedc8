"""Compiled: adds rows of results to a tally in one pass, for any game."""

from __future__ import annotations

from vierblatt.kernel.jit import State, bulk_entry, rule
from vierblatt.kernel.random import LOW
from vierblatt.simulate.loops import DEALS, FINISHED, FIRST, MARK, MOVES, SCORES, WINNERS

#: Scores from LOWEST to LOWEST + BINS - 1 have separate counts; scores beyond are counted at the ends.
LOWEST, BINS = -4096, 8192
#: Lengths from 0 to LENGTHS - 1 have separate counts; longer ones are counted as the longest.
LENGTHS = 2048
# The first words of a tally; the tables follow, in the order in which `count_rows` computes their offsets.
UNITS, ENDED, ALL_DEALS, ALL_MOVES, CHECKSUM, TABLES = range(6)


@rule
def deal_winners(row: State, sides: int, sign: int) -> int:
    """The sides with the best score of a deal, as bits; none if all are equal. sign: -1 where fewer points win."""
    best, winners = sign * row[SCORES], 0
    for side in range(sides):
        score = sign * row[SCORES + side]
        if score > best:
            best, winners = score, 0
        if score == best:
            winners |= 1 << side
    return winners if winners != (1 << sides) - 1 else 0


@bulk_entry
def count_rows(rows: State, matches: int, seats: int, sides: int, sign: int, words: State) -> None:
    """Adds rows, of matches or of single deals, to the words of a tally. sign: -1 where fewer points win."""
    wins = TABLES + seats
    sums = wins + seats * sides
    products = sums + seats * sides
    scores = products + seats * sides * sides
    lengths = scores + sides * BINS
    for n in range(len(rows)):
        row = rows[n]
        first = row[FIRST]
        winners = row[WINNERS] if matches else deal_winners(row, sides, sign)
        words[UNITS] += 1
        words[ENDED] += row[FINISHED]
        words[ALL_DEALS] += row[DEALS]
        words[ALL_MOVES] += row[MOVES]
        words[CHECKSUM] += (row[MARK] ^ row[MARK] >> 32) & LOW
        words[TABLES + first] += 1
        words[lengths + min(row[DEALS] if matches else row[MOVES], LENGTHS - 1)] += 1
        for side in range(sides):
            score = row[SCORES + side]
            words[wins + first * sides + side] += winners >> side & 1
            words[sums + first * sides + side] += score
            words[scores + side * BINS + min(max(score - LOWEST, 0), BINS - 1)] += 1
            for other in range(sides):
                words[products + (first * sides + side) * sides + other] += score * row[SCORES + other]
