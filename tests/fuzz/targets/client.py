"""Frames from a server, to a client that does not trust it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from tests.fuzz.target import Check, Target, read
from tests.server.table.tables import Driver
from vierblatt.client.connection import ReconnectingSocket
from vierblatt.client.link import TableLink
from vierblatt.errors import VierblattError
from vierblatt.protocol import commands, frames

ME = "p0"


def _frames() -> list[bytes]:
    """The frames that a client receives in a short match: each with the frame that has to come before it."""
    driver = Driver("baloot", changes={"target": 1})
    before: frames.Frame = _entered(driver)
    driver.sit(people=4, nonces=True)
    pairs = [_pair(before, before), _pair(before, _entered(driver))]
    for _ in range(90):
        if driver.table.over:
            break
        before, known = _entered(driver), len(driver.outcomes)
        if driver.table.match is not None and driver.table.match.needs_deal:
            driver.wait(10_000)
        else:
            driver.step()
        pairs.append(_pair(before, driver.table.update(driver.outcomes[known], 0, driver.now)))
    return pairs


def _pair(first: frames.Frame, second: frames.Frame) -> bytes:
    return b"[%b,%b]" % (frames.encode(first), frames.encode(second))


def _entered(driver: Driver) -> frames.Entered:
    table = driver.table
    return frames.Entered(
        id="1", table=table.id, seq=table.seq, seat=0, info=table.info(driver.now), proof=table.proof(),
        sheet=[*table.sheet], board=table.board(), own=table.own_part(0),
    )  # fmt: skip


class _SilentSocket(ReconnectingSocket):
    """A connection that sends nothing."""

    async def ask(self, command: commands.Command) -> None:
        """Does nothing, as no answer would come."""


@contextmanager
def _opened() -> Iterator[Check]:
    with asyncio.Runner() as runner:

        async def hear(data: bytes) -> None:
            raws = read(data, list[msgspec.Raw])
            link = TableLink(_SilentSocket("", None), ME, "abcdefghij", lambda: None)  # type: ignore[arg-type]
            for frame in raws[:4]:
                link.heard(frames.decode(bytes(frame)))
            if link._info is not None:
                assert link.view is None or link.view.seat == link.seat

        yield lambda data: runner.run(hear(data))


TARGETS = (Target("told-to-client", _frames, _opened, 200, (VierblattError, msgspec.DecodeError)),)
