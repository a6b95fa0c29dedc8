"""The engine and the slow reference of Kout Bo tables at which cards are not refused agree at every step.

Random matches with random house rules, faults and accusations. The reference was written from the rules alone
(`tests.reference.kout_bo_claimable`).
"""

from __future__ import annotations

import pytest

from tests.games.claims_side_by_side import SHARDS, Comparison, compare_shard
from tests.reference.kout_bo import pack
from tests.reference.kout_bo_claimable import ClaimableReference, random_claimable_options
from tests.reference.kout_bo_faults import CARD_KINDS
from tests.scale import SCALE, slow_except

DEALS, DEALS_AT_LENGTH = 150, 30_000
#: Most matches end early, so that house rules change often.
COMPARISON = Comparison("kout_bo", ClaimableReference, random_claimable_options, pack, most_deals=(2, 2, 2, 20))


@pytest.mark.rule("KOUT-FAULT-1", "KOUT-FAULT-2", "KOUT-FAULT-3", "KOUT-FAULT-4", "KOUT-FAULT-5")
@pytest.mark.parametrize("shard", slow_except({0}, range(SHARDS)))
def test_engine_agrees_with_the_reference_about_faults_at_every_step(shard: int) -> None:
    compared = compare_shard(COMPARISON, shard, DEALS, at_length=DEALS_AT_LENGTH)
    assert SCALE == "small" or set(compared) == {"wrong", *CARD_KINDS}, compared
