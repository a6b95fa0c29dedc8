"""A load on a server: tables of programs that follow the protocol and check everything they receive.

>>> from vierblatt.load import LoadPlan
>>> LoadPlan(servers=("cards.example",), games=("baloot",)).servers
('http://cards.example',)
"""

from __future__ import annotations

from vierblatt.load.plan import LoadPlan, read_tables
from vierblatt.load.report import LoadReport, to_json
from vierblatt.load.running import Load

__all__ = ["Load", "LoadPlan", "LoadReport", "read_tables", "to_json"]
