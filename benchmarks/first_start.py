"""How long people wait on a first start, with an empty cache of compiled rules, and on later ones.

    .venv/bin/python -m benchmarks.first_start [GAME]

It starts `vierblatt play`, twice, until its menu is there. It starts `vierblatt serve` and measures the time until it
answers, the time until the first card of a game alone against bots, and how long the answers to moves take while
another process compiles. It then measures the same with compiled rules, `vierblatt --version`, and `vierblatt simulate`
for every game with an empty cache.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pty
import statistics
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from vierblatt import games
from vierblatt.client import Client, play
from vierblatt.games.background import VARIABLE
from vierblatt.protocol.frames import Ack
from vierblatt.view import View

PROGRAM = Path(sys.executable).with_name("vierblatt")
Act = Callable[[str], Awaitable[Ack]]
SECONDS = 60.0  #: the time for which moves are measured
THINKING = 0.4  #: seconds before each move: a server slows down those who send more commands


@contextmanager
def serving(folder: Path, cache: Path) -> Iterator[tuple[str, float]]:
    """A server; its address, and when it was started."""
    began = time.perf_counter()
    command = [PROGRAM, "serve", "--port", "8199", "--database", str(folder / "v.db")]
    process = subprocess.Popen(command, env=environment(cache), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield "http://127.0.0.1:8199", began
    finally:
        process.terminate()
        process.wait()


def environment(cache: Path) -> dict[str, str]:
    """The environment of a user whose rules are compiled into this folder."""
    given = os.environ | {"VIERBLATT_CACHE": str(cache)}
    return {name: value for name, value in given.items() if name != VARIABLE}


def answers(url: str) -> bool:
    """Whether a server answers."""
    try:
        return httpx.get(url, timeout=1).status_code == httpx.codes.OK
    except httpx.HTTPError:
        return False


async def play_games(url: str, game: str, began: float, seconds: float) -> None:
    """Plays alone against bots; prints when the first card was on the table, and how long moves took."""
    waits: list[float] = []
    cards: list[float] = []

    def choose(view: View) -> str:
        if view.trick:
            cards.append(time.perf_counter() - began)
        time.sleep(THINKING)
        return view.legal[-1]

    async with Client(url) as client:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    table = await client.open_table(game, solo=True, settings={"private": True, "pace": 1})
                    link = await client.enter(table.id)
                    act = link.act

                    async def timed_act(action: str, act: Act = act) -> Ack:
                        sent = time.perf_counter()
                        answer = await act(action)
                        waits.append(time.perf_counter() - sent)
                        return answer

                    link.act = timed_act  # type: ignore[method-assign]
                    await link.ready()
                    await play(link, choose)
    waits.sort()
    print(f"{game}: a card on the table {cards[0]:.1f} s after the start of the server; {len(waits)} moves:")
    print(
        f"  median {1000 * statistics.median(waits):.0f} ms, p95 {1000 * waits[int(0.95 * len(waits))]:.0f} ms, "
        f"longest {1000 * waits[-1]:.0f} ms"
    )


def serve_and_play(cache: Path, games_of_start: list[str], seconds: float) -> None:
    """Starts a server and plays each game one after the other."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), cache) as (url, began):
        while not answers(url):
            time.sleep(0.02)
        print(f"vierblatt serve answers after {time.perf_counter() - began:.1f} s")
        for game in games_of_start:
            asyncio.run(play_games(url, game, began, seconds))


def timed(cache: Path, *command: str) -> None:
    """Prints how long a command takes."""
    began = time.perf_counter()
    subprocess.run([PROGRAM, *command], env=environment(cache), check=True, capture_output=True)
    print(f"vierblatt {' '.join(command)}: {time.perf_counter() - began:.2f} s")


def show_menu(cache: Path) -> None:
    """Prints how long it takes until the terminal's menu is there, and how long once more."""
    for words in ("vierblatt play shows its menu after", "once more:"):
        ours, theirs = pty.openpty()
        termios.tcsetwinsize(theirs, (40, 120))
        given = environment(cache) | {"TERM": "xterm-256color", "VIERBLATT_DATA": str(cache / "data")}
        began = time.perf_counter()
        process = subprocess.Popen([PROGRAM, "play"], env=given, stdin=theirs, stdout=theirs, stderr=theirs)
        os.close(theirs)
        shown = b""
        while b"Kout Bo" not in shown:
            shown += os.read(ours, 65536)
        print(f"{words} {time.perf_counter() - began:.1f} s")
        process.kill()
        process.wait()
        os.close(ours)


def main() -> None:
    """Measures everything, each with an empty cache of its own where that matters."""
    print(f"load before: {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        cache = Path(folder)
        show_menu(cache)
        serve_and_play(cache, sys.argv[1:] or games.game_ids()[:1], SECONDS)
        timed(cache, "warm")
        print("everything is compiled:")
        serve_and_play(cache, sys.argv[1:] or games.game_ids()[:1], 3)
        timed(cache, "--version")
    for game in games.game_ids():
        with tempfile.TemporaryDirectory() as folder:
            timed(Path(folder), "simulate", game, "--deals", "1000")


if __name__ == "__main__":
    main()
