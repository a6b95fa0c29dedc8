"""What a deal of Baloot has shown of the hands."""

from __future__ import annotations

from tests.games import shown
from tests.scale import scaled
from tests.walks import walk


def test_a_seat_that_does_not_follow_has_shown_to_lack_the_suit() -> None:
    for match in walk("baloot", seed=5, deals=scaled(20)):
        assert match.state.voids == shown.voids(match.state)
