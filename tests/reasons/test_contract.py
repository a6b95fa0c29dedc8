"""Reasons that have to do with the contract, and those of single games."""

from __future__ import annotations

from typing import Any

import pytest

from tests.reasons.positions import At, alley, baloot, kout

#: The last card of a trick of hearts: the ace takes it, the seven leaves it to an opponent.
HAND, TRICK = "AH 7H 9D", "KH 8H 9H TH 6H"
PLAIN = [{"leader": 0, "cards": f"A{suit} 7{suit} T{suit} 8{suit}"} for suit in "SHDC"]
THEIRS = [{"leader": 1, "cards": f"K{suit} 7{suit} 9{suit} 8{suit}"} for suit in "SHDC"]


def last(bid: int, maker: int, won: tuple[int, int]) -> At:
    """Seat 0 plays last, in the trick after these, with three cards left."""
    return kout(HAND, TRICK, bid=bid, maker=maker, won=[*won])


def overtrick(calls: list[str]) -> At:
    hand: Any = "AD AH KH 2H"
    return alley(hand, calls, tricks=[{"leader": 0, "cards": "AD 3D 4D 5D"}])


@pytest.mark.parametrize(
    ("reason", "there", "card", "near", "other"),
    [
        ("makes-contract", last(6, 0, (5, 1)), "AH", last(6, 0, (5, 1)), "7H"),
        ("makes-contract", last(6, 0, (5, 1)), "AH", last(6, 0, (4, 2)), "AH"),
        ("defeats-contract", last(6, 1, (3, 3)), "AH", last(5, 1, (3, 3)), "AH"),
        ("keeps-them-short", last(6, 1, (1, 5)), "AH", last(6, 1, (2, 4)), "AH"),
        ("takes-every-trick", last(6, 0, (3, 3)), "AH", last(6, 0, (4, 2)), "AH"),
        ("keeps-joker", kout("XR 7H 9D", "AH"), "7H", kout("XR 7H 9D", "AH"), "XR"),
        (
            "overtrick",
            overtrick(["bid 1", "pass", "pass", "pass"]), "AH",
            overtrick(["bid 2", "pass", "pass", "pass"]), "AH",
        ),
        (
            "completes-baloot",
            baloot("KH QH 7D 8D", trump="H", tricks=[{"leader": 0, "cards": "KH 7H 8H 7S"}]), "QH",
            baloot("KH QH 7D 8D", trump="H", tricks=[{"leader": 0, "cards": "KH 7H 8H 7S"}]), "7D",
        ),
        (
            "nearer-kaboot",
            baloot("AS KS AH 9H AD 9D AC 9C", public="AS", tricks=PLAIN), "KS",
            baloot("AS KS AH 9H AD 9D AC 9C", public="AS", tricks=PLAIN), "9H",
        ),
        (
            "stops-kaboot",
            baloot("8S AS QS 8H AH 8D AD 8C", "JS TC TS", public="AS", leader=1, tricks=THEIRS), "AS",
            baloot("8S AS QS 8H AH 8D AD 8C", "JS TC TS", public="AS", leader=1, tricks=THEIRS), "QS",
        ),
    ],
)  # fmt: skip
def test_it_is_named_where_it_holds_and_not_nearby(reason: str, there: At, card: str, near: At, other: str) -> None:
    assert reason in there.names(card)
    assert reason not in near.names(other)
