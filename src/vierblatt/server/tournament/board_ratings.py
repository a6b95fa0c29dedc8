"""The duplicate ratings after a tournament, computed from its comparisons and the ratings before."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from vierblatt.server.accounts.field_ratings import Strength, strengths_after
from vierblatt.server.accounts.ratings import often_together
from vierblatt.server.store.port import PlayerRating, RatedPlace
from vierblatt.server.tournament.board_comparisons import BoardComparison
from vierblatt.tournaments.entries import TournamentCreated

#: The players of each contestant who may be compared.
Players = Mapping[int, Sequence[str]]
#: The comparisons of a tournament.
Found = Sequence[BoardComparison]


def rated_places(found: Found, players: Players, met: Iterable[Sequence[str]]) -> list[RatedPlace]:
    """Who is compared, and whose rating that changes; without contestants of whom a player has met another too often.

    found: of the tournament. met: the players for whom each tournament of the last day counted.
    """
    changed = {player for number in _changed(_among(found, players)) for player in players[number]}
    often = often_together(sorted(changed), met)
    allowed = {number: people for number, people in players.items() if not often & {*people}}
    compared_now = _among(found, allowed)
    counted = _changed(compared_now)
    return [
        RatedPlace(contestant=number, place=place, player=player, counted=number in counted)
        for number in sorted({number for each in compared_now for number in each.worth})
        for place, player in enumerate(allowed[number])
    ]


def players_of(places: Iterable[RatedPlace]) -> dict[int, list[str]]:
    """The players of each contestant that was compared."""
    found: dict[int, list[str]] = {}
    for each in sorted(places, key=lambda each: (each.contestant, each.place)):
        found.setdefault(each.contestant, []).append(each.player)
    return found


def rated_boards(
    created: TournamentCreated, found: Found, players: Players, before: Mapping[str, PlayerRating], now: int
) -> list[PlayerRating]:
    """The new ratings, by player. players: of all contestants who are compared. before: by player, where there is one.

    Whoever cannot gain in one of the comparisons has not gained in all, and their rating becomes no surer.
    """
    start = {
        player: Strength(before[player].mu, before[player].sigma) if player in before else Strength()
        for people in players.values()
        for player in people
    }
    known, bound, compared_now = {**start}, set[str](), _among(found, players)
    for each in compared_now:
        known |= _after(each, players, known)
        bound |= {player for number in each.left | each.few for player in players[number]}
    for player in bound:
        known[player] = Strength(min(known[player].mu, start[player].mu), start[player].sigma)
    return [
        PlayerRating(
            player=player, game=created.game, preset=created.preset, kind="boards", mu=known[player].mu,
            sigma=known[player].sigma, matches=1 + (before[player].matches if player in before else 0), updated=now,
        )
        for player in sorted({player for number in _changed(compared_now) for player in players[number]})
    ]  # fmt: skip


def _after(each: BoardComparison, players: Players, known: Mapping[str, Strength]) -> dict[str, Strength]:
    """The strengths that a comparison changes: of those who stayed from each other, of the others from everybody."""
    usual, bound, new = each.usual, each.left | each.few, dict[str, Strength]()
    for contestants, changing in ((usual, {*usual}), ([*each.worth], bound)):
        if len(contestants) > 1 and changing:
            teams = [[known[player] for player in players[number]] for number in contestants]
            after = strengths_after(teams, each.places(contestants), each.weight)
            for number, team in zip(contestants, after, strict=True):
                if number in changing:
                    new |= zip(players[number], team, strict=True)
    return new


def _among(found: Found, players: Players) -> list[BoardComparison]:
    """The comparisons of these contestants."""
    return [each for each in (every.among(players) for every in found) if each is not None]


def _changed(compared_now: Found) -> set[int]:
    """The contestants whose ratings are changed."""
    changed = set[int]()
    for each in compared_now:
        changed |= each.left | each.few | {*(each.usual if len(each.usual) > 1 else ())}
    return changed
