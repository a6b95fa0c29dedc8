"""Who plays the seats of an environment: the learners that `step` acts for, and the bots against them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, cast, get_args

from vierblatt.argument_checks import seat_number, shown
from vierblatt.errors import BadOption

Opponents = Literal["rules", "random"]


def check_learners(learners: Iterable[int], seats: int) -> list[int]:
    """The seats of the learners, sorted and without duplicates; raises BadOption."""
    try:
        given = [*learners]
    except TypeError:  # a number, for example
        given = []
    if not given:
        raise BadOption("bad-value", option="learners", value=shown(learners), takes=f"0..{seats - 1}")
    return sorted({seat_number(seat, seats) for seat in given})


def check_opponents(opponents: str) -> Opponents:
    """The opponents of the learners; raises BadOption."""
    known = get_args(Opponents)
    if opponents not in known:
        raise BadOption("unknown-bot", bot=shown(opponents), known=", ".join(known))
    return cast("Opponents", opponents)
