"""What others did at each of a player's decisions: those who had the same seat and, until then, the same history.

>>> choices_of(["pass", "bid 5", "AS"], [0, 2], [["pass", "bid 5", "KS"], ["bid 6"]])
[Choices(at=0, counts={'pass': 1, 'bid 6': 1}), Choices(at=2, counts={'KS': 1})]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Choices:
    """at: the decision's place in the list of actions. counts: how many others chose each action there."""

    at: int
    counts: dict[str, int]


def choices_of(line: Sequence[str], decisions: Sequence[int], others: Iterable[Sequence[str]]) -> list[Choices]:
    """What others chose at the decisions of a line; those who went another way earlier do not count."""
    counts = {at: Counter[str]() for at in decisions}
    for other in others:
        same = common_length(line, other)
        for at in decisions:
            if at <= same and at < len(other):
                counts[at][other[at]] += 1
    return [Choices(at, dict(counts[at].most_common())) for at in decisions]


def common_length(line: Sequence[str], other: Sequence[str]) -> int:
    """How many actions two lines have in common from their beginning."""
    for place, (one, another) in enumerate(zip(line, other, strict=False)):
        if one != another:
            return place
    return min(len(line), len(other))
