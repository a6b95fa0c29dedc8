"""What a deal is worth, and the end of the game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.games.baloot.table import Deal, in_play, stack
from vierblatt.games.baloot import GAME
from vierblatt.games.baloot.research.audit import audit
from vierblatt.games.baloot.rules.doubling_levels import GAHWA_LEVEL
from vierblatt.games.baloot.rules.scoring import match_winner
from vierblatt.games.baloot.rules.state import GAHWA_WON, KABOOT, KHASARA, MADE, MISSED, SHARED
from vierblatt.games.baloot.table.cases import MODES, RAW_OF, settle_at, state_of
from vierblatt.kernel import engine
from vierblatt.kernel.jit import PLAIN, State, entry
from vierblatt.kernel.state import States


def settled_states(
    *, cards: list[int], mode: str = "hokom", buyer: int = 0, mult: int = 1, tricks: list[int] | None = None,
    projects: list[list[str]] | None = None, baloot: list[int] | None = None, options: dict[str, Any] | None = None,
    ace_first: bool = False,
) -> States:  # fmt: skip
    states = state_of({"options": options or {}})
    fields = {
        "sum_mode": MODES[mode],
        "sum_buyer": buyer,
        "sum_level": mult,
        "sum_cards": cards,
        "sum_tricks": tricks or [4, 4],
        "sum_projects": [sum(RAW_OF[word] for word in words) for words in projects or [[], []]],
        "sum_baloots": baloot or [0, 0],
        "sum_ace_first": ace_first,
    }
    for name, value in fields.items():
        GAME.layout.write(states, name, value)
    settle_at(states, 0)
    return states


def settled(**summary: Any) -> Any:
    return GAME.layout.reader(settled_states(**summary))


def score(**summary: Any) -> list[int]:
    scores: list[int] = settled(**summary).deal_scores[:2]
    return scores


@pytest.mark.rule("BAL-SCORE-3")
def test_sun_always_makes_26() -> None:
    for own in range(131):
        assert sum(score(mode="sun", cards=[own, 130 - own], buyer=int(own < 65))) == 26
    assert score(mode="sun", cards=[88, 42]) == [18, 8]
    assert score(mode="sun", cards=[75, 55]) == [15, 11]


@pytest.mark.rule("BAL-SCORE-3")
def test_option_a_five_in_sun_goes_up_on_either_side() -> None:
    up = {"sun_round_five": "up"}
    assert score(mode="sun", cards=[65, 65], options=up) == [14, 14]
    assert score(mode="sun", cards=[85, 45], options=up) == [18, 10]
    assert score(mode="sun", cards=[84, 46], options=up) == [16, 10]
    assert score(mode="sun", cards=[45, 85], options=up) == [0, 26], "khasara knows no rounding"
    assert score(mode="sun", cards=[85, 45], mult=2, options=up) == [52, 0]


@entry
def audit_at(states: States, i: int) -> int:
    return audit(states[i])


@pytest.mark.rule("BAL-SCORE-3", "BAL-SCORE-8")
@pytest.mark.parametrize("five", ["exact", "up"])
def test_the_invariants_about_the_cards_know_both_ways_to_round(five: str) -> None:
    for own in range(131):
        for buyer in range(2):
            options = {"sun_round_five": five}
            states = settled_states(mode="sun", cards=[own, 130 - own], buyer=buyer, options=options)
            assert audit_at(states, 0) == 0


@pytest.mark.rule("BAL-SCORE-4", "BAL-SCORE-5")
@pytest.mark.parametrize(
    "option",
    [{}, {"hokom_round_five": "up"}, {"hokom_66": "counting_team"}],
)
def test_hokom_always_makes_16(option: dict[str, Any]) -> None:
    for own in range(163):
        assert sum(score(cards=[own, 162 - own], buyer=int(own < 81), options=option)) == 16


@pytest.mark.rule("BAL-SCORE-4")
def test_five_goes_down_in_hokom_or_by_house_rule_up() -> None:
    assert score(cards=[117, 45]) == [12, 4]
    assert score(cards=[117, 45], options={"hokom_round_five": "up"}) == [11, 5]
    assert score(cards=[95, 67], options={"hokom_round_five": "up"}) == [10, 6]


@pytest.mark.rule("BAL-SCORE-5")
def test_both_ending_in_six() -> None:
    assert score(cards=[96, 66]) == [9, 7]
    assert score(cards=[86, 76]) == [8, 8]
    sunk = {"projects": [["50"], []], "cards": [66, 96]}
    assert score(**sunk) == [12, 9]
    assert score(**sunk, options={"hokom_66": "counting_team"}) == [11, 10]
    assert score(cards=[96, 66], options={"hokom_66": "counting_team"}) == [9, 7]


@pytest.mark.rule("BAL-SCORE-6", "BAL-SCORE-7")
def test_a_made_contract_gives_each_its_own() -> None:
    assert score(mode="sun", cards=[70, 60], projects=[["sira", "50"], []]) == [28, 12]
    assert score(cards=[82, 80], baloot=[0, 0]) == [8, 8]
    assert score(cards=[90, 72], baloot=[1, 0]) == [11, 7]


@pytest.mark.rule("BAL-SCORE-7")
def test_raw_points_decide_and_not_game_points() -> None:
    assert score(cards=[79, 83]) == [0, 16]
    assert score(cards=[56, 106], projects=[["50"], []]) == [11, 10], "a tie of raw totals with unequal game points"


@pytest.mark.rule("BAL-SCORE-8")
def test_khasara_gives_everything_to_the_opponents() -> None:
    assert score(mode="sun", cards=[60, 70]) == [0, 26]
    assert score(cards=[60, 102], projects=[["sira"], []], baloot=[1, 0]) == [0, 16 + 2 + 2]
    assert score(cards=[100, 62], buyer=1) == [16, 0]


@pytest.mark.rule("BAL-SCORE-8", "BAL-SCORE-9", "BAL-DBL-8")
def test_option_without_khasara_each_team_writes_its_own() -> None:
    keeps = {"failed_contract": "each_keeps"}
    assert score(mode="sun", cards=[60, 70], options=keeps) == [12, 14]
    assert score(cards=[60, 102], projects=[["sira"], []], baloot=[1, 0], options=keeps) == [6 + 2 + 2, 10]
    assert settled(cards=[60, 102], options=keeps).verdict == MISSED
    assert settled(cards=[102, 60], options=keeps).verdict == MADE
    assert score(cards=[81, 81], options={**keeps, "tie_undoubled": "buyer_loses"}) == [8, 8]
    assert score(cards=[60, 102], mult=2, options=keeps) == [0, 32], "doubled, one side takes all"
    assert score(cards=[0, 162], tricks=[0, 8], options=keeps) == [0, 25], "a kaboot is one"


@pytest.mark.rule("BAL-SCORE-8")
def test_option_without_khasara_the_sheet_says_that_the_buyer_has_less() -> None:
    lines = GAME.table.score_lines(settled(cards=[60, 102], options={"failed_contract": "each_keeps"}))
    assert [(line.key, list(line.values)) for line in lines[-2:]] == [("cards", [6, 10]), ("missed", [6, 10])]


@pytest.mark.rule("BAL-SCORE-8", "BAL-SCORE-10")
def test_option_the_losers_baloot_stays() -> None:
    stays = {"baloot_of_loser": "stays"}
    assert score(cards=[50, 112], baloot=[1, 0], options=stays) == [2, 16]
    assert score(cards=[50, 112], baloot=[0, 1], options=stays) == [0, 18]
    assert score(cards=[50, 112], mult=2, baloot=[1, 0], options=stays) == [2, 32]
    assert score(cards=[0, 162], tricks=[0, 8], baloot=[1, 0], options=stays) == [0, 25], "lost in a kaboot"


@pytest.mark.rule("BAL-SCORE-9")
def test_an_exact_tie_is_shared_or_lost() -> None:
    assert score(mode="sun", cards=[65, 65]) == [13, 13]
    assert score(mode="sun", cards=[65, 65], options={"tie_undoubled": "buyer_loses"}) == [0, 26]
    assert score(mode="sun", cards=[65, 65], options={"tie_undoubled": "buyer_loses_hokom"}) == [13, 13]
    assert score(cards=[81, 81], options={"tie_undoubled": "buyer_loses_hokom"}) == [0, 16]
    assert score(cards=[81, 81], buyer=1, options={"tie_undoubled": "buyer_loses"}) == [16, 0]


@pytest.mark.rule("BAL-SCORE-7", "BAL-SCORE-9")
def test_option_equal_game_points_are_a_tie_in_sun() -> None:
    equal = {"mode": "sun", "cards": [64, 66], "projects": [["sira"], []]}
    near = {"mode": "sun", "cards": [63, 67], "buyer": 0}
    assert score(**near) == [0, 26]
    assert score(mode="sun", cards=[66, 64], options={"sun_tie_by": "gp"}) == [14, 12]
    assert score(**equal, options={"sun_tie_by": "gp"}) == [16, 14]
    lower = {"mode": "sun", "cards": [41, 89], "projects": [["50"], []]}
    assert score(**lower) == [18, 18]
    by_points = {"sun_tie_by": "gp", "tie_undoubled": "buyer_loses"}
    assert score(**lower, options=by_points) == [0, 36]
    assert score(**{**lower, "cards": [39, 91]}, options={"sun_tie_by": "gp"}) == [18, 18]
    assert score(**{**lower, "cards": [39, 91]}) == [0, 36]


@pytest.mark.rule("BAL-SCORE-10", "BAL-DBL-8", "BAL-PROJ-11")
def test_a_doubled_deal_gives_everything_to_the_side_with_more() -> None:
    assert score(cards=[100, 62], mult=2) == [32, 0]
    assert score(cards=[62, 100], mult=3, projects=[[], ["50"]]) == [0, 3 * 21]
    assert score(mode="sun", cards=[60, 70], mult=2) == [0, 52]
    assert score(cards=[110, 52], mult=4, projects=[[], ["sira"]], baloot=[0, 1]) == [4 * 18 + 2, 0]


@pytest.mark.rule("BAL-PROJ-11")
def test_option_projects_are_at_most_doubled() -> None:
    cap = {"project_multiplier_cap2": True}
    assert score(cards=[100, 62], mult=4, projects=[["50"], []], options=cap) == [4 * 16 + 2 * 5, 0]
    assert score(cards=[162, 0], tricks=[8, 0], mult=3, projects=[["50"], []], options=cap) == [75 + 10, 0]
    assert score(cards=[100, 62], projects=[["50"], []], options=cap)[0] == 15


@pytest.mark.rule("BAL-SCORE-10")
@pytest.mark.parametrize(("mult", "winner"), [(2, 0), (3, 1), (4, 0)])
def test_on_a_doubled_tie_the_last_raiser_loses(mult: int, winner: int) -> None:
    assert score(cards=[81, 81], mult=mult)[1 - winner] == 0
    assert score(cards=[81, 81], mult=mult, options={"tie_doubled": "buyer_wins"})[1] == 0


@pytest.mark.rule("BAL-SCORE-11")
def test_kaboot() -> None:
    assert score(mode="sun", cards=[130, 0], tricks=[8, 0]) == [44, 0]
    assert score(cards=[162, 0], tricks=[8, 0], projects=[["50"], []], baloot=[1, 0]) == [25 + 5 + 2, 0]
    assert score(cards=[162, 0], tricks=[8, 0], projects=[[], ["100"]], baloot=[0, 1]) == [25, 0]
    assert score(cards=[162, 0], tricks=[8, 0], mult=3, projects=[["sira"], []], baloot=[1, 0]) == [3 * 27 + 2, 0]


@pytest.mark.rule("BAL-SCORE-11")
def test_options_for_kaboot() -> None:
    assert score(cards=[162, 0], tricks=[8, 0], options={"kaboot": "off"}) == [16, 0]
    plain = {"kaboot_multiplied": False}
    assert score(cards=[162, 0], tricks=[8, 0], mult=3, projects=[["sira"], []], options=plain) == [25 + 6, 0]
    reverse = {"reverse_kaboot_88": True}
    lost = {"mode": "sun", "cards": [0, 130], "tricks": [0, 8]}
    assert score(**lost, ace_first=True, options=reverse) == [0, 88]
    assert score(**lost, ace_first=True) == [0, 44]
    assert score(**lost, options=reverse) == [0, 44]
    assert score(mode="sun", cards=[130, 0], tricks=[8, 0], ace_first=True, options=reverse) == [44, 0]
    assert score(**lost, ace_first=True, mult=2, options=reverse) == [0, 176]
    assert score(**lost, ace_first=True, options={**reverse, "kaboot": "off"}) == [0, 26]


@pytest.mark.rule("BAL-SCORE-11")
@pytest.mark.parametrize("public", ["AS", "AH", "AD", "AC", "KS", "7H", "7C"])
def test_an_ace_of_any_suit_that_p1_bought_is_noted(public: str) -> None:
    quiet = ("KD KH 9D 7S 8C", "TS QH 7D 8D 9C", "TD TH JD QC 9S", "QS JH QD JC 8S")
    deal = Deal(stack(quiet, public)).do("sun")
    while deal.phase != "play":
        deal.do("pass")
    assert deal.finish().r.sum_ace_first == int(public[0] == "A")


@pytest.mark.rule("BAL-SCORE-11")
def test_an_ace_bought_by_p1_is_counted() -> None:
    hands = ("AS KS QS 9S 8S 7S 7D AC", "AH KH QH JH TH 9H 8H 7H", "AD KD QD JD TD 9D TS JS", "8D KC QC JC TC 9C 8C 7C")
    assert in_play(hands).finish().r.sum_ace_first == 1
    assert in_play((*hands[:3], hands[3]), buyer=1).finish().r.sum_ace_first == 0


@pytest.mark.rule("BAL-PROJ-12")
@pytest.mark.parametrize("loser", range(2))
@pytest.mark.parametrize("mult", [1, 2, GAHWA_LEVEL])
def test_the_sheet_shows_no_project_of_the_side_without_a_trick(loser: int, mult: int) -> None:
    cards, tricks, projects = [0, 0], [0, 0], [["sira"], ["sira"]]
    cards[1 - loser], tricks[1 - loser] = 162, 8
    for buyer in range(2):
        shown = settled(cards=cards, tricks=tricks, projects=projects, buyer=buyer, mult=mult)
        assert [shown.sum_projects[loser], shown.sum_projects[1 - loser]] == [0, 20]
        assert shown.verdict == (GAHWA_WON if mult == GAHWA_LEVEL else KABOOT)
        assert shown.deal_scores[loser] == 0


@pytest.mark.rule("BAL-SCORE-7", "BAL-SCORE-8", "BAL-SCORE-9")
@pytest.mark.parametrize(
    ("own", "options", "verdict"),
    [
        (66, {}, MADE),
        (65, {}, SHARED),
        (64, {}, KHASARA),
        (65, {"tie_undoubled": "buyer_loses"}, KHASARA),
        (65, {"failed_contract": "each_keeps"}, SHARED),
        (64, {"failed_contract": "each_keeps"}, MISSED),
        (66, {"failed_contract": "each_keeps"}, MADE),
    ],
)
@pytest.mark.parametrize("buyer", range(2))
def test_the_sheet_gives_the_verdict_on_an_undoubled_sun(
    own: int, options: dict[str, Any], verdict: int, buyer: int
) -> None:
    cards = [own, 130 - own] if buyer == 0 else [130 - own, own]
    assert settled(mode="sun", cards=cards, buyer=buyer, options=options).verdict == verdict


@pytest.mark.rule("BAL-SCORE-12", "BAL-DBL-9")
def test_gahwa_is_written_as_152_to_nothing() -> None:
    assert score(cards=[100, 62], mult=GAHWA_LEVEL) == [152, 0]
    assert score(cards=[62, 100], mult=GAHWA_LEVEL, options={"target": 51}) == [0, 152]
    assert score(cards=[81, 81], mult=GAHWA_LEVEL) == [0, 152]
    assert score(cards=[81, 81], mult=GAHWA_LEVEL, options={"tie_doubled": "buyer_wins"}) == [152, 0]
    assert score(cards=[162, 0], tricks=[8, 0], mult=GAHWA_LEVEL, projects=[[], ["100"]]) == [152, 0]


def gahwa() -> Deal:
    deal = Deal(scores=(3, 140), target=400).do("hokom", "pass", "pass", "pass", "hokom")
    return deal.do("double open", "triple", "four open", "gahwa")


@pytest.mark.rule("BAL-DBL-9", "BAL-SCORE-12", "BAL-SCORE-13")
def test_the_winner_of_a_gahwa_deal_has_won_the_game() -> None:
    deal = gahwa().finish()
    assert deal.phase == "over"
    winner = deal.r.deal_scores.index(152)
    assert deal.r.winners == 1 << winner
    assert deal.r.scores[winner] == (3, 140)[winner] + 152
    assert deal.r.dealer == 3, "the deal does not pass on after the end"


#: p1 holds all the trumps but the public card, which falls to the buyer.
TRUMPS = ("JH 9H AH TH QH", "AS TS 9D 7C 8D", "KS 7D JD QC 7S", "QS JS KD AC 8S")


@pytest.mark.rule("BAL-DBL-9", "BAL-SCORE-12")
@pytest.mark.parametrize("options", [{}, {"kaboot": "off"}, {"both_over": "higher_last_deal"}])
@pytest.mark.parametrize(("scores", "target"), [((0, 0), 400), ((3, 300), 400), ((0, 151), 152), ((9, 390), 400)])
@pytest.mark.parametrize("dealer", range(4))
def test_a_gahwa_wins_the_game_below_the_target_and_behind_the_others(
    dealer: int, scores: tuple[int, int], target: int, options: dict[str, Any]
) -> None:
    """p1 buys and takes all tricks, or doubles p2, who has but one trump."""
    for buys in (True, False):
        mine = (dealer + 1) % 2
        before = scores if mine == 0 else scores[::-1]
        pack = stack(TRUMPS, "8H", "KH 7H" if buys else "KH 7H TC")
        deal = Deal(pack, dealer=dealer, scores=before, target=target, **options)
        if buys:
            deal.do("hokom", "pass", "pass", "pass", "hokom", "double open", "triple", "four open", "gahwa")
        else:
            deal.do("pass", "hokom", "pass", "pass", "pass", "hokom")
            deal.do("double open", "triple", "four open", "gahwa")
        deal.finish()
        assert deal.phase == "over", (buys, deal.r.scores)
        assert deal.r.winners == 1 << mine
        assert deal.r.deal_scores[mine] == 152
        assert deal.r.deal_scores[1 - mine] == 0
        assert deal.r.scores[mine] == before[mine] + 152


# --- the end -------------------------------------------------------------------------------------------------


@entry
def winner_at(states: State, i: int) -> int:
    return match_winner(states[i])


def winner(scores: tuple[int, int], last: tuple[int, int] = (10, 6), **options: Any) -> int:
    states = state_of({"options": options})
    GAME.layout.write(states, "scores", scores)
    GAME.layout.write(states, "deal_scores", last)
    return int(winner_at(states, 0))


@pytest.mark.rule("BAL-END-1")
def test_the_game_ends_at_the_target() -> None:
    assert winner((151, 40)) == -1
    assert winner((152, 40)) == 0
    assert winner((40, 160)) == 1
    assert winner((60, 40), target=50) == 0


@pytest.mark.rule("BAL-END-2")
def test_both_over_the_target() -> None:
    assert winner((153, 160)) == 1
    assert winner((160, 160)) == -1
    assert winner((160, 161)) == 1
    assert winner((161, 160)) == 0
    last: dict[str, Any] = {"both_over": "higher_last_deal"}
    assert winner((153, 160), **last) == 0
    assert winner((153, 160), last=(13, 13), **last) == 1
    assert winner((160, 160), last=(13, 13), **last) == -1
    assert winner((160, 160), last=(4, 12), **last) == 1


@pytest.mark.rule("BAL-END-1", "BAL-SCORE-13")
def test_totals_grow_and_deals_are_played_out() -> None:
    deal = Deal(scores=(150, 0)).do("sun", "pass", "pass").finish()
    assert deal.r.trick_no == 8
    assert deal.r.scores[:2] == [150 + deal.r.deal_scores[0], deal.r.deal_scores[1]]


def test_utility_is_the_difference_of_the_teams() -> None:
    states = GAME.new(GAME.options.rule_set())
    engine.start(states, 0, 0)
    GAME.layout.write(states, "deal_scores", [20, 6])
    out: Any = [0.0] * 4 if PLAIN else np.zeros(4)
    engine.utility(states, 0, out)
    assert list(out) == [14, -14, 14, -14]
