"""Endpoints: the daily deals. Boards are named by their place in the player's own order.

What all cards of a board would tell is only given to those who have finished it, or when its day is over.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from vierblatt.bounds import LARGEST, Count, Number, SeatNumber
from vierblatt.daily import (
    BOARDS,
    LEAST_OTHERS,
    DailyBoard,
    DayProof,
    DayRanking,
    DayScore,
    choices_of,
    day_of,
)
from vierblatt.daily.days import begins_at
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.daily import OpenBoard
from vierblatt.server.daily.days import Day
from vierblatt.server.http.endpoint import EndpointGroup
from vierblatt.server.http.moments import ShownMoment, ShownTable, shown_moments, shown_table
from vierblatt.server.http.positions import PastAction
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.values import GameId, Moment, StrictRequest
from vierblatt.server.live.thinking import BotsAway
from vierblatt.server.store.port import DailyPlay, DailyReference
from vierblatt.view import view_of

api = EndpointGroup("Daily deals")

DayId = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}(?![\\s\\S])", description="Like 2027-01-15; UTC")]
Place = Annotated[int, Meta(ge=1, le=BOARDS, description="In the player's own order")]
#: A card or a call. The limit is far above that of any game.
Choice = Annotated[str, Meta(max_length=40)]


class DailyLine(msgspec.Struct, frozen=True, kw_only=True):
    """A board in the player's order. board: its number, from 1; 0 until it may be known.

    gain: points more than the bot made in this seat. percent: of the other gains on this board that it beats; until
    three others have finished it, 100, 50 or 0 for a gain above 0, of 0 and below. Both are null until the board is
    finished, or while the bots cannot say.
    """

    place: Place
    state: Literal["new", "begun", "finished", "missed"]
    seat: SeatNumber
    board: Count
    points: float | None
    gain: float | None
    percent: float | None


class DailyOverview(msgspec.Struct, frozen=True, kw_only=True):
    """A day of a game as a player sees it. begins, ends: milliseconds since 1970.

    percent: the mean over the finished boards; null without one. rank: among those who finished all boards, 0 until
    then. players: how many these are. streak: days in a row on which the player finished all boards.
    """

    game: str
    day: str
    begins: Moment
    ends: Moment
    over: bool
    seats: Count
    anchor: str
    bot: str
    boards: list[DailyLine]
    gain: float | None
    percent: float | None
    rank: Count
    players: Count
    streak: Count


class DailyAction(StrictRequest, frozen=True):
    """seq: how many actions of the board the player has seen. action: a card or a call; empty to begin the board."""

    seq: Annotated[int, Meta(ge=0, le=LARGEST)] = 0
    action: Choice = ""


class DailyState(msgspec.Struct, frozen=True, kw_only=True):
    """A board in play. table: null before it has begun. moments: what was just played, the player's action first.

    boards: how many the day has. over: whether the day is, so that the board cannot be played on.
    """

    day: str
    place: Place
    boards: Count
    seat: SeatNumber
    seq: Count
    finished: bool
    over: bool
    table: ShownTable | None
    moments: list[ShownMoment]


class DailyChoices(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of the player. at: its place in the list of actions.

    bot: what the bot did; empty if it never came there. others: the players who had the same seat and the same history.
    counts: how many of them chose each action; empty if there are fewer than three.
    """

    at: Count
    bot: str
    others: Count
    counts: dict[str, Count]


class DailyGain(msgspec.Struct, frozen=True, kw_only=True):
    """How many players had a gain."""

    gain: float
    players: Count


class DailyReview(msgspec.Struct, frozen=True, kw_only=True):
    """A finished board with all cards. hands: by seat, when play began. bot_points: what the bot made in this seat.

    actions: of the player's board; empty if it was not played. gains: of all players, best first; empty if there are
    fewer than three others. boards: how many the day has.
    """

    place: Place
    boards: Count
    board: Count
    seat: SeatNumber
    dealer: SeatNumber
    hands: list[list[str]]
    actions: list[PastAction]
    choices: list[DailyChoices]
    points: float | None
    bot_points: float | None
    gain: float | None
    percent: float | None
    gains: list[DailyGain]


