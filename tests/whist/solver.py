"""What the exact solver needs to know about whist: tricks, relative ranks, quick tricks."""

from __future__ import annotations

from typing import Any

from tests.whist.order import order
from vierblatt.games.relative_ranks import from_up, highest_of_runs, in_hands, lowest_of_run, on_table, spread, squeeze
from vierblatt.games.solver_hooks import GameSolver
from vierblatt.kernel.bits import count, highest
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import suit_cards, suit_of


@rule
def gained(s: State) -> int:
    """Tricks."""
    return s.tricks[0] + s.tricks[2]


@rule
def left(s: State) -> int:
    """The tricks to come."""
    return 13 - s.trick_no


@rule
def result(s: State, quantity: int) -> int:
    """WH-SCORE-1."""
    return max(quantity - 6, 0) - max(7 - quantity, 0)


@rule
def representatives(s: State, cards: int) -> int:
    """Neighbours among the cards not played in earlier tricks."""
    return highest_of_runs(cards, in_hands(s) | on_table(s))


@rule
def class_and_higher(s: State, card: int) -> int:
    """Down to the lowest neighbour."""
    return from_up(lowest_of_run(card, s.hands[s.turn], in_hands(s) | on_table(s)))


@rule
def key(s: State, out: Any) -> int:
    """The lengths of all suits in all hands, leader and trump; then the places of three hands."""
    there = in_hands(s)
    trump = s.trump if s.trump < 4 and there & suit_cards(s.trump) != 0 else 4
    shape = trump << 2 | s.turn
    for seat in range(4):
        hand = s.hands[seat]
        for suit in range(3):
            shape = shape << 4 | count(hand & suit_cards(suit))
    out[0] = shape << 4 | s.held[0]
    for seat in range(3):
        out[1 + seat] = squeeze(s.hands[seat], there)
    out[4] = 0
    out[5] = 0
    out[6] = 0
    return 1


@rule
def place(s: State, cards: int) -> int:
    """Among all cards in hands."""
    return squeeze(cards, in_hands(s))


@rule
def cards_at(s: State, places: int) -> int:
    """Among all cards in hands."""
    return spread(places, in_hands(s))


@rule
def relevant_cards(s: State) -> int:
    """The winning card, if another of its suit was in the trick."""
    winner = s.last_trick[(s.last_winner - s.last_leader) & 3]
    suit = suit_of(winner)
    same = 0
    for i in range(4):
        same += suit_of(s.last_trick[i]) == suit
    return from_up(winner) if same > 1 else 0


@rule
def tops(hand: int, cards: int) -> int:
    """How many of the highest of these cards of a suit are in a hand, without a gap."""
    others = cards & ~hand
    return count(hand & (-1 << highest(others))) if others else count(hand)


@rule
def nth_highest(cards: int, n: int) -> int:
    """The n-th highest card, from 1."""
    for _ in range(n - 1):
        cards ^= 1 << highest(cards)
    return highest(cards)


@rule
def quick_tricks(s: State, work: Any, seat: int, need: int) -> int:
    """Tricks that a seat takes at once when it leads, with its own winners and then its partner's.

    It stops counting at `need`, so that fewer cards are relevant.
    """
    there, trump = in_hands(s), s.trump
    mine, other, first, second = s.hands[seat], s.hands[seat ^ 2], s.hands[(seat + 1) & 3], s.hands[(seat + 3) & 3]
    first_ruffs, second_ruffs, other_ruffs = False, False, False
    total = 0
    if trump < 4:
        suit = suit_cards(trump)
        total = tops(mine & suit, there & suit) if mine & suit else 0
        longest = max(count(first & suit), count(second & suit))
        if total < longest:
            first_ruffs, second_ruffs = first & suit != 0, second & suit != 0
            total = top_trumps(s, work, seat, need)
            other_ruffs = other & suit != 0
        else:
            if total > 0:
                work.relevant |= from_up(nth_highest(there & suit, total))
            if total >= count(other & suit):
                total = count(mine & suit)
            other_ruffs = total < count(other & suit)
    plain, beside, enters = 0, 0, False
    most = count(other & ~suit_cards(trump)) if other_ruffs else 13  # after these the partner has to ruff
    helps = not (other_ruffs or first_ruffs or second_ruffs)
    for number in range(4):
        if number == trump:
            continue
        if total + min(plain, most) + (beside if enters else 0) >= need:
            break
        suit = suit_cards(number)
        cards, in_hand = there & suit, mine & suit
        if cards == 0:
            continue
        n = tops(in_hand, cards) if in_hand else 0
        longest = max(count(first & suit), count(second & suit), count(other & suit))
        takes = count(in_hand) if n >= longest else n
        safe = count(first & suit) if first_ruffs else 13
        if second_ruffs:
            safe = min(safe, count(second & suit))
        if safe > 0 and n > 0:
            work.relevant |= from_up(nth_highest(cards, min(n, safe)))
            plain += min(takes, safe)
        if helps and takes == n:
            rest, held = cards & ~in_hand, other & suit
            m = min(tops(held, rest) if held else 0, count(held) - n)
            if m > 0:
                beside += m
                work.relevant |= from_up(nth_highest(rest, m))
                enters = enters or count(in_hand) > n
    return min(total + min(plain, most) + (beside if enters else 0), s.held[seat])


