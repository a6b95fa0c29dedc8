"""Sockets whose tables are elsewhere, when that place is gone."""

from __future__ import annotations

from typing import cast

import pytest

from vierblatt.protocol import commands as ask
from vierblatt.server.cluster.gateway import Gateway
from vierblatt.server.cluster.links import Links
from vierblatt.server.cluster.messages import AnyMessage
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.live.connection import Connection
from vierblatt.server.ops.metrics import Metrics
from vierblatt.server.table import Person

TABLE = "abcdefghij"


class Silence:
    """Links over which nothing comes back, and an outbox that says nothing."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, AnyMessage]] = []
        self.ended: list[CloseCode] = []

    def send(self, node: str, message: AnyMessage) -> None:
        """To another node."""
        self.sent.append((node, message))

    def put(self, text: str, received_at: float = 0.0) -> None:
        """To the client."""

    def end(self, code: CloseCode) -> None:
        """The socket is closed."""
        self.ended.append(code)


@pytest.mark.parametrize("last", [ask.Enter, ask.Stand, ask.Go])
def test_whoever_waits_for_an_answer_from_a_node_that_is_gone_comes_again(last: type[ask.AtTable]) -> None:
    """Seed 5060 of the simulation: whoever had said goodbye was forgotten, and waited for ever."""
    silence = Silence()
    gateway = Gateway(cast("Links", silence))
    connection = Connection(Person("amal", "Amal"), silence, Metrics())
    said: list[type[ask.AtTable]] = [ask.Enter, last]
    for number, kind in enumerate(said):
        gateway.forward(connection, cast("ask.ToTable", kind(id=str(number), table=TABLE)), "there")
    gateway.on_link_broken("elsewhere")
    assert not silence.ended
    gateway.on_link_broken("there")
    assert silence.ended == [CloseCode.RESYNC]
    assert len(silence.sent) == 2
