"""Arrays without an owner: the same memory, and no reference that is counted."""

from __future__ import annotations

import sys

import numpy as np

from vierblatt.kernel.borrowing import borrowed
from vierblatt.kernel.jit import bulk_entry


@bulk_entry
def halve_all(numbers: np.ndarray[tuple[int], np.dtype[np.int64]], left: int) -> int:
    """Halves every number so many times, calling itself."""
    numbers = borrowed(numbers)
    for i in range(len(numbers)):
        numbers[i] //= 2
    total: int = 0
    if left > 1:
        total = halve_all(numbers, left - 1)
    else:
        for i in range(len(numbers)):
            total += numbers[i]
    return total


def test_a_borrowed_array_is_the_same_memory() -> None:
    numbers = np.arange(0, 800, 8)
    assert halve_all(numbers, 3) == sum(range(100))
    assert numbers.tolist() == [*range(100)]


def test_its_owner_keeps_as_many_references_as_before() -> None:
    numbers = np.arange(100)
    halve_all(numbers, 1)
    before = sys.getrefcount(numbers)
    for _ in range(100):
        halve_all(numbers, 5)
    assert sys.getrefcount(numbers) == before


def test_as_python_it_is_the_array_itself() -> None:
    numbers = [1, 2]
    assert borrowed(numbers) is numbers
