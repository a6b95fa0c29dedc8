"""The play of the cards: what may be led, what may be played, what wins; above all, the jokers."""

from __future__ import annotations

from vierblatt.cards import JOKERS, XB, XR
from vierblatt.games.accusing import CLAIMABLE, open_counting
from vierblatt.games.kout_bo.rules.options import (
    ALLOWED_AS_NULL,
    ALSO_NULL,
    BECOMES_TRUMP,
    HOKM_TEAM,
)
from vierblatt.games.kout_bo.rules.scoring import deal_decided, finish_deal
from vierblatt.games.kout_bo.rules.state import ANY, BAWAN, COUNTING
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import gather, next_seat, play_card, suit_cards, suit_of

#: Powers: of a card of the suit to follow, its rank; of a trump, 64 plus twice its rank; the black joker is between K
#: and A.
TRUMP_POWER = 64
XB_POWER, XR_POWER = TRUMP_POWER + 23, TRUMP_POWER + 25
HONOURS = 0xF  #: A K Q J of a suit, once its bits are shifted by nine


@rule
def honours_gone(s: State) -> bool:
    """KOUT-JOKER-4: whether A, K, Q and J of trumps have been played; called only at a lead, so in completed tricks."""
    return s.seen >> (13 * s.trump + 9) & HONOURS == HONOURS


@rule
def jokers_to_lead(s: State) -> int:
    """The jokers that `s.turn` may lead as trumps (KOUT-JOKER-3 and 4), held or not."""
    if honours_gone(s):
        return JOKERS
    if s.bid < BAWAN - 1 or (s.turn ^ s.maker) & 1:  # the other team does not have the right
        return 0
    if s.opt_joker_lead_8_9 != HOKM_TEAM and s.turn != s.maker:
        return 0
    return JOKERS if s.bid == BAWAN else 1 << XR


@rule
def legal_leads(s: State) -> int:
    """KOUT-LEAD-1, KOUT-JOKER-1 and 6: any card but a barred joker, which is led only from a hand of nothing else."""
    hand = s.hands[s.turn]
    if s.opt_illegal_joker_lead == ALLOWED_AS_NULL:
        return hand
    barred = JOKERS & ~jokers_to_lead(s)
    return hand & ~barred or hand


@rule
def legal_cards(s: State) -> int:
    """KOUT-PLAY-3 and 4: follow suit, or play a joker (KOUT-JOKER-2); without the suit, play any card."""
    if s.in_trick == 0:
        return legal_leads(s)
    hand = s.hands[s.turn]
    if s.suit == ANY:
        return hand  # KOUT-JOKER-8: the card after a null joker is free
    same, jokers = hand & suit_cards(s.suit), hand & JOKERS
    if s.opt_joker_compelled and s.suit == s.trump and same == 0:
        return jokers or hand  # the house rule against KOUT-JOKER-7
    return same | jokers if same else hand


@rule
def open_trick(s: State, card: int) -> None:
    """The lead decides the suit to follow; KOUT-JOKER-5: a joker led by right is a trump, otherwise it is null."""
    s.best = -1
    s.nulls = 0
    s.trick_trump = s.trump
    if card < XB:
        s.suit = suit_of(card)
    elif jokers_to_lead(s) >> card & 1:
        s.suit = s.trump
    else:
        s.suit = ANY
        s.nulls = 1


@rule
def follow_null(s: State, card: int) -> None:
    """KOUT-JOKER-8 and 9: the card played after a null joker decides the suit to follow."""
    if card < XB:
        s.suit = suit_of(card)
        if s.opt_null_lead_suit == BECOMES_TRUMP and s.in_trick == 1:
            s.trick_trump = s.suit
    elif s.opt_second_joker_after_null == ALSO_NULL:
        s.nulls = 2
    else:
        s.suit = s.trump


@rule
def power(card: int, suit: int, trump: int) -> int:
    """The strength of a card in a trick, -1 if it cannot win (KOUT-CARD-2, KOUT-CARD-3, KOUT-PLAY-5)."""
    own = suit_of(card)
    rank = card - 13 * own
    plain = rank if own == suit else -1
    joker = XR_POWER if card == XR else XB_POWER
    return joker if card >= XB else TRUMP_POWER + 2 * rank if own == trump else plain


@rule
def play(s: State, card: int) -> None:
    """Plays a card to the trick; a full trick is gathered, a full deal scored (KOUT-PLAY-1 and 2)."""
    seat = s.turn
    if s.in_trick == 0:
        open_trick(s, card)
    elif s.suit == ANY:
        follow_null(s, card)
    else:
        led = s.suit
        s.voids[seat] |= (suit_of(card) != led and card < XB) << led
    s.voids[seat] &= ~(1 << suit_of(card))  # a wrong card showed a void that is none
    play_card(s, card)
    if s.suit != ANY:
        best, winning = s.best, s.winning
        strength = power(card, s.suit, s.trick_trump)
        s.best = max(best, strength)
        s.winning = seat if strength > best else winning
    if s.in_trick < s.seats:
        s.turn = next_seat(s, seat)
        return
    gather(s)  # KOUT-LEAD-2
    if s.trick_no == s.hand_size or (s.opt_early_deal_end and deal_decided(s)):
        if s.opt_illegal_cards == CLAIMABLE:
            open_counting(s, COUNTING)
        else:
            finish_deal(s)
