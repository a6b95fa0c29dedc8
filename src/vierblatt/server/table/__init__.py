"""One table as a value: its log's entries, and what they make of it. It knows no clock, no socket and no database."""

from __future__ import annotations

from vierblatt.server.table.entries import AnyEntry, Opened
from vierblatt.server.table.faults import TableFault
from vierblatt.server.table.outcome import Outcome, Person
from vierblatt.server.table.table import Table

__all__ = ["AnyEntry", "Opened", "Outcome", "Person", "Table", "TableFault"]
