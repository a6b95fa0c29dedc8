"""All matches of a player, and all data stored about them."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator, Mapping

import msgspec

from vierblatt.daily import ends_at
from vierblatt.protocol.majlis import MajlisSummary
from vierblatt.protocol.notices import Notice
from vierblatt.protocol.people import OwnChallenge, ReachableBy
from vierblatt.protocol.review import OwnRemark, ReviewSummary
from vierblatt.protocol.study import OwnStudy
from vierblatt.protocol.tournament import EnteredName, OwnTournament
from vierblatt.server.people.notice_items import notice_of
from vierblatt.server.store.port import (
    Account,
    ActRow,
    AppealRow,
    BotMatch,
    DailyPlay,
    EventResult,
    MajlisEventRow,
    OwnWords,
    Passkey,
    PersonalToken,
    PersonRow,
    PlayerRating,
    PlayerReport,
    PuzzleAttempt,
    PuzzleStanding,
    RatedTournament,
    SessionRow,
    Store,
    StoredRecord,
)
from vierblatt.server.table.entries import Opened, SatDown, decode
from vierblatt.server.tournament.board_secrecy import public_log
from vierblatt.tournaments.entries import ContestantEntered
from vierblatt.tournaments.entries import decode as decode_tournament

#: Records read at a time.
PAGE = 50
#: More matches against bots than anybody plays; an export has all.
MOST_BOT_MATCHES = 1_000_000
#: More attempts at puzzles than are kept of anybody.
MOST_ATTEMPTS = 1_000_000


async def matches_of(store: Store, player: str, now: int) -> AsyncIterator[StoredRecord]:
    """All finished matches of a player, newest first."""
    before, seen = now + 1, set[str]()
    while page := await store.records_of(player, before=before, limit=PAGE):
        fresh = [stored for stored in page if stored.id not in seen]
        for stored in fresh:
            seen.add(stored.id)
            yield stored
        before = page[-1].ended + bool(fresh)  # another match may have ended in the same millisecond


class Taken(msgspec.Struct):
    """A seat that a player took: when, and under which name."""

    at: int
    seat: int
    name: str


class TableVisit(msgspec.Struct):
    """A table whose log names a player. hosted: whether they opened it."""

    id: str
    game: str
    opened: int
    hosted: bool
    seats: list[Taken]


class _Profile(msgspec.Struct, kw_only=True):
    """`profile.json` of an export: everything but secrets. Times are milliseconds since 1970; 0 means there is none."""

    id: str
    name: str
    login: str
    language: str
    created: int
    seen: int
    banned_until: int
    silenced_until: int
    moderator: bool
    history: str  #: for whom matches are listed
    leaderboard: bool  #: whether leaderboards list the player
    sessions: list[dict[str, object]]
    ratings: list[PlayerRating]
    rated_tournaments: list[RatedTournament]  #: those that have changed duplicate ratings, with the player's own places
    bot_matches: list[BotMatch]  #: those that count for the leaderboard against bots
    daily: list[DailyPlay]  #: boards of daily deals; `board` is 0 and `actions` is empty while one can still be played
    puzzles: list[PuzzleStanding]
    puzzle_attempts: list[PuzzleAttempt]  #: with votes
    tokens: list[dict[str, object]]
    passkeys: list[dict[str, object]]
    matches: list[str]
    tables: list[TableVisit]
    majlises: list[MajlisSummary]
    said: list[OwnWords]  #: in majlises, including reactions to others
    events: list[MajlisEventRow]  #: standing events that the player has set up, or took over
    event_results: list[EventResult]  #: the player's places in finished tournaments of standing events
    reviews: list[ReviewSummary]  #: those that the player has opened
    remarks: list[OwnRemark]  #: what the player has said in reviews
    studies: list[OwnStudy]
    tournaments: list[OwnTournament]  #: organised or entered; the logs of the first are in files of their own
    people: list[PersonRow]  #: what the player has decided about others, and who asks them for friendship
    reachable_by: ReachableBy
    notices: list[Notice]
    challenges: list[OwnChallenge]
    reports: list[PlayerReport]  #: those that the player has made
    acts: list[dict[str, object]]  #: what moderators have done to the player, and why
    appeals: list[AppealRow]
    analyses: list[str]  #: the matches whose analysis the player is waiting for


async def export(store: Store, account: Account, now: int) -> bytes:
    """A ZIP file with a player's profile and the records of their matches. Reads the logs of all tables."""
    records = [stored async for stored in matches_of(store, account.id, now)]
    profile = _Profile(
        id=account.id, name=account.name, login=account.login, language=account.language, created=account.created,
        seen=account.seen, banned_until=account.banned_until, silenced_until=account.silenced_until,
        history=account.history, leaderboard=account.leaderboard,
        moderator=await store.is_moderator(account.id), ratings=await store.ratings_of(account.id),
        rated_tournaments=await store.tournaments_rated_for(account.id),
        bot_matches=await store.bot_matches_of(account.id, limit=MOST_BOT_MATCHES),
        daily=await _daily(store, account.id),
        puzzles=await store.puzzle_standings(account.id),
        puzzle_attempts=await store.puzzle_attempts(account.id, limit=MOST_ATTEMPTS),
        sessions=[_fields_of(session, "agent", "used") for session in await store.sessions(account.id)],
        tokens=[_fields_of(token, "label", "used", "bot") for token in await store.tokens(account.id)],
        passkeys=[_fields_of(key, "label") for key in await store.passkeys(account.id)],
        matches=[stored.id for stored in records], tables=await _tables(store, account.id),
        majlises=await store.majlises_of(account.id), said=await store.own_words(account.id),
        events=await store.events_made_by(account.id), event_results=await store.event_results_of(account.id),
        reviews=await store.reviews_of(account.id), remarks=await store.own_remarks(account.id),
        studies=await store.export_studies(account.id),
        tournaments=await _tournaments(store, account.id),
        people=await store.people_of(account.id), reachable_by=await store.reachable_by(account.id),
        notices=await _notices(store, account.id), challenges=await _challenges(store, account.id),
        reports=[_shown(row) for row in await store.reports_by(account.id)],
        acts=[_act(each.row) for each in await store.acts_on(account.id)],
        appeals=await store.appeals_of(account.id),
        analyses=[job.record for job in await store.analysis_jobs() if job.player == account.id],
    )  # fmt: skip
    organised = [each.id for each in profile.tournaments if each.organised]
    logs = {each: await public_log(store, each) for each in organised}
    return await asyncio.to_thread(_zipped, profile, records, logs)


