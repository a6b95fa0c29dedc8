"""What holds in every game after every deal and every action, checked while deals are played at random.

No card is lost or there twice, nobody ever has nothing to do, nothing is written beyond the log, tricks and totals add
up, and each game's own invariants of a scored deal hold (`Game.invariants`, judged by its rule `audit`). The deals are
those that `loops.units_at` plays, so that both come to the same tally.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from vierblatt.games.contract import Game
from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import count, nth
from vierblatt.kernel.jit import State, entry, rule
from vierblatt.kernel.random import below
from vierblatt.kernel.state import LOG_ACTION, NEEDS_DEAL, OVER, PLAY
from vierblatt.kernel.tricks import log_entry
from vierblatt.simulate.loops import (
    DEALS,
    FAULTS,
    FINE,
    LOG_FULL,
    MARK,
    MOVES,
    NOTHING_LEGAL,
    SCORES,
    STATUS,
    begin,
    fold,
    fold_scores,
    next_deal,
    write_end,
)

FIRST_FAULT = len(FAULTS)
(
    BAD_PACK, WRONG_HELD, CARD_TWICE, CARD_LOST, CARD_FROM_NOWHERE, WRONG_SIZE, WRONG_TAKEN, WRONG_TRICKS, WRONG_TURN,
    WRONG_PHASE, WRONG_ACTION, WRONG_LOG, WRONG_TOTAL, WRONG_WINNERS, FIRST_PROMISE,
) = range(FIRST_FAULT, FIRST_FAULT + 15)  # fmt: skip
BROKEN = (
    "the pack is not the pack of the game",
    "a hand does not have the cards that it is said to hold",
    "a card is in two places",
    "a card has gone",
    "a card has come that was not dealt",
    "a hand has not the size that the trick allows",
    "the cards taken are not the cards played",
    "the tricks do not add up",
    "nobody's turn, or that of somebody who does not play",
    "a phase that the game does not have",
    "an action is open that does not exist, or a card that is not in the hand",
    "the log does not have the action",
    "a total did not grow by what the deal was worth",
    "a winner who does not play",
)


def faults(game: Game) -> list[str]:
    """What each status means, in words."""
    return [*FAULTS, *BROKEN, *(f"broken promise {invariant}" for invariant in game.research.invariants)]


def known_actions(game: Game) -> npt.NDArray[np.int64]:
    """The actions that each phase has, as bits, by the phase's number; 0 for numbers that are no phase."""
    known = np.zeros(max(game.phases) + 1, np.int64)
    for number, phase in game.phases.items():
        known[number] = sum(1 << action for action in phase.actions)
    return known


@rule
def check_pack(s: State, pack: int) -> int:
    """All cards of the game, each once."""
    cards = 0
    for i in range(s.packed):
        cards |= 1 << s.pack[i]
    return FINE if cards == pack and count(pack) == s.packed else BAD_PACK


@rule
def dealt_cards(s: State) -> int:
    """The cards in all hands and those played; -1 - status if they are not where they should be."""
    cards: int = s.seen
    for seat in range(s.seats):
        hand = s.hands[seat]
        if count(hand) != s.held[seat]:
            return -1 - WRONG_HELD
        if hand & cards:
            return -1 - CARD_TWICE
        cards |= hand
    return cards


@rule
def check_tricks(s: State) -> int:
    """What has been played lies in the trick or has been taken; in play, every hand has the size it must have."""
    played, tricks = 0, 0
    for i in range(s.in_trick):
        played |= 1 << s.trick[i]
    for seat in range(s.seats):
        if played & s.taken[seat]:
            return CARD_TWICE
        played |= s.taken[seat]
        tricks += s.tricks[seat]
    if played != s.seen:
        return WRONG_TAKEN
    if tricks != s.trick_no or tricks > s.hand_size:
        return WRONG_TRICKS
    if s.phase == PLAY:
        seat = s.leader
        for place in range(s.seats):
            if s.held[seat] != s.hand_size - s.trick_no - (1 if place < s.in_trick else 0):
                return WRONG_SIZE
            seat = seat + 1 if seat + 1 < s.seats else 0
    return FINE


