"""The rules: pass three cards, follow suit, take no hearts and not the queen of spades."""

from __future__ import annotations

from typing import Any

from tests.hearts.state import (
    CYCLE,
    HEARTS,
    LAYOUT,
    OPTIONS,
    PASS,
    PASS_DIRECTIONS,
    PASSED,
    PHASES,
    POINTS,
    QUEEN,
    TWO_OF_CLUBS,
)
from vierblatt.cards import PACK_52
from vierblatt.games.contract import GameRules, TableShape
from vierblatt.kernel.bits import count
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.tricks import (
    begin_match,
    clear_deal,
    deal_singly,
    end_match,
    follow,
    gather,
    lead_to,
    log_action,
    need_deal,
    next_seat,
    play_card,
    suit_cards,
    suit_of,
    winning_card,
)


@rule
def start(s: State, first_seat: int) -> None:
    """A new match."""
    begin_match(s, 4, 52)
    need_deal(s, first_seat)


@rule
def deal(s: State) -> None:
    """Thirteen cards each; HRT-PASS-1: left, right, across, then a deal without passing."""
    clear_deal(s, 13)
    s.deal_no += 1
    deal_singly(s, 13)
    s.broken = 0
    for seat in range(4):
        s.chosen[seat] = 0
        s.passing[seat] = 0
        s.passed[seat] = 0
        s.received[seat] = 0
        s.voids[seat] = 0
    s.direction = PASS_DIRECTIONS[(s.deal_no - 1) & 3] if s.opt_passing == CYCLE else 0
    if s.direction == 0:
        open_play(s)
        return
    s.phase = PASS
    s.turn = next_seat(s, s.dealer)


@rule
def open_play(s: State) -> None:
    """HRT-LEAD-1: the two of clubs leads."""
    for seat in range(4):
        if s.hands[seat] >> TWO_OF_CLUBS & 1:
            lead_to(s, seat)


@rule
def legal(s: State) -> int:
    """The cards that may be passed, led or played."""
    hand = s.hands[s.turn]
    if s.phase == PASS:
        return hand & ~s.passing[s.turn]
    if s.in_trick == 0:
        return leads(s, hand)
    led = suit_cards(suit_of(s.trick[0]))
    if s.trick_no == 0 and not hand & led:
        return hand & ~POINTS or hand  # HRT-PLAY-2: no points in the first trick
    return follow(hand, suit_of(s.trick[0]))


@rule
def leads(s: State, hand: int) -> int:
    """HRT-LEAD-1, HRT-LEAD-2: no heart before a heart or the queen has been played, if there is any other card."""
    if s.trick_no == 0:
        return 1 << TWO_OF_CLUBS
    return hand if s.broken else hand & ~HEARTS or hand


@rule
def act(s: State, action: int) -> None:
    """Chooses a card to pass, or plays one."""
    if s.phase == PASS:
        choose(s, action)
        return
    if s.in_trick > 0 and suit_of(action) != suit_of(s.trick[0]):
        s.voids[s.turn] |= 1 << suit_of(s.trick[0])
    wins = s.in_trick == 0 or (suit_of(action) == suit_of(winning_card(s)) and action > winning_card(s))
    play_card(s, action)
    if 1 << action & POINTS:
        s.broken = 1
    if wins:
        s.winning = s.turn
    if s.in_trick < 4:
        s.turn = next_seat(s, s.turn)
        return
    gather(s)
    if s.trick_no == 13:
        score(s)


@rule
def choose(s: State, card: int) -> None:
    """HRT-PASS-2: three cards, one after the other; no player sees them before all have chosen."""
    log_action(s, card)
    s.passing[s.turn] |= 1 << card
    s.chosen[s.turn] += 1
    if s.chosen[s.turn] < PASSED:
        return
    if s.turn == s.dealer:
        exchange(s)
    else:
        s.turn = next_seat(s, s.turn)


@rule
def exchange(s: State) -> None:
    """All passed cards change hands at once."""
    for seat in range(4):
        cards, target = s.passing[seat], (seat + s.direction) & 3
        s.passed[seat] = cards
        s.received[target] = cards
        s.passing[seat] = 0
    for seat in range(4):
        s.hands[seat] = s.hands[seat] & ~s.passed[seat] | s.received[seat]
    open_play(s)


@rule
def score(s: State) -> None:
    """HRT-SCORE-1, HRT-SCORE-2: one point per heart, 13 for the queen; all of them give the others 26. HRT-END-1."""
    most, least = 0, 1 << 30
    for seat in range(4):
        s.deal_scores[seat] = count(s.taken[seat] & HEARTS) + (13 if s.taken[seat] & QUEEN else 0)
    for seat in range(4):
        if s.deal_scores[seat] == 26:
            for other in range(4):
                s.deal_scores[other] = 0 if other == seat else 26
            break
    for seat in range(4):
        s.scores[seat] += s.deal_scores[seat]
        most, least = max(most, s.scores[seat]), min(least, s.scores[seat])
    s.scored += 1
    if most < s.opt_target:
        need_deal(s, next_seat(s, s.dealer))
        return
    winners = 0
    for seat in range(4):
        winners |= (s.scores[seat] == least) << seat
    end_match(s, winners)


@rule
def utility(s: State, out: Any) -> None:
    """Fewer points are better."""
    for seat in range(4):
        out[seat] = -s.deal_scores[seat]


RULES = GameRules(
    layout=LAYOUT,
    options=OPTIONS,
    shape=lambda values: TableShape(seats=4, sides=4, pack=PACK_52, clockwise=True),
    start=start,
    deal=deal,
    legal=legal,
    act=act,
    utility=utility,
    phases=PHASES,
    fewer_wins=True,
)
