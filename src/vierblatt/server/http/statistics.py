"""Endpoints: how a player has played, and how much of a match was luck."""

from __future__ import annotations

import asyncio
from functools import lru_cache

import msgspec

from vierblatt.analysis.par import luck_and_skill, totals
from vierblatt.protocol.values import TableId
from vierblatt.record import Record, replay
from vierblatt.server.accounts.faults import Unknown
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.accounts.ratings import is_provisional, points
from vierblatt.server.accounts.visibility import shows_matches
from vierblatt.server.http.endpoint import EndpointGroup
from vierblatt.server.http.history import stored_record
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.values import Moment, PlayerId

api = EndpointGroup("Statistics")

LATEST = 200  #: matches of a curve
LOOKS, BETWEEN_LOOKS = 30, 0.1  #: how often, and at what interval in seconds, to look for a record that is due
KEPT = 512  #: matches whose luck stays in memory


class GameLine(msgspec.Struct, frozen=True, kw_only=True):
    """How many matches of a game a player has finished, and won."""

    game: str
    matches: int
    won: int


class RatingPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A player's points after a rated match."""

    game: str
    preset: str
    ended: Moment
    points: int
    provisional: bool


class EdgePoint(msgspec.Struct, frozen=True, kw_only=True):
    """A match against bots: the points per deal that it brought beyond par, and in how many deals."""

    game: str
    preset: str
    bot: str
    ended: Moment
    deals: int
    edge: float


class PlayerStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """A player's matches by game, and the course of their ratings and of their edge, oldest first.

    The courses name single matches, so they are empty if the player shows their matches to nobody.
    """

    games: list[GameLine]
    ratings: list[RatingPoint]
    edges: list[EdgePoint]


class MatchLuck(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of a match's result, by side, in points ahead of the other sides; null if the game has no par.

    luck: what `rules` bots on all seats would have brought in with the same cards. skill: how much more it was.
    """

    luck: list[float] | None
    skill: list[float] | None


@api.get("/api/players/{player}/statistics", faults=(404,))
async def player_statistics(services: HttpServices, caller: Caller | None, player: PlayerId) -> PlayerStatistics:
    """How a player has played: matches and wins by game, and how the last 200 rated and 200 bot matches went."""
    store = services.store
    account = await store.account(player)
    if account is None:
        raise Unknown("no-such-player")
    games = [msgspec.convert(each, GameLine, from_attributes=True) for each in await store.game_counts(player)]
    if not shows_matches(account, caller):
        return PlayerStatistics(games=games, ratings=[], edges=[])
    ratings = [
        RatingPoint(
            game=at.game,
            preset=at.preset,
            ended=at.ended,
            points=points(at.mu, at.sigma),
            provisional=is_provisional(at.sigma),
        )
        for at in await store.ratings_after(player, limit=LATEST)
    ]
    edges = [
        EdgePoint(
            game=at.game, preset=at.preset, bot=at.bot, ended=at.ended, deals=at.deals,
            edge=round(at.edge / at.deals, 2),
        )
        for at in await store.bot_matches_of(player, limit=LATEST)
    ]  # fmt: skip
    return PlayerStatistics(games=games, ratings=ratings[::-1], edges=edges[::-1])


@api.get("/api/records/{record}/luck", limit="replays", faults=(404,))
async def match_luck(services: HttpServices, record: TableId) -> MatchLuck:
    """How much of a match's result was the luck of the cards, compared with `rules` bots."""
    await _until_stored(services, record)
    stored = await stored_record(services, record)
    return await asyncio.to_thread(_luck, stored.body)


async def _until_stored(services: HttpServices, table: str) -> None:
    """Waits a moment for the record of an open table: its end is announced before it is stored."""
    for _ in range(LOOKS):
        row = await services.store.table(table)
        if row is None or not row.open or (await services.hub.info(table)).stage != "over":
            return
        await asyncio.sleep(BETWEEN_LOOKS)


@lru_cache(maxsize=KEPT)
def _luck(body: bytes) -> MatchLuck:
    match = replay(Record.from_json(body))
    margins = luck_and_skill(match)
    if margins is None:
        return MatchLuck(luck=None, skill=None)
    luck, skill = totals(margins, match.table.sides)
    return MatchLuck(luck=[round(each, 1) for each in luck], skill=[round(each, 1) for each in skill])
