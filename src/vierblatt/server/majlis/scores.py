"""The score of a majlis: how many of its matches each member won, and the same sides against each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from vierblatt.protocol.majlis import Member, SidesScore
from vierblatt.server.store.port import MajlisResult

#: How many matches count, the latest ones; and how many scores are listed.
MATCHES, SCORES = 1000, 20


def with_matches(members: Iterable[Member], results: Sequence[MajlisResult]) -> list[Member]:
    """The members, with how many matches each of them played and won."""
    matches, won = Counter[str](), Counter[str]()
    for result in results:
        for seat, player in enumerate(result.players):
            matches[player] += 1
            won[player] += seat % result.sides in result.winners
    return [
        msgspec.structs.replace(member, matches=matches[member.player], won=won[member.player]) for member in members
    ]


def running_scores(members: Iterable[Member], results: Sequence[MajlisResult]) -> list[SidesScore]:
    """The scores of sides that consist of members; the order of partners and of sides does not matter."""
    present = {member.player for member in members}
    won: dict[tuple[tuple[str, ...], ...], list[int]] = {}
    matches: dict[tuple[tuple[str, ...], ...], int] = {}
    for result in results:
        if not present.issuperset(result.players):  # an empty id: a bot, or an account that is gone
            continue
        by_number = [tuple(sorted(result.players[side :: result.sides])) for side in range(result.sides)]
        sides = tuple(sorted(by_number))
        matches[sides] = matches.get(sides, 0) + 1
        score = won.setdefault(sides, [0] * len(sides))
        for winner in result.winners:
            score[sides.index(by_number[winner])] += 1
    most = sorted(matches, key=lambda sides: -matches[sides])[:SCORES]
    return [SidesScore(sides=[[*side] for side in sides], won=won[sides], matches=matches[sides]) for sides in most]
