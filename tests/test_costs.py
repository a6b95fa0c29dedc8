"""Tests that are marked so begin first."""

from __future__ import annotations

import pytest

from tests.costs import arranged


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 7])
@pytest.mark.parametrize(("first", "others"), [(0, 9), (3, 9), (9, 3), (5, 0), (4, 200), (2, 1)])
def test_each_worker_begins_with_first_tests_and_no_test_is_lost(first: int, others: int, workers: int) -> None:
    marked, rest = [f"first {number}" for number in range(first)], [f"test {number}" for number in range(others)]
    order = arranged(marked, rest, workers)
    assert sorted(order) == sorted(marked + rest)
    assert [name for name in order if name in rest] == rest  # tests of a file stay together
    part = len(order) // workers
    if workers <= first <= part:
        assert all(order[worker * part] in marked for worker in range(workers))
