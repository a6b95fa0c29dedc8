"""The engine and the slow reference of Baloot tables at which cards are not refused agree at every step.

Random matches with random house rules, faults, accusations, demands and sawas. The reference was written from the rules
alone (`tests.reference.baloot_claimable`).
"""

from __future__ import annotations

import pytest

from tests.games.claims_side_by_side import ACCUSATIONS, SHARDS, Comparison, SideBySide, compare_shard
from tests.reference.baloot import pack
from tests.reference.baloot_claimable import ClaimableReference
from tests.reference.baloot_fault_options import random_claimable_options
from tests.reference.baloot_faults import CARD_KINDS
from tests.scale import SCALE, slow_except

DEALS, DEALS_AT_LENGTH = 60, 100_000
FALSE_SAWA = "false-sawa"


def whole_pack(_: dict[str, object]) -> list[str]:
    """The pack, which is the same under all house rules."""
    return pack({})


COMPARISON = Comparison("baloot", ClaimableReference, random_claimable_options, whole_pack, most_deals=(12,))


class BalootPair(SideBySide):
    """A match in which cards are laid down, a false sawa is claimed, and kaboot demanded."""

    reference: ClaimableReference

    def texts(self, seat: int) -> list[str]:
        """Some of what the reference hears from this seat, and some that it may not hear."""
        heard = sorted(self.reference.open_interrupts(seat))
        more = [*[self.accusation() for _ in range(ACCUSATIONS)], f"{self.accusation()} kaboot"]
        return [*self.rng.sample(heard, min(6, len(heard))), *more, f"accuse {FALSE_SAWA}", "sawa"]

    def text_to_say(self, seat: int) -> str:
        return "sawa" if self.rng.random() < 0.5 else self.rng.choice(self.texts(seat))


@pytest.mark.rule("BAL-QAID-1", "BAL-QAID-2", "BAL-QAID-3", "BAL-QAID-4", "BAL-QAID-5", "BAL-QAID-6", "BAL-SAWA-4")
@pytest.mark.parametrize("shard", slow_except({0}, range(SHARDS)))
def test_engine_agrees_with_the_reference_about_faults_at_every_step(shard: int) -> None:
    compared = compare_shard(COMPARISON, shard, DEALS, at_length=DEALS_AT_LENGTH, pair=BalootPair)
    kinds = {FALSE_SAWA, *CARD_KINDS} if SCALE == "large" else {"no-follow", "no-trump", "no-overtrump"}
    assert SCALE == "small" or kinds | {"wrong"} <= set(compared), compared
