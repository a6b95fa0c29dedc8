"""Endpoints: finished matches, their analyses, players and leaderboards."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, get_args

import msgspec
from msgspec import Meta

from vierblatt.bots.levels import LEVELS
from vierblatt.protocol.dispute import DisputedCard
from vierblatt.protocol.values import TableId
from vierblatt.record import Record
from vierblatt.server.accounts.bot_matches import LEAST_DEALS
from vierblatt.server.accounts.faults import NotAllowed, Unknown
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.accounts.ratings import PROVISIONAL, is_provisional, points
from vierblatt.server.accounts.visibility import check_shows_matches, shows_matches
from vierblatt.server.http.endpoint import EndpointGroup, FileAnswer
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.values import GameId, Moment, PageQuery, PlayedPointQuery, PlayerId, PresetId, StrictRequest
from vierblatt.server.pages.replays import Replay, deal_steps, disputed_card_of, outline
from vierblatt.server.store.port import History, PlayerRating, RatingKind, StoredRecord
from vierblatt.server.workers.analysing import AnalysisState
from vierblatt.shuffle import LINKS

api = EndpointGroup("History")

LEAST_MATCHES = 5  #: rated ones, to be on a leaderboard
LEADERS = 100


class RecordLine(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match. players: ids by seat, empty for bots and deleted accounts. winners: sides."""

    id: str
    game: str
    preset: str
    ended: Moment
    players: list[str]
    names: list[str]
    scores: list[int]
    winners: list[int]
    rated: bool


class Records(msgspec.Struct, frozen=True):
    """Matches, newest first."""

    records: list[RecordLine]


class RatingLine(msgspec.Struct, frozen=True, kw_only=True):
    """How strong a player is in a game. points: the number shown, a cautious estimate of it.

    matches: that counted; in duplicate ratings, tournaments. provisional: the rating is still too uncertain for a
    leaderboard.
    """

    game: str
    preset: str
    points: int
    mu: float
    sigma: float
    matches: int
    provisional: bool


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """What everyone may know about a player."""

    id: str
    name: str
    guest: bool
    since: Moment
    ratings: list[RatingLine]
    records: list[RecordLine]
    history: History  #: for whom the matches are listed; for others there are no `records` here
    board_ratings: list[RatingLine]  #: duplicate ratings, from tournaments in which all play the same boards