class DailyLeader(msgspec.Struct, frozen=True, kw_only=True):
    """A registered player who has finished all boards of a day."""

    rank: Count
    player: str
    name: str
    percent: float
    gain: float


class DailyLeaders(msgspec.Struct, frozen=True, kw_only=True):
    """The best of a day."""

    leaders: list[DailyLeader]


class DailyDays(msgspec.Struct, frozen=True, kw_only=True):
    """One day of a game in a player's history. boards: finished ones."""

    game: str
    day: str
    boards: Count


class DailyHistory(msgspec.Struct, frozen=True, kw_only=True):
    """What a player has played, newest first; streaks: by game. today: the day that it is, UTC.

    boards: how many each day has.
    """

    today: str
    boards: Count
    days: list[DailyDays]
    streaks: dict[str, Number]


@api.get("/api/me/daily")
async def my_daily(services: HttpServices, caller: Caller) -> DailyHistory:
    """The days on which the caller has finished a board, and for how many in a row all of them."""
    done, today = await services.daily.done(caller.account.id), await services.daily.days.today()
    streaks = {game: services.daily.streak(done, game, today) for game in {each.game for each in done}}
    days = [DailyDays(game=each.game, day=each.day, boards=each.boards) for each in done]
    return DailyHistory(today=today, boards=BOARDS, days=days, streaks=streaks)


@api.get("/api/daily/{game}", faults=(404,))
async def daily_today(services: HttpServices, caller: Caller, game: GameId) -> DailyOverview:
    """The deals of today as the caller sees them."""
    return await _overview(services, caller, game, await services.daily.days.today())


@api.get("/api/daily/{game}/{day}", faults=(404,))
async def daily_day(services: HttpServices, caller: Caller, game: GameId, day: DayId) -> DailyOverview:
    """The deals of a day as the caller sees them."""
    return await _overview(services, caller, game, day)


@api.get("/api/daily/{game}/{day}/proof", faults=(404,))
async def daily_proof(services: HttpServices, game: GameId, day: DayId) -> DayProof:
    """Everything public about the deals of a day; the secret and the packs as soon as it is over."""
    found = await services.daily.days.get(game, day)
    return found.packs.proof(over=found.is_over(await services.daily.days.now()))


@api.get("/api/daily/{game}/{day}/leaders", faults=(404, 503))
async def daily_leaders(services: HttpServices, game: GameId, day: DayId) -> DailyLeaders:
    """The registered players who have finished all boards of a day, best first."""
    daily = services.daily
    standing = await daily.standings.get(await daily.days.get(game, day), await daily.days.now())
    leaders = [
        DailyLeader(
            rank=score.place, player=score.player, name=standing.names[score.player], percent=score.percent,
            gain=score.gain,
        )
        for score in standing.ranking.best
    ]  # fmt: skip
    return DailyLeaders(leaders=leaders)


@api.get("/api/daily/{game}/{day}/boards/{number}", faults=(404,))
async def daily_board(services: HttpServices, caller: Caller, game: GameId, day: DayId, number: Place) -> DailyState:
    """A board of the caller's as it stands."""
    return _state(await services.daily.look(caller.account.id, game, day, number))


@api.post("/api/daily/{game}/{day}/boards/{number}", faults=(404, 409, 429, 503))
async def daily_action(
    services: HttpServices, caller: Caller, game: GameId, day: DayId, number: Place, body: DailyAction
) -> DailyState:
    """Plays an action on a board of today, with what the bots then do; without an action, begins the board.

    The same request sent again changes nothing and gets the same answer. Nothing can be taken back.
    """
    return _state(await services.daily.act(caller.account.id, game, day, number, body.seq, body.action))


@api.get("/api/daily/{game}/{day}/boards/{number}/review", faults=(403, 404))
async def daily_review(services: HttpServices, caller: Caller, game: GameId, day: DayId, number: Place) -> DailyReview:
    """A board with all cards and what others did; for those who have finished it, or when its day is over."""
    daily, player = services.daily, caller.account.id
    board = await daily.look(player, game, day, number)
    daily.check_seen(board)
    return await _review(services, player, board)


# --- internals ---------------------------------------------------------------------------------------------------


