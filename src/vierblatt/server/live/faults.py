"""Refusals of the live server, and the wire form of every fault."""

from __future__ import annotations

from typing import Any

from vierblatt.bounds import is_within
from vierblatt.errors import VierblattError
from vierblatt.protocol.values import Fault


class LiveFault(VierblattError):
    """This connection, or this server, cannot do something now; nothing has changed."""


def fault_of(error: VierblattError) -> Fault:
    """The wire form of an error."""
    return Fault(code=error.code, rule=error.rule, parameters={n: _plain(v) for n, v in error.parameters.items()})


def _plain(value: object) -> Any:
    if isinstance(value, (int, float)) and not is_within(value):
        return str(value)  # too large for messages between nodes, and browsers would round it
    return value if value is None or isinstance(value, (bool, int, float, str)) else str(value)
