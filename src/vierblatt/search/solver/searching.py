"""Alpha-beta with a zero-width window: each search asks whether side 0 gets at least the target.

It runs the game's own `legal` and `act` on copies of the record, one level of `states` for every action, with the
game's hooks (`games.solver_hooks`). The result is a bound. If it reaches the target, it is a lower bound on what side 0
gets; otherwise it is an upper bound.
"""

from __future__ import annotations

from typing import Any

from vierblatt.games import solver_hooks
from vierblatt.games.relative_ranks import with_higher
from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import lowest
from vierblatt.kernel.borrowing import borrowed
from vierblatt.kernel.jit import State, bulk_entry, rule
from vierblatt.kernel.state import PLAY
from vierblatt.kernel.tricks import copy_state, suit_cards, suit_of
from vierblatt.search.solver.copying import copy_play
from vierblatt.search.solver.transposition_table import (
    bounds_of,
    bucket,
    find,
    keep,
    least_of,
    mask_of,
    most_of,
    pack_bounds,
)
from vierblatt.search.solver.workspace import KILLERS, MOVES, SEATS

_legal, _act = dispatch.legal, dispatch.act
_gained, _left, _key, _bounds = solver_hooks.gained, solver_hooks.left, solver_hooks.key, solver_hooks.bounds
_representatives, _class_and_higher = solver_hooks.representatives, solver_hooks.class_and_higher
_order = solver_hooks.order
_place, _cards_at, _relevant_cards = solver_hooks.place, solver_hooks.cards_at, solver_hooks.relevant_cards
WORDS = solver_hooks.WORDS

#: Results: a search was stopped by its limit; `probe` cannot decide without trying cards.
STOPPED, UNKNOWN = -1, -2
#: The next target when no question is left.
SETTLED = -1


@rule
def list_moves(s: State, work: Any, level: int) -> int:
    """Writes the moves of a level in the order to try them and returns their number. For a lead, killers come first."""
    actions = _legal(s)
    at = level * MOVES
    n = 0
    if s.phase != PLAY:
        while actions:
            work.moves[at + n] = lowest(actions)
            actions &= actions - 1
            n += 1
        return n
    cards = _representatives(s, actions)
    if cards & (cards - 1) == 0:  # one card needs no order
        work.moves[at] = lowest(cards)
        return 1
    if s.in_trick == 0:
        killers = (level * SEATS + s.turn) * KILLERS
        for i in range(killers, killers + KILLERS):
            card = int(work.killers[i]) - 1
            if card >= 0 and cards >> card & 1:
                work.moves[at + n] = card
                cards ^= 1 << card
                n += 1
    return n + _order(s, cards, work.moves, at + n) if cards else n


@rule
def keep_killer(s: State, work: Any, level: int, card: int) -> None:
    """Remembers a lead that caused a cutoff; the previous one, if different, becomes the second killer."""
    at = (level * SEATS + s.turn) * KILLERS
    if work.killers[at] != card + 1:
        for i in range(at + KILLERS - 1, at, -1):
            work.killers[i] = work.killers[i - 1]
        work.killers[at] = card + 1


@rule
def cards_no_better(card: int, relevant: int) -> int:
    """The cards that cannot do better than `card`, which failed: those of its suit whose ranks did not matter either.

    relevant: the cards that mattered. If `card` is one of them, returns no cards.
    """
    suit = suit_of(card)
    return 0 if relevant >> card & 1 or suit > 3 else suit_cards(suit) & ~relevant


@rule
def probe(s: State, work: Any, table: Any, level: int, target: int) -> int:
    """The bound if it is known without trying a card; otherwise UNKNOWN, with the data for `store_bounds` set.

    Sets `work.relevant_cards[level]`.
    """
    work.relevant_cards[level] = 0
    work.exact[level] = 0
    if s.turn >= 0 and s.in_trick > 0:
        return UNKNOWN
    has: int = _gained(s)
    rest: int = 0
    if s.turn >= 0:
        rest = _left(s)
    if has >= target:
        return has
    if has + rest < target:
        return has + rest
    if work.nodes > work.limit:
        return STOPPED
    if s.phase != PLAY:
        return UNKNOWN
    work.need = target - has
    work.least = 0
    work.most = rest
    work.relevant = 0
    _bounds(s, work)
    work.relevant_cards[level] = work.relevant
    if work.least >= work.need:
        return has + int(work.least)
    if work.most < work.need:
        return has + int(work.most)
    return probe_table(s, work, table, level, has)


@rule
def probe_table(s: State, work: Any, table: Any, level: int, has: int) -> int:
    """As `probe`, from the table."""
    exact = _key(s, work.key)
    if exact == 0:
        return UNKNOWN
    at = level * WORDS
    for i in range(WORDS):
        work.words[at + i] = work.key[i]
    start = bucket(table, work.words, at, exact)
    work.exact[level] = exact
    work.start[level] = start
    slot = find(table, work.words, at, exact, start, work.age, work.need)
    if slot < 0:
        return UNKNOWN
    bounds = bounds_of(table, start, slot)
    work.relevant_cards[level] = with_higher(_cards_at(s, mask_of(table, start, slot)))
    least = least_of(bounds)
    return has + least if least >= work.need else has + most_of(bounds)


