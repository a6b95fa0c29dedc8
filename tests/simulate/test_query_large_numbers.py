"""Numbers that are too large to be counted."""

from __future__ import annotations

import numpy as np

from vierblatt.simulate.queries.answer import ValueCounts
from vierblatt.simulate.queries.reading import Reading


def test_numbers_that_are_too_large_have_no_value() -> None:
    counts = ValueCounts()
    counts.add(np.array([5.0, 7.0, np.inf, -np.inf, 1e200, np.nan]))
    shown = counts.summary("bid", Reading("number", lambda deals: np.zeros(len(deals))))
    assert shown.deals == 2
    assert shown.mean is not None and shown.mean.value == 6
