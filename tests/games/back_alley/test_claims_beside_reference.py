"""The engine and the slow reference of Back Alley tables at which cards are not refused agree at every step.

Random matches with random house rules, faults and accusations. The reference was written from the rules alone
(`tests.reference.back_alley_claimable`).
"""

from __future__ import annotations

import pytest

from tests.games.claims_side_by_side import SHARDS, Comparison, compare_shard
from tests.reference.back_alley import pack
from tests.reference.back_alley_claimable import ClaimableReference, random_claimable_options
from tests.reference.back_alley_faults import CARD_KINDS
from tests.scale import SCALE, slow_except

DEALS, DEALS_AT_LENGTH = 300, 30_000
#: Most matches are left early, so that house rules change often.
COMPARISON = Comparison("back_alley", ClaimableReference, random_claimable_options, pack, most_deals=(3, 3, 3, 60))


@pytest.mark.rule("BA-FAULT-1", "BA-FAULT-2", "BA-FAULT-3", "BA-FAULT-4", "BA-FAULT-5")
@pytest.mark.parametrize("shard", slow_except({0}, range(SHARDS)))
def test_engine_agrees_with_the_reference_about_faults_at_every_step(shard: int) -> None:
    compared = compare_shard(COMPARISON, shard, DEALS, at_length=DEALS_AT_LENGTH)
    assert SCALE == "small" or set(compared) == {"wrong", *CARD_KINDS}, compared
