"""The reference of tables with `illegal_cards` = `claimable` against the worked cases of Kout Bo."""

from __future__ import annotations

from typing import Any

import pytest

from .kout_bo_claimable import ClaimableReference
from .worked_faults import check_fault_case, fault_cases


@pytest.mark.parametrize("case", fault_cases("kout_bo"), ids=lambda case: case["id"])
def test_worked_case(case: dict[str, Any]) -> None:
    check_fault_case(ClaimableReference, case, "KOUT-FAULT-3")