@rule
def store_bounds(s: State, work: Any, table: Any, level: int, target: int, value: int) -> None:
    """Stores the result of a search in the table."""
    has, rest = _gained(s), _left(s)
    mask = _place(s, int(work.relevant_cards[level]))
    least = value - has if value >= target else 0
    most = rest if value >= target else value - has
    bounds = pack_bounds(least, most)
    at, exact = level * WORDS, int(work.exact[level])
    keep(table, work.words, at, exact, int(work.start[level]), mask, bounds, work.age, work.nodes)


@bulk_entry
def search(states: State, works: Any, table: Any, level: int, target: int) -> int:
    """A bound on side 0's amount of the quantity at the end of the deal, from the position of a level.

    STOPPED if the node limit is reached. Sets `work.relevant_cards[level]`, the cards that mattered. Only Python may
    call it: a recursive function called by another compiled function breaks when loaded from the cache.
    """
    states, works, table = borrowed(states), borrowed(works), borrowed(table)
    s, work = states[level], works[0]
    work.nodes += 1
    known = probe(s, work, table, level, target)
    if known != UNKNOWN:
        return known
    n = list_moves(s, work, level)
    mine = s.turn % 2 == 0
    after = states[level + 1]
    at = level * MOVES
    best, relevant, skipped = -1, 0, 0
    for i in range(n):
        action = int(work.moves[at + i])
        if skipped >> action & 1:
            continue
        copy_play(after, s)
        _act(after, action)
        value: int = search(states, works, table, level + 1, target)
        if value == STOPPED:
            return STOPPED
        child_relevant = int(work.relevant_cards[level + 1])
        if after.trick_no != s.trick_no:
            child_relevant |= _relevant_cards(after)
        if (value >= target) == mine:
            best, relevant = value, child_relevant
            if s.phase == PLAY and s.in_trick == 0:
                keep_killer(s, work, level, action)
            break
        if s.phase == PLAY:
            skipped |= cards_no_better(action, child_relevant)
            if child_relevant >> action & 1:
                child_relevant |= _class_and_higher(s, action)
        relevant |= child_relevant
        best = value if best < 0 else max(best, value) if mine else min(best, value)
    work.relevant_cards[level] = relevant
    if work.exact[level] > 0:
        store_bounds(s, work, table, level, target, best)
    return best


@rule
def score_of_amount(states: State, work: Any, quantity: int) -> int:
    """The deal score, side 0 less side 1, for an amount of the quantity; with `work.plain`, the amount itself."""
    if work.plain:
        return quantity
    last = len(states) - 1
    copy_state(states, 0, last)
    return int(solver_hooks.result(states[last], quantity))


@rule
def next_step(states: State, work: Any) -> int:
    """The least amount with a higher score than `work.pivot`; if there is none, the least with the same score."""
    bar = score_of_amount(states, work, work.pivot)
    least, most = int(work.pivot), int(work.range_high)
    if score_of_amount(states, work, most) == bar:
        bar -= 1
        least, most = int(work.range_low), int(work.pivot)
    while most - least > 1:
        middle = (least + most) // 2
        if score_of_amount(states, work, middle) > bar:
            most = middle
        else:
            least = middle
    return most


@rule
def next_target(states: State, work: Any) -> int:
    """The next target; SETTLED if all possible amounts have the same score, which is then `work.value`."""
    work.value = score_of_amount(states, work, work.range_low)
    return next_step(states, work) if work.value < score_of_amount(states, work, work.range_high) else SETTLED


@rule
def set_range(s: State, work: Any) -> None:
    """Sets the range of side 0's possible final amounts of the quantity."""
    work.range_low = _gained(s)
    work.range_high = work.range_low + _left(s) if s.turn >= 0 else work.range_low


@bulk_entry
def start_root(states: State, works: Any) -> int:
    """Prepares the position of level 0 for the search, copies it to all levels and returns the first target."""
    work = works[0]
    solver_hooks.prepare(states[0])
    for level in range(1, len(states)):
        copy_state(states, 0, level)
    set_range(states[0], work)
    work.root_low, work.root_high = work.range_low, work.range_high
    work.pivot = (work.range_low + work.range_high) // 2
    return next_target(states, work)


@bulk_entry
def root_moves(states: State, works: Any) -> int:
    """When level 0 is settled: keeps its bounds for `start_child` and returns its actions, one of each class."""
    s, work = states[0], works[0]
    work.best_low, work.best_high = work.range_low, work.range_high
    actions: int = _legal(s)
    return int(_representatives(s, actions)) if s.phase == PLAY else actions


@bulk_entry
def start_child(states: State, works: Any, action: int) -> int:
    """Plays an action into level 1 and returns the target that shows whether it is as good as level 0."""
    s, after, work = states[0], states[1], works[0]
    copy_play(after, s)
    _act(after, action)
    set_range(after, work)
    if s.turn % 2 == 0:
        work.range_high = min(work.range_high, work.best_high)
        work.pivot = work.range_high
    else:
        work.range_low = max(work.range_low, work.best_low)
        work.pivot = work.range_low
    return next_target(states, work)


@bulk_entry
def narrow(states: State, works: Any, target: int, bound: int) -> int:
    """Narrows the range by the bound that `search` returned for a target, and returns the next target."""
    work = works[0]
    if bound >= target:
        work.range_low = bound
        work.pivot = bound
    else:
        work.range_high = bound
        work.pivot = max(work.range_low, bound - 1)
    return next_target(states, work)
