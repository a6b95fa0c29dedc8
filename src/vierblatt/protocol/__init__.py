"""The messages between a server and its clients, as types; `docs/api.md` says how they follow each other."""

from __future__ import annotations

from vierblatt.protocol import commands, frames, values
from vierblatt.protocol.commands import BadMessage
from vierblatt.protocol.values import EMOJI, PACES, PHRASES, PROTOCOL, Fault, TableInfo, TableSettings

__all__ = [
    "EMOJI", "PACES", "PHRASES", "PROTOCOL", "BadMessage", "Fault", "TableInfo", "TableSettings", "commands", "frames",
    "values",
]  # fmt: skip
