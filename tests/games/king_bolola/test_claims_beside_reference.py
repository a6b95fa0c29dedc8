"""The engine and the slow reference of King Bolola tables at which cards are not refused agree at every step.

Random matches with random house rules, faults and accusations. The reference was written from the rules alone
(`tests.reference.king_bolola_claimable`).
"""

from __future__ import annotations

import pytest

from tests.games.claims_side_by_side import SHARDS, Comparison, compare_shard
from tests.reference.king_bolola import pack
from tests.reference.king_bolola_claimable import ClaimableReference, random_claimable_options
from tests.reference.king_bolola_contracts import ROUNDS
from tests.reference.king_bolola_faults import CARD_KINDS
from tests.scale import SCALE, slow_except

DEALS, DEALS_AT_LENGTH = 60, 30_000
#: Most matches end early, so that house rules change often.
COMPARISON = Comparison("king_bolola", ClaimableReference, random_claimable_options, pack, most_deals=(2, 2, 2, ROUNDS))


@pytest.mark.rule("KB-FAULT-1", "KB-FAULT-2", "KB-FAULT-3", "KB-FAULT-4", "KB-FAULT-5")
@pytest.mark.parametrize("shard", slow_except({0}, range(SHARDS)))
def test_engine_agrees_with_the_reference_about_faults_at_every_step(shard: int) -> None:
    compared = compare_shard(COMPARISON, shard, DEALS, at_length=DEALS_AT_LENGTH)
    assert SCALE == "small" or set(compared) == {"wrong", *CARD_KINDS}, compared
