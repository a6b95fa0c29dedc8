"""What people paste when asked for the address of a server."""

from __future__ import annotations

import pytest

from vierblatt import games
from vierblatt.client import ClientFault
from vierblatt.client.address import is_table, parse


@pytest.mark.parametrize(
    ("text", "base", "table", "socket"),
    [
        ("http://cards.example", "http://cards.example", "", "ws://cards.example/ws"),
        ("https://cards.example/t/k7m2x9q4ab", "https://cards.example", "k7m2x9q4ab", "wss://cards.example/ws"),
        (" 192.168.0.7:8137/t/k7m2x9q4ab/ ", "http://192.168.0.7:8137", "k7m2x9q4ab", "ws://192.168.0.7:8137/ws"),
        ("localhost", "http://localhost", "", "ws://localhost/ws"),
        ("http://[::1]:8137/lobby", "http://[::1]:8137", "", "ws://[::1]:8137/ws"),
    ],
)
def test_an_address_is_read_in_any_form(text: str, base: str, table: str, socket: str) -> None:
    address = parse(text)
    assert (address.base, address.table, address.socket) == (base, table, socket)


@pytest.mark.parametrize("text", ["", "ftp://cards.example", "http://", "http://host:port", "two words", "http://[::1"])
def test_an_invalid_address_is_refused(text: str) -> None:
    with pytest.raises(ClientFault, match="bad-address"):
        parse(text)


def test_an_invitation_to_a_majlis_is_read() -> None:
    address = parse("https://cards.example/m/k7m2x9q4ab")
    assert (address.base, address.table, address.majlis) == ("https://cards.example", "", "k7m2x9q4ab")


def test_no_game_is_taken_for_a_table() -> None:
    assert is_table("k7m2x9q4ab") and not any(is_table(game) for game in games.MODULES)
