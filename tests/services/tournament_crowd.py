"""A tournament at tables of real servers: people who enter it, come to each of their tables, and play to its end."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from tests.services.crowd import keep_sitting, until
from tests.services.load import CONNECTION_ERRORS, RETRY_AFTER, Journal, LoadPlayer
from tests.services.people import Guest, guest
from vierblatt.protocol import frames

#: Rules by which a match is one short deal, and always has a winner.
SHORT = {"schedule": [3], "tie": "extra_13_card_deal"}
#: Nobody is hurried or replaced while a server restarts on a busy machine.
SETTINGS = {"move_seconds": 120, "grace": 600, "pace": 0}
#: What a server answers if a bot or the clock was quicker, or while a table changes its node.
FORGIVEN = frozenset(
    {"stale", "not-your-turn", "lease-lost", "table-away", "store-down", "seq-taken", "restarting", "table-closed"}
)
LOOK_EVERY = 0.5  #: seconds between two looks at the tournament

#: A player at a table, by token and table; they have not entered it yet.
MakePlayer = Callable[[str, str], LoadPlayer]


class SeatedPlayer(LoadPlayer):
    """A player who takes random actions in the seat that the tournament has given them."""

    def chosen(self, legal: list[str]) -> str:
        return random.choice(legal)

    def _come_back(self, frame: frames.Entered) -> None:
        if self.seat < 0:
            self.seat = frame.seat
        if frame.seat < 0:
            self.journal.faults.append(f"{self.table}: no seat was kept")
        super()._come_back(frame)


@dataclass
class TournamentCrowd:
    """Everybody in a tournament. tokens: of each contestant's players. seen: tables to which players were sent.

    page: as the organiser saw it last. over: whether all rounds were played, and all boards are open. ended: tables at
    which somebody has seen the end. anchor: of the boards, as it was published before anybody entered.
    """

    organiser: Guest
    id: str
    tokens: dict[int, list[str]]
    make_player: MakePlayer
    url: Callable[[], str]
    up: asyncio.Event = field(default_factory=asyncio.Event)
    over: asyncio.Event = field(default_factory=asyncio.Event)
    seen: set[str] = field(default_factory=set)
    page: dict[str, Any] = field(default_factory=dict)
    ended: set[str] = field(default_factory=set)
    anchor: str = ""

    async def play(self) -> None:
        """Sends players to their tables until all rounds were played."""
        async with asyncio.TaskGroup() as group:
            while not self.over.is_set():
                await self.up.wait()
                try:
                    self.page = await asyncio.to_thread(self.asked)
                except CONNECTION_ERRORS:
                    await asyncio.sleep(RETRY_AFTER)
                    continue
                for table, players in self._new_tables():
                    self.seen.add(table)
                    for token in players:
                        group.create_task(self._sit(self.make_player(token, table)))
                if self.page["stage"] == "running" and self.page["next"][0] == "close" and self._all_open():
                    self.over.set()
                await asyncio.sleep(LOOK_EVERY)

    async def _sit(self, player: LoadPlayer) -> None:
        await keep_sitting(player, self.up)
        self.ended.add(player.table)

    def asked(self, path: str = "") -> dict[str, Any]:
        """What the organiser is answered now. path: behind that of the tournament. Raises CONNECTION_ERRORS."""
        asker = Guest(self.url(), self.organiser.token, self.organiser.player, self.organiser.name)
        found: dict[str, Any] = asker.get(f"/api/tournaments/{self.id}{path}")
        return found

    def _new_tables(self) -> list[tuple[str, list[str]]]:
        return [
            (
                match["table"],
                [token for side in each["sides"] for number in side for token in self._room(number, match)],
            )
            for each in self.meetings
            for match in each["matches"]
            if match["open"] and match["table"] not in self.seen
        ]

    def _room(self, contestant: int, match: dict[str, Any]) -> list[str]:
        """Those of a contestant who play at a table: all, or where a team plays boards in two rooms, half of them."""
        tokens = self.tokens[contestant]
        if len(tokens) <= 2 or not self.anchor:
            return tokens
        room = (match["number"] - 1) % 2
        return tokens[2 * room : 2 * room + 2]

    @property
    def meetings(self) -> list[dict[str, Any]]:
        """All meetings so far, as seen last."""
        return [meeting for each in self.page.get("rounds", []) for meeting in each["meetings"]]

    @property
    def results(self) -> int:
        """How many meetings have a result, as seen last."""
        return sum(meeting["result"] is not None for meeting in self.meetings)

    def _all_open(self) -> bool:
        """Whether all boards are open, if there are boards at all."""
        boards = {board for each in self.meetings for board in each["boards"]}
        return not self.anchor or boards == {*self.page["boards"]["opened"]}

    async def until_results(self, count: int, journal: Journal) -> None:
        """Waits until so many meetings have a result; fails at once if a player has found something wrong."""
        while self.results < count and not self.over.is_set():
            assert not journal.faults, journal.faults[:3]
            await asyncio.sleep(0.05)

    async def until_ended(self, tables: int, journal: Journal) -> None:
        """Waits for the moment in which somebody sees the end of so many tables; fails as `until_results` does."""
        await until(lambda: len(self.ended) >= tables, journal)

    async def until_over(self, journal: Journal) -> None:
        """Waits until all rounds were played and all boards are open; fails as `until_results` does."""
        await until(self.over.is_set, journal)


def opened_tournament(
    url: Callable[[], str], contestants: int, chosen: dict[str, Any], make_player: MakePlayer, *, players: int = 2
) -> TournamentCrowd:
    """A tournament of pairs or teams who have entered it; all but the first player have come by the link of the first.

    players: of each contestant.
    """
    organiser = guest(url())
    page = organiser.post(
        "/api/tournaments",
        name="Evening",
        game="back_alley",
        changes=SHORT,
        format=chosen,
        open_entry=True,
        tables={"settings": SETTINGS, "absent": "bots", "minutes": 10, "automatic": True},
    )
    tokens: dict[int, list[str]] = {}
    path, anchor = f"/api/tournaments/{page['id']}", page["boards"]["anchor"] if page["boards"] else ""
    for number in range(1, contestants + 1):
        first, *others = [guest(url()) for _ in range(players)]
        invitation = first.post(f"{path}/entry", name=f"Pair {number}")["invitation"]
        for each in others:
            each.post(f"{path}/partners", invitation=invitation)
        tokens[number] = [each.token for each in (first, *others)]
    organiser.post(f"{path}/start")
    return TournamentCrowd(organiser, page["id"], tokens, make_player, url, anchor=anchor)


@asynccontextmanager
async def playing(crowd: TournamentCrowd) -> AsyncIterator[TournamentCrowd]:
    """Everybody plays while the block runs and until the tournament is over; then it is closed."""
    crowd.up.set()
    task = asyncio.create_task(crowd.play())
    try:
        yield crowd
        await task
    finally:
        task.cancel()
    for tries in itertools.count():
        try:
            await asyncio.to_thread(
                Guest(crowd.url(), crowd.organiser.token, "", "").post, f"/api/tournaments/{crowd.id}/close"
            )
        except CONNECTION_ERRORS:
            if tries > 100:
                raise
            await asyncio.sleep(RETRY_AFTER)
        else:
            return