class Leader(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a leaderboard. matches: that counted; tournaments on that of duplicate ratings."""

    place: int
    player: str
    name: str
    points: int
    matches: int


class Leaders(msgspec.Struct, frozen=True, kw_only=True):
    """The strongest players of a game under a preset. least: the rated matches, or tournaments, needed to be listed.

    most_sigma: a rating that is less certain than this is provisional, and not listed.
    """

    game: str
    preset: str
    least: int
    leaders: list[Leader]
    most_sigma: float


class RatingQuery(StrictRequest, frozen=True):
    """kind: of the rating; `boards` for duplicate ratings."""

    kind: RatingKind = "match"


#: A level of bots.
BotLevel = Annotated[str, Meta(pattern=f"^({'|'.join(LEVELS)})(?![\\s\\S])")]


class BotLeaderLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a leaderboard against bots. edge: points per deal beyond par; low: it is almost certainly higher."""

    place: int
    player: str
    name: str
    edge: float
    low: float
    deals: int
    matches: int


class BotLeaders(msgspec.Struct, frozen=True, kw_only=True):
    """The best players against bots of one level. least: the whole deals needed to be listed."""

    game: str
    preset: str
    bot: str
    least: int
    leaders: list[BotLeaderLine]


class HowToGet(StrictRequest, frozen=True):
    """download: whether to save it as a file."""

    download: bool = False


@api.get("/api/records/{record}", faults=(404,))
async def record(services: HttpServices, record: TableId, query: HowToGet) -> FileAnswer:
    """The record of a finished match, as `vierblatt.record` reads it; its id is that of its table."""
    stored = await stored_record(services, record)
    return FileAnswer(stored.body, f"vierblatt-{stored.game}-{stored.id}.json" if query.download else "")


@api.get("/api/records/{record}/replay", limit="replays", faults=(404,))
async def replay_outline(services: HttpServices, record: TableId) -> Replay:
    """A finished match for viewing: its deals and their scores."""
    stored = await stored_record(services, record)
    return await asyncio.to_thread(lambda: outline(Record.from_json(stored.body)))


@api.get("/api/records/{record}/replay/{deal}", limit="replays", faults=(404,))
async def replay_deal(
    services: HttpServices, record: TableId, deal: Annotated[int, Meta(ge=1, le=LINKS)]
) -> FileAnswer:
    """Every step of a deal (`steps`): what happened, what lay open, and all hands."""
    stored = await stored_record(services, record)
    steps = await asyncio.to_thread(lambda: deal_steps(Record.from_json(stored.body), deal))
    return FileAnswer(msgspec.json.encode({"steps": steps}))


@api.get("/api/records/{record}/dispute", limit="replays", faults=(404,))
async def disputed_card(services: HttpServices, record: TableId, query: PlayedPointQuery) -> DisputedCard:
    """All that is known about the card that was played as a step of a deal, to be judged as a dispute."""
    stored = await stored_record(services, record)
    return await asyncio.to_thread(lambda: disputed_card_of(Record.from_json(stored.body), query.deal, query.step))


@api.get("/api/records/{record}/analysis", faults=(404,))
async def analysis_state(services: HttpServices, record: TableId) -> AnalysisState:
    """The progress of the analysis of a match."""
    return await services.analysts.state((await stored_record(services, record)).id)


@api.post("/api/records/{record}/analysis", limit="analyses", faults=(404, 409))
async def analyse_record(services: HttpServices, caller: Caller, record: TableId) -> AnalysisState:
    """Requests the analysis of a match, one at a time for each player. It continues even if nobody asks for it again.

    Only its players may ask; anyone may if none of them has an account.
    """
    stored = await stored_record(services, record)
    if any(stored.players) and caller.account.id not in stored.players:
        raise NotAllowed("analysis-not-yours")
    return await services.analysts.ask(stored.id, caller.account.id)


@api.get("/api/records/{record}/analysis/document", faults=(404,))
async def analysis_document(services: HttpServices, record: TableId, query: HowToGet) -> FileAnswer:
    """A finished analysis, as `vierblatt analyse --json` writes it."""
    body = await services.store.analysis((await stored_record(services, record)).id)
    if body is None:
        raise Unknown("no-analysis")
    return FileAnswer(body, f"vierblatt-analysis-{record}.json" if query.download else "")


@api.get("/api/players/{player}", faults=(404,))
async def player(services: HttpServices, caller: Caller | None, player: PlayerId) -> Profile:
    """A player, with their ratings and, if they show them, their last matches."""
    account = await services.store.account(player)
    if account is None:
        raise Unknown("no-such-player")
    ratings = await services.store.ratings_of(player)
    of_kind = {kind: [_rating(rating) for rating in ratings if rating.kind == kind] for kind in get_args(RatingKind)}
    shown = shows_matches(account, caller)
    records = (await records_page(services, player, PageQuery(limit=10))).records if shown else []
    return Profile(
        id=account.id, name=account.name, guest=not account.login, since=account.created,
        ratings=of_kind["match"], records=records, history=account.history, board_ratings=of_kind["boards"],
    )  # fmt: skip


@api.get("/api/players/{player}/records")
async def player_records(services: HttpServices, caller: Caller | None, player: PlayerId, query: PageQuery) -> Records:
    """A player's matches, newest first; refused as `history-private` if they show them to nobody."""
    account = await services.store.account(player)
    if account is not None:
        check_shows_matches(account, caller)
    return await records_page(services, player, query)


@api.get("/api/leaders/{game}/{preset}")
async def leaders(
    services: HttpServices,
    game: GameId,
    preset: Annotated[PresetId, Meta(pattern="^[a-z0-9_]+(?![\\s\\S])")],
    query: RatingQuery,
) -> Leaders:
    """The leaderboard of a game under a preset, by the rating from matches or by the duplicate rating."""
    rows = await services.store.leaderboard(
        game, preset, least=LEAST_MATCHES, most_sigma=PROVISIONAL, limit=LEADERS, kind=query.kind
    )
    lines = [
        Leader(place=place, player=at.player, name=at.name, points=points(at.mu, at.sigma), matches=at.matches)
        for place, at in enumerate(rows, 1)
    ]
    return Leaders(game=game, preset=preset, least=LEAST_MATCHES, leaders=lines, most_sigma=PROVISIONAL)


@api.get("/api/leaders/{game}/{preset}/{bot}")
async def bot_leaders(
    services: HttpServices,
    game: GameId,
    preset: Annotated[PresetId, Meta(pattern="^[a-z0-9_]+(?![\\s\\S])")],
    bot: BotLevel,
) -> BotLeaders:
    """The leaderboard against bots of one level, by what players bring in beyond the luck of the cards."""
    rows = await services.bot_leaderboards.get(game, preset, bot)
    lines = [
        BotLeaderLine(
            place=place, player=at.leader.player, name=at.leader.name, edge=round(at.edge, 2), low=round(at.low, 2),
            deals=at.leader.deals, matches=at.leader.matches,
        )
        for place, at in enumerate(rows[:LEADERS], 1)
    ]  # fmt: skip
    return BotLeaders(game=game, preset=preset, bot=bot, least=LEAST_DEALS, leaders=lines)


async def stored_record(services: HttpServices, record: str) -> StoredRecord:
    """A record by its id; raises Unknown."""
    stored = await services.store.record(record)
    if stored is None:
        raise Unknown("unknown-record")
    return stored


async def records_page(services: HttpServices, player: str, page: PageQuery) -> Records:
    """One page of a player's matches."""
    page_rows = await services.store.records_of(player, before=page.before, limit=page.limit)
    return lines_of(page_rows)


def lines_of(rows: Sequence[StoredRecord]) -> Records:
    """Matches as lists show them."""
    return Records([msgspec.convert(stored, RecordLine, from_attributes=True) for stored in rows])


def _rating(rating: PlayerRating) -> RatingLine:
    return RatingLine(
        game=rating.game, preset=rating.preset, points=points(rating.mu, rating.sigma), mu=rating.mu,
        sigma=rating.sigma, matches=rating.matches, provisional=is_provisional(rating.sigma),
    )  # fmt: skip
