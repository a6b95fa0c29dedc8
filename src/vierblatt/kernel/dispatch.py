"""The contract of a game, as generic functions that compiled code can call.

Each of these runs the rule of the same name of the game that the state belongs to. Compiled callers find it at
compile time by the state's record type; plain ones by the state's class. A caller compiled for four games is one
function with four entries in the cache.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import types
from numba.extending import overload

from vierblatt.kernel.jit import PLAIN, State

#: marker field of a layout -> name of a contract function -> the game's rule
_rules: dict[str, dict[str, Callable[..., Any]]] = {}
#: marker field of a layout -> name -> a number that is the same in all its states
_numbers: dict[str, dict[str, int]] = {}


def register(marker: str, rules: dict[str, Callable[..., Any]]) -> None:
    """Makes the rules of a game known to the generic functions."""
    _rules[marker] = rules


def fix_numbers(marker: str, numbers: dict[str, int]) -> None:
    """Makes numbers known that never change for a game's states, so that compiled code has them as constants."""
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


def number(name: str) -> Callable[[State], int]:
    """A function from a state to one of its game's fixed numbers.

    What it comes from belongs into a source with compiled code or into the game's room, so that a change of it makes
    other cache entries.
    """
    if PLAIN:
        return lambda s: _numbers[s.LAYOUT.marker][name]

    def stub(s: State) -> int:
        raise NotImplementedError

    def choose(s: Any) -> Any:
        value = _numbers[marker_of(s)][name]
        return lambda s: value

    overload(stub, strict=False)(choose)
    return stub


#: 1 where more points win, -1 where fewer do.
points_sign = number("points_sign")
#: The phases whose actions only their player knows, as bits.
secret_phases = number("secret_phases")


def generic(stub: Any) -> Any:
    """Makes a stub the generic function that runs the rule of its name of the game that a state belongs to."""
    name: str = stub.__name__
    if PLAIN:

        def call(s: State, *arguments: Any) -> Any:
            return _rules[s.LAYOUT.marker][name](s, *arguments)

        return call
    if stub.__code__.co_argcount == 1:

        def choose(s: Any) -> Any:
            found = _of_type(s)[name]
            return lambda s: found(s)  # noqa: PLW0108 - numba wants a function, not a dispatcher

    elif stub.__code__.co_argcount == 2:

        def choose(s: Any, argument: Any) -> Any:  # type: ignore[misc]
            found = _of_type(s)[name]
            return lambda s, argument: found(s, argument)  # noqa: PLW0108

    else:

        def choose(s: Any, first: Any, second: Any, third: Any) -> Any:  # type: ignore[misc]
            found = _of_type(s)[name]
            return lambda s, first, second, third: found(s, first, second, third)  # noqa: PLW0108

    overload(stub, strict=False)(choose)
    return stub


@generic
def start(s: State, first_seat: int) -> None:
    """Begins a match: everything but the options is reset, `first_seat` is the seat drawn by the pack source."""


@generic
def deal(s: State) -> None:
    """Deals from `s.pack`; `s.phase` was NEEDS_DEAL."""


@generic
def legal(s: State) -> int:
    """The open actions of `s.turn` as a bit set; never empty unless `s.turn` is -1."""
    return 0


@generic
def act(s: State, action: int) -> None:
    """Does a legal action and all that follows from it."""


@generic
def utility(s: State, out: Any) -> None:
    """Writes the result of the last scored deal per seat (float64, shape (seats,)), as that game counts it."""


@generic
def situate(s: State) -> None:
    """Draws the situation of a match from `s.random` (scores, dealer, which deal it is), for a deal on its own.

    The match has just been started; what may occur there, and how often, each game's own rule tells.
    """


@generic
def count_deal(s: State, counts: Any) -> None:
    """Adds the deal that has just ended to a game's statistics: `counts` is int64, one number a counter."""


@generic
def audit(s: State) -> int:
    """Looks at a deal that has just been scored: 0 if it keeps the promises of the game, else 1 + the broken one."""
    return 0


@generic
def observe(s: State, seat: int, out: Any, at: int) -> None:
    """Writes the game's own part of what `seat` may know into the int8 row that begins at `at` of `out`.

    It writes all of `Game.observed` and nothing beyond, seats relative to the observer, from public fields and those
    that are the seat's own.
    """


@generic
def agree(s: State) -> bool:
    """Whether a guessed deal could have led to the public record that it is written into.

    `s.hands` are whole hands as dealt, what was played of them included, and `s.pack` is the pack that they came from.
    Every single card is known to fit; what is judged is what involves several of them, such as projects that were said.
    Private fields that follow from the hands are written too.
    """
    return True


@generic
def policy(s: State) -> int:
    """What the heuristic player would do: ``reason * 64 + action``. Reads only what `s.turn` may know."""
    return 0
