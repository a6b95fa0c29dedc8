"""What a seat can be sure of: a search in which its cards face every layout of the others' cards at once.

The solver chooses its own cards. All others, partners included, play against it, and each may play any card that it
could have and that would be legal, as if the cards were dealt while they are played. A line that succeeds against that
succeeds in every possible layout, whatever the others do; and if none does, some layout and some plays defeat every
line (`docs/puzzles-safety.md`).

The search is alpha-beta with a zero-width window, as that of `search.solver`, on the amount that the solver's side gets
(`solver_hooks.gained`, negative for side 1), or on its points if there are more than two sides.
"""

from __future__ import annotations

from typing import Any

from vierblatt.games import solver_hooks
from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import lowest
from vierblatt.kernel.jit import State, bulk_entry, rule
from vierblatt.kernel.rows import word_of
from vierblatt.kernel.state import PLAY
from vierblatt.kernel.tricks import copy_state, next_seat
from vierblatt.puzzles.safety.belief import (
    BY_SCORE,
    BY_SEAT,
    COUNTING,
    LIMIT,
    LISTED,
    NODES,
    OVERFLOW,
    SIDE_0,
    SIDE_1,
    SOLVER,
    Belief,
    barred_by,
    begin_belief,
    keep,
    mix,
    narrow,
)
from vierblatt.search.solver.copying import copy_play

_legal, _act = dispatch.legal, dispatch.act
_gained, _left, _one_of_equals = solver_hooks.gained, solver_hooks.left, solver_hooks.one_of_equals
_key, _place = solver_hooks.key, solver_hooks.place
_seat_gained, _seat_left = solver_hooks.seat_gained, solver_hooks.seat_left

#: No amount is as large; a search that was stopped, by its limit or because it met a question besides cards.
FAR = 1 << 40
STOPPED = 1 << 41
#: Nothing is known about a position yet.
UNKNOWN = 1 << 42
#: The questions of `ask`.
BEGIN, POSSIBLE, PLAY_CARD, SEARCH = range(4)
#: The columns of the table: two numbers that identify a position, then the bounds of what is still to come.
KEY, CHECK, LEAST, MOST = range(4)
#: Instead of an amount (`result_of`): whether it decides, its least and its most.
IS_COUNTED, LEAST_AMOUNT, MOST_AMOUNT = -1, -2, -3
#: How many places of the table a position may be in.
BUCKET = 4


@rule
def settled(s: State, belief: Belief) -> int:
    """The amount that the solver's side has, between tricks or at the end of the deal."""
    way, seat = int(belief.numbers[COUNTING]), int(belief.numbers[SOLVER])
    if way <= SIDE_1:
        amount: int = _gained(s)
        return amount if way == SIDE_0 else -amount
    if way == BY_SEAT:
        own: int = _seat_gained(s, seat)
        return own
    if s.turn >= 0:
        return 0
    points: int = s.deal_scores[seat % 2] - s.deal_scores[1 - seat % 2] if way == BY_SCORE else s.deal_scores[seat]
    return dispatch.points_sign(s) * points


@rule
def to_come(s: State, belief: Belief) -> int:
    """How much the amount can still change: up if this is above 0, down if below; FAR if that is not known."""
    way = int(belief.numbers[COUNTING])
    if way <= SIDE_1:
        left: int = _left(s)
        return left if way == SIDE_0 else -left
    if way == BY_SEAT:
        own: int = _seat_left(s, int(belief.numbers[SOLVER]))
        return own
    return FAR


@rule
def make_key(s: State, belief: Belief, level: int) -> None:
    """Two hashes of everything that the rest of the deal depends on, between tricks."""
    first, second = 1, 2
    solver, by_places = int(belief.numbers[SOLVER]), False
    if belief.numbers[LISTED] == 0 and belief.numbers[COUNTING] <= BY_SEAT and lay_aside(s, belief, level, 0):
        exact = _key(s, belief.hook_key)
        by_places = exact > 0
        for n in range(exact):
            first, second = mix(first, int(belief.hook_key[n])), mix(second, int(belief.hook_key[n]))
    if not by_places:
        for n in range(len(belief.words)):
            word = word_of(s, belief.words[n])
            first, second = mix(first, word), mix(second, word)
    hand = _place(s, s.hands[solver]) if by_places else s.hands[solver]
    first, second = mix(first, hand), mix(second, hand)
    for holder in range(belief.allowed.shape[1]):
        cards = int(belief.allowed[level, holder])
        if by_places:
            cards = _place(s, cards)
        first, second = mix(first, cards), mix(second, cards)
    if belief.numbers[LISTED] == 1:
        first, second = mix(first, int(belief.marks[level, 0])), mix(second, int(belief.marks[level, 1]))
    clear_hands(s, belief)
    belief.key[0] = first
    belief.key[1] = second


