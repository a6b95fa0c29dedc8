"""How a deal of Back Alley turned out, in one sentence."""

from __future__ import annotations

from typing import Any

from vierblatt.games.back_alley import GAME
from vierblatt.games.events import DealScored
from vierblatt.locale.words import Words


def scored(tricks: tuple[int, int], scores: tuple[int, int], *, called: int = 4, **fields: Any) -> DealScored:
    """A deal in which both teams have won so many tricks."""
    states = GAME.new(GAME.options.rule_set())
    given = {
        "called": called, "calls": (1, 1, 0, 0), "hand_size": sum(tricks), "tricks": (tricks[0], 0, 0, tricks[1]),
        "deal_scores": scores,
    }  # fmt: skip
    for name, value in (given | fields).items():
        GAME.layout.write(states, name, value)
    return DealScored(scores=[*scores], totals=[*scores], summary=GAME.table.summary(GAME.layout.reader(states)))


def sentence(event: DealScored, me: int | None = 0, language: str = "en") -> str:
    return Words(language, GAME).outcome(event, me)


def test_both_contracts_are_named_with_overtricks() -> None:
    event = scored((8, 5), (41, -25), bids=(7, 6))
    assert sentence(event) == "We: bid 7, made with 8 tricks, 1 over (41); They: bid 6, failed with 5 tricks (-25)."
    assert sentence(event, me=None).startswith("Team 1: bid 7, made with 8 tricks")
    assert sentence(event, me=1).startswith("They: bid 7, made with 8 tricks")


def test_a_board_is_made_with_every_trick_only() -> None:
    made = scored((13, 0), (130, 0), board_levels=(1, 0), bids=(13, 0))
    assert sentence(made) == "We: board, made with 13 tricks (130); They: no bid, 0 tricks (0)."
    failed = scored((12, 1), (-260, 1), board_levels=(2, 0), bids=(13, 0))
    assert sentence(failed) == ("We: double board, failed with 12 tricks (-260); They: no bid, 1 trick (1).")


def test_a_deal_that_all_have_passed_has_its_own_sentence() -> None:
    event = scored((0, 0), (0, 0), calls=(0, 0, 0, 0))
    assert sentence(event) == "All four passed: no points for anybody."


def test_every_language_has_the_sentence() -> None:
    for event in (scored((8, 5), (41, -25), bids=(7, 6)), scored((0, 0), (0, 0), calls=(0, 0, 0, 0))):
        assert len({sentence(event, language=language) for language in ("en", "de", "ar")}) == 3
