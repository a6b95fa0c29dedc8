"""Tests marked `early` begin first, so that no worker of a run is left alone with a long one at the end."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

import pytest

T = TypeVar("T")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A hook of pytest: arranges the tests for the workers of the run."""
    early = [item for item in items if item.get_closest_marker("early")]
    others = [item for item in items if not item.get_closest_marker("early")]
    items[:] = arranged(early, others, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def arranged(early: Sequence[T], others: Sequence[T], workers: int) -> list[T]:
    """The tests in an order in which each worker, which gets an equal part of the list, begins with early ones.

    >>> arranged("AB", "cdefgh", 2)
    ['A', 'c', 'd', 'e', 'B', 'f', 'g', 'h']
    """
    part = (len(early) + len(others)) // workers
    order: list[T] = []
    begun = 0
    for worker in range(workers):
        order += early[worker::workers]
        end = max(begun, begun + part * (worker + 1) - len(order)) if worker < workers - 1 else len(others)
        order += others[begun:end]
        begun = end
    return order
