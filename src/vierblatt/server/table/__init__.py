"""One table as a value: the entries of its log and the resulting state. It uses no clock, socket or database."""

from __future__ import annotations

from vierblatt.server.table.entries import AnyEntry, Opened
from vierblatt.server.table.faults import TableFault
from vierblatt.server.table.outcome import Outcome, Person
from vierblatt.server.table.table import Table

__all__ = ["AnyEntry", "Opened", "Outcome", "Person", "Table", "TableFault"]
