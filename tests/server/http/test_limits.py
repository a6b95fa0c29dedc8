"""How often one address may ask."""

from __future__ import annotations

import contextlib

import pytest

from vierblatt.server.http import limits
from vierblatt.server.http.faults import TooFast
from vierblatt.server.http.limits import GUESSES, MOST_ADDRESSES, Kind, RequestLimits, network_of
from vierblatt.server.ops.config import Limits


class _Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def asked(gate: RequestLimits, address: str, times: int, kind: Kind = "logins") -> int:
    """How many of so many requests get in."""
    let_in = 0
    for _ in range(times):
        try:
            gate.enter(kind, address)
        except TooFast:
            continue
        let_in += 1
    return let_in


def test_a_limit_allows_a_burst_and_then_its_rate() -> None:
    clock = _Clock()
    gate = RequestLimits(Limits(logins_per_minute=6), clock)
    assert asked(gate, "203.0.113.1", 10) == 6
    with pytest.raises(TooFast) as refused:
        gate.enter("logins", "203.0.113.1")
    assert refused.value.parameters == {"seconds": 10}
    clock.now = 21
    assert asked(gate, "203.0.113.1", 10) == 2


def test_limits_without_a_setting_follow_from_those_that_have_one() -> None:
    few = Limits(requests_per_minute=10, analyses_per_hour=5, sockets_per_address=2)
    kinds: dict[Kind, int] = {
        "requests": 10, "pages": 10, "files": 600, "replays": 5, "exports": 5, "analyses": 5, "sockets": 8,
        "guesses": GUESSES,
    }  # fmt: skip
    assert {kind: asked(RequestLimits(few, _Clock()), "203.0.113.1", 1000, kind) for kind in kinds} == kinds


def test_addresses_have_separate_limits() -> None:
    gate = RequestLimits(Limits(logins_per_minute=3), _Clock())
    assert [asked(gate, f"203.0.113.{n}", 5) for n in range(3)] == [3, 3, 3]


def test_a_customer_with_many_ipv6_addresses_counts_as_one() -> None:
    gate = RequestLimits(Limits(logins_per_minute=3), _Clock())
    assert sum(asked(gate, f"2001:db8:1:2::{n:x}", 1) for n in range(20)) == 3
    assert asked(gate, "2001:db8:1:3::1", 5) == 3


def test_remembered_addresses_are_bounded() -> None:
    gate = RequestLimits(Limits(), _Clock())
    for number in range(MOST_ADDRESSES + 50):
        gate.enter("requests", f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
    assert len(gate._buckets) == MOST_ADDRESSES


def test_guesses_at_a_password_are_not_forgotten_for_many_addresses_or_made_up_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 100)
    gate = RequestLimits(Limits(), _Clock())
    assert asked(gate, "lana", GUESSES + 5, "guesses") == GUESSES
    for number in range(1000):
        gate.enter("logins", f"10.0.{number >> 8}.{number & 255}")
        with contextlib.suppress(TooFast):  # it may share a place with somebody
            gate.enter("guesses", f"nobody{number}")
    assert asked(gate, "lana", 5, "guesses") == 0


def test_remembered_guesses_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "GUESS_PLACES", 64)
    gate = RequestLimits(Limits(), _Clock())
    for number in range(1000):
        gate.enter("guesses", f"nobody{number}")
    assert len(gate._guesses) <= 64


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("nonsense", "nonsense"),
        ("", ""),
    ],
)
def test_addresses_map_to_one_client_per_network(address: str, network: str) -> None:
    assert network_of(address) == network