@rule
def check_choice(s: State, open_actions: int, known: State) -> int:
    """There is something that the player may do, and all of it exists."""
    if s.phase < PLAY or s.phase >= len(known):
        return WRONG_PHASE
    if open_actions == 0:
        return NOTHING_LEGAL
    allowed = known[s.phase] & s.hands[s.turn] if s.phase == PLAY else known[s.phase]
    return FINE if open_actions & ~allowed == 0 else WRONG_ACTION


@rule
def check_step(s: State, pack: int, before: int, begun: int) -> int:
    """After an action: no card has gone, and none has come once cards are played; `begun`: before the action."""
    cards = dealt_cards(s)
    if cards < 0:
        return -1 - cards
    if before & ~cards:
        return CARD_LOST
    if cards & ~pack or (begun and cards != before):
        return CARD_FROM_NOWHERE
    return check_tricks(s)


@rule
def check_deal(s: State, heuristic: int, row: State, known: State, pack: int) -> int:
    """As `loops.play_deal`, with all checks."""
    while s.turn >= 0:
        if s.turn >= s.seats:
            return WRONG_TURN
        open_actions = dispatch.legal(s)
        status = check_choice(s, open_actions, known)
        if status != FINE:
            return status
        if s.logged >= len(s.log):
            return LOG_FULL
        if heuristic >> s.turn & 1:
            action = dispatch.policy(s) % LOG_ACTION
        else:
            action = nth(open_actions, below(s, count(open_actions)))
        if open_actions >> action & 1 == 0:
            return WRONG_ACTION
        before, begun, logged = dealt_cards(s), s.seen, s.logged
        word = log_entry(s, action)
        row[MARK] = fold(row[MARK], open_actions ^ (action << 56))
        row[MOVES] += 1
        dispatch.act(s, action)
        if s.logged != logged + 1 or s.log[logged] != word:
            return WRONG_LOG
        status = check_step(s, pack, before, begun)
        if status != FINE:
            return status
    return FINE


@rule
def check_end(s: State, scored: int, row: State) -> int:
    """After a deal: the totals before it lie where the row will have the scores."""
    if s.phase not in (NEEDS_DEAL, OVER):
        return WRONG_TURN
    for side in range(len(s.scores)):
        brought = s.deal_scores[side] if s.scored > scored else 0
        if s.scores[side] != row[SCORES + side] + brought:
            return WRONG_TOTAL
        row[SCORES + side] = 0
    if s.phase == OVER and s.winners >> s.seats:
        return WRONG_WINNERS
    broken = dispatch.audit(s) if s.scored > scored else 0
    return FIRST_PROMISE - 1 + broken if broken else FINE


@rule
def check_next(s: State, heuristic: int, row: State, known: State, pack: int) -> int:
    """Deals and plays once, with all checks."""
    for side in range(len(s.scores)):
        row[SCORES + side] = s.scores[side]
    scored = s.scored
    next_deal(s, row)
    status = check_pack(s, pack)
    if status == FINE:
        status = check_step(s, pack, 0, 0)
    if status == FINE:
        status = check_deal(s, heuristic, row, known, pack)
    if status == FINE:
        status = check_pack(s, pack)
    return status if status != FINE else check_end(s, scored, row)


@entry
def checked_at(
    states: State, i: int, number: int, first: int, alone: int, heuristic: int, most: int, rows: State, counts: State,
    known: State, pack: int,
) -> int:  # fmt: skip
    """As `loops.units_at`, with all checks; known: `known_actions`. pack: the cards of the game, as bits."""
    s = states[i]
    for n in range(len(rows)):
        row = rows[n]
        begin(s, number, first + n, alone)
        scored = s.scored
        while s.phase == NEEDS_DEAL and row[DEALS] < most:
            row[STATUS] = check_next(s, heuristic, row, known, pack)
            if row[STATUS] != FINE:
                return n
            fold_scores(s, row)
            dispatch.count_deal(s, counts)
        write_end(s, alone, scored, row)
    return -1
