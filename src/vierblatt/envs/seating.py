"""Who plays the seats of an environment: the learners that `step` acts for, and the bots against them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, TypeAlias, cast, get_args

import numpy as np
import numpy.typing as npt

from vierblatt.argument_checks import seat_number, shown
from vierblatt.errors import BadOption

Opponents = Literal["rules", "random"]
#: The learners of many environments: seats, a list of seats for each of a group of environments, or "rotate".
Learners: TypeAlias = Sequence[int] | Sequence[Sequence[int]] | Literal["rotate"]
ROTATE = "rotate"


def check_learners(learners: Any, seats: int) -> list[int]:
    """The seats of the learners, sorted and without duplicates; raises BadOption."""
    try:
        given = [] if isinstance(learners, str) else [*learners]
    except TypeError:  # a number, for example
        given = []
    if not given:
        raise BadOption("bad-value", option="learners", value=shown(learners), takes=f"0..{seats - 1}")
    return sorted({seat_number(seat, seats) for seat in given})


def check_learners_of_many(learners: Learners | None, n: int, seats: int, sides: int) -> npt.NDArray[np.int64]:
    """The learners of each of `n` environments as bit sets, shape (n,); raises BadOption.

    Of k lists of seats, environment i has that at i modulo k. "rotate" stands for the seats of each side, so for each
    seat where all play for themselves. None: every seat.

    >>> check_learners_of_many("rotate", 5, 4, 2).tolist(), check_learners_of_many([[0], [2, 3]], 3, 4, 2).tolist()
    ([5, 10, 5, 10, 5], [1, 12, 1])
    """
    given: Any = learners
    groups: list[Any] = [range(seats) if learners is None else given]
    if isinstance(given, str) and given == ROTATE:
        groups = [range(side, seats, sides) for side in range(sides)]
    elif isinstance(given, Iterable) and any(isinstance(each, Iterable) for each in given):
        groups = [*given]
    sets = [sum(1 << seat for seat in check_learners(group, seats)) for group in groups]
    return np.resize(np.array(sets, np.int64), n)


def check_opponents(opponents: str) -> Opponents:
    """The opponents of the learners; raises BadOption."""
    known = get_args(Opponents)
    if opponents not in known:
        raise BadOption("unknown-bot", bot=shown(opponents), known=", ".join(known))
    return cast("Opponents", opponents)
