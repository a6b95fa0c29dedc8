"""The audit for collusion: measures the records of a database, and judges its players pair by pair."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence

import msgspec

from vierblatt.analysis.collusion import AuditFile, MatchGains, Pairs, PairVerdict, engine_of, gains_of_deal
from vierblatt.analysis.walk import RecordedDeal, check, walk
from vierblatt.errors import BadRecord, VierblattError
from vierblatt.record import Record
from vierblatt.record.replay import begin
from vierblatt.server.proving.rows import type_error
from vierblatt.server.store.port import PlayedPort, StoredRecord
from vierblatt.server.workers.workers import Workers

#: Records read at a time.
PAGE = 50


class AuditRequest(msgspec.Struct, frozen=True, kw_only=True):
    """Which matches to audit, and how closely. game: empty for all. since: the earliest end, in ms since 1970."""

    game: str = ""
    since: int = 0
    rated: bool = True  #: only matches that count for ratings
    worlds: int = 32
    least: int = 40  #: deals that a pair must have played
    alpha: float = 0.01  #: the probability that any honest player is flagged
    seed: int = 0


class Audit(msgspec.Struct, frozen=True, kw_only=True):
    """The result. unread: matches that cannot be replayed. names: of the players of pairs, by id."""

    matches: int
    unread: int
    deals: int
    pairs: list[PairVerdict]
    names: dict[str, str]


async def audit(
    store: PlayedPort, workers: Workers, kept: AuditFile, request: AuditRequest, step: Callable[[], None] = lambda: None
) -> Audit:
    """Measures all requested matches and judges the pairs; raises StoreFault, WorkerDied, BadAnalysis."""
    pairs, names = Pairs(), dict[str, str]()
    matches = unread = deals = 0
    async for stored in _matches(store, request):
        try:
            record = await asyncio.to_thread(_checked, stored)
            gains = kept.of(record, request.worlds, request.seed)
            pieces = [] if gains is not None else await asyncio.to_thread(list, walk(record))
        except VierblattError:
            unread += 1
            continue
        if gains is None:
            gains = await _measured(record, pieces, workers, request)
            kept.add(gains)
        pairs.add(gains, stored.players)
        names |= {player: name for player, name in zip(stored.players, stored.names, strict=True) if player}
        matches += 1
        deals += len(gains.deals)
        step()
    judged = await asyncio.to_thread(pairs.judge_pairs, alpha=request.alpha, least=request.least, seed=request.seed)
    return Audit(matches=matches, unread=unread, deals=deals, pairs=judged, names=names)


def _checked(stored: StoredRecord) -> Record:
    """The record of a match, if it is intact and has as many seats as its row; raises VierblattError."""
    if why := type_error(stored):
        raise BadRecord("bad-record", why=why)
    record = Record.from_json(stored.body)
    check(record)  # measurements are found by the record's head, which must therefore be its own
    if not len(record.seats) == len(stored.players) == len(stored.names):
        raise BadRecord("bad-record", why="other seats")
    return record


async def _measured(
    record: Record, pieces: Sequence[RecordedDeal], workers: Workers, request: AuditRequest
) -> MatchGains:
    seats = len(record.seats)
    deals = await asyncio.gather(
        *(workers.run(gains_of_deal, piece, seats, request.worlds, request.seed) for piece in pieces)
    )
    return MatchGains(
        head=record.head, game=record.game, sides=begin(record).table.sides, worlds=request.worlds, seed=request.seed,
        engine=engine_of(record.game), deals=deals,
    )  # fmt: skip


async def _matches(store: PlayedPort, request: AuditRequest) -> AsyncIterator[StoredRecord]:
    after = ""
    while page := await store.all_records(after=after, limit=PAGE):
        for stored in page:
            fits = stored.rated or not request.rated
            if fits and request.game in {"", stored.game} and (type_error(stored) or stored.ended >= request.since):
                yield stored
        after = page[-1].id
