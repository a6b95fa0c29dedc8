"""The play of the cards: which cards may be played, who wins, when the deal is over."""

from __future__ import annotations

from vierblatt.games.accusing import CLAIMABLE, open_counting
from vierblatt.games.king_bolola.rules import options as opt
from vierblatt.games.king_bolola.rules.scoring import score_deal
from vierblatt.games.king_bolola.rules.state import COUNTING
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import gather, next_seat, play_card, suit_cards, suit_of, winning_card


@rule
def playable(s: State) -> int:
    """The cards that the seat to act may play."""
    hand = s.hands[s.turn]
    if s.in_trick == 0:
        return leads(s, hand)
    led, best = suit_of(s.trick[0]), winning_card(s)
    same = hand & suit_cards(led)
    following, discarding = followers(s, same, led, best), discards(s, hand, best)
    return following if same else discarding


@rule
def leads(s: State, hand: int) -> int:
    """KB-HEARTS-2, KB-KING-2, KB-BOLOLA-3, KB-BOLOLA-9, KB-TRUMP-2: a barred suit is not led until it has appeared.

    If no suit is barred, any card may be led: KB-NOTRICKS-2, KB-LASTTWO-2, KB-JK-2, KB-QUEENS-2. A player who holds
    only the barred suit leads it. AMB-13: any way of appearing opens the suit.
    """
    free = hand & ~s.barred
    return hand if free == 0 or s.seen & s.barred else free


@rule
def followers(s: State, same: int, led: int, best: int) -> int:
    """KB-GEN-4: follow suit. `same` are the cards of the led suit.

    KB-TRUMP-6, AMB-12: trump led, beat the highest so far if possible; KB-TRUMP-3, KB-GEN-7: no other suit has to be
    beaten. KB-JK-4, KB-QUEENS-4, KB-BOLOLA-5: under a higher card the penalty card goes, any of several (AMB-17);
    only the led suit counts (AMB-16). KB-KING-5, KB-HEARTS-4, KB-BOLOLA-6: hearts as such have no such duty.
    """
    higher, under = -(2 << best), s.under & ((1 << best) - 1)
    due = same & (higher if led == s.trump else under)
    return due or same


@rule
def discards(s: State, hand: int, best: int) -> int:
    """What a void player may play: a card that the contract makes a duty if the hand has one, else anything.

    KB-JK-3, KB-JK-5, KB-QUEENS-3, KB-HEARTS-3, KB-BOLOLA-4 (any of them, AMB-14); KB-KING-3: the king of hearts before
    other hearts (KB-KING-4); KB-TRUMP-4, KB-TRUMP-7: a trump. No duty: KB-NOTRICKS-3, KB-LASTTWO-2, KB-BOLOLA-10.
    """
    duty = hand & s.duty
    duty = duty & s.urgent or duty
    if s.trump >= 0 and s.opt_over_ruff == opt.OVER_RUFF_FORCED:
        # KB-TRUMP-5, AMB-11: over-ruff if possible, else under-ruff.
        higher = duty & -(2 << best) if suit_of(best) == s.trump else duty
        duty = higher or duty
    return duty or hand


@rule
def beats(s: State, card: int, best: int) -> bool:
    """KB-GEN-2, KB-GEN-5: the higher card of a suit; a trump beats every other suit."""
    suit = suit_of(card)
    trump = suit == s.trump
    return card > best if suit == suit_of(best) else trump


@rule
def play(s: State, card: int) -> None:
    """Plays a card; a full trick goes to its winner, who leads to the next (KB-GEN-5)."""
    seat = s.turn
    if s.in_trick > 0:
        s.winning = seat if beats(s, card, winning_card(s)) else s.winning
        led = suit_of(s.trick[0])
        void = suit_of(card) != led
        s.voids[seat] |= void << led
        s.clean |= (void & (s.duty >> card & 1 ^ 1)) << seat
    s.voids[seat] &= ~(1 << suit_of(card))  # a wrong card showed a void that is none
    play_card(s, card)
    if s.in_trick < 4:
        s.turn = next_seat(s, seat)
        return
    gather(s)
    if s.trick_no == s.hand_size - 1:
        s.twelfth = s.last_winner
    # KB-END-1: the deal ends when nothing that counts is left; KB-BOLOLA-7, KB-NOTRICKS-1 ...: else after all tricks.
    if s.trick_no == s.hand_size or s.seen & s.targets == s.targets:
        if s.opt_illegal_cards == CLAIMABLE:
            open_counting(s, COUNTING)
        else:
            score_deal(s)
