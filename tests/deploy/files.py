"""The files in `deploy`."""

from __future__ import annotations

import re
from pathlib import Path

from vierblatt.server.ops.metrics import Metrics

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
OPERATIONS = DEPLOY.parent / "docs" / "operations.md"
#: Figures that come from Prometheus itself and from the exporter of the machine.
FOREIGN = {"up", "node_filesystem_avail_bytes", "node_filesystem_size_bytes", "node_systemd_unit_state"}
_PICKED = re.compile(r"\b(vierblatt_[a-z_]+){([^}]*)}")
_LABEL = re.compile(r'(\w+)="([^"]*)"')
_NAME = re.compile(r"\b((?:vierblatt|process|node)_[a-z_]+|up)\b(?=[{\[( )]|$)")


def exported() -> set[str]:
    """The names of all figures that a server has, as Prometheus stores them."""
    found = set[str]()
    for family in Metrics().registry.collect():
        endings = {"counter": ["_total"], "histogram": ["_bucket", "_count", "_sum"]}.get(family.type, [""])
        found |= {family.name + ending for ending in endings}
    return found


def asked_for(expression: str) -> set[str]:
    """The names of the figures in a query."""
    return {*_NAME.findall(re.sub(r'"[^"]*"|by \([^)]*\)', "", expression))}


def picked(expression: str) -> list[tuple[str, dict[str, str]]]:
    """The figures of our own in a query, each with the labels that it must have."""
    labels = {name: dict(_LABEL.findall(inside)) for name, inside in _PICKED.findall(expression)}
    return [(name, labels.get(name, {})) for name in sorted(asked_for(expression)) if name.startswith("vierblatt_")]
