"""The kind of world that a seed makes: the tables, the players, and what may go wrong."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from vierblatt.protocol.values import TableSettings
from vierblatt.server.live import NewTable
from vierblatt.server.ops.config import Limits

NAMES = ("amal", "badr", "clara", "dana", "elif", "farid")
#: Short matches, so that a run has many starts and ends.
SCHEDULES = ((1,), (2,), (2, 1), (3, 1), (1, 1, 1), (4,))
TROUBLES = (
    "cut", "cut-all", "slow-reader", "half-open", "slow-store", "lossy-store", "store-down", "kill", "restart", "hold",
    "clock", "garbage",
)  # fmt: skip
AMONG_NODES = ("bus-cut", "cut-off", "bus-lossy", "bus-slow")


@dataclass(frozen=True)
class Plan:
    """One world. rough: seconds in which things go wrong. troubles: which. pause: mean seconds between two."""

    processes: int  #: a single server, or several nodes
    tables: list[NewTable]
    sitting: int
    watching: int
    windows: int  #: second windows of seated players
    shuffled: bool
    rough: float
    troubles: list[str]
    pause: float
    lag: float
    window: int
    at_once: bool
    doubling: float
    latency: float
    snapshots: int  #: entries between two
    limits: Limits


def drawn(chance: random.Random) -> Plan:
    """Draws the plan of a world."""
    processes = chance.choice([1, 1, 2, 3])
    known = TROUBLES if processes == 1 else TROUBLES + AMONG_NODES
    troubles = chance.sample(known, chance.choice([0, 1, 2, 3, 4, len(known)]))
    tables, sitting = chance.choice([1, 1, 1, 2]), chance.choice([1, 2, 2, 3, 4, 4])
    rated = tables == 1 and sitting == 4 and chance.random() < 0.3  # then no bot can fill a seat
    return Plan(
        processes=processes,
        tables=[_table(chance, rated=rated) for _ in range(tables)],
        sitting=sitting,
        watching=chance.choice([0, 0, 1, 2]),
        windows=chance.choice([0, 0, 0, 1]),
        shuffled=chance.random() < 0.8,
        rough=chance.choice([10.0, 30.0, 60.0, 90.0]),
        troubles=sorted(troubles),
        pause=chance.choice([1.0, 3.0, 10.0]),
        lag=chance.choice([0.002, 0.02, 0.2]),
        window=chance.choice([2, 16]),
        at_once=chance.random() < 0.7,
        doubling=chance.choice([0.0, 0.0, 0.05, 0.3]),
        latency=chance.choice([0.001, 0.001, 0.01, 0.1]),
        snapshots=chance.choice([3, 10, 200]),
        limits=Limits(
            commands=chance.choice([10, 40]), commands_per_second=4.0, send_queue=chance.choice([8, 16, 256]),
            sockets_per_player=chance.choice([2, 8]), tables_per_player=8,
        ),
    )  # fmt: skip


def _table(chance: random.Random, *, rated: bool) -> NewTable:
    changes: dict[str, Any] = {"schedule": list(chance.choice(SCHEDULES))}
    settings = TableSettings(
        move_seconds=chance.choice([0, 0, 5]) or 5 * rated, bank_seconds=chance.choice([0, 0, 10]),
        grace=chance.choice([0, 5, 30]), takeback=chance.random() < 0.8, spectators=chance.random() < 0.8,
        spectator_delay=chance.choice([0, 0, 3, 10]), pace=chance.choice([0, 0, 900]), rated=rated,
    )  # fmt: skip
    if rated:
        return NewTable(game="back_alley", preset="short", settings=settings)
    return NewTable(game="back_alley", changes=changes, settings=settings, bots=chance.choice([0, 0, 1, 2]))