@rule
def find(table: Any, first: int, second: int) -> int:
    """The place of a position in the table, or -1."""
    start = first & (len(table) - 1) & ~(BUCKET - 1)
    for place in range(start, start + BUCKET):
        if table[place, KEY] == first and table[place, CHECK] == second:
            return place
    return -1


@rule
def store(belief: Belief, first: int, second: int, target: int, value: int) -> None:
    """Stores the bound that a search for `target` has found, both relative to what the position has."""
    table = belief.table
    place = find(table, first, second)
    if place < 0:
        place = (first & (len(table) - 1) & ~(BUCKET - 1)) + (int(belief.numbers[NODES]) & (BUCKET - 1))
        table[place, KEY] = first
        table[place, CHECK] = second
        table[place, LEAST] = -FAR
        table[place, MOST] = FAR
    if value >= target:
        table[place, LEAST] = max(int(table[place, LEAST]), value)
    else:
        table[place, MOST] = min(int(table[place, MOST]), value)


@rule
def lay_aside(s: State, belief: Belief, level: int, group: int) -> bool:
    """Puts the hidden cards besides `group` into a hand of neither the solver nor `s.turn`; False if there is none.

    The hooks of a game then see which cards are still in play.
    """
    seat = next_seat(s, s.turn)
    while seat == belief.numbers[SOLVER]:
        seat = next_seat(s, seat)
    if seat == s.turn:
        return False
    cards = 0
    for holder in range(belief.allowed.shape[1]):
        cards |= int(belief.allowed[level, holder])
    s.hands[seat] = cards & ~group
    return True


@rule
def clear_hands(s: State, belief: Belief) -> None:
    """No seat but the solver has cards: they are in the belief."""
    for seat in range(s.seats):
        if seat != belief.numbers[SOLVER]:
            s.hands[seat] = 0


@rule
def own_cards(s: State, belief: Belief, level: int) -> int:
    """The solver's cards to try: one of each class of equivalent ones."""
    cards: int = _legal(s)
    if cards & (cards - 1) != 0 and lay_aside(s, belief, level, 0):
        cards = _one_of_equals(s, cards)
    clear_hands(s, belief)
    return cards


@rule
def alike(belief: Belief, level: int, card: int, cards: int) -> int:
    """Those of these cards that may be wherever `card` may be, and nowhere else."""
    for holder in range(belief.allowed.shape[1]):
        allowed = int(belief.allowed[level, holder])
        cards &= allowed if allowed >> card & 1 else ~allowed
    return cards


@rule
def only_here(belief: Belief, level: int, holder: int) -> int:
    """The cards that this holder has in every layout."""
    cards = int(belief.allowed[level, holder])
    for other in range(belief.allowed.shape[1]):
        if other != holder:
            cards &= ~int(belief.allowed[level, other])
    return cards


@rule
def others_cards(s: State, belief: Belief, level: int, free: int) -> int:
    """The cards of another seat to try: what it may have, without cards that are equivalent to one of these.

    Two neighbours are equivalent if they are in the same hand, or if no hidden card follows in this trick: whoever
    holds the other one, it is then the next in rank where this one was. `free`: as `free_cards`.
    """
    holder = int(belief.holder_of[s.turn])
    cards = int(belief.allowed[level, holder])
    if belief.numbers[LISTED] == 1:
        return cards
    after = s.seats - s.in_trick - 1
    is_last = after == 0 or (after == 1 and next_seat(s, s.turn) == belief.numbers[SOLVER])
    rest = cards & free if is_last else only_here(belief, level, holder) & free
    kept = cards & ~rest
    while rest != 0:
        group = alike(belief, level, lowest(rest), rest)
        rest &= ~group
        if group & (group - 1) != 0 and lay_aside(s, belief, level, group):
            s.hands[s.turn] = group
            group = _one_of_equals(s, group)
        kept |= group
    clear_hands(s, belief)
    return kept


@rule
def free_cards(s: State, belief: Belief, level: int) -> int:
    """The cards that `s.turn` may play whatever else it has of the cards that it may have."""
    s.hands[s.turn] = int(belief.allowed[level, belief.holder_of[s.turn]])
    cards: int = _legal(s)
    s.hands[s.turn] = 0
    return cards


@rule
def advance(states: State, belief: Belief, level: int, card: int, free: int) -> bool:
    """Plays a card into the next level; False if no layout allows it. `free`: as `free_cards`, for other seats."""
    s = states[level]
    seat = s.turn
    if seat == belief.numbers[SOLVER]:
        keep(belief, level)
    else:
        holder = int(belief.holder_of[seat])
        barred = 0
        if free >> card & 1 == 0:
            barred = barred_by(s, card, int(belief.allowed[level, holder]))
            s.hands[seat] = 0
        if not narrow(belief, level, holder, card, barred):
            return False
    after = states[level + 1]
    copy_play(after, s)
    if seat != belief.numbers[SOLVER]:
        after.hands[seat] = 1 << card
    _act(after, card)
    return True


