"""What is judged from a seat's knowledge does not depend on what the seat did not know."""

from __future__ import annotations

import pytest

from tests.registry import COMPILED_GAMES
from tests.server.review.matches import Reviewing, lines
from vierblatt.analysis.review import ActionReview, CardChance, Line, swaps
from vierblatt.protocol.review import ReviewPoint, SwapCards
from vierblatt.server.workers import judging
from vierblatt.server.workers.judging import judge_actions, judge_chances


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_a_branch_with_other_cards_is_told_the_same_of_what_was_known(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "WORLDS", 2)
    monkeypatch.setattr(judging, "CHANCE_WORLDS", 2)
    seen, line = 0, lines(name)[0]
    for step in range(0, len(line.actions), 11):
        at = line.until(step)
        seat = at.seat_to_act()
        review = Reviewing(name)
        for first, others in [*(swaps(at, seat).items() if seat >= 0 else ())][:2]:
            point = ReviewPoint(1, 0, step)
            where = review.led_to(SwapCards(point=point, seat=seat, first=first, second=others[0]))
            other = review.state.at(where)
            assert other.pack != at.pack and known(other, seat) == known(at, seat)
            seen += 1
    assert seen


def known(line: Line, seat: int) -> tuple[list[ActionReview], list[CardChance]]:
    """All that is answered about a seat's knowledge."""
    return judge_actions((line, seat)), judge_chances((line, seat))
