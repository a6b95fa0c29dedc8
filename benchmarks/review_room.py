"""How fast the watchers of a review follow its leader, and how long the judgements of its branches take.

    .venv/bin/python -m benchmarks.review_room [WATCHERS]

It starts a server in this process, with a finished match of Kout Bo and 50 watchers on sockets of their own. It
measures the time from the leader's request until the last watcher has the frame, then both judgements of points on
branches, the first of which starts a worker process. The search has to be compiled already (`vierblatt warm`).
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx

from tests.limits import GENEROUS_LIMITS
from tests.server.accounts.finished import NOW, add_players, played
from tests.server.live.servers import Player, Served, serving
from vierblatt.protocol import commands, frames
from vierblatt.server.accounts.results import Results
from vierblatt.server.live.services import milliseconds

RECORD, LEADER = "abcdefghij", "p1"
WATCHERS, MOVES, BRANCHES = 50, 40, 25
PAUSE = 0.2  #: seconds between two moves; a server refuses what comes faster in the long run


async def leader_of(served: Served) -> httpx.AsyncClient:
    """A client that may lead the review of a finished match."""
    await add_players(served.store, 6)
    await Results(served.store).finish(played(people=6), NOW)
    account = await served.store.account(LEADER)
    assert account is not None
    token = await served.identity.token_for(account, milliseconds())
    return httpx.AsyncClient(base_url=served.url, headers={"Authorization": f"Bearer {token}"}, timeout=120)


async def change(http: httpx.AsyncClient, path: str, kind: str, **fields: object) -> Any:
    """A change of the review."""
    answer = await http.post(f"{path}/changes", json={"type": kind, **fields})
    answer.raise_for_status()
    return answer.json()


async def following(http: httpx.AsyncClient, path: str, watchers: Sequence[Player]) -> list[float]:
    """Milliseconds until the last watcher has each of the leader's moves."""
    times = []
    for step in range(MOVES):
        begun = time.perf_counter()
        seq = (await change(http, path, "move", point={"deal": 1, "step": step}))["seq"]
        await asyncio.gather(
            *(each.a(frames.ReviewChanged, lambda frame, seq=seq: frame.seq >= seq) for each in watchers)  # type: ignore[misc]
        )
        times.append((time.perf_counter() - begun) * 1000)
        await asyncio.sleep(PAUSE)
    return sorted(times)


async def judging(http: httpx.AsyncClient, path: str, points: Sequence[dict[str, int]]) -> list[float]:
    """Milliseconds for both judgements of each point."""
    times = []
    for point in points:
        begun = time.perf_counter()
        for question in ("known/actions", "cards"):
            (await http.get(f"{path}/{question}", params=point)).raise_for_status()
        times.append((time.perf_counter() - begun) * 1000)
    return times


def line(what: str, times: Sequence[float]) -> str:
    """Median, 95th percentile and the longest."""
    ordered = sorted(times)
    late = ordered[int(0.95 * (len(ordered) - 1))]
    return f"{what}: median {statistics.median(ordered):.0f} ms, p95 {late:.0f} ms, longest {ordered[-1]:.0f} ms"


async def measure(watchers: int) -> None:
    """Measures and prints."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder) / "v.db", limits=GENEROUS_LIMITS) as served:
            people = [await served.player(f"F{number}") for number in range(watchers)]
            async with await leader_of(served) as http:
                review = (await http.post(f"/api/records/{RECORD}/review")).json()["id"]
                path = f"/api/reviews/{review}"
                await asyncio.gather(*(each.do(commands.WatchReview, review=review) for each in people))
                await change(http, path, "lead")
                points = []
                for step in range(BRANCHES):
                    made = await change(http, path, "play-on", point={"deal": 1, "step": step}, count=9)
                    points.append({"deal": 1, "branch": made["point"]["branch"], "step": step + 4})
                print(line(f"{watchers} watchers have a move of the leader", await following(http, path, people)))
                first, *others = await judging(http, path, points)
                print(f"first judgement, with the start of a worker process: {first:.0f} ms")
                print(line("both judgements of a point on a branch", others))


if __name__ == "__main__":
    asyncio.run(measure(int(sys.argv[1]) if sys.argv[1:] else WATCHERS))