@rule
def most_promising(belief: Belief, seat: int, cards: int) -> int:
    """The card that decided most often."""
    best, most = lowest(cards), -1
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if belief.hints[seat, card] > most:
            best, most = card, int(belief.hints[seat, card])
    return best


@rule
def begin(states: State, belief: Belief) -> bool:
    """Prepares the position and the belief of level 0, and copies the position to all levels; False if impossible."""
    s = states[0]
    if belief.numbers[COUNTING] <= SIDE_1:
        solver_hooks.prepare(s)
    clear_hands(s, belief)
    for level in range(1, len(states)):
        copy_state(states, 0, level)
    return begin_belief(belief)


@rule
def possible(states: State, belief: Belief, level: int) -> int:
    """The cards that may be played at a level, as bits: the solver's legal ones, or those of some layout."""
    s = states[level]
    if s.turn == belief.numbers[SOLVER]:
        own: int = _legal(s)
        return own
    cards, found = int(belief.allowed[level, belief.holder_of[s.turn]]), 0
    free = free_cards(s, belief, level)
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if advance(states, belief, level, card, free):
            found |= 1 << card
    return found


@rule
def look_up(s: State, belief: Belief, level: int, target: int) -> int:
    """A bound that is known between two tricks without trying a card; UNKNOWN if none is."""
    has, rest = settled(s, belief), to_come(s, belief)
    if rest != FAR:
        if has + min(rest, 0) >= target:
            return has + min(rest, 0)
        if has + max(rest, 0) < target:
            return has + max(rest, 0)
    make_key(s, belief, level)
    place = find(belief.table, int(belief.key[0]), int(belief.key[1]))
    if place >= 0:
        least, most = has + int(belief.table[place, LEAST]), has + int(belief.table[place, MOST])
        if least >= target:
            return least
        if most < target:
            return most
    return UNKNOWN


@bulk_entry
def ask(states: State, belief: Belief, level: int, question: int, argument: int) -> int:
    """The answer to a question about the position of a level.

    BEGIN: prepares level 0; 0 if there is no layout. POSSIBLE: the cards that may be played. PLAY: plays the card
    `argument` into the next level; 0 if no layout allows it. SEARCH: a bound on the amount that the solver's side can
    be sure of, a lower one if it reaches the target `argument`, else an upper one; STOPPED if it is not known after
    `LIMIT` positions.

    It is one entry because each would compile the rules again. Only Python may call it: a recursive function called by
    another compiled function breaks when loaded from the cache.
    """
    s, numbers = states[level], belief.numbers
    mine, seat = s.turn == numbers[SOLVER], int(s.turn)
    if question == BEGIN:
        return int(begin(states, belief))
    if question == POSSIBLE:
        return possible(states, belief, level)
    if question == PLAY_CARD:
        free = 0 if mine else free_cards(s, belief, level)
        open_cards = _legal(s) if mine else int(belief.allowed[level, belief.holder_of[seat]])
        return int(open_cards >> argument & 1 == 1 and advance(states, belief, level, argument, free))
    numbers[NODES] += 1
    if s.turn < 0:
        return settled(s, belief)
    if s.phase != PLAY or numbers[NODES] > numbers[LIMIT]:
        return STOPPED
    between, first, second = s.in_trick == 0, 0, 0
    if between:
        known = look_up(s, belief, level, argument)
        if known != UNKNOWN:
            return known
        first, second = int(belief.key[0]), int(belief.key[1])
    free = 0 if mine else free_cards(s, belief, level)
    cards = own_cards(s, belief, level) if mine else others_cards(s, belief, level, free)
    best = -FAR if mine else FAR
    while cards != 0:
        card = most_promising(belief, seat, cards)
        cards &= ~(1 << card)
        if not advance(states, belief, level, card, free):
            if numbers[OVERFLOW] == 1:
                return STOPPED
            continue
        # With a literal number in place of `question`, the recursion crashes when loaded from the cache (Numba 0.68.1).
        value: int = ask(states, belief, level + 1, question, argument)
        if value == STOPPED:
            return STOPPED
        best = max(best, value) if mine else min(best, value)
        if (value >= argument) == mine:
            belief.hints[seat, card] += 1
            break
    if between:
        has = settled(s, belief)
        store(belief, first, second, argument - has, best - has)
    return best


@bulk_entry
def result_of(states: State, amount: int) -> int:
    """The score of side 0 less that of side 1 for an amount of the quantity, or one of the three below.

    states: state 0 is a position with all hands, state 1 is scratch space.
    """
    copy_state(states, 0, 1)
    s = states[1]
    solver_hooks.prepare(s)
    if amount == IS_COUNTED:
        return int(solver_hooks.is_counted(s))
    if amount == LEAST_AMOUNT:
        return int(_gained(s))
    if amount == MOST_AMOUNT:
        return int(_gained(s) + _left(s))
    return int(solver_hooks.result(s, amount))
