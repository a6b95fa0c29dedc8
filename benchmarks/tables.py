"""A server under load: many tables of programs, each making a move a second, and how long a move takes to arrive.

    python -m benchmarks.tables --tables 500 --seconds 60

starts a real server (SQLite on disk, every move synced before anyone sees it), seats four sockets at every table, and
lets whoever has to act choose a random legal action, one action a second at each table. The time of a move runs from
sending the command to the arrival of its update at the last of the table's sockets. Server and clients share the
machine; the figures are printed and written under `benchmarks/results/`.

    python -m benchmarks.tables --tables 20 --bots club

seats one person at each table, with bots of that level: what they think must not keep anybody waiting. Exit code 1 if
an acknowledgement has taken more than 100 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.bars import Bar
from vierblatt.arena.provenance import commit

#: Milliseconds that an acknowledgement may take at a table with bots.
ACKNOWLEDGED = 100.0
RESULTS = Path(__file__).parent / "results"


class _Own(msgspec.Struct, frozen=True):
    legal: list[str] = []


class _Info(msgspec.Struct, frozen=True):
    stage: str = ""


class _Frame(msgspec.Struct):
    """What this load needs to know of a frame."""

    type: str
    seq: int = -1
    id: str = ""
    info: _Info = _Info()
    own: _Own | None = None


_decode = msgspec.json.Decoder(_Frame).decode


@dataclass
class Measured:
    """Milliseconds from command to last delivery, and to the acknowledgement."""

    delivered: list[float] = field(default_factory=list)
    acknowledged: list[float] = field(default_factory=list)
    refused: int = 0
    late_starts: int = 0


class LoadedTable:
    """One table: a socket a person, a move a second. bots: how strong those on the other seats are."""

    def __init__(self, number: int, measured: Measured, seats: int, bots: str) -> None:
        self.number, self.measured, self.bots = number, measured, bots
        self.people, self.others = (1, seats - 1) if bots else (seats, 0)
        self.id = ""
        self.sockets: list[ClientConnection] = []
        self.seen: dict[int, list[float]] = {}
        self.legal: list[tuple[str, int]] = [("", -1)] * self.people
        self.stage = "seating"
        self.changed = asyncio.Event()
        self.answers: dict[str, asyncio.Future[tuple[str, int]]] = {}
        self.commands = 0
        self.random = random.Random(number)

    async def open(self, http: httpx.AsyncClient, socket_url: str, game: str) -> None:
        """Guests, a table, its seats, ready."""
        tokens = [(await http.post("/api/guest")).json()["token"] for _ in range(self.people)]
        body: dict[str, object] = {"game": game, "settings": {"pace": 0, "private": True}}
        if self.bots:
            body |= {"bots": self.others, "bot": self.bots}
        opened = await http.post("/api/tables", json=body, headers={"Authorization": f"Bearer {tokens[0]}"})
        opened.raise_for_status()
        self.id = opened.json()["id"]
        for seat, token in enumerate(tokens):
            socket = await connect(socket_url, max_size=2**20, compression=None, ping_interval=None)
            self.sockets.append(socket)
            asyncio.get_running_loop().create_task(self._read(seat, socket))
            await self._ask(seat, {"type": "hello", "token": token, "protocol": 1})
            await self._ask(seat, {"type": "enter", "table": self.id})
            await self._ask(seat, {"type": "sit", "table": self.id, "seat": seat})
        for seat in range(self.people):
            await self._ask(seat, {"type": "ready", "table": self.id})

    async def _ask(self, seat: int, command: dict[str, object]) -> tuple[str, int]:
        self.commands += 1
        name = f"{seat}-{self.commands}"
        answer = self.answers[name] = asyncio.get_running_loop().create_future()
        await self.sockets[seat].send(json.dumps({**command, "id": name}))
        kind, seq = await asyncio.wait_for(answer, 60)
        return kind, seq

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for data in socket:
            now = time.perf_counter()
            frame = _decode(data)
            if frame.type == "update":
                self.seen.setdefault(frame.seq, []).append(now)
                self.stage = frame.info.stage
                self.legal[seat] = (
                    self.random.choice(frame.own.legal) if frame.own and frame.own.legal else "",
                    frame.seq,
                )
                self.changed.set()
            elif frame.id in self.answers:
                answer = self.answers.pop(frame.id)
                if not answer.done():
                    answer.set_result((frame.type, frame.seq))

    async def run(self, until: float) -> None:
        """A move a second, spread over the second by table."""
        due = time.perf_counter() + self.random.random()
        while due < until and self.stage != "over":
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            seat = next((n for n, (action, _) in enumerate(self.legal) if action), -1)
            if seat >= 0:
                await self._move(seat)
            due += 1.0

    async def _move(self, seat: int) -> None:
        (action, seq), self.legal[seat] = self.legal[seat], ("", -1)
        began = time.perf_counter()
        kind, done = await self._ask(seat, {"type": "act", "table": self.id, "seq": seq, "action": action})
        if kind != "ack":
            self.measured.refused += 1
            return
        self.measured.acknowledged.append((time.perf_counter() - began) * 1000)
        while len(self.seen.get(done, ())) < self.people:
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), 60)
        self.measured.delivered.append((max(self.seen.pop(done)) - began) * 1000)

    async def close(self) -> None:
        """Hangs up."""
        for socket in self.sockets:
            await socket.close()


@contextmanager
def server(folder: Path) -> Iterator[tuple[str, int]]:
    """A real server on a free port; its address and process id."""
    config = folder / "load.toml"
    config.write_text(
        "[limits]\nsockets_per_address = 100000\nguests_per_hour = 1000000\nrequests_per_minute = 10000000\n"
        "tables_per_player = 1000\n",
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "vierblatt", "serve", "--port", "0", "--lang", "en", "--config", str(config)]
    command += ["--database", str(folder / "load.db")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    try:
        for line in process.stdout:
            found = re.search(r"http://[0-9.]+:\d+", line)
            if found:
                yield found[0], process.pid
                return
        raise SystemExit("the server did not start")
    finally:
        process.terminate()
        process.wait(30)


def share(values: list[float], part: float) -> float:
    """The value below which so large a part lies."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else float("nan")


