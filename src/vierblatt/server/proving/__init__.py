"""Proving a whole database: everything that can be recomputed is recomputed and compared with what is stored.

The log of each table cannot lie: a hash chain links its entries, and its deals follow from a secret that was committed
to beforehand. The records follow from the logs, and the ratings and the statistics of cards follow from the records.
Tournaments have logs of their own, with the same kind of chain.
"""

from __future__ import annotations

from vierblatt.server.proving.database_proof import DatabaseProof, prove
from vierblatt.server.proving.fault import CODES, DatabaseFault

__all__ = ["CODES", "DatabaseFault", "DatabaseProof", "prove"]
