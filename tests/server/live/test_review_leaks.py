"""A review beside a running match: no frame of either tells more of the match than its table does."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.limits import GENEROUS_LIMITS
from tests.server.accounts.finished import NOW, add_players, played
from tests.server.frame_search import CARD, FrameSearch
from tests.server.live.servers import Player, Served, play_on, player_id, playing, serving
from vierblatt.protocol import commands as ask
from vierblatt.protocol import frames
from vierblatt.protocol.review import Branch, MoveCursor, PlayOn, ReviewPoint, TakeLead
from vierblatt.server.accounts.faults import Unknown
from vierblatt.server.accounts.results import Results
from vierblatt.server.live.services import milliseconds
from vierblatt.server.review.reviews import Reviews
from vierblatt.server.table import Person
from vierblatt.server.table.entries import decode

RECORD = "abcdefghij"
LEADER = Person("p1", "Player 1")


async def is_refused(service: Reviews, table: str, players: list[str]) -> None:
    """Nobody has a review of a match that is not over, not even those who play it."""
    for name in players:
        with pytest.raises(Unknown, match="unknown-record"):
            await service.open(Person(player_id(name), name), table)


async def test_those_who_play_and_review_at_once_are_told_nothing_of_the_running_match(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        await add_players(served.store, 6)
        await Results(served.store).finish(played(people=6), NOW)
        table, players = await playing(served)
        service = Reviews(served.store, served.hub.review_changed, milliseconds)
        review = (await service.open(LEADER, RECORD)).id
        for player in players:
            await player.do(ask.WatchReview, review=review)
        await service.change(LEADER, review, TakeLead())
        for step in range(0, 40, 4):
            point = (await service.change(LEADER, review, PlayOn(point=ReviewPoint(1, 0, step), count=5))).point
            assert point is not None
            seq = (await service.change(LEADER, review, MoveCursor(point=point, seat=step % 6))).seq
            await is_refused(service, table, ["Amal", "Faris", "Stranger"])
            now = players[0].news[table].seq
            await play_on(table, dict(enumerate(players)), lambda news, now=now: news.seq > now + 1)  # type: ignore[misc]
        for player in players:
            await player.a(frames.ReviewChanged, lambda frame: frame.seq == seq)
        await search(served, table, players, await named(service, review))


async def named(service: Reviews, review: str) -> set[str]:
    """What somebody has played in a review."""
    items = (await service.whole(review)).items
    return {action for item in items if isinstance(item.content, Branch) for action in item.content.actions}


async def search(served: Served, table: str, players: list[Player], said: set[str]) -> None:
    """Searches all frames: those of the table for hidden cards, those of the review for any that nobody named."""
    row = await served.store.table(table)
    assert row is not None
    heard = [[*player.raw] for player in players]
    found = FrameSearch(row.secret, [decode(entry.body) for entry in await served.store.read(table)])
    reviewed = 0
    for seat, raw in enumerate(heard):
        for frame in raw:
            if b'"type":"review-' in frame:
                cards = {card.decode() for card in CARD.findall(frame)}
                assert cards <= said, f"seat {seat} was told of {cards - said}"
                reviewed += bool(cards)
            else:
                found.check(seat, frame)
    assert found.frames > 20 * len(players) and reviewed >= len(players)
