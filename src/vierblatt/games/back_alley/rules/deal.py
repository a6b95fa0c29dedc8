"""The start of a match, the deal, the turn-up and the effect of a turned bleeder."""

from __future__ import annotations

from vierblatt.cards import JOKERS, XB, XR, S
from vierblatt.games.back_alley.rules.options import ALWAYS_SPADES, NO_TRUMP_REPLACE, REDRAW
from vierblatt.games.back_alley.rules.state import BIDDING, NO_TRUMP, NOT_YET
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import begin_match, clear_deal, deal_singly, need_deal, next_seat, suit_cards


@rule
def start(s: State, first_seat: int) -> None:
    """A new match; BA-DEAL-1: `first_seat`, drawn at random, deals first."""
    begin_match(s, 4, 54)  # BA-CARD-1
    s.bonus[0] = 0
    s.bonus[1] = 0
    s.passed_out = 0
    clear_deal(s, 0)
    clear_auction(s)
    no_trumps(s)
    need_deal(s, first_seat)


@rule
def deal(s: State) -> None:
    """Deals the next hand of the schedule and turns up the trump card."""
    size = next_size(s)
    clear_deal(s, size)
    s.deal_no += 1
    deal_singly(s, size)  # BA-DEAL-3
    open_bidding(s, next_seat(s, s.dealer))  # BA-BID-1
    if s.opt_trump_source == ALWAYS_SPADES:
        name_trump(s, S)
    else:
        turn_up(s, 4 * size)


@rule
def next_size(s: State) -> int:
    """BA-DEAL-2: the schedule's next size; deals beyond it break a tie with thirteen cards (A-17)."""
    return s.opt_schedule[s.scored + 1] if s.scored < s.opt_schedule[0] else 13


@rule
def open_bidding(s: State, first: int) -> None:
    """Begins an auction; `first` is to call."""
    clear_auction(s)
    s.phase = BIDDING
    s.turn = first


@rule
def clear_auction(s: State) -> None:
    """Clears the last auction and what was turned up for it."""
    for seat in range(4):
        s.calls[seat] = NOT_YET
        s.levels[seat] = 0
        s.drawn[seat] = 0
    s.called = 0
    s.boards = 0
    s.high = 0
    s.opener = -1
    s.power = -1
    s.claim_awarded = 0
    s.turned = -1
    s.face_up = 0
    s.exchanger = -1
    for side in range(2):
        s.bids[side] = 0
        s.board_levels[side] = 0


@rule
def name_trump(s: State, suit: int) -> None:
    """BA-RANK-3: the suit and both bleeders are trumps."""
    s.trump = suit
    s.trumps = suit_cards(suit) | JOKERS


@rule
def no_trumps(s: State) -> None:
    """BA-TRUMP-3: no suit is trumps."""
    s.trump = NO_TRUMP
    s.trumps = 0


@rule
def turn_up(s: State, place: int) -> None:
    """BA-TRUMP-1: the card at this place of the pack names the trump suit; a bleeder is a special case."""
    card = show(s, place)
    if card >= XB and s.opt_joker_turned == REDRAW:
        while card >= XB and place + 1 < s.packed:
            place += 1
            card = show(s, place)
    if card < XB:
        name_trump(s, card // 13)
        return
    no_trumps(s)
    other = XB + XR - card
    if s.opt_joker_turned == NO_TRUMP_REPLACE:
        exchange(s, other, s.pack[place + 1])
    elif s.opt_joker_turned != REDRAW:
        s.trumps = 1 << other  # the only trump of the deal, if a player holds it


@rule
def show(s: State, place: int) -> int:
    """Turns up one card of the stock."""
    card = s.pack[place]
    s.turned = card
    s.face_up |= 1 << card
    return card


@rule
def exchange(s: State, bleeder: int, drawn: int) -> None:
    """BA-TRUMP-4: the holder of the other bleeder discards it face up and takes the top card of the stock."""
    for seat in range(4):
        if s.hands[seat] >> bleeder & 1:
            s.hands[seat] ^= 1 << bleeder
            s.hands[seat] |= 1 << drawn
            s.drawn[seat] = drawn + 1
            s.exchanger = seat
            s.face_up |= 1 << bleeder
