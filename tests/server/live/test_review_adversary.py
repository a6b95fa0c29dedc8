"""Somebody who wants to learn cards asks everything that reviews answer, about matches that are still played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from tests.limits import GENEROUS_LIMITS
from tests.server.accounts.finished import NOW, add_players, played
from tests.server.daily.playing import DAY, NOON, make_day, set_clock
from tests.server.frame_search import CARD
from tests.server.live.servers import Served, playing, serving
from vierblatt.protocol import commands as ask
from vierblatt.protocol.review import MoveCursor, PlayOn, ReviewPoint, TakeLead
from vierblatt.server.accounts.results import Results
from vierblatt.server.live.services import milliseconds
from vierblatt.server.review.reviews import Reviews
from vierblatt.server.store.sql import SqlStore
from vierblatt.server.table import Person

RECORD = "abcdefghij"
LEADER = Person("p1", "Player 1")
BOARD = f"/api/daily/baloot/{DAY}/boards/1"
#: What can be asked of a record, and of a review.
ABOUT_RECORDS = ["", "/replay", "/replay/1", "/analysis", "/analysis/document", "/puzzle?deal=1"]
ABOUT_REVIEWS = [
    "", "/line?deal=1", "/known/actions?deal=1", "/known/chances?deal=1&seat=0", "/cards?deal=1",
    "/swaps?deal=1&seat=0", "/puzzle?deal=1",
]  # fmt: skip
CHANGES: list[dict[str, Any]] = [
    {"type": "lead"},
    {"type": "move", "point": {"deal": 1}},
    {"type": "play-on", "point": {"deal": 1}, "count": 40},
    {"type": "swap", "point": {"deal": 1}, "seat": 0, "first": "AS", "second": "KS"},
    {"type": "remark", "point": {"deal": 1}, "text": "hello"},
]


class Asking:
    """A person who asks over HTTP."""

    def __init__(self, http: httpx.AsyncClient, token: str) -> None:
        self._http, self._headers = http, {"Authorization": f"Bearer {token}"}

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Any answer."""
        more = {} if body is None else {"json": body}
        return await self._http.request(method, path, headers=self._headers, **more)  # type: ignore[arg-type]

    async def is_told_nothing(self, name: str) -> int:
        """Asks everything about an id that is no finished match and no review; how many questions that were."""
        questions: list[tuple[str, str, object]] = [
            *(("GET", f"/api/records/{name}{path}", None) for path in ABOUT_RECORDS),
            *(("GET", f"/api/reviews/{name}{path}", None) for path in ABOUT_REVIEWS),
            *(("POST", f"/api/reviews/{name}/changes", change) for change in CHANGES),
            ("GET", f"/api/studies/{name}", None),
            ("POST", f"/api/records/{name}/review", {}),
            ("POST", f"/api/records/{name}/analysis", {}),
        ]
        for method, path, body in questions:
            answer = await self.ask(method, path, body)
            assert answer.status_code in {400, 404}, f"{method} {path} is answered with {answer.status_code}"
            assert not CARD.findall(answer.content), f"{method} {path} names cards"
        return len(questions)


async def made_review(served: Served) -> str:
    """A review of a finished match, with a leader and a branch; its link."""
    await add_players(served.store, 6)
    await Results(served.store).finish(played(people=6), NOW)
    service = Reviews(served.store, served.hub.review_changed, milliseconds)
    review = (await service.open(LEADER, RECORD)).id
    await service.change(LEADER, review, TakeLead())
    await service.change(LEADER, review, PlayOn(point=ReviewPoint(1, 0, 4), count=9))
    await service.change(LEADER, review, MoveCursor(point=ReviewPoint(1, 0, 6)))
    return review


async def test_nobody_learns_a_card_of_a_match_or_board_that_is_still_played(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        review = await made_review(served)
        async with httpx.AsyncClient(base_url=served.url, timeout=60) as http:
            seated, stranger = [Asking(http, await served.token(name)) for name in ("Amal", "Stranger")]
            looked_at = [f"/api/reviews/{review}", f"/api/reviews/{review}/line?deal=1"]
            before = [(await stranger.ask("GET", path)).content for path in looked_at]
            table, players = await playing(served, settings={"private": True})
            majlis = (await seated.ask("POST", "/api/majlises", {"name": "Diwan", "game": "kout_bo"})).json()["id"]
            theirs = (await seated.ask("POST", f"/api/majlises/{majlis}/tables")).json()["id"]
            assert isinstance(served.store, SqlStore)
            set_clock(served.store, NOON)
            served.application.daily.bots.pace = 0.0
            await make_day(served.store, "baloot")
            assert (await seated.ask("POST", BOARD, {"seq": 0, "action": ""})).status_code == 200
            for person in (seated, stranger):
                for name in (table, theirs, majlis, "baloot"):
                    assert await person.is_told_nothing(name) > 15
                refused = await person.ask("GET", f"{BOARD}/review")
                assert refused.status_code in {403, 404} and not CARD.findall(refused.content)
            for name in (table, theirs, majlis):
                assert await players[0].refused(ask.WatchReview, review=name) == "no-such-review"
            after = [(await stranger.ask("GET", path)).content for path in looked_at]
            assert after == before, "a review tells the same, whatever else is being played"


async def test_a_review_is_named_to_nobody_who_does_not_have_its_link(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        review = await made_review(served)
        async with httpx.AsyncClient(base_url=served.url, timeout=60) as http:
            stranger = Asking(http, await served.token("Stranger"))
            public = [f"/api/records/{RECORD}{path}" for path in ("", "/replay", "/replay/1", "/analysis")]
            public += [
                "/api/players/p1",
                "/api/players/p1/records",
                "/api/me/reviews",
                "/api/me/records",
                "/api/tables",
            ]
            for path in public:
                answer = await stranger.ask("GET", path)
                assert review.encode() not in answer.content, f"{path} names the review"
            assert (await stranger.ask("POST", f"/api/records/{RECORD}/review", {})).status_code == 403
            assert (await stranger.ask("DELETE", f"/api/reviews/{review}")).status_code == 403
            player = await served.player("Stranger")
            await player.do(ask.WatchLobby, on=True)
            assert not any(review.encode() in frame for frame in player.raw)
