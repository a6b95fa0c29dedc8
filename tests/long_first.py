"""Tests marked `long` begin first, so that no worker of a run is left alone with one at the end."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

import pytest

T = TypeVar("T")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A hook of pytest: arranges the tests for the workers of the run."""
    long = [item for item in items if item.get_closest_marker("long")]
    others = [item for item in items if not item.get_closest_marker("long")]
    items[:] = arranged(long, others, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def arranged(long: Sequence[T], others: Sequence[T], workers: int) -> list[T]:
    """The tests in an order in which each worker, which gets an equal part of the list, begins with long ones.

    >>> arranged("AB", "cdefgh", 2)
    ['A', 'c', 'd', 'e', 'B', 'f', 'g', 'h']
    """
    count = len(long) + len(others)
    order: list[T] = []
    begun = 0
    for worker in range(workers):
        own = long[worker::workers]
        end = begun + (count // workers * (worker + 1) - len(order) - len(own))
        end = len(others) if worker == workers - 1 else max(begun, end)
        order += [*own, *others[begun:end]]
        begun = end
    return order
