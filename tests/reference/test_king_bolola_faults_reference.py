"""The reference of tables with `illegal_cards` = `claimable` against the worked cases of King Bolola."""

from __future__ import annotations

from typing import Any

import pytest

from .king_bolola_claimable import ClaimableReference
from .worked_faults import check_fault_case, fault_cases


@pytest.mark.parametrize("case", fault_cases("king_bolola"), ids=lambda case: case["id"])
def test_worked_case(case: dict[str, Any]) -> None:
    check_fault_case(ClaimableReference, case, "KB-FAULT-3")
