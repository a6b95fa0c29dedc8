"""The play of the cards: what may be led, what must follow, who wins."""

from __future__ import annotations

from vierblatt.cards import XB, XR
from vierblatt.games.accusing import CLAIMABLE, open_counting
from vierblatt.games.back_alley.rules.options import FORCE_ALL, NEVER, OPPONENTS_ONLY, TEAM
from vierblatt.games.back_alley.rules.scoring import score_deal
from vierblatt.games.back_alley.rules.state import BOARD, COUNTING
from vierblatt.kernel.bits import highest, lowest
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import gather, next_seat, play_card, suit_cards, suit_of


@rule
def leads(s: State) -> int:
    """BA-LEAD-3: no trump before one was played; BA-LEAD-4: a claimer may; BA-LEAD-5: so may a hand of trumps only."""
    hand = s.hands[s.turn]
    if s.seen & s.trumps:
        return hand
    plain = hand & ~s.trumps
    return plain if plain and not leads_trumps_anyway(s) else hand


@rule
def leads_trumps_anyway(s: State) -> bool:
    """BA-LEAD-4: for the claimer of a board, under A-9 `team` also the partner; under A-9b not in the first trick."""
    if s.opt_first_lead_trump == NEVER and s.trick_no == 0:
        return False
    if s.calls[s.turn] == BOARD:
        return True
    return s.opt_board_trump_lead == TEAM and s.calls[(s.turn + 2) & 3] == BOARD


@rule
def allowed_cards(s: State) -> int:
    """The cards of the player to move that break no rule."""
    return leads(s) if s.in_trick == 0 else followers(s)


@rule
def held_to_follow(s: State) -> int:
    """BA-PLAY-2: the cards of the suit led in the hand of the player to move, bleeders belonging to trumps."""
    led = s.trick[0]
    return s.hands[s.turn] & (s.trumps if s.trumps >> led & 1 else suit_cards(suit_of(led)))


@rule
def followers(s: State) -> int:
    """BA-PLAY-2, BA-PLAY-3: the suit led, bleeders belonging to trumps, or any card."""
    hand = s.hands[s.turn]
    led = s.trick[0]
    trumps = s.trumps
    trumps_led = trumps >> led & 1
    same = hand & (trumps if trumps_led else suit_cards(suit_of(led)))
    if trumps_led and led >= XB and same:  # BA-BLEED-3: a player without trumps is free
        return forced(s, same, led)
    return same or hand


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
    plain = card if suit_of(card) == suit_of(s.trick[0]) else -1
    return 64 | card if s.trumps >> card & 1 else plain


@rule
def play(s: State, action: int) -> None:
    """Plays a card."""
    play_card(s, action)
    seat, winning, best = s.turn, s.winning, s.power
    power = power_of(s, action)
    wins = s.in_trick == 1 or power > best
    s.power = power if wins else best
    s.winning = seat if wins else winning
    if s.in_trick < 4:
        s.turn = next_seat(s, seat)
        return
    gather(s)  # BA-LEAD-6
    if s.trick_no == s.hand_size:
        if s.opt_illegal_cards == CLAIMABLE:
            open_counting(s, COUNTING)
        else:
            score_deal(s)
