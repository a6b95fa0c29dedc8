"""The whole game: follow suit, the highest card of the suit led wins, and each trick is a point against its side."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from vierblatt.cards import PACK_52
from vierblatt.games.contract import Game, GamePolicy, GameRules, GameTable, TableShape
from vierblatt.games.options import NumberOption, Options
from vierblatt.kernel.bits import highest, lowest
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import Layout
from vierblatt.kernel.tricks import (
    begin_match,
    clear_deal,
    deal_singly,
    end_match,
    follow,
    gather,
    lead_to,
    need_deal,
    next_seat,
    play_card,
    suit_cards,
    suit_of,
    winning_card,
)

TRICKS = 5
OPTIONS = Options("misere", 1, {"target": NumberOption(10, least=1, rule="MI-END-1")})
LAYOUT = Layout("misere", seats=4, log=4 * TRICKS, fields=OPTIONS.fields(), folder=Path(__file__).parent)


@rule
def start(s: State, first_seat: int) -> None:
    """A new match."""
    begin_match(s, 4, 52)
    need_deal(s, first_seat)


@rule
def deal(s: State) -> None:
    """Five cards each."""
    clear_deal(s, TRICKS)
    s.deal_no += 1
    deal_singly(s, TRICKS)
    lead_to(s, next_seat(s, s.dealer))


@rule
def legal(s: State) -> int:
    """MI-PLAY-1: follow suit."""
    hand = s.hands[s.turn]
    return hand if s.in_trick == 0 else follow(hand, suit_of(s.trick[0]))


@rule
def act(s: State, action: int) -> None:
    """Plays a card; MI-SCORE-1: one point per trick; MI-END-1: at the target, the team with fewer points has won."""
    wins = s.in_trick == 0 or (suit_of(action) == suit_of(winning_card(s)) and action > winning_card(s))
    play_card(s, action)
    if wins:
        s.winning = s.turn
    if s.in_trick < 4:
        s.turn = next_seat(s, s.turn)
        return
    gather(s)
    if s.trick_no < TRICKS:
        return
    for side in range(2):
        s.deal_scores[side] = s.tricks[side] + s.tricks[side + 2]
        s.scores[side] += s.deal_scores[side]
    s.scored += 1
    if max(s.scores[0], s.scores[1]) < s.opt_target:
        need_deal(s, next_seat(s, s.dealer))
    elif s.scores[0] == s.scores[1]:
        end_match(s, 0)
    else:
        end_match(s, 1 if s.scores[0] < s.scores[1] else 2)


@rule
def utility(s: State, out: Any) -> None:
    """How many more tricks the other side has won."""
    for seat in range(4):
        out[seat] = s.deal_scores[1 - seat % 2] - s.deal_scores[seat % 2]


LOW_LEAD, DUCK, TAKE = range(3)


@rule
def policy(s: State) -> int:
    """Leads low, stays below if it can, and wins with the lowest card if it cannot."""
    cards = legal(s)
    if s.in_trick == 0:
        return LOW_LEAD * 64 + lowest_rank(cards)
    led = suit_of(winning_card(s))
    if cards & suit_cards(led) == 0:
        return DUCK * 64 + highest_rank(cards)
    under = cards & ((1 << winning_card(s)) - 1)
    return DUCK * 64 + highest(under) if under else TAKE * 64 + lowest(cards)


@rule
def lowest_rank(cards: int) -> int:
    """The lowest card, whatever its suit."""
    best, rank = -1, 99
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if card - 13 * suit_of(card) < rank:
            best, rank = card, card - 13 * suit_of(card)
    return best


@rule
def highest_rank(cards: int) -> int:
    """The highest card, whatever its suit."""
    best, rank = -1, -1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if card - 13 * suit_of(card) > rank:
            best, rank = card, card - 13 * suit_of(card)
    return best


GAME = Game(
    id="misere",
    folder=Path(__file__).parent,
    rules=GameRules(
        LAYOUT, OPTIONS, lambda values: TableShape(seats=4, sides=2, pack=PACK_52, clockwise=True),
        start, deal, legal, act, utility, fewer_wins=True,
    ),
    table=GameTable(Path(__file__).parent, lambda state, action: "MI-PLAY-1"),
    policy=GamePolicy(policy, reasons=("low-lead", "duck", "take")),
)  # fmt: skip