async def _overview(services: HttpServices, caller: Caller, game: str, day: str) -> DailyOverview:
    daily, player = services.daily, caller.account.id
    found, now = await daily.days.get(game, day), await daily.days.now()
    over, plays = found.is_over(now), await daily.plays(player, found)
    score, _ = await _compared(services, player, found, now, plays.values())
    some = score if score is not None and score.gains else None
    lines = []
    for place, seating in enumerate(found.packs.seating(player), 1):
        play = plays.get(seating.board)
        done = play is not None and play.points is not None
        lines.append(
            DailyLine(
                place=place,
                state="finished" if done else "missed" if over else "new" if play is None else "begun",
                seat=seating.seat,
                board=seating.board if done or over else 0,
                points=None if play is None else play.points,
                gain=None if score is None else score.gains.get(seating.board),
                percent=None if score is None else score.percents.get(seating.board),
            )
        )
    return DailyOverview(
        game=found.packs.game.id, day=day, begins=begins_at(day), ends=found.ends, over=over,
        seats=found.packs.table.seats, anchor=found.packs.anchor, bot=found.bot, boards=lines,
        gain=None if some is None else some.gain, percent=None if some is None else some.percent,
        rank=0 if score is None else score.place, players=0 if score is None else score.players,
        streak=daily.streak(await daily.done(player), game, day_of(now)),
    )  # fmt: skip


async def _compared(
    services: HttpServices, player: str, day: Day, now: int, plays: Iterable[DailyPlay]
) -> tuple[DayScore, DayRanking] | tuple[None, None]:
    """How a player stands, and the others; None while the bots cannot say what they would have made."""
    try:
        return await services.daily.score(player, day, now, plays)
    except BotsAway:
        return None, None


def _state(board: OpenBoard) -> DailyState:
    run, table, moments = board.run, None, []
    if run is not None:
        calls = dict(board.calls)
        moments = shown_moments(run.match, board.moments, calls)
        table = shown_table(run.match, view_of(run.match, run.seat), calls)
    return DailyState(
        day=board.day.packs.day, place=board.place, boards=BOARDS, seat=board.seating.seat,
        seq=0 if run is None else len(run.actions), finished=board.finished, over=board.over, table=table,
        moments=moments,
    )  # fmt: skip


async def _review(services: HttpServices, player: str, board: OpenBoard) -> DailyReview:
    """A board that may be seen."""
    packs, seating = board.day.packs, board.seating
    plays = await services.daily.plays(player, board.day)
    score, ranking = await _compared(services, player, board.day, board.now, plays.values())
    reference = None if score is None else await services.daily.references.get(board.day, seating.board)
    gain = None if score is None else score.gains.get(seating.board)
    run = board.run if board.finished else None
    return DailyReview(
        place=board.place,
        boards=BOARDS,
        board=seating.board,
        seat=seating.seat,
        dealer=packs.dealer(seating.board),
        hands=(run or DailyBoard(packs, seating.board, seating.seat)).hands(),
        actions=[] if run is None else _past(run),
        choices=[] if run is None else _choices(run, reference, await services.daily.lines(player, board)),
        points=None if run is None else run.points,
        bot_points=None if reference is None else reference.margins[packs.table.side(seating.seat)],
        gain=gain,
        percent=None if score is None else score.percents.get(seating.board),
        gains=[] if ranking is None else _gains(ranking.spread(player, seating.board, gain)),
    )


def _past(run: DailyBoard) -> list[PastAction]:
    return [
        PastAction(seat=seat, phase=phase, action=action)
        for (seat, phase), action in zip(run.turns, run.actions, strict=True)
    ]


def _choices(run: DailyBoard, reference: DailyReference | None, lines: list[list[str]]) -> list[DailyChoices]:
    """The player's decisions. The bot's line counts as far as it is the same."""
    bots = choices_of(run.actions, run.own, [] if reference is None else [reference.actions])
    return [
        DailyChoices(
            at=each.at,
            bot=next(iter(bot.counts), ""),
            others=sum(each.counts.values()),
            counts=each.counts if sum(each.counts.values()) >= LEAST_OTHERS else {},
        )
        for each, bot in zip(choices_of(run.actions, run.own, lines), bots, strict=True)
    ]


def _gains(spread: Iterable[tuple[float, int]]) -> list[DailyGain]:
    return [DailyGain(gain=gain, players=players) for gain, players in spread]
