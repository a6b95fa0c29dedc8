"""Sockets whose tables are at another node, when that node is gone."""

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


class SilentLinks:
    """Links without answers, and an outbox that sends nothing."""

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
def test_a_client_waiting_for_a_lost_node_reconnects(last: type[ask.AtTable]) -> None:
    """Seed 5060 of the simulation: a player who had said goodbye was forgotten, and waited for ever."""
    silent_links = SilentLinks()
    gateway = Gateway(cast("Links", silent_links))
    connection = Connection(Person("amal", "Amal"), silent_links, Metrics())
    said: list[type[ask.AtTable]] = [ask.Enter, last]
    for number, kind in enumerate(said):
        gateway.forward(connection, cast("ask.ToTable", kind(id=str(number), table=TABLE)), "there")
    gateway.on_link_broken("elsewhere")
    assert not silent_links.ended
    gateway.on_link_broken("there")
    assert silent_links.ended == [CloseCode.RESYNC]
    assert len(silent_links.sent) == 2