def _fields_of(kept: PersonalToken | Passkey | SessionRow, *fields: str) -> dict[str, object]:
    return {field: getattr(kept, field) for field in ("created", *fields)}


def _shown(row: PlayerReport) -> PlayerReport:
    """A report as its author may know it: whether somebody has decided, and not how; no row of a majlis."""
    source = "" if row.place == "majlis" else row.source
    return msgspec.structs.replace(row, source=source, outcome="")


def _act(row: ActRow) -> dict[str, object]:
    return {"at": row.at, "act": row.act, "until": row.until, "reason": row.reason, "old_name": row.detail}


async def _daily(store: Store, player: str) -> list[DailyPlay]:
    """The boards of a player; without what they may not know yet of those that can still be played, which come last.

    Some actions there are known to one bot alone; the number, or a place among others, would say which board it is.
    """
    plays, now = await store.export_daily(player), await store.time()
    hidden = [play for play in plays if play.points is None and now < ends_at(play.day)]
    shown = [play for play in plays if play not in hidden]
    return [*shown, *(msgspec.structs.replace(play, board=0, actions=[]) for play in hidden)]


async def _notices(store: Store, player: str) -> list[Notice]:
    found = [notice_of(row) for row in await store.notices(player)]
    return [notice for notice in found if notice is not None]


async def _challenges(store: Store, player: str) -> list[OwnChallenge]:
    return [
        OwnChallenge(
            challenger=row.challenger == player, game=row.game, table=row.table_id, made=row.made, until=row.until,
            other=row.challenged if row.challenger == player else row.challenger, answer=row.answer,
        )
        for row in await store.match_challenges_of(player)
    ]  # fmt: skip


async def _tables(store: Store, player: str) -> list[TableVisit]:
    """The tables a player was at, even if no match came of it; excludes what others did or held there."""
    visits = []
    for table in await store.tables_naming(player):
        row, entries = await store.table(table), [decode(entry.body) for entry in await store.read(table)]
        opened = entries[0] if entries else None
        if row is None or not isinstance(opened, Opened):
            continue
        seats = [Taken(e.at, e.seat, e.name) for e in entries if isinstance(e, SatDown) and e.player == player]
        visits.append(TableVisit(row.id, row.game, opened.at, opened.host == player, seats))
    return visits


async def _tournaments(store: Store, player: str) -> list[OwnTournament]:
    """The tournaments that a player organises or has entered; of the latter, only what they entered themselves."""
    entered: dict[str, list[int]] = {}
    partner_of: dict[str, list[int]] = {}
    for each in await store.tournaments_entered(player):
        (partner_of if each.place else entered).setdefault(each.tournament, []).append(each.contestant)
    found = []
    for summary in await store.tournaments_of(player):
        numbers = entered.get(summary.id, [])
        entries = [decode_tournament(each.body) for each in await store.tournament_log(summary.id)] if numbers else []
        names = [
            EnteredName(contestant=each.contestant, at=each.at, name=each.name, players=each.players)
            for each in entries
            if isinstance(each, ContestantEntered) and each.contestant in numbers
        ]
        found.append(
            OwnTournament(
                id=summary.id, name=summary.name, game=summary.game, created=summary.created,
                organised=summary.organiser == player, entered=names,
                partner_of=partner_of.get(summary.id, []),
            )
        )  # fmt: skip
    return found


def _zipped(profile: _Profile, records: list[StoredRecord], logs: Mapping[str, list[bytes]]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("profile.json", msgspec.json.format(msgspec.json.encode(profile), indent=1))
        for stored in records:
            archive.writestr(f"records/{stored.id}.json", stored.body)
        for tournament, bodies in logs.items():
            archive.writestr(f"tournaments/{tournament}.jsonl", b"".join(body + b"\n" for body in bodies))
    return packed.getvalue()
