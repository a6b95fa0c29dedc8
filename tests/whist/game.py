"""The whole game: options, state, rules, words. Actions in play are card ids; there is no other phase."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.whist.solver import SOLVER
from vierblatt.cards import PACK_52
from vierblatt.games.contract import Game, GamePolicy, GameResearch, GameRules, GameTable, TableShape
from vierblatt.games.events import Event, Fact, ScoreLine
from vierblatt.games.known_pack import KnownPack, plain_known_pack
from vierblatt.games.options import NumberOption, Options
from vierblatt.kernel.bits import count, highest, lowest
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.state import Layout, public
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
    suit_of,
    winning_card,
)

OPTIONS = Options("whist", 1, {"target": NumberOption(5, least=1, rule="WH-END-1")})
LAYOUT = Layout("whist", seats=4, log=52, fields={"trump": public(), **OPTIONS.fields()}, folder=Path(__file__).parent)


class Turned(Event, frozen=True, tag="whist-turned"):
    """The suit of the last card dealt."""

    suit: str


LOW_CARD, WIN_CARD, FREE = range(3)


@rule
def start(s: State, first_seat: int) -> None:
    """A new match."""
    begin_match(s, 4, 52)
    need_deal(s, first_seat)


@rule
def deal(s: State) -> None:
    """Thirteen cards each; the last card dealt names the trump suit."""
    clear_deal(s, 13)
    s.deal_no += 1
    deal_singly(s, 13)
    s.trump = s.pack[51] // 13
    lead_to(s, next_seat(s, s.dealer))


@rule
def legal(s: State) -> int:
    """WH-PLAY-1: follow suit."""
    hand = s.hands[s.turn]
    return hand if s.in_trick == 0 else follow(hand, suit_of(s.trick[0]))


@rule
def beats(s: State, card: int, best: int) -> bool:
    """WH-PLAY-2: the highest trump wins, else the highest card of the suit led."""
    suit = suit_of(card)
    return card > best if suit == suit_of(best) else suit == s.trump


@rule
def act(s: State, action: int) -> None:
    """Plays a card."""
    if s.in_trick > 0 and beats(s, action, winning_card(s)):
        play_card(s, action)
        s.winning = s.turn
    else:
        play_card(s, action)
    if s.in_trick < 4:
        s.turn = next_seat(s, s.turn)
        return
    gather(s)
    if s.trick_no == 13:
        score(s)


@rule
def score(s: State) -> None:
    """WH-SCORE-1: a point for each trick over six. WH-END-1: the target ends the match."""
    for side in range(2):
        s.deal_scores[side] = max(s.tricks[side] + s.tricks[side + 2] - 6, 0)
        s.scores[side] += s.deal_scores[side]
    s.scored += 1
    if max(s.scores[0], s.scores[1]) >= s.opt_target:
        end_match(s, 1 if s.scores[0] > s.scores[1] else 2)
    else:
        need_deal(s, next_seat(s, s.dealer))


@rule
def utility(s: State, out: Any) -> None:
    """The difference between the sides."""
    for seat in range(4):
        out[seat] = s.deal_scores[seat % 2] - s.deal_scores[1 - seat % 2]


@rule
def policy(s: State) -> int:
    """Wins as cheaply as possible unless the partner is winning; leads high."""
    cards = legal(s)
    if s.in_trick == 0:
        return FREE * 64 + highest(cards)
    if (s.winning - s.turn) % 2 == 0:
        return LOW_CARD * 64 + lowest(cards)
    best, left = winning_card(s), cards
    while left:
        card = lowest(left)
        if beats(s, card, best):
            return WIN_CARD * 64 + card
        left &= left - 1
    return LOW_CARD * 64 + lowest(cards) if count(cards) > 0 else -1


def known_pack(layout: Layout, states: Any, seat: int) -> KnownPack:
    """As for a plain deal; that the last card's suit is known, too, is left to `is_consistent`."""
    return replace(plain_known_pack(layout, states, seat), has_joint_constraints=True)


@rule
def is_consistent(s: State) -> bool:
    """The last card dealt has the trump suit."""
    return s.pack[51] // 13 == s.trump


def shape(values: Mapping[str, Any]) -> TableShape:
    """Four seats, two sides."""
    return TableShape(seats=4, sides=2, pack=PACK_52, clockwise=True)


def setup(layout: Layout, states: Any, spec: Mapping[str, Any]) -> None:
    """A position names its trump suit."""
    layout.write(states, "trump", "SHDC".index(spec["trump"]))


GAME = Game(
    id="whist",
    folder=Path(__file__).parent,
    rules=GameRules(LAYOUT, OPTIONS, shape, start, deal, legal, act, utility),
    table=GameTable(
        words=Path(__file__).parent,
        why_not=lambda state, action: "WH-PLAY-1",
        dealt=lambda after: [Turned(suit="SHDC"[after.trump])],
        facts=lambda state: [Fact("trump", "suit", "SHDC"[state.trump])],
        score_lines=lambda state: [ScoreLine("over-six", state.deal_scores[:2])],
        setup=setup,
    ),
    policy=GamePolicy(policy, reasons=("low", "win", "free")),
    solver=SOLVER,
    research=GameResearch(known_pack=known_pack, is_consistent=is_consistent),
)
