"""The score of a majlis: how many of its matches each member won, and the same sides against each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from vierblatt.protocol.majlis import Member, SidesScore
from vierblatt.server.store.port import MajlisResult

#: Matches that count, the latest; and scores that are listed.
MATCHES, SCORES = 1000, 20


def with_matches(members: Iterable[Member], results: Sequence[MajlisResult]) -> list[Member]:
    """The members, with the numbers of their matches and of those that they won."""
    counted = []
    for member in members:
        sides = [(result, result.side_of(member.player)) for result in results]
        played = [(result, side) for result, side in sides if side >= 0]
        won = sum(side in result.winners for result, side in played)
        counted.append(msgspec.structs.replace(member, matches=len(played), won=won))
    return counted


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
