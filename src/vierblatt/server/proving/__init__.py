"""Proving a whole database: all that can be worked out anew is, and compared with what is kept.

What cannot lie is the log of each table, for its links chain it and its deals follow from a secret that was promised
before. From it follow the records, from the records the ratings and the statistics of cards.
"""

from __future__ import annotations

from vierblatt.server.proving.fault import CODES, DatabaseFault
from vierblatt.server.proving.whole import DatabaseProof, prove

__all__ = ["CODES", "DatabaseFault", "DatabaseProof", "prove"]
