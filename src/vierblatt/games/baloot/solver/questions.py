"""The questions that the search answers: whether the deal reaches at least a given score.

For each configuration (see `goals`), the score is reached by a set of amounts, and perhaps by either kaboot. Usually
one configuration's set contains the other's, so that the player who has to answer a question about projects or Baloot
has a best answer for this score, whatever is played. Then one configuration is left, and only cards need a search.
"""

from __future__ import annotations

from typing import Any

from vierblatt.games.baloot.solver.goals import ALL_LOST, ALL_WON, SAYS, baloot_owner, seat_to_ask
from vierblatt.games.baloot.solver.search import ALL, LISTED, NOTHING, search
from vierblatt.games.baloot.solver.workspace import AMOUNTS, CONTEXT_BITS, CONTEXTS
from vierblatt.kernel.jit import State, rule


@rule
def includes(work: State, first: int, second: int, total: int, score: int) -> bool:
    """Whether the first configuration reaches the score wherever the second one does."""
    a, b = first * AMOUNTS, second * AMOUNTS
    for amount in range(total + 1):
        if work.results[b + amount] >= score > work.results[a + amount]:
            return False
    won = work.results[b + ALL_WON] >= score > work.results[a + ALL_WON]
    return not won and not work.results[b + ALL_LOST] >= score > work.results[a + ALL_LOST]


@rule
def decide(s: State, work: State, bits: int, total: int, score: int) -> int:
    """The configuration that the best answers give; -1 if that depends on the cards."""
    for answers in range(32):
        work.choice[answers] = answers
    for j in range(SAYS, -1, -1):
        if bits >> j & 1 == 0:
            continue
        seat = baloot_owner(s) if j == SAYS else seat_to_ask(s, j)
        for answers in range(1 << j):
            if answers & ~bits != 0:
                continue
            silent, aloud = work.choice[answers], work.choice[answers | 1 << j]
            if includes(work, aloud, silent, total, score):
                more, less = aloud, silent
            elif includes(work, silent, aloud, total, score):
                more, less = silent, aloud
            else:
                return -1
            work.choice[answers] = more if seat & 1 == 0 else less
    return work.choice[0]


@rule
def another_context(work: State, table: Any) -> None:
    """Keeps other questions from using the table entries written from now on."""
    if work.asked == CONTEXTS:
        for i in range(len(table)):
            table[i] = 0
    work.asked = work.asked % CONTEXTS + 1
    work.context = work.asked << CONTEXT_BITS | (work.context & (1 << CONTEXT_BITS) - 1)


@rule
def ask(s: State, work: State, table: Any, got: int, stake: int, rest: int, answers: int, score: int) -> bool:
    """Whether side 0 can reach the score in a configuration; updates `work.low` and `work.high`."""
    total = work.total
    at = answers * AMOUNTS
    first, behind = total + 1, 0
    for amount in range(total + 1):
        hit = work.results[at + amount] >= score
        work.reached[amount] = hit
        if hit:
            first = min(first, amount)
        else:
            behind = amount + 1
    work.all_won = work.results[at + ALL_WON] >= score
    work.all_lost = work.results[at + ALL_LOST] >= score
    if first == behind:
        return ask_amount(s, work, table, got, stake, rest, first, 0)
    # A set with gaps: first the amounts that surely reach it, then those needed in any case, then the set itself.
    if ask_amount(s, work, table, got, stake, rest, behind, 0):
        return True
    if not ask_amount(s, work, table, got, stake, rest, first, 0):
        return False
    return ask_amount(s, work, table, got, stake, rest, first, LISTED)


@rule
def ask_amount(s: State, work: State, table: Any, got: int, stake: int, rest: int, target: int, listed: int) -> bool:
    """Whether side 0 can get `target` points, or with LISTED an amount in `work.reached`; a kaboot may decide too."""
    total = work.total
    open_ = listed
    if s.tricks[1] + s.tricks[3] == 0 and work.all_won != (work.reached[total] if listed else total >= target):
        open_ |= ALL
    if s.tricks[0] + s.tricks[2] == 0 and work.all_lost != (work.reached[0] if listed else target <= 0):
        open_ |= NOTHING
    # The known bounds may answer, unless a kaboot could change the answer.
    if listed == 0 and target > work.high and (open_ == 0 or (open_ == ALL and work.high < total)):
        return False
    if listed == 0 and target <= work.low and (open_ == 0 or (open_ == NOTHING and work.low > 0)):
        return True
    work.target = target
    if listed != 0:
        another_context(work, table)
    value = search(s, work, table, got, stake, rest, open_)
    if open_ == 0 and work.stopped == 0:
        if value >= target:
            work.low = max(work.low, value)
        else:
            work.high = min(work.high, value)
    return value >= target
