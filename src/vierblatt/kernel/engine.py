"""Compiled entry points: each does one thing with state `i` of a batch in one call from Python.

Passing an array and an index costs a quarter of a microsecond per call; passing a record costs six times as much.
"""

from __future__ import annotations

from vierblatt.kernel import dispatch
from vierblatt.kernel.jit import State, entry, rule
from vierblatt.kernel.state import OVER
from vierblatt.kernel.tricks import clear_deal, copy_state, lead_to

_start, _deal, _legal, _act = dispatch.start, dispatch.deal, dispatch.legal, dispatch.act
_policy, _utility = dispatch.policy, dispatch.utility
_allowed, _admits, _is_right, _carry_out = dispatch.allowed, dispatch.admits, dispatch.is_right, dispatch.carry_out

#: The results of `do`: the action is not legal, or bits for what it caused.
REFUSED = -1
TRICK, CARDS, SCORED, ENDED = 1, 2, 4, 8
RIGHT = 16  #: of `say` alone


@entry
def start(states: State, i: int, first_seat: int) -> None:
    """Begins the match of state `i`; its options are already written."""
    _start(states[i], first_seat)


@entry
def deal(states: State, i: int) -> None:
    """Deals from the state's pack."""
    _deal(states[i])


@entry
def clear(states: State, i: int, hand_size: int) -> None:
    """Clears everything that belongs to a deal, before a position is set up by hand."""
    clear_deal(states[i], hand_size)


@entry
def lead(states: State, i: int, leader: int) -> None:
    """Begins the play of the cards, before a position is set up by hand: `leader` is to lead."""
    lead_to(states[i], leader)


@entry
def legal(states: State, i: int) -> int:
    """The legal actions as a bit set; 0 when no seat is to act."""
    return _legal(states[i]) if states[i].turn >= 0 else 0


@entry
def allowed(states: State, i: int) -> int:
    """The actions that break no rule, as a bit set; 0 when no seat is to act."""
    return _allowed(states[i]) if states[i].turn >= 0 else 0


@entry
def act(states: State, i: int, action: int) -> None:
    """Carries out a legal action."""
    _act(states[i], action)


@entry
def do(states: State, action: int) -> int:
    """Carries out an action in state 0 if it is legal, and copies the earlier state 0 to state 1.

    Returns REFUSED and changes nothing, or returns the sum of TRICK (a trick was taken), CARDS (cards came into hands),
    SCORED (the deal was scored) and ENDED (the match is over).
    """
    s, before = states[0], states[1]
    if s.turn < 0 or not 0 <= action < 63 or _legal(s) >> action & 1 == 0:
        return REFUSED
    copy_state(states, 0, 1)
    _act(s, action)
    return outcome_of(s, before)


@entry
def say(states: State, words: int) -> int:
    """Says something out of turn in state 0 (see `kernel.out_of_turn`), and copies the earlier state 0 to state 1.

    Returns what `do` returns, and RIGHT if the verdict on it is that; REFUSED if it cannot be said now.
    """
    s = states[0]
    if not _admits(s, words):
        return REFUSED
    copy_state(states, 0, 1)
    right = 1 if _is_right(states[1], words) else 0
    copy_state(states, 0, 1)
    _carry_out(s, words, right)
    return outcome_of(s, states[1]) + RIGHT * right


@entry
def is_right(states: State, words: int) -> int:
    """1 if what is said in state 0 is right, otherwise 0; it need not be admitted. Spoils state 1.

    words: an accusation of a card that is in the log of the deal, with any card as its proof.
    """
    copy_state(states, 0, 1)
    return 1 if _is_right(states[1], words) else 0


@entry
def judge(states: State, words: int) -> int:
    """1 if what could be said out of turn in state 0 is right, 0 if it is wrong, REFUSED; spoils state 1."""
    if not _admits(states[0], words):
        return REFUSED
    copy_state(states, 0, 1)
    return 1 if _is_right(states[1], words) else 0


@rule
def outcome_of(s: State, before: State) -> int:
    """What an action caused: the sum of TRICK, CARDS, SCORED and ENDED."""
    outcome = 0
    for seat in range(s.seats):
        if s.tricks[seat] != before.tricks[seat]:
            outcome |= TRICK
        if s.hands[seat] & ~before.hands[seat] != 0:
            outcome |= CARDS
    if s.scored != before.scored:
        outcome |= SCORED
    return outcome | ENDED if s.phase == OVER else outcome


@entry
def policy(states: State, i: int) -> int:
    """The heuristic player's choice: ``reason * 64 + action``."""
    return _policy(states[i])


@entry
def utility(states: State, i: int, out: State) -> None:
    """Writes each seat's result of the last scored deal (float64, shape (seats,))."""
    _utility(states[i], out)