def memory(process: int) -> int:
    """Resident memory of a process in MiB."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) // 1024  # type: ignore[index]


def cpu_seconds(process: int) -> float:
    """Processor time of a process."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def load(
    address: str, process: int, tables: int, seconds: int, game: str, seats: int, bots: str
) -> dict[str, Any]:
    """Opens the tables, runs them, returns the figures."""
    measured = Measured()
    made = [LoadedTable(number, measured, seats, bots) for number in range(tables)]
    sockets = sum(table.people for table in made)
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for start in range(0, tables, 8):
            await asyncio.gather(
                *(table.open(http, address.replace("http", "ws") + "/ws", game) for table in made[start : start + 8])
            )
    print(f"{tables} tables are playing, {sockets} sockets", flush=True)
    before, began = cpu_seconds(process), time.perf_counter()
    await asyncio.gather(*(table.run(began + seconds) for table in made))
    took = time.perf_counter() - began
    busy, size = (cpu_seconds(process) - before) / took, memory(process)
    for table in made:
        await table.close()
    moves = len(measured.delivered)
    return {
        "tables": tables, "sockets": sockets, "seconds": round(took, 1), "moves": moves,
        "moves_per_second": round(moves / took, 1), "refused": measured.refused,
        "delivered_ms": {f"p{int(part * 100)}": round(share(measured.delivered, part), 2) for part in (0.5, 0.9, 0.99)}
        | {"max": round(max(measured.delivered, default=float("nan")), 2)},
        "acknowledged_ms": {"p50": round(share(measured.acknowledged, 0.5), 2)}
        | {"p99": round(share(measured.acknowledged, 0.99), 2)}
        | {"max": round(max(measured.acknowledged, default=float("nan")), 2)},
        "server_cores": round(busy, 3), "server_mib": size,
    }  # fmt: skip


def acknowledgement(figures: Mapping[str, Any]) -> Bar:
    """What people are promised at a table with bots: none of their commands waits long for its acknowledgement."""
    longest = figures["acknowledged_ms"]["max"]
    return Bar("longest acknowledgement", longest, ACKNOWLEDGED, "ms", at_most=True)


def main() -> int:
    """The command line; 1 if a bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--game", default="back_alley")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="", help="one person a table, with bots of this level")
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (address, process):
        figures = asyncio.run(load(address, process, given.tables, given.seconds, given.game, given.seats, given.bots))
    bars = [acknowledgement(figures)] if given.bots else []
    figures |= {
        "game": given.game,
        "bots": given.bots,
        "commit": commit(RESULTS.parent),
        "machine": platform.processor() or platform.machine(),
        "bars": [asdict(bar) | {"kept": bar.kept} for bar in bars],
    }
    print(json.dumps(figures, indent=1))
    RESULTS.mkdir(exist_ok=True)
    name = "-".join(part for part in ("tables", given.bots, figures["commit"]) if part)
    (RESULTS / f"{name}.json").write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 0 if all(bar.kept for bar in bars) else 1


if __name__ == "__main__":
    sys.exit(main())
