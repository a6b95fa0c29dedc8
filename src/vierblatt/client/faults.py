"""What can go wrong between a client and a server."""

from __future__ import annotations

from vierblatt.errors import VierblattError
from vierblatt.protocol.values import Fault


class ClientFault(VierblattError):
    """The server cannot be reached, or it answers what this client does not understand."""


class Refusal(VierblattError):
    """What a server refuses; code, rule and parameters are the server's own."""


def refusal(fault: Fault) -> Refusal:
    """A fault of the wire as the error that words it."""
    known = {name: value for name, value in fault.parameters.items() if name not in {"code", "rule", "self"}}
    return Refusal(fault.code, rule=fault.rule, **known)
