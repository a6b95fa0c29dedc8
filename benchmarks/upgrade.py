"""How long fifty tables stand still during an upgrade, when no rules of the new release are compiled yet.

    .venv/bin/python -m benchmarks.upgrade [TABLES]

People play alone against bots at a real server, which is then stopped and started again with an empty cache, as a new
release finds it. It measures the time from the order to stop until the answer to a player's next move.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from tests.services.running import RunningServer
from vierblatt import games
from vierblatt.client import Client, Refusal, TableLink
from vierblatt.client.playing import OVERTAKEN
from vierblatt.games.background import VARIABLE

TABLES = 50
THINKING = 0.5  #: seconds before each move


class Player:
    """Plays one table, and notes when the last move was answered."""

    def __init__(self, client: Client, link: TableLink) -> None:
        self.answered: list[float] = []
        self._client, self._link = client, link

    async def play(self) -> None:
        """Plays the first legal action whenever it is this player's turn."""
        await self._link.ready()
        async for change in self._link:
            if self._link.unseen or not self._link.online or change.info.stage != "playing":
                continue
            try:
                if change.info.result_wait is not None and self._link.seat in change.info.result_wait.seats:
                    await self._link.continue_()
                elif self._link.my_turn:
                    await asyncio.sleep(THINKING)
                    await self._link.act(self._link.legal[0])
                    self.answered.append(time.perf_counter())
            except Refusal as no:
                if no.fault.code not in OVERTAKEN | {"restarting"}:
                    raise


async def until_all_have_moved(players: list[Player], since: float) -> list[float]:
    """The seconds from then until each player's next answered move, sorted."""
    while not all(player.answered and player.answered[-1] > since for player in players):  # noqa: ASYNC110 - does not disturb what is measured
        await asyncio.sleep(0.05)
    return sorted(min(at for at in player.answered if at > since) - since for player in players)


async def measure(server: RunningServer, count: int, folder: Path) -> None:
    """Opens the tables, restarts the server, and prints the times."""
    async with asyncio.TaskGroup() as playing:
        players, tasks = [], []
        for number in range(count):
            client = Client(server.url)
            await client.open()
            game = games.game_ids()[number % len(games.game_ids())]
            table = await client.open_table(game, solo=True, settings={"private": True, "pace": 1})
            players.append(Player(client, await client.enter(table.id)))
            tasks.append(playing.create_task(players[-1].play()))
        await until_all_have_moved(players, time.perf_counter())
        os.environ["VIERBLATT_CACHE"] = str(folder)
        began = time.perf_counter()
        await asyncio.to_thread(server.stop)
        stopped = time.perf_counter()
        await asyncio.to_thread(server.start)
        print(f"stopped after {stopped - began:.1f} s, listening after {time.perf_counter() - began:.1f} s")
        waits = await until_all_have_moved(players, began)
        print(f"{count} tables: next move answered after {statistics.median(waits):.1f} s, the last {waits[-1]:.1f} s")
        again = await until_all_have_moved(players, time.perf_counter())
        print(f"the move after that: {statistics.median(again):.2f} s, the slowest {again[-1]:.2f} s")
        for task in tasks:
            task.cancel()


def main() -> None:
    """Measures with a server in a temporary folder."""
    os.environ.pop(VARIABLE, None)
    print(f"load before: {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryDirectory() as cache:
        server = RunningServer(Path(data)).start()
        try:
            asyncio.run(measure(server, int(sys.argv[1]) if sys.argv[1:] else TABLES, Path(cache)))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
