"""What can go wrong between a client and a server."""

from __future__ import annotations

from vierblatt.errors import VierblattError
from vierblatt.protocol.values import Fault


class ClientFault(VierblattError):
    """The server cannot be reached, or its answer makes no sense to this client."""


class Refusal(VierblattError):
    """A server's refusal; code, rule and parameters are the server's own."""


def refusal(fault: Fault) -> Refusal:
    """The exception for a fault from the wire."""
    known = {name: value for name, value in fault.parameters.items() if name not in {"code", "rule", "self"}}
    return Refusal(fault.code, rule=fault.rule, **known)
