"""The time of standing events as tests set it, and what these tests say often."""

from __future__ import annotations

from typing import Any

from tests.server.http.conftest import Client

HOUR = 3_600_000
THURSDAY = {
    "name": "Thursday cup", "weekday": 3, "minute": 1200, "zone": "Asia/Riyadh", "lead": 24,
    "format": {"format": "swiss", "rounds": 4},
}  # fmt: skip
#: A Wednesday in Riyadh, 18:30: the next Thursday's tournament is not due yet.
WEDNESDAY = 1_800_459_000_000


class Clock:
    """The time, as tests set it."""

    def __init__(self, client: Client) -> None:
        self.now = WEDNESDAY
        application = client.application
        self.events = application._events
        self.events._now = lambda: self.now

    async def pass_until(self, now: int) -> None:
        """Lets it become later, and does what a server does once a minute."""
        self.now = now
        await self.events.make_due()


async def role(host: Client, path: str, player: Client, what: str) -> Any:
    """Gives somebody a role."""
    answer = await host.ask("PUT", f"{path}/members/{player.player}/role", {"role": what})
    assert answer.is_success, answer.text
    return answer.json()


def ids(seen: Any) -> list[str]:
    """The ids of what was seen."""
    return [each["id"] for each in seen]
