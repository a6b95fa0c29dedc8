"""Server limits that do not get in the way of tests."""

from __future__ import annotations

#: Tests send many requests from one address.
GENEROUS_LIMITS = {
    "commands": 100_000,
    "commands_per_second": 100_000.0,
    "sockets_per_address": 10_000,
    "sockets_per_player": 100,
    "requests_per_minute": 1_000_000,
    "logins_per_minute": 1_000_000,
    "guests_per_hour": 1_000_000,
    "analyses_per_hour": 1_000_000,
    "tables_per_player": 10_000,
    "seats_per_minute": 100_000,
}
