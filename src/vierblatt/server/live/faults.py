"""What the live server refuses, and how every fault goes over the wire."""

from __future__ import annotations

from typing import Any

from vierblatt.bounds import is_within
from vierblatt.errors import VierblattError
from vierblatt.protocol.values import Fault


class LiveFault(VierblattError):
    """Something that this connection, or this server, cannot do now; nothing has changed."""


def fault_of(error: VierblattError) -> Fault:
    """An error as data."""
    return Fault(code=error.code, rule=error.rule, parameters={n: _plain(v) for n, v in error.parameters.items()})


def _plain(value: object) -> Any:
    if isinstance(value, (int, float)) and not is_within(value):
        return str(value)  # as a number it would fit into no message between nodes, and browsers would round it
    return value if value is None or isinstance(value, (bool, int, float, str)) else str(value)
