"""Frames of both directions, and what a database holds of them."""

from __future__ import annotations

import msgspec

from tests.fuzz.target import plain, text
from tests.server.table.tables import Driver
from vierblatt.protocol import commands, examples, frames
from vierblatt.server.table import entries, snapshot


def _commands() -> list[bytes]:
    return [msgspec.json.encode(each) for each in examples.COMMANDS]


def _command(data: bytes) -> None:
    command = commands.decode(text(data) if len(data) % 2 else data)
    assert commands.decode(msgspec.json.encode(command)) == command


def _frames() -> list[bytes]:
    return [frames.encode(each) for each in examples.FRAMES]


def _frame(data: bytes) -> None:
    frames.encode(frames.decode(data))


def _played() -> Driver:
    driver = Driver("baloot", changes={"target": 1})
    driver.sit(people=4, nonces=True)
    driver.play()
    return driver


def _log() -> list[bytes]:
    return [*{type(entry): entries.encode(entry) for entry in _played().log}.values()]


def _snapshots() -> list[bytes]:
    driver = Driver()
    empty = driver.table.snapshot()
    driver.sit(people=6)
    return [empty, driver.table.snapshot(), _played().table.snapshot()]


TARGETS = (
    plain("commands", _commands, _command, share=2000),
    plain("frames", _frames, _frame, share=600, allowed=(msgspec.DecodeError,)),
    plain("log-entries", _log, entries.decode, share=200, allowed=(msgspec.DecodeError,)),
    plain("snapshots", _snapshots, snapshot.read, share=100),
)
