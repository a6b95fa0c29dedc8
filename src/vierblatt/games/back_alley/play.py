"""The play of the cards: what may be led, what must follow, who wins."""

from __future__ import annotations

from vierblatt.cards import XR
from vierblatt.games.back_alley.calls import make_call, open_calls
from vierblatt.games.back_alley.options import FORCE_ALL, OPPONENTS_ONLY, TEAM
from vierblatt.games.back_alley.scoring import score_deal
from vierblatt.games.back_alley.state import BIDDING, BOARD
from vierblatt.kernel.bits import highest, lowest
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import gather, next_seat, play_card, suit_cards


@rule
def legal(s: State) -> int:
    """The open calls or cards of the seat whose turn it is."""
    if s.phase == BIDDING:
        return open_calls(s)
    return leads(s) if s.in_trick == 0 else followers(s)


@rule
def leads(s: State) -> int:
    """BA-LEAD-3: no trump before one was played; BA-LEAD-4: a claimer may; BA-LEAD-5: with nothing else he may."""
    hand = s.hands[s.turn]
    if s.seen & s.trumps:
        return hand
    plain = hand & ~s.trumps
    return plain if plain and not leads_trumps_anyway(s) else hand


@rule
def leads_trumps_anyway(s: State) -> bool:
    """BA-LEAD-4: a player who claimed a board; under A-9 `team` his partner too."""
    if s.calls[s.turn] == BOARD:
        return True
    return s.opt_board_trump_lead == TEAM and s.calls[(s.turn + 2) & 3] == BOARD


@rule
def followers(s: State) -> int:
    """BA-PLAY-2, BA-PLAY-3: the suit led, bleeders belonging to trumps, or any card."""
    hand = s.hands[s.turn]
    led = s.trick[0]
    if s.trumps >> led & 1 == 0:
        same = hand & suit_cards(led // 13)
        return same or hand
    same = hand & s.trumps
    if same == 0:
        return hand  # BA-BLEED-3
    return same if led < 52 else forced(s, same, led)


@rule
def forced(s: State, trumps: int, led: int) -> int:
    """BA-BLEED-1: under the big bleeder the highest trump; BA-BLEED-2: under the little one the lowest."""
    force = s.opt_big_force if led == XR else s.opt_little_force
    partner = s.turn == (s.leader + 2) & 3
    if force != FORCE_ALL and (force != OPPONENTS_ONLY or partner):
        return trumps
    # Bleeders have the highest numbers of all trumps, so the order of the bits is the rank: BA-RANK-2.
    return 1 << (highest(trumps) if led == XR else lowest(trumps))


@rule
def power_of(s: State, card: int) -> int:
    """BA-PLAY-4: how strong a card is in the current trick: trumps, then the suit led, then nothing."""
    if s.trumps >> card & 1:
        return 64 + card
    return card if card // 13 == s.trick[0] // 13 else -1


@rule
def act(s: State, action: int) -> None:
    """Makes a call or plays a card."""
    if s.phase == BIDDING:
        make_call(s, action)
        return
    play_card(s, action)
    power = power_of(s, action)
    if s.in_trick == 1 or power > s.power:
        s.power = power
        s.winning = s.turn
    if s.in_trick < 4:
        s.turn = next_seat(s, s.turn)
        return
    gather(s)  # BA-LEAD-6
    if s.trick_no == s.hand_size:
        score_deal(s)
