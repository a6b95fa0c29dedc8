"""What the others did, held against what the policy would have done with each hand.

Players act on their own cards and on what everybody knows. What everybody knew at each point of a deal is the same in
all worlds, so the deal is followed once (`replay_states`); then any hand can be put into the states on the way
(`log_likelihoods`). One hand comes in many worlds and is judged once: a table keeps what was found.

A *stage* is a run of one seat's decisions with the same cards dealt to it; in Baloot it has five at first, then eight.
"""

from __future__ import annotations

from math import exp, log
from typing import Any, NamedTuple

from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import count
from vierblatt.kernel.jit import State, entry, rule
from vierblatt.kernel.rows import set_word, word_of
from vierblatt.kernel.state import LOG_ACTION, PLAY
from vierblatt.kernel.tricks import copy_state

#: Which error stands where in `habits`: of calls, and of cards played.
CALLS, PLAYS = range(2)
#: A stage: its seat, its first decision and the one after its last, and 1 if no more cards are dealt to it later.
SEAT, FIRST, END, WHOLE, STAGE = range(5)
#: A decision: its number in the log, what was done, and which cards its seat played from then on, as bits.
NUMBER, ACTION, LATER, DECISION = range(4)
#: How many hands of a stage the table keeps: a prime, so that the rest of a division by it tells hands apart.
HANDS = 4093


class Decided(NamedTuple):
    """What the others did in a deal, and what is thought of them."""

    stages: Any  #: int64, shape (stages, STAGE)
    decisions: Any  #: int64, shape (decisions, DECISION)
    places: Any  #: where the cards of a stage that is not whole lie in the pack, then -1: int64, shape (stages, places)
    private: Any  #: what a seat knows besides its cards, as words of a state, seat 0's
    habits: Any  #: of each its errors (CALLS, PLAYS): float64, shape (habits, 2); a player has one, all as likely


class JudgedHands(NamedTuple):
    """The table of hands that were judged, and room for work."""

    found: Any  #: the hands and what is private with them, -1 for none: int64, shape (stages, HANDS, 1 + private)
    values: Any  #: what they came to with each habit: float64, shape (stages, HANDS, habits)
    sums: Any  #: float64, shape (habits,), for work


@entry
def replay_states(states: State, worlds: State, places: Any, actions: Any) -> None:
    """Makes state n the one before action n of the log, in the first of the worlds.

    states: state 0 is the one before the deal. places: by place of the pack as dealt, its place before the cut, int64.
    actions: the log, int64.
    """
    for place in range(len(places)):
        states[0].pack[places[place]] = worlds[0].pack[place]
    dispatch.deal(states[0])
    for n in range(len(actions) - 1):
        copy_state(states, n, n + 1)
        dispatch.act(states[n + 1], int(actions[n]) % LOG_ACTION)


@entry
def log_likelihoods(states: State, worlds: State, decided: Decided, judged: JudgedHands, out: Any) -> None:
    """The logarithm of how likely players with these habits do what was done, for each world.

    states: from `replay_states`. out: float64, shape (worlds,).
    """
    for n in range(len(out)):
        out[n] = log_likelihood(states, worlds[n], decided, judged)


@rule
def log_likelihood(states: State, w: State, decided: Decided, judged: JudgedHands) -> float:
    """The same for one world; the stages of a seat follow each other."""
    stages, places, private, habits = decided.stages, decided.places, decided.private, decided.habits
    found, values, sums = judged.found, judged.values, judged.sums
    total = 0.0
    sums[:] = 0.0
    for k in range(len(stages)):
        hand = w.hands[stages[k, SEAT]] if stages[k, WHOLE] == 1 else lying(w, places[k])
        slot = hand % HANDS
        if not is_kept(w, hand, stages[k], private, found[k, slot]):
            keep(w, hand, stages[k], private, found[k, slot])
            judge(states, w, hand, stages[k], decided.decisions, private, habits, values[k, slot])
        for habit in range(len(habits)):
            sums[habit] += values[k, slot, habit]
        if k + 1 == len(stages) or stages[k + 1, SEAT] != stages[k, SEAT]:
            total += log_mean_exp(sums)
            sums[:] = 0.0
    return total


@rule
def log_mean_exp(sums: Any) -> float:
    """The logarithm of the mean of what these are logarithms of."""
    if len(sums) == 1:
        only: float = sums[0]
        return only
    most, total = sums[0], 0.0
    for value in sums:
        most = max(most, value)
    for value in sums:
        total += exp(value - most)
    whole: float = most + log(total / len(sums))
    return whole


@rule
def lying(w: State, places: Any) -> int:
    """The cards at these places of the pack."""
    cards = 0
    for place in places:
        if place >= 0:
            cards |= 1 << w.pack[place]
    return cards


@rule
def is_kept(w: State, hand: int, stage: Any, private: Any, row: Any) -> bool:
    """Whether this row of the table is about the hand, with the same that is private besides."""
    if row[0] != hand:
        return False
    for k in range(len(private)):
        if stage[WHOLE] == 1 and row[1 + k] != word_of(w, private[k] + stage[SEAT]):
            return False
    return True


@rule
def keep(w: State, hand: int, stage: Any, private: Any, row: Any) -> None:
    """Makes a row of the table be about this hand."""
    row[0] = hand
    for k in range(len(private)):
        row[1 + k] = word_of(w, private[k] + stage[SEAT])


@rule
def judge(
    states: State, w: State, hand: int, stage: Any, decisions: Any, private: Any, habits: Any, values: Any
) -> None:
    """How likely the decisions of a stage are with a hand; what is private besides comes with the whole hand only.

    In the share `error` of decisions all open actions are as likely as each other.
    """
    values[:] = 0.0
    seat = int(stage[SEAT])
    for n in range(stage[FIRST], stage[END]):
        s = states[decisions[n, NUMBER]]
        s.hands[seat] = int(hand | decisions[n, LATER])
        if stage[WHOLE] == 1:
            for k in range(len(private)):
                set_word(s, private[k] + seat, word_of(w, private[k] + seat))
        choices = count(dispatch.legal(s))
        if choices > 1:
            chosen = dispatch.policy(s) % LOG_ACTION == decisions[n, ACTION]
            for habit in range(len(habits)):
                error = habits[habit, PLAYS] if s.phase == PLAY else habits[habit, CALLS]
                values[habit] += log(error / choices + (1 - error) * chosen)
