"""Who wins more in a majlis than chance, partners and opponents explain; `docs/clubs.md` says it in words.

Every member has a strength: by how much the expected share of a match that their side wins grows when they sit there in
place of an average member. Of a match with S sides, a side's share is 1/W if it is one of W winners, 0 if others won,
and 1/S if nobody did. Expected of a side is 1/S, plus the strengths on it, less the mean of the other sides' sums.
The strengths are those for which the squares of all differences are least, together with `PRIOR` times those of the
strengths themselves: whoever has played little stays near 0. Everybody else who played counts as an average member;
matches with bots, or with accounts that are gone, do not count.

>>> from vierblatt.server.store.values import MajlisResult
>>> won = MajlisResult(players=["a", "b", "c", "d"], sides=2, winners=[0])
>>> strength = strengths([won] * 50, {"a", "b"})
>>> round(strength["a"], 2), round(strength["b"], 2)
(0.23, -0.23)
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime

import numpy as np

from vierblatt.protocol.majlis_events import MajlisLeader
from vierblatt.server.store.port import EventResult, MajlisResult

#: As if everybody had also played so many matches that ended as expected of an average member.
PRIOR = 8.0


def counted(results: Iterable[MajlisResult]) -> list[MajlisResult]:
    """The matches that count: those of people only."""
    return [each for each in results if all(each.players) and each.sides > 1]


def month_of(at: int) -> str:
    """The month of a time in milliseconds since 1970, in UTC.

    >>> month_of(1_800_000_000_000)
    '2027-01'
    """
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m")


def leaders(
    names: Mapping[str, str], results: Sequence[MajlisResult], events: Iterable[EventResult]
) -> list[MajlisLeader]:
    """The members who have played, best first. names: of the members. results: those that count."""
    strength = strengths(results, names.keys())
    matches, won = Counter[str](), Counter[str]()
    for result in results:
        for seat, player in enumerate(result.players):
            matches[player] += 1
            won[player] += seat % result.sides in result.winners
    entered, first = Counter[str](), Counter[str]()
    for event in events:
        entered[event.player] += 1
        first[event.player] += event.place == 1
    gains = {player: round(100 * strength.get(player, 0.0)) for player in names if matches[player] or entered[player]}
    order = sorted(gains, key=lambda player: (-gains[player], -matches[player], names[player], player))
    return [
        MajlisLeader(
            player=player, name=names[player], place=1 + sum(gain > gains[player] for gain in gains.values()),
            matches=matches[player], won=won[player], gain=gains[player], events=entered[player],
            events_won=first[player],
        )
        for player in order
    ]  # fmt: skip


def strengths(results: Iterable[MajlisResult], members: Collection[str]) -> dict[str, float]:
    """The strength of each member who has played."""
    played = {player for result in results for player in result.players}
    number = {player: place for place, player in enumerate(sorted(played & set(members)))}
    size = len(number)
    # The last row and column are for all others, whose strength is 0: they are cut off.
    left, right = np.zeros((size + 1, size + 1)), np.zeros(size + 1)
    for (seats, sides), alike in _by_shape(results).items():
        at = np.array([[number.get(player, size) for player in result.players] for result in alike])
        shares = np.array([_shares(result) for result in alike]) - 1 / sides
        for side in range(sides):
            signs = np.where(np.arange(seats) % sides == side, 1.0, -1.0 / (sides - 1))
            np.add.at(left, (at[:, :, None], at[:, None, :]), np.outer(signs, signs) / sides)
            np.add.at(right, at, shares[:, side, None] * signs / sides)
    solved = np.linalg.solve(left[:size, :size] + PRIOR * np.eye(size), right[:size])
    return {player: float(solved[place]) for player, place in number.items()}


def _by_shape(results: Iterable[MajlisResult]) -> dict[tuple[int, int], list[MajlisResult]]:
    by_shape: dict[tuple[int, int], list[MajlisResult]] = defaultdict(list)
    for result in results:
        by_shape[len(result.players), result.sides].append(result)
    return by_shape


def _shares(result: MajlisResult) -> list[float]:
    """The share of a match that each side won."""
    winners = result.winners or range(result.sides)
    return [(side in winners) / len(winners) for side in range(result.sides)]
