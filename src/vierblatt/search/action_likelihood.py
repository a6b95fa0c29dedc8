"""How well hands explain the other players' actions, compared with what the policy would have done with each hand.

Players act on their own cards and on public information. The public information at each point of a deal is the same in
all worlds, so the deal is replayed once (`replay_states`), and then any hand can be put into the intermediate states
(`log_likelihoods`). Many worlds share the same hand, so a table caches the result for each hand.

A *stage* is a run of one seat's decisions with the same dealt cards; in Baloot a seat has five cards, later eight.
"""

from __future__ import annotations

from math import exp, log
from typing import Any, NamedTuple

from vierblatt.kernel import dispatch
from vierblatt.kernel.bits import count
from vierblatt.kernel.jit import State, bulk_entry, rule
from vierblatt.kernel.rows import set_word, word_of
from vierblatt.kernel.state import LOG_ACTION, PLAY
from vierblatt.kernel.tricks import copy_state

#: Columns of `player_types`: the error rate of calls and that of card plays.
CALLS, PLAYS = range(2)
#: A stage: its seat, its first decision and the one after its last, and 1 if no more cards are dealt to it later.
SEAT, FIRST, END, WHOLE, STAGE = range(5)
#: A decision: its number in the log, what was done, and which cards its seat played from then on, as bits.
NUMBER, ACTION, LATER, DECISION = range(4)
#: How many hands the table holds for each stage: a prime, so that a hand modulo it makes a good slot.
HANDS = 4093


class OtherPlayersActions(NamedTuple):
    """The other players' actions in a deal, and the models of the players."""

    stages: Any  #: int64, shape (stages, STAGE)
    decisions: Any  #: int64, shape (decisions, DECISION)
    places: Any  #: where the cards of a stage that is not whole are in the pack, then -1: int64, shape (stages, places)
    private: Any  #: private information besides cards, as state words: those of seat 0
    player_types: Any  #: error rates (CALLS, PLAYS) of each type, all equally likely: float64, shape (player_types, 2)


class JudgedHands(NamedTuple):
    """The cache of judged hands, and scratch space."""

    hands: Any  #: the hands with their private information, -1 for none: int64, shape (stages, HANDS, 1 + private)
    values: Any  #: their log-likelihoods for each type of player: float64, shape (stages, HANDS, player_types)
    sums: Any  #: scratch: float64, shape (player_types,)


@bulk_entry
def replay_states(states: State, worlds: State, places: Any, actions: Any) -> None:
    """Sets state n to the state before action n of the log, in the first of the worlds.

    states: state 0 is the one before the deal. places: by place of the pack as dealt, its place before the cut, int64.
    actions: the log, int64.
    """
    for place in range(len(places)):
        states[0].pack[places[place]] = worlds[0].pack[place]
    dispatch.deal(states[0])
    for n in range(len(actions) - 1):
        copy_state(states, n, n + 1)
        dispatch.act(states[n + 1], int(actions[n]) % LOG_ACTION)


@bulk_entry
def log_likelihoods(states: State, worlds: State, actions: OtherPlayersActions, judged: JudgedHands, out: Any) -> None:
    """Writes the log-likelihood of the actions for each world, given players of these types.

    states: from `replay_states`. out: float64, shape (worlds,).
    """
    for n in range(len(out)):
        out[n] = log_likelihood(states, worlds[n], actions, judged)


@rule
def log_likelihood(states: State, w: State, actions: OtherPlayersActions, judged: JudgedHands) -> float:
    """The log-likelihood for one world; the stages of a seat are adjacent."""
    stages, places, private, player_types = actions.stages, actions.places, actions.private, actions.player_types
    hands, values, sums = judged.hands, judged.values, judged.sums
    total = 0.0
    sums[:] = 0.0
    for k in range(len(stages)):
        hand = w.hands[stages[k, SEAT]] if stages[k, WHOLE] == 1 else cards_at_places(w, places[k])
        slot = hand % HANDS
        if not is_kept(w, hand, stages[k], private, hands[k, slot]):
            keep(w, hand, stages[k], private, hands[k, slot])
            stage_log_likelihoods(states, w, hand, stages[k], actions.decisions, private, player_types, values[k, slot])
        for t in range(len(player_types)):
            sums[t] += values[k, slot, t]
        if k + 1 == len(stages) or stages[k + 1, SEAT] != stages[k, SEAT]:
            total += log_mean_exp(sums)
            sums[:] = 0.0
    return total


@rule
def log_mean_exp(sums: Any) -> float:
    """The logarithm of the mean of the exponentials of these numbers."""
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
def cards_at_places(w: State, places: Any) -> int:
    """The cards at these places of the pack."""
    cards = 0
    for place in places:
        if place >= 0:
            cards |= 1 << w.pack[place]
    return cards


@rule
def is_kept(w: State, hand: int, stage: Any, private: Any, row: Any) -> bool:
    """Whether this row of the table is for this hand with the same private information."""
    if row[0] != hand:
        return False
    for k in range(len(private)):
        if stage[WHOLE] == 1 and row[1 + k] != word_of(w, private[k] + stage[SEAT]):
            return False
    return True


@rule
def keep(w: State, hand: int, stage: Any, private: Any, row: Any) -> None:
    """Assigns a row of the table to this hand."""
    row[0] = hand
    for k in range(len(private)):
        row[1 + k] = word_of(w, private[k] + stage[SEAT])


@rule
def stage_log_likelihoods(
    states: State, w: State, hand: int, stage: Any, decisions: Any, private: Any, player_types: Any, values: Any
) -> None:
    """Writes the log-likelihood of a stage's decisions with a hand; other private information counts if it is whole.

    With probability `error`, all legal actions of a decision are equally likely.
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
            for t in range(len(player_types)):
                error = player_types[t, PLAYS] if s.phase == PLAY else player_types[t, CALLS]
                values[t] += log(error / choices + (1 - error) * chosen)
