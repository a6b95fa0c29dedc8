"""How a deal of King Bolola turned out, in one sentence."""

from __future__ import annotations

import pytest

from vierblatt.cards import SUITS
from vierblatt.games.events import DealScored
from vierblatt.games.king_bolola import GAME
from vierblatt.games.king_bolola.rules.state import CHOOSE, TRUMP
from vierblatt.games.king_bolola.table.events import CONTRACT_KEYS
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY
from vierblatt.locale.words import Words


def scored(contract: str, scores: list[int], *, chooser: int = 0, phase: int = CHOOSE) -> DealScored:
    """A deal whose dealer has chosen a contract, with spades if there are trumps."""
    states = GAME.new(GAME.options.rule_set())
    number = CONTRACT_KEYS.index(contract)
    log = [0] * len(GAME.layout.reader(states).log)
    log[0] = (phase * LOG_SEAT + chooser) * LOG_ACTION
    given = {
        "log": log, "logged": 1, "contract": number, "trump": SUITS.index("S") if number == TRUMP else -1,
        "deal_scores": scores, "dealer": (chooser + 1) % 4,
    }  # fmt: skip
    for name, value in given.items():
        GAME.layout.write(states, name, value)
    return DealScored(scores=scores, totals=scores, summary=GAME.table.summary(GAME.layout.reader(states)))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            scored("no-queens", [0, -100, -300, 0]),
            "You chose No Queens; most went to Player 3: minus 300 points.",
        ),
        (
            scored("no-hearts", [0, -180, -30, -180], chooser=3),
            "Player 4 chose No Hearts; most went to Player 2 and Player 4: minus 180 points.",
        ),
        (scored("trump", [350, 100, 200, 0]), "You chose Trump in ♠; most went to Player 1: 350 points."),
        (
            scored("bolola-minus", [-100, -500, -150, -50], chooser=1),
            "Player 2 chose Bolola minus; most went to Player 2: minus 500 points.",
        ),
        (
            scored("bolola-plus", [100, 500, 150, 50], chooser=2),
            "Player 3 chose Bolola plus; most went to Player 2: 500 points.",
        ),
    ],
)
def test_a_deal_is_summed_up_in_one_sentence(event: DealScored, sentence: str) -> None:
    assert Words("en", GAME).outcome(event, me=0) == sentence
    for language in ("de", "ar"):
        assert "{" not in Words(language, GAME).outcome(event, me=0)


def test_a_position_set_up_after_the_choice_is_summed_up_by_its_scores() -> None:
    event = scored("no-king", [0, -320, 0, 0], phase=PLAY)
    assert event.summary is None
    assert Words("en", GAME).outcome(event).startswith("This deal: ")
