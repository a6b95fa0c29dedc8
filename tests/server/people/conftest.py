"""Servers that look and send often, as in the tests of clusters."""

from __future__ import annotations

from tests.server.cluster.conftest import loaded_rules, quick

__all__ = ["loaded_rules", "quick"]
