"""Nested playouts, for positions too far from the end of the deal for max^n.

With all cards open, a seat can try each of its cards and let the policy play on for everybody. A playout in which every
seat does that is better than one by the policy alone, and one in which every seat tries its cards with such playouts is
better still (nested search). The result is an estimate; for its accuracy see `docs/solver.md`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from vierblatt.cards import members
from vierblatt.games.contract import Game
from vierblatt.kernel import dispatch, engine
from vierblatt.kernel.jit import State, bulk_entry, rule
from vierblatt.kernel.state import LOG_ACTION, Layout, States
from vierblatt.kernel.tricks import copy_state
from vierblatt.search.playouts import play_on

Scores = tuple[int, ...]


@rule
def one_step_card(states: State, i: int) -> int:
    """The best card for the seat to act in state `i` if the policy plays on for all; of equal cards, the policy's.

    State `i` + 1 is scratch space.
    """
    s = states[i]
    seat, cards, most = s.turn, dispatch.legal(s), 0
    usual: int = dispatch.policy(s) % LOG_ACTION
    if cards & (cards - 1) == 0:
        return usual
    best, sign = usual, dispatch.points_sign(s)
    for place in range(-1, 52):
        if place == usual or (place >= 0 and not cards >> place & 1):
            continue
        card = usual if place < 0 else place
        copy_state(states, i, i + 1)
        dispatch.act(states[i + 1], card)
        play_on(states[i + 1])
        points = sign * states[i + 1].deal_scores[seat]
        if place < 0 or points > most:
            best, most = card, points
    return best


@bulk_entry
def play_with_lookahead(states: State, card: int, out: Any) -> None:
    """Writes every seat's score if `card` is played in state 0 and every seat then plays its `one_step_card`.

    states: 3, the last two being scratch space. out: int64, shape (seats,).
    """
    copy_state(states, 0, 1)
    s = states[1]
    dispatch.act(s, card)
    while s.turn >= 0:
        dispatch.act(s, one_step_card(states, 1))
    for seat in range(len(out)):
        out[seat] = s.deal_scores[seat]


def estimate_scores(game: Game, states: States, i: int = 0) -> Mapping[int, Scores]:
    """Legal card -> estimated score of each seat. The position must be in the play, with all hands known."""
    layout = game.layout
    work = layout.new(1)
    scores_by_card = {}
    for card in members(engine.legal(states, i)):
        layout.load(work, layout.words(states, i))
        engine.act(work, 0, card)
        scores = tuple(layout.reader(work).deal_scores)
        while layout.read(work, "turn") >= 0:
            following, scores = two_step_card(game, work)
            engine.act(work, 0, following)
        scores_by_card[card] = scores
    return scores_by_card


def two_step_card(game: Game, states: States) -> tuple[int, Scores]:
    """The best card for the seat to act if `play_with_lookahead` continues, and every seat's score with it.

    The position is the first of the batch. Of equal cards, the lowest is chosen.
    """
    layout, sign = game.layout, game.rules.points_sign
    seat = layout.read(states, "turn")
    work = layout.new(3)
    layout.load(work, layout.words(states))
    tried = {card: _after(layout, work, card) for card in members(engine.legal(states, 0))}
    best = max(tried, key=lambda card: sign * tried[card][seat])
    return best, tried[best]


def _after(layout: Layout, work: States, card: int) -> Scores:
    out = np.zeros(layout.read(work, "seats"), np.int64)
    play_with_lookahead(work, card, out)
    return tuple(int(score) for score in out)
