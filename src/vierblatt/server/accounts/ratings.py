"""Ratings: how strong a player is in a game under a preset, by Plackett-Luce (openskill).

A match counts if it was announced as rated, under a preset, with a different person on every seat, no guest and no
program, and was played to its end. Any two people can have at most `MOST_TOGETHER` matches in a day that count for
both; further ones do not count. Partners win and lose together; where all play for themselves, the scores decide.

A player for whom the bot or the clock has chosen more than three actions has left. Then the match does not count for
those who stayed: they neither lost to that player nor beat them. For each player who left it counts as a defeat, as if
their side had come last and all others had tied; it never improves their rating.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from openskill.models import PlackettLuce, PlackettLuceRating

from vierblatt.server.store.port import PlayerRating

MOST_ABSENT = 3  #: actions of a match that may be chosen for a player who has not left
#: How many matches of a game and preset between the same two people count at most, and in how many milliseconds.
MOST_TOGETHER, DAY = 3, 86_400_000
#: A larger deviation makes a rating provisional; docs/ratings.md gives the reason. A new player's is 25 / 3.
PROVISIONAL = 7.1
START_POINTS, POINTS_PER_MU = 1000, 40  #: for the displayed rating

_model = PlackettLuce()


@dataclass(frozen=True)
class RatedMatch:
    """A match as ratings see it. players: ids by seat. side = seat % sides. ranks: of the sides, 1 is best."""

    game: str
    preset: str
    players: Sequence[str]
    ranks: Sequence[int]
    left: frozenset[int]  #: seats

    @property
    def counts_for(self) -> list[str]:
        """The players whose ratings it changes."""
        return [player for seat, player in enumerate(self.players) if not self.left or seat in self.left]

    def side(self, seat: int) -> int:
        """The side of a seat."""
        return seat % len(self.ranks)


def too_often(players: Sequence[str], met: Iterable[Sequence[str]]) -> bool:
    """Whether two of the players have met too often. met: the players for whom each match of the last day counted.

    If a player left, the match counts for nobody else, so leaving cannot use up the other players' matches.
    """
    return bool(often_together(sorted({*players}), met))


def often_together(players: Sequence[str], met: Iterable[Sequence[str]]) -> set[str]:
    """Those of the players who have met another of them too often; fast also among thousands.

    >>> sorted(often_together(["amal", "badr", "dana"], [["amal", "dana"]] * 3))
    ['amal', 'dana']
    """
    place = {player: number for number, player in enumerate(players)}
    times = [[place[player] for player in others if player in place] for others in met]
    there = np.zeros((len(players), len(times)), np.int32)
    for time, present in enumerate(times):
        there[present, time] = 1
    together = there @ there.T
    np.fill_diagonal(together, 0)
    often: list[bool] = np.any(together >= MOST_TOGETHER, axis=1).tolist()
    return {player for player, met_often in zip(players, often, strict=True) if met_often}


def pairs(players: Iterable[str]) -> Iterator[tuple[str, str]]:
    """All pairs of players, whichever sides they are on."""
    return combinations(sorted({*players}), 2)


def points(mu: float, sigma: float) -> int:
    """The displayed rating: a cautious estimate of a player's strength, 1000 for an unknown player."""
    return START_POINTS + round(POINTS_PER_MU * (mu - 3 * sigma))


def is_provisional(sigma: float) -> bool:
    """Whether a rating is still too uncertain to be ranked.

    >>> is_provisional(25 / 3), is_provisional(6.0)
    (True, False)
    """
    return sigma > PROVISIONAL


def ranks_of(scores: Sequence[int], winners: Sequence[int], *, fewer_wins: bool = False) -> list[int]:
    """The ranks of the sides: with two sides by who won, with more by who won and then by score.

    fewer_wins: whether the lower score is better in the game.
    """
    if len(scores) == 2:
        return [1 if not winners or side in winners else 2 for side in range(2)]
    places = [(side not in winners, score if fewer_wins else -score) for side, score in enumerate(scores)]
    return [1 + sum(other < place for other in places) for place in places]


def rated(result: RatedMatch, before: Mapping[str, PlayerRating], now: int) -> list[PlayerRating]:
    """The new ratings after a match; before: by player, for those who have one."""
    old = [_model_rating(before.get(player)) for player in result.players]
    if not result.left:
        new = _after(result, old, result.ranks)
        return [_new_rating(result, seat, new[seat], before, now) for seat in range(len(old))]
    new_ratings = []
    for seat in sorted(result.left):
        ranks = [2 if side == result.side(seat) else 1 for side in range(len(result.ranks))]
        after = _after(result, old, ranks)[seat]
        after.mu = min(after.mu, old[seat].mu)
        new_ratings.append(_new_rating(result, seat, after, before, now))
    return new_ratings


def _after(result: RatedMatch, old: Sequence[PlackettLuceRating], ranks: Sequence[int]) -> list[PlackettLuceRating]:
    """The ratings by seat after a match with these ranks of the sides."""
    sides = range(len(ranks))
    seats = [[seat for seat in range(len(old)) if result.side(seat) == side] for side in sides]
    rated_sides = _model.rate([[old[seat] for seat in seats[side]] for side in sides], ranks=[*map(float, ranks)])
    by_seat = {seat: new for side in sides for seat, new in zip(seats[side], rated_sides[side], strict=True)}
    return [by_seat[seat] for seat in range(len(old))]


def _model_rating(rating: PlayerRating | None) -> PlackettLuceRating:
    return _model.rating() if rating is None else _model.rating(mu=rating.mu, sigma=rating.sigma)


def _new_rating(
    result: RatedMatch, seat: int, new: PlackettLuceRating, before: Mapping[str, PlayerRating], now: int
) -> PlayerRating:
    player = result.players[seat]
    matches = before[player].matches if player in before else 0
    return PlayerRating(
        player=player, game=result.game, preset=result.preset, mu=new.mu, sigma=new.sigma, matches=matches + 1,
        updated=now,
    )  # fmt: skip
