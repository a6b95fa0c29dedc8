"""Actions that were taken back: a match and its record keep them beside those that count.

>>> [*lines_of_play(["AS", "KS"], [TakenBack(1, ("9S",)), TakenBack(0, ("7H", "8H"))])]
[['7H', '8H'], ['7H', '9S']]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

MOST = 100  #: the number of takebacks of one deal that are kept: the latest ones

Text = Annotated[str, Meta(max_length=60)]


class TakenBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """after: how many actions of the deal stayed. actions: those that followed and were taken back, as texts."""

    after: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    actions: Annotated[tuple[Text, ...], Meta(min_length=1)]


def lines_of_play(actions: Sequence[str], taken_back: Sequence[TakenBack]) -> Iterator[list[str]]:
    """The actions of a deal as they stood before each takeback, the latest first.

    actions: those that count in the end. taken_back: oldest first. Raises ValueError if fewer actions were left than
    `after` says.
    """
    played = [*actions]
    for each in reversed(taken_back):
        if each.after > len(played):
            raise ValueError(f"{each.after} actions stayed of {len(played)}")
        played = [*played[: each.after], *each.actions]
        yield played