@rule
def can_enter(s: State, work: Any, seat: int) -> bool:
    """Whether the seat that leads can give the lead to its partner `seat` for the first of the partner's winners."""
    there, trump = in_hands(s), s.trump
    mine, other, first, second = s.hands[seat ^ 2], s.hands[seat], s.hands[(seat + 1) & 3], s.hands[(seat + 3) & 3]
    trumps = suit_cards(trump) if trump < 4 else 0
    for number in range(4):
        suit = suit_cards(number)
        cards = there & suit
        if mine & suit == 0 or cards == 0:
            continue
        best = highest(cards)
        if other >> best & 1 == 0:
            continue
        if number != trump and (
            (first & trumps != 0 and first & suit == 0) or (second & trumps != 0 and second & suit == 0)
        ):
            continue
        work.relevant |= from_up(best)
        return True
    return False


@rule
def sure_winners(mine: int, theirs: int) -> int:
    """The trumps of a hand that must win: those for which the opponents have no higher trump left.

    Each trick that one of them loses costs the opponents a higher trump, so those that cannot be paired win.
    """
    found, higher = 0, 0
    both = mine | theirs
    while both != 0:
        card = highest(both)
        both ^= 1 << card
        if theirs >> card & 1:
            higher += 1
        elif higher > 0:
            higher -= 1
        else:
            found |= 1 << card
    return found


@rule
def top_trumps(s: State, work: Any, seat: int, need: int) -> int:
    """Tricks that a side must take sooner or later with its trumps."""
    suit = suit_cards(s.trump)
    cards = in_hands(s) & suit
    one, other = s.hands[seat] & suit, s.hands[seat ^ 2] & suit
    both = one | other
    if both == 0:
        return 0
    theirs = cards & ~both
    longest = max(count(one), count(other))
    n = min(tops(both, cards), longest)
    if n < need:
        first, second = sure_winners(one, theirs), sure_winners(other, theirs)
        more = first if count(first) >= count(second) else second
        if count(more) > n:
            n = min(count(more), need)
            work.relevant |= from_up(nth_highest(more, n))
            return n
    if n > 0:
        work.relevant |= from_up(nth_highest(cards, min(n, need)))
    return n


@rule
def second_stands(s: State, work: Any, seat: int) -> bool:
    """Whether a side takes a trick with the second trump, guarded and behind the highest.

    Its holder plays it when the highest is not played. It could be lost only by leading it, so its holder must not be
    on lead.
    """
    suit = suit_cards(s.trump)
    cards = in_hands(s) & suit
    best = highest(cards)
    rest = cards ^ 1 << best
    if rest == 0:
        return False
    second = highest(rest)
    for holder in (seat, seat ^ 2):
        hand = s.hands[holder]
        if holder != s.turn and hand >> second & 1 and s.hands[(holder + 3) & 3] >> best & 1 and count(hand & suit) > 1:
            work.relevant |= from_up(second)
            return True
    return False


@rule
def loses(s: State, work: Any, seat: int) -> int:
    """Without trumps: the tricks that the leading side must lose once it has no more suits in which it is high."""
    there, long, first, second = in_hands(s), 0, 0, 0
    one, other = s.hands[seat], s.hands[seat ^ 2]
    third, fourth = s.hands[(seat + 1) & 3], s.hands[(seat + 3) & 3]
    for number in range(4):
        suit = suit_cards(number)
        cards = there & suit
        if cards == 0:
            continue
        best = highest(cards)
        if (one | other) >> best & 1:
            long += max(count(one & suit), count(other & suit))
            continue
        holder = third if third >> best & 1 else fourth
        n = tops(holder & suit, cards)
        work.relevant |= from_up(nth_highest(cards, n))
        if holder == third:
            first += n
        else:
            second += n
    least = first if second == 0 else second if first == 0 else min(first, second)
    return min(least, s.held[seat] - long) if long < s.held[seat] else 0


@rule
def sooner_or_later(s: State, work: Any, seat: int, need: int) -> int:
    """`need` if a side is certain to take that many tricks with its trumps, whoever leads; otherwise 0."""
    work.relevant = 0
    suit = suit_cards(s.trump)
    if max(count(s.hands[seat] & suit), count(s.hands[seat ^ 2] & suit)) >= need:
        if top_trumps(s, work, seat, need) >= need:
            return need
        work.relevant = 0
    return 1 if need == 1 and second_stands(s, work, seat) else 0


@rule
def bounds(s: State, work: Any) -> None:
    """Quick tricks of the side that leads; then what either side takes sooner or later."""
    leader, n = s.turn, s.held[s.turn]
    mine = leader & 1 == 0
    need = work.need if mine else n - work.need + 1
    takes, lost = quick_tricks(s, work, leader, need), 0
    if takes < need:
        work.relevant = 0
        takes = quick_tricks(s, work, leader ^ 2, need) if can_enter(s, work, leader ^ 2) else 0
    if takes < need:
        against = n - need + 1
        if s.trump < 4 and in_hands(s) & suit_cards(s.trump) != 0:
            takes = sooner_or_later(s, work, leader, need)
            lost = sooner_or_later(s, work, leader ^ 1, against) if takes == 0 else 0
        else:
            work.relevant = 0
            takes, lost = 0, loses(s, work, leader)
            if lost < against:
                work.relevant = 0
                lost = 0
    if mine:
        work.least = takes
        work.most = n - lost
    else:
        work.least = lost
        work.most = n - takes


SOLVER = GameSolver(
    gained=gained, left=left, result=result, representatives=representatives, class_and_higher=class_and_higher,
    order=order, key=key, place=place, cards_at=cards_at, relevant_cards=relevant_cards, bounds=bounds,
    constant_fields=("log", "scores", "scored", "dealer", "deal_no", "hand_size", "winners", "trump", "taken",
        "last_trick", "last_leader", "last_winner"),
)  # fmt: skip
