"""Hooks of Kout Bo for the exact solver: the quantity is the tricks of side 0.

The jokers are never equivalent. Who holds them is in the exact words of the key, with everything that depends on them:
how many of the four honours that free them for a lead are still to come, and whether the ace is between them.
"""

from __future__ import annotations

from typing import Any

from vierblatt.cards import JOKERS, XB, XR
from vierblatt.games.kout_bo.rules.options import BECOMES_TRUMP
from vierblatt.games.kout_bo.rules.play import HONOURS
from vierblatt.games.kout_bo.rules.scoring import hokm_change, opponents_change
from vierblatt.games.kout_bo.rules.state import BAWAN, TRUMP
from vierblatt.games.kout_bo.solver.bounds import bounds
from vierblatt.games.kout_bo.solver.order import order
from vierblatt.games.relative_ranks import cards_at, from_up, in_hands, on_table, place, squeeze, suit_lengths
from vierblatt.games.solver_hooks import GameSolver
from vierblatt.kernel.bits import count, highest
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import PLAY
from vierblatt.kernel.tricks import suit_cards, suit_of

ACES = 1 << 12 | 1 << 25 | 1 << 38 | 1 << 51
NOBODY = 7


@rule
def prepare(s: State) -> None:
    """A-10: a deal that ends as soon as it is decided scores the same as one that is played out."""
    s.opt_early_deal_end = 0


@rule
def gained(s: State) -> int:
    """The tricks of side 0."""
    return s.tricks[0] + s.tricks[2] + s.tricks[4]


@rule
def left(s: State) -> int:
    """The tricks still to come."""
    return s.hand_size - s.trick_no


@rule
def result(s: State, quantity: int) -> int:
    """KOUT-SCORE-1..3: the score if side 0 takes this many tricks."""
    hokm = s.maker % 2
    tricks = quantity if hokm == 0 else s.hand_size - quantity
    more = hokm_change(s.bid, s.malzom, tricks, s.opt_fail_points)
    difference = more - opponents_change(s.bid, s.malzom, tricks, s.opt_fail_points)
    return difference if hokm == 0 else -difference


@rule
def honours(s: State) -> int:
    """A K Q J of trumps."""
    return HONOURS << (13 * s.trump + 9)


@rule
def boundary_cards(s: State, held: int) -> int:
    """The cards not equivalent to the next lower one of their suit, although no card is between them.

    The black joker ranks between ace and king; the jack is the lowest of the honours that free the jokers.
    """
    cards = 0
    if held & JOKERS:
        cards = honours(s) & -honours(s)
    if held >> XB & 1:
        cards |= ACES if s.opt_null_lead_suit == BECOMES_TRUMP else ACES & suit_cards(s.trump)
    return cards


@rule
def _equivalent(high: int, low: int, others: int, boundaries: int) -> bool:
    """Whether two cards of a hand are equivalent: no card of another player and no boundary is between them."""
    between = (1 << high) - (2 << low)
    return suit_of(high) == suit_of(low) and others & between == 0 and boundaries & (between | 1 << high) == 0


@rule
def representatives(s: State, cards: int) -> int:
    """The highest card of each run."""
    in_play = in_hands(s) | on_table(s)
    others, boundaries = in_play & ~s.hands[s.turn], boundary_cards(s, in_play)
    kept, last, rest = 0, -1, cards
    while rest:
        card = highest(rest)
        rest ^= 1 << card
        if card >= XB or last < 0 or last >= XB or not _equivalent(last, card, others, boundaries):
            kept |= 1 << card
        last = card
    return kept


@rule
def class_and_higher(s: State, card: int) -> int:
    """The lowest card of the card's run, and all higher ones of its suit."""
    if card >= XB:
        return 0
    suit = suit_of(card)
    in_play = in_hands(s) | on_table(s)
    others, boundaries = in_play & ~s.hands[s.turn], boundary_cards(s, in_play)
    lower = s.hands[s.turn] & suit_cards(suit) & (1 << card) - 1
    low = card
    while lower:
        following = highest(lower)
        if not _equivalent(low, following, others, boundaries):
            break
        low = following
        lower ^= 1 << following
    return from_up(low)


@rule
def relevant_cards(s: State) -> int:
    """The cards that decided the trick: the winner if it had to beat another; the honours while a joker is held."""
    played = 0
    for i in range(s.seats):
        played |= 1 << s.last_trick[i]
    place = s.last_winner - s.last_leader
    card = s.last_trick[place if place >= 0 else place + s.seats]
    held = in_hands(s)
    cards = 0
    if card < XB:
        others = played & (suit_cards(suit_of(card)) | 1 << XB) & ~(1 << card)
        cards = from_up(card) if others else 0
    elif card == XB:
        cards = ACES & suit_cards(s.trick_trump)
    if held & JOKERS:
        cards |= honours(s)
        if held >> XB & 1 and s.opt_null_lead_suit == BECOMES_TRUMP:
            cards |= ACES
    return cards


@rule
def _holder(s: State, card: int) -> int:
    """Who holds a card, NOBODY if it is gone."""
    holder = NOBODY
    for seat in range(s.seats):
        if s.hands[seat] >> card & 1:
            holder = seat
    return holder


@rule
def key(s: State, out: Any) -> int:
    """Lengths, leader, trumps, jokers and what frees them; then five hands, which determine the sixth."""
    held = in_hands(s)
    first = suit_lengths(s.hands[0]) | suit_lengths(s.hands[1]) << 16 | suit_lengths(s.hands[2]) << 32 | s.turn << 48
    second = suit_lengths(s.hands[3]) | s.trump << 48
    if s.seats == 6:
        second |= suit_lengths(s.hands[4]) << 16 | suit_lengths(s.hands[5]) << 32
    first |= _holder(s, XR) << 51 | _holder(s, XB) << 54
    if held & JOKERS:
        first |= count(honours(s) & held) << 57 | (honours(s) & ~(held | s.seen) != 0) << 60
        second |= max(s.bid - BAWAN + 2, 0) << 50 | s.maker << 52
        first |= s.opt_joker_compelled << 61 | s.opt_joker_lead_8_9 << 62
        second |= s.opt_illegal_joker_lead << 59 | s.opt_second_joker_after_null << 60 | s.opt_null_lead_suit << 61
        if held >> XB & 1:
            aces = held & (ACES if s.opt_null_lead_suit == BECOMES_TRUMP else ACES & suit_cards(s.trump))
            second |= squeeze(aces, ACES) << 55
    out[0] = first
    out[1] = second
    for seat in range(5):
        out[2 + seat] = squeeze(s.hands[seat], held) if seat < s.seats else 0
    return 2


SOLVER = GameSolver(
    prepare=prepare,
    gained=gained,
    left=left,
    result=result,
    representatives=representatives,
    class_and_higher=class_and_higher,
    order=order,
    key=key,
    place=place,
    cards_at=cards_at,
    relevant_cards=relevant_cards,
    bounds=bounds,
    constant_fields=("held", "taken", "voids", "log", "last_trick"),
    trick_fields=("suit", "trick_trump", "best", "nulls"),
    phases=(TRUMP, PLAY),
)
