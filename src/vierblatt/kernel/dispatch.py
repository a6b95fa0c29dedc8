"""The contract of a game, as generic functions that compiled code can call.

Each of these runs the rule of the same name in the game that the state belongs to. Compiled callers find it at compile
time by the state's record type, plain ones by the state's class. A caller compiled for four games is one function with
four entries in the cache.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from numba import types
from numba.extending import overload

from vierblatt.kernel.jit import FOR_RULES, PLAIN, State

#: marker field of a layout -> name of a contract function -> the game's rule
_rules: dict[str, dict[str, Callable[..., Any]]] = {}
#: marker field of a layout -> name -> a number that is the same in all its states
_numbers: dict[str, dict[str, int]] = {}


def register(marker: str, rules: dict[str, Callable[..., Any]]) -> None:
    """Registers the rules of a game with the generic functions."""
    _rules[marker] = rules


def fix_numbers(marker: str, numbers: dict[str, int]) -> None:
    """Registers numbers that are the same for all states of a game, so that compiled code has them as constants."""
    _numbers.setdefault(marker, {}).update(numbers)


def marker_of(record: Any) -> str:
    """The marker field of the game whose states have this type (numba's)."""
    if isinstance(record, types.Record):
        for name in reversed(record.fields):
            if name in _rules:
                return name
    raise TypeError(f"no registered game has states like {record}")


def _of_type(record: Any) -> dict[str, Callable[..., Any]]:
    return _rules[marker_of(record)]


def game_number(name: str) -> Callable[[State], int]:
    """A function from a state to one of its game's fixed numbers.

    The number must come from a source with compiled code or from the game's folder, so that changing it makes new
    cache entries.
    """

    def number(s: State) -> int:
        return _numbers[s.LAYOUT.marker][name]

    def choose(s: Any) -> Any:
        value = _numbers[marker_of(s)][name]
        return lambda s: value

    if not PLAIN:
        overload(number, strict=False, jit_options=FOR_RULES)(choose)
    return number


#: 1 if more points win, -1 if fewer do.
points_sign = game_number("points_sign")
#: The phases whose actions only their player knows, as bits.
secret_phases = game_number("secret_phases")


def generic(stub: Any) -> Any:
    """Turns a stub into the generic function that runs the rule of the same name in the game of the state."""
    name: str = stub.__name__

    @wraps(stub)
    def call(s: State, *arguments: Any) -> Any:
        return _rules[s.LAYOUT.marker][name](s, *arguments)

    if PLAIN:
        return call
    if stub.__code__.co_argcount == 1:

        def choose(s: Any) -> Any:
            implementation = _of_type(s)[name]
            return lambda s: implementation(s)  # noqa: PLW0108 - numba wants a function, not a dispatcher

    elif stub.__code__.co_argcount == 2:

        def choose(s: Any, argument: Any) -> Any:  # type: ignore[misc]
            implementation = _of_type(s)[name]
            return lambda s, argument: implementation(s, argument)  # noqa: PLW0108

    elif stub.__code__.co_argcount == 3:

        def choose(s: Any, first: Any, second: Any) -> Any:  # type: ignore[misc]
            implementation = _of_type(s)[name]
            return lambda s, first, second: implementation(s, first, second)  # noqa: PLW0108

    else:

        def choose(s: Any, first: Any, second: Any, third: Any) -> Any:  # type: ignore[misc]
            implementation = _of_type(s)[name]
            return lambda s, first, second, third: implementation(s, first, second, third)  # noqa: PLW0108

    overload(call, strict=False, jit_options=FOR_RULES)(choose)
    return call


@generic
def start(s: State, first_seat: int) -> None:
    """Begins a match: resets everything but the options; `first_seat` is the seat drawn by the pack source."""


@generic
def deal(s: State) -> None:
    """Deals from `s.pack`; `s.phase` was NEEDS_DEAL."""


@generic
def legal(s: State) -> int:
    """The legal actions of `s.turn` as a bit set; never empty unless `s.turn` is -1."""
    return 0


@generic
def act(s: State, action: int) -> None:
    """Carries out a legal action and everything that follows from it."""


@generic
def allowed(s: State) -> int:
    """The actions of `s.turn` that break no rule; `legal` has more where faults are claimed rather than refused."""
    return 0


@generic
def admits(s: State, words: int) -> bool:
    """Whether something can be said out of turn now (see `kernel.out_of_turn`), judged by what everybody knows."""
    return False


@generic
def is_right(s: State, words: int) -> bool:
    """The verdict on what was said out of turn; it may spoil the state, which is a copy."""
    return False


@generic
def carry_out(s: State, words: int, right: int) -> None:
    """What follows from words said out of turn and the verdict on them: 1 right, 0 wrong."""


@generic
def utility(s: State, out: Any) -> None:
    """Writes each seat's result of the last scored deal, as the game counts it (float64, shape (seats,))."""


@generic
def draw_situation(s: State) -> None:
    """Draws a match situation (scores, dealer, number of the deal) from `s.random`, for a deal on its own.

    The match has just been started. Each game's rule decides which situations occur, and how often.
    """


@generic
def count_deal(s: State, counts: Any) -> None:
    """Adds the deal that has just ended to a game's statistics: `counts` is int64, one number per counter."""


@generic
def audit(s: State) -> int:
    """Checks a deal that has just been scored: 0, or 1 + the index of the game's invariant that it breaks."""
    return 0


@generic
def observe(s: State, seat: int, out: Any, at: int) -> None:
    """Writes the game's own part of what `seat` may know into the int8 row that begins at `at` of `out`.

    It writes exactly what `GameResearch.features` lists, with seats relative to the observer, from public fields and
    the seat's own private ones.
    """


@generic
def is_consistent(s: State) -> bool:
    """Whether a guessed deal could have led to the public record that it is written into.

    `s.hands` are the full hands as dealt, including cards already played, and `s.pack` is the pack that they came from.
    Each card is known to fit by itself; this checks what involves several cards, such as announced projects. It also
    writes private fields that follow from the hands.
    """
    return True


@generic
def policy(s: State) -> int:
    """What the heuristic player would do: ``reason * 64 + action``. Reads only what `s.turn` may know."""
    return 0
