"""Near the end of a match: what a hint calls better for the match, the analysis does not call a mistake."""

from __future__ import annotations

import pytest

from tests.analysis.played import nothing_known
from vierblatt.analysis import Settings
from vierblatt.analysis.judge import judge
from vierblatt.analysis.walk import decision_point_of
from vierblatt.bots import make
from vierblatt.match import Match
from vierblatt.shuffle import SeededPacks

#: A deal of Baloot, up to its last trick but one: sun, and the ace of hearts would be the better of two losing cards.
PACK = 421
SAID = ["hokom", "sun", "pass"]
PLAYED = (
    "7D TD 7S QS TS 9S 8S JS KS JC 8H 9H AS QC QH 8D AD KH JH 9D 7H TH 7C 8C".split()  # noqa: SIM905 - a line of cards
)
FOR_POINTS, FOR_THE_MATCH = "AH", "TC"
FEW = Settings(worlds=32)


def at(*scores: int) -> Match:
    """The deal, played with these totals."""
    match = Match("baloot")
    match.game.layout.write(match.states, "scores", scores)
    match.deal(SeededPacks(PACK).next(match))
    for action in SAID + PLAYED:
        match.do(action)
    return match


@pytest.mark.parametrize(("scores", "hint"), [((0, 0), FOR_POINTS), ((132, 133), FOR_THE_MATCH)])
def test_hint_and_analysis_agree_on_the_best_action_for_the_match(
    scores: tuple[int, int], hint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vierblatt.analysis.judge.knowledge_of", nothing_known)
    match = at(*scores)
    given = make("search:worlds=32", 1).choose(match.game, match.concealed(match.turn))
    assert (given.action, given.reason == "search-match") == (hint, hint == FOR_THE_MATCH)
    number = len(SAID + PLAYED) + 1
    found = judge(decision_point_of(match, number, match.game.parse(match.state.phase, FOR_THE_MATCH)), FEW)
    assert found is not None and found.best == FOR_POINTS and found.cost > 3
    assert found.best_in_match in {FOR_POINTS, hint}
    assert found.verdict in ({"match"} if hint == FOR_THE_MATCH else {"mistake", "blunder"})
