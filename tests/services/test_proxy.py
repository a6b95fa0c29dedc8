"""The proxy of the fault tests does to connections what networks do."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator

import pytest

from tests.services.proxy import Proxy

Ends = tuple[Proxy, socket.socket, socket.socket]


@pytest.fixture
def ends() -> Iterator[Ends]:
    """A proxy, and the two ends of a connection through it."""
    with socket.create_server(("127.0.0.1", 0)) as listener, Proxy("127.0.0.1", listener.getsockname()[1]) as proxy:
        near = socket.create_connection(("127.0.0.1", proxy.port))
        far, _ = listener.accept()
        near.settimeout(5)
        far.settimeout(5)
        with contextlib.closing(near), contextlib.closing(far):
            yield proxy, near, far


def test_data_and_the_end_of_a_stream_arrive(ends: Ends) -> None:
    _, near, far = ends
    near.sendall(b"card")
    assert far.recv(10) == b"card"
    near.shutdown(socket.SHUT_WR)
    assert far.recv(10) == b""
    far.sendall(b"answer")
    assert near.recv(10) == b"answer", "one direction may end before the other"


def test_nothing_arrives_while_the_proxy_is_cut(ends: Ends) -> None:
    proxy, near, far = ends
    proxy.cut()
    near.sendall(b"card")
    near.close()
    far.settimeout(0.3)
    with pytest.raises(TimeoutError):
        far.recv(10)
    far.settimeout(5)
    proxy.heal()
    assert far.recv(10) == b"card"
    assert far.recv(10) == b""


def test_a_reset_is_an_error_at_both_ends(ends: Ends) -> None:
    proxy, near, far = ends
    near.sendall(b"card")
    assert far.recv(10) == b"card"
    proxy.reset()
    for end in (near, far):
        with pytest.raises(ConnectionResetError):
            end.recv(10)


def test_a_delay_is_a_delay(ends: Ends) -> None:
    proxy, near, far = ends
    proxy.delay(0.3)
    began = time.monotonic()
    near.sendall(b"card")
    assert far.recv(10) == b"card"
    assert time.monotonic() - began >= 0.3
