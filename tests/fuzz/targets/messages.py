"""Frames of both directions, and messages stored in a database."""

from __future__ import annotations

import msgspec

from tests.fuzz.target import stateless_target, text
from tests.server.table.tables import Driver
from vierblatt.protocol import commands, examples, frames
from vierblatt.server.cluster import messages
from vierblatt.server.cluster.seal import SECRET, BadSeal, Seal
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.table import Person, entries, snapshot

_SECRET = b"s" * SECRET


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


def _between_nodes() -> list[bytes]:
    person = Person("amal00000000", "Amal")
    command = next(each for each in examples.COMMANDS if isinstance(each, commands.Act))
    inner: list[messages.AnyMessage] = [
        messages.Forward(7, person, command), messages.SocketGone(7), messages.SendFrame(7, "{}"),
        messages.CloseSocket(7, CloseCode.SLOW),
        messages.Dismiss(person.id), messages.CallRequest(1, messages.QuickSeatQuery(person, "baloot", "standard")),
        messages.CallReply(1, b"\xc0"), messages.MajlisNews("abcdefghijkl", "chat"),
    ]  # fmt: skip
    outer: list[messages.Data] = [
        messages.Packet("a", 1, 1, [messages.pack(each) for each in inner]),
        messages.Heartbeat("a", {"b": (1, 7)}),
        messages.NodeLeaving("a"),
    ]
    return [messages.encode(data) for data in outer]


def _sealed() -> list[bytes]:
    return [Seal(_SECRET, "a").close(data, to=to) for data in _between_nodes() for to in ("", "b")]


def _open(data: bytes) -> None:
    Seal(_SECRET, "b").open(data)


TARGETS = (
    stateless_target("commands", _commands, _command, share=1550),
    stateless_target("node-messages", _between_nodes, messages.decode, share=50, allowed=(msgspec.DecodeError,)),
    stateless_target("sealed-messages", _sealed, _open, share=50, allowed=(BadSeal,)),
    stateless_target("frames", _frames, _frame, share=600, allowed=(msgspec.DecodeError,)),
    stateless_target("log-entries", _log, entries.decode, share=200, allowed=(msgspec.DecodeError,)),
    stateless_target("snapshots", _snapshots, snapshot.read, share=100),
)
