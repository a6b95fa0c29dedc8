"""Invariants of every game, checked after every deal and every action while deals are played at random.

No card is lost or duplicated, the seat to act always has a legal action, nothing is written beyond the log, tricks and
totals add up, and each game's own invariants of a scored deal are true (`GameResearch.invariants`, checked by its rule
`audit`). The deals are the same as those of `loops.units_at`, and so is the tally.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from vierblatt.games.contract import Game
from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import count, nth
from vierblatt.kernel.jit import State, bulk_entry, rule
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
    WRONG_PHASE, WRONG_ACTION, WRONG_LOG, WRONG_TOTAL, WRONG_WINNERS, FIRST_INVARIANT,
) = range(FIRST_FAULT, FIRST_FAULT + 15)  # fmt: skip
BROKEN = (
    "the pack is not the pack of the game",
    "the size of a hand does not match its count",
    "a card is in two places",
    "a card is lost",
    "a card appeared that was not dealt",
    "a hand has the wrong size for this point of the trick",
    "the cards taken are not the cards played",
    "the tricks do not add up",
    "no seat, or a seat that does not exist, is to act",
    "the phase does not exist in this game",
    "a legal action does not exist, or is a card that is not in the hand",
    "the action is missing from the log",
    "a total did not grow by the score of the deal",
    "a winner does not exist at the table",
)


def faults(game: Game) -> list[str]:
    """The message for each status."""
    return [*FAULTS, *BROKEN, *(f"broken invariant: {invariant}" for invariant in game.research.invariants)]


def known_actions(game: Game) -> npt.NDArray[np.int64]:
    """The actions of each phase, as bits, by the number of the phase; 0 for numbers that are not a phase."""
    known = np.zeros(max(game.phases) + 1, np.int64)
    for number, phase in game.phases.items():
        known[number] = sum(1 << action for action in phase.actions)
    return known


@rule
def check_pack(s: State, pack: int) -> int:
    """Checks that the pack has all cards of the game, each once."""
    cards = 0
    for i in range(s.packed):
        cards |= 1 << s.pack[i]
    return FINE if cards == pack and count(pack) == s.packed else BAD_PACK


@rule
def dealt_cards(s: State) -> int:
    """The cards in all hands and those played; -1 - status if they are inconsistent."""
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
    """Checks that every played card is in the trick or was taken and, during play, that all hand sizes are right."""
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
    """Checks that the player has at least one legal action and that all legal actions exist."""
    if s.phase < PLAY or s.phase >= len(known):
        return WRONG_PHASE
    if open_actions == 0:
        return NOTHING_LEGAL
    allowed = known[s.phase] & s.hands[s.turn] if s.phase == PLAY else known[s.phase]
    return FINE if open_actions & ~allowed == 0 else WRONG_ACTION


@rule
def check_step(s: State, pack: int, before: int, begun: int) -> int:
    """After an action: checks that no card is lost and, if play had `begun` before it, that none has appeared."""
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
    """Checks a finished deal; until then, the scores of the row hold the totals from before the deal."""
    if s.phase not in (NEEDS_DEAL, OVER):
        return WRONG_TURN
    for side in range(len(s.scores)):
        deal_score = s.deal_scores[side] if s.scored > scored else 0
        if s.scores[side] != row[SCORES + side] + deal_score:
            return WRONG_TOTAL
        row[SCORES + side] = 0
    if s.phase == OVER and s.winners >> s.seats:
        return WRONG_WINNERS
    broken = dispatch.audit(s) if s.scored > scored else 0
    return FIRST_INVARIANT - 1 + broken if broken else FINE


@rule
def check_next(s: State, heuristic: int, row: State, known: State, pack: int) -> int:
    """Deals and plays one deal, with all checks."""
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


@bulk_entry
def checked_units_at(
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
