"""Sawa, laying down the rest: BAL-SAWA-1 to BAL-SAWA-4."""

from __future__ import annotations

from vierblatt.games.accusing import open_counting
from vierblatt.games.baloot.rules.options import CUSTOMARY, NO_SAWA
from vierblatt.games.baloot.rules.play import allowed_card, said_card
from vierblatt.games.baloot.rules.projects import baloot_counts
from vierblatt.games.baloot.rules.ranks import beats
from vierblatt.games.baloot.rules.state import ACCEPT, COUNTING, SAWA_ASKED
from vierblatt.kernel.bits import lowest, nth
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import PLAY
from vierblatt.kernel.tricks import next_seat

AT_ONCE, MOST = 3, 5  #: cards that are laid down without asking; and with both opponents' consent
ORDER_BITS = 6  #: of a card in an order of cards


@rule
def may_say_sawa(s: State, seat: int) -> bool:
    """BAL-SAWA-1, BAL-SAWA-2: the leader, with few cards, once a trick."""
    if s.opt_sawa == NO_SAWA or s.phase != PLAY or s.turn != seat or s.in_trick != 0:
        return False
    most = MOST if s.opt_sawa == CUSTOMARY else AT_ONCE
    return s.held[seat] <= most and s.claim_trick != s.trick_no + 1 and said_card(s, s.hands[seat]) == 0


@rule
def say_sawa(s: State) -> None:
    """BAL-SAWA-2: up to three cards are laid down, for more the opponent on the right is asked."""
    s.claim_trick = s.trick_no + 1
    if s.held[s.turn] <= AT_ONCE:
        lay_down(s)
    else:
        s.phase = SAWA_ASKED
        s.turn = next_seat(s, s.turn)


@rule
def answer_sawa(s: State, answer: int) -> None:
    """BAL-SAWA-2: with four cards one opponent has to agree, with five both."""
    first = s.turn == next_seat(s, s.leader)
    both = s.held[s.leader] == MOST
    if first and both == (answer == ACCEPT):
        s.turn = (s.leader + 3) & 3
    elif answer == ACCEPT:
        lay_down(s)
    else:
        s.phase = PLAY
        s.turn = s.leader


@rule
def lay_down(s: State) -> None:
    """BAL-SAWA-3: the leader's cards lie open, and everybody is asked before the score."""
    s.claim_sawa = s.leader + 1
    s.shown[s.leader] |= s.hands[s.leader]
    open_counting(s, COUNTING)


@rule
def take_the_rest(s: State) -> None:
    """BAL-SAWA-3: a sawa of which nobody accused takes all that is left; without one, nothing happens."""
    if s.claim_sawa == 0:
        return
    seat = s.claim_sawa - 1
    if s.opt_auto_declare == 1 and s.baloot_seat < 0:
        say_last_baloot(s)
    s.tricks[seat] += s.held[seat]
    s.last_winner = seat
    for each in range(4):
        s.taken[seat] |= s.hands[each]
        s.seen |= s.hands[each]
        s.hands[each] = 0
        s.held[each] = 0
    s.trick_no = s.hand_size


@rule
def say_last_baloot(s: State) -> None:
    """BAL-SAWA-3: a player who still holds K and Q of trumps, or the second of them, is taken to play them."""
    for seat in range(4):
        own = s.hands[seat] & s.royals
        if own != 0 and (own == s.royals or s.royal_seat == seat) and baloot_counts(s, seat):
            s.baloot_seat = seat


# --- whether it is true --------------------------------------------------------------------------------------


@rule
def is_true(s: State, seat: int) -> bool:
    """BAL-SAWA-4: whether the cards win in some order; it spoils the trick and the hands of the opponents."""
    cards = s.held[seat]
    first, second = s.hands[seat + 1 & 3], s.hands[seat + 3 & 3]
    orders = 1
    for number in range(2, cards + 1):
        orders *= number
    s.phase = PLAY
    s.leader = seat
    s.winning = seat
    s.in_trick = 1
    s.baloot_seat = -1
    for number in range(orders):
        order = order_of(s.hands[seat], cards, number)
        won = leads_allowed(s, order, cards) and stands(s, seat + 1 & 3, first, order, cards)
        if won and stands(s, seat + 3 & 3, second, order, cards):
            return True
    return False


@rule
def order_of(hand: int, cards: int, number: int) -> int:
    """One of the orders of a hand's cards, the first card in the lowest bits."""
    order = 0
    for place in range(cards):
        left = cards - place
        card = nth(hand, number % left)
        number //= left
        hand ^= 1 << card
        order |= card << (ORDER_BITS * place)
    return order


@rule
def card_at(order: int, place: int) -> int:
    """The card at a place of an order."""
    return order >> (ORDER_BITS * place) & ((1 << ORDER_BITS) - 1)


@rule
def leads_allowed(s: State, order: int, cards: int) -> bool:
    """Whether the cards may be led in this order: BAL-DBL-7."""
    if s.locked == 0:
        return True
    trumps_led = False
    for place in range(cards):
        trump = card_at(order, place) // 13 == s.trump
        if trumps_led and not trump:
            return False
        trumps_led = trump
    return True


@rule
def stands(s: State, seat: int, hand: int, order: int, cards: int) -> bool:
    """Whether an opponent with this hand can win none of the tricks, whatever allowed cards they play.

    Follows all sets of cards that the opponent may still hold, as bits of one number: bit m for the set with mask m.
    """
    s.turn = seat
    reachable = 1 << (1 << cards) - 1
    for place in range(cards):
        lead = card_at(order, place)
        s.trick[0] = lead
        later = 0
        for mask in range(1 << cards):
            if reachable >> mask & 1 == 0:
                continue
            s.hands[seat] = subset(hand, mask)
            left = allowed_card(s)
            while left != 0:
                card = lowest(left)
                left &= left - 1
                if beats(s, card, lead):
                    return False
                later |= 1 << (mask ^ 1 << place_in(hand, card))
        reachable = later
    return True


@rule
def subset(hand: int, mask: int) -> int:
    """The cards of a hand whose places are in the mask."""
    cards, place = 0, 0
    while hand != 0:
        if mask >> place & 1 == 1:
            cards |= hand & -hand
        hand &= hand - 1
        place += 1
    return cards


@rule
def place_in(hand: int, card: int) -> int:
    """The place of a card in a hand, from the lowest."""
    place = 0
    while hand & -hand != 1 << card:
        hand &= hand - 1
        place += 1
    return place
